# Small World of Warcraft in Polish.

## Races

race-blood_elves = Blood Elves
    .for = magiczne regiony
    .acc = rasę Blood Elves
    .dat = rasie Blood Elves
    .gen = rasy Blood Elves
    .gender = n
race-draenei = Draenei
    .acc = rasę Draenei
    .dat = rasie Draenei
    .gen = rasy Draenei
    .gender = n
race-dwarves = Dwarves
    .acc = rasę Dwarves
    .dat = rasie Dwarves
    .gen = rasy Dwarves
    .gender = n
race-ethereals = Ethereals
    .acc = rasę Ethereals
    .dat = rasie Ethereals
    .gen = rasy Ethereals
    .gender = n
race-forsaken = Forsaken
    .acc = rasę Forsaken
    .dat = rasie Forsaken
    .gen = rasy Forsaken
    .gender = n
race-gnomes = Gnomes
    .acc = rasę Gnomes
    .dat = rasie Gnomes
    .gen = rasy Gnomes
    .gender = n
race-goblins = Goblins
    .acc = rasę Goblins
    .dat = rasie Goblins
    .gen = rasy Goblins
    .gender = n
race-humans = Humans
    .for = Cele Wojskowe
    .acc = rasę Humans
    .dat = rasie Humans
    .gen = rasy Humans
    .gender = n
race-kobolds = Kobolds
    .acc = rasę Kobolds
    .dat = rasie Kobolds
    .gen = rasy Kobolds
    .gender = n
race-naga = Naga
    .acc = rasę Naga
    .dat = rasie Naga
    .gen = rasy Naga
    .gender = n
race-night_elves = Night Elves
    .acc = rasę Night Elves
    .dat = rasie Night Elves
    .gen = rasy Night Elves
    .gender = n
race-orcs = Orcs
    .for = od Przymierza
    .acc = rasę Orcs
    .dat = rasie Orcs
    .gen = rasy Orcs
    .gender = n
race-pandaren = Pandaren
    .for = Harmonia
    .acc = rasę Pandaren
    .dat = rasie Pandaren
    .gen = rasy Pandaren
    .gender = n
race-tauren = Tauren
    .acc = rasę Tauren
    .dat = rasie Tauren
    .gen = rasy Tauren
    .gender = n
race-trolls = Trolls
    .acc = rasę Trolls
    .dat = rasie Trolls
    .gen = rasy Trolls
    .gender = n
race-worgen = Worgen
    .for = ludzka postać
    .acc = rasę Worgen
    .dat = rasie Worgen
    .gen = rasy Worgen
    .gender = n
race-murloc = Murlocs
    .acc = rasę Murlocs
    .dat = rasie Murlocs
    .gen = rasy Murlocs
    .gender = n

## Powers

power-archaeologist = Archeolodzy
    .for = Artefakty i Miejsca
    .acc = Archeologów
power-battle_master = Wodzowie
    .for = niepuste regiony
    .acc = Wodzów
power-beast_master = Poskramiacze
    .acc = Poskramiaczy
power-blacksmith = Kowale
    .acc = Kowali
power-championing = Czempioni
    .for = okup
    .acc = Czempionów
power-defensive = Obrońcy
    .acc = Obrońców
power-enraged = Szaleńcy
    .for = obrońcy
    .acc = Szaleńców
power-explorer = Odkrywcy
    .for = wyspy
    .acc = Odkrywców
power-farmer = Rolnicy
    .for = pola
    .acc = Rolników
power-fishing = Rybacy
    .for = nad wodą
    .acc = Rybaków
power-garrisoned = Saperzy
    .acc = Saperów
power-herbalist = Zielarze
    .for = wzgórza
    .acc = Zielarzy
power-intimidating = Zastraszacze
    .acc = Zastraszaczy
power-marshdweller = Mieszkańcy mokradeł
    .for = bagna
    .acc = Mieszkańców mokradeł
power-mining = Górnicy
    .for = jaskinie
    .acc = Górników
power-mountaineer = Górale
    .for = góry
    .acc = Górali
power-portal_mage = Magowie portali
    .acc = Magów portali
power-ranger = Tropiciele
    .for = lasy
    .acc = Tropicieli
power-sailing = Żeglarze
    .acc = Żeglarzy
power-swamp_walker = Wędrowcy bagien
    .for = bagna
    .acc = Wędrowców bagien

combo = { $power } { $race }
    .acc = { $power_gender ->
        [own] zestaw { $power } { $race }
       *[none] { $race_gender ->
            [own] zestaw { $power } { $race }
           *[n] { $power_acc } { $race }
        }
    }
named-race = { $name }
    .acc = rasę { $name }
    .dat = rasie { $name }
    .gen = rasy { $name }
    .gender = own
named-power = { $name }
    .acc = zdolność { $name }
    .gender = own

## Artifacts and Legendary Places

site-aegis_of_aggramar = Aegis of Aggramar
site-ashes_of_alar = Ashes of Al’ar
site-doomhammer = Doomhammer
site-frostmourne = Frostmourne
site-heart_of_azeroth = Heart of Azeroth
    .for = sąsiedzi
site-battleground = Battleground
    .for = pobici dwa razy
site-dark_portal = Dark Portal
    .for = co turę
site-karazhan = Karazhan
    .for = ten sam teren
site-lights_hope_chapel = Light’s Hope Chapel
site-meeting_stone = Meeting Stone
site-spirit_healer = Spirit Healer
site-well_of_eternity = Well of Eternity
    .for = najwięcej regionów wokół

