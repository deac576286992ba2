# Co robi każdy efekt karty, złożone z jego liczb i nazw.

## Around an effect

op-line = { $what }.
op-only = { $what } ({ $conditions })
op-more = { $a }; { $b }
op-or = { $a } lub { $b }
op-reach = Gdy osiągniesz ten poziom, { $what }
op-replaces = { $what }. Zastępuje poziom { $n }
op-units = { $n } { $resource_acc }
op-choice = { $n ->
    [one] { $n } dowolny zasób
    [few] { $n } dowolne zasoby
    [many] { $n } dowolnych zasobów
   *[other] { $n } dowolnego zasobu
}

## Where

op-place-water = w regionie nad wodą
op-place-crags = w regionie przy urwiskach
op-place-terrain = w regionie typu { $names }

## Only if

op-if-attacker = jako atakujący
op-if-defender = jako obrońca
op-if-touches = { $feature ->
    [water] region nad wodą
   *[other] region przy urwiskach
}
op-if-terrain = teren: { $names }
op-if-on_home = w twojej krainie macierzystej
op-if-off_home = poza twoją krainą macierzystą
op-if-foe_home = w krainie macierzystej rywala
op-if-action = w wojnie, którą zaczęła akcja { $action }
op-if-foe_magic_higher = poziom magii rywala jest wyższy niż twój
op-if-my_magic_lower = twój poziom magii jest niższy niż rywala
op-if-lying = z leżącą figurką
op-if-strictly_most_meeples = masz w grze więcej figurek niż każdy rywal
op-if-no_war = bez wojny
op-if-hero = walczy bohater
op-if-only_hero = tylko z bohaterem
op-if-hero_terrain = region bohatera: { $names }
op-if-hero_on_home = bohater jest w twojej krainie macierzystej
op-if-hero_off_home = bohater jest poza twoją krainą macierzystą
op-if-placed_with_hero = nowa figurka dołącza do bohatera
op-if-fort_with_hero = twierdza w regionie bohatera
op-if-own_fort_here = w regionie z twoją twierdzą
op-if-showed_flag = gdy pokażesz białą flagę
op-if-lost_by = przegrana o { $n } lub więcej, obie strony z liczbą
op-if-fort_region_touches = { $feature ->
    [water] twierdza w regionie nad wodą
   *[other] twierdza w regionie przy urwiskach
}
op-if-fort_region_has_my_meeple = w regionie, w którym masz figurkę

## Actions and movement

op-action_instead = Gdy wykonywana jest akcja { $where_action }, możesz zamiast niej wykonać akcję { $take_action }
op-action_swap = Zamiast akcji { $a_action } możesz zawsze wykonać akcję { $b_action } i na odwrót
op-border_if_touching = W twoich Wyprawach { $feature ->
    [water] regiony nad wodą
   *[other] regiony przy urwiskach
} liczą się jako regiony na krawędzi, na początku i u celu
op-build_place = Podczas Budowy możesz postawić twierdzę w pustym regionie obok swojej figurki
op-expand_place = Podczas Ekspansji możesz umieścić nową figurkę w pustym regionie obok swojej figurki
op-move_count = { $move ->
    [patrol] Podczas Patrolu
   *[other] Podczas Wyprawy
} możesz ruszyć do { $n } figurek
op-patrol_steps = Podczas Patrolu twoja figurka może ruszyć się do { $n } razy, lecz już nie po wojnie ani po położeniu
op-patrol_anywhere = Podczas Patrolu możesz przejść do dowolnego regionu tej samej krainy
op-patrol_link = Podczas Patrolu { $via ->
    [water] regiony nad tą samą wodą sąsiadują
    [crags] regiony przy tych samych urwiskach sąsiadują
   *[other] wszystkie regiony typu { $name } sąsiadują
} ze sobą
op-patrol_stand_all = Podczas Patrolu możesz dodatkowo postawić dowolnie wiele swoich figurek
op-quest_from_any = Na Wyprawę możesz wyruszyć z dowolnego regionu, nie tylko z regionu na krawędzi
op-quest_to_any = Wyprawą możesz wejść do dowolnego regionu innej krainy, nie tylko na krawędzi
op-quest_escort = Gdy bohater rusza na Wyprawę, może ruszyć także jedna twoja figurka z tego samego lub sąsiedniego regionu
op-gain_on_enter = Gdy { $moves ->
    [patrol] Patrolem
    [quest] Wyprawą
   *[both] Patrolem lub Wyprawą
} wchodzisz do regionu{ $names ->
    [none] {""}
   *[other] {" "}typu { $names }
}, zyskujesz { $gained }
op-gain_on_move = { $move ->
    [patrol] Podczas Patrolu
   *[other] Podczas Wyprawy
} zyskujesz { $n } z tego, co daje region, do którego wchodzisz
op-swap_on = Podczas Wyprawy zamiast ruchu możesz zamienić swoją stojącą figurkę z figurką rywala w innej krainie, jeśli w obu regionach nie ma nic innego
op-retreat_into = { $feature ->
    [water] Możesz wycofać się na wodę; nie daje zasobów i wchodzi się na nią
   *[other] Możesz wycofać się na urwiska; nie dają zasobów i wchodzi się na nie
} tylko odwrotem

