# What the workshop says, in Polish.

craft-title = Warsztat
craft-lead = Twórz własne rasy, zdolności i karty, sprawdzaj je i graj nimi.
craft-yours = Twoje dzieła
craft-ready = można tym grać
craft-unready = jeszcze niegotowe
craft-unnamed = Bez nazwy
craft-start-race = Nowa rasa
craft-start-power = Nowa zdolność
craft-kind-races = rasy i zdolności
craft-opened = W tym pliku są { $what } do gry { $game }. Leży on teraz w twoim warsztacie.
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
craft-own-words = Powiem to własnymi słowami
craft-own-words-of = To zdanie stoi przy stole zamiast gotowych
craft-says-nothing = Na razie nic szczególnego nie umie.
craft-clause-remove = Usuń zdolność
craft-clause-choose = Wybierz…
field-words = Od 1 do { $most } czytelnych znaków.
field-key = Nikt tu nie zna { $than }; znane: { $known }.
field-table = To musi być tabela: { $known }.
field-newer = Ten plik ma nowszy format ({ $than }); potrzeba nowszego Marchlandu.
field-game = Ten plik jest do innej gry ({ $than }).
field-nameless = Potrzebuje nazwy.
field-name = { $what } nie może być identyfikatorem: małe litery od a do z, cyfry i podkreślenia.
field-taken = To już jest w pudełku; wybierz inną nazwę.
