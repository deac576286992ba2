# What ready-made clauses say, and the form in which they are chosen, in Czech.

clause-earns-per = Za { $each } získáte o { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
} víc.
clause-earns-beside = Za každý váš region vedle { $beside } získáte o { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
} víc.
clause-earns = Každý tah { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
} navíc.
clause-earns-first = Na konci vašeho prvního tahu jednorázově { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
} navíc.
clause-earns-per-conquest = { $whom ->
    [players] Za každý region, který v tomto tahu vezmete jinému hráči,
    [neutral] Za každý v tomto tahu dobytý region se žetony, které nikomu nepatří,
    [alliance] Za každý region, který v tomto tahu vezmete rase Aliance,
    [horde] Za každý region, který v tomto tahu vezmete rase Hordy,
    [active] Za každý region, který v tomto tahu vezmete aktivním žetonům jiného hráče,
    [declined] Za každý region, který v tomto tahu vezmete žetonům jiného hráče v Úpadku,
    [all] Za každý region dobytý v tomto tahu, i prázdný,
   *[anyone] Za každý neprázdný region dobytý v tomto tahu
} získáte o { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
} víc.
clause-cheaper = { $all }{ $whom ->
    [none] { "" }
    [players] { " " }se žetony jiného hráče
    [neutral] { " " }se žetony, které nikomu nepatří,
    [alliance] , kde je rasa Aliance,
    [horde] , kde je rasa Hordy,
    [active] , kde jsou aktivní žetony jiného hráče,
    [declined] , kde jsou žetony jiného hráče v Úpadku,
   *[anyone] { " " }s jakýmikoli žetony
} stojí o { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
} méně.
clause-cheaper-beside = Region vedle { $beside } stojí o { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
} méně, pokud toto sousední místo držíte.
clause-dearer = { $all } vás stojí o { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
} víc.
clause-lands-on = Jako první smíte dobýt { $any }.
clause-reaches = Smíte dobýt { $any }, blízko i daleko.
clause-inhabits = Smíte dobýt a držet { $any }.
clause-links = { $all } spolu při vašem dobývání sousedí.
clause-crosses = { $all } na jiných ostrovech dobýváte bez žetonu za přepravu.
clause-recruits = Každý tah se při přeskupení { $n ->
    [one] přidá { $n } žeton
    [few] přidají { $n } žetony
    [many] přidá { $n } žetonu
   *[other] přidá { $n } žetonů
}.
clause-recruits-each = Za každý neprázdný dobytý region se při přeskupení { $n ->
    [one] přidá { $n } žeton
    [few] přidají { $n } žetony
    [many] přidá { $n } žetonu
   *[other] přidá { $n } žetonů
}.
clause-recruits-for = Za { $per ->
    [one] každý { $per } neprázdný dobytý region
    [few] každé { $per } neprázdné dobyté regiony
    [many] každých { $per } neprázdného dobytého regionu
   *[other] každých { $per } neprázdných dobytých regionů
} se při přeskupení { $n ->
    [one] přidá { $n } žeton
    [few] přidají { $n } žetony
    [many] přidá { $n } žetonu
   *[other] přidá { $n } žetonů
}.
clause-recruits-per = Za { $each } se při přeskupení { $n ->
    [one] přidá { $n } žeton
    [few] přidají { $n } žetony
    [many] přidá { $n } žetonu
   *[other] přidá { $n } žetonů
}.
clause-spares = Když vám soupeř dobude region, nepřijdete o žádný žeton.
clause-spares-all = Ať soupeř udělá cokoli, nepřijdete o žádný žeton.
clause-closes = { $all } ve vašem držení nikdo nedobude.
clause-leaves = V Úpadku v každém regionu { $n ->
    [one] zůstane { $n } žeton.
    [few] zůstanou až { $n } žetony.
    [many] zůstane až { $n } žetonu.
   *[other] zůstane až { $n } žetonů.
}
clause-leaves-all = V Úpadku zůstanou všechny vaše žetony, kde stojí.
clause-toll = Kdo vám chce dobýt { $any }, nejdřív vám zaplatí { $n ->
    [one] { $n } minci.
    [few] { $n } mince.
    [many] { $n } mince.
   *[other] { $n } mincí.
}
clause-posts = Na konci tahu smíte ze svých regionů vybrat { $any } a postavit tam { $name_acc }.
clause-posts-moves = Na konci tahu smíte ze svých regionů vybrat { $any } a postavit tam { $name_acc }. Co jste postavili dřív, se vám vrátí.
clause-builds = Když dobudete { $any }, postavíte tam { $name_acc }.
clause-builds-first = Když dobudete { $any }, postavíte tam { $name_acc }. { $n ->
    [one] Jen poprvé.
    [few] Jen při prvních { $n } dobytích.
    [many] Jen při prvních { $n } dobytích.
   *[other] Jen při prvních { $n } dobytích.
}
clause-counted = { $whom ->
    [all] Počítají se i prázdné regiony.
    [players] Počítají se jen regiony vzaté jiným hráčům.
    [active] Počítají se jen regiony vzaté aktivním žetonům jiných hráčů.
    [declined] Počítají se jen regiony vzaté žetonům jiných hráčů v Úpadku.
    [neutral] Počítají se jen regiony se žetony, které nikomu nepatří.
    [alliance] Počítají se jen regiony vzaté rasám Aliance.
    [horde] Počítají se jen regiony vzaté rasám Hordy.
   *[anyone] Prázdné regiony se nepočítají.
}
clause-counted-of = { $all } se počítají, nic jiného ne.
clause-earns-per-piece = Každý váš region, kde leží { $name }: o { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
} víc.
clause-tribute = Na konci vašeho tahu vám každý hráč, jehož aktivní žetony stojí vedle vašich, zaplatí { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}.
clause-hoards = Za { $each } si každý tah odložíte { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}. Všechny dostanete, až přejdete do Úpadku.
clause-at-decline-coins = Když { $whose ->
    [own] přejdete do Úpadku
   *[others] přejde do Úpadku jiný hráč
}, dostanete { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}.
clause-at-decline-tokens = Když { $whose ->
    [own] přejdete do Úpadku
   *[others] přejde do Úpadku jiný hráč
}, na váš příští tah se { $n ->
    [one] přidá { $n } žeton
    [few] přidají { $n } žetony
    [many] přidá { $n } žetonu
   *[other] přidá { $n } žetonů
}.
clause-cheaper-after = Za každý dobytý region vás další v tomto tahu stojí o { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
} méně.
clause-cheaper-back = { $all }, o něž vás připravili jiní, vás stojí o { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
} méně.
clause-ignores-tokens = Žetony region proti vám nebrání.
clause-ignores-pieces = Pevnosti a jiné předměty vám region nezdražují.
clause-ignores-mountains = Horské regiony vás nestojí víc než jiné.
clause-storms = Jednou za tah jediný žeton obsadí { $any } na dosah bez ohledu na obranu.
clause-storms-far = Jednou za tah jediný žeton obsadí { $any }, blízko i daleko, bez ohledu na obranu.
clause-storms-gives = Přijdete tím natrvalo o { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}.
clause-storms-gathers = Za { $each } získáte každý tah jednu sílu a takové dobytí jich stojí { $n }.
clause-storms-leaves = V regionu pak leží { $name }.
clause-conquers-again = { $n ->
    [one] Když dobývání skončí, vezmete volné žetony do ruky a dobýváte ještě jednou.
    [few] Když dobývání skončí, vezmete volné žetony do ruky a dobýváte znovu, { $n }krát.
    [many] Když dobývání skončí, vezmete volné žetony do ruky a dobýváte znovu, { $n }krát.
   *[other] Když dobývání skončí, vezmete volné žetony do ruky a dobýváte znovu, { $n }krát.
}
clause-rolls-again = { $n ->
    [one] Když se poslední pokus nezdaří, hází se ještě jednou.
    [few] Když se poslední pokus nezdaří, hází se znovu, nejvýš { $n }krát.
    [many] Když se poslední pokus nezdaří, hází se znovu, nejvýš { $n }krát.
   *[other] Když se poslední pokus nezdaří, hází se znovu, nejvýš { $n }krát.
}
clause-reaches-beyond = Smíte dobýt { $any } až za regionem, který s vámi sousedí.
clause-hatches = Na začátku tahu: za každý váš region, kde leží { $name }, se { $n ->
    [one] přidá { $n } žeton
    [few] přidají { $n } žetony
    [many] přidá { $n } žetonu
   *[other] přidá { $n } žetonů
}.
clause-lends = Za { $each } si na začátku tahu na ten tah půjčíte { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}.
clause-dwindles = Po každém přeskupení vás natrvalo { $n ->
    [one] opustí { $n } žeton
    [few] opustí { $n } žetony
    [many] opustí { $n } žetonu
   *[other] opustí { $n } žetonů
}.
clause-gives-up = { $all } na začátku tahu opustíte.
clause-spares-others = Když někomu vezmete region, nepřijde o žádný aktivní žeton.
clause-guards = { $all } ve vašem držení stojí ostatní o { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
} víc.
clause-stands = V každém regionu musí stát, i v Úpadku, nejméně { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}.
clause-only-first = Platí to jen ve vašem prvním tahu.
clause-only-later = Platí to od vašeho druhého tahu.
clause-only-decline = Platí to jen v Úpadku.
clause-only-holding = { $all }: platí to, jen když jich držíte aspoň { $n }.
clause-reserve = { $n ->
    [one] Každý tah s vámi dobývá { $n } žeton navíc a po přeskupení mapu opustí.
    [few] Každý tah s vámi dobývají { $n } žetony navíc a po přeskupení mapu opustí.
    [many] Každý tah s vámi dobývá { $n } žetonu navíc a po přeskupení mapu opustí.
   *[other] Každý tah s vámi dobývá { $n } žetonů navíc a po přeskupení mapu opustí.
}
clause-in-decline = To vše platí i v Úpadku.
clause-free-in-decline = V Úpadku nezabírá místo: smíte v Úpadku mít ještě jednu kombinaci.
clause-marches-in-decline = V Úpadku dobývá dál.

