# Formulář karet, česky.

## Round a card

cards-more = { $n ->
    [one] { $n } další
    [few] { $n } další
    [many] { $n } další
   *[other] { $n } dalších
}
card-all-faction = Národy
card-all-hero = Hrdinové
card-all-land = Strany zemí
card-add = Přidat nebo otevřít kartu
card-add-which = Která karta
card-add-new = Úplně nová
card-previous = Předchozí karta
card-next = Další karta
card-of-the-box = Takto ji má krabice ({ $what }). Co změníte, přijde do vašeho souboru a vaše karta ji nahradí.
card-as-shipped = Zpět ke kartě z krabice
card-own-copy = Udělat z ní další kartu
card-printed = Jako na kartě
card-printed-whole = Vše je tu jako na mé tištěné kartě
card-left = { $n ->
    [one] { $n } karta z krabice ještě není podle tištěné (celkem jich je { $all })
    [few] { $n } karty z krabice ještě nejsou podle tištěných (celkem jich je { $all })
    [many] { $n } karty z krabice ještě není podle tištěných (celkem jich je { $all })
   *[other] { $n } karet z krabice ještě není podle tištěných (celkem jich je { $all })
}
card-left-levels = { $n ->
    [one] { $n } úroveň naše
    [few] { $n } úrovně naše
    [many] { $n } úrovně naší
   *[other] { $n } úrovní našich
}
card-level = Úroveň { $n }
card-rise = Na další úroveň akcí
card-rise-war = vyhraná válka
card-constants = { $n ->
    [0] Čísla vytištěná na kartách
    [one] Čísla vytištěná na kartách: { $n } vlastní
    [few] Čísla vytištěná na kartách: { $n } vlastní
    [many] Čísla vytištěná na kartách: { $n } vlastního
   *[other] Čísla vytištěná na kartách: { $n } vlastních
}
card-constants-help = Měňte je jen tam, kde je máte vytištěná jiná. Platí v každé hře, která se hraje s tímto souborem.
card-constant-tower-points = Body za hrad, rostoucí, od úrovně 0 výš
card-constant-tower-points-even = Body za hrad, po jednom, od úrovně 0 výš
card-constant-magic-points = Body za každou úroveň magie
card-constant-capital-alone = Body za hlavní město, které držíte sami
card-constant-capital-shared = Body za hlavní město, o které se dělíte
card-constant-lost-points = Body za kraj Ztraceného království
card-constant-trophy-points = Body za figurku Ztraceného království
card-constant-fort-points = Body za pevnost mimo domovskou zemi
card-games = Ve kterých hrách
card-opponent = Vhodný soupeř do hry pro jednoho
card-interest = Mluví o tomto
card-requires-forts = Jen ve hrách s pevnostmi

## Effects

card-effect-new = Co umí
card-effect-n = Účinek { $n }
card-deed-new = Co se pak stane
card-more-of = Jen když, a další
card-only-if = Podmínka nebo podrobnost
card-group-harvest = Získávání a obchod
card-group-heroic = Hrdinové
card-group-moves = Pohyb a umístění
card-group-offers = Co smíte navíc
card-group-points = Body na konci
card-group-prices = Ceny a válka
card-group-swaps = Jedno místo druhého
card-group-triggers = Když se něco stane
card-field-a = Akce
card-field-action = Akce
card-field-actions = Při pohybu akcí
card-field-b = Místo ní
card-field-between = Mezi
card-field-chooser = Kdo vybírá
card-field-cond = Když
card-field-cost = Cena
card-field-count = Kolik figurek
card-field-delta = Dražší, nebo levnější
card-field-div = Jednou za tolik
card-field-draw = Kolik národů si prohlédne
card-field-feature = Voda, nebo útesy
card-field-foe_home = Jen v domovské zemi soupeře
card-field-hero = Jen s hrdinou
card-field-home = Ve vaší domovské zemi
card-field-least = Nejméně kolik
card-field-level = Která úroveň
card-field-margin = Nejvýš o
card-field-max = Nejvýš
card-field-min = Nikdy pod
card-field-n = Kolik
card-field-on = Kdy
card-field-per = Za
card-field-replaces_level = Nahrazuje úroveň
card-field-res = Zdroj
card-field-scope = Čí válka
card-field-set = Pevná cena
card-field-steps = Kolik kroků
card-field-take = Místo ní
card-field-terrain = Druh kraje
card-field-to = Kam
card-field-touches = U čeho
card-field-via = Přes
card-field-vp = Body
card-field-what = Co získá
card-field-where = Akce
card-field-who = Kdo
card-field-worth = Hodnota
card-if-action = Která akce začala válku
card-if-fort_region_touches = Pevnost stojí u
card-if-hero_on_home = Hrdina je ve vaší domovské zemi
card-if-hero_terrain = V jakém kraji je hrdina
card-if-lost_by = Prohra nejméně o
card-if-on_home = Ve vaší domovské zemi
card-if-role = Útočník, nebo obránce
card-if-terrain = Druh kraje
card-if-touches = Kraj u
card-cond-all_meeples_on_border = všechny vaše figurky jsou v okrajových krajích
card-cond-highest_tower = nikdo nemá vyšší hrad
card-cond-no_opponent_on_my_home = ve vaší domovské zemi není soupeř
card-cond-no_resource = nemáte žádný zdroj
card-cond-strictly_most_meeples = sami máte nejvíc figurek
card-yes = ano
card-no = ne
card-none = –
card-value-any = jakýkoli
card-value-attacker = útočník
card-value-choice = podle výběru
card-value-chooser-foe = soupeř
card-value-chooser-me = vy
card-value-crags = útesy
card-value-defender = obránce
card-value-destination_terrain = co dává kraj
card-value-each = každý soupeř
card-value-home_empty = prázdný domovský kraj
card-value-lake = jezero
card-value-lying_forts = položené pevnosti
card-value-lying_meeples = ležící figurky
card-value-one = jeden soupeř
card-value-own_meeples_adjacent_to_hero = figurky vedle hrdiny
card-value-own_single = k samotné figurce
card-value-retreat = ústup
card-value-river = řeka
card-value-sea = moře

