# Small World in Polish.

## Races

race-amazons = Amazonki
    .acc = Amazonki
    .dat = Amazonkom
    .gen = Amazonek
    .gender = n
    .count = { $n ->
        [one] Amazonka
        [few] Amazonki
        [many] Amazonek
       *[other] Amazonki
    }
race-dwarves = Krasnoludy
    .for = kopalnie
    .acc = Krasnoludy
    .dat = Krasnoludom
    .gen = Krasnoludów
    .gender = n
    .count = { $n ->
        [one] Krasnolud
        [few] Krasnoludy
        [many] Krasnoludów
       *[other] Krasnoluda
    }
race-elves = Elfy
    .acc = Elfy
    .dat = Elfom
    .gen = Elfów
    .gender = n
    .count = { $n ->
        [one] Elf
        [few] Elfy
        [many] Elfów
       *[other] Elfa
    }
race-ghouls = Ghule
    .acc = Ghule
    .dat = Ghulom
    .gen = Ghuli
    .gender = n
    .count = { $n ->
        [one] Ghul
        [few] Ghule
        [many] Ghuli
       *[other] Ghula
    }
race-giants = Olbrzymy
    .acc = Olbrzymy
    .dat = Olbrzymom
    .gen = Olbrzymów
    .gender = n
    .count = { $n ->
        [one] Olbrzym
        [few] Olbrzymy
        [many] Olbrzymów
       *[other] Olbrzyma
    }
race-halflings = Niziołki
    .acc = Niziołki
    .dat = Niziołkom
    .gen = Niziołków
    .gender = n
    .count = { $n ->
        [one] Niziołek
        [few] Niziołki
        [many] Niziołków
       *[other] Niziołka
    }
race-humans = Ludzie
    .for = pola
    .acc = Ludzi
    .dat = Ludziom
    .gen = Ludzi
    .gender = m
    .count = { $n ->
        [one] Człowiek
        [few] Ludzi
        [many] Ludzi
       *[other] Człowieka
    }
race-orcs = Orkowie
    .for = niepuste regiony
    .acc = Orków
    .dat = Orkom
    .gen = Orków
    .gender = m
    .count = { $n ->
        [one] Ork
        [few] Orków
        [many] Orków
       *[other] Orka
    }
race-ratmen = Szczuroludzie
    .acc = Szczuroludzi
    .dat = Szczuroludziom
    .gen = Szczuroludzi
    .gender = m
    .count = { $n ->
        [one] Szczuroczłowiek
        [few] Szczuroludzi
        [many] Szczuroludzi
       *[other] Szczuroczłowieka
    }
race-skeletons = Szkielety
    .acc = Szkielety
    .dat = Szkieletom
    .gen = Szkieletów
    .gender = n
    .count = { $n ->
        [one] Szkielet
        [few] Szkielety
        [many] Szkieletów
       *[other] Szkieletu
    }
race-sorcerers = Czarnoksiężnicy
    .acc = Czarnoksiężników
    .dat = Czarnoksiężnikom
    .gen = Czarnoksiężników
    .gender = m
    .count = { $n ->
        [one] Czarnoksiężnik
        [few] Czarnoksiężników
        [many] Czarnoksiężników
       *[other] Czarnoksiężnika
    }
race-tritons = Trytony
    .acc = Trytony
    .dat = Trytonom
    .gen = Trytonów
    .gender = n
    .count = { $n ->
        [one] Tryton
        [few] Trytony
        [many] Trytonów
       *[other] Trytona
    }
race-trolls = Trolle
    .acc = Trolle
    .dat = Trollom
    .gen = Trolli
    .gender = n
    .count = { $n ->
        [one] Troll
        [few] Trolle
        [many] Trolli
       *[other] Trolla
    }
race-wizards = Czarodzieje
    .for = magiczne regiony
    .acc = Czarodziei
    .dat = Czarodziejom
    .gen = Czarodziei
    .gender = m
    .count = { $n ->
        [one] Czarodziej
        [few] Czarodziei
        [many] Czarodziei
       *[other] Czarodzieja
    }
