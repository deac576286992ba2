# Small World of Warcraft in Czech.

## Races

race-blood_elves = Blood Elves
    .for = magické regiony
    .acc = rasu Blood Elves
    .dat = rase Blood Elves
    .gen = rasy Blood Elves
    .gender = m
    .count = Blood Elves
race-draenei = Draenei
    .acc = rasu Draenei
    .dat = rase Draenei
    .gen = rasy Draenei
    .gender = m
race-dwarves = Dwarves
    .acc = rasu Dwarves
    .dat = rase Dwarves
    .gen = rasy Dwarves
    .gender = m
    .count = Dwarves
race-ethereals = Ethereals
    .acc = rasu Ethereals
    .dat = rase Ethereals
    .gen = rasy Ethereals
    .gender = m
    .count = Ethereals
race-forsaken = Forsaken
    .acc = rasu Forsaken
    .dat = rase Forsaken
    .gen = rasy Forsaken
    .gender = m
race-gnomes = Gnomes
    .acc = rasu Gnomes
    .dat = rase Gnomes
    .gen = rasy Gnomes
    .gender = m
    .count = Gnomes
race-goblins = Goblins
    .acc = rasu Goblins
    .dat = rase Goblins
    .gen = rasy Goblins
    .gender = m
    .count = Goblins
race-humans = Humans
    .for = Vojenské cíle
    .acc = rasu Humans
    .dat = rase Humans
    .gen = rasy Humans
    .gender = m
    .count = Humans
race-kobolds = Kobolds
    .acc = rasu Kobolds
    .dat = rase Kobolds
    .gen = rasy Kobolds
    .gender = m
    .count = Kobolds
race-naga = Naga
    .acc = rasu Naga
    .dat = rase Naga
    .gen = rasy Naga
    .gender = m
race-night_elves = Night Elves
    .acc = rasu Night Elves
    .dat = rase Night Elves
    .gen = rasy Night Elves
    .gender = m
    .count = Night Elves
race-orcs = Orcs
    .for = na Alianci
    .acc = rasu Orcs
    .dat = rase Orcs
    .gen = rasy Orcs
    .gender = m
    .count = Orcs
race-pandaren = Pandaren
    .for = Harmonie
    .acc = rasu Pandaren
    .dat = rase Pandaren
    .gen = rasy Pandaren
    .gender = m
race-tauren = Tauren
    .acc = rasu Tauren
    .dat = rase Tauren
    .gen = rasy Tauren
    .gender = m
race-trolls = Trolls
    .acc = rasu Trolls
    .dat = rase Trolls
    .gen = rasy Trolls
    .gender = m
    .count = Trolls
race-worgen = Worgen
    .for = lidská podoba
    .acc = rasu Worgen
    .dat = rase Worgen
    .gen = rasy Worgen
    .gender = m
race-murloc = Murlocs
    .acc = rasu Murlocs
    .dat = rase Murlocs
    .gen = rasy Murlocs
    .gender = m
    .count = Murlocs

## Powers

power-archaeologist = Archeologové
    .for = Artefakty a místa
    .acc = Archeology
power-battle_master = Vojevůdci
    .for = neprázdné regiony
    .acc = Vojevůdce
power-beast_master = Krotitelé
    .acc = Krotitele
power-blacksmith = Kováři
    .acc = Kováře
power-championing = Šampioni
    .for = výkupné
    .acc = Šampiony
power-defensive = Obránci
    .acc = Obránce
power-enraged = Zuřivci
    .for = obránci
    .acc = Zuřivce
power-explorer = Průzkumníci
    .for = ostrovy
    .acc = Průzkumníky
power-farmer = Farmáři
    .for = pole
    .acc = Farmáře
power-fishing = Rybáři
    .for = u vody
    .acc = Rybáře
power-garrisoned = Ženisté
    .acc = Ženisty
power-herbalist = Bylinkáři
    .for = kopce
    .acc = Bylinkáře
power-intimidating = Zastrašovatelé
    .acc = Zastrašovatele
power-marshdweller = Obyvatelé mokřin
    .for = bažiny
    .acc = Obyvatele mokřin
power-mining = Horníci
    .for = jeskyně
    .acc = Horníky
power-mountaineer = Horalové
    .for = hory
    .acc = Horaly
power-portal_mage = Portáloví mágové
    .acc = Portálové mágy
power-ranger = Hraničáři
    .for = lesy
    .acc = Hraničáře
power-sailing = Mořeplavci
    .acc = Mořeplavce
power-swamp_walker = Rašelináři
    .for = bažiny
    .acc = Rašelináře

combo = { $power } { $race }
    .acc = { $power_gender ->
        [own] kombinaci { $power } { $race }
       *[none] { $power_acc } { $race }
    }
named-race = { $name }
    .acc = rasu { $name }
    .dat = rase { $name }
    .gen = rasy { $name }
    .gender = own
named-power = { $name }
    .acc = schopnost { $name }
    .gender = own

## Artifacts and Legendary Places

site-aegis_of_aggramar = Aegis of Aggramar
site-ashes_of_alar = Ashes of Al’ar
site-doomhammer = Doomhammer
site-frostmourne = Frostmourne
site-heart_of_azeroth = Heart of Azeroth
    .for = sousedé
site-battleground = Battleground
    .for = poraženi dvakrát
site-dark_portal = Dark Portal
    .for = každý tah