## What races do

race-blood_elves-text = Każdy twój magiczny region przynosi monetę więcej.
race-draenei-text = W każdej turze przeciwnika pierwszy żeton, który masz stracić, wraca ci na rękę.
race-dwarves-text = Góry kosztują o dwa żetony mniej.
race-ethereals-text = Raz na turę: zabierz odkryty Artefakt z sąsiedniego regionu albo podbij o dwa żetony taniej sąsiedni region z odkrytym Legendarnym Miejscem.
race-forsaken-text = Za każdy cudzy żeton utracony w turze z twojego powodu możesz przed przegrupowaniem zapłacić monetę i wziąć z zasobnika żeton Forsaken.
race-gnomes-text = Raz na turę zaatakuj z powietrza dowolny region lądowy dowolnej wyspy, jakby sąsiadował: wskaż go, rzuć kością i zapłać o tyle żetonów mniej.
race-goblins-text = Na koniec tury możesz położyć zakryte Bomby obok, tam gdzie stoi aktywna rasa przeciwnika. W twojej następnej turze się je odkrywa: połowa wybucha i opróżnia region.
race-humans-text = Na koniec tury umieść do dwóch Celów Wojskowych tam, gdzie nie stoi rasa Przymierza. Kto nie należy do Hordy i podbije taki region, dostaje dwie monety, a ty też.
race-kobolds-text = Każda jaskinia jest jak sąsiednia, także przy pierwszym podboju, i nie kosztuje przeprawy.
race-naga-text = Podbijaj morza i jeziora za dwa żetony. Pierwszym podbojem może być dowolne z nich.
race-naga-decline = Zostają na morzach i jeziorach i dalej przynoszą monety.
race-night_elves-text = Las kosztuje o żeton mniej. Każdy podbity las dostaje Ścianę Ogników, która zwiększa obronę o 1.
race-night_elves-decline = Ściany Ogników zostają i dalej zwiększają obronę o 1.
race-orcs-text = Każdy region odebrany rasie Przymierza przynosi monetę więcej, oprócz premii frakcyjnej.
race-pandaren-text = Na koniec tury każdy przeciwnik, którego aktywnej rasy nie zaatakowano, dostaje żeton Harmonii. Mając go, musi zapłacić ci dwie monety, zanim zaatakuje tę rasę.
race-tauren-text = W każdym regionie stoją co najmniej dwa żetony. Pojedynczy musi od razu przejść do innego twojego regionu.
race-tauren-decline = W każdym regionie zostają dwa żetony.
race-trolls-text = Niepuste regiony kosztują o żeton mniej.
race-worgen-text = Co turę wybierz: postać ludzka, od razu dwie monety; albo postać worgena, płacisz monetę, a każdy podbój kosztuje o żeton mniej.

## What powers do

power-archaeologist-text = Każdy twój Artefakt i każde twoje Legendarne Miejsce przynosi monetę więcej.
power-battle_master-text = Każdy niepusty region podbity w tej turze przynosi monetę więcej.
power-beast_master-text = Na początku tury weź Bestię za każde swoje wzgórza, najwyżej pięć. Bestie podbijają i bronią jak żetony, a pierwsza ginie Bestia.
power-blacksmith-text = Każdy region kosztuje o żeton mniej.
power-championing-text = Raz na turę Czempion podbija sąsiedni region bez żetonów, cokolwiek go broni, i broni go jak żeton. Pojmany wraca za monetę, a nikt inny nie ginie.
power-defensive-text = Na koniec tury Strażnica stoi na każdych twoich polach, wokół których masz więcej regionów niż którakolwiek inna rasa: region jest nietykalny.
power-enraged-text = Każdy podbity region, którego broniły co najmniej dwa żetony, przynosi tyle monet, ile było tych żetonów.
power-explorer-text = Każda wyspa, na której masz region, przynosi monetę więcej.
power-farmer-text = Każde twoje pola przynoszą monetę więcej.
power-fishing-text = Każdy twój region nad morzem lub jeziorem przynosi monetę więcej.
power-garrisoned-text = Po przegrupowaniu każdy twój region dostaje Fort, który zwiększa obronę o 1.
power-garrisoned-decline = Forty zostają i dalej zwiększają obronę o 1.
power-herbalist-text = Każde twoje wzgórza przynoszą monetę więcej.
power-intimidating-text = Do trzech razy na turę przenieś żeton z sąsiedniego regionu do innego regionu jego rasy, a jeśli go nie ma, poza mapę; Murlocs zawsze schodzą z mapy. Najpierw giną Ściana Ogników i Fort.
power-marshdweller-text = Każda próba podbicia twoich bagien kosztuje atakującego monetę, którą dostajesz ty.
power-marshdweller-decline = Każda próba podbicia twoich bagien dalej kosztuje monetę.
power-mining-text = Każda twoja jaskinia przynosi monetę więcej.
power-mountaineer-text = Każde twoje góry przynoszą monetę więcej.
power-portal_mage-text = Dwa razy na turę wybierz dwa magiczne regiony, czyjekolwiek są, i zamień między nimi leżące tam żetony i znaczniki. Góry, Legendarne Miejsca i zakryte żetony zostają.
power-ranger-text = Każdy twój las przynosi monetę więcej.
power-sailing-text = Przeprawa do regionu wejścia nie kosztuje żetonu.
power-swamp_walker-text = Każde twoje bagna przynoszą monetę więcej.

