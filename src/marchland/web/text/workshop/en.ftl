# What the workshop says, in English.

craft-title = Workshop
craft-lead = Make races, powers and cards of your own, check them, and play with them.
craft-yours = What you have made
craft-ready = ready to play
craft-unready = not ready yet
craft-unnamed = Without a name
craft-start-race = New race
craft-start-power = New power
craft-kind-races = races and powers
craft-opened = This file holds { $what } for { $game }. It lies in your workshop now.
craft-not-kept = Not kept yet: { $reason } What you typed stays in this browser.
craft-wrong = { $n ->
    [one] { $n } thing is still missing.
   *[other] { $n } things are still missing.
}
craft-sound = All is kept. It can be played.
craft-play = Play with it
craft-download = Download
craft-copy = Duplicate
craft-things = What is in this file
craft-new-race = New race
craft-new-power = New power
craft-take-out = Take this out of the file
craft-name = Name
craft-other-languages = Names in other languages
craft-name-en = In English
craft-name-cs = In Czech
craft-name-hu = In Hungarian
craft-name-pl = In Polish
craft-falls-back = Where a language has no name of its own, it is called “{ $name }”.
craft-add = Add
craft-kind-cards = cards
craft-start-box = Enter the printed cards
craft-start-faction = New faction
craft-start-hero = New hero
craft-start-land = New territory
craft-new-faction = New faction
craft-new-hero = New hero
craft-new-land = New territory
craft-own-words = Say it in my own words
craft-own-words-of = This sentence stands at the table in place of the ready-made ones
craft-says-nothing = Does nothing special yet.
craft-clause-remove = Remove ability
craft-clause-choose = Choose…
field-words = 1 to { $most } characters that can be read.
field-key = Nobody knows { $than } here; known: { $known }.
field-table = This must be a table of: { $known }.
field-newer = This file is of a newer format ({ $than }); a newer Marchland is needed.
field-game = This file is for another game ({ $than }).
field-nameless = It needs a name.
field-name = { $what } cannot be an id: small letters a to z, digits and underscores.
field-taken = The box has this already; choose another name.
