# A kártyák űrlapja, magyarul.

## Round a card

cards-more = { $n ->
    [one] { $n } további
   *[other] { $n } további
}
card-all-faction = Népek
card-all-hero = Hősök
card-all-land = Tartományoldalak
card-add = Kártya hozzáadása vagy megnyitása
card-add-which = Melyik kártya
card-add-new = A semmiből
card-previous = Előző kártya
card-next = Következő kártya
card-of-the-box = A dobozban így szerepel ({ $what }). Amit megváltoztatsz, a fájlodba kerül, és a te kártyád lép a helyére.
card-as-shipped = Vissza a doboz kártyájához
card-own-copy = Legyen belőle még egy kártya
card-printed = Ahogy a kártyán áll
card-printed-whole = Itt minden olyan, mint a nyomtatott kártyámon
card-left = { $n ->
    [one] A doboz { $all } kártyájából { $n } még nem a nyomtatott szerint van
   *[other] A doboz { $all } kártyájából { $n } még nem a nyomtatott szerint van
}
card-left-levels = { $n ->
    [one] { $n } szint a miénk
   *[other] { $n } szint a miénk
}
card-level = { $n }. szint
card-rise = A következő szintre ezzel
card-rise-war = megnyert háború
card-constants = { $n ->
    [0] A kártyákra nyomtatott számok
    [one] A kártyákra nyomtatott számok: { $n } saját
   *[other] A kártyákra nyomtatott számok: { $n } saját
}
card-constants-help = Csak ott változtasd meg, ahol a te kiadásodban más áll. Minden játékban érvényesek, amelyet ezzel a fájllal játszanak.
card-constant-tower-points = A torony pontjai, emelkedően, a 0. szinttől fölfelé
card-constant-tower-points-even = A torony pontjai, egyenként egy, a 0. szinttől fölfelé
card-constant-magic-points = Pont minden mágiaszintért
card-constant-capital-alone = Pont a fővárosért, ha egyedül vagy ott
card-constant-capital-shared = Pont a fővárosért, ha más is ott van
card-constant-lost-points = Pont az Elveszett Királyság egy vidékéért
card-constant-trophy-points = Pont az Elveszett Királyság egy figurájáért
card-constant-fort-points = Pont a hazai tartományon kívüli erődért
card-games = Mely játékokban
card-opponent = Jó ellenfél az egyszemélyes játékban
card-interest = Erről szól
card-requires-forts = Csak erődös játékokban

## Effects

card-effect-new = Mit tud
card-effect-n = { $n }. hatás
card-deed-new = Ami ekkor történik
card-more-of = Feltételek és egyebek
card-only-if = Feltétel vagy részlet
card-group-harvest = Gyűjtés és kereskedés
card-group-heroic = Hősök
card-group-moves = Lépés és lerakás
card-group-offers = Amit még megtehetsz
card-group-points = Pontok a végén
card-group-prices = Árak és háború
card-group-swaps = Egyik a másik helyett
card-group-triggers = Amikor történik valami
card-field-a = Akció
card-field-action = Akció
card-field-actions = Ezzel lépve
card-field-b = Helyette
card-field-between = Ezek között
card-field-chooser = Ki választ
card-field-cond = Ha
card-field-cost = Ár
card-field-count = Hány figura
card-field-delta = Drágább vagy olcsóbb
card-field-div = Egy ennyiért
card-field-draw = Ennyi népet néz meg
card-field-feature = Víz vagy szirtek
card-field-foe_home = Csak egy ellenfél hazai tartományában
card-field-hero = Csak a hőssel
card-field-home = A hazai tartományodban
card-field-least = Legalább ennyi
card-field-level = Melyik szint
card-field-margin = Legfeljebb ennyivel
card-field-max = Legfeljebb
card-field-min = Soha nem kevesebb, mint
card-field-n = Mennyi
card-field-on = Mikor
card-field-per = Ezért
card-field-replaces_level = Ezt a szintet váltja fel
card-field-res = Erőforrás
card-field-scope = Kinek a háborúja
card-field-set = Rögzített ár
card-field-steps = Hány lépés
card-field-take = Helyette
card-field-terrain = A vidék fajtája
card-field-to = Hová
card-field-touches = Mi mellett
card-field-via = Ezen át
card-field-vp = Pont
card-field-what = Mit kap
card-field-where = Akció
card-field-who = Kicsoda
card-field-worth = Értéke
card-if-action = Melyik akció indította a háborút
card-if-fort_region_touches = Az erőd ezek mellett áll
card-if-hero_on_home = A hős a hazai tartományodban van
card-if-hero_terrain = Milyen vidéken áll a hős
card-if-lost_by = Legalább ekkora vereség
card-if-on_home = A hazai tartományodban
card-if-role = Támadó vagy védő
card-if-terrain = A vidék fajtája
card-if-touches = A vidék ezek mellett van
card-cond-all_meeples_on_border = minden figurád szélső vidéken áll
card-cond-highest_tower = senkinek sincs magasabb tornya
card-cond-no_opponent_on_my_home = nincs ellenfél a hazai tartományodban
card-cond-no_resource = nincs erőforrásod
card-cond-strictly_most_meeples = egyedül neked van a legtöbb figurád
card-yes = igen
card-no = nem
card-none = –
card-value-any = bármelyik
card-value-attacker = támadó
card-value-choice = tetszőleges
card-value-chooser-foe = az ellenfél
card-value-chooser-me = te
card-value-crags = szirtek
card-value-defender = védő
card-value-destination_terrain = amit a vidék ad
card-value-each = minden ellenfél
card-value-home_empty = üres hazai vidék
card-value-lake = tó
card-value-lying_forts = elfektetett erődök
card-value-lying_meeples = fekvő figurák
card-value-one = egy ellenfél
card-value-own_meeples_adjacent_to_hero = a hőssel szomszédos figurák
card-value-own_single = egy magányos figura mellé
card-value-retreat = visszavonulás
card-value-river = folyó
card-value-sea = tenger