site-karazhan = Karazhan
    .for = stejný terén
site-lights_hope_chapel = Light’s Hope Chapel
site-meeting_stone = Meeting Stone
site-spirit_healer = Spirit Healer
site-well_of_eternity = Well of Eternity
    .for = nejvíc regionů kolem

## What races do

race-blood_elves-text = Každý váš magický region vynese o minci víc.
race-draenei-text = V každém tahu soupeře se vám první žeton, o který byste přišli, vrátí do ruky.
race-dwarves-text = Hory stojí o dva žetony méně.
race-ethereals-text = Jednou za tah si ze sousedního regionu vezměte odkrytý Artefakt, nebo dobuďte sousední region s odkrytým Legendárním místem o dva žetony levněji.
race-forsaken-text = Za každý cizí žeton, který je v tahu kvůli vám ztracen, smíte před přeskupením za minci vzít ze zásobníku žeton Forsaken.
race-gnomes-text = Jednou za tah podnikněte letecký útok na kterýkoli region na souši kteréhokoli ostrova, jako by sousedil: vyberte ho, hoďte kostkou a zaplaťte o tolik žetonů méně.
race-goblins-text = Na konci tahu můžete položit Bomby lícem dolů do sousedních regionů s aktivní rasou soupeře. Na začátku vašeho příštího tahu se otočí: půlka vybuchne a region vyprázdní.
race-humans-text = Na konci tahu umístěte až dva Vojenské cíle mimo regiony Aliance. Kdo nepatří k Hordě a region s cílem dobude, získá dvě mince, a vy také.
race-kobolds-text = Každá jeskyně je jako sousední, i při prvním dobývání, a přeprava do ní nic nestojí.
race-naga-text = Za dva žetony dobývejte moře a jezera. Při prvním dobývání můžete začít v kterémkoli.
race-naga-decline = V mořích a jezerech zůstávají a dál vynášejí mince.
race-night_elves-text = Lesy stojí o žeton méně. Každý dobytý les dostane Přízračnou stěnu, která zvyšuje obranu o 1.
race-night_elves-decline = Přízračné stěny zůstávají a dál zvyšují obranu o 1.
race-orcs-text = Každý region dobytý na rase Aliance vynese o minci víc, a to navíc k Frakčnímu bonusu.
race-pandaren-text = Na konci tahu dostane žeton Harmonie každý soupeř, na jehož aktivní rasu jste nezaútočili. S ním vám musí před útokem na tuto rasu zaplatit dvě mince.
race-tauren-text = V každém regionu stojí aspoň dva žetony. Osamocený žeton se musí hned přesunout do jiného vašeho regionu.
race-tauren-decline = V každém regionu zůstávají dva žetony.
race-trolls-text = Neprázdné regiony stojí o žeton méně.
race-worgen-text = Každý tah volte: v lidské podobě hned získáte dvě mince; ve worgení zaplatíte minci a každé dobytí stojí o žeton méně.

## What powers do

power-archaeologist-text = Každý váš Artefakt a každé vaše Legendární místo vynese o minci víc.
power-battle_master-text = Každý neprázdný region dobytý v tomto tahu vynese o minci víc.
power-beast_master-text = Na začátku tahu si vezměte Šelmu za každé své kopce, nejvýš pět. Šelmy dobývají a brání jako žetony a padají jako první.
power-blacksmith-text = Každý region stojí o žeton méně.
power-championing-text = Jednou za tah dobude Šampion sousední region zadarmo, ať ho brání cokoli, a brání ho jako žeton. Zajmou-li ho, za minci se vám vrátí a nikdo jiný nepadne.
power-defensive-text = Na konci tahu stojí Hlídková věž na každém vašem poli, v jehož sousedství držíte víc regionů než kterákoli jiná rasa: takový region nikdo nedobude.
power-enraged-text = Každý dobytý region, který bránily aspoň dva žetony, vynese tolik mincí, kolik žetonů ho bránilo.
power-explorer-text = Každý ostrov, na kterém držíte region, vynese o minci víc.
power-farmer-text = Každé vaše pole vynese o minci víc.
power-fishing-text = Každý váš region u moře nebo jezera vynese o minci víc.
power-garrisoned-text = Po přeskupení dostane každý váš region Pevnost, která zvyšuje obranu o 1.
power-garrisoned-decline = Pevnosti zůstávají a dál zvyšují obranu o 1.
power-herbalist-text = Každé vaše kopce vynesou o minci víc.
power-intimidating-text = Až třikrát za tah přesuňte žeton ze sousedního regionu do jiného regionu jeho rasy, a když žádný nemá, pryč z mapy; Murlocs odcházejí z mapy vždy. Nejdřív padne Přízračná stěna a Pevnost.
power-marshdweller-text = Každý pokus dobýt vaše bažiny stojí útočníka minci, kterou dostanete vy.
power-marshdweller-decline = Každý pokus dobýt vaše bažiny dál stojí minci.
power-mining-text = Každá vaše jeskyně vynese o minci víc.
power-mountaineer-text = Každé vaše hory vynesou o minci víc.
power-portal_mage-text = Dvakrát za tah zvolte dva magické regiony, ať je drží kdokoli, a vyměňte mezi nimi žetony a figurky. Hory, Legendární místa a zakryté žetony zůstanou.
power-ranger-text = Každý váš les vynese o minci víc.
power-sailing-text = Přeprava do vstupního regionu nestojí žádný žeton.
power-swamp_walker-text = Každé vaše bažiny vynesou o minci víc.