## What artifacts and places do

site-aegis_of_aggramar-text = Na koniec tury umieść ją w swoim regionie: żaden przeciwnik go nie podbije, dopóki nie zapłaci ci dwóch monet.
site-ashes_of_alar-text = Raz na turę podbij dowolny region lądowy dowolnej wyspy, jakby sąsiadował.
site-doomhammer-text = Raz na turę zapłać dwie monety posiadaczowi (albo bankowi) i podbij region w zasięgu jednym żetonem.
site-frostmourne-text = Raz na turę jeden podbój kosztuje o dwa żetony mniej.
site-heart_of_azeroth-text = Na koniec tury umieść je w swoim regionie: każdy przeciwnik, którego aktywna rasa z nim sąsiaduje, płaci ci monetę.
site-battleground-text = Rasa wrogiej frakcji pobita w turze co najmniej dwa razy przynosi drugą monetę. Neutralna rasa może w swojej turze walczyć po stronie frakcji.
site-dark_portal-text = Co turę dwie monety więcej.
site-karazhan-text = Każdy inny twój region tego samego terenu przynosi monetę więcej.
site-lights_hope_chapel-text = Przez przeciwników nie tracisz żetonów: wszystkie wyparte wracają ci na rękę.
site-meeting_stone-text = Przeprawa do regionu wejścia nie kosztuje żetonu.
site-spirit_healer-text = Przy każdym przegrupowaniu dołącza jeden żeton twojej rasy, dopóki nie wszystkie są w grze.
site-well_of_eternity-text = Leży w wodzie. Rasa, która sama ma najwięcej regionów wokół, dostaje dwie monety.
site-well_of_eternity-decline = Rasa na Wymarciu też dostaje dwie monety.

## Factions, terrain, marks and pieces

faction-alliance = Przymierze
    .gen = Przymierza
faction-horde = Horda
    .gen = Hordy
faction-neutral = neutralna
    .gen = neutralnej

terrain-fields = pola
    .acc = pola
    .in = na polach
terrain-forest = las
    .acc = las
    .in = w lesie
terrain-hill = wzgórza
    .acc = wzgórza
    .in = na wzgórzach
terrain-mountain = góry
    .acc = góry
    .in = w górach
terrain-swamp = bagna
    .acc = bagna
    .in = na bagnach
terrain-sea = morze
    .acc = morze
    .in = na morzu
terrain-lake = jezioro
    .acc = jezioro
    .in = na jeziorze

mark-entry = region wejścia
mark-murloc = rasa Murlocs
mark-site = ukryty żeton

piece-fortress = Fort
    .acc = Fort
    .count = { $n ->
        [one] Fort
        [few] Forty
        [many] Fortów
       *[other] Fortu
    }
piece-wall = Ściana Ogników
    .acc = Ścianę Ogników
piece-tower = Strażnica
    .acc = Strażnicę
piece-champion = Czempion
    .acc = Czempiona
piece-beast = Bestia
    .acc = Bestię
    .count = { $n ->
        [one] Bestia
        [few] Bestie
        [many] Bestii
       *[other] Bestii
    }
piece-bomb = Bomba
    .acc = Bombę
    .count = { $n ->
        [one] Bomba
        [few] Bomby
        [many] Bomb
       *[other] Bomby
    }
piece-target = Cel Wojskowy
piece-harmony = Harmonia
    .acc = Harmonię
piece-mountain = Góry
piece-murloc = żeton rasy Murlocs
piece-site = zakryty żeton

## Prices

price-ferry = { $n_sign }{ $n_abs } przeprawa
price-garrison = { $n_sign }{ $n_abs } (co najmniej dwa, { $name })

## Income, one line for each source

income-faction_war = Premia frakcyjna: { $n }

## Why something cannot be done

