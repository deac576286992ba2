# Small World of Warcraft in Hungarian.

## Races

race-blood_elves = Blood Elves
    .for = mágikus területek
    .low = Blood Elves nép
    .acc = Blood Elves népet
    .abl = Blood Elves néptől
    .gender = s
race-draenei = Draenei
    .low = Draenei nép
    .acc = Draenei népet
    .abl = Draenei néptől
    .gender = s
race-dwarves = Dwarves
    .low = Dwarves nép
    .acc = Dwarves népet
    .abl = Dwarves néptől
    .gender = s
race-ethereals = Ethereals
    .low = Ethereals nép
    .acc = Ethereals népet
    .abl = Ethereals néptől
    .gender = s
race-forsaken = Forsaken
    .low = Forsaken nép
    .acc = Forsaken népet
    .abl = Forsaken néptől
    .gender = s
race-gnomes = Gnomes
    .low = Gnomes nép
    .acc = Gnomes népet
    .abl = Gnomes néptől
    .gender = s
race-goblins = Goblins
    .low = Goblins nép
    .acc = Goblins népet
    .abl = Goblins néptől
    .gender = s
race-humans = Humans
    .for = Katonai célpontok
    .low = Humans nép
    .acc = Humans népet
    .abl = Humans néptől
    .gender = s
race-kobolds = Kobolds
    .low = Kobolds nép
    .acc = Kobolds népet
    .abl = Kobolds néptől
    .gender = s
race-naga = Naga
    .low = Naga nép
    .acc = Naga népet
    .abl = Naga néptől
    .gender = s
race-night_elves = Night Elves
    .low = Night Elves nép
    .acc = Night Elves népet
    .abl = Night Elves néptől
    .gender = s
race-orcs = Orcs
    .for = a Szövetségtől
    .low = Orcs nép
    .acc = Orcs népet
    .abl = Orcs néptől
    .gender = s
race-pandaren = Pandaren
    .for = Harmónia
    .low = Pandaren nép
    .acc = Pandaren népet
    .abl = Pandaren néptől
    .gender = s
race-tauren = Tauren
    .low = Tauren nép
    .acc = Tauren népet
    .abl = Tauren néptől
    .gender = s
race-trolls = Trolls
    .low = Trolls nép
    .acc = Trolls népet
    .abl = Trolls néptől
    .gender = s
race-worgen = Worgen
    .for = emberalak
    .low = Worgen nép
    .acc = Worgen népet
    .abl = Worgen néptől
    .gender = s
race-murloc = Murlocs
    .low = Murlocs nép
    .acc = Murlocs népet
    .abl = Murlocs néptől
    .gender = s

## Powers

power-archaeologist = Régész
    .for = Ereklyék és helyek
    .low = régész
power-battle_master = Hadvezér
    .for = nem üres területek
    .low = hadvezér
power-beast_master = Állatszelídítő
    .low = állatszelídítő
power-blacksmith = Kovács
    .low = kovács
power-championing = Bajnok
    .for = váltságdíj
    .low = bajnok
power-defensive = Védelmező
    .low = védelmező
power-enraged = Dühöngő
    .for = védők
    .low = dühöngő
power-explorer = Felfedező
    .for = szigetek
    .low = felfedező
power-farmer = Földműves
    .for = mezők
    .low = földműves
power-fishing = Halász
    .for = vízpart
    .low = halász
power-garrisoned = Várépítő
    .low = várépítő
power-herbalist = Füvész
    .for = dombok
    .low = füvész
power-intimidating = Megfélemlítő
    .low = megfélemlítő
power-marshdweller = Láplakó
    .for = mocsarak
    .low = láplakó
power-mining = Bányász
    .for = barlangbejáratok
    .low = bányász
power-mountaineer = Hegylakó
    .for = hegységek
    .low = hegylakó
power-portal_mage = Portálmágus
    .low = portálmágus
power-ranger = Erdőjáró
    .for = erdők
    .low = erdőjáró
power-sailing = Hajós
    .low = hajós
power-swamp_walker = Mocsárjáró
    .for = mocsarak
    .low = mocsárjáró

combo = { $power } { $race }
    .low = { $power_low } { $race }
    .acc = { $power_low } { $race_acc }
named-race = { $name }
    .low = { $name } népe
    .acc = { $name } népét
    .abl = { $name } népétől
    .gender = s
named-power = { $name }

## Artifacts and Legendary Places

site-aegis_of_aggramar = Aegis of Aggramar
site-ashes_of_alar = Ashes of Al’ar
site-doomhammer = Doomhammer
site-frostmourne = Frostmourne
site-heart_of_azeroth = Heart of Azeroth
    .for = szomszédok
site-battleground = Battleground
    .for = kétszer legyőzve
site-dark_portal = Dark Portal
    .for = minden kör
site-karazhan = Karazhan
    .for = azonos terep
site-lights_hope_chapel = Light’s Hope Chapel
site-meeting_stone = Meeting Stone
site-spirit_healer = Spirit Healer
site-well_of_eternity = Well of Eternity
    .for = legtöbb terület körülötte

## What races do