## What artifacts and places do

site-aegis_of_aggramar-text = Na konci tahu ho umístěte do svého regionu: žádný soupeř ho nedobude, dokud vám nezaplatí dvě mince.
site-ashes_of_alar-text = Jednou za tah dobuďte kterýkoli region na souši kteréhokoli ostrova, jako by sousedil.
site-doomhammer-text = Jednou za tah zaplaťte držiteli (nebo bance) dvě mince a dobuďte region na dosah jediným žetonem.
site-frostmourne-text = Jednou za tah stojí jedno dobytí o dva žetony méně.
site-heart_of_azeroth-text = Na konci tahu ho umístěte do svého regionu: každý soupeř, jehož aktivní rasa s ním sousedí, vám zaplatí minci.
site-battleground-text = Rasa nepřátelské frakce poražená v tahu aspoň dvakrát vynese druhou minci. Neutrální rasa smí ve svém tahu bojovat za frakci.
site-dark_portal-text = Každý tah dvě mince navíc.
site-karazhan-text = Každý další váš region stejného terénu vynese o minci víc.
site-lights_hope_chapel-text = Kvůli soupeřům nepřijdete o žádný žeton: všechny poražené se vrátí do ruky.
site-meeting_stone-text = Přeprava do vstupního regionu nestojí žádný žeton.
site-spirit_healer-text = Při každém přeskupení se přidá jeden žeton vaší rasy, dokud nejsou všechny ve hře.
site-well_of_eternity-text = Leží ve vodě. Rasa, která sama ovládá nejvíc regionů kolem, získá dvě mince.
site-well_of_eternity-decline = Dvě mince získá i rasa v Úpadku.

## Factions, terrain, marks and pieces

faction-alliance = Aliance
    .acc = Alianci
faction-horde = Horda
    .acc = Hordu
faction-neutral = neutrální

terrain-fields = pole
    .acc = pole
    .in = na poli
terrain-forest = les
    .acc = les
    .in = v lese
terrain-hill = kopce
    .acc = kopce
    .in = na kopcích
terrain-mountain = hory
    .acc = hory
    .in = v horách
terrain-swamp = bažiny
    .acc = bažiny
    .in = v bažinách
terrain-sea = moře
    .acc = moře
    .in = na moři
terrain-lake = jezero
    .acc = jezero
    .in = na jezeře

mark-entry = vstupní region
mark-murloc = rasa Murlocs
mark-site = skrytý žeton

piece-fortress = Pevnost
    .acc = Pevnost
    .count = { $n ->
        [one] Pevnost
        [few] Pevnosti
        [many] Pevnosti
       *[other] Pevností
    }
piece-wall = Přízračná stěna
    .acc = Přízračnou stěnu
piece-tower = Hlídková věž
    .acc = Hlídkovou věž
piece-champion = Šampion
    .acc = Šampiona
piece-beast = Šelma
    .acc = Šelmu
    .count = { $n ->
        [one] Šelma
        [few] Šelmy
        [many] Šelmy
       *[other] Šelem
    }
piece-bomb = Bomba
    .acc = Bombu
    .count = { $n ->
        [one] Bomba
        [few] Bomby
        [many] Bomby
       *[other] Bomb
    }
piece-target = Vojenský cíl
piece-harmony = Harmonie
    .acc = Harmonii
piece-mountain = Hory
piece-murloc = žeton rasy Murlocs
piece-site = žeton lícem dolů

## Prices

price-ferry = { $n_sign }{ $n_abs } přeprava
price-garrison = { $n_sign }{ $n_abs } (nejméně dva, { $name })

## Income, one line for each source

income-faction_war = Frakční bonus: { $n }

## Why something cannot be done

