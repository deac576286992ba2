# What both Small Worlds say, in Polish.

## Terrain, marks and pieces

terrain-region = region
    .acc = region
    .in = w regionie
region = { $terrain } { $number }
    .acc = { $terrain_acc } { $number }
    .in = { $terrain_in } { $number }
named-region = { $name }
    .acc = region { $name }
    .in = w regionie { $name }

mark-magic = magia
mark-cavern = jaskinia

piece-token = żeton
    .count = { $n ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonu
    }
piece-coin = moneta
    .acc = monetę
    .count = { $n ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }

## The key to the signs on the map

legend = Znaki na mapie
legend-price = Ile żetonów kosztuje podbój; na szaro, gdy masz ich za mało.
legend-land = Mapka na karcie gracza podaje, ile regionów ma każda rasa.

## Prices: "2 +1 Góry +2 Elfy −1 Waleczne = 4"

price-base = { $n }
price-piece = { $n_sign }{ $n_abs } { $name_count }
price-tokens = { $n_sign }{ $n_abs } { $name_count }
price-ability = { $n_sign }{ $n_abs } { $name }
price-die = −{ $n_abs } kość
price-floor = { $n_sign }{ $n_abs } (co najmniej 1)
price-sum = { $lines } = { $n }

## Income, one line for each source

income-regions = Regiony: { $n }
income-regions-declined = { $name } na Wymarciu, regiony: { $n }
income-ability = { $name }{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}: { $n }
income-ability-declined = { $name } na Wymarciu{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}: { $n }

## What an ability does right now

now-income = { $n ->
    [one] Teraz: { $n } moneta na turę.
    [few] Teraz: { $n } monety na turę.
    [many] Teraz: { $n } monet na turę.
   *[other] Teraz: { $n } monety na turę.
}
now-recruits-none = Teraz: nie dołączy żaden, wszystkie żetony są w grze.
now-recruits = { $n ->
    [one] Teraz: { $n } dodatkowy żeton przy przegrupowaniu.
    [few] Teraz: { $n } dodatkowe żetony przy przegrupowaniu.
    [many] Teraz: { $n } dodatkowych żetonów przy przegrupowaniu.
   *[other] Teraz: { $n } dodatkowego żetonu przy przegrupowaniu.
}
now-cheaper = { $n ->
    [one] Teraz: { $n } region w zasięgu jest tańszy.
    [few] Teraz: { $n } regiony w zasięgu są tańsze.
    [many] Teraz: { $n } regionów w zasięgu jest tańszych.
   *[other] Teraz: { $n } regionu w zasięgu jest tańsze.
}
now-gathered = { $n ->
    [one] Zebrano: { $n } siłę.
    [few] Zebrano: { $n } siły.
    [many] Zebrano: { $n } sił.
   *[other] Zebrano: { $n } siły.
}
now-ready = Teraz: można użyć.
now-used = W tej turze już użyte.
now-idle = Teraz nic nie robi.
now-declined = Na Wymarciu już nie działa.

## Why something cannot be done