race-blood_elves-text = Minden mágikus területed eggyel több érmét hoz.
race-draenei-text = Minden ellenfél körében az első egység, amelyet elveszítenél, visszatér a kezedbe.
race-dwarves-text = A hegység két egységgel kevesebbe kerül.
race-ethereals-text = Körönként egyszer: vegyél át egy felfedett Ereklyét egy szomszédos területről, vagy foglalj el két egységgel olcsóbban egy szomszédos területet, ahol felfedett Legendás hely van.
race-forsaken-text = Minden idegen egység után, amely a körben miattad vész el, az átszervezés előtt egy érméért új Forsaken egységet vehetsz a dobozból.
race-gnomes-text = Körönként egyszer légitámadás bármely sziget bármely szárazföldi területe ellen, mintha szomszédos volna: nevezd meg, dobj, és ennyivel kevesebb egységbe kerül.
race-goblins-text = A köröd végén tehetsz lefordított bombákat szomszédos területekre, ahol ellenfél aktív népe áll. A következő körödben kiderül: a felük robban, és kiüríti a területet.
race-humans-text = A köröd végén tegyél legfeljebb két Katonai célpontot oda, ahol nem áll szövetségi nép. Aki nem a Hordából való, és elfoglalja, két érmét kap, és te is.
race-kobolds-text = Minden barlangbejárat szomszédosnak számít, az első hódításkor is, és az átkelés oda ingyenes.
race-naga-text = Tengert és tavat is elfoglalhatsz két egységgel. Az első hódításod bármelyik lehet.
race-naga-decline = A tengereken és tavakon maradnak, és továbbra is érmét hoznak.
race-night_elves-text = Az erdő egy egységgel kevesebbe kerül. Minden elfoglalt erdő lidércfalat kap, amely eggyel növeli a védelmét.
race-night_elves-decline = A lidércfalak maradnak, és továbbra is eggyel növelik a védelmet.
race-orcs-text = Minden szövetségi néptől elfoglalt terület eggyel több érmét hoz, a frakcióbónuszon felül.
race-pandaren-text = A köröd végén minden ellenfél, akinek aktív népét nem támadtad, Harmónia jelzőt kap. Aki ilyet tart, két érmét fizet neked, mielőtt e népre támad.
race-tauren-text = Minden területen legalább két egység áll. Ha csak egy marad, azonnal egy másik területedre kell mennie.
race-tauren-decline = Minden területen két egység marad.
race-trolls-text = A nem üres terület egy egységgel kevesebbe kerül.
race-worgen-text = Minden körben válassz: emberalak, azonnal két érme; vagy worgenalak, fizess egy érmét, és minden hódítás egy egységgel olcsóbb.

## What powers do

power-archaeologist-text = Minden birtokolt Ereklye és Legendás hely eggyel több érmét hoz.
power-battle_master-text = Minden ebben a körben elfoglalt nem üres terület eggyel több érmét hoz.
power-beast_master-text = A köröd elején minden dombod után kapsz egy vadállatot, legfeljebb ötöt. A vadállatok egységként hódítanak és védenek, és előbb ők vesznek el.
power-blacksmith-text = Minden terület egy egységgel kevesebbe kerül.
power-championing-text = Körönként egyszer a Bajnok ingyen elfoglal egy szomszédos területet, bármi védi is, és egységként védi. Ha elfogják, egy érméért visszakapod, és senki sem vész el.
power-defensive-text = A köröd végén őrtorony védi minden meződ, amely körül több területet tartasz, mint bármelyik másik nép: a terület sérthetetlen.
power-enraged-text = Minden elfoglalt terület, amelyet legalább két egység védett, annyi érmét hoz, ahány egység védte.
power-explorer-text = Minden sziget, ahol van területed, eggyel több érmét hoz.
power-farmer-text = Minden meződ eggyel több érmét hoz.
power-fishing-text = Minden tenger vagy tó melletti területed eggyel több érmét hoz.
power-garrisoned-text = Az átszervezés után minden területed erődöt kap, amely eggyel növeli a védelmét.
power-garrisoned-decline = Az erődök maradnak, és továbbra is eggyel növelik a védelmet.
power-herbalist-text = Minden dombod eggyel több érmét hoz.
power-intimidating-text = Körönként legfeljebb háromszor: egy szomszédos terület egységét tedd népének másik területére, vagy ha nincs ilyen, vedd le a térképről; a Murlocs mindig lekerül. Előbb a fal és az erőd dől le.
power-marshdweller-text = Mocsarad elfoglalásának minden kísérlete egy érmébe kerül a támadónak, és azt te kapod.
power-marshdweller-decline = Minden mocsarad megtámadása továbbra is egy érmébe kerül.
power-mining-text = Minden barlangbejáratod eggyel több érmét hoz.
power-mountaineer-text = Minden hegységed eggyel több érmét hoz.
power-portal_mage-text = Körönként kétszer cseréld fel két mágikus terület minden lapkáját, bárkié is. A hegység, a Legendás hely és a lefordított jelző marad.
power-ranger-text = Minden erdőd eggyel több érmét hoz.
power-sailing-text = A tengeri átkelés partraszállóhelyre nem kerül egységbe.
power-swamp_walker-text = Minden mocsarad eggyel több érmét hoz.