why-other-side = { $seat } si vybírá ze sloupce jiné frakce.
why-not-entry = Jako první se dobývá vstupní region, označený kotvou.
why-water = Moře a jezera dobývá jen rasa Naga.
why-way-used = { $name }: v tomto tahu už použito.
why-way-dear = Takto stojí { $price }, v ruce { $hand }.
note-die-again = Když to nebude stačit, rozhodne druhý hod: poslední pokus tohoto tahu.
why-champion-away = Šampion stojí na mapě: dobývat může, jen když ho při přípravě vezmete do ruky.
note-least = { $race }: do regionu jdou nejméně dva žetony, ať se dobývá jakkoli.
note-least-beside = { $race }: v každém regionu stojí nejméně dva: { $name } a k tomu jeden žeton.
note-vain = { $name }: tady neušetří ani žeton, jen by se sem přesunul Artefakt.
note-vain-die = { $name }: i bez něj musí na kostce padnout totéž, jen by se sem přesunul Artefakt.
note-beside = Místo žetonů: { $n } { $name_count }.
error-plan-short = { $regions }: příliš málo žetonů { $race_gen }. V každém regionu jich musí stát nejméně { $least }; místo žetonu { $n ->
    [one] může stát jen { $n } { $name_count }.
    [few] mohou stát jen { $n } { $name_count }.
    [many] může stát jen { $n } { $name_count }.
   *[other] může stát jen { $n } { $name_count }.
}
ui-champion-joins = Šampion bude stát { $region_in }: samotných žetonů je tam málo.
ui-beasts-alone = { $regions }: místo žetonů tu stojí Šelmy. Na začátku vašeho příštího tahu odejdou a o { $regions_count ->
    [one] tento region
    [few] tyto regiony
    [many] tyto regiony
   *[other] tyto regiony
} přijdete.
why-pair-swap = Portáloví mágové vyměňují jen magické regiony, které nic nechrání, a aspoň v jednom z nich musí něco ležet.
why-pair-intimidate = Zastrašit lze jen cizí žeton, Přízračnou stěnu nebo Pevnost v sousedním regionu, který nic nechrání.
why-pair-intimidate-second = Žeton uteče jen do jiného regionu své rasy.
why-pair-steal = Ukrást lze jen odkrytý Artefakt v sousedním regionu, který nic nechrání.
why-pair-steal-second = Artefakt se smí přenést jen do vašeho sousedního regionu.
ui-pair-first-intimidate = Vyberte region, ze kterého žeton uteče.
ui-pair-second-intimidate = Vybráno: { $region }. Vyberte, kam žeton uteče.
ui-pair-first-steal = Vyberte region, z něhož Artefakt ukradnete.
ui-pair-second-steal = Vybráno: { $region }. Vyberte svůj region, kam Artefakt přenesete.
why-choose-lone = Osamocený žeton jde do jiného regionu své rasy.
why-choose-tauren = Osamocený Tauren jde do jiného regionu, který drží rasa Tauren.
why-choose-well = Well of Eternity se přesouvá do vody na témže ostrově.
why-place-beast = Šelmy stojí jen v regionech, které tato rasa drží.
why-place-champion-at = Šampion stojí ve vašem regionu, přednostně tam, kde chybějí žetony.
why-place-fortress = Pevnost patří do vašeho regionu, kde ještě žádná nestojí.
why-place-tower = Hlídková věž patří na vaše pole, v jehož sousedství držíte nejvíc regionů.
why-place-bomb = Bomba patří do sousedního regionu aktivní rasy soupeře, který nic nechrání a kde ještě žádná neleží.
why-place-target = Vojenský cíl patří na souš, kterou nic nechrání a nedrží ji žádná rasa Aliance.
why-place-aegis = Aegis leží ve vašem regionu.
why-place-heart = Heart leží ve vašem regionu.

## What is being asked

stack-races = { $n ->
    [one] { $n } rasa
    [few] { $n } rasy
    [many] { $n } rasy
   *[other] { $n } ras
}
ask-begin = { $seat }: začíná tah { $race_gen }. Vyberte.
ask-form = { $seat }: lidská podoba, nebo worgení, ve které každé dobytí stojí o žeton méně?
ask-form-farewell = { $seat }: lidská, nebo worgení podoba? Hned potom { $race } přejdou do Úpadku a nic nedobudou.
ask-side = { $seat }: za kterou frakci bojují v tomto tahu { $race }?
ask-fee = { $seat }: zaplatit za Bombu { $region_in } (komu: { $other }), nebo ji neviděnou odhodit?
ask-fee-farewell = { $seat }: zaplatit za Bombu { $region_in } (komu: { $other }), nebo ji neviděnou odhodit? Hned po Bombách { $race } přejdou do Úpadku.
ask-reveal = { $seat }: otáčí se, co leželo lícem dolů.
ask-choose = { $seat }: vyberte.
ask-choose-lone = { $seat }: kam odejde osamocený žeton?
ask-choose-tauren = { $seat }: kam odejde osamocený Tauren?
ask-choose-well = { $seat }: ve které vodě bude Well of Eternity?
ask-spread = { $seat }: umístěte Šelmy.
ask-champion = { $seat }: umístěte Šampiona.
ask-build = { $seat }: umístěte Pevnosti a Artefakty.
ask-build-one = { $seat }: vyberte, kam přijde: { $name }.
ask-finish = { $seat }: než tah skončí, lze ještě něco umístit.
ask-faces = { $seat }: rozkládají se ostrovy.
ask-rolled = { $seat }: první kostka leteckého útoku ukazuje { $n }. Hodit ještě jednou, nebo útok vzdát?
ask-cast = { $seat }: kostka ukončila dobývání.
ask-wild = { $seat }: táhnou Murlocs.

## What happened

log-well = Well of Eternity leží { $region_in }.
log-well-none = Na tomto ostrově není voda: Well of Eternity opouští hru.
log-bomb-live = Bomba { $region_in } vybuchla.
log-bomb-dud = Bomba { $region_in } byla vadná.
log-bomb-gone = Bomba { $region_in } mizí neviděná.
log-objective = { $seat ->
    [none] Murlocs dobývají
   *[other] { $seat } dobývá
} Vojenský cíl { $region_in }: { $n ->
        [one] { $n } mince
        [few] { $n } mince
        [many] { $n } mince
       *[other] { $n } mincí
    }.
log-way-tried = { $seat }: poslední pokus o { $region_acc } ({ $name }).
log-pull-down = { $seat } boří { $piece_acc } { $region_in }.
log-tower-gone = Hlídková věž { $region_in } mizí.
log-wall = Přízračná stěna vyrůstá { $region_in }.
log-harmony = { $seats_count ->
    [one] Harmonii dostává { $seats }.
    [few] Harmonii dostávají { $seats }.
    [many] Harmonii dostávají { $seats }.
   *[other] Harmonii dostávají { $seats }.
}
log-kept = { $seat }: jeden žeton { $race_gen } se zachránil.
log-beasts = { $seat }, Šelmy v ruce: { $n }.
log-wild-conquer = Murlocs { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } za { $spend ->
        [one] { $spend } žeton
        [few] { $spend } žetony
        [many] { $spend } žetonu
       *[other] { $spend } žetonů
    }.
