# Ustawienia, klawisze, rady i analiza gry, po polsku.

ui-set-confirm = Pytaj „na pewno?”
ui-set-confirm-dangerous = Gdy coś przepada
ui-set-confirm-always = Zawsze
ui-set-confirm-never = Nigdy
ui-set-numbers = Numery lub nazwy na mapie
ui-set-numbers-on = Widoczne
ui-set-numbers-off = Ukryte
ui-set-text = Rozmiar tekstu
ui-set-text-normal = Normalny
ui-set-text-large = Duży
ui-set-text-larger = Największy
ui-set-colours = Kolory
ui-set-colours-usual = Zwykłe
ui-set-colours-apart = Dla daltonistów
ui-set-colours-contrast = Wysoki kontrast
ui-set-hand = Ręka
ui-set-hand-right = Prawa
ui-set-hand-left = Lewa
ui-set-hand-text = Po tej stronie będą pytania i przyciski.
ui-set-theme = Jasny czy ciemny wygląd
ui-set-theme-auto = Jak w systemie
ui-set-theme-light = Jasny
ui-set-theme-dark = Ciemny
ui-set-motion = Animacje
ui-set-motion-normal = Normalne
ui-set-motion-fast = Szybkie
ui-set-motion-off = Brak
ui-set-motion-text = Gdy urządzenie prosi o mniej ruchu, tutaj też nic się nie porusza.
ui-set-sound = Dźwięki
ui-set-sound-off = Wyłączone
ui-set-sound-on = Włączone
ui-set-notify = Powiadom mnie, gdy przyjdzie moja kolej
ui-set-notify-off = Nie
ui-set-notify-on = Tak
ui-set-notify-text = Powiadomieniem przeglądarki, jeśli na nie pozwolisz, gdy ta karta jest ukryta.
ui-key-arrows = Strzałki
ui-keys-next = do następnego przycisku; z Shiftem wstecz
ui-keys-across = do pytania, a stamtąd na mapę
ui-keys-menu = do menu
ui-keys-row = w rzędzie wyborów albo w menu: do następnego
ui-keys-arrows = na mapie: do następnego regionu w tę stronę
ui-keys-leaf = na mapie: do następnego regionu, który można wybrać, albo wstecz
ui-keys-choose = wybierz, potem potwierdź
ui-keys-count = na mapie: przy przegrupowaniu o jeden więcej lub mniej w regionie, poza tym bliżej lub dalej
ui-keys-zoom = na mapie: bliżej lub dalej
ui-keys-log = na liście „Co się działo”: w górę i w dół po wierszach, w bok w wierszu
ui-keys-leave = zamknij to, co otwarte, porzuć wybór
ui-keys-undo = cofnij
ui-keys-redo = przywróć cofnięte
ui-keys-replay = przy przeglądaniu gry: o jeden lub dziesięć ruchów wstecz albo dalej
ui-keys-list = ta lista
ui-gestures = Myszą lub palcem
ui-gesture-tap = Kliknij region albo dotknij go, aby go wybrać.
ui-gesture-drag = Przybliżoną mapę przesuwa się, przeciągając.
ui-gesture-zoom = Obróć kółko myszy lub rozsuń dwa palce, aby przybliżyć mapę.
ui-gesture-token = Przy przegrupowaniu przeciągnij żeton z regionu do regionu albo z ręki.
ui-review-progress = Przejrzane tury: { $n }/{ $of }
ui-review-stop = Zatrzymaj
ui-review-go = Przejrzyj resztę
ui-review-summary = Szczęście i wybory
ui-review-start = Własna pierwsza prognoza przewagi
ui-review-lost = Własne błędy
ui-review-given = Błędy pozostałych
ui-review-luck = Szczęście i niespodzianki
ui-review-final = Przewaga na koniec
ui-review-about = Wiersze dodane od góry do dołu dają przewagę na koniec. Własna pierwsza prognoza przewagi: o ile gracz średnio skończyłby przed pozostałymi, sądząc po jego pierwszej ocenianej turze i po tym, co wtedy wiedział, więc przewagi może oczekiwać nawet dwóch naraz. Własne błędy: ile kosztowały tury gorsze od najlepszych znalezionych. Błędy pozostałych: ile kosztowały ich własne, podzielone między ich przeciwników. Szczęście i niespodzianki: kości, losowanie i wszystko, czego nie dało się przewidzieć. Każdą turę i najlepszą znalezioną w jej miejsce rozegrano do końca kilka razy: różnica, po odjęciu tego, co może być przypadkiem, to koszt tury.
ui-review-early = Początek gry pominięto: było jeszcze za wcześnie, by przewidzieć, jak gra się skończy.
ui-review-chart = Oczekiwana przewaga w każdej turze gracza, po jednej linii na gracza
ui-review-points = Punkty zwrotne
ui-review-swing = oczekiwana przewaga ({ $seat }): { $before }, przy następnej turze { $after }
ui-review-turns = Tura po turze
ui-review-turn = { $seat } ({ $turn })
ui-review-did = { $text } (tura: { $turn })
ui-review-good = tak dobra jak najlepsza znaleziona
ui-review-cost = { $unit ->
        [coins] { $n ->
             [one] strata około { $n } monety.
             [few] strata około { $n } monet.
             [many] strata około { $n } monet.
            *[other] strata około { $n } monety.
        }
       *[points] { $n ->
             [one] strata około { $n } punktu.
             [few] strata około { $n } punktów.
             [many] strata około { $n } punktów.
            *[other] strata około { $n } punktu.
        }
    }