## What artifacts and places do

site-aegis_of_aggramar-text = A köröd végén tedd egy területedre: minden ellenfélnek sérthetetlen, amíg két érmét nem fizet neked.
site-ashes_of_alar-text = Körönként egyszer foglald el bármely sziget bármely szárazföldi területét, mintha szomszédos volna.
site-doomhammer-text = Körönként egyszer fizess két érmét a birtokosnak (vagy a banknak), és egyetlen egységgel foglalj el egy elérhető területet.
site-frostmourne-text = Körönként egyszer egy hódítás két egységgel kevesebbe kerül.
site-heart_of_azeroth-text = A köröd végén tedd egy területedre: minden ellenfél, akinek aktív népe szomszédos vele, fizet neked egy érmét.
site-battleground-text = A körben legalább kétszer legyőzött ellenséges nép még egy érmét hoz. Semleges nép a körében frakciót választhat.
site-dark_portal-text = Minden körben két érmével több.
site-karazhan-text = Minden további ugyanilyen tereptípusú területed eggyel több érmét hoz.
site-lights_hope_chapel-text = Az ellenfelek miatt nem vesztesz egységet: minden kiűzött visszatér a kezedbe.
site-meeting_stone-text = A tengeri átkelés partraszállóhelyre nem kerül egységbe.
site-spirit_healer-text = Minden átszervezéskor csatlakozik néped egy új egysége, amíg nincs mind játékban.
site-well_of_eternity-text = A vízben fekszik. A nép, amelynek egyedül a legtöbb területe van körülötte, két érmét kap.
site-well_of_eternity-decline = A hanyatló nép is megkapja a két érmét.

## Factions, terrain, marks and pieces

faction-alliance = Szövetség
    .acc = a Szövetségért
faction-horde = Horda
    .acc = a Hordáért
faction-neutral = semleges
    .acc = senkiért sem

terrain-fields = mező
    .acc = mezőt
    .in = mezőn
terrain-forest = erdő
    .acc = erdőt
    .in = erdőben
terrain-hill = domb
    .acc = dombot
    .in = dombon
terrain-mountain = hegység
    .acc = hegységet
    .in = hegységben
terrain-swamp = mocsár
    .acc = mocsarat
    .in = mocsárban
terrain-sea = tenger
    .acc = tengert
    .in = tengeren
terrain-lake = tó
    .acc = tavat
    .in = tavon

mark-entry = partraszállóhely
mark-murloc = Murloc-telep
mark-site = rejtett jelző

piece-fortress = erőd
    .acc = erődöt
piece-wall = lidércfal
    .acc = lidércfalat
piece-tower = őrtorony
    .acc = őrtornyot
piece-champion = Bajnok
    .acc = Bajnokot
piece-beast = vadállat
    .acc = vadállatot
piece-bomb = bomba
    .acc = bombát
piece-target = Katonai célpont
    .acc = Katonai célpontot
piece-harmony = Harmónia
    .acc = Harmóniát
piece-mountain = hegység
    .acc = hegységet
piece-murloc = Murloc-egység
piece-site = lefordított jelző

## Prices

price-ferry = { $n_sign }{ $n_abs } átkelés
price-garrison = { $n_sign }{ $n_abs } (legalább kettő, { $name })

## Income, one line for each source

income-faction_war = Frakcióbónusz: { $n }

## Why something cannot be done

