# What ready-made clauses say, and the form in which they are chosen, in Hungarian.

clause-earns-per = { $each } { $n ->
    [one] eggyel több érmét hoz
   *[other] { $n } érmével többet hoz
}.
clause-earns-beside = Minden területed, amely mellett { $beside } van, { $n ->
    [one] eggyel több érmét hoz
   *[other] { $n } érmével többet hoz
}.
clause-earns = Minden körben { $n ->
    [one] eggyel több érmét kapsz
   *[other] { $n } érmével többet kapsz
}.
clause-earns-first = Az első köröd végén, egyetlen alkalommal { $n ->
    [one] egy érmét kapsz
   *[other] { $n } érmét kapsz
}.
clause-earns-per-conquest = { $whom ->
    [players] Minden más játékostól elfoglalt terület
    [neutral] Minden gazdátlan egységektől elfoglalt terület
    [alliance] Minden szövetségi néptől elfoglalt terület
    [horde] Minden hordabeli néptől elfoglalt terület
    [active] Minden más játékos aktív népétől elfoglalt terület
    [declined] Minden más játékos hanyatló népétől elfoglalt terület
    [all] Minden ebben a körben elfoglalt terület, az üres is,
   *[anyone] Minden ebben a körben elfoglalt nem üres terület
} { $n ->
    [one] eggyel több érmét hoz
   *[other] { $n } érmével többet hoz
}.
clause-cheaper = { $all }{ $whom ->
    [none] { "" }
    [players] , ahol más játékos egységei állnak,
    [neutral] , ahol gazdátlan egységek állnak,
    [alliance] , ahol szövetségi nép áll,
    [horde] , ahol hordabeli nép áll,
    [active] , ahol más játékos aktív népe áll,
    [declined] , ahol más játékos hanyatló népe áll,
   *[anyone] , ahol egységek állnak,
} { $n ->
    [one] egy egységgel kevesebbe
   *[other] { $n } egységgel kevesebbe
} kerülnek.
clause-cheaper-beside = Az olyan terület, amely mellett saját { $beside } van, { $n ->
    [one] egy egységgel kevesebbe
   *[other] { $n } egységgel kevesebbe
} kerül.
clause-dearer = { $all } neked { $n ->
    [one] egy egységgel többe
   *[other] { $n } egységgel többe
} kerülnek.
clause-lands-on = Az első hódításod { $any } lehet.
clause-reaches = Közel és távol is elfoglalható { $any }.
clause-inhabits = Elfoglalható és megtartható { $any }.
clause-links = { $all } a hódításaidban szomszédosak egymással.
clause-crosses = { $all } a többi szigeten átkelési egység nélkül foglalhatók el.
clause-recruits = Minden körben { $n ->
    [one] egy egység csatlakozik
   *[other] { $n } egység csatlakozik
} az átszervezéskor.
clause-recruits-each = Minden elfoglalt nem üres terület után { $n ->
    [one] egy egység csatlakozik
   *[other] { $n } egység csatlakozik
} az átszervezéskor.
clause-recruits-for = Minden { $per } elfoglalt nem üres terület után { $n ->
    [one] egy egység csatlakozik
   *[other] { $n } egység csatlakozik
} az átszervezéskor.
clause-recruits-per = { $each } után { $n ->
    [one] egy egység csatlakozik
   *[other] { $n } egység csatlakozik
} az átszervezéskor.
clause-spares = Ha egy ellenfél elfoglalja egy területed, egyetlen egységed sem vész el.
clause-spares-all = Bármit tesz is az ellenfél, egyetlen egységed sem vész el.
clause-closes = { $all } nem hódíthatók el tőled.
clause-leaves = Hanyatláskor minden területen legfeljebb { $n ->
    [one] egy egység marad
   *[other] { $n } egység marad
}.
clause-leaves-all = Hanyatláskor minden egységed ott marad, ahol áll.
clause-toll = Ha { $any } a tiéd, a támadója előbb { $n ->
    [one] egy érmét fizet neked
   *[other] { $n } érmét fizet neked
}.
clause-posts = A köröd végén egy saját területeden ({ $any }) felállíthatod ezt: { $name }.
clause-posts-moves = A köröd végén egy saját területeden ({ $any }) felállíthatod ezt: { $name }. Amit korábban állítottál fel, visszakerül hozzád.
clause-builds = Ha { $any } a tiéd lesz, odakerül egy { $name }.
clause-builds-first = Ha { $any } a tiéd lesz, odakerül egy { $name } ({ $n ->
    [one] csak az első alkalommal
   *[other] csak az első { $n } alkalommal
}).
clause-counted = { $whom ->
    [all] Az üres területek is számítanak.
    [players] Csak a más játékosoktól elfoglalt területek számítanak.
    [active] Csak a más játékosok aktív népétől elfoglalt területek számítanak.
    [declined] Csak a más játékosok hanyatló népétől elfoglalt területek számítanak.
    [neutral] Csak a gazdátlan egységektől elfoglalt területek számítanak.
    [alliance] Csak a szövetségi néptől elfoglalt területek számítanak.
    [horde] Csak a hordabeli néptől elfoglalt területek számítanak.
   *[anyone] Az üres területek nem számítanak.
}
clause-counted-of = { $all } számítanak, más nem.
clause-earns-per-piece = Minden területed, ahol { $name } van, { $n ->
    [one] eggyel több érmét hoz
   *[other] { $n } érmével többet hoz
}.
clause-tribute = A köröd végén minden játékos, akinek az aktív népe szomszédos a tiéddel, { $n ->
    [one] egy érmét
   *[other] { $n } érmét
} fizet neked.
clause-hoards = { $each } után minden körben félreteszel { $n ->
    [one] egy érmét
   *[other] { $n } érmét
}. Hanyatláskor mindet megkapod.
clause-at-decline-coins = Ha { $whose ->
    [own] a néped hanyatlásba fordul
   *[others] más játékos népe hanyatlásba fordul
}, { $n ->
    [one] egy érmét
   *[other] { $n } érmét
} kapsz.
clause-at-decline-tokens = Ha { $whose ->
    [own] a néped hanyatlásba fordul
   *[others] más játékos népe hanyatlásba fordul
}, a következő körödre { $n ->
    [one] egy egység
   *[other] { $n } egység
} csatlakozik.
clause-cheaper-after = Minden elfoglalt terület után a továbbiak ebben a körben { $n ->
    [one] egy egységgel
   *[other] { $n } egységgel
} kevesebbe kerülnek.
clause-cheaper-back = { $all }, amelyeket mások elvettek tőled, { $n ->
    [one] egy egységgel
   *[other] { $n } egységgel
} kevesebbe kerülnek.
clause-ignores-tokens = Az egységek nem védik ellened a területet.
clause-ignores-pieces = Az erődök és más tárgyak neked nem drágítják a területet.
clause-ignores-mountains = A hegységek neked nem kerülnek többe, mint más területek.
clause-storms = Körönként egyszer egyetlen egységgel elfoglalható { $any }, ha elérhető, bármi védi is.
clause-storms-far = Körönként egyszer egyetlen egységgel elfoglalható közel és távol is { $any }, bármi védi is.
clause-storms-gives = Ez végleg { $n ->
    [one] egy egység
   *[other] { $n } egység
} elvesztésével jár.
clause-storms-gathers = { $each } körönként egy erőt gyűjt, egy roham ennyit fogyaszt: { $n }.
clause-storms-leaves = A területre { $name } kerül.
clause-conquers-again = { $n ->
    [one] A hódításaid végén felveszed a fölösleges egységeidet, és még egyszer hódítasz.
   *[other] A hódításaid végén felveszed a fölösleges egységeidet, és { $n } alkalommal újra hódítasz.
}
clause-rolls-again = { $n ->
    [one] Ha a végső kísérlet nem sikerül, még egyszer dobsz.
   *[other] Ha a végső kísérlet nem sikerül, legfeljebb { $n } alkalommal újra dobsz.
}
clause-reaches-beyond = A szomszédos terület mögött is elfoglalható { $any }.
clause-hatches = A köröd elején minden területed után, ahol { $name } van, { $n ->
    [one] egy egység csatlakozik.
   *[other] { $n } egység csatlakozik.
}
clause-lends = { $each } a köröd elején { $n ->
    [one] egy egységet
   *[other] { $n } egységet
} ad kölcsön arra a körre.
clause-dwindles = Minden átszervezés után végleg elveszítesz { $n ->
    [one] egy egységet
   *[other] { $n } egységet
}.
clause-gives-up = { $all } a köröd elején mind kiürülnek.
clause-spares-others = Egyetlen aktív nép sem veszít egységet, amikor területet foglalsz el tőle.
clause-guards = { $all }, amelyeket tartasz, másoknak { $n ->
    [one] egy egységgel
   *[other] { $n } egységgel
} többe kerülnek.
clause-stands = Minden területen legalább { $n ->
    [one] egy egységednek
   *[other] { $n } egységednek
} kell állnia, hanyatláskor is.
clause-only-first = Ez csak az első körödben érvényes.
clause-only-later = Ez a második körödtől érvényes.
clause-only-decline = Ez csak hanyatláskor érvényes.
clause-only-holding = { $all }: ez csak addig érvényes, amíg legalább { $n } a tiéd.
clause-reserve = Minden körben { $n ->
    [one] egy további egység
   *[other] { $n } további egység
} harcol érted, és az átszervezés után lekerül a térképről.
clause-in-decline = Mindez hanyatláskor is érvényes.
clause-free-in-decline = Hanyatláskor nem foglal helyet: mellette még egy hanyatló néped lehet.
clause-marches-in-decline = Hanyatláskor is tovább hódít.