log-murlocs-beaten = { $seats_count ->
        [one] { $seats } vítězí nad rasou Murlocs
        [few] { $seats } společně vítězí nad rasou Murlocs
        [many] { $seats } společně vítězí nad rasou Murlocs
       *[other] { $seats } společně vítězí nad rasou Murlocs
    }, { $n } : { $than }.
log-team-won-alliance = Vítězí Aliance, výsledek týmu { $n }: { $seats }.
log-team-won-horde = Vítězí Horda, výsledek týmu { $n }: { $seats }.
log-team-won-neutral = Vítězí neutrální strana, výsledek { $n }: { $seats }.
log-teams-tied = O vítězství se strany dělí, výsledek každé je { $n }: { $seats }.
log-murlocs-won = Vítězí Murlocs a mají { $n ->
        [one] { $n } minci
        [few] { $n } mince
        [many] { $n } mince
       *[other] { $n } mincí
    }.
log-face = Na stole leží { $face }.
log-champion = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } s pomocí Šampiona{ $spend ->
        [0] { "" }
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-champion-raid = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } leteckým útokem s pomocí Šampiona{ $spend ->
        [0] { "" }
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-hammer = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } pomocí Artefaktu Doomhammer{ $spend ->
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-ashes = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } pomocí Artefaktu Ashes of Al’ar{ $spend ->
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-ashes-frost = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } pomocí Artefaktů Ashes of Al’ar a Frostmourne{ $spend ->
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-frost = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } pomocí Artefaktu Frostmourne{ $spend ->
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-pilgrim = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } na pouti{ $spend ->
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-pilgrim-frost = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } na pouti pomocí Artefaktu Frostmourne{ $spend ->
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-raid = { $seat }: { $race } podnikají letecký útok na { $region_acc }.
log-raid-frost = { $seat }: { $race } podnikají letecký útok na { $region_acc } pomocí Artefaktu Frostmourne.
log-no-raid = { $seat } letecký útok vzdává.
log-raid-won = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } leteckým útokem{ $spend ->
        [one] { " " }za { $spend } žeton
        [few] { " " }za { $spend } žetony
        [many] { " " }za { $spend } žetonu
       *[other] { " " }za { $spend } žetonů
    }.
log-steal = { $seat } krade { $region_in }: { $name ->
        [none] Artefakt
       *[other] { $name }
    }. Nově leží { $to_in }.
log-intimidate = { $to ->
        [none] { $seat } zahání z mapy žeton { $region_in }
       *[other] { $seat } zastrašuje žeton { $region_in }, jeho nové místo: { $to }
    }.
log-emptied = { $seat } přichází o: { $region } ({ $name }).
log-swap = { $seat } vyměňuje, co leží { $region_in } a { $to_in }.
log-human = { $seat }: { $race } na sebe berou lidskou podobu a získávají dvě mince.
log-worgen = { $seat }: { $race } na sebe za minci berou worgení podobu.
log-side-alliance = { $seat }: { $race } bojují v tomto tahu za Alianci.
log-side-horde = { $seat }: { $race } bojují v tomto tahu za Hordu.
log-side-none = { $seat }: { $race } zůstávají neutrální.
log-choose = { $seat } vybírá { $region_acc }.
log-choose-site = { $seat } vybírá: { $site }.
log-choose-pay = { $seat } za Bombu platí.
log-choose-discard = { $seat } odhazuje Bombu neviděnou.
log-reveal = { $seat ->
    [none] Murlocs odkrývají
   *[other] { $seat } odkrývá
} { $region_in }: { $site }.
log-bomb = { $seat } klade { $regions_count ->
        [one] Bombu
        [few] Bomby
        [many] Bomby
       *[other] Bomby
    }: { $regions }.
log-no-bomb = { $seat } další Bomby neklade.
log-target = { $seat } umisťuje { $regions_count ->
        [one] Vojenský cíl
        [few] Vojenské cíle
        [many] Vojenské cíle
       *[other] Vojenské cíle
    }: { $regions }.
log-no-target = { $seat } další Vojenské cíle neumisťuje.
log-aegis = { $seat } umisťuje Aegis of Aggramar { $region_in }.
log-heart = { $seat } umisťuje Heart of Azeroth { $region_in }.
log-beast = { $seat } umisťuje { $plan_count ->
        [one] Šelmu
        [few] Šelmy
        [many] Šelmy
       *[other] Šelmy
    }: { $plan }.
log-champion-at = { $seat } umisťuje Šampiona { $region_in }.
log-tower = { $seat } staví Hlídkovou věž { $region_in }.
log-fortress = { $seat } staví { $regions_count ->
        [one] Pevnost
        [few] Pevnosti
        [many] Pevnosti
       *[other] Pevnosti
    }: { $regions }.
log-turn-wild = Murlocs, { $n }. kolo
log-turn-wild-over = Murlocs, { $round }. kolo: { $n_sign }{ $n_abs }
sum-faction_war = { $n } za Frakční bonus
log-wild = Murlocs získávají { $n ->
        [one] { $n } minci
        [few] { $n } mince
        [many] { $n } mince
       *[other] { $n } mincí
    }.