why-other-side = { $seat } wybiera z kolumny innej frakcji.
why-not-entry = Pierwszym podbojem musi być region wejścia, oznaczony kotwicą.
why-water = Morza i jeziora może podbić tylko rasa Naga.
why-way-used = { $name }: w tej turze już użyto.
why-way-dear = W ten sposób kosztuje { $price }, na ręce { $hand }.
note-die-again = Jeśli to nie wystarczy, zdecyduje drugi rzut: Ostatni Podbój w tej turze.
why-champion-away = Czempion stoi na mapie: może podbijać, tylko gdy podniesiono go podczas przygotowań.
note-least = { $race }: do regionu wchodzą co najmniej dwa żetony, jakkolwiek się go podbija.
note-least-beside = { $race }: w każdym regionie stoi co najmniej { $name } i jeden żeton.
note-vain = { $name }: tu nie oszczędza ani jednego żetonu; Artefakt tylko by się tu przeniósł.
note-vain-die = { $name }: na kości i bez niego musi wypaść to samo; Artefakt tylko by się tu przeniósł.
note-beside = Zamiast żetonów: { $n } { $name_count }.
error-plan-short = { $regions }: za mało żetonów { $race_gen }. W każdym regionie musi ich stać co najmniej { $least }; zamiast żetonu { $n ->
    [one] może stać tylko { $n } { $name_count }.
    [few] mogą stać tylko { $n } { $name_count }.
    [many] może stać tylko { $n } { $name_count }.
   *[other] może stać tylko { $n } { $name_count }.
}
ui-champion-joins = Czempion stanie { $region_in }: samych żetonów jest tam za mało.
ui-beasts-alone = { $regions }: zamiast żetonów stoją tu Bestie. Na początku twojej następnej tury odchodzą i tracisz { $regions_count ->
    [one] ten region
    [few] te regiony
    [many] te regiony
   *[other] te regiony
}.
why-pair-swap = Magowie portali zamieniają tylko magiczne regiony, których nic nie chroni, a co najmniej w jednym z nich musi coś leżeć.
why-pair-intimidate = Zastraszyć można tylko cudzy żeton, Ścianę Ogników lub Fort w sąsiednim regionie, którego nic nie chroni.
why-pair-intimidate-second = Żeton ucieka tylko do innego regionu swojej rasy.
why-pair-steal = Ukraść można tylko odkryty Artefakt z sąsiedniego regionu, którego nic nie chroni.
why-pair-steal-second = Artefakt może trafić tylko do twojego sąsiedniego regionu.
ui-pair-first-intimidate = Wybierz region, z którego ucieknie żeton.
ui-pair-second-intimidate = Wybrano: { $region }. Wybierz, dokąd ucieknie żeton.
ui-pair-first-steal = Wybierz region, z którego kradniesz Artefakt.
ui-pair-second-steal = Wybrano: { $region }. Wybierz swój region, do którego trafi Artefakt.
why-choose-lone = Samotny żeton idzie do innego regionu swojej rasy.
why-choose-tauren = Samotny Tauren idzie do innego regionu, który zajmuje rasa Tauren.
why-choose-well = Well of Eternity przenosi się na wodę tej samej wyspy.
why-place-beast = Bestie stoją tylko w regionach, które zajmuje ta rasa.
why-place-champion-at = Czempion staje w twoim regionie, przede wszystkim tam, gdzie brakuje żetonów.
why-place-fortress = Fort stawia się we własnym regionie, w którym jeszcze żadnego nie ma.
why-place-tower = Strażnica staje na twoich polach, wokół których masz najwięcej regionów.
why-place-bomb = Bombę kładzie się w sąsiednim regionie aktywnej rasy przeciwnika, którego nic nie chroni i w którym jeszcze żadna nie leży.
why-place-target = Cel Wojskowy trafia na ląd, którego nic nie chroni i którego nie zajmuje rasa Przymierza.
why-place-aegis = Aegis leży w twoim regionie.
why-place-heart = Heart leży w twoim regionie.

## What is being asked

stack-races = { $n ->
    [one] { $n } rasa
    [few] { $n } rasy
    [many] { $n } ras
   *[other] { $n } rasy
}
ask-begin = { $seat }: zaczyna się tura { $race_gen }. Wybierz.
ask-form = { $seat }: postać ludzka czy postać worgena, w której każdy podbój kosztuje o żeton mniej?
ask-form-farewell = { $seat }: postać ludzka czy postać worgena? Zaraz potem { $race } będą na Wymarciu i nic już nie podbiją.
ask-side = { $seat }: po czyjej stronie walczą w tej turze { $race }?
ask-fee = { $seat }: zapłacić za Bombę { $region_in } (dla: { $other }) czy odrzucić ją bez odkrywania?
ask-fee-farewell = { $seat }: zapłacić za Bombę { $region_in } (dla: { $other }) czy odrzucić ją bez odkrywania? Zaraz po Bombach nastąpi Wymarcie { $race_gen }.
ask-reveal = { $seat }: odkrywa się to, co leżało zakryte.
ask-choose = { $seat }: wybierz.
ask-choose-lone = { $seat }: dokąd odejdzie samotny żeton?
ask-choose-tauren = { $seat }: dokąd odejdzie samotny Tauren?
ask-choose-well = { $seat }: w której wodzie znajdzie się Well of Eternity?
ask-spread = { $seat }: rozmieść Bestie.
ask-champion = { $seat }: umieść Czempiona.
ask-build = { $seat }: umieść Forty i Artefakty.
ask-build-one = { $seat }: wybierz, gdzie trafi: { $name }.
ask-finish = { $seat }: przed końcem tury można jeszcze coś umieścić.
ask-faces = { $seat }: układa się wyspy.
ask-rolled = { $seat }: pierwsza kość ataku z powietrza pokazuje { $n }. Rzucić jeszcze raz czy zrezygnować?
ask-cast = { $seat }: kość zakończyła podboje.
ask-wild = { $seat }: ruszają Murlocs.

## What happened

log-well = Well of Eternity leży { $region_in }.
log-well-none = Na tej wyspie nie ma wody: Well of Eternity opuszcza grę.
log-bomb-live = Bomba { $region_in } wybuchła.
log-bomb-dud = Bomba { $region_in } to niewypał.
log-bomb-gone = Bomba { $region_in } znika bez odkrywania.
log-objective = { $seat ->
    [none] Murlocs zdobywają
   *[other] { $seat } zdobywa
} Cel Wojskowy { $region_in }: { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }.
log-way-tried = { $seat }: Ostatni Podbój ({ $region }, { $name }).
log-pull-down = { $seat } burzy { $piece_acc } { $region_in }.
log-tower-gone = Strażnica { $region_in } znika.
log-wall = Powstaje Ściana Ogników { $region_in }.
log-harmony = { $seats_count ->
        [one] Harmonię dostaje
        [few] Harmonię dostają
        [many] Harmonię dostają
       *[other] Harmonię dostają
    }: { $seats }.