craft-tokens = Egységek
craft-reserve = További egységek hódításhoz, minden körben
craft-lender = Ennek a népnek az egységeivel játszik
craft-lender-of = { $name } ({ $n ->
    [one] { $n } egység
   *[other] { $n } egység
})
craft-lender-out = Az a nép ilyenkor kimarad a játékból.
craft-faction = Frakció
craft-neutral = semleges
craft-clauses = Mit tud
craft-clause-new = Még egy képesség
craft-decline = Hanyatláskor
craft-in-decline = A képességei megmaradnak
craft-free-in-decline = Nem foglal helyet: mellette még egy hanyatló nép lehet
craft-marches-in-decline = Tovább hódít
craft-any = –

craft-only = Csak egy feltétellel
craft-group-coins = Érmék
craft-group-conquests = Hódítás
craft-group-ways = Hol hódíthat
craft-group-tokens = Egységek
craft-group-holding = Területek megtartása
craft-group-pieces = Tárgyak a térképen

craft-clause-earns-per = Érmék valamilyen területekért
craft-clause-earns-beside = Érmék a valami melletti területekért
craft-clause-earns = Érmék minden körben
craft-clause-earns-first = Érmék egyszer, az elején
craft-clause-earns-per-conquest = Érmék hódításért
craft-clause-cheaper = Olcsóbb hódítás
craft-clause-cheaper-beside = Olcsóbb valami mellett
craft-clause-dearer = Drágább hódítás
craft-clause-lands-on = Bárhol a térképre léphet, ahol valami van
craft-clause-reaches = Közel és távol is hódít
craft-clause-inhabits = Vízen él
craft-clause-links = Valamilyen területek szomszédosak egymással
craft-clause-crosses = Ingyen kel át a szigetek között
craft-clause-recruits = Új, megmaradó egységek, minden körben vagy hódításokért
craft-clause-recruits-per = Egységek csatlakoznak valamilyen területekért
craft-clause-spares = Nem veszít egységet
craft-clause-closes = Ott nem hódítható el
craft-clause-leaves = Hanyatláskor több marad
craft-clause-toll = A támadók fizetnek
craft-clause-earns-per-piece = Érmék azokért a területekért, ahol tárgy áll
craft-clause-tribute = A szomszédok fizetnek
craft-clause-hoards = Hanyatlásig gyűjtött érmék
craft-clause-at-decline = Amikor egy nép hanyatlásba fordul
craft-clause-cheaper-after = Minden hódítás olcsóbbá teszi a következőt
craft-clause-cheaper-back = Olcsóbb visszafoglalni
craft-clause-ignores = A védelem egy része nem számít
craft-clause-storms = Egyetlen egységgel foglal területet
craft-clause-conquers-again = Még egyszer hódít
craft-clause-rolls-again = Újra dob
craft-clause-reaches-beyond = A szomszéd mögé is elér
craft-clause-hatches = Egységek csatlakoznak azokért a területekért, ahol tárgy áll
craft-clause-lends = További egységek csak egy körre
craft-clause-dwindles = Egységek távoznak
craft-clause-gives-up = Minden körben területeket ürít ki
craft-clause-guards = Másoknak drágább
craft-clause-stands = Többen állnak egy területen
craft-clause-posts = Minden körben felállít egy tárgyat
craft-clause-builds = Épít, ahol hódít

