# What every game and the page say alike, in Polish.

## Lists

list-more = { $a }, { $b }
list-last = { $a } i { $b }

## Rywal w grze jednoosobowej, wewnątrz zdania

opponent = rywal

## Pliki, których nie można przyjąć

error-file-missing = Nie ma pliku { $file }.
error-file-unreadable = Pliku { $file } nie można odczytać: { $reason }.
error-file-plain = to nie jest zwykły plik
error-file-large = jest większy niż { $n } bajtów
error-file-text = to nie jest tekst w UTF-8
error-file-deep = listy lub tabele są w nim zbyt głęboko zagnieżdżone
error-content-table = { $file }: { $what } musi być tabelą: { $known }.
error-content-key = { $file }: { $what } nie może mieć klucza { $than }; możliwe klucze: { $known }.
error-content-words = { $file }: { $what } musi mieć od 1 do { $most } czytelnych znaków.
error-content-cells = { $file }: narysowany emblem ma { $n } wierszy po { $n } pól: # lub .
error-content-blank = { $file }: narysowany emblem jest pusty; wypełnij co najmniej jedno pole.
error-content-emblem = { $file }: emblem to nazwa narysowanego znaku, jedna lub dwie litery albo rysunek o { $n } wierszach, nie { $than }.
error-content-newer = { $file } ma format { $than }; ten Marchland zna najwyżej { $most }, potrzeba nowszego.
error-content-game = { $file } jest do gry { $than }, nie do { $what }.
error-replay-json = To nie jest zapis gry: plik nie jest dokumentem JSON.
error-replay-format = To nie jest zapis gry: brak numeru formatu.
error-replay-newer = Zapis ma format { $n } z nowszej wersji Marchlandu; ta czyta najwyżej format { $most }.
error-replay-key = Zapis gry nie może mieć klucza { $what }; możliwe klucze: { $known }.
error-replay-lacks = W zapisie brakuje klucza { $what }.
error-replay-value = Klucz { $what } ma w zapisie wartość, jakiej mieć nie może.
error-replay-digests = Zapis musi mieć skróty pozycji co { $n } akcji i po ostatniej.
error-replay-seats = { $n ->
    [one] Zapis pochodzi z gry dla { $n } gracza i musi wymieniać tyle samo miejsc.
    [few] Zapis pochodzi z gry dla { $n } graczy i musi wymieniać tyle samo miejsc.
    [many] Zapis pochodzi z gry dla { $n } graczy i musi wymieniać tyle samo miejsc.
   *[other] Zapis pochodzi z gry dla { $n } gracza i musi wymieniać tyle samo miejsc.
}
error-replay-name = W zapisie jest imię, którego być nie może. { $reason }
error-replay-rules = Zapis powstał według zasad numer { $n }; ta wersja Marchlandu zna je tylko do numeru { $most }.
error-replay-pack = Zapis powstał z pakietem { $what }; zainstaluj go takim, jaki był wtedy, i podaj po --pack.
error-replay-content = Zapis powstał z własną zawartością { $what } z pliku { $file }; najpierw otwórz ten plik bez zmian albo podaj go po --content.
error-replay-without = Zapis powstał bez podanej własnej zawartości.
error-replay-order = Zapis powstał z taką zawartością: { $what }; podaj ją w tej kolejności.
error-replay-map = Mapa { $what } nie jest tą, na której powstał zapis.
error-replay-short = Liczba akcji w zapisie to { $n }, a nie { $most }.
error-replay-illegal = Akcja { $n } w zapisie, { $what }, nie jest tam dozwolona.
error-replay-differs = Pozycja po akcji { $n } różni się od zapisu; po akcji { $good } wszystko było jeszcze takie samo.
error-replay-scores = Wynik końcowy to tutaj { $what }, a w zapisie { $than }.
error-replay-cards = W tej grze są karty, które się od tego czasu zmieniły: { $what }. Plik jest zgodny z zasadami numer { $n }, a ta wersja Marchlandu zna zasady numer { $most }.
error-replay-since = { $reason } Plik jest zgodny z zasadami numer { $n }, a ta wersja Marchlandu zna zasady numer { $most }; w tym czasie zmieniły się zasady, rasy lub karty.

## Czego nie ma

error-unknown-game = Nie ma tu gry { $what }; są: { $known }.
error-unknown-map = Nie ma tu mapy { $what }; są: { $known }.
error-unknown-ruling = Ta gra nie ma interpretacji zasad { $what }; są: { $known }.
error-unknown-value = Interpretacja zasad { $ruling } nie ma wartości { $what }; możliwe: { $known }.
error-unknown-pack = Pakiet { $what } nie jest zainstalowany; zainstalowane: { $known }.
error-unknown-bot = Nie ma tu bota { $what }; są: { $known }.
error-unknown-ability = Nie ma rasy, zdolności ani karty { $what }; znane: { $known }.
error-players = Możliwa liczba graczy w tej grze: { $known }; nie { $n }.
error-map-players = Możliwa liczba graczy na mapie { $what }: { $known }; nie { $n }.