## Actions, on buttons and for a screen reader

action-champion = Šampion: { $region }
action-champion-raid = Šampion ze vzduchu: { $region }
action-hammer = Doomhammer: { $region }
action-ashes = Ashes of Al’ar: { $region }
action-ashes-frost = Ashes of Al’ar a Frostmourne: { $region }
action-frost = Frostmourne: { $region }
action-raid = Letecký útok: { $region }
action-raid-frost = Letecký útok a Frostmourne: { $region }
action-raid-none = Vzdát útok
action-pilgrim = Pouť: { $region }
action-pilgrim-frost = Pouť a Frostmourne: { $region }
action-steal = Ukrást Artefakt { $region_in }, kam: { $to }
action-intimidate = Zastrašit: { $region }, kam: { $to }
action-intimidate-none = Zastrašit: { $region }
action-swap = Vyměnit { $region_acc } a { $to_acc }
action-conquer-beasts = Dobýt { $region_acc }, { $n ->
    [one] { $n } Šelma
    [few] { $n } Šelmy
    [many] { $n } Šelmy
   *[other] { $n } Šelem
}
action-choose = Vybrat { $region_acc }
action-choose-site = Vybrat: { $site }
action-choose-pay = Zaplatit
action-choose-discard = Odhodit Bombu
action-human = Lidská podoba
action-worgen = Worgení podoba
action-side-alliance = Za Alianci
action-side-horde = Za Hordu
action-side-none = Zůstat neutrální
action-beast = { $n ->
    [one] { $n } Šelma: { $region }
    [few] { $n } Šelmy: { $region }
    [many] { $n } Šelmy: { $region }
   *[other] { $n } Šelem: { $region }
}
action-champion-at = Umístit Šampiona { $region_in }
action-champion-at-stay = Nechat Šampiona { $region_in }
action-fortress = Pevnost: { $region }
action-tower = Hlídková věž: { $region }
action-bomb = Bomba: { $region }
action-bomb-none = Další Bomby ne
action-target = Vojenský cíl: { $region }
action-target-none = Další cíle ne
action-aegis = Aegis: { $region }
action-heart = Heart: { $region }
action-fuse = Otočit Bombu { $region_in }
action-beasts = Přivolat Šelmy
action-reveal = Odkryto: { $site }
action-reveal-live = Bomba vybuchla
action-reveal-dud = Bomba je vadná
action-face = Ostrov: { $face }

## Rulings

ruling-two_player_boards = Mapy pro dva
ruling-two_player_boards-text = Které ostrovy dva hráči rozloží: podle anglických pravidel velký a malý, podle českých velký a střední.
ruling-two_player_boards-large_small = velký a malý
ruling-two_player_boards-large_medium = velký a střední
ruling-worgen_on_decline = Podoba Worgen v Úpadku
ruling-worgen_on_decline-text = Worgen si vybírají podobu i v tahu, v němž přecházejí do Úpadku. Vypnuto: tehdy ne.
ruling-forsaken_counts_murlocs = Forsaken a žetony Murlocs
ruling-forsaken_counts_murlocs-text = I za ztracený žeton rasy Murlocs si Forsaken smějí koupit žeton. Vypnuto: jen za žetony hráčů.
ruling-doomhammer_mode = Artefakt Doomhammer
ruling-doomhammer_mode-text = Co Doomhammer umí: podle anglických pravidel útočí jediným žetonem, podle českých proti jedinému.
ruling-doomhammer_mode-attack_with_one = útočí jedním žetonem
ruling-doomhammer_mode-defended_by_one = útočí na to, co brání jediný žeton
ruling-teams = Bitva o Azeroth
ruling-teams-text = Aliance proti Hordě v týmech pro 3, 4 nebo 5 hráčů: každý vybírá ze sloupce své frakce.
ruling-team_score = Výsledek týmu
ruling-team_score-text = Co se počítá jako výsledek týmu.
ruling-team_score-lowest = výsledek slabšího člena
ruling-team_score-highest = výsledek silnějšího člena
ruling-team_score-sum = součet obou
ruling-revenge_of_the_murlocs = Pomsta rasy Murlocs
ruling-revenge_of_the_murlocs-text = Jeden nebo dva hráči společně proti rase Murlocs, která táhne po posledním hráči.
ruling-murlocs = Žetony rasy Murlocs
ruling-murlocs-text = Kolik žetonů rasa Murlocs má: čím víc, tím těžší.
ruling-murlocs-10 = 10
ruling-murlocs-11 = 11
ruling-murlocs-12 = 12
ruling-murlocs-13 = 13
ruling-murlocs-14 = 14
ruling-murlocs-15 = 15

## Islands and their regions: our own, not those of the printed boards

