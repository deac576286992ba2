# Formularz kart, po polsku.

## Round a card

cards-more = { $n ->
    [one] jeszcze { $n }
    [few] jeszcze { $n }
    [many] jeszcze { $n }
   *[other] jeszcze { $n }
}
card-all-faction = Ludy
card-all-hero = Bohaterowie
card-all-land = Strony krain
card-add = Dodaj lub otwórz kartę
card-add-which = Która karta
card-add-new = Od zera
card-previous = Poprzednia karta
card-next = Następna karta
card-of-the-box = Tak ma ją pudełko ({ $what }). To, co zmienisz, trafi do twojego pliku, a twoja karta zajmie jej miejsce.
card-as-shipped = Wróć do karty z pudełka
card-own-copy = Zrób z niej jeszcze jedną kartę
card-printed = Jak na karcie
card-printed-whole = Wszystko tu jest jak na mojej drukowanej karcie
card-left = { $n ->
    [one] { $n } karta z pudełka (na { $all }) nie jest jeszcze jak drukowana
    [few] { $n } karty z pudełka (na { $all }) nie są jeszcze jak drukowane
    [many] { $n } kart z pudełka (na { $all }) nie jest jeszcze jak drukowane
   *[other] { $n } karty z pudełka (na { $all }) nie jest jeszcze jak drukowane
}
card-left-levels = { $n ->
    [one] { $n } poziom nasz
    [few] { $n } poziomy nasze
    [many] { $n } poziomów naszych
   *[other] { $n } poziomu naszego
}
card-level = Poziom { $n }
card-rise = Na następny poziom przez
card-rise-war = wygraną wojnę
card-constants = { $n ->
    [0] Liczby wydrukowane na kartach
    [one] Liczby wydrukowane na kartach: { $n } własna
    [few] Liczby wydrukowane na kartach: { $n } własne
    [many] Liczby wydrukowane na kartach: { $n } własnych
   *[other] Liczby wydrukowane na kartach: { $n } własnej
}
card-constants-help = Zmieniaj je tylko tam, gdzie twoje karty mają inne. Obowiązują w każdej grze z tym plikiem.
card-constant-tower-points = Punkty za wieżę, rosnące, od poziomu 0 w górę
card-constant-tower-points-even = Punkty za wieżę, po jednym, od poziomu 0 w górę
card-constant-magic-points = Punkty za każdy poziom magii
card-constant-capital-alone = Punkty za stolicę zajętą samodzielnie
card-constant-capital-shared = Punkty za stolicę zajętą wspólnie
card-constant-lost-points = Punkty za region Zaginionego Królestwa
card-constant-trophy-points = Punkty za figurkę Zaginionego Królestwa
card-constant-fort-points = Punkty za twierdzę poza krainą macierzystą
card-games = W których grach
card-opponent = Dobry rywal w grze jednoosobowej
card-interest = Mówi o tym
card-requires-forts = Tylko w grach z twierdzami

## Effects

