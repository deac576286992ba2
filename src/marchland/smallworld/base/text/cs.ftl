# Small World in Czech.

## Races

race-amazons = Amazonky
    .acc = Amazonky
    .dat = Amazonkám
    .gen = Amazonek
    .gender = f
    .count = { $n ->
        [one] Amazonka
        [few] Amazonky
        [many] Amazonky
       *[other] Amazonek
    }
race-dwarves = Trpaslíci
    .for = doly
    .acc = Trpaslíky
    .dat = Trpaslíkům
    .gen = Trpaslíků
    .gender = m
    .count = { $n ->
        [one] Trpaslík
        [few] Trpaslíci
        [many] Trpaslíka
       *[other] Trpaslíků
    }
race-elves = Elfové
    .acc = Elfy
    .dat = Elfům
    .gen = Elfů
    .gender = m
    .count = { $n ->
        [one] Elf
        [few] Elfové
        [many] Elfa
       *[other] Elfů
    }
race-ghouls = Ghůlové
    .acc = Ghůly
    .dat = Ghůlům
    .gen = Ghůlů
    .gender = m
    .count = { $n ->
        [one] Ghůl
        [few] Ghůlové
        [many] Ghůla
       *[other] Ghůlů
    }
race-giants = Obři
    .acc = Obry
    .dat = Obrům
    .gen = Obrů
    .gender = m
    .count = { $n ->
        [one] Obr
        [few] Obři
        [many] Obra
       *[other] Obrů
    }
race-halflings = Hobiti
    .acc = Hobity
    .dat = Hobitům
    .gen = Hobitů
    .gender = m
    .count = { $n ->
        [one] Hobit
        [few] Hobiti
        [many] Hobita
       *[other] Hobitů
    }
race-humans = Lidé
    .for = rolnické oblasti
    .acc = Lidi
    .dat = Lidem
    .gen = Lidí
    .gender = m
    .count = { $n ->
        [one] Člověk
        [few] Lidé
        [many] Člověka
       *[other] Lidí
    }
race-orcs = Orkové
    .for = neprázdné regiony
    .acc = Orky
    .dat = Orkům
    .gen = Orků
    .gender = m
    .count = { $n ->
        [one] Ork
        [few] Orkové
        [many] Orka
       *[other] Orků
    }
race-ratmen = Krysáci
    .acc = Krysáky
    .dat = Krysákům
    .gen = Krysáků
    .gender = m
    .count = { $n ->
        [one] Krysák
        [few] Krysáci
        [many] Krysáka
       *[other] Krysáků
    }
race-skeletons = Kostlivci
    .acc = Kostlivce
    .dat = Kostlivcům
    .gen = Kostlivců
    .gender = m
    .count = { $n ->
        [one] Kostlivec
        [few] Kostlivci
        [many] Kostlivce
       *[other] Kostlivců
    }
race-sorcerers = Mágové
    .acc = Mágy
    .dat = Mágům
    .gen = Mágů
    .gender = m
    .count = { $n ->
        [one] Mág
        [few] Mágové
        [many] Mága
       *[other] Mágů
    }
race-tritons = Tritoni
    .acc = Tritony
    .dat = Tritonům
    .gen = Tritonů
    .gender = m
    .count = { $n ->
        [one] Triton
        [few] Tritoni
        [many] Tritona
       *[other] Tritonů
    }
race-trolls = Trolové
    .acc = Troly
    .dat = Trolům
    .gen = Trolů
    .gender = m
    .count = { $n ->
        [one] Trol
        [few] Trolové
        [many] Trola
       *[other] Trolů
    }
race-wizards = Kouzelníci
    .for = magické regiony
    .acc = Kouzelníky
    .dat = Kouzelníkům
    .gen = Kouzelníků
    .gender = m
    .count = { $n ->
        [one] Kouzelník
        [few] Kouzelníci
        [many] Kouzelníka
       *[other] Kouzelníků
    }