error-islands-two-sides = { $face } a { $other_face } jsou dvě strany jedné mapy: na stole může ležet jen jedna.
error-islands-twice = { $face }: tato mapa je uvedena dvakrát; na stole smí ležet jen jednou.
error-face = { $file }: { $reason }
error-file-no-face = V souboru { $file } není ostrov: { $reason }.
error-face-name = Ostrov se jmenuje třeba „large-1a“, ne { $what }.
error-face-empty = Ostrov { $what } nemá žádné [region.JMÉNO].
error-face-regions-twice = Dva ostrovy z { $what } mají region téhož jména: { $place }.
error-face-map = Z ostrovů { $what } nelze složit mapu: { $reason }.
error-islands-1 = Jeden hráč hraje na velkém a malém ostrově.
error-islands-2 = Dva hráči hrají na velkém ostrově a na malém nebo středním.
error-islands-3 = Tři hráči hrají na velkém, středním a malém ostrově.
error-islands-4 = Čtyři hráči hrají na velkém, dvou středních a malém ostrově.
error-islands-5 = Pět hráčů hraje na dvou velkých, jednom středním a dvou malých ostrovech.
error-islands-revenge = Proti rase Murlocs se hraje na velkém a malém ostrově.
error-islands-few-magic = Magické regiony na těchto ostrovech: { $n }. Portáloví mágové potřebují { $least }.
error-islands-few-entry = Vstupní regiony na těchto ostrovech: { $n }. Nově příchozí potřebují { $least }.
error-revenge-players = Pomsta rasy Murlocs je pro 1 nebo 2 hráče; hráčů u stolu: { $n }.
error-teams-players = Bitva o Azeroth je pro 3, 4 nebo 5 hráčů; hráčů u stolu: { $n }.
error-teams-first = V Bitvě o Azeroth patří strana k místu, a proto se začínající hráč nelosuje: posaďte hráče podle toho, kdo s kým drží.
map-any = Náhodné ostrovy
island-small-1a = Racčí ostrůvek
island-small-1b = Kotel
island-small-2a = Muchomůrkový palouk
island-small-2b = Mohylový hřbet
island-medium-1a = Ramena Jasného útesu
island-medium-1b = Skála Kovadlina
island-medium-2a = Spící drak
island-medium-2b = Lampionový les
island-large-1a = Bouřný roh
island-large-1b = Rozsedlina
island-large-2a = Želví břeh
island-large-2b = Popelavá koruna

region-s1a-1 = Naplavený les
region-s1a-2 = Vyhlídkový sráz
region-s1a-3 = Kormoraní močál
region-s1a-4 = Racčí skála
region-s1a-5 = Chaluhová slatina
region-s1a-6 = Sleďové přístaviště
region-s1a-7 = Zátoka síťařů
region-s1a-8 = Rozťatá sosna
region-s1b-1 = Sazové pobřeží
region-s1b-2 = Škvárové výšiny
region-s1b-3 = Sirné pláně
region-s1b-4 = Kotel
region-s1b-5 = Popelavá větev
region-s1b-6 = Starý kuřák
region-s1b-7 = Teplé lány
region-s1b-8 = Zátoka gejzírů
region-s2a-1 = Kruhový les
region-s2a-2 = Vílí mohyla
region-s2a-3 = Pýchavková slatina
region-s2a-4 = Inkoustová usedlost
region-s2a-5 = Dutý kámen
region-s2a-6 = Kapka rosy
region-s2a-7 = Hluboká houština
region-s2a-8 = Kuňkavý močál
region-s2b-1 = Čelní stráň
region-s2b-2 = Ostřice truchlících
region-s2b-3 = Tisová alej
region-s2b-4 = Náčelníkův odpočinek
region-s2b-5 = Velrybí čelist
region-s2b-6 = Korunní kámen
region-s2b-7 = Tučná bažina
region-m1a-1 = Korálové schody
region-m1a-2 = Želví kopec
region-m1a-3 = Slané zahrady
region-m1a-4 = Slunečná kosa
region-m1a-5 = Myrtový háj
region-m1a-6 = Jasná laguna
region-m1a-7 = Skleněná duna
region-m1a-8 = Vrchol tří cest
region-m1a-9 = Travnaté mělčiny
region-m1a-10 = Nejzazší jehla
region-m1b-1 = Rohová louka
region-m1b-2 = Měchový štít
region-m1b-3 = Dráteníkova římsa
region-m1b-4 = Valchářova pastvina
region-m1b-5 = Strusková slatina
region-m1b-6 = Černá kovadlina
region-m1b-7 = Nýtový hřeben
region-m1b-8 = Kalicí tůně
region-m1b-9 = Uhlířský les
region-m2a-1 = Ostnatý hřbet
region-m2a-2 = Šupinová římsa
region-m2a-3 = Složené křídlo
region-m2a-4 = Močál studeného dechu
region-m2a-5 = Poklad
region-m2a-6 = Dřímající bok
region-m2a-7 = Statky u ocasu
region-m2a-8 = Mys Čenich
region-m2a-9 = Žhavý záliv
region-m2a-10 = Doutnající mokřina
region-m2b-1 = Bludičkový močál
region-m2b-2 = Světluščí pahorek
region-m2b-3 = Olejná pole
region-m2b-4 = Les lampionů
region-m2b-5 = Můří voda
region-m2b-6 = Zatopená stezka
region-m2b-7 = Šerá skála
region-m2b-8 = Svíčkové louky
region-m2b-9 = Vrch strážných ohňů
region-m2b-10 = Přístaviště pašeráků
region-l1a-1 = Západní roh
region-l1a-2 = Východní roh
region-l1a-3 = Sobí lučiny
region-l1a-4 = Rohový fjord
region-l1a-5 = Jinovatkový les
region-l1a-6 = Mrazivé blato
region-l1a-7 = Medvědí hřbety
region-l1a-8 = Trůn bouře
region-l1a-9 = Tiché jezero
region-l1a-10 = Ječný záliv
region-l1a-11 = Vlčí háj
region-l1a-12 = Tající mech
region-l1a-13 = Pláž dlouhých lodí
region-l1b-1 = Mys strážců
region-l1b-2 = Rozpolcené duby
region-l1b-3 = Zlomený oblouk
region-l1b-4 = Vyhnancovo pole
region-l1b-5 = Průrva
region-l1b-6 = Štítová hora
region-l1b-7 = Mokřina žalu
region-l1b-8 = Zrcadlová slatina
region-l1b-9 = Mohyla přísahy
region-l1b-10 = Louka příměří
region-l1b-11 = Svorníkový štít
region-l1b-12 = Les ruin
region-l2a-1 = Stará ploutev
region-l2a-2 = Mechové lučiny
region-l2a-3 = Krunýřový hřeben
region-l2a-4 = Brodiště
region-l2a-5 = Mangrovy u ocasu
region-l2a-6 = Vrchol krunýře
region-l2a-7 = Dešťová mísa
region-l2a-8 = Háj srdce
region-l2a-9 = Zobáková skála
region-l2a-10 = Vaječné písky
region-l2a-11 = Dunivé vrchy
region-l2a-12 = Výšiny mláďat
region-l2b-1 = Klenot soumraku
region-l2b-2 = Klenot poledne
region-l2b-3 = Klenot úsvitu
region-l2b-4 = Trůnní háj
region-l2b-5 = Popelavá ostřice
region-l2b-6 = Zlacené schody
region-l2b-7 = Regentovo oko
region-l2b-8 = Šedá vrba
region-l2b-9 = Blato křivopřísežníků
region-l2b-10 = Trávník dědiců
region-l2b-11 = Žhavá obruč
region-l2b-12 = Bledé lány