craft-field-earlier = A korábbiak
craft-field-kind = Területek
craft-field-number = Mennyi
craft-field-coins = Érmék
craft-field-from = Kitől
craft-field-by = Ennyi egységgel
craft-field-per = Hány hódítás után
craft-field-tokens = Egységek
craft-field-spared = Megvéd ettől
craft-field-staying = Mennyi marad
craft-field-of = Területek
craft-field-piece = Mit
craft-field-on = Területek
craft-field-ignored = Mi
craft-field-where = Milyen messze
craft-field-whose = Kinek a népe
craft-field-brings = Mit hoz
craft-field-gives = Ennyi egység vész el érte
craft-field-leaves = Ezt hagyja ott
craft-field-gathers = Ebből gyűjt erőt
craft-field-needs = Ennyi erő kell hozzá
craft-field-when = Mikor
craft-field-holding = Amíg ezt tartod
craft-field-least = Legalább
craft-field-first = Csak az első

craft-value-kind-land = szárazföld
craft-value-kind-water = tenger vagy tó
craft-value-kind-coast = part
craft-value-kind-any = bármelyik terület
craft-value-kind-mine = bánya
craft-value-kind-magic = mágia
craft-value-kind-cavern = barlangbejárat
craft-value-kind-entry = partraszállóhely
craft-value-kind-murloc = Murloc-telep
craft-value-from-anyone = bárkitől
craft-value-from-players = más játékosoktól
craft-value-from-neutral = gazdátlan egységektől
craft-value-from-alliance = a Szövetségtől
craft-value-from-horde = a Hordától
craft-value-spared-conquered = hódítástól
craft-value-spared-all = bármitől, amit az ellenfél tesz
craft-value-from-active = más játékosok aktív népétől
craft-value-from-declined = más játékosok hanyatló népétől
craft-value-spared-others = mások veszteségétől, ha tőlük hódítasz
craft-value-ignored-tokens = egységek
craft-value-ignored-pieces = erődök és más tárgyak
craft-value-ignored-mountains = hegységek
craft-value-earlier-stays = maradnak
craft-value-earlier-moves = visszakerülnek
craft-value-where-near = elérhető közelségben
craft-value-where-far = közel és távol
craft-value-whose-others = más játékosé
craft-value-whose-own = a tiéd
craft-value-brings-coins = érmék
craft-value-brings-tokens = egységek
craft-value-when-first = az első körödben
craft-value-when-later = a második körödtől
craft-value-when-decline = hanyatláskor
craft-value-spoils-anyone = { craft-value-from-anyone }
craft-value-spoils-players = { craft-value-from-players }
craft-value-spoils-neutral = { craft-value-from-neutral }
craft-value-spoils-alliance = { craft-value-from-alliance }
craft-value-spoils-horde = { craft-value-from-horde }
craft-value-spoils-active = { craft-value-from-active }
craft-value-spoils-declined = más játékosok hanyatló népétől
craft-value-spoils-all = bárkitől, üres terület is
craft-value-staying-all = mind