log-kept = { $seat }: jeden żeton { $race_gen } ocalał.
log-beasts = { $seat }, Bestie na ręce: { $n }.
log-wild-conquer = Murlocs { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } za { $spend ->
        [one] { $spend } żeton
        [few] { $spend } żetony
        [many] { $spend } żetonów
       *[other] { $spend } żetonu
    }.
log-murlocs-beaten = { $seats_count ->
        [one] { $seats } pokonuje rasę Murlocs
        [few] { $seats } razem pokonują rasę Murlocs
        [many] { $seats } razem pokonują rasę Murlocs
       *[other] { $seats } razem pokonują rasę Murlocs
    }, { $n }:{ $than }.
log-team-won-alliance = Zwycięża Przymierze, wynik drużyny { $n }: { $seats }.
log-team-won-horde = Zwycięża Horda, wynik drużyny { $n }: { $seats }.
log-team-won-neutral = Zwycięża strona neutralna, wynik { $n }: { $seats }.
log-teams-tied = Strony dzielą się zwycięstwem, wynik każdej to { $n }: { $seats }.
log-murlocs-won = Zwyciężają Murlocs i mają { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }.
log-face = Na stole: { $face }.
log-champion = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } z pomocą Czempiona{ $spend ->
        [0] { "" }
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-champion-raid = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } z powietrza z pomocą Czempiona{ $spend ->
        [0] { "" }
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-hammer = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } z pomocą Artefaktu Doomhammer{ $spend ->
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-ashes = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } z pomocą Artefaktu Ashes of Al’ar{ $spend ->
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-ashes-frost = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } z pomocą Artefaktów Ashes of Al’ar i Frostmourne{ $spend ->
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-frost = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } z pomocą Artefaktu Frostmourne{ $spend ->
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-pilgrim = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } na pielgrzymce{ $spend ->
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-pilgrim-frost = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } na pielgrzymce z pomocą Artefaktu Frostmourne{ $spend ->
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-raid = { $seat }: { $race } atakują { $region_acc } z powietrza.
log-raid-frost = { $seat }: { $race } atakują { $region_acc } z powietrza z pomocą Frostmourne.
log-no-raid = { $seat } rezygnuje z ataku z powietrza.
log-raid-won = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } z powietrza{ $spend ->
        [one] { " " }za { $spend } żeton
        [few] { " " }za { $spend } żetony
        [many] { " " }za { $spend } żetonów
       *[other] { " " }za { $spend } żetonu
    }.
log-steal = { $seat } kradnie { $region_in }: { $name ->
        [none] Artefakt
       *[other] { $name }
    }. Teraz leży { $to_in }.
log-intimidate = { $seat } zastrasza żeton { $region_in }{ $to ->
        [none] {", "}a ten znika z mapy
       *[other] {", "}a ten ucieka tu: { $to }
    }.
log-emptied = { $seat } traci: { $region } ({ $name }).
log-swap = { $seat } zamienia to, co leży { $region_in } i { $to_in }.
log-human = { $seat }: { $race } przybierają postać ludzką i dostają dwie monety.
log-worgen = { $seat }: { $race } za monetę przybierają postać worgena.
log-side-alliance = { $seat }: { $race } walczą w tej turze po stronie Przymierza.
log-side-horde = { $seat }: { $race } walczą w tej turze po stronie Hordy.
log-side-none = { $seat }: { $race } pozostają neutralne.
log-choose = { $seat } wybiera { $region_acc }.
log-choose-site = { $seat } wybiera: { $site }.
log-choose-pay = { $seat } płaci za Bombę.
log-choose-discard = { $seat } odrzuca Bombę bez odkrywania.
log-reveal = { $seat ->
    [none] Murlocs odkrywają
   *[other] { $seat } odkrywa
} { $region_in }: { $site }.
log-bomb = { $seat } podkłada { $regions_count ->
        [one] Bombę
        [few] Bomby
        [many] Bomby
       *[other] Bomby
    }: { $regions }.
log-no-bomb = { $seat } nie podkłada więcej Bomb.
log-target = { $seat } umieszcza { $regions_count ->
        [one] Cel Wojskowy
        [few] Cele Wojskowe
        [many] Cele Wojskowe
       *[other] Cele Wojskowe
    }: { $regions }.
log-no-target = { $seat } nie umieszcza więcej Celów Wojskowych.
log-aegis = { $seat } umieszcza Aegis of Aggramar { $region_in }.
log-heart = { $seat } umieszcza Heart of Azeroth { $region_in }.
log-beast = { $seat } rozmieszcza { $plan_count ->
        [one] Bestię
        [few] Bestie
        [many] Bestie
       *[other] Bestie
    }: { $plan }.
log-champion-at = { $seat } umieszcza Czempiona { $region_in }.
log-tower = { $seat } wznosi Strażnicę { $region_in }.
log-fortress = { $seat } buduje { $regions_count ->
        [one] Fort
        [few] Forty
        [many] Forty
       *[other] Forty
    }: { $regions }.
log-turn-wild = Murlocs, runda { $n }
log-turn-wild-over = Murlocs, runda { $round }: { $n_sign }{ $n_abs }
sum-faction_war = { $n } z premii frakcyjnej
log-wild = Murlocs zdobywają { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }.

## Actions, on buttons and for a screen reader