craft-tokens = Žetony
craft-reserve = Žetony navíc na dobývání, každý tah
craft-lender = Hraje se žetony národa
craft-lender-of = { $name } ({ $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
})
craft-lender-out = Ten se pak hry neúčastní.
craft-faction = Frakce
craft-neutral = neutrální
craft-clauses = Co umí
craft-clause-new = Další schopnost
craft-decline = V Úpadku
craft-in-decline = Schopnosti platí dál
craft-free-in-decline = Nezabírá místo: v Úpadku může být ještě jedna kombinace
craft-marches-in-decline = Dobývá dál
craft-any = –

craft-only = Jen za podmínky
craft-group-coins = Mince
craft-group-conquests = Dobývání
craft-group-ways = Kde smí dobývat
craft-group-tokens = Žetony
craft-group-holding = Držení regionů
craft-group-pieces = Předměty na mapě

craft-clause-earns-per = Mince za regiony určitého druhu
craft-clause-earns-beside = Mince za regiony vedle určitého druhu
craft-clause-earns = Mince každý tah
craft-clause-earns-first = Mince jednou na začátku
craft-clause-earns-per-conquest = Mince za dobývání
craft-clause-cheaper = Levnější dobývání
craft-clause-cheaper-beside = Levnější vedle určitého druhu
craft-clause-dearer = Dražší dobývání
craft-clause-lands-on = Vstup na mapu v kterémkoli regionu určitého druhu
craft-clause-reaches = Dobývá blízko i daleko
craft-clause-inhabits = Žije na vodě
craft-clause-links = Regiony určitého druhu spolu sousedí
craft-clause-crosses = Přeprava mezi ostrovy zdarma
craft-clause-recruits = Nové žetony natrvalo, každý tah nebo za dobývání
craft-clause-recruits-per = Přidávají se žetony za regiony určitého druhu
craft-clause-spares = Nepřichází o žetony
craft-clause-closes = Nikdo je tam nedobude
craft-clause-leaves = V Úpadku jich zůstane víc
craft-clause-toll = Útočníci platí
craft-clause-earns-per-piece = Mince za regiony s předmětem
craft-clause-tribute = Sousedé platí
craft-clause-hoards = Mince odkládané do Úpadku
craft-clause-at-decline = Když někdo přejde do Úpadku
craft-clause-cheaper-after = Každé dobytí zlevní další
craft-clause-cheaper-back = Levnější získat zpět
craft-clause-ignores = Něco z obrany se nepočítá
craft-clause-storms = Obsadí region jediným žetonem
craft-clause-conquers-again = Dobývá ještě jednou
craft-clause-rolls-again = Hází znovu
craft-clause-reaches-beyond = Dosáhne za sousední region
craft-clause-hatches = Přidávají se žetony za regiony s předmětem
craft-clause-lends = Žetony navíc jen na jeden tah
craft-clause-dwindles = Žetony odcházejí
craft-clause-gives-up = Každý tah opouští regiony
craft-clause-guards = Dražší pro ostatní
craft-clause-stands = Stojí ve větším počtu
craft-clause-posts = Staví předmět každý tah
craft-clause-builds = Staví tam, kde dobývá

