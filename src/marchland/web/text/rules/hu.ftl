# Az oldal a szabályok körül, magyarul.

ui-rules-of = Szabályok: { $game }
ui-rules-screen-1 = Cél és kör
ui-catalogue = Katalógus
ui-rules-number = Szabálylistánkban: { $rule }
ui-rules-find = Keresés a katalógusban
ui-rules-found = { $n ->
    [one] { $n } tétel
   *[other] { $n } tétel
}
ui-rules-none = Egyik névben vagy leírásban sem szerepel.
ui-rules-tokens = { $n ->
    [one] { $n } egység
   *[other] { $n } egység
}
ui-rules-kind-race = Népek
ui-rules-kind-power = Képességek
ui-rules-kind-site = Ereklyék és Legendás helyek
ui-rules-kind-piece = Jelzők
ui-rules-kind-mark = Jelek a térképen
ui-rules-kind-faction = Népek
ui-rules-kind-hero = Hősök
ui-rules-kind-land = Tartományok
ui-rules-kind-action = Akciók
