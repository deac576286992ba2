# Stránka kolem pravidel, česky.

ui-rules-of = Pravidla: { $game }
ui-rules-screen-1 = Cíl a tah
ui-catalogue = Katalog
ui-rules-number = V našem seznamu pravidel: { $rule }
ui-rules-find = Hledat v katalogu
ui-rules-found = { $n ->
    [one] { $n } položka
    [few] { $n } položky
    [many] { $n } položky
   *[other] { $n } položek
}
ui-rules-none = V žádném názvu ani popisu to tu není.
ui-rules-tokens = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}
ui-rules-kind-race = Národy a rasy
ui-rules-kind-power = Schopnosti
ui-rules-kind-site = Artefakty a Legendární místa
ui-rules-kind-piece = Žetony
ui-rules-kind-mark = Značky na mapě
ui-rules-kind-faction = Národy
ui-rules-kind-hero = Hrdinové
ui-rules-kind-land = Země
ui-rules-kind-action = Akce