race-lost_tribe = Zapomenutý kmen
    .acc = Zapomenutý kmen
    .dat = Zapomenutému kmeni
    .gen = Zapomenutého kmene
    .gender = m
    .count = { $n ->
        [one] Zapomenutý kmen
        [few] Zapomenuté kmeny
        [many] Zapomenutého kmene
       *[other] Zapomenutých kmenů
    }

## Powers

power-alchemist = Alchymističtí
    .for = každý tah
    .acc = Alchymistické
    .fem = Alchymistické
    .femacc = Alchymistické
power-berserk = Zuřiví
    .acc = Zuřivé
    .fem = Zuřivé
    .femacc = Zuřivé
power-bivouacking = Kočovní
    .acc = Kočovné
    .fem = Kočovné
    .femacc = Kočovné
power-commando = Útoční
    .acc = Útočné
    .fem = Útočné
    .femacc = Útočné
power-diplomat = Diplomatičtí
    .acc = Diplomatické
    .fem = Diplomatické
    .femacc = Diplomatické
power-dragon_master = Vládci draků
    .acc = Vládce draků
    .fem = Vládkyně draků
    .femacc = Vládkyně draků
power-flying = Létající
power-forest = Lesní
power-fortified = Opevnění
    .for = Pevnosti
    .acc = Opevněné
    .fem = Opevněné
    .femacc = Opevněné
power-heroic = Hrdinní
    .acc = Hrdinné
    .fem = Hrdinné
    .femacc = Hrdinné
power-hill = Kopcoví
    .acc = Kopcové
    .fem = Kopcové
    .femacc = Kopcové
power-merchant = Obchodující
    .for = regiony
power-mounted = Jezdečtí
    .acc = Jezdecké
    .fem = Jezdecké
    .femacc = Jezdecké
power-pillaging = Loupeživí
    .for = neprázdné regiony
    .acc = Loupeživé
    .fem = Loupeživé
    .femacc = Loupeživé
power-seafaring = Mořští
    .acc = Mořské
    .fem = Mořské
    .femacc = Mořské
power-spirit = Přízrační
    .acc = Přízračné
    .fem = Přízračné
    .femacc = Přízračné
power-stout = Udatní
    .acc = Udatné
    .fem = Udatné
    .femacc = Udatné
power-swamp = Bahenní
power-underworld = Podzemní
power-wealthy = Zámožní
    .for = jednou
    .acc = Zámožné
    .fem = Zámožné
    .femacc = Zámožné

combo = { $race_gender ->
    [f] { $power_fem } { $race }
   *[m] { $power } { $race }
}
    .acc = { $power_gender ->
        [own] kombinaci { $power } { $race }
       *[none] { $race_gender ->
            [own] kombinaci { $power } { $race }
            [f] { $power_femacc } { $race_acc }
           *[m] { $power_acc } { $race_acc }
        }
    }
named-race = { $name }
    .acc = národ { $name }
    .dat = národu { $name }
    .gen = národa { $name }
    .gender = own
named-power = { $name }
    .acc = schopnost { $name }
    .gender = own

## What races do

race-amazons-text = Každý tah s vámi dobývají čtyři žetony navíc. Po přeskupení mapu opustí.
race-dwarves-text = Každý váš důl vynese o minci víc.
race-dwarves-decline = Každý váš důl vynáší o minci víc i dál.
race-elves-text = Když vám někdo dobude region, žádný Elf nezemře: všichni se vám vrátí do ruky. Ztratíte jen toho, koho vymění Mágové.
race-ghouls-text = V Úpadku zůstanou na mapě všichni a dobývají dál.
race-ghouls-decline = Zůstávají všichni a každý tah smějí dobývat dřív než váš aktivní národ, i jeho vlastní regiony.
race-giants-text = Region vedle pohoří, které držíte, stojí o žeton méně.
race-halflings-text = Na mapu vstupte kdekoli. První dva dobyté regiony dostanou noru a nikdo vám je nevezme.
race-humans-text = Každá vaše rolnická oblast vynese o minci víc.
race-orcs-text = Každý neprázdný region dobytý v tomto tahu vynese o minci víc.
race-ratmen-text = Nic zvláštního neumějí. Je jich prostě hodně.
race-skeletons-text = Za každé dva neprázdné regiony dobyté v tahu se při přeskupení přidá jeden Kostlivec.
race-sorcerers-text = Jednou za tah proti každému protivníkovi očarujte jeho osamocený aktivní žeton v regionu na dosah: nahradí ho Mág ze zásobníku a vás to žádný žeton nestojí.
race-tritons-text = Region na pobřeží moře nebo jezera stojí o žeton méně.
race-trolls-text = V každém vašem regionu je doupě a zvyšuje jeho obranu o 1.
race-trolls-decline = Doupata zůstávají a dál zvyšují obranu o 1.
race-wizards-text = Každý váš magický region vynese o minci víc.