craft-field-earlier = Dřívější
craft-field-kind = Regiony
craft-field-number = Kolik
craft-field-coins = Mince
craft-field-from = Od koho
craft-field-by = O kolik žetonů
craft-field-per = Za kolik dobytých
craft-field-tokens = Žetony
craft-field-spared = Chrání před
craft-field-staying = Kolik zůstane
craft-field-of = Regiony
craft-field-piece = Co
craft-field-on = Regiony
craft-field-ignored = Co
craft-field-where = Jak daleko
craft-field-whose = Kdo
craft-field-brings = Co přinese
craft-field-gives = Žetony, které to stojí
craft-field-leaves = Zůstane tam
craft-field-gathers = Sbírá sílu z
craft-field-needs = Kolik síly to stojí
craft-field-when = Kdy
craft-field-holding = Dokud držíte
craft-field-least = Aspoň
craft-field-first = Jen prvních

craft-value-kind-land = souš
craft-value-kind-water = moře nebo jezero
craft-value-kind-coast = pobřeží
craft-value-kind-any = kterýkoli region
craft-value-kind-mine = důl
craft-value-kind-magic = magie
craft-value-kind-cavern = jeskyně
craft-value-kind-entry = vstupní region
craft-value-kind-murloc = region rasy Murlocs
craft-value-from-anyone = kohokoli
craft-value-from-players = jiných hráčů
craft-value-from-neutral = žetonů, které nikomu nepatří
craft-value-from-alliance = Aliance
craft-value-from-horde = Hordy
craft-value-spared-conquered = dobytím
craft-value-spared-all = čímkoli od soupeře
craft-value-from-active = aktivních žetonů jiných hráčů
craft-value-from-declined = žetonů jiných hráčů v Úpadku
craft-value-spared-others = ztrátami těch, koho dobýváte
craft-value-ignored-tokens = žetony
craft-value-ignored-pieces = pevnosti a jiné předměty
craft-value-ignored-mountains = horský terén
craft-value-earlier-stays = zůstávají
craft-value-earlier-moves = vracejí se
craft-value-where-near = na dosah
craft-value-where-far = blízko i daleko
craft-value-whose-others = jiný hráč
craft-value-whose-own = vy
craft-value-brings-coins = mince
craft-value-brings-tokens = žetony
craft-value-when-first = v prvním tahu
craft-value-when-later = od druhého tahu
craft-value-when-decline = v Úpadku
craft-value-spoils-anyone = { craft-value-from-anyone }
craft-value-spoils-players = { craft-value-from-players }
craft-value-spoils-neutral = { craft-value-from-neutral }
craft-value-spoils-alliance = { craft-value-from-alliance }
craft-value-spoils-horde = { craft-value-from-horde }
craft-value-spoils-active = { craft-value-from-active }
craft-value-spoils-declined = žetonů jiných hráčů v Úpadku
craft-value-spoils-all = kohokoli, i prázdné regiony
craft-value-staying-all = všechny