## Prices

op-cost-less = { $priced ->
    [build] Budowa kosztuje cię o { $n } { $n ->
        [one] rudę
        [few] rudy
        [many] rudy
       *[other] rudy
    } mniej
    [research] Badania kosztują cię o { $n } { $n ->
        [one] manę
        [few] many
        [many] many
       *[other] many
    } mniej
    [expand] Ekspansja kosztuje cię o { $n } { $n ->
        [one] żywność
        [few] żywności
        [many] żywności
       *[other] żywności
    } mniej
   *[retreat] Odwrót kosztuje cię o { $n } { $n ->
        [one] żywność
        [few] żywności
        [many] żywności
       *[other] żywności
    } mniej
}{ $floor ->
    [none] {""}
   *[other] , lecz nie mniej niż { $floor }
}
op-cost-more = { $priced ->
    [build] Budowa kosztuje cię o { $n } { $n ->
        [one] rudę
        [few] rudy
        [many] rudy
       *[other] rudy
    } więcej
    [research] Badania kosztują cię o { $n } { $n ->
        [one] manę
        [few] many
        [many] many
       *[other] many
    } więcej
    [expand] Ekspansja kosztuje cię o { $n } { $n ->
        [one] żywność
        [few] żywności
        [many] żywności
       *[other] żywności
    } więcej
   *[retreat] Odwrót kosztuje cię o { $n } { $n ->
        [one] żywność
        [few] żywności
        [many] żywności
       *[other] żywności
    } więcej
}
op-cost-set = Cena dla ciebie: { $priced ->
    [build] Budowa { $n } { $n ->
        [one] ruda
        [few] rudy
        [many] rudy
       *[other] rudy
    }
    [research] Badania { $n } { $n ->
        [one] mana
        [few] many
        [many] many
       *[other] many
    }
    [expand] Ekspansja { $n } { $n ->
        [one] żywność
        [few] żywności
        [many] żywności
       *[other] żywności
    }
   *[retreat] odwrót { $n } { $n ->
        [one] żywność
        [few] żywności
        [many] żywności
       *[other] żywności
    }
}
op-cost-free = { $priced ->
    [build] Budowa nic cię nie kosztuje
    [research] Badania nic cię nie kosztują
    [expand] Ekspansja nic cię nie kosztuje
   *[retreat] Odwrót nic cię nie kosztuje
}
op-level_toll = Jeśli ktoś inny buduje poziom wieży, na którym stoisz ty, płaci za niego o { $n } { $n ->
    [one] rudę
    [few] rudy
    [many] rudy
   *[other] rudy
} więcej
op-pay_any = W każdej płatności { $resource } może zastąpić dowolny inny zasób
op-pay_substitute = Z ceny { $priced ->
    [patrol] Patrolu
    [quest] Wyprawy
    [build] Budowy
    [research] Badań
    [expand] Ekspansji
    [trade] Handlu
   *[retreat] odwrotu
} możesz do { $n } zapłacić { $with ->
    [food] żywnością
    [mana] maną
    [ore] rudą
   *[silver] srebrem
}

## War