why-other-side = { $seat } másik frakció oszlopából választ.
why-not-entry = Az első hódítás csak horgonnyal jelölt partraszállóhely lehet.
why-water = Tengert és tavat csak a Naga nép foglalhat el.
why-way-used = { $name }: ebben a körben már felhasználva.
why-way-dear = Így az ára { $price }, kézben { $hand }.
note-die-again = Ha nem elég, egy második dobás dönt: az a kör végső kísérlete.
why-champion-away = A Bajnok a térképen áll: csak akkor hódíthat, ha a felkészüléskor kézbe veszed.
note-least = { $race }: egy területre legalább két egység megy, bárhogyan foglalod is el.
note-least-beside = { $race }: minden területen legalább kettő áll: { $name_art } { $name } és mellette egy egység.
note-vain = { $name }: itt egyetlen egységet sem takarít meg, csak idekerülne.
note-vain-die = { $name }: a kockával nélküle is ugyanazt kell dobni, csak idekerülne.
note-beside = Egységek helyett: { $n } { $name }.
error-plan-short = { $regions }: túl kevés egység. Minden területen legalább { $least } kell ({ $race }); egység helyett { $n ->
    [one] csak egy { $name } állhat.
   *[other] csak { $n } { $name } állhat.
}
ui-champion-joins = A Bajnok itt fog állni: { $region }. Nélküle ott túl kevés az egység.
ui-beasts-alone = { $regions }: itt vadállatok állnak egységek helyett. A következő köröd elején elmennek, és { $regions_count ->
    [one] ez a terület elvész.
   *[other] ezek a területek elvesznek.
}
why-pair-swap = A portálmágusok csak olyan mágikus területeket cserélnek fel, amelyeket semmi sem véd, és legalább az egyiken kell lennie valaminek.
why-pair-intimidate = Csak szomszédos területen álló idegen egység, lidércfal vagy erőd félemlíthető meg, és csak ha semmi sem védi.
why-pair-intimidate-second = Az egység csak saját népének egy másik területére menekül.
why-pair-steal = Csak szomszédos, felfedett Ereklye lopható el, és csak ha semmi sem védi.
why-pair-steal-second = Csak egy szomszédos saját területedre kerülhet.
ui-pair-first-intimidate = Válaszd ki a területet, ahonnan egy egység elmenekül.
ui-pair-second-intimidate = Kiválasztva: { $region }. Válaszd ki, hová menekül az egység.
ui-pair-first-steal = Válaszd ki a területet, ahonnan Ereklyét lopsz.
ui-pair-second-steal = Kiválasztva: { $region }. Válaszd ki a saját területedet, ahová az Ereklye kerül.
why-choose-lone = A magára maradt egység a népe egy másik területére megy.
why-choose-tauren = A magára maradt Tauren egy másik Tauren-területre megy.
why-choose-well = A Well of Eternity ugyanazon sziget egyik vizébe kerül.
why-place-beast = Vadállat csak olyan területen állhat, amelyet ez a nép birtokol.
why-place-champion-at = A Bajnok saját területen áll, mindenekelőtt ott, ahol hiányzik egység.
why-place-fortress = Erőd olyan saját területre kerülhet, ahol még nincs.
why-place-tower = Őrtorony olyan saját meződre kerülhet, amely körül te tartod a legtöbb területet.
why-place-bomb = Bomba szomszédos területre kerülhet, amelyet egy ellenfél aktív népe birtokol, semmi sem véd, és ahol még nincs bomba.
why-place-target = Katonai célpont olyan szárazföldre kerülhet, amelyet semmi sem véd, és nem szövetségi nép birtokol.
why-place-aegis = Az Aegis saját területen fekszik.
why-place-heart = A Heart saját területen fekszik.

## What is being asked

stack-races = { $n ->
    [one] { $n } nép
   *[other] { $n } nép
}
ask-begin = { $seat }: { $race_art } { $race_low } köre kezdődik. Válassz.
ask-form = { $seat }: emberalak vagy worgenalak, amelyben minden hódítás egy egységgel olcsóbb?
ask-form-farewell = { $seat }: emberalak vagy worgenalak? Közvetlenül ezután { $race_gender ->
    [s] hanyatlásba fordul { $race_art } { $race_low }, és semmit sem hódít meg.
   *[none] hanyatlásba fordulnak { $race_art } { $race_low }, és semmit sem hódítanak meg.
}
ask-side = { $seat }: melyik frakcióért harcol ebben a körben { $race_art } { $race_low }?
ask-fee = { $seat }: fizetsz a bombáért ({ $other }, { $region }), vagy látatlanul eldobod?
ask-fee-farewell = { $seat }: fizetsz a bombáért ({ $other }, { $region }), vagy látatlanul eldobod? Közvetlenül a bombák után { $race_gender ->
    [s] hanyatlásba fordul { $race_art } { $race_low }.
   *[none] hanyatlásba fordulnak { $race_art } { $race_low }.
}
ask-reveal = { $seat }: kiderül, mi feküdt lefordítva.
ask-choose = { $seat }: válassz.
ask-choose-lone = { $seat }: hová megy a magára maradt egység?
ask-choose-tauren = { $seat }: hová megy a magára maradt Tauren?
ask-choose-well = { $seat }: melyik vízbe kerül a Well of Eternity?
ask-spread = { $seat }: helyezd el a vadállatokat.
ask-champion = { $seat }: helyezd el a Bajnokot.
ask-build = { $seat }: helyezd el az erődöket és az Ereklyéket.
ask-build-one = { $seat }: válaszd ki, hová kerül { $name_art } { $name }.
ask-finish = { $seat }: a kör vége előtt még elhelyezhetsz valamit.
ask-faces = { $seat }: kikerülnek a szigetek.
ask-rolled = { $seat }: a légitámadás első kockája { $n }. Dobsz még egyszer, vagy lemondasz róla?
ask-cast = { $seat }: a kocka véget vetett a hódításnak.
ask-wild = { $seat }: a Murlocs nép indul hódítani.

## What happened

log-well = A Well of Eternity helye: { $region }.
log-well-none = Ezen a szigeten nincs víz: a Well of Eternity kikerül a játékból.
log-bomb-live = Felrobbant a bomba: { $region }.
log-bomb-dud = Besült a bomba: { $region }.
log-bomb-gone = A bomba látatlanul eltűnik: { $region }.
log-objective = { $seat ->
    [none] A Murlocs nép elfoglalja
   *[other] { $seat } elfoglalja
} a Katonai célpontot ({ $region }), és { $n ->
        [one] { $n } érmét
       *[other] { $n } érmét
    } kap.
log-way-tried = { $seat } végső kísérlete ({ $name }): { $region }.
log-pull-down = { $seat } ledönti: { $piece } ({ $region }).
log-tower-gone = Lekerül az őrtorony: { $region }.
log-wall = Lidércfal emelkedik: { $region }.
log-harmony = Harmóniát kap: { $seats }.
log-kept = { $seat } megment egy egységet ({ $race_low }).
log-beasts = { $seat } vadállatai kézben: { $n }.
log-wild-conquer = A Murlocs nép elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }, { $spend ->
        [one] { $spend } egységlapkával
       *[other] { $spend } egységlapkával
    }.