## What powers do

power-alchemist-text = Každý tah dvě mince navíc.
power-berserk-text = Před dobýváním hoďte kostkou: region, který si pak vyberete, stojí o tolik žetonů méně.
power-bivouacking-text = Každý tah postavte ve svých regionech pět Polních táborů. Každý zvyšuje obranu o 1 a chrání osamocený žeton před Mágy.
power-commando-text = Každý region stojí o žeton méně.
power-diplomat-text = Na konci tahu uzavřete mír s protivníkem, na jehož aktivní národ jste nezaútočili: do vašeho příštího tahu nechá váš aktivní národ na pokoji.
power-dragon_master-text = Jednou za tah dobuďte region jediným žetonem, ať ho brání cokoli. Drak tam pak nikoho nepustí.
power-flying-text = Dobývejte kterýkoli region na souši, blízký i vzdálený.
power-forest-text = Každý váš les vynese o minci víc.
power-fortified-text = Jednou za tah postavte ve svém regionu Pevnost: vynáší minci za tah a zvyšuje obranu o 1.
power-fortified-decline = Pevnosti dál zvyšují obranu o 1, ale mince nenesou.
power-heroic-text = Na konci tahu dva Hrdinové ochrání dva vaše regiony před vším.
power-hill-text = Každé vaše kopce vynesou o minci víc.
power-merchant-text = Každý váš region vynese o minci víc.
power-mounted-text = Kopce a rolnické oblasti stojí o žeton méně.
power-pillaging-text = Každý neprázdný region dobytý v tomto tahu vynese o minci víc.
power-seafaring-text = Moře a jezera dobývejte jako prázdné regiony.
power-seafaring-decline = Moře a jezera vám zůstávají a dál nesou mince.
power-spirit-text = V Úpadku tento národ nezabírá místo: smíte vedle něj mít v Úpadku ještě jeden.
power-spirit-decline = Tento národ zůstane, i když do Úpadku přejde váš další.
power-stout-text = Do Úpadku smíte přejít na konci tahu, až po získání mincí.
power-swamp-text = Každá vaše bažina vynese o minci víc.
power-underworld-text = Jeskyně stojí o žeton méně a všechny spolu sousedí.
power-wealthy-text = Jednorázově sedm mincí na konci prvního tahu s tímto národem.

## Terrain, marks and pieces

terrain-hill = kopce
    .acc = kopce
    .in = na kopcích
terrain-farmland = rolnická oblast
    .acc = rolnickou oblast
    .in = v rolnické oblasti
terrain-forest = les
    .acc = les
    .in = v lese
terrain-mountain = pohoří
    .acc = pohoří
    .in = v pohoří
terrain-swamp = bažina
    .acc = bažinu
    .in = v bažině
terrain-sea = moře
    .acc = moře
    .in = na moři
terrain-lake = jezero
    .acc = jezero
    .in = na jezeře

mark-mine = důl

piece-lair = Trolí doupě
    .count = { $n ->
        [one] Trolí doupě
        [few] Trolí doupata
        [many] Trolího doupěte
       *[other] Trolích doupat
    }