field-things = Egy fájlban 1–{ $most } nép és képesség lehet.
field-tokens = Legalább { $fewest }, legfeljebb { $most }.
field-lender = Válaszd ki, kinek az egységeit kéri kölcsön.
field-supply = { $n } egység kell, de csak { $most } kérhető kölcsön. Vegyél kevesebbet, vagy kérj másoktól.
field-range = Egész szám, legalább { $fewest } és legfeljebb { $most }.
field-number = Egész szám 1 és { $most } között.
field-value = { $than } itt nem lehet; lehetséges: { $known }.
field-clause = { $than } nem ismert képesség.
field-once = Ez már itt van; csak egyszer szerepelhet.
field-clauses = Legfeljebb { $most } képesség.
field-no-factions = Ebben a játékban nincsenek frakciók.
field-empty = Nincs benne sem nép, sem képesség.

kind-each-farmland = Minden szántófölded
kind-each-fields = Minden meződ
kind-each-forest = Minden erdőd
kind-each-hill = Minden dombvidéked
kind-each-mountain = Minden hegységed
kind-each-swamp = Minden mocsarad
kind-each-sea = Minden tengered
kind-each-lake = Minden tavad
kind-each-mine = Minden bányád
kind-each-magic = Minden mágikus területed
kind-each-cavern = Minden barlangbejáratod
kind-each-entry = Minden partraszállóhelyed
kind-each-murloc = Minden Murloc-telepes területed
kind-each-land = Minden szárazföldi területed
kind-each-water = Minden tengered és tavad
kind-each-coast = Minden parti területed
kind-each-any = Minden területed
kind-any-farmland = bármelyik szántóföld
kind-any-fields = bármelyik mező
kind-any-forest = bármelyik erdő
kind-any-hill = bármelyik dombvidék
kind-any-mountain = bármelyik hegység
kind-any-swamp = bármelyik mocsár
kind-any-sea = bármelyik tenger
kind-any-lake = bármelyik tó
kind-any-mine = bármelyik bányás terület
kind-any-magic = bármelyik mágikus terület
kind-any-cavern = bármelyik barlangos terület
kind-any-entry = bármelyik partraszállóhely
kind-any-murloc = bármelyik Murloc-telepes terület
kind-any-land = bármelyik szárazföldi terület
kind-any-water = bármelyik tenger vagy tó
kind-any-coast = bármelyik parti terület
kind-any-any = bármelyik terület
kind-all-farmland = A szántóföldek
kind-all-fields = A mezők
kind-all-forest = Az erdők
kind-all-hill = A dombvidékek
kind-all-mountain = A hegységek
kind-all-swamp = A mocsarak
kind-all-sea = A tengerek
kind-all-lake = A tavak
kind-all-mine = A bányás területek
kind-all-magic = A mágikus területek
kind-all-cavern = A barlangos területek
kind-all-entry = A partraszállóhelyek
kind-all-murloc = A Murloc-telepes területek
kind-all-land = A szárazföldi területek
kind-all-water = A tengerek és a tavak
kind-all-coast = A parti területek
kind-all-any = A területek
kind-beside-farmland = szántóföld
kind-beside-fields = mező
kind-beside-forest = erdő
kind-beside-hill = dombvidék
kind-beside-mountain = hegység
kind-beside-swamp = mocsár
kind-beside-sea = tenger
kind-beside-lake = tó
kind-beside-mine = bánya
kind-beside-magic = mágikus terület
kind-beside-cavern = barlangbejárat
kind-beside-entry = partraszállóhely
kind-beside-murloc = Murloc-telep
kind-beside-land = szárazföld
kind-beside-water = tenger vagy tó
kind-beside-coast = part
kind-beside-any = másik terület