## Territory sides

card-grid = Mřížka země
card-grid-help = Zvolte plochu a malujte; nebo se pohybujte šipkami a pište písmena pro kraje, číslice pro vodu a útesy.
card-cell = Sloupec { $x }, řádek { $y }: { $kind } { $what }
card-areas = Plochy
card-add-region = Přidat kraj
card-add-feature = Přidat vodu nebo útesy
card-paint = Malovat plochou { $what }
card-field-box = Krabice
card-field-card = Číslo karty
card-field-side = Strana
card-field-subtype = Vypadá jako
card-borders = { $near ->
    [none] S ničím nesousedí
   *[other] Sousedí s { $near }
}{ $edge ->
    [true] , u okraje
   *[false] { "" }
}.

## What is wrong

field-card-anchor = Střed plochy { $what } v ní neleží.
field-card-area = Kraje jsou písmena a až z, voda a útesy číslice 1 až 9.
field-card-edge = Aspoň jeden kraj musí sahat k okraji karty.
field-card-effects = Úroveň má nejvýš { $most } účinků.
field-card-empty = Tato úroveň ještě nic neumí; zvolte, co dělá.
field-card-flag = Tohle je buď true, nebo false.
field-card-form = Tohle nemá správnou podobu.
field-card-gap = V této větě ještě něco chybí.
field-card-grid = Mřížka má { $rows } řádků po { $columns } písmenech a číslicích.
field-card-key = Klíč { $what } tu být nemůže; možné klíče: { $known }.
field-card-levels = Tato karta má tento počet úrovní: { $n }.
field-card-many = V souboru je nejvýš { $most } karet.
field-card-none = V tomto souboru zatím není žádná karta: změňte některou a bude v něm.
field-card-number = Celé číslo od { $fewest } do { $most }.
field-card-numbers = Seznam celých čísel; jejich počet: { $n }.
field-card-one = Jedno z těchto slov: { $known }.
field-card-pieces = Plocha { $what } leží v několika kusech; kraj je jen jeden.
field-card-regions = Strana má nejméně { $fewest } kraje, které nejsou podzemí, hlavní město ani tundra.
field-card-retires = Hrdina odchází do výslužby na poslední úrovni a nic jiného tam neumí.
field-card-side = Karta { $than } už stranu { $what } má.
field-card-some = Seznam některých z těchto slov: { $known }.
field-card-table = Tohle musí být tabulka, ne { $than }.
field-card-tables = Přidejte aspoň jedno.
field-card-unknown = { $what } je v mřížce, ale žádná plocha se tak nejmenuje.
field-card-unpainted = Plocha { $what } zatím nemá políčko: namalujte ji, nebo ji odeberte.
field-card-when = Tohle se stane jednou: při dosažení úrovně, nebo když se něco stane.