## Territory sides

card-grid = A tartomány rácsa
card-grid-help = Válassz egy részt, és fess; vagy lépkedj a nyilakkal, és írj betűt a vidékeknek, számjegyet a víznek és a szirteknek.
card-cell = { $x }. oszlop, { $y }. sor: { $kind } { $what }
card-areas = Részek
card-add-region = Új vidék
card-add-feature = Új víz vagy szirtek
card-paint = Festés ezzel: { $what }
card-field-box = Doboz
card-field-card = A kártya száma
card-field-side = Oldal
card-field-subtype = Így néz ki
card-borders = { $near ->
    [none] Nincs szomszédja
   *[other] Szomszédai: { $near }
}{ $edge ->
    [true] ; szélső vidék
   *[false] { "" }
}.

## What is wrong

field-card-anchor = { $what } közepe nincs benne.
field-card-area = A vidékek betűk a-tól z-ig, a víz és a szirtek számjegyek 1-től 9-ig.
field-card-edge = Legalább egy szélső vidék kell: olyan, amely eléri a kártya peremét.
field-card-effects = Egy szintnek legfeljebb { $most } hatása van.
field-card-empty = Ez a szint még nem tud semmit; válaszd ki, mit tesz.
field-card-flag = Ez vagy true, vagy false.
field-card-form = Ennek nem jó az alakja.
field-card-gap = Ebből a mondatból még hiányzik valami.
field-card-grid = A rács { $rows } sorból áll, mindegyikben { $columns } betű vagy számjegy.
field-card-key = Itt nem lehet { $what } kulcs; lehetséges: { $known }.
field-card-levels = Ennek a kártyának { $n } szintje van.
field-card-many = Egy fájlban legfeljebb { $most } kártya van.
field-card-none = Ebben a fájlban még nincs kártya: változtass meg egyet, és benne lesz.
field-card-number = Egész szám { $fewest } és { $most } között.
field-card-numbers = Egész számok listája, { $n } számmal.
field-card-one = Ezek egyike: { $known }.
field-card-pieces = { $what } több darabban fekszik; egy vidék egy darab.
field-card-regions = Egy oldalon legalább { $fewest } olyan vidék van, amely nem rom, nem főváros és nem tundra.
field-card-retires = A hős az utolsó szinten vonul nyugalomba, és ott mást nem tesz.
field-card-side = Ennek a kártyának ({ $than }) már van { $what } oldala.
field-card-some = Ezekből álló lista: { $known }.
field-card-table = Ennek táblának kell lennie, nem ennek: { $than }.
field-card-tables = Adj hozzá legalább egyet.
field-card-unknown = { $what } szerepel a rácson, de nincs ilyen nevű rész.
field-card-unpainted = { $what } még nincs a rácson: fesd fel, vagy vedd ki.
field-card-when = Ez egyszer történik: a szint elérésekor, vagy amikor történik valami.