craft-board-new = Új térkép
craft-board-title = Cím
craft-board-rounds = Fordulók
craft-board-size = Méret
craft-board-canvas = A térkép rajza
craft-board-help = Válassz egy területet, és húzd a sarkait vagy magát a területet. A sarkok közti kis pontokból új sarkok lesznek; a másikra ejtett sarok azzal eggyé válik. Billentyűzettel: a nyilak mozgatják a sarkot, a Delete törli.
craft-board-undrawn = Ennek a térképnek még nincs rajza: a határai csak a szomszédok listája. Így is játszható; ha már meg van rajzolva, tovább rajzolhatod.
craft-board-undo = Vissza
craft-board-redo = Újra
craft-board-draw = Terület rajzolása
craft-board-draw-help = Kattints saroktól sarokig, végül újra az elsőre. A meglévő sarkok és határok magukhoz vonzzák a tieidet.
craft-board-draw-done = Körvonal lezárása
craft-board-graph = Látsszon, ki kivel szomszédos
craft-board-region = { $n }. terület
craft-board-regions = { $n ->
    [one] { $n } terület
   *[other] { $n } terület
}
craft-board-next = szomszédai: { $list }
craft-board-edge = a térkép széle
craft-board-shore = a külső part
craft-board-terrain = Terep
craft-board-marks = Mi van rányomtatva
craft-board-site = méretbetű
craft-board-name = Neve, ha van
craft-board-split = Kettévágás
craft-board-add = Új mellé
craft-board-remove = Elvétel
craft-board-join = Egyesítés ezzel
craft-board-choose = Válassz…
craft-board-corner = { $n }. sarok
craft-board-corner-new = Új sarok
craft-board-corner-drop = A sarok törlése
craft-board-cut = Vágás innen eddig
craft-board-begin = Újrakezdés
craft-board-begin-from = Miből
craft-board-begin-do = Kirakás
craft-board-grid = { $columns } × { $rows } mezős rács
craft-list-begin = szomszédok listája
craft-list-help = Add meg minden területhez a terepét, a szomszédai sorszámát, és hogy a térkép szélén fekszik-e. A határ kölcsönös: amit az egyik területnél beírsz, a másikra is érvényes. A térképet ezután a program rajzolja meg.
craft-list-help-island = Add meg minden területhez a terepét, a szomszédai sorszámát, és hogy a külső parton fekszik-e. A határ kölcsönös: amit az egyik területnél beírsz, a másikra is érvényes. A szigetet ezután a program rajzolja meg.
craft-list-next = Szomszédos területek
craft-list-edge = a térkép szélén
craft-list-shore = a külső parton
craft-list-more = Szomszédok kijelölése, jelek és egyebek
craft-list-add = Még egy terület
craft-list-draw = A térkép megrajzolása
craft-list-unknown = Ilyen terület nincs a listában: { $what }.
craft-list-no-edge = Legalább egy területnek ki kell érnie a szélre.
craft-list-apart = { $n }. terület: nem kapcsolódik a többihez, a térkép darabokra esik.
craft-list-around = { $n }. terület: teljesen körülvenne egy másikat ({ $other }. terület). Annak mással is szomszédosnak kell lennie, vagy ki kell érnie a szélre.
craft-list-crossed = Ezeket a határokat nem lehet mind egy lapra rajzolni: némelyiknek kereszteznie kellene egy másikat.
craft-list-crossed-by = Ezeket a határokat nem lehet mind egy lapra rajzolni; e két terület határa nélkül lehetne: { $n }. és { $other }. terület.
craft-list-crossed-edge = Ezeket a határokat nem lehet mind egy lapra rajzolni; lehetne, ha ez nem érne ki a szélre: { $n }. terület.
craft-board-photo = Rajzolás fényképre
craft-board-photo-note = A fénykép ebben a böngészőben marad, senki más nem kapja meg.
craft-board-photo-choose = Fénykép választása
craft-board-photo-size = A fénykép mérete
craft-board-photo-away = Fénykép elvétele
craft-board-photo-large = Ez a fénykép nagyobb { $most } MB-nál; válassz kisebbet.
craft-board-photo-kind = Ez nem megjeleníthető fénykép; válassz PNG-, JPEG- vagy WebP-fájlt.
craft-board-preview = Így fog feküdni az asztalon
craft-board-preview-wait = Készül a rajz…
craft-board-no-preview = Most nem sikerült lerajzolni; próbáld újra.
craft-board-counts = Miből mennyi van: nálad és a doboz térképén
craft-board-counts-own = tiéd
craft-board-counts-box = doboz
craft-board-counts-all = területek
craft-board-no-split = Itt nem vágható el; válassz két sarkot, amelyek között nincs semmi.
craft-board-no-join = Ez a kettő nem egyesíthető: együtt körbefognának egy másik területet.
craft-board-no-room = Nincs mellette hely; előbb told arrébb a többi területet.
craft-board-no-drop = Ebben a sarokban három határ találkozik, vagy túl kevés sarok maradna; ez marad.
craft-board-no-drawn = Ezekből a sarkokból nem lesz terület; három olyan kell, amely nem esik egy egyenesbe.

field-board-room = Itt nem férnek el az egységek; szélesítsd ki.
field-board-twice = Egy területen minden jelből csak egy lehet.
field-board-dry = A vízre semmi nincs nyomtatva.
field-board-tribes = A dobozban { $most } egység van azoknak, akik az elején itt állnak; a térkép { $n } egységet kér.
field-board-no-entry = Egyetlen nép sem tud belépni: sem a térkép szélén, sem a szélső tengernél nincs szárazföld.
field-board-site = Egyetlen területen áll méretbetű, nem ennyin: { $n }.
field-board-inland = Partraszállóhely csak a külső parton lehet.
field-board-beyond = Ide szárazon egyetlen nép sem jut el: mindenütt víz veszi körül.
field-board-no-landing = Itt senki sem szállhat partra; a népek más szigetekről jönnek.