op-war_discount = Płacisz o { $n } mniej za liczbę bojową
op-war_discount-beside = Twoje figurki w regionach sąsiadujących z bohaterem płacą o { $n } mniej za liczbę bojową
op-fort_discount = Twoja twierdza daje w wojnie zniżkę { $n } zamiast 1
op-war_raise = Po ujawnieniu liczb bojowych możesz podnieść swoją o { $n } i za to zapłacić, nawet ponad 11
op-war_food = W wojnie możesz płacić także żywnością ({ $n }× żywność ma wartość { $worth })
op-foe_mana = W wojnie przeciw tobie mana drugiej strony jest warta { $n } zamiast 2; twoja nadal 2
op-pay_alone = Liczba bojowa, którą płacisz { $with ->
    [food] samą żywnością
    [mana] samą maną
    [ore] samą rudą
   *[none] jednym rodzajem zasobu
}, liczy się jako o { $n } wyższa; mówisz to, gdy ją wybierasz
op-war_only = Gdy atakujesz innego gracza, możesz zażądać, by obie strony płaciły tylko { $with ->
    [food] żywnością
    [mana] maną
   *[ore] rudą
}
op-war_lay_down = Zanim w wojnie wybierze się liczby, możesz położyć swoją stojącą figurkę i zapłacić o { $n } mniej
op-fort_lay_down_war = Gdy bronisz się stojącą twierdzą, możesz przed wyborem liczb zdecydować, że po wojnie ją położysz: zniżka wynosi wtedy { $n } zamiast 1
op-win_ties = W wojnie wygrywasz remisy także jako atakujący
op-no_pay_if_lost_by = Gdy z bohaterem przegrasz wojnę o najwyżej { $n }, nie płacisz za swoją liczbę bojową
op-on_hero_defeated = Kto pokona bohatera w wojnie, po wojnie traci { $with ->
    [food] całą żywność
    [mana] całą manę
    [ore] całą rudę
   *[silver] całe srebro
}
op-foe_retreat_cost = Gdy wygrasz wojnę, odwrót kosztuje przegranego o { $n } { $n ->
    [one] żywność
    [few] żywności
    [many] żywności
   *[other] żywności
} więcej
op-rescue-home_empty = Gdy po przegranej wojnie twoja figurka miałaby zejść z gry, możesz umieścić ją w regionie krainy macierzystej, w którym nie ma figurki ani cudzej twierdzy; cena: { $fee }
op-rescue-own_single = Gdy po przegranej wojnie twoja figurka miałaby zejść z gry, możesz umieścić ją przy pojedynczej swojej figurce, gdzie nikt inny nie stoi; cena: { $fee }
op-free = 0
op-raise_dead = Gdy w wygranej przez ciebie wojnie figurka rywala schodzi z gry, możesz w tym regionie umieścić figurkę ze swojego zapasu

## Collecting and trading

op-collect_extra = Gdy zbierasz zasoby figurką { $place }, zyskujesz dodatkowo { $gained }
op-collect_hero_region = Gdy zbierasz zasoby z regionu bohatera, dostajesz { $gained }
op-its = { $n ->
    [one] { $n } jednostkę jego zasobu
    [few] { $n } jednostki jego zasobu
    [many] { $n } jednostek jego zasobu
   *[other] { $n } jednostki jego zasobu
}
op-collect_lay_down = Gdy zbierasz zasoby, możesz położyć stojącą figurkę { $place } i zyskać { $gained }
op-fort_lay_down_collect = Gdy zbierasz zasoby, możesz położyć jedną stojącą twierdzę i zyskać { $gained }
op-lying_collects = Twoje leżące figurki { $place } zbierają zasoby, jakby stały
op-free_exchange = Gdy zbierasz zasoby, możesz wymienić { $n ->
    [one] { $n } zasób na inny
    [few] { $n } zasoby na tyle samo innych
    [many] { $n } zasobów na tyle samo innych
   *[other] { $n } zasobu na tyle samo innych
}{ $names ->
    [none] {""}
   *[other] {" "}(spośród: { $names })
}
op-trade_bonus = Podczas Handlu zyskujesz o { $n } więcej tego zasobu, który bierzesz
op-trade_count = Podczas Handlu możesz dokonać do { $n } wymian, jednej po drugiej
op-trade_into = W jednym Handlu możesz zamienić oba pozostałe zasoby na { $with ->
    [food] żywność
    [mana] manę
   *[ore] rudę
}
op-spy_keeps = Zyskujesz zasób, który rywal traci przez bohatera

