# Small World in Hungarian.

## Races

race-amazons = Amazonok
    .low = amazonok
    .acc = amazonokat
    .abl = amazonoktól
    .count = amazon
race-dwarves = Törpök
    .for = bányák
    .low = törpök
    .acc = törpöket
    .abl = törpöktől
    .count = törp
race-elves = Tündék
    .low = tündék
    .acc = tündéket
    .abl = tündéktől
    .count = tünde
race-ghouls = Élőhalottak
    .low = élőhalottak
    .acc = élőhalottakat
    .abl = élőhalottaktól
    .count = élőhalott
race-giants = Óriások
    .low = óriások
    .acc = óriásokat
    .abl = óriásoktól
    .count = óriás
race-halflings = Félszerzetek
    .low = félszerzetek
    .acc = félszerzeteket
    .abl = félszerzetektől
    .count = félszerzet
race-humans = Emberek
    .for = szántóföldek
    .low = emberek
    .acc = embereket
    .abl = emberektől
    .count = ember
race-orcs = Orkok
    .for = nem üres területek
    .low = orkok
    .acc = orkokat
    .abl = orkoktól
    .count = ork
race-ratmen = Patkányfajzatok
    .low = patkányfajzatok
    .acc = patkányfajzatokat
    .abl = patkányfajzatoktól
    .count = patkányfajzat
race-skeletons = Csontvázak
    .low = csontvázak
    .acc = csontvázakat
    .abl = csontvázaktól
    .count = csontváz
race-sorcerers = Mágusok
    .low = mágusok
    .acc = mágusokat
    .abl = mágusoktól
    .count = mágus
race-tritons = Tritonok
    .low = tritonok
    .acc = tritonokat
    .abl = tritonoktól
    .count = triton
race-trolls = Trollok
    .low = trollok
    .acc = trollokat
    .abl = trolloktól
    .count = troll
race-wizards = Varázslók
    .for = mágikus területek
    .low = varázslók
    .acc = varázslókat
    .abl = varázslóktól
    .count = varázsló
race-lost_tribe = Elfeledett törzs
    .low = elfeledett törzs
    .acc = elfeledett törzset
    .abl = elfeledett törzstől
    .count = elfeledett törzs

## Powers

power-alchemist = Alkimista
    .for = minden kör
    .low = alkimista
power-berserk = Rettenthetetlen
    .low = rettenthetetlen
power-bivouacking = Vándor
    .low = vándor
power-commando = Kommandós
    .low = kommandós
power-diplomat = Diplomata
    .low = diplomata
power-dragon_master = Sárkánylovas
    .low = sárkánylovas
power-flying = Repülő
    .low = repülő
power-forest = Erdei
    .low = erdei
power-fortified = Erődépítő
    .for = erődök
    .low = erődépítő
power-heroic = Hős
    .low = hős
power-hill = Dombi
    .low = dombi
power-merchant = Kereskedő
    .for = területek
    .low = kereskedő
power-mounted = Lovas
    .low = lovas
power-pillaging = Fosztogató
    .for = nem üres területek
    .low = fosztogató
power-seafaring = Tengerjáró
    .low = tengerjáró
power-spirit = Kísértő
    .low = kísértő
power-stout = Szívós
    .low = szívós
power-swamp = Mocsári
    .low = mocsári
power-underworld = Barlangi
    .low = barlangi
power-wealthy = Gazdag
    .for = egyszer
    .low = gazdag

combo = { $power } { $race_low }
    .low = { $power_low } { $race_low }
    .acc = { $power_low } { $race_acc }
named-race = { $name }
    .low = { $name } népe
    .acc = { $name } népét
    .abl = { $name } népétől
    .gender = s
named-power = { $name }

## What races do