field-things = V souboru je 1 až { $most } národů a schopností.
field-tokens = Od { $fewest } do { $most }.
field-lender = Vyberte, čí žetony si půjčí.
field-supply = Potřebuje { $n } žetonů a půjčit si lze jen { $most }. Uberte, nebo si půjčte od jiných.
field-range = Celé číslo od { $fewest } do { $most }.
field-number = Celé číslo od 1 do { $most }.
field-value = { $than } tu být nemůže; možné jsou: { $known }.
field-clause = { $than } není žádná známá schopnost.
field-once = To už tu je; smí tu být jen jednou.
field-clauses = Nejvýš { $most } schopností.
field-no-factions = V této hře žádné frakce nejsou.
field-empty = Není tu žádný národ ani schopnost.

kind-each-farmland = každou vaši rolnickou oblast
kind-each-fields = každé vaše pole
kind-each-forest = každý váš les
kind-each-hill = každé vaše kopce
kind-each-mountain = každé vaše pohoří
kind-each-swamp = každou vaši bažinu
kind-each-sea = každé vaše moře
kind-each-lake = každé vaše jezero
kind-each-mine = každý váš důl
kind-each-magic = každý váš magický region
kind-each-cavern = každou vaši jeskyni
kind-each-entry = každý váš vstupní region
kind-each-murloc = každý váš region rasy Murlocs
kind-each-land = každý váš region na souši
kind-each-water = každé vaše moře nebo jezero
kind-each-coast = každý váš region na pobřeží
kind-each-any = každý váš region
kind-any-farmland = kteroukoli rolnickou oblast
kind-any-fields = kterékoli pole
kind-any-forest = kterýkoli les
kind-any-hill = kterékoli kopce
kind-any-mountain = kterékoli pohoří
kind-any-swamp = kteroukoli bažinu
kind-any-sea = kterékoli moře
kind-any-lake = kterékoli jezero
kind-any-mine = kterýkoli region s dolem
kind-any-magic = kterýkoli magický region
kind-any-cavern = kterýkoli region s jeskyní
kind-any-entry = kterýkoli vstupní region
kind-any-murloc = kterýkoli region rasy Murlocs
kind-any-land = kterýkoli region na souši
kind-any-water = kterékoli moře nebo jezero
kind-any-coast = kterýkoli region na pobřeží
kind-any-any = kterýkoli region
kind-all-farmland = Rolnické oblasti
kind-all-fields = Pole
kind-all-forest = Lesy
kind-all-hill = Kopce
kind-all-mountain = Pohoří
kind-all-swamp = Bažiny
kind-all-sea = Moře
kind-all-lake = Jezera
kind-all-mine = Regiony s dolem
kind-all-magic = Magické regiony
kind-all-cavern = Regiony s jeskyní
kind-all-entry = Vstupní regiony
kind-all-murloc = Regiony rasy Murlocs
kind-all-land = Regiony na souši
kind-all-water = Moře a jezera
kind-all-coast = Regiony na pobřeží
kind-all-any = Všechny regiony
kind-beside-farmland = rolnické oblasti
kind-beside-fields = pole
kind-beside-forest = lesa
kind-beside-hill = kopců
kind-beside-mountain = pohoří
kind-beside-swamp = bažiny
kind-beside-sea = moře
kind-beside-lake = jezera
kind-beside-mine = dolu
kind-beside-magic = magického regionu
kind-beside-cavern = jeskyně
kind-beside-entry = vstupního regionu
kind-beside-murloc = regionu rasy Murlocs
kind-beside-land = souše
kind-beside-water = moře nebo jezera
kind-beside-coast = pobřeží
kind-beside-any = jiného regionu

