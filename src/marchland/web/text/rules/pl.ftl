# Strona wokół zasad, po polsku.

ui-rules-of = Zasady: { $game }
ui-rules-screen-1 = Cel i tura
ui-catalogue = Katalog
ui-rules-number = W naszym spisie zasad: { $rule }
ui-rules-find = Szukaj w katalogu
ui-rules-found = { $n ->
    [one] { $n } pozycja
    [few] { $n } pozycje
    [many] { $n } pozycji
   *[other] { $n } pozycji
}
ui-rules-none = Nie ma tego w żadnej nazwie ani opisie.
ui-rules-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
ui-rules-kind-race = Rasy
ui-rules-kind-power = Zdolności
ui-rules-kind-site = Artefakty i Legendarne Miejsca
ui-rules-kind-piece = Żetony
ui-rules-kind-mark = Znaki na mapie
ui-rules-kind-faction = Ludy
ui-rules-kind-hero = Bohaterowie
ui-rules-kind-land = Krainy
ui-rules-kind-action = Akcje
