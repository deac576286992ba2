# What the workshop says, in Polish.

craft-title = Warsztat
craft-lead = Twórz własne rasy, zdolności, mapy i karty, sprawdzaj je i graj nimi.
craft-yours = Twoje dzieła
craft-ready = można tym grać
craft-unready = jeszcze niegotowe
craft-unnamed = Bez nazwy
craft-start-race = Nowa rasa
craft-start-power = Nowa zdolność
craft-start-board = Nowa mapa
craft-kind-races = rasy i zdolności
craft-kind-board = mapa
craft-sort-race = { $many ->
    [yes] rasy
   *[no] rasa
}
craft-sort-power = { $many ->
    [yes] zdolności
   *[no] zdolność
}
craft-sort-faction = { $many ->
    [yes] ludy
   *[no] lud
}
craft-sort-hero = { $many ->
    [yes] bohaterowie
   *[no] bohater
}
craft-sort-land = { $many ->
    [yes] krainy
   *[no] kraina
}
craft-opened = W tym pliku: { $what } do gry { $game }. Teraz leży to w twoim warsztacie.
craft-not-kept = Jeszcze nie zapisano: { $reason } To, co wpisane, zostaje w tej przeglądarce.
craft-wrong = { $n ->
    [one] Brakuje jeszcze { $n } rzeczy.
    [few] Brakuje jeszcze { $n } rzeczy.
    [many] Brakuje jeszcze { $n } rzeczy.
   *[other] Brakuje jeszcze { $n } rzeczy.
}
craft-sound = Wszystko zapisane. Można tym grać.
craft-play = Zagraj z tym
craft-download = Pobierz
craft-download-help = Przyciskiem „{ craft-download }” pobierzesz plik, w którym jest to wszystko: zachowaj go albo wyślij innym, którzy otworzą go w swoim warsztacie przyciskiem „{ $open }”.
craft-copy = Powiel
craft-things = Co jest w tym pliku
craft-new-race = Nowa rasa
craft-new-power = Nowa zdolność
craft-take-out = Wyjmij z pliku
craft-name = Nazwa
craft-other-languages = Nazwy w innych językach
craft-name-en = Po angielsku
craft-name-cs = Po czesku
craft-name-hu = Po węgiersku
craft-name-pl = Po polsku
craft-falls-back = Gdzie język nie ma własnej nazwy, mówi się „{ $name }”.
craft-add = Dodaj
craft-kind-cards = karty
craft-start-box = Przepisz drukowane karty
craft-start-faction = Nowy lud
craft-start-hero = Nowy bohater
craft-start-land = Nowa kraina
craft-new-faction = Nowy lud
craft-new-hero = Nowy bohater
craft-new-land = Nowa kraina
craft-sign = Znak
craft-sign-letter = Litery
craft-sign-letters = Jedna lub dwie litery; bez nich pierwsza litera nazwy
craft-sign-drawn = Własny rysunek
craft-draw = Twój rysunek
craft-draw-help = Rysuj myszą lub palcem; kreska zaczęta na pełnym polu wymazuje. Na klawiaturze: strzałki przesuwają, spacja wypełnia lub opróżnia pole, strzałki z klawiszem Shift rysują.
craft-draw-cell = kolumna { $x }, wiersz { $y }, { $filled ->
    [yes] pełne
   *[no] puste
}
craft-draw-thick = Grube pióro
craft-draw-clear = Wyczyść rysunek
craft-draw-small = Tak mały będzie przy stole
craft-own-words = Powiem to własnymi słowami
craft-own-words-of = To zdanie stoi przy stole zamiast gotowych
craft-says-nothing = Na razie nic szczególnego nie umie.
craft-clause-remove = Usuń zdolność
craft-clause-choose = Wybierz…
field-words = Od 1 do { $most } czytelnych znaków.
field-emblem = Znak, jedna lub dwie litery albo rysunek.
field-cells = Rysunek ma { $n } wierszy po { $n } pól, pełnych (#) lub pustych (.).
field-blank = Nic jeszcze nie narysowano: wypełnij co najmniej jedno pole.
field-key = Nie może tu być klucza { $than }; możliwe klucze: { $known }.
field-table = To musi być tabela: { $known }.
field-newer = Ten plik ma nowszy format ({ $than }); potrzeba nowszego Marchlandu.
field-game = Ten plik jest do innej gry ({ $than }).
field-nameless = Potrzebuje nazwy.
field-name = { $what } nie może być identyfikatorem: małe litery od a do z, cyfry i podkreślenia.
field-taken = To już jest w pudełku; wybierz inną nazwę.

balance-ask = Jak silne to jest?
balance-title = Jak silne to jest
balance-progress = Rozegrane gry: { $n }/{ $of }
balance-more = Jeśli okaże się za silne lub za słabe, { $n ->
    [one] dojdzie jeszcze najwyżej { $n } gra
    [few] dojdą jeszcze najwyżej { $n } gry
    [many] dojdzie jeszcze najwyżej { $n } gier
   *[other] dojdzie jeszcze najwyżej { $n } gry
} z inną liczbą żetonów.
balance-waits = Najpierw rozgrywane są gry innych…
balance-stop = Zatrzymaj
balance-see = Pokaż wynik
balance-stopped = Zatrzymano przed końcem: więcej gier dałoby pewniejszy wynik.
balance-open = Rozegrano za mało gier, żeby coś powiedzieć.
balance-failed = Gier nie udało się rozegrać do końca; spróbuj ponownie.
balance-old = Ustalono to przed ostatnimi zmianami.
balance-strong = { $near ->
    [yes] Silniejsze niż { $name } i wszystko, co wygrywało rzadziej; to, co stoi pomiędzy, jest zbyt blisko, żeby coś powiedzieć.
   *[no] Silniejsze niż { $name }.
}
balance-weak = { $near ->
    [yes] Słabsze niż { $name } i wszystko, co wygrywało częściej; to, co stoi pomiędzy, jest zbyt blisko, żeby coś powiedzieć.
   *[no] Słabsze niż { $name }.
}
balance-fair = Mniej więcej tak silne jak to, co jest w pudełku.
balance-unseen = Boty miały to zbyt rzadko, żeby coś powiedzieć.
balance-give = { $n ->
    [one] Daj temu { $n } żeton.
    [few] Daj temu { $n } żetony.
    [many] Daj temu { $n } żetonów.
   *[other] Daj temu { $n } żetonu.
}
balance-even = { $n ->
    [one] Nawet z { $n } żetonem tak zostaje.
    [few] Nawet z { $n } żetonami tak zostaje.
    [many] Nawet z { $n } żetonami tak zostaje.
   *[other] Nawet z { $n } żetonu tak zostaje.
}
balance-prices = Jak często boty to brały:
balance-price = { $price ->
    [0] za darmo { $share }/{ $n }
    [one] za { $price } monetę { $share }/{ $n }
    [few] za { $price } monety { $share }/{ $n }
    [many] za { $price } monet { $share }/{ $n }
   *[other] za { $price } monety { $share }/{ $n }
}
balance-kind-races = Rasy: jak często wygrywał ten, kto je miał
balance-kind-powers = Zdolności: jak często wygrywał ten, kto je miał
balance-plot = Udział zwycięstw każdej z nich; kreska pokazuje, gdzie leży z pewnością 95%
balance-figures = W liczbach
balance-wins = Zwycięstwa
balance-coins = Monety
balance-taken = Wzięte
balance-held = Ile razy
balance-about = Dwa boty rozegrały między sobą { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}. Kreski pokazują, gdzie udział leży z pewnością 95%. Człowiek może z tego wycisnąć więcej.
balance-about-more = Z inną liczbą żetonów rozegrano jeszcze { $n ->
    [one] { $n } grę
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
}.
error-balance-none = Nie ma w tym nic, czego siłę mogłyby pokazać gry.
error-balance-busy = Z czymś twoim już trwają gry; poczekaj na nie albo najpierw je zatrzymaj.
error-balance-full = Zbyt wielu innych czeka na swoje gry; spróbuj za kilka minut.