log-murlocs-beaten = { $seats_count ->
        [one] { $seats } legyőzi a Murlocs népet
       *[other] { $seats } együtt legyőzi a Murlocs népet
    }, { $n }:{ $than }.
log-team-won-alliance = A Szövetség győz, a csapat pontszáma { $n }: { $seats }.
log-team-won-horde = A Horda győz, a csapat pontszáma { $n }: { $seats }.
log-team-won-neutral = A semleges oldal győz, pontszáma { $n }: { $seats }.
log-teams-tied = Az oldalak osztoznak a győzelmen, mindegyik pontszáma { $n }: { $seats }.
log-murlocs-won = A Murlocs nép győz, { $n ->
        [one] { $n } érmével
       *[other] { $n } érmével
    }.
log-face = Asztalra kerül: { $face }.
log-champion = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } a Bajnokkal{ $spend ->
        [0] { "" }
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-champion-raid = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } a Bajnokkal a levegőből{ $spend ->
        [0] { "" }
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-hammer = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } a Doomhammer segítségével{ $spend ->
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-ashes = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } az Ashes of Al’ar segítségével{ $spend ->
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-ashes-frost = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } az Ashes of Al’ar és a Frostmourne segítségével{ $spend ->
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-frost = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } a Frostmourne segítségével{ $spend ->
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-pilgrim = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } zarándokúton{ $spend ->
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-pilgrim-frost = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } zarándokúton a Frostmourne segítségével{ $spend ->
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-raid = { $seat }: { $race_art } { $race_low } légitámadást indít, célpont: { $region }.
log-raid-frost = { $seat }: { $race_art } { $race_low } légitámadást indít a Frostmourne segítségével, célpont: { $region }.
log-no-raid = { $seat } lemond a légitámadásról.
log-raid-won = { $seat }: { $race_art } { $race_low } elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } a levegőből{ $spend ->
        [one] , { $spend } egységlapkával
       *[other] , { $spend } egységlapkával
    }.
log-steal = { $seat } lop innen: { $region }. Zsákmánya: { $name ->
        [none] egy Ereklye
       *[other] { $name }
    }, új helye: { $to }.
log-intimidate = { $seat } megfélemlít egy egységet ({ $region }){ $to ->
        [none] {", "}és az lekerül a térképről
       *[other] {", "}amelynek új helye: { $to }
    }.
log-emptied = { $seat } elveszti: { $region } ({ $name }).
log-swap = { $seat } felcseréli, ami ezeken van: { $region } és { $to }.
log-human = { $seat }: { $race_art } { $race_low } emberalakot ölt, és két érmét kap.
log-worgen = { $seat }: { $race_art } { $race_low } egy érméért worgenalakot ölt.
log-side-alliance = { $seat }: { $race_art } { $race_low } ebben a körben a Szövetségért harcol.
log-side-horde = { $seat }: { $race_art } { $race_low } ebben a körben a Hordáért harcol.
log-side-none = { $seat }: { $race_art } { $race_low } semleges marad.
log-choose = { $seat } választása: { $region }.
log-choose-site = { $seat } választása: { $site }.
log-choose-pay = { $seat } fizet a bombáért.
log-choose-discard = { $seat } látatlanul eldobja a bombát.
log-reveal = { $seat ->
    [none] A Murlocs nép felfedi
   *[other] { $seat } felfedi
}: { $site } ({ $region }).
log-bomb = { $seat } { $regions_count ->
        [one] bombát
       *[other] bombákat
    } rejt el: { $regions }.
log-no-bomb = { $seat } nem rejt el több bombát.
log-target = { $seat } { $regions_count ->
        [one] Katonai célpontot
       *[other] Katonai célpontokat
    } jelöl ki: { $regions }.
log-no-target = { $seat } nem jelöl ki több Katonai célpontot.
log-aegis = { $seat } elhelyezi az Aegis of Aggramar Ereklyét: { $region }.
log-heart = { $seat } elhelyezi a Heart of Azeroth Ereklyét: { $region }.
log-beast = { $seat } { $plan_count ->
        [one] vadállatot
       *[other] vadállatokat
    } helyez el: { $plan }.
log-champion-at = { $seat } elhelyezi a Bajnokot: { $region }.
log-tower = { $seat } őrtornyot állít: { $region }.
log-fortress = { $seat } { $regions_count ->
        [one] erődöt
       *[other] erődöket
    } épít: { $regions }.
log-turn-wild = Murlocs, { $n }. forduló
log-turn-wild-over = Murlocs, { $round }. forduló: { $n_sign }{ $n_abs }
sum-faction_war = { $n } frakcióbónusz
log-wild = A Murlocs nép { $n ->
        [one] { $n } érmét
       *[other] { $n } érmét
    } szerez.

## Actions, on buttons and for a screen reader