action-champion = Czempion: { $region }
action-champion-raid = Czempion z powietrza: { $region }
action-hammer = Doomhammer: { $region }
action-ashes = Ashes of Al’ar: { $region }
action-ashes-frost = Ashes of Al’ar i Frostmourne: { $region }
action-frost = Frostmourne: { $region }
action-raid = Z powietrza: { $region }
action-raid-frost = Z powietrza z Frostmourne: { $region }
action-raid-none = Rezygnuj z ataku
action-pilgrim = Pielgrzymka: { $region }
action-pilgrim-frost = Pielgrzymka z Frostmourne: { $region }
action-steal = Ukradnij Artefakt { $region_in }, dokąd: { $to }
action-intimidate = Zastrasz: { $region }, dokąd: { $to }
action-intimidate-none = Zastrasz: { $region }
action-swap = Zamień { $region_acc } i { $to_acc }
action-conquer-beasts = Podbij { $region_acc }, { $n ->
    [one] { $n } Bestia
    [few] { $n } Bestie
    [many] { $n } Bestii
   *[other] { $n } Bestii
}
action-choose = Wybierz { $region_acc }
action-choose-site = Wybierz: { $site }
action-choose-pay = Zapłać
action-choose-discard = Odrzuć Bombę
action-human = Postać ludzka
action-worgen = Postać worgena
action-side-alliance = Po stronie Przymierza
action-side-horde = Po stronie Hordy
action-side-none = Bez frakcji
action-beast = { $n ->
    [one] { $n } Bestia: { $region }
    [few] { $n } Bestie: { $region }
    [many] { $n } Bestii: { $region }
   *[other] { $n } Bestii: { $region }
}
action-champion-at = Umieść Czempiona { $region_in }
action-champion-at-stay = Zostaw Czempiona { $region_in }
action-fortress = Fort { $region_in }
action-tower = Strażnica: { $region }
action-bomb = Bomba { $region_in }
action-bomb-none = Bez kolejnych Bomb
action-target = Cel Wojskowy: { $region }
action-target-none = Bez kolejnych Celów
action-aegis = Aegis { $region_in }
action-heart = Heart { $region_in }
action-fuse = Odkryj Bombę { $region_in }
action-beasts = Przywołaj Bestie
action-reveal = Odkryto: { $site }
action-reveal-live = Bomba wybucha
action-reveal-dud = Bomba to niewypał
action-face = Wyspa: { $face }

## Rulings

ruling-two_player_boards = Plansze dla dwojga
ruling-two_player_boards-text = Które wyspy układa dwoje graczy: według angielskiej instrukcji dużą i małą, według czeskiej dużą i średnią.
ruling-two_player_boards-large_small = duża i mała
ruling-two_player_boards-large_medium = duża i średnia
ruling-worgen_on_decline = Postać Worgen na Wymarciu
ruling-worgen_on_decline-text = Worgen wybierają postać także w turze, w której ogłasza się ich Wymarcie. Wyłączone: wtedy nie.
ruling-forsaken_counts_murlocs = Forsaken i żetony Murlocs
ruling-forsaken_counts_murlocs-text = Także za utracony żeton Murlocs Forsaken mogą kupić żeton. Wyłączone: tylko za żetony graczy.
ruling-doomhammer_mode = Siła Doomhammera
ruling-doomhammer_mode-text = Co potrafi Doomhammer: według angielskiej instrukcji atakuje jednym żetonem, według czeskiej przeciw jednemu.
ruling-doomhammer_mode-attack_with_one = atakuje jednym żetonem
ruling-doomhammer_mode-defended_by_one = atakuje to, czego broni jeden żeton
ruling-teams = Bitwa o Azeroth
ruling-teams-text = Przymierze przeciw Hordzie w drużynach, dla 3, 4 lub 5 graczy: każdy wybiera z kolumny swojej frakcji.
ruling-team_score = Wynik drużyny
ruling-team_score-text = Co liczy się jako wynik drużyny.
ruling-team_score-lowest = wynik słabszego gracza
ruling-team_score-highest = wynik silniejszego gracza
ruling-team_score-sum = suma obu
ruling-revenge_of_the_murlocs = Zemsta Murlocs
ruling-revenge_of_the_murlocs-text = Jeden lub dwóch graczy razem przeciw rasie Murlocs, która rusza po ostatnim graczu.
ruling-murlocs = Żetony Murlocs
ruling-murlocs-text = Ile żetonów ma rasa Murlocs: im więcej, tym trudniej.
ruling-murlocs-10 = 10
ruling-murlocs-11 = 11
ruling-murlocs-12 = 12
ruling-murlocs-13 = 13
ruling-murlocs-14 = 14
ruling-murlocs-15 = 15

## Islands and their regions: our own, not those of the printed boards