## Done at once

op-gain = zyskujesz { $gained }
op-gain_choice = zyskujesz { $gained }
op-foe_loses = ten rywal traci { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
    [many] { $n } zasobów
   *[other] { $n } zasobu
} według { $chooser ->
    [me] twojego wyboru
   *[foe] własnego wyboru
}
op-opponents_lose = { $who ->
    [every] każdy rywal
   *[single] wybrany przez ciebie rywal
} traci { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
    [many] { $n } zasobów
   *[other] { $n } zasobu
} według { $chooser ->
    [me] twojego wyboru
   *[foe] własnego wyboru
}
op-steal = { $whom ->
    [chosen] wybranemu rywalowi
   *[concerned] temu rywalowi
} zabierasz { $gained }
op-theirs = { $n ->
    [one] { $n } zasób, który on wybiera
    [few] { $n } zasoby, które on wybiera
    [many] { $n } zasobów, które on wybiera
   *[other] { $n } zasobu, które on wybiera
}
op-opponent_loses_magic = wybrany przez ciebie rywal traci { $n ->
    [one] { $n } poziom magii
    [few] { $n } poziomy magii
    [many] { $n } poziomów magii
   *[other] { $n } poziomu magii
}
op-collect_all = od razu zbierasz zasoby ze wszystkich regionów, które zajmujesz
op-copy_random = wylosuj { $n ->
    [one] { $n } lud
    [few] { $n } ludy
    [many] { $n } ludów
   *[other] { $n } ludu
} spoza gry i wybierz jeden: jego poziom { $level } działa też dla ciebie

## When something happens

op-then = { $event }, { $what }
op-on-war_won = Gdy wygrasz wojnę
op-on-war_lost = Gdy przegrasz wojnę
op-on-foe_meeple_removed_by_me = Gdy w wygranej przez ciebie wojnie figurka rywala schodzi z gry
op-on-i_built = Za każdym razem, gdy budujesz poziom wieży
op-on-i_quested = Gdy wykonujesz akcję Wyprawa
op-on-opponent_researched = Gdy rywal podnosi poziom magii
op-on-active_action_done = Gdy jesteś aktywnym graczem i wykonasz swoją akcję
op-on-card_cleared = Gdy tarcze schodzą z karty akcji
op-on-hero_entered_foe_home = Gdy bohater Patrolem lub Wyprawą bez wojny wchodzi do regionu krainy macierzystej rywala

## At the end