price-storm = 1 szturmem
price-power-storm = 1 szturmem
toll-ability = { $n ->
    [one] { $n } moneta (dla: { $other }, za: { $name })
    [few] { $n } monety (dla: { $other }, za: { $name })
    [many] { $n } monet (dla: { $other }, za: { $name })
   *[other] { $n } monety (dla: { $other }, za: { $name })
}
why-toll = { $n ->
    [one] Najpierw trzeba zapłacić { $n } monetę, a jej brak.
    [few] Najpierw trzeba zapłacić { $n } monety, a tylu nie ma.
    [many] Najpierw trzeba zapłacić { $n } monet, a tylu nie ma.
   *[other] Najpierw trzeba zapłacić { $n } monety, a tylu nie ma.
}
why-place-post = Element stawia się we własnym regionie, który wymienia zdolność i w którym jeszcze żaden nie stoi.
why-place-power-post = Element stawia się we własnym regionie, który wymienia zdolność i w którym jeszcze żaden nie stoi.
why-storm-used = W tej turze był już szturm.
why-storm-needs = { $n ->
    [one] Do szturmu brakuje { $n } siły.
    [few] Do szturmu brakuje { $n } sił.
    [many] Do szturmu brakuje { $n } sił.
   *[other] Do szturmu brakuje { $n } siły.
}
why-not-reachable = Poza zasięgiem: nie sąsiaduje z żadnym regionem tej rasy.
why-own = Ta rasa już go zajmuje.
why-immune = Region nietykalny, chroni go { $name }.
why-too-dear = Kosztuje { $price }, na ręce { $hand }: brakuje { $short }.
why-too-dear-die = Kosztuje { $price }, na ręce { $hand }: brakuje { $short }, a kość da najwyżej 3.
why-too-dear-few = Kosztuje { $price }, na ręce { $hand }. { $race } wkraczają co najmniej po { $n }: mając mniej żetonów, nie można nawet rzucić kością.
why-too-dear-first = Kosztuje { $price }, na ręce { $hand }: brakuje { $short }; kością rzuca się przed wyborem regionu, a nie po nim.
why-needs-token = Do podboju trzeba co najmniej jednego żetonu na ręce.
why-coins = { $price ->
    [one] Kosztuje { $price } monetę, a jej brak.
    [few] Kosztuje { $price } monety, a tylu nie ma.
    [many] Kosztuje { $price } monet, a tylu nie ma.
   *[other] Kosztuje { $price } monety, a tylu nie ma.
}
why-conquests-over = Podboje w tej turze się skończyły.
why-pick-first = Najpierw wybierz zestaw: podbijać będzie jego rasa.
why-answer-first = Najpierw odpowiedz na pytanie, podboje będą potem.
why-declining = Ogłoszono Wymarcie { $race_gen }: w tej turze nic nie podbiją.
why-die-cast = Kość zakończyła podboje w tej turze.
why-place-deploy = Żetony trafiają tylko do regionów, które zajmuje ta rasa.
error-plan-number = { $region }: { $n } nie może tam stać; możliwe: { $fewest }–{ $most }.
error-plan-region = { $region }: tu nie można tego wybrać.
error-plan-left = { $region }: { $n } nie może tam stać; nic na to nie zostaje albo region nie jest twój.
error-plan-few = { $regions }: za mało żetonów { $race_gen }. W każdym regionie musi ich stać co najmniej { $least }.
error-map-many = ma za dużo regionów ({ $n }); możliwych jest najwyżej { $most }
error-map-key = region { $place } nie może mieć klucza { $what }; możliwe klucze: { $known }
error-map-terrain = region { $place } ma teren { $what }; możliwe: { $known }
error-map-mark = region { $place } ma znak { $what }; możliwe: { $known }
error-map-border = region { $place } graniczy z regionem { $what }, ale innego regionu o tej nazwie nie ma
why-must-place = Trzeba rozmieścić wszystkie żetony; zostało: { $n }.
why-must-place-pieces = Trzeba rozmieścić wszystko; pozostało: { $n } { $name_count }.

## What an answer gives up

lose-decline = Ogłosić Wymarcie { $race_gen }? { $stay ->
    [all] Wszystkie żetony na mapie zostają, a każdy region przynosi monetę.
    [some] W niektórych regionach zostaje więcej niż jeden żeton, a każdy region przynosi monetę.
   *[single] W każdym regionie zostaje jeden żeton i przynosi swoją monetę.
}{ $older ->
    [leaves] {" "}Starsza rasa na Wymarciu schodzi z mapy i traci swoje regiony.
   *[none] {""}
} Po podliczeniu tura się kończy; następna zacznie się od wyboru nowej rasy.
lose-retire = Ogłosić Wymarcie { $race_gen }? { $stay ->
    [all] Wszystkie żetony na mapie zostają.
    [some] W niektórych regionach zostaje więcej niż jeden żeton.
   *[single] W każdym regionie zostaje jeden żeton.
}{ $older ->
    [leaves] {" "}Starsza rasa na Wymarciu schodzi z mapy i traci swoje regiony.
   *[none] {""}
} Monety za tę turę są już podliczone; następna zacznie się od wyboru nowej rasy.
lose-stop = { $n ->
    [one] Został { $n } żeton, który mógłby jeszcze podbić region.
    [few] Zostały { $n } żetony, które mogłyby jeszcze podbić region.
    [many] Zostało { $n } żetonów, które mogłyby jeszcze podbić region.
   *[other] Zostało { $n } żetonu, które mogłyby jeszcze podbić region.
} Zakończyć podboje?
lose-stop-die = { $n ->
    [one] Został { $n } żeton: z pomocą kości mógłby jeszcze podbić region.
    [few] Zostały { $n } żetony: z pomocą kości mogłyby jeszcze podbić region.
    [many] Zostało { $n } żetonów: z pomocą kości mogłyby jeszcze podbić region.
   *[other] Zostało { $n } żetonu: z pomocą kości mogłyby jeszcze podbić region.
} Zakończyć podboje?
lose-stop-way = W tej turze można jeszcze coś zdobyć. Zakończyć podboje?
lose-place = Można jeszcze umieścić: { $name }. Zrezygnować?