error-islands-two-sides = { $face } i { $other_face } to dwie strony jednej planszy: na stole może leżeć tylko jedna.
error-islands-twice = { $face }: tę planszę podano dwa razy; może leżeć na stole tylko raz.
error-face = { $file }: { $reason }
error-file-no-face = W pliku { $file } nie ma wyspy: { $reason }.
error-face-name = Wyspa nazywa się na przykład „large-1a”, a nie { $what }.
error-face-empty = Wyspa { $what } nie ma żadnego [region.NAZWA].
error-face-regions-twice = Dwie wyspy z { $what } mają region o tej samej nazwie: { $place }.
error-face-map = Z wysp { $what } nie da się ułożyć mapy: { $reason }.
error-islands-1 = Jeden gracz gra na dużej i małej wyspie.
error-islands-2 = Dwóch graczy gra na dużej wyspie oraz na małej albo średniej.
error-islands-3 = Trzech graczy gra na dużej, średniej i małej wyspie.
error-islands-4 = Czterech graczy gra na dużej, dwóch średnich i małej wyspie.
error-islands-5 = Pięciu graczy gra na dwóch dużych, jednej średniej i dwóch małych wyspach.
error-islands-revenge = Przeciw Murlocs gra się na dużej i małej wyspie.
error-islands-few-magic = Regiony magiczne na tych wyspach: { $n }. Magowie portali potrzebują { $least }.
error-islands-few-entry = Regiony wejścia na tych wyspach: { $n }. Nowo przybyli potrzebują { $least }.
error-revenge-players = Zemsta Murlocs jest dla 1 lub 2 graczy; graczy przy stole: { $n }.
error-teams-players = Bitwa o Azeroth jest dla 3, 4 lub 5 graczy; graczy przy stole: { $n }.
error-teams-first = W Bitwie o Azeroth strona należy do miejsca, dlatego pierwszego gracza się nie losuje: posadź graczy tak, jak trzymają ze sobą.
map-any = Losowe wyspy
island-small-1a = Wysepka Mewich Skrzydeł
island-small-1b = Kocioł
island-small-2a = Muchomorowa Polana
island-small-2b = Kurhanowy Grzbiet
island-medium-1a = Ramiona Jasnej Rafy
island-medium-1b = Skała Kowadło
island-medium-2a = Śpiący Smok
island-medium-2b = Latarniowy Las
island-large-1a = Burzowy Róg
island-large-1b = Rozdarta Marchia
island-large-2a = Żółwi Brzeg
island-large-2b = Popielata Korona

region-s1a-1 = Las Wraków
region-s1a-2 = Widokowe Urwisko
region-s1a-3 = Grzęzawisko Kormoranów
region-s1a-4 = Mewia Skała
region-s1a-5 = Wodorostowe Moczary
region-s1a-6 = Śledziowa Przystań
region-s1a-7 = Zatoka Sieciarzy
region-s1a-8 = Rozłupana Sosna
region-s1b-1 = Sadzowy Brzeg
region-s1b-2 = Żużlowe Wzgórza
region-s1b-3 = Siarkowe Równie
region-s1b-4 = Kocioł
region-s1b-5 = Popielata Gałąź
region-s1b-6 = Stary Palacz
region-s1b-7 = Ciepłe Łany
region-s1b-8 = Zatoczka Gejzerów
region-s2a-1 = Las Kręgów
region-s2a-2 = Wróżkowy Kopiec
region-s2a-3 = Purchawkowe Trzęsawisko
region-s2a-4 = Zagroda Czernidłaków
region-s2a-5 = Wydrążony Kamień
region-s2a-6 = Kropla Rosy
region-s2a-7 = Głęboka Gęstwina
region-s2a-8 = Rechoczące Mokradło
region-s2b-1 = Czołowe Wzgórze
region-s2b-2 = Turzyca Żałobników
region-s2b-3 = Cisowa Aleja
region-s2b-4 = Spoczynek Wodza
region-s2b-5 = Las Wielorybiej Szczęki
region-s2b-6 = Kamień Koronny
region-s2b-7 = Tranowe Bagno
region-m1a-1 = Koralowe Stopnie
region-m1a-2 = Żółwi Garb
region-m1a-3 = Słonawy Ogród
region-m1a-4 = Słoneczna Mierzeja
region-m1a-5 = Słony Mirt
region-m1a-6 = Jasna Laguna
region-m1a-7 = Szklana Wydma
region-m1a-8 = Szczyt Trzech Dróg
region-m1a-9 = Trawiaste Płycizny
region-m1a-10 = Najdalsza Iglica
region-m1b-1 = Rogowa Łąka
region-m1b-2 = Szczyt Miechów
region-m1b-3 = Półka Druciarza
region-m1b-4 = Pastwisko Folusznika
region-m1b-5 = Żużlowe Grzęzawisko
region-m1b-6 = Czarne Kowadło
region-m1b-7 = Nitowa Grań
region-m1b-8 = Sadzawki Hartownicze
region-m1b-9 = Las Węglarzy
region-m2a-1 = Kolczasty Grzbiet
region-m2a-2 = Łuskowa Półka
region-m2a-3 = Złożone Skrzydło
region-m2a-4 = Bagno Zimnego Oddechu
region-m2a-5 = Skarbiec
region-m2a-6 = Drzemiący Bok
region-m2a-7 = Zagrody na Zakolu Ogona
region-m2a-8 = Cypel Pysk
region-m2a-9 = Zatoczka Żaru
region-m2a-10 = Tlące się Mokradło
region-m2b-1 = Bagno Błędnych Ogników
region-m2b-2 = Pagórek Świetlików
region-m2b-3 = Olejowe Pola
region-m2b-4 = Las Latarni
region-m2b-5 = Ćmie Jezioro
region-m2b-6 = Zatopiona Ścieżka
region-m2b-7 = Mroczna Skała
region-m2b-8 = Świecowe Błonia
region-m2b-9 = Szczyt Ogni
region-m2b-10 = Przystań Przemytników
region-l1a-1 = Zachodni Róg
region-l1a-2 = Wschodni Róg
region-l1a-3 = Reniferowe Błonia
region-l1a-4 = Fiord Rogu
region-l1a-5 = Oszroniony Las
region-l1a-6 = Mroźne Bagno
region-l1a-7 = Niedźwiedzie Grzbiety
region-l1a-8 = Tron Burzy
region-l1a-9 = Ciche Jezioro
region-l1a-10 = Jęczmienna Zatoka
region-l1a-11 = Wilczy Zagajnik
region-l1a-12 = Tający Mech
region-l1a-13 = Plaża Długich Łodzi
region-l1b-1 = Przylądek Strażników
region-l1b-2 = Rozszczepione Dęby
region-l1b-3 = Złamany Łuk
region-l1b-4 = Łan Wygnańca
region-l1b-5 = Rozpadlina
region-l1b-6 = Tarczowa Góra
region-l1b-7 = Mokradło Żalu
region-l1b-8 = Zwierciadlane Bagno
region-l1b-9 = Kurhan Przysięgi
region-l1b-10 = Łąka Rozejmu
region-l1b-11 = Szczyt Zwornika
region-l1b-12 = Las Ruin
region-l2a-1 = Stara Płetwa
region-l2a-2 = Omszałe Błonia
region-l2a-3 = Grań Płyt
region-l2a-4 = Brodzisko
region-l2a-5 = Ogonowe Namorzyny
region-l2a-6 = Szczyt Skorupy
region-l2a-7 = Deszczowa Misa
region-l2a-8 = Gaj Serca
region-l2a-9 = Skała Dziób
region-l2a-10 = Piaski Lęgowe
region-l2a-11 = Dudniące Wzgórza
region-l2a-12 = Turnie Żółwiątek
region-l2b-1 = Klejnot Zmierzchu
region-l2b-2 = Klejnot Południa
region-l2b-3 = Klejnot Świtu
region-l2b-4 = Gaj Tronu
region-l2b-5 = Popielata Turzyca
region-l2b-6 = Złocone Schody
region-l2b-7 = Oko Regenta
region-l2b-8 = Szara Wierzba
region-l2b-9 = Bagno Wiarołomców
region-l2b-10 = Murawa Dziedziców
region-l2b-11 = Obręcz Żaru
region-l2b-12 = Blade Żniwa