card-effect-new = Co robi
card-effect-n = Efekt { $n }
card-deed-new = Co się wtedy dzieje
card-more-of = Tylko jeśli i więcej
card-only-if = Warunek lub szczegół
card-group-harvest = Zbieranie i handel
card-group-heroic = Bohaterowie
card-group-moves = Ruch i umieszczanie
card-group-offers = Co wolno ponadto
card-group-points = Punkty na koniec
card-group-prices = Ceny i wojna
card-group-swaps = Jedno zamiast drugiego
card-group-triggers = Gdy coś się stanie
card-field-a = Akcja
card-field-action = Akcja
card-field-actions = Przy ruchu przez
card-field-b = Zamiast niej
card-field-between = Pomiędzy
card-field-chooser = Kto wybiera
card-field-cond = Jeśli
card-field-cost = Cena
card-field-count = Ile figurek
card-field-delta = Drożej lub taniej
card-field-div = Raz za tyle
card-field-draw = Ile ludów ogląda
card-field-feature = Woda czy urwiska
card-field-foe_home = Tylko w krainie macierzystej rywala
card-field-hero = Tylko z bohaterem
card-field-home = W twojej krainie macierzystej
card-field-least = Co najmniej tyle
card-field-level = Który poziom
card-field-margin = Najwyżej o
card-field-max = Najwyżej
card-field-min = Nigdy poniżej
card-field-n = Ile
card-field-on = Kiedy
card-field-per = Za
card-field-replaces_level = Zastępuje poziom
card-field-res = Zasób
card-field-scope = Czyja wojna
card-field-set = Stała cena
card-field-steps = Ile ruchów
card-field-take = Zamiast niej
card-field-terrain = Rodzaj regionu
card-field-to = Dokąd
card-field-touches = Przy czym
card-field-via = Przez
card-field-vp = Punkty
card-field-what = Co zyskuje
card-field-where = Akcja
card-field-who = Kto
card-field-worth = Wartość
card-if-action = Która akcja zaczęła wojnę
card-if-fort_region_touches = Twierdza stoi przy
card-if-hero_on_home = Bohater jest w twojej krainie macierzystej
card-if-hero_terrain = W jakim regionie jest bohater
card-if-lost_by = Przegrana co najmniej o
card-if-on_home = W twojej krainie macierzystej
card-if-role = Atakujący lub obrońca
card-if-terrain = Rodzaj regionu
card-if-touches = Region przy
card-cond-all_meeples_on_border = wszystkie twoje figurki są w regionach na krawędzi
card-cond-highest_tower = nikt nie ma wyższej wieży
card-cond-no_opponent_on_my_home = w twojej krainie macierzystej nie ma rywala
card-cond-no_resource = nie masz żadnego zasobu
card-cond-strictly_most_meeples = tylko ty masz najwięcej figurek
card-yes = tak
card-no = nie
card-none = –
card-value-any = dowolny
card-value-attacker = atakujący
card-value-choice = do wyboru
card-value-chooser-foe = rywal
card-value-chooser-me = ty
card-value-crags = urwiska
card-value-defender = obrońca
card-value-destination_terrain = to, co daje region
card-value-each = każdy rywal
card-value-home_empty = pusty region macierzysty
card-value-lake = jezioro
card-value-lying_forts = położone twierdze
card-value-lying_meeples = leżące figurki
card-value-one = jeden rywal
card-value-own_meeples_adjacent_to_hero = figurki obok bohatera
card-value-own_single = obok pojedynczej figurki
card-value-retreat = odwrót
card-value-river = rzeka
card-value-sea = morze

## Territory sides

card-grid = Siatka krainy
card-grid-help = Wybierz obszar i maluj; albo chodź strzałkami i wpisuj litery dla regionów, cyfry dla wody i urwisk.
card-cell = Kolumna { $x }, wiersz { $y }: { $kind } { $what }
card-areas = Obszary
card-add-region = Dodaj region
card-add-feature = Dodaj wodę lub urwiska
card-paint = Maluj obszarem { $what }
card-field-box = Pudełko
card-field-card = Numer karty
card-field-side = Strona
card-field-subtype = Wygląda jak
card-borders = { $near ->
    [none] Z niczym nie graniczy
   *[other] Graniczy z { $near }
}{ $edge ->
    [true] , na krawędzi
   *[false] { "" }
}.

## What is wrong

field-card-anchor = Środek obszaru { $what } nie leży w nim.
field-card-area = Regiony to litery od a do z, woda i urwiska to cyfry od 1 do 9.
field-card-edge = Co najmniej jeden region musi sięgać krawędzi karty.
field-card-effects = Poziom ma najwyżej { $most } efektów.
field-card-empty = Ten poziom jeszcze nic nie robi; wybierz, co robi.
field-card-flag = To jest albo true, albo false.
field-card-form = To nie ma właściwej postaci.
field-card-gap = W tym zdaniu jeszcze czegoś brakuje.
field-card-grid = Siatka ma { $rows } wierszy po { $columns } liter i cyfr.
field-card-key = Nie może tu być klucza { $what }; możliwe klucze: { $known }.
field-card-levels = Liczba poziomów tej karty: { $n }.
field-card-many = W pliku jest najwyżej { $most } kart.
field-card-none = W tym pliku nie ma jeszcze karty: zmień którąś, a się w nim znajdzie.
field-card-number = Liczba całkowita od { $fewest } do { $most }.
field-card-numbers = Lista liczb całkowitych; ich liczba: { $n }.
field-card-one = Jedno z tych słów: { $known }.
field-card-pieces = Obszar { $what } leży w kilku kawałkach; region to jeden kawałek.
field-card-regions = Strona ma co najmniej { $fewest } regiony, które nie są ruinami, stolicą ani tundrą.
field-card-retires = Bohater odchodzi na emeryturę na ostatnim poziomie i nic innego tam nie robi.
field-card-side = Karta { $than } ma już stronę { $what }.
field-card-some = Lista niektórych z tych słów: { $known }.
field-card-table = To musi być tabela, nie { $than }.
field-card-tables = Dodaj co najmniej jeden.
field-card-unknown = { $what } jest na siatce, ale żaden obszar tak się nie nazywa.
field-card-unpainted = Obszar { $what } nie ma jeszcze pola: namaluj go albo usuń.
field-card-when = To dzieje się raz: przy osiągnięciu poziomu albo gdy coś się stanie.