## What is being asked

ask-post = { $seat }: postaw element albo żadnego nie stawiaj.
ask-pick = { $seat }: wybierz zestaw rasy i zdolności.
ask-mode = { $seat }: poprowadzić { $race_acc } dalej czy ogłosić Wymarcie?
ask-ready = { $seat }: porzuć regiony { $race_gen } albo ruszaj.
ask-conquer = { $seat }: wybierz region, który { $race } podbiją, albo zakończ.
ask-conquer-aside = { $seat }: wybierz region, który { $race } podbiją, albo zakończ. Liczba żetonów, które potem zejdą z mapy: { $n }; za każdy kolejny region trzeba będzie jeden porzucić.
ask-conquer-over = { $seat }: w tej turze nie da się już nic podbić. Zakończ podboje.
ask-conquer-besides = { $seat }: teraz nie da się nic podbić. Użyj zdolności albo zakończ podboje.
ask-conquer-first = { $seat }: wybierz, gdzie na mapę wejdą { $race }.
ask-roll = { $seat }: rzut kością.
ask-draw = { $seat }: losowanie nowego zestawu.
ask-recruit = { $seat }: wybierz, ile żetonów { $race_gen } dołącza.
ask-deploy = { $seat }: przegrupuj { $race_acc }.
ask-deploy-aside = { $seat }: przegrupuj { $race_acc }. Z mapy schodzą: { $n }.
ask-retreat = { $other ->
    [none] { $seat }: rozmieść wyparte żetony { $race_gen }.
   *[other] { $seat }: rozmieść wyparte żetony { $race_gen } (atakuje { $other }).
}
ask-over = Gra się skończyła.

## What happened

hint-combo-first = Monety za pierwszą turę bez kostki: około { $n }; każdy inny zestaw tutaj: najwyżej { $most }.
hint-combo-later = Monety za każdą następną turę: około { $n }; każdy inny zestaw tutaj: najwyżej { $most }.
hint-combo-tokens = Żetony: { $n }; każdy inny zestaw tutaj: najwyżej { $most }.
log-pick = { $seat } wybiera { $combo_acc } ({ $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }): { $paid ->
        [0] za darmo
        [one] płaci { $paid } monetę
        [few] płaci { $paid } monety
        [many] płaci { $paid } monet
       *[other] płaci { $paid } monety
    }{ $got ->
        [0] { "" }
        [one] , dostaje { $got } monetę
        [few] , dostaje { $got } monety
        [many] , dostaje { $got } monet
       *[other] , dostaje { $got } monety
    }.