race-amazons-text = Minden körben négy további egység harcol érted. Az átszervezés után lekerülnek a térképről.
race-dwarves-text = Minden bányád eggyel több érmét hoz.
race-dwarves-decline = A bányáid továbbra is eggyel több érmét hoznak.
race-elves-text = Ha elfoglalják egy területed, egyetlen tünde sem vész el: mind visszatér a kezedbe. Csak a mágusok által lecserélt vész el.
race-ghouls-text = Hanyatláskor mind a térképen maradnak, és tovább hódítanak.
race-ghouls-decline = Mind maradnak, és minden körben az aktív néped előtt hódíthatnak, akár annak a területeit is.
race-giants-text = Az általad tartott hegység melletti terület eggyel kevesebb egységbe kerül.
race-halflings-text = Bárhol a térképre léphetsz. Az első két elfoglalt területed üreget kap, és senki sem veheti el.
race-humans-text = Minden szántófölded eggyel több érmét hoz.
race-orcs-text = Minden ebben a körben elfoglalt nem üres terület eggyel több érmét hoz.
race-ratmen-text = Nincs képességük. Egyszerűen sokan vannak.
race-skeletons-text = Minden két ebben a körben elfoglalt nem üres terület után egy új csontváz csatlakozik az átszervezéskor.
race-sorcerers-text = Körönként minden ellenfél ellen egyszer: bűvöld meg egy magányos aktív egységét egy elérhető területen. A helyére a dobozból kerül mágus, ez egyetlen egységedbe sem kerül.
race-tritons-text = A tenger vagy tó partján fekvő terület eggyel kevesebb egységbe kerül.
race-trolls-text = Minden területeden trollbarlang van, amely eggyel növeli a védelmét.
race-trolls-decline = A barlangok maradnak, és továbbra is eggyel növelik a védelmet.
race-wizards-text = Minden mágikus területed eggyel több érmét hoz.

## What powers do

power-alchemist-text = Minden körben két érmével több.
power-berserk-text = Hódítás előtt dobj a kockával: az ezután választott terület ennyivel kevesebb egységbe kerül.
power-bivouacking-text = Minden körben üss öt tábort a területeiden. Mindegyik eggyel növeli a védelmet, és megvédi a magányos egységet a mágusoktól.
power-commando-text = Minden terület eggyel kevesebb egységbe kerül.
power-diplomat-text = A köröd végén köss békét egy ellenféllel, akinek az aktív népét nem támadtad: a következő körödig nem bántja az aktív népedet.
power-dragon_master-text = Körönként egyszer foglalj el egy területet egyetlen egységgel, bármi is védi. A sárkány ezután senkit sem enged be.
power-flying-text = Bármely szárazföldi területet elfoglalhatod, közel vagy távol.
power-forest-text = Minden erdőd eggyel több érmét hoz.
power-fortified-text = Körönként egyszer építs erődöt egy területeden: körönként egy érmével több és eggyel nagyobb védelem.
power-fortified-decline = Az erődök továbbra is eggyel növelik a védelmet, de érmét nem hoznak.
power-heroic-text = A köröd végén két hős két területedet sérthetetlenné teszi.
power-hill-text = Minden dombvidéked eggyel több érmét hoz.
power-merchant-text = Minden területed eggyel több érmét hoz.
power-mounted-text = A dombvidék és a szántóföld eggyel kevesebb egységbe kerül.
power-pillaging-text = Minden ebben a körben elfoglalt nem üres terület eggyel több érmét hoz.
power-seafaring-text = A tengereket és a tavat üres területként foglalhatod el.
power-seafaring-decline = Megtartod a tengereidet és a tavat, és továbbra is érmét hoznak.
power-spirit-text = Hanyatláskor ez a nép nem foglal helyet: mellette még egy hanyatló néped lehet.
power-spirit-decline = Ez a nép marad, amikor egy másik néped hanyatlásba fordul.
power-stout-text = A kör végén, az érmék begyűjtése után is hanyatlásba fordulhatsz.
power-swamp-text = Minden mocsarad eggyel több érmét hoz.
power-underworld-text = A barlangbejáratok eggyel kevesebb egységbe kerülnek, és mind szomszédosak egymással.
power-wealthy-text = Egyszeri hét érme, az ezzel a néppel játszott első köröd végén.