race-lost_tribe = Zaginione Plemiona
    .acc = Zaginione Plemiona
    .dat = Zaginionym Plemionom
    .gen = Zaginionych Plemion
    .gender = n
    .count = { $n ->
        [one] Zaginione Plemię
        [few] Zaginione Plemiona
        [many] Zaginionych Plemion
       *[other] Zaginionego Plemienia
    }

## Powers

power-alchemist = Alchemicy
    .for = co turę
    .acc = Alchemików
    .mas = Alchemicy
    .masacc = Alchemików
power-berserk = Oszalałe
    .acc = Oszalałe
    .mas = Oszalali
    .masacc = Oszalałych
power-bivouacking = Obozujące
    .acc = Obozujące
    .mas = Obozujący
    .masacc = Obozujących
power-commando = Waleczne
    .acc = Waleczne
    .mas = Waleczni
    .masacc = Walecznych
power-diplomat = Dyplomatyczne
    .acc = Dyplomatyczne
    .mas = Dyplomatyczni
    .masacc = Dyplomatycznych
power-dragon_master = Władcy smoków
    .acc = Władców smoków
    .mas = Władcy smoków
    .masacc = Władców smoków
power-flying = Latające
    .acc = Latające
    .mas = Latający
    .masacc = Latających
power-forest = Leśne
    .acc = Leśne
    .mas = Leśni
    .masacc = Leśnych
power-fortified = Warowne
    .for = Twierdze
    .acc = Warowne
    .mas = Warowni
    .masacc = Warownych
power-heroic = Bohaterskie
    .acc = Bohaterskie
    .mas = Bohaterscy
    .masacc = Bohaterskich
power-hill = Wzgórzyste
    .acc = Wzgórzyste
    .mas = Wzgórzyści
    .masacc = Wzgórzystych
power-merchant = Handlujące
    .for = regiony
    .acc = Handlujące
    .mas = Handlujący
    .masacc = Handlujących
power-mounted = Konne
    .acc = Konne
    .mas = Konni
    .masacc = Konnych
power-pillaging = Plądrujące
    .for = niepuste regiony
    .acc = Plądrujące
    .mas = Plądrujący
    .masacc = Plądrujących
power-seafaring = Żeglujące
    .acc = Żeglujące
    .mas = Żeglujący
    .masacc = Żeglujących
power-spirit = Uduchowione
    .acc = Uduchowione
    .mas = Uduchowieni
    .masacc = Uduchowionych
power-stout = Niezłomne
    .acc = Niezłomne
    .mas = Niezłomni
    .masacc = Niezłomnych
power-swamp = Bagienne
    .acc = Bagienne
    .mas = Bagienni
    .masacc = Bagiennych
power-underworld = Podziemne
    .acc = Podziemne
    .mas = Podziemni
    .masacc = Podziemnych
power-wealthy = Zamożne
    .for = raz
    .acc = Zamożne
    .mas = Zamożni
    .masacc = Zamożnych