## What abilities do right now

now-bombs = Zbývá Bomb: { $n }.
now-harmony = Harmonie: { $seats }.
now-uses = { $n ->
    [0] V tomto tahu už ne.
    [one] V tomto tahu lze ještě { $n }×.
    [few] V tomto tahu lze ještě { $n }×.
    [many] V tomto tahu lze ještě { $n }×.
   *[other] V tomto tahu lze ještě { $n }×.
}
now-dead = Žetony ztracené v tomto tahu kvůli Forsaken{ $murlocs ->
    [yes] {" "}(počítají se i Murlocs)
   *[no] {""}
}: { $n }. Za každý si smíte jeden koupit.
now-form-human = V tomto tahu lidská podoba.
now-form-worgen = V tomto tahu worgení podoba.
now-side = V tomto tahu bojuje za { $faction_acc }.

## What pieces and marks are for

about-entry = Na vstupní region lze útočit odkudkoli. Přeprava přes moře stojí o žeton víc.
about-site = Artefakt nebo Legendární místo, zatím se neví jaké. Otočí se, jakmile sem vstoupí některá rasa.
about-murloc = Rasa Murlocs nikomu nepatří. Každý její žeton zvyšuje cenu o 1.
about-wall = Přízračná stěna zvyšuje cenu o 1 a zůstává, i když jsou Night Elves v Úpadku.
about-tower = Do regionu s Hlídkovou věží nikdo jiný nevstoupí.
about-champion = Šampion zvyšuje cenu o 1. Kdo ho zajme, dostane minci.
about-beast = Šelma platí za žeton, na mapě i při dobývání.
about-bomb = Ostrá, nebo vadná: nikdo to neví, dokud se na začátku tahu rasy Goblins neotočí.
about-target = Kdo jeho region dobude rasou mimo Hordu, dostane dvě mince a Humans také.
about-harmony = Držitel musí rase Pandaren před útokem na ni zaplatit dvě mince, jednou za tah.
about-faction_war = Mince za každou rasu nepřátelské frakce, které jste v tomto tahu vzali region.
about-fortress = Pevnost zvyšuje cenu o 1, i v Úpadku.
about-magic = Využívají ji některé rasy a schopnosti: Portáloví mágové třeba vyměňují magické regiony.
about-cavern = Kobolds se do jeskyně dostanou odkudkoli.
legend-entry = dá se na něj útočit odkudkoli; přeprava stojí o žeton víc.
legend-magic = je důležitá pro několik ras a schopností.
legend-cavern = je důležitá pro několik ras: Kobolds se do ní dostanou odkudkoli.
legend-murloc = jejich žeton tu leží od začátku.
legend-size = Sem se před hrou pokládá lícem dolů žeton malého (S), středního (M) nebo velkého (L) ostrova.
legend-faction = Na žetonu: rasa patří k Alianci, k Hordě, nebo je neutrální.
legend-toll = Kolik mincí je třeba zaplatit před útokem.

## Co vlastní rasy říkají o krajině, která tu má své slovo

kind-each-hill = každé vaše kopce
kind-each-mountain = každé vaše hory
kind-each-swamp = každé vaše bažiny
kind-any-hill = kterékoli kopce
kind-any-mountain = kterékoli hory
kind-any-swamp = kterékoli bažiny
kind-all-hill = Kopce
kind-all-mountain = Hory
kind-all-swamp = Bažiny
kind-beside-hill = kopců
kind-beside-mountain = hor
kind-beside-swamp = bažin