action-champion = Bajnok: { $region }
action-champion-raid = Bajnok a levegőből: { $region }
action-hammer = Doomhammer: { $region }
action-ashes = Ashes of Al’ar: { $region }
action-ashes-frost = Ashes of Al’ar és Frostmourne: { $region }
action-frost = Frostmourne: { $region }
action-raid = Légitámadás: { $region }
action-raid-frost = Légitámadás és Frostmourne: { $region }
action-raid-none = Lemondás róla
action-pilgrim = Zarándoklat: { $region }
action-pilgrim-frost = Zarándoklat és Frostmourne: { $region }
action-steal = Ereklye lopása innen: { $region }, ide: { $to }
action-intimidate = Megfélemlítés: { $region }, ide: { $to }
action-intimidate-none = Megfélemlítés: { $region }
action-swap = Csere: { $region } és { $to }
action-conquer-beasts = Elfoglalás: { $region }, { $n ->
    [one] { $n } vadállattal
   *[other] { $n } vadállattal
}
action-choose = Választás: { $region }
action-choose-site = Választás: { $site }
action-choose-pay = Fizetés
action-choose-discard = Bomba eldobása
action-human = Emberalak
action-worgen = Worgenalak
action-side-alliance = A Szövetségért
action-side-horde = A Hordáért
action-side-none = Semlegesen
action-beast = { $n ->
    [one] { $n } vadállat: { $region }
   *[other] { $n } vadállat: { $region }
}
action-champion-at = A Bajnok helye: { $region }
action-champion-at-stay = A Bajnok itt marad: { $region }
action-fortress = Erőd: { $region }
action-tower = Őrtorony: { $region }
action-bomb = Bomba ide: { $region }
action-bomb-none = Nem kell több bomba
action-target = Katonai célpont: { $region }
action-target-none = Nem kell több célpont
action-aegis = Aegis: { $region }
action-heart = Heart: { $region }
action-fuse = Bomba felfedése: { $region }
action-beasts = Vadállatok hívása
action-reveal = Felfedve: { $site }
action-reveal-live = A bomba robban
action-reveal-dud = A bomba besül
action-face = Sziget: { $face }

## Rulings

ruling-two_player_boards = Táblák két játékosnak
ruling-two_player_boards-text = Mekkora szigeteken játszik két játékos: az angol szabályfüzet szerint egy nagy és egy kis szigeten, a cseh szerint egy nagy és egy közepes szigeten.
ruling-two_player_boards-large_small = egy nagy, egy kicsi
ruling-two_player_boards-large_medium = egy nagy, egy közepes
ruling-worgen_on_decline = A Worgen alakja hanyatláskor
ruling-worgen_on_decline-text = A Worgen abban a körben is alakot választ, amelyben hanyatlásba fordul. Kikapcsolva: akkor nem.
ruling-forsaken_counts_murlocs = A Forsaken és a Murlocs
ruling-forsaken_counts_murlocs-text = Elveszett Murloc után is vehet egységet a Forsaken. Kikapcsolva: csak játékosok egységei után.
ruling-doomhammer_mode = A Doomhammer ereje
ruling-doomhammer_mode-text = Mit tud a Doomhammer: az angol szabályfüzet szerint egyetlen egységgel támad, a cseh szerint egyetlen ellen.
ruling-doomhammer_mode-attack_with_one = egy egységgel támad
ruling-doomhammer_mode-defended_by_one = azt támadja, amit egy lapka véd
ruling-teams = Csata Azerothért
ruling-teams-text = A Szövetség a Horda ellen, csapatokban, 3, 4 vagy 5 játékossal: mindenki a frakciója oszlopából választ.
ruling-team_score = A csapat pontszáma
ruling-team_score-text = Mi számít a csapat pontszámának.
ruling-team_score-lowest = a gyengébb tagé
ruling-team_score-highest = az erősebb tagé
ruling-team_score-sum = a kettő összege
ruling-revenge_of_the_murlocs = A Murlocs bosszúja
ruling-revenge_of_the_murlocs-text = Egy vagy két játékos együtt a Murlocs ellen, amely az utolsó játékos után hódít.
ruling-murlocs = A Murlocs egységei
ruling-murlocs-text = Hány egysége van a Murlocs népnek: minél több, annál nehezebb.
ruling-murlocs-10 = 10
ruling-murlocs-11 = 11
ruling-murlocs-12 = 12
ruling-murlocs-13 = 13
ruling-murlocs-14 = 14
ruling-murlocs-15 = 15

## Islands and their regions: our own, not those of the printed boards