op-end_vp = Na koniec { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
} za { $per }{ $most ->
    [none] {""}
   *[other] , najwyżej { $most }
}
op-end_vp_flat = Na koniec { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}, jeśli { $cond ->
    [strictly_most_meeples] masz w grze więcej figurek niż każdy rywal
    [no_opponent_on_my_home] nikt inny nie zajmuje regionu twojej krainy macierzystej
    [all_meeples_on_border] wszystkie twoje figurki są w regionach na krawędzi
    [highest_tower] nikt nie ma wyższej wieży niż ty; remis się liczy
   *[no_resource] nie masz żadnego zasobu
}
op-retire = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}
op-per-occupied_region = { $n ->
    [one] każdy zajęty region
    [few] każde { $n } zajęte regiony
    [many] każde { $n } zajętych regionów
   *[other] każde { $n } zajętego regionu
}
op-per-touching_region = { $n ->
    [one] każdy zajęty region
    [few] każde { $n } zajęte regiony
    [many] każde { $n } zajętych regionów
   *[other] każde { $n } zajętego regionu
} { $feature ->
    [water] nad wodą
   *[other] przy urwiskach
}
op-per-touching_territory = { $n ->
    [one] każdą krainę, w której
    [few] każde { $n } krainy, w których
    [many] każde { $n } krain, w których
   *[other] każde { $n } krainy, w których
} zajmujesz region { $feature ->
    [water] nad wodą
   *[other] przy urwiskach
}
op-per-non_home_territory = { $n ->
    [one] każdą krainę poza macierzystą, w której
    [few] każde { $n } krainy poza macierzystą, w których
    [many] każde { $n } krain poza macierzystą, w których
   *[other] każde { $n } krainy poza macierzystą, w których
} masz figurkę
op-per-contested_territory = { $n ->
    [one] każdą krainę, w której
    [few] każde { $n } krainy, w których
    [many] każde { $n } krain, w których
   *[other] każde { $n } krainy, w których
} figurkę masz i ty, i rywal
op-per-meeple_in_feature = { $n ->
    [one] każdą twoją figurkę
    [few] każde { $n } twoje figurki
    [many] każde { $n } twoich figurek
   *[other] każde { $n } twojej figurki
} { $feature ->
    [water] na wodzie
   *[other] na urwiskach
}
op-per-meeple_in_or_touching = { $n ->
    [one] każdą twoją figurkę
    [few] każde { $n } twoje figurki
    [many] każde { $n } twoich figurek
   *[other] każde { $n } twojej figurki
} { $feature ->
    [water] na wodzie lub nad wodą
   *[other] na urwiskach lub przy urwiskach
}
op-per-opponent_lower_magic = { $n ->
    [one] każdego rywala
    [few] każdych { $n } rywali
    [many] każdych { $n } rywali
   *[other] każdych { $n } rywala
} o niższym poziomie magii niż twój
op-per-opponent_fewer_meeples = { $n ->
    [one] każdego rywala, który ma
    [few] każdych { $n } rywali, którzy mają
    [many] każdych { $n } rywali, którzy mają
   *[other] każdych { $n } rywala, którzy mają
} w grze mniej figurek niż ty
op-per-tower_levels = { $n ->
    [one] każdy poziom wieży
    [few] każde { $n } poziomy wieży
    [many] każde { $n } poziomów wieży
   *[other] każde { $n } poziomu wieży
}
op-per-resource = { $with ->
    [food] { $n ->
        [one] każdą żywność, która
        [few] każde { $n } żywności, które
        [many] każde { $n } żywności, które
       *[other] każde { $n } żywności, które
    }
    [mana] { $n ->
        [one] każdą manę, która
        [few] każde { $n } many, które
        [many] każde { $n } many, które
       *[other] każde { $n } many, które
    }
    [ore] { $n ->
        [one] każdą rudę, która
        [few] każde { $n } rudy, które
        [many] każde { $n } rudy, które
       *[other] każde { $n } rudy, które
    }
   *[silver] { $n ->
        [one] każde srebro, które
        [few] każde { $n } srebra, które
        [many] każde { $n } srebra, które
       *[other] każde { $n } srebra, które
    }
} ci { $n ->
    [one] zostanie
    [few] zostaną
    [many] zostaną
   *[other] zostaną
}
op-per-resource_held = { $n ->
    [one] każdy zasób, którego
    [few] każde { $n } zasoby, których
    [many] każde { $n } zasobów, których
   *[other] każde { $n } zasobu, których
} masz co najmniej { $least }
op-per-opponent_less_resource = { $n ->
    [one] każdego gracza, który ma
    [few] każdych { $n } graczy, którzy mają
    [many] każdych { $n } graczy, którzy mają
   *[other] każdych { $n } gracza, którzy mają
} mniej { $with ->
    [food] żywności
    [mana] many
    [ore] rudy
   *[silver] srebra
} niż ty
op-per-wars_won = { $n ->
    [one] każdą wojnę wygraną
    [few] każde { $n } wojny wygrane
    [many] każde { $n } wojen wygranych
   *[other] każde { $n } wojny wygranej
} z innym graczem
op-per-lying_meeple = { $n ->
    [one] każdą twoją leżącą figurkę
    [few] każde { $n } twoje leżące figurki
    [many] każde { $n } twoich leżących figurek
   *[other] każde { $n } twojej leżącej figurki
}
op-per-standing_fort = { $n ->
    [one] każdą twoją stojącą twierdzę
    [few] każde { $n } twoje stojące twierdze
    [many] każde { $n } twoich stojących twierdz
   *[other] każde { $n } twojej stojącej twierdzy
}, ponad zwykły punkt