## Terrain, marks and pieces

terrain-hill = dombvidék
    .acc = dombvidéket
    .in = dombvidéken
terrain-farmland = szántóföld
    .acc = szántóföldet
    .in = szántóföldön
terrain-forest = erdő
    .acc = erdőt
    .in = erdőben
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

mark-mine = bánya

piece-lair = trollbarlang
    .acc = trollbarlangot
piece-hole = földbe vájt üreg
    .acc = földbe vájt üreget
piece-camp = tábor
    .acc = tábort
piece-fortress = erőd
    .acc = erődöt
piece-dragon = sárkány
    .acc = sárkányt
piece-hero = hős
    .acc = hőst
piece-mountain = hegység
    .acc = hegységet
piece-lost_tribe = elfeledett törzs
    .acc = elfeledett törzset

map-2p = 2 játékos, 10 forduló
map-3p = 3 játékos, 10 forduló
map-4p = 4 játékos, 9 forduló
map-5p = 5 játékos, 8 forduló

## Prices: "2 +1 hegység +2 tünde −1 Kommandós = 4"

price-dragon = 1 a sárkánnyal
price-enchant = egy mágus a dobozból

## What an ability does right now

## Why something cannot be done

why-not-edge = Az első hódítás csak a térkép szélén vagy a szélen lévő tenger partján lehet.
why-water = Tengert és tavat csak tengerjáró nép foglalhat el.
why-peace = Béke van ({ $seat }): ez a nép most nem támadható.
why-enchant-camp = A magányos egységet tábor védi a mágusoktól.
why-enchant-many = A mágusoknak pontosan egy egység kell; itt { $n } van.
why-enchant-used = { $other } egyik egységét ebben a körben már megbűvölték a mágusok.
why-enchant-tray = Nincs több mágus a dobozban.
why-enchant-declined = A mágusok csak aktív nép egységét cserélhetik le.
why-enchant-no-region = A mágusoknak előbb területet kell birtokolniuk.
why-dragon-used = A sárkány ebben a körben már repült.
why-place-camp = Tábor csak olyan területen állhat, amelyet ez a nép birtokol.
why-place-fortress = Erőd olyan saját területre kerülhet, ahol még nincs.
why-place-hero = A két hős két különböző saját területre kerül.
lose-peace = Még köthetnél békét valakivel. Senkivel sem kötsz?

## What is being asked

stack-races = { $n ->
    [one] { $n } nép
   *[other] { $n } nép
}
ask-rolled = { $seat }: a dobott szám { $n }. Válassz területet, vagy hagyd abba.
ask-spread = { $seat }: helyezd el a táborokat.
ask-build = { $seat }: építs erődöt, vagy ne építs.
ask-finish = { $seat }: helyezd el a hősöket.
ask-peace = { $seat }: köss békét egy ellenféllel, vagy ne köss senkivel.
ask-after = { $seat }: megtartod { $race_art } { $race_acc }, vagy most hanyatlásba küldöd?

## What happened

log-berserk-roll = { $seat } hódítás előtt dob: { $n }.
log-dragon = { $seat }: a sárkány elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }.
log-enchant = { $seat }: a mágusok megbűvölik { $from_race_art } { $from_race_low } egységét { $region_art } { $region_in } ({ $other }).
log-aside = { $seat } { $n ->
        [one] { $n } egységlapkát
       *[other] { $n } egységlapkát
    } tesz félre ({ $race_low }).
log-camp = { $seat } tábort üt: { $plan }.
log-fortress = { $seat } erődöt épít { $region_art } { $region_in }.
log-no-fortress = { $seat } nem épít erődöt.
log-hero = { $seat } hőst helyez el { $region_art } { $region_in }.
log-peace = { $seat } és { $other } békét köt.
log-no-peace = { $seat } senkivel sem köt békét.
log-peace-off = { $seat } nem köt békét: ebben a körben minden ellenfél aktív népét megtámadta.
log-stay = { $seat } megtartja { $race_art } { $race_acc }.
log-retire = { $seat }: az érmék begyűjtése után { $race_gender ->
        [s] hanyatlásba fordul
       *[none] hanyatlásba fordulnak
    } { $race_art } { $race_low }.