## What abilities do right now

now-bombs = Pozostało Bomb: { $n }.
now-harmony = Harmonia: { $seats }.
now-uses = { $n ->
    [0] W tej turze już nie.
    [one] W tej turze jeszcze { $n } raz.
    [few] W tej turze jeszcze { $n } razy.
    [many] W tej turze jeszcze { $n } razy.
   *[other] W tej turze jeszcze { $n } razu.
}
now-dead = Żetony utracone w tej turze z powodu Forsaken{ $murlocs ->
    [yes] {" "}(Murlocs też się liczą)
   *[no] {""}
}: { $n }. Za każdy możesz kupić jeden.
now-form-human = W tej turze postać ludzka.
now-form-worgen = W tej turze postać worgena.
now-side = W tej turze walczy po stronie { $faction_gen }.

## What pieces and marks are for

about-entry = Region wejścia można zaatakować skądkolwiek. Przeprawa przez morze kosztuje o żeton więcej.
about-site = Artefakt albo Legendarne Miejsce, jeszcze nie wiadomo jakie. Odsłania się, gdy wejdzie tu rasa.
about-murloc = Murlocs nie należą do nikogo. Każdy zwiększa koszt o 1.
about-wall = Ściana Ogników zwiększa koszt o 1 i zostaje, gdy Night Elves są na Wymarciu.
about-tower = Do regionu ze Strażnicą nikt inny nie wejdzie.
about-champion = Czempion zwiększa koszt o 1. Kto go pojmie, dostaje monetę.
about-beast = Bestia liczy się jak żeton, na mapie i przy podboju.
about-bomb = Uzbrojona czy niewypał: nikt tego nie wie, dopóki nie zostanie odsłonięta na początku tury rasy Goblins.
about-target = Kto podbije jego region rasą spoza Hordy, dostaje dwie monety, a Humans też.
about-harmony = Posiadacz musi zapłacić rasie Pandaren dwie monety, zanim ją zaatakuje, raz na turę.
about-faction_war = Moneta za każdą rasę wrogiej frakcji, której w tej turze odebrano region.
about-fortress = Fort zwiększa koszt o 1, także na Wymarciu.
about-magic = Korzystają z niej niektóre rasy i zdolności: Magowie portali zamieniają na przykład magiczne regiony.
about-cavern = Kobolds docierają do jaskiń skądkolwiek.
legend-entry = można go zaatakować skądkolwiek; przeprawa kosztuje o żeton więcej.
legend-magic = liczy się dla kilku ras i zdolności.
legend-cavern = liczy się dla kilku ras; Kobolds docierają do niej skądkolwiek.
legend-murloc = jej żeton leży tu od początku.
legend-size = Tu przed grą kładzie się zakryty żeton małej (S), średniej (M) lub dużej (L) wyspy.
legend-faction = Na żetonie: rasa należy do Przymierza, do Hordy albo jest neutralna.
legend-toll = Ile monet trzeba zapłacić przed atakiem.

## Co własne rasy mówią o terenie, który ma tu swoje słowo

kind-each-hill = każde twoje wzgórza
kind-each-mountain = każde twoje góry
kind-each-swamp = każde twoje bagna
kind-any-hill = dowolne wzgórza
kind-any-mountain = dowolne góry
kind-any-swamp = dowolne bagna
kind-all-hill = Wzgórza
kind-all-mountain = Góry
kind-all-swamp = Bagna
kind-beside-hill = wzgórz
kind-beside-mountain = gór
kind-beside-swamp = bagien