craft-board-new = Nová mapa
craft-board-title = Název
craft-board-rounds = Kola
craft-board-size = Velikost
craft-board-canvas = Kresba mapy
craft-board-help = Vyberte region a táhněte jeho rohy, nebo celý region. Z malých bodů mezi rohy vzniknou nové; roh puštěný na jiný s ním splyne. Na klávesnici: šipky rohem posouvají, Delete ho odebere.
craft-board-undrawn = Tato mapa ještě nemá kresbu: hranice jsou jen seznam sousedů. Dá se na ní hrát tak, jak je; jakmile se nakreslí, můžete kreslit dál.
craft-board-undo = Zpět
craft-board-redo = Znovu
craft-board-draw = Nakreslit region
craft-board-draw-help = Klikejte od rohu k rohu a nakonec znovu na první. Rohy a hranice, které už tu jsou, přitahují vaše.
craft-board-draw-done = Uzavřít obrys
craft-board-graph = Ukázat, kdo s kým sousedí
craft-board-region = Region č. { $n }
craft-board-regions = { $n ->
    [one] { $n } region
    [few] { $n } regiony
    [many] { $n } regionu
   *[other] { $n } regionů
}
craft-board-next = sousedí: { $list }
craft-board-edge = okraj
craft-board-shore = vnější pobřeží
craft-board-terrain = Terén
craft-board-marks = Co je tu natištěno
craft-board-site = písmeno velikosti
craft-board-name = Jméno, má-li nějaké
craft-board-split = Rozdělit
craft-board-add = Přidat vedle
craft-board-remove = Odebrat
craft-board-join = Spojit s regionem
craft-board-choose = Vyberte…
craft-board-corner = Roh { $n }
craft-board-corner-new = Nový roh
craft-board-corner-drop = Odebrat tento roh
craft-board-cut = Rozříznout odsud k rohu
craft-board-begin = Začít znovu
craft-board-begin-from = Z čeho
craft-board-begin-do = Rozložit
craft-board-grid = mřížka { $columns } × { $rows }
craft-list-begin = seznam sousedů
craft-list-help = U každého regionu uveďte terén, čísla regionů, se kterými sousedí, a zda leží na okraji mapy. Hranice platí oběma směry: co napíšete u jednoho regionu, platí i pro druhý. Mapu pak nakreslí program.
craft-list-help-island = U každého regionu uveďte terén, čísla regionů, se kterými sousedí, a zda leží na vnějším pobřeží. Hranice platí oběma směry: co napíšete u jednoho regionu, platí i pro druhý. Ostrov pak nakreslí program.
craft-list-next = Sousedí s regiony
craft-list-edge = na okraji
craft-list-shore = na vnějším pobřeží
craft-list-more = Zaškrtnout sousedy, symboly a další
craft-list-add = Další region
craft-list-draw = Nakreslit mapu
craft-list-unknown = Region { $what } v tomto seznamu není.
craft-list-no-edge = Aspoň jeden region musí dosahovat na kraj.
craft-list-apart = Region č. { $n } není spojen se zbytkem: mapa se rozpadá na kusy.
craft-list-around = Region č. { $n } by celý obklopil region č. { $other }: ten musí sousedit ještě s jiným regionem, nebo dosahovat na kraj.
craft-list-crossed = Tyto hranice se nedají všechny nakreslit na jeden list: některé by se musely křížit.
craft-list-crossed-by = Tyto hranice se nedají všechny nakreslit na jeden list: bez hranice regionů č. { $n } a č. { $other } by to šlo.
craft-list-crossed-edge = Tyto hranice se nedají všechny nakreslit na jeden list: kdyby region č. { $n } nedosahoval na kraj, šlo by to.
craft-board-photo = Kreslit přes fotku
craft-board-photo-note = Fotka zůstane v tomto prohlížeči, nikdo jiný ji nedostane.
craft-board-photo-choose = Vybrat fotku
craft-board-photo-size = Velikost fotky
craft-board-photo-away = Odebrat fotku
craft-board-photo-large = Tato fotka má přes { $most } MB; vezměte menší.
craft-board-photo-kind = Tohle není fotka, kterou lze ukázat; vezměte soubor PNG, JPEG nebo WebP.
craft-board-preview = Ukázat, jak bude ležet na stole
craft-board-preview-wait = Kreslí se…
craft-board-no-preview = Teď se to nakreslit nepodařilo, zkuste to znovu.
craft-board-counts = Kolik je čeho: u vás a na mapě z krabice
craft-board-counts-own = vaše
craft-board-counts-box = krabice
craft-board-counts-all = regiony
craft-board-no-split = Tudy rozříznout nejde; vyberte dva rohy, mezi kterými nic nestojí.
craft-board-no-join = Ty dva spojit nejde: společně by obklopily jiný region.
craft-board-no-room = Vedle není místo, nejdřív posuňte ostatní regiony.
craft-board-no-drop = V tomto rohu se potkávají tři hranice, nebo by regionu zbylo málo rohů; roh zůstává.
craft-board-no-drawn = Z těchto rohů region nevznikne; jsou potřeba tři, které neleží v jedné přímce.

field-board-room = Žetony se sem nevejdou, rozšiřte ho.
field-board-twice = Každý symbol je v regionu jednou.
field-board-dry = Na vodě nic natištěno není.
field-board-tribes = V krabici je { $most } žetonů pro ty, kdo tu na začátku stojí; mapa jich chce { $n }.
field-board-no-entry = Žádný národ sem nevstoupí: na okraji ani u moře na okraji neleží žádná souš.
field-board-site = Písmeno velikosti má jediný region, ne { $n }.
field-board-inland = Vstupní region leží na vnějším pobřeží.
field-board-beyond = Po souši se sem nikdo nedostane: všude kolem je voda.
field-board-no-landing = Tady se nikdo nevylodí; rasy přicházejí z jiných ostrovů.