## Actions, on buttons and for a screen reader

action-dragon = Sárkány: { $region }
action-enchant = Megbűvölés: { $region }
action-camp = { $n ->
    [one] { $n } tábor: { $region }
   *[other] { $n } tábor: { $region }
}
action-fortress = Erőd: { $region }
action-fortress-none = Erőd nélkül
action-hero = Hős: { $region }
action-hero-none = Hős nélkül
action-peace = Béke: { $other }
action-peace-none = Béke nélkül
action-stay = Nép megtartása
action-retire = Hanyatlás most

## Rulings

ruling-own_declined_cost = Saját hanyatlók ára
ruling-own_declined_cost-text = A saját hanyatló néped egységei is növelik a terület árát. Kikapcsolva: csak az elfeledett törzsek és a többi játékos egységei.
ruling-badge_in_decline = Képességjelölő hanyatláskor
ruling-badge_in_decline-text = Mely képességjelölők maradnak a hanyatló nép mellett, és térnek vissza csak akkor, amikor az elhagyja a térképet.
ruling-badge_in_decline-keep = Kísértő, Erődépítő és Tengerjáró marad
ruling-badge_in_decline-discard = csak a Kísértő marad
ruling-empty_decline_removes = Az üres hanyatlás kiszorít
ruling-empty_decline_removes-text = Az a nép is kiszorítja a korábbi hanyatlót, amely egyetlen terület nélkül fordul hanyatlásba. Kikapcsolva: a korábbi marad.
ruling-ghouls_before_pick = Élőhalottak a választás előtt
ruling-ghouls_before_pick-text = A hanyatló élőhalottak az új kombináció választása előtt hódítanak. Kikapcsolva: utána, de az aktív nép előtt.
ruling-ghoul_die_ends_turn = Élőhalottak kockája
ruling-ghoul_die_ends_turn-text = A hanyatló élőhalottak végső kísérlete a kör minden hódítását lezárja. Kikapcsolva: csak az övékét.
ruling-giants_underworld = Óriások barlangokon át
ruling-giants_underworld-text = A Barlangi óriásoknak a többi barlangbejárat is szomszédos a barlangos hegységükkel. Kikapcsolva: csak a valódi határ számít.
ruling-enchant_reach = A mágusok hatóköre
ruling-enchant_reach-text = Mely területeken bűvölhetnek meg egységet a mágusok.
ruling-enchant_reach-reach = bárhol, ahol hódíthatnának
ruling-enchant_reach-adjacent = csak a szomszédokon

## What pieces and marks are for

about-lair = A trollbarlang eggyel növeli a terület védelmét, és hanyatláskor is megmarad.
about-fortress = Az erőd eggyel növeli a terület védelmét. Amíg erődépítő népe aktív, körönként egy érmét hoz.
about-camp = A tábor eggyel növeli a terület védelmét, és megvédi a magányos egységet a mágusoktól. Minden körben újra kell állítani.
about-hole = Az üreggel védett területet senki sem foglalhatja el.
about-dragon = Amíg itt a sárkány, a területet senki sem foglalhatja el.
about-hero = Amíg itt a hős, a területet senki sem foglalhatja el.
about-mine = A törpöknek eggyel több érmét hoz, hanyatláskor is.
about-magic = A varázslóknak eggyel több érmét hoz.
about-cavern = A barlangi népnek eggyel kevesebb egységbe kerül, és a barlangbejáratok mind szomszédosak egymással.
about-lost_tribe = Az elfeledett törzsek senkihez sem tartoznak, és senkit sem támadnak. Mindegyik eggyel növeli az árat.