piece-hole = Hobití nora
    .acc = Hobití noru
    .count = { $n ->
        [one] Hobití nora
        [few] Hobití nory
        [many] Hobití nory
       *[other] Hobitích nor
    }
piece-camp = Polní tábor
    .count = { $n ->
        [one] Polní tábor
        [few] Polní tábory
        [many] Polního tábora
       *[other] Polních táborů
    }
piece-fortress = Pevnost
    .count = { $n ->
        [one] Pevnost
        [few] Pevnosti
        [many] Pevnosti
       *[other] Pevností
    }
piece-dragon = drak
    .acc = draka
piece-hero = Hrdina
    .acc = Hrdinu
    .count = { $n ->
        [one] Hrdina
        [few] Hrdinové
        [many] Hrdiny
       *[other] Hrdinů
    }
piece-mountain = Pohoří
piece-lost_tribe = Zapomenutý kmen

map-2p = 2 hráči, 10 kol
map-3p = 3 hráči, 10 kol
map-4p = 4 hráči, 9 kol
map-5p = 5 hráčů, 8 kol

## Prices: "2 +1 Pohoří +2 Elfové −1 Útoční = 4"

price-dragon = 1 s drakem
price-enchant = Mág ze zásobníku

## What an ability does right now

## Why something cannot be done

why-not-edge = První dobytí musí být na okraji mapy nebo na pobřeží moře u okraje.
why-water = Moře a jezera dobývá jen národ se schopností Mořští.
why-peace = Platí mír ({ $seat }): na tento národ teď nelze útočit.
why-enchant-camp = Osamocený žeton chrání před Mágy Polní tábor.
why-enchant-many = Mágové tu potřebují právě jeden žeton, je jich tu { $n }.
why-enchant-used = Tomuto hráči už Mágové v tomto tahu jeden žeton vyměnili ({ $other }).
why-enchant-tray = V zásobníku nezbyl žádný Mág.
why-enchant-declined = Mágové vymění jen žeton aktivního národa.
why-enchant-no-region = Mágové nejdřív musí držet nějaký region.
why-dragon-used = Drak už v tomto tahu letěl.
why-place-camp = Polní tábory stojí jen v regionech, které drží váš národ.
why-place-fortress = Pevnost patří do vašeho regionu, kde ještě žádná nestojí.
why-place-hero = Každý Hrdina patří do jiného vašeho regionu.
lose-peace = S někým lze uzavřít mír. Neuzavřít ho s nikým?

## What is being asked

stack-races = { $n ->
    [one] { $n } národ
    [few] { $n } národy
    [many] { $n } národa
   *[other] { $n } národů
}
ask-rolled = { $seat }: na kostce padlo { $n }. Vyberte region, nebo skončete.
ask-spread = { $seat }: postavte Polní tábory.
ask-build = { $seat }: postavte Pevnost, nebo žádnou nestavte.
ask-finish = { $seat }: umístěte Hrdiny.
ask-peace = { $seat }: uzavřete mír s protivníkem, nebo ho neuzavírejte.
ask-after = { $seat }: ponechat { $race_acc } aktivní, nebo hned přejít do Úpadku?

## What happened