error-islands-two-sides = { $face } és { $other_face } egy tábla két oldala: csak az egyik lehet az asztalon.
error-islands-twice = { $face } kétszer szerepel; egy tábla csak egyszer lehet az asztalon.
error-face = { $file }: { $reason }
error-file-no-face = Ebben a fájlban nincs sziget: { $file } ({ $reason }).
error-face-name = Egy sziget neve például „large-1a”, nem { $what }.
error-face-empty = Ezen a szigeten nincs [region.NÉV]: { $what }.
error-face-regions-twice = Két szigeten ugyanaz a neve egy területnek ({ $what }): { $place }.
error-face-map = Ezekből a szigetekből nem lesz térkép: { $what } ({ $reason }).
error-islands-1 = Egy játékos egy nagy és egy kis szigeten játszik.
error-islands-2 = Két játékos egy nagy, valamint egy kis vagy közepes szigeten játszik.
error-islands-3 = Három játékos egy nagy, egy közepes és egy kis szigeten játszik.
error-islands-4 = Négy játékos egy nagy, két közepes és egy kis szigeten játszik.
error-islands-5 = Öt játékos két nagy, egy közepes és két kis szigeten játszik.
error-islands-revenge = A Murlocs ellen egy nagy és egy kis szigeten játszotok.
error-islands-few-magic = Mágikus területek ezeken a szigeteken: { $n }. A Portálmágusnak { $least } kell.
error-islands-few-entry = Partraszállóhelyek ezeken a szigeteken: { $n }. Az újonnan érkezőknek { $least } kell.
error-revenge-players = A Murlocs bosszúja 1 vagy 2 játékossal játszható, { $n } játékossal nem.
error-teams-players = A Csata Azerothért 3, 4 vagy 5 játékossal játszható, { $n } játékossal nem.
error-teams-first = A Csata Azerothért változatban az oldal a helyhez tartozik, ezért a kezdőt nem sorsoljuk: ültesd úgy a játékosokat, ahogy egymás mellett harcolnak.
map-any = Sorsolt szigetek
island-small-1a = Sirályszárny-sziget
island-small-1b = Katlan
island-small-2a = Bolondgomba-liget
island-small-2b = Kurgánhát
island-medium-1a = Fényzátony-karok
island-medium-1b = Üllőszikla
island-medium-2a = Alvó sárkány
island-medium-2b = Lámpáserdő
island-large-1a = Viharszarv
island-large-1b = Hasadékföld
island-large-2a = Teknőspart
island-large-2b = Hamukorona

region-s1a-1 = Roncserdő
region-s1a-2 = Őrszem-szirt
region-s1a-3 = Kormorán-mocsár
region-s1a-4 = Sirályszirt
region-s1a-5 = Hínárláp
region-s1a-6 = Heringes rév
region-s1a-7 = Hálófoltozók öble
region-s1a-8 = Hasadtfenyő
region-s1b-1 = Koromfövény
region-s1b-2 = Salakdomb
region-s1b-3 = Kéngőzös lapály
region-s1b-4 = Katlan
region-s1b-5 = Hamuág
region-s1b-6 = Öreg pipás
region-s1b-7 = Meleg földek
region-s1b-8 = Gejzír-öböl
region-s2a-1 = Gyűrűerdő
region-s2a-2 = Tündérhalom
region-s2a-3 = Pöfetegláp
region-s2a-4 = Tintagomba-tanya
region-s2a-5 = Odvas kő
region-s2a-6 = Harmatcsepp
region-s2a-7 = Sűrű rengeteg
region-s2a-8 = Kuruttyoló láp
region-s2b-1 = Homlokdomb
region-s2b-2 = Gyászolók sásosa
region-s2b-3 = Tiszafasor
region-s2b-4 = Törzsfő nyughelye
region-s2b-5 = Bálnaállkapocs-erdő
region-s2b-6 = Koronakő
region-s2b-7 = Bálnazsír-láp
region-m1a-1 = Korall-lépcső
region-m1a-2 = Teknőshát-emelkedő
region-m1a-3 = Sósvízi kert
region-m1a-4 = Napnéző földnyelv
region-m1a-5 = Mirtuszliget
region-m1a-6 = Fényes lagúna
region-m1a-7 = Üvegdűne
region-m1a-8 = Háromút-csúcs
region-m1a-9 = Tengerifű-lapály
region-m1a-10 = Legtávolabbi tű
region-m1b-1 = Szarvrét
region-m1b-2 = Fújtatócsúcs
region-m1b-3 = Bádogos párkánya
region-m1b-4 = Kallósok legelője
region-m1b-5 = Salakláp
region-m1b-6 = Fekete üllő
region-m1b-7 = Szegecsgerinc
region-m1b-8 = Kovácstavak
region-m1b-9 = Szénégetők erdeje
region-m2a-1 = Tüskehát
region-m2a-2 = Pikkelypárkány
region-m2a-3 = Szárnyredő
region-m2a-4 = Hideglehelet-láp
region-m2a-5 = Kincshalom
region-m2a-6 = Szunnyadó oldal
region-m2a-7 = Farokkanyar-tanyák
region-m2a-8 = Orr-fok
region-m2a-9 = Parázsöböl
region-m2a-10 = Parázsló mocsár
region-m2b-1 = Lidércfény-láp
region-m2b-2 = Szentjánosbogár-domb
region-m2b-3 = Lámpaolaj-földek
region-m2b-4 = Lámpáserdő
region-m2b-5 = Molyvíz
region-m2b-6 = Elárasztott ösvény
region-m2b-7 = Homályszikla
region-m2b-8 = Gyertyás rétek
region-m2b-9 = Jelzőtűz-orom
region-m2b-10 = Csempészrév
region-l1a-1 = Nyugati szarv
region-l1a-2 = Keleti szarv
region-l1a-3 = Rénszarvasrétek
region-l1a-4 = Szarv-fjord
region-l1a-5 = Zúzmaraerdő
region-l1a-6 = Fagyláp
region-l1a-7 = Medvehát-dombok
region-l1a-8 = Vihartrón
region-l1a-9 = Csendestó
region-l1a-10 = Árpaöböl
region-l1a-11 = Farkasliget
region-l1a-12 = Olvadó moha
region-l1a-13 = Hosszúhajó-part
region-l1b-1 = Őrzők foka
region-l1b-2 = Hasadt tölgyek
region-l1b-3 = Törött ív
region-l1b-4 = Száműzöttek földje
region-l1b-5 = Hasadék
region-l1b-6 = Pajzsbérc
region-l1b-7 = Bánatmocsár
region-l1b-8 = Tükörláp
region-l1b-9 = Eskühalom
region-l1b-10 = Fegyverszünet rétje
region-l1b-11 = Zárókő-csúcs
region-l1b-12 = Romerdő
region-l2a-1 = Öreg uszony
region-l2a-2 = Mohahát-rétek
region-l2a-3 = Páncélgerinc
region-l2a-4 = Gázlóföld
region-l2a-5 = Farok-mangrovék
region-l2a-6 = Páncélcsúcs
region-l2a-7 = Esőtál
region-l2a-8 = Szívliget
region-l2a-9 = Csőrszikla
region-l2a-10 = Fészkelő homok
region-l2a-11 = Morajló dombok
region-l2a-12 = Fiókamagaslat
region-l2b-1 = Alkony ékköve
region-l2b-2 = Dél ékköve
region-l2b-3 = Hajnal ékköve
region-l2b-4 = Trónliget
region-l2b-5 = Pernyés sásos
region-l2b-6 = Aranyozott lépcsők
region-l2b-7 = Régens szeme
region-l2b-8 = Szürkefűz
region-l2b-9 = Esküszegők lápja
region-l2b-10 = Örökösök gyepe
region-l2b-11 = Parázspánt
region-l2b-12 = Fakó tarló