combo = { $race_gender ->
    [m] { $power_mas } { $race }
   *[n] { $power } { $race }
}
    .acc = { $power_gender ->
        [own] zestaw { $power } { $race }
       *[none] { $race_gender ->
            [own] zestaw { $power } { $race }
            [m] { $power_masacc } { $race_acc }
           *[n] { $power_acc } { $race_acc }
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

## What races do

race-amazons-text = Co turę podbijają z tobą cztery dodatkowe żetony. Po przegrupowaniu schodzą z mapy.
race-dwarves-text = Każda twoja kopalnia daje o monetę więcej.
race-dwarves-decline = Twoje kopalnie nadal dają o monetę więcej.
race-elves-text = Gdy ktoś podbije twój region, żaden Elf nie ginie: wszystkie wracają ci na rękę. Tracisz tylko tego, którego zamienią Czarnoksiężnicy.
race-ghouls-text = Na Wymarciu wszystkie zostają na mapie i podbijają dalej.
race-ghouls-decline = Zostają wszystkie i co turę mogą podbijać przed twoją aktywną rasą, nawet jej regiony.
race-giants-text = Region obok gór, które zajmujesz, kosztuje o żeton mniej.
race-halflings-text = Wejdź na mapę w dowolnym miejscu. Pierwsze dwa podbite regiony dostają Norkę i nikt ci ich nie odbierze.
race-humans-text = Każde twoje pola dają o monetę więcej.
race-orcs-text = Każdy niepusty region podbity w tej turze daje o monetę więcej.
race-ratmen-text = Nic szczególnego nie umieją. Po prostu jest ich dużo.
race-skeletons-text = Za każde dwa niepuste regiony podbite w turze przy przegrupowaniu dołącza jeden Szkielet.
race-sorcerers-text = Raz na turę u każdego przeciwnika przemień pojedynczy aktywny żeton w regionie w twoim zasięgu: zastępuje go Czarnoksiężnik z zasobnika i nie kosztuje cię to żadnego żetonu.
race-tritons-text = Region nad morzem lub jeziorem kosztuje o żeton mniej.
race-trolls-text = W każdym twoim regionie jest Legowisko, które zwiększa obronę o 1.
race-trolls-decline = Legowiska zostają i nadal zwiększają obronę o 1.
race-wizards-text = Każdy twój magiczny region daje o monetę więcej.

## What powers do

power-alchemist-text = Co turę dwie monety więcej.
power-berserk-text = Przed podbojem rzuć kością: region, który potem wybierzesz, kosztuje o tyle żetonów mniej.
power-bivouacking-text = Co turę rozbij w swoich regionach pięć Obozowisk. Każde zwiększa obronę o 1 i chroni pojedynczy żeton przed Czarnoksiężnikami.
power-commando-text = Każdy region kosztuje o żeton mniej.
power-diplomat-text = Na koniec tury zawrzyj pokój z przeciwnikiem, którego aktywnej rasy nie atakujesz w tej turze: do twojej następnej tury nie ruszy twojej aktywnej rasy.
power-dragon_master-text = Raz na turę podbij region jednym żetonem, cokolwiek go broni. Smok nikogo tam potem nie wpuści.
power-flying-text = Podbijaj dowolny region na lądzie, bliski czy daleki.
power-forest-text = Każdy twój las daje o monetę więcej.
power-fortified-text = Raz na turę zbuduj Twierdzę w swoim regionie: co turę daje monetę i zwiększa obronę o 1.
power-fortified-decline = Twierdze nadal zwiększają obronę o 1, ale nie dają monet.
power-heroic-text = Na koniec tury dwaj Bohaterowie czynią dwa twoje regiony nietykalnymi.
power-hill-text = Każde twoje wzgórza dają o monetę więcej.
power-merchant-text = Każdy twój region daje o monetę więcej.
power-mounted-text = Wzgórza i pola kosztują o żeton mniej.
power-pillaging-text = Każdy niepusty region podbity w tej turze daje o monetę więcej.
power-seafaring-text = Podbijaj morza i jeziora jak puste regiony.
power-seafaring-decline = Zachowujesz morza i jeziora i nadal dają monety.
power-spirit-text = Na Wymarciu ta rasa nie zajmuje miejsca: obok niej możesz mieć na Wymarciu jeszcze jedną.
power-spirit-decline = Ta rasa zostaje, gdy ogłosisz Wymarcie kolejnej.
power-stout-text = Możesz ogłosić Wymarcie na koniec tury, po podliczeniu monet.
power-swamp-text = Każde twoje bagna dają o monetę więcej.
power-underworld-text = Jaskinie kosztują o żeton mniej i wszystkie sąsiadują ze sobą.
power-wealthy-text = Jednorazowo siedem monet na koniec pierwszej tury z tą rasą.

## Terrain, marks and pieces

terrain-hill = wzgórza
    .acc = wzgórza
    .in = na wzgórzach
terrain-farmland = pola
    .acc = pola
    .in = na polach
terrain-forest = las
    .acc = las
    .in = w lesie
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

mark-mine = kopalnia

piece-lair = Legowisko Trolli
    .count = { $n ->
        [one] Legowisko Trolli
        [few] Legowiska Trolli
        [many] Legowisk Trolli
       *[other] Legowiska Trolli
    }
piece-hole = Norka
    .acc = Norkę
    .count = { $n ->
        [one] Norka
        [few] Norki
        [many] Norek
       *[other] Norki
    }
piece-camp = Obozowisko
    .count = { $n ->
        [one] Obozowisko
        [few] Obozowiska
        [many] Obozowisk
       *[other] Obozowiska
    }
piece-fortress = Twierdza
    .acc = Twierdzę
    .count = { $n ->
        [one] Twierdza
        [few] Twierdze
        [many] Twierdz
       *[other] Twierdzy
    }
piece-dragon = Smok
    .acc = Smoka
piece-hero = Bohater
    .acc = Bohatera
    .count = { $n ->
        [one] Bohater
        [few] Bohaterów
        [many] Bohaterów
       *[other] Bohatera
    }
piece-mountain = Góry
piece-lost_tribe = Zaginione Plemię

map-2p = 2 graczy, 10 rund
map-3p = 3 graczy, 10 rund
map-4p = 4 graczy, 9 rund
map-5p = 5 graczy, 8 rund

## Prices: "2 +1 Góry +2 Elfy −1 Waleczne = 4"

price-dragon = 1 ze Smokiem
price-enchant = Czarnoksiężnik z zasobnika

## What an ability does right now

## Why something cannot be done

why-not-edge = Pierwszy podbój musi być na krawędzi mapy albo na wybrzeżu morza przy krawędzi.
why-water = Morza i jeziora podbija tylko Żeglująca rasa.
why-peace = Obowiązuje pokój ({ $seat }): tej rasy nie można teraz atakować.
why-enchant-camp = Pojedynczy żeton chroni przed Czarnoksiężnikami Obozowisko.
why-enchant-many = Czarnoksiężnicy potrzebują tu dokładnie jednego żetonu, a jest ich tu { $n }.
why-enchant-used = Temu graczowi Czarnoksiężnicy przemienili już żeton w tej turze ({ $other }).
why-enchant-tray = W zasobniku nie ma już Czarnoksiężników.
why-enchant-declined = Czarnoksiężnicy przemieniają tylko żeton aktywnej rasy.
why-enchant-no-region = Czarnoksiężnicy muszą najpierw zajmować jakiś region.
why-dragon-used = Smok już w tej turze leciał.
why-place-camp = Obozowiska stoją tylko w regionach, które zajmuje ta rasa.
why-place-fortress = Twierdzę stawia się we własnym regionie, w którym jeszcze żadnej nie ma.
why-place-hero = Każdy Bohater staje w innym twoim regionie.
lose-peace = Można jeszcze zawrzeć z kimś pokój. Nie zawierać go z nikim?

## What is being asked

stack-races = { $n ->
    [one] { $n } rasa
    [few] { $n } rasy
    [many] { $n } ras
   *[other] { $n } rasy
}
ask-rolled = { $seat }: kość pokazuje { $n }. Wybierz region albo zakończ.
ask-spread = { $seat }: rozbij Obozowiska.
ask-build = { $seat }: zbuduj Twierdzę albo żadnej nie buduj.
ask-finish = { $seat }: umieść Bohaterów.
ask-peace = { $seat }: zawrzyj pokój z przeciwnikiem albo go nie zawieraj.
ask-after = { $seat }: zachować { $race_acc } czy teraz ogłosić Wymarcie?

## What happened

log-berserk-roll = { $seat } wpada w szał i rzuca: { $n }.
log-dragon = { $seat }: Smok { $from_race ->
        [none] zajmuje
       *[other] odbiera { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc }.
log-enchant = { $seat }: Czarnoksiężnicy przemieniają żeton { $from_race_gen } ({ $other }) { $region_in }.
log-aside = { $seat } odkłada na bok { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { $race_gen }.
log-camp = { $seat } rozbija { $plan_count ->
        [one] Obozowisko
        [few] Obozowiska
        [many] Obozowiska
       *[other] Obozowiska
    }: { $plan }.
log-fortress = { $seat } buduje Twierdzę { $region_in }.
log-no-fortress = { $seat } nie buduje Twierdzy.
log-hero = { $seat } umieszcza Bohatera { $region_in }.
log-peace = Pokój: { $seat } i { $other }.
log-no-peace = { $seat } nie zawiera pokoju.
log-peace-off = { $seat } nie zawiera pokoju: w tej turze aktywna rasa każdego przeciwnika została zaatakowana.
log-stay = { $seat } zachowuje { $race_acc }.
log-retire = { $seat } po podliczeniu monet ogłasza Wymarcie { $race_gen }.

## Actions, on buttons and for a screen reader

action-dragon = Smok: { $region }
action-enchant = Przemień { $region_acc }
action-camp = { $n ->
    [one] { $n } Obozowisko: { $region }
    [few] { $n } Obozowiska: { $region }
    [many] { $n } Obozowisk: { $region }
   *[other] { $n } Obozowiska: { $region }
}
action-fortress = Twierdza: { $region }
action-fortress-none = Bez Twierdzy
action-hero = Bohater: { $region }
action-hero-none = Bez Bohatera
action-peace = Pokój: { $other }
action-peace-none = Bez pokoju
action-stay = Zachowaj rasę
action-retire = Wymarcie teraz

## Rulings

ruling-own_declined_cost = Własne żetony na Wymarciu
ruling-own_declined_cost-text = Żetony własnej rasy na Wymarciu podnoszą koszt regionu. Wyłączone: podnoszą go tylko Zaginione Plemiona i żetony innych graczy.
ruling-badge_in_decline = Zdolność na Wymarciu
ruling-badge_in_decline-text = Które płytki zdolności zostają przy rasie na Wymarciu i wracają dopiero, gdy rasa znika z mapy.
ruling-badge_in_decline-keep = zostają Uduchowione, Warowne i Żeglujące
ruling-badge_in_decline-discard = zostają tylko Uduchowione
ruling-empty_decline_removes = Puste Wymarcie wypiera
ruling-empty_decline_removes-text = Także rasa, która wymiera bez żadnego regionu, wypiera starszą rasę na Wymarciu. Wyłączone: starsza zostaje.
ruling-ghouls_before_pick = Ghule przed wyborem
ruling-ghouls_before_pick-text = Ghule na Wymarciu podbijają przed wyborem nowego zestawu. Wyłączone: po nim, ale przed aktywną rasą.
ruling-ghoul_die_ends_turn = Kość Ghuli kończy podboje
ruling-ghoul_die_ends_turn-text = Ostatni Podbój Ghuli na Wymarciu kończy wszystkie podboje w turze. Wyłączone: tylko ich własne.
ruling-giants_underworld = Olbrzymy przez jaskinie
ruling-giants_underworld-text = Dla Podziemnych Olbrzymów z ich górami z jaskinią sąsiadują też inne jaskinie. Wyłączone: liczą się tylko prawdziwe granice.
ruling-enchant_reach = Zasięg Czarnoksiężników
ruling-enchant_reach-text = W których regionach Czarnoksiężnicy mogą przemienić żeton.
ruling-enchant_reach-reach = wszędzie, gdzie mogliby podbijać
ruling-enchant_reach-adjacent = tylko w sąsiednich

## What pieces and marks are for

about-lair = Legowisko Trolli zwiększa obronę regionu o 1 i zostaje także na Wymarciu.
about-fortress = Twierdza zwiększa obronę regionu o 1. Dopóki jej rasa jest aktywna, daje co turę monetę.
about-camp = Obozowisko zwiększa obronę regionu o 1 i chroni pojedynczy żeton przed Czarnoksiężnikami. Co turę rozbija się je na nowo.
about-hole = Regionu z Norką nikt nie podbije.
about-dragon = Dopóki jest tu Smok, nikt nie podbije tego regionu.
about-hero = Dopóki jest tu Bohater, nikt nie podbije tego regionu.
about-mine = Krasnoludy mają za nią o monetę więcej, także na Wymarciu.
about-magic = Czarodzieje mają za nią o monetę więcej.
about-cavern = Podziemną rasę jaskinie kosztują o żeton mniej i wszystkie ze sobą sąsiadują.
about-lost_tribe = Zaginione Plemiona do nikogo nie należą i nikogo nie atakują. Każde zwiększa koszt o 1.