log-berserk-roll = { $seat } zuří a hází: { $n }.
log-dragon = { $seat }: drak { $from_race ->
        [none] obsazuje
       *[other] bere { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc }.
log-enchant = { $seat }: Mágové mění žeton { $from_race_gen } ({ $other }) { $region_in } v Mága.
log-aside = { $seat } odkládá stranou { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    } { $race_gen }.
log-camp = { $seat } staví { $plan_count ->
        [one] Polní tábor
        [few] Polní tábory
        [many] Polní tábory
       *[other] Polní tábory
    }: { $plan }.
log-fortress = { $seat } staví Pevnost { $region_in }.
log-no-fortress = { $seat } žádnou Pevnost nestaví.
log-hero = { $seat } umisťuje Hrdinu { $region_in }.
log-peace = Mír: { $seat } a { $other }.
log-no-peace = { $seat } mír neuzavírá.
log-peace-off = { $seat } mír neuzavírá: v tomto tahu byl napaden aktivní národ každého soupeře.
log-stay = { $seat } si ponechává { $race_acc }.
log-retire = { $seat }: { $race } po získání mincí přecházejí do Úpadku.

## Actions, on buttons and for a screen reader

action-dragon = Drak: { $region }
action-enchant = Očarovat { $region_acc }
action-camp = { $n ->
    [one] { $n } tábor: { $region }
    [few] { $n } tábory: { $region }
    [many] { $n } tábora: { $region }
   *[other] { $n } táborů: { $region }
}
action-fortress = Pevnost: { $region }
action-fortress-none = Žádná Pevnost
action-hero = Hrdina: { $region }
action-hero-none = Žádný Hrdina
action-peace = Mír: { $other }
action-peace-none = Bez míru
action-stay = Ponechat národ
action-retire = Teď do Úpadku

## Rulings

ruling-own_declined_cost = Vlastní žetony v Úpadku
ruling-own_declined_cost-text = Žetony vlastního národa v Úpadku zvyšují cenu regionu. Vypnuto: zvyšují ji jen Zapomenuté kmeny a žetony ostatních hráčů.
ruling-badge_in_decline = Žeton schopnosti v Úpadku
ruling-badge_in_decline-text = Které žetony schopností zůstanou u národa v Úpadku a vrátí se, až národ opustí mapu.
ruling-badge_in_decline-keep = zůstanou Přízrační, Opevnění a Mořští
ruling-badge_in_decline-discard = zůstanou jen Přízrační
ruling-empty_decline_removes = Prázdný Úpadek vytlačí starší
ruling-empty_decline_removes-text = I národ, který přejde do Úpadku s prázdnou mapou, vytlačí starší národ v Úpadku. Vypnuto: starší národ zůstane.
ruling-ghouls_before_pick = Ghůlové před výběrem
ruling-ghouls_before_pick-text = Ghůlové v Úpadku dobývají dřív, než se vybere nová kombinace. Vypnuto: až po výběru, ale před aktivním národem.
ruling-ghoul_die_ends_turn = Kostka Ghůlů ukončí dobývání
ruling-ghoul_die_ends_turn-text = Poslední pokus Ghůlů v Úpadku ukončí dobývání v celém tahu. Vypnuto: jen jejich vlastní.
ruling-giants_underworld = Obři přes jeskyně
ruling-giants_underworld-text = Pro Podzemní Obry sousedí s jejich pohořím s jeskyní i ostatní jeskyně. Vypnuto: platí jen skutečné hranice.
ruling-enchant_reach = Dosah Mágů
ruling-enchant_reach-text = Které regiony smějí Mágové očarovat.
ruling-enchant_reach-reach = všechny, které by mohli dobýt
ruling-enchant_reach-adjacent = jen sousední

## What pieces and marks are for

about-lair = Trolí doupě zvyšuje obranu regionu o 1 a zůstává i v Úpadku.
about-fortress = Pevnost zvyšuje obranu regionu o 1. Dokud je její národ aktivní, vynáší každý tah minci.
about-camp = Polní tábor zvyšuje obranu regionu o 1 a chrání osamocený žeton před Mágy. Každý tah se staví znovu.
about-hole = Region s Hobití norou nikdo nedobude.
about-dragon = Dokud je tu drak, region nikdo nedobude.
about-hero = Dokud je tu Hrdina, region nikdo nedobude.
about-mine = Trpaslíci za něj mají o minci víc, i v Úpadku.
about-magic = Kouzelníci za ni mají o minci víc.
about-cavern = Národ se schopností Podzemní dobývá jeskyně o žeton levněji a všechny spolu pro něj sousedí.
about-lost_tribe = Zapomenuté kmeny nikomu nepatří a na nikoho neútočí. Každý zvyšuje cenu o 1.