## What abilities do right now

now-bombs = Hátralévő bombák: { $n }.
now-harmony = Harmónia: { $seats }.
now-uses = { $n ->
    [0] Ebben a körben már nem.
    [one] Ebben a körben még { $n } alkalommal.
   *[other] Ebben a körben még { $n } alkalommal.
}
now-dead = A Forsaken miatt ebben a körben elveszett egységek{ $murlocs ->
    [yes] {" "}(a Murlocs is számít)
   *[no] {""}
}: { $n }. Mindegyik után vehetsz egyet.
now-form-human = Ebben a körben emberalak.
now-form-worgen = Ebben a körben worgenalak.
now-side = Ebben a körben { $faction_acc } harcol.

## What pieces and marks are for

about-entry = A partraszállóhely bárhonnan megtámadható. A tengeri átkelés eggyel több egységbe kerül.
about-site = Ereklye vagy Legendás hely, még nem tudni, melyik. Akkor derül ki, amikor egy nép ide belép.
about-murloc = A Murlocs nép senkié. Minden egysége eggyel növeli az árat.
about-wall = A lidércfal eggyel növeli az árat, és a Night Elves hanyatlásakor is áll.
about-tower = Őrtoronnyal védett területre senki más nem léphet.
about-champion = A Bajnok eggyel növeli az árat. Aki elfogja, egy érmét kap.
about-beast = A vadállat egységnek számít, a térképen és hódításkor is.
about-bomb = Éles vagy besült: senki sem tudja, amíg a Goblins nép körének elején fel nem fedik.
about-target = Aki nem hordabeli néppel foglalja el a területét, két érmét kap, és a Humans is.
about-harmony = Akinél van, annak két érmét kell fizetnie a Pandaren népnek, mielőtt megtámadja, körönként egyszer.
about-faction_war = Egy érme minden ellenséges frakcióbeli népért, amelytől ebben a körben terület került el.
about-fortress = Az erőd eggyel növeli az árat, hanyatláskor is.
about-magic = Egyes népek és képességek használják: a Portálmágus például mágikus területeket cserél fel.
about-cavern = A Kobolds bárhonnan eléri a barlangbejáratokat.
legend-entry = bárhonnan megtámadható; az átkelés eggyel több egységbe kerül.
legend-magic = néhány népnek és képességnek számít.
legend-cavern = néhány népnek számít: a Kobolds nép bárhonnan eléri.
legend-murloc = egy egységük a játék elejétől itt áll.
legend-size = A játék előtt ide kerül lefordítva a kis (S), közepes (M) vagy nagy (L) sziget jelzője.
legend-faction = Az egységen: a nép a Szövetségé, a Hordáé vagy semleges.
legend-toll = Ennyi érmét kell fizetni a támadás előtt.

## Amit a saját népek a maguk nevén hívott terepről mondanak

kind-each-hill = Minden dombod
kind-each-mountain = Minden hegységed
kind-each-swamp = Minden mocsarad
kind-any-hill = bármelyik domb
kind-any-mountain = bármelyik hegység
kind-any-swamp = bármelyik mocsár
kind-all-hill = A dombok
kind-all-mountain = A hegységek
kind-all-swamp = A mocsarak
kind-beside-hill = domb
kind-beside-mountain = hegység
kind-beside-swamp = mocsár