ui-review-better = Lepiej:
ui-review-takes = { $n ->
    [one] { $n } podbity region ({ $regions }).
    [few] { $n } podbite regiony ({ $regions }).
    [many] { $n } podbitych regionów ({ $regions }).
   *[other] { $n } podbitego regionu ({ $regions }).
}

ui-advice-title = Co zrobiłby komputer
ui-advice-who = Radzi jego najsilniejszy szybki gracz ({ $bot }):
ui-advice-close = Schowaj podpowiedź
hint-ahead = oczekiwana przewaga na koniec: około { $n }
hint-behind = oczekiwana strata na koniec: około { $n }
hint-even = oczekiwana przewaga na koniec: brak
hint-more-on = oczekiwany zysk odtąd do końca: około { $n } więcej niż u pozostałych
hint-more-on-two = oczekiwany zysk odtąd do końca: około { $n } więcej, niż zyska { $other }
hint-less-on = oczekiwany zysk odtąd do końca: około { $n } mniej niż u pozostałych
hint-less-on-two = oczekiwany zysk odtąd do końca: około { $n } mniej, niż zyska { $other }
hint-same-on = oczekiwany zysk odtąd do końca: taki jak u pozostałych
hint-same-on-two = oczekiwany zysk odtąd do końca: tyle, ile zyska { $other }
hint-than-first = około { $n } mniej niż pierwsza możliwość
hint-early = za wcześnie, by przewidzieć koniec
hint-throw = Rozstrzyga rzut: szansa na zdobycie regionu to { $n } na { $of }.
hint-earns = { $what ->
    [points] Punkty
   *[coins] Monety
} w tej turze: +{ $n }.
hint-pays = { $what ->
    [points] Punkty
   *[coins] Monety
} w tej turze: −{ $n }.
hint-takes = { $n ->
    [one] Zajmuje { $n } wolny region.
    [few] Zajmuje { $n } wolne regiony.
    [many] Zajmuje { $n } wolnych regionów.
   *[other] Zajmuje { $n } wolnego regionu.
}
hint-takes-from = { $n ->
    [one] Odbiera { $n } region ({ $other }).
    [few] Odbiera { $n } regiony ({ $other }).
    [many] Odbiera { $n } regionów ({ $other }).
   *[other] Odbiera { $n } regionu ({ $other }).
}
hint-gives-up = { $n ->
    [one] Porzuca { $n } region.
    [few] Porzuca { $n } regiony.
    [many] Porzuca { $n } regionów.
   *[other] Porzuca { $n } regionu.
}
hint-more = { $n ->
    [one] Ma o { $n } region więcej niż następna najlepsza możliwość.
    [few] Ma o { $n } regiony więcej niż następna najlepsza możliwość.
    [many] Ma o { $n } regionów więcej niż następna najlepsza możliwość.
   *[other] Ma o { $n } regionu więcej niż następna najlepsza możliwość.
}
hint-fewer = { $n ->
    [one] Ma o { $n } region mniej niż najlepsza inna możliwość.
    [few] Ma o { $n } regiony mniej niż najlepsza inna możliwość.
    [many] Ma o { $n } regionów mniej niż najlepsza inna możliwość.
   *[other] Ma o { $n } regionu mniej niż najlepsza inna możliwość.
}
hint-open = Bez ochrony zostaje: { $region }; następny gracz weźmie to za { $n }.
hint-alike = Niewiele gorsze od najlepszego.
hint-less = Wygląda gorzej niż pierwsza możliwość.
hint-best = Wszystko inne przyniosłoby zapewne mniej.
ui-lead-unsure = Oczekiwana znaczy średnia: pojedyncza gra może się skończyć całkiem inaczej, tym bardziej, im więcej tur zostało.
ui-lead-about = Przewaga mówi, o ile własna suma jest powyżej średniej pozostałych; z minusem, albo jako strata, jest poniżej.
ui-lead-about-two = Przewaga mówi, o ile własna suma jest powyżej sumy drugiego gracza; z minusem, albo jako strata, jest poniżej.
ui-gain-about = Sumy pozostałych są ukryte, więc liczy się tylko to, co przybędzie odtąd do końca, wobec średniej pozostałych.
ui-gain-about-two = Suma drugiego gracza jest ukryta, więc liczy się tylko to, co obu graczom przybędzie odtąd do końca.
