# The page around the rules, in English.

ui-rules-of = Rules: { $game }
ui-rules-screen-1 = Goal and turn
ui-catalogue = Catalogue
ui-rules-number = In our list of rules: { $rule }
ui-rules-find = Search the catalogue
ui-rules-found = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
ui-rules-none = Nothing here has that in its name or its text.
ui-rules-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
ui-rules-kind-race = Races
ui-rules-kind-power = Powers
ui-rules-kind-site = Artifacts and Legendary Places
ui-rules-kind-piece = Pieces
ui-rules-kind-mark = Marks on the map
ui-rules-kind-faction = Factions
ui-rules-kind-hero = Heroes
ui-rules-kind-land = Lands
ui-rules-kind-action = Actions
