# What the workshop says, in English.

craft-title = Workshop
craft-lead = Make races, powers, boards and cards of your own, check them, and play with them.
craft-yours = What you have made
craft-ready = ready to play
craft-unready = not ready yet
craft-unnamed = Without a name
craft-start-race = New race
craft-start-power = New power
craft-start-board = New board
craft-kind-races = races and powers
craft-kind-board = a board
craft-sort-race = { $many ->
    [yes] races
   *[no] race
}
craft-sort-power = { $many ->
    [yes] powers
   *[no] power
}
craft-sort-faction = { $many ->
    [yes] factions
   *[no] faction
}
craft-sort-hero = { $many ->
    [yes] heroes
   *[no] hero
}
craft-sort-land = { $many ->
    [yes] territories
   *[no] territory
}
craft-opened = This file holds { $what } for { $game }. It lies in your workshop now.
craft-not-kept = Not kept yet: { $reason } What you typed stays in this browser.
craft-wrong = { $n ->
    [one] { $n } thing is still missing.
   *[other] { $n } things are still missing.
}
craft-sound = All is kept. It can be played.
craft-play = Play with it
craft-download = Download
craft-download-help = “{ craft-download }” gives you a file with all this: keep it, or send it to others, who open it in their workshop with “{ $open }”.
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
craft-sign = Sign
craft-sign-letter = Letters
craft-sign-letters = One or two letters; without any, the first of the name
craft-sign-drawn = A drawing of your own
craft-draw = Your drawing
craft-draw-help = Draw with the mouse or a finger; a stroke begun on a filled cell erases. With the keyboard: arrows move, the space bar fills or empties a cell, arrows with Shift draw.
craft-draw-cell = { $x } across, { $y } down, { $filled ->
    [yes] filled
   *[no] empty
}
craft-draw-thick = Thick pen
craft-draw-clear = Clear the drawing
craft-draw-small = How small it will be at the table
craft-own-words = Say it in my own words
craft-own-words-of = This sentence stands at the table in place of the ready-made ones
craft-says-nothing = Does nothing special yet.
craft-clause-remove = Remove ability
craft-clause-choose = Choose…
field-words = 1 to { $most } characters that can be read.
field-emblem = A sign, one or two letters, or a drawing.
field-cells = A drawing is { $n } lines of { $n } cells each, filled (#) or empty (.).
field-blank = Nothing is drawn yet: fill at least one cell.
field-key = There can be no key { $than } here; possible: { $known }.
field-table = This must be a table of: { $known }.
field-newer = This file is of a newer format ({ $than }); a newer Marchland is needed.
field-game = This file is for another game ({ $than }).
field-nameless = It needs a name.
field-name = { $what } cannot be an id: small letters a to z, digits and underscores.
field-taken = The box has this already; choose another name.

balance-ask = How strong is it?
balance-title = How strong it is
balance-progress = { $n } of { $of } games played
balance-more = { $n ->
    [one] If it is too strong or too weak, up to { $n } more game tries other numbers of tokens.
   *[other] If it is too strong or too weak, up to { $n } more games try other numbers of tokens.
}
balance-waits = Games of others come first…
balance-stop = Stop
balance-see = Show the result
balance-stopped = Stopped early: more games would make this surer.
balance-open = Too few games were played to tell.
balance-failed = The games could not be played to their end; try again.
balance-old = This was found out before your last changes.
balance-strong = { $near ->
    [yes] Stronger than { $name } and all that won less often; what stands between is too close to tell.
   *[no] Stronger than { $name }.
}
balance-weak = { $near ->
    [yes] Weaker than { $name } and all that won more often; what stands between is too close to tell.
   *[no] Weaker than { $name }.
}
balance-fair = About as strong as what the box brings.
balance-unseen = Bots held it too seldom to tell.
balance-give = { $n ->
    [one] Give it { $n } token.
   *[other] Give it { $n } tokens.
}
balance-even = { $n ->
    [one] It stays so even with { $n } token.
   *[other] It stays so even with { $n } tokens.
}
balance-prices = Bots took it:
balance-price = { $price ->
    [0] free { $share } of { $n }
    [one] for { $price } coin { $share } of { $n }
   *[other] for { $price } coins { $share } of { $n }
}
balance-kind-races = Races: how often their holders won
balance-kind-powers = Powers: how often their holders won
balance-plot = Share of wins of each; the line shows where it lies with 95% certainty
balance-figures = In figures
balance-wins = Wins
balance-coins = Coins
balance-taken = Taken
balance-held = Times held
balance-about = Two bots played { $games ->
    [one] { $games } game
   *[other] { $games } games
} against each other. The lines show where a share lies with 95% certainty. What a person gets out of it may be more.
balance-about-more = { $n ->
    [one] { $n } more game was played with other numbers of tokens.
   *[other] { $n } more games were played with other numbers of tokens.
}
error-balance-none = There is nothing in it that games could weigh.
error-balance-busy = Games are being played with something of yours already; wait for them or stop them first.
error-balance-full = Too many others are waiting for their games; try again in a few minutes.