log-expand = { $seat } prowadzi { $race_acc } dalej.
log-decline = { $seat } ogłasza Wymarcie { $race_gen }.
log-abandon = { $seat } porzuca { $region_acc }.
log-ready = { $seat } bierze na rękę { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }.
log-conquer = { $seat }: { $race } { $from_race ->
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
log-attempt = { $seat }: Ostatni Podbój ({ $region }), { $short ->
        [one] brakuje { $short } żetonu
        [few] brakuje { $short } żetonów
        [many] brakuje { $short } żetonów
       *[other] brakuje { $short } żetonu
    }.
log-roll = { $seat } rzuca: { $n }.
log-attempt-won = { $seat }: { $race } { $from_race ->
        [none] zajmują
       *[other] odbierają { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } { $spend ->
        [one] ostatnim żetonem
        [few] ostatnimi { $spend } żetonami
        [many] ostatnimi { $spend } żetonami
       *[other] ostatnimi { $spend } żetonu
    }.
log-attempt-failed = Atak na { $region_acc } nie powiódł się.
log-stop = { $seat } kończy podboje.
log-recruit = { $seat }: { $n ->
        [one] dołącza { $n } żeton
        [few] dołączają { $n } żetony
        [many] dołącza { $n } żetonów
       *[other] dołącza { $n } żetonu
    } { $race_gen }.
log-recruit-none = { $seat }: kolejny żeton { $race_gen } nie dołączy, wszystkie są w grze.
log-deploy = { $seat } przegrupowuje { $race_acc }: { $plan }.
log-score = { $seat } { $n ->
    [0] nie zdobywa żadnej monety
    [one] zdobywa { $n } monetę
    [few] zdobywa { $n } monety
    [many] zdobywa { $n } monet
   *[other] zdobywa { $n } monety
}.
log-retreat = { $seat } rozmieszcza wyparte żetony { $race_gen }: { $plan }.
log-pay = { $seat ->
        [none] Murlocs płacą
       *[other] { $seat } płaci
    } { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    } ({ $other ->
        [none] do banku
       *[other] dla: { $other }
    }, za: { $name }).
log-encore = { $seat } bierze na rękę { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { $race_gen } i podbija od nowa.
log-post = { $seat } stawia element { $region_in }.
log-no-post = { $seat } nie stawia żadnego elementu.
log-power-post = { $seat } stawia element { $region_in }.
log-no-power-post = { $seat } nie stawia żadnego elementu.
log-storm = { $seat } jednym żetonem { $from_race ->
        [none] zajmuje
       *[other] odbiera { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc }.
log-power-storm = { $seat } jednym żetonem { $from_race ->
        [none] zajmuje
       *[other] odbiera { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc }.
log-lost-token = { $seat } traci { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    } { $race_gen }.
log-race-leaves = { $race } znikają z mapy.
stack-powers = { $n ->
    [one] { $n } zdolność
    [few] { $n } zdolności
    [many] { $n } zdolności
   *[other] { $n } zdolności
}
log-draw = Nowy zestaw: { $combo }.
log-reshuffle = Odrzucone płytki zdolności tworzą nowy, przetasowany stos.
log-round = { $last ->
    [true] Ostatnia runda, { $n } z { $of }.
   *[other] Runda { $n } z { $of }.
}
ui-hint-march-none = { $race }: teraz nic nie da się podbić. Region wybrany na mapie można porzucić: uwolnią się jego żetony.
ui-deploy-idle = Od tego już nic nie zależy: nikt potem nie będzie podbijać.
ui-places-closed = Nie do podbicia i bez tego ({ $name }): { $regions }.
ui-last-round = Ostatnia runda
log-turn = { $seat }, runda { $n }
log-turn-over = { $seat }, runda { $round }: { $n_sign }{ $n_abs }
sum-regions = { $n } za regiony
sum-pick = { $n_sign }{ $n_abs } za zestaw
sum-column = { $n } z zestawu
sum-ability = { $n } za { $name_acc }{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}
sum-paid = { $n_sign }{ $n_abs } za { $name_acc }
log-over = Gra się skończyła.
log-winner = { $seats_count ->
    [one] Zwycięża { $seats } i ma
    [few] Zwycięstwem dzielą się { $seats }, mają po
    [many] Zwycięstwem dzielą się { $seats }, mają po
   *[other] Zwycięstwem dzielą się { $seats }, mają po
} { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
plan-item = { $region } ({ $n })

## Actions, on buttons and for a screen reader

action-pick = Weź { $combo_acc } za { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
action-pick-slot = Weź zestaw { $n }
action-expand = Podbijaj
action-decline = Ogłoś Wymarcie
action-abandon = Porzuć { $region_acc }
action-ready = Ruszaj
action-conquer = Podbij { $region_acc }
action-attempt = Ostatni Podbój: { $region }
action-post = Postaw: { $region }
action-post-none = Nie stawiaj niczego
action-power-post = Postaw: { $region }
action-power-post-none = Nie stawiaj niczego
action-storm = Szturm: { $region }
action-power-storm = Szturm: { $region }
action-roll = Rzuć kością
action-stop = Koniec podbojów
action-recruit = { $n ->
    [one] Weź { $n } żeton
    [few] Weź { $n } żetony
    [many] Weź { $n } żetonów
   *[other] Weź { $n } żetonu
}
action-deploy = { $n ->
    [one] { $n } żeton: { $region }
    [few] { $n } żetony: { $region }
    [many] { $n } żetonów: { $region }
   *[other] { $n } żetonu: { $region }
}
action-rolled = Kość: { $n }
action-draw = Wylosowano: { $name }

## Rulings

ruling-hidden_coins = Ukryte monety
ruling-hidden_coins-text = Do końca gry nikt nie widzi monet innych. Wyłączone: wszystkie sumy są jawne.

## What pieces and marks are for

about-mountain = Góry zwiększają koszt o 1, ktokolwiek je zajmuje.

## Pliki własnych ras i zdolności, których nie można przyjąć

error-content-empty = W pliku { $file } nie ma żadnego [race.NAZWA] ani [power.NAZWA].
error-content-tokens = { $file }: { $what } ma mieć od { $fewest } do { $most } żetonów (tokens), nie { $than }.
error-content-lender = { $file }: { $what } może pożyczyć tylko żetony istniejącej rasy (tokens_of), nie { $than }; możliwe: { $known }.
error-content-supply = { $file }: { $what } potrzebuje więcej żetonów ({ $n }), niż ma { $than } ({ $most }).
error-content-name = { $file }: { $what } nie może być nazwą; najwyżej 60 małych liter od a do z, cyfr i podkreśleń.
error-content-clauses = { $file }: clauses w { $what } musi być listą.
error-content-clause = { $file }: każda pozycja clauses w { $what } zaczyna się jednym z tych słów: { $known }; nie { $than }.
error-content-once = { $file }: { $what } ma { $than } dwa razy; może być tylko raz.
error-content-value = { $file }: { $head } w { $what } nie może mieć wartości { $than }; możliwe: { $known }.
error-content-number = { $file }: { $what } to liczba całkowita od 1 do { $most }, nie { $than }.
error-content-range = { $file }: { $head } w { $what } to liczba całkowita od { $fewest } do { $most }, nie { $than }.
error-content-no-factions = { $file }: { $what } ma frakcję, ale w tej grze nie ma frakcji.

## Plansza, którą ktoś narysował

error-file-no-board = W pliku { $file } nie ma mapy: { $reason }.
error-board-there = { $file }: mapa o nazwie { $what } już jest.
error-board-at = region { $place }: { $reason }
error-board-few = mapa ma od { $least } do { $most } regionów, nie { $n }
error-board-regions = mapa ma mieć regiony
error-board-id = { $what } nie może być oznaczeniem regionu
error-board-name = w zapisach mapa nazywa się na przykład { $known }, nie { $what }
error-board-number = { $what } to liczba od { $least } do { $most }
error-board-table = region zapisuje się jako tabelę tego, co na nim wydrukowano
error-board-read = { $what } wynika z rysunku i tego się nie zapisuje
error-board-points = rysunek ma najwyżej { $n } punktów, każdy to para liczb od 0 do { $most }
error-board-outline = obrys to od 3 do { $most } punktów dookoła, każdy raz
error-board-flat = nie ma żadnej powierzchni
error-board-huge = jest za duży, żeby go narysować; zmniejsz go albo podziel
error-board-vast = mapa jest za duża, żeby ją narysować; zmniejsz ją
error-board-covers = nachodzi na inny region ({ $other })
error-board-crosses = jego obrys przecina obrys innego regionu ({ $other })
error-board-itself = jego obrys przecina sam siebie albo się ze sobą styka
error-board-touches = tylko dotyka linii innego regionu ({ $other }); poprowadź oba obrysy przez te same punkty albo je rozsuń
error-board-apart = żadna granica nie łączy go z resztą mapy
error-board-pinched = tu mapa styka się sama ze sobą w jednym punkcie; poszerz ją albo rozdziel
error-board-gap = obok niego jest luka, która nie należy do żadnego regionu
