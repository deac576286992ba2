# Settings, keys, hints and the review, in English.

ui-set-confirm = Ask “are you sure?”
ui-set-confirm-dangerous = When something is lost
ui-set-confirm-always = Always
ui-set-confirm-never = Never
ui-set-numbers = Numbers or names of regions
ui-set-numbers-on = Shown
ui-set-numbers-off = Hidden
ui-set-text = Text size
ui-set-text-normal = Normal
ui-set-text-large = Large
ui-set-text-larger = Largest
ui-set-colours = Colours
ui-set-colours-usual = Usual
ui-set-colours-apart = For colour-blind eyes
ui-set-colours-contrast = High contrast
ui-set-hand = Hand
ui-set-hand-right = Right-handed
ui-set-hand-left = Left-handed
ui-set-hand-text = Puts the questions and buttons on that side.
ui-set-theme = Light or dark
ui-set-theme-auto = System setting
ui-set-theme-light = Light
ui-set-theme-dark = Dark
ui-set-motion = Motion
ui-set-motion-normal = Normal
ui-set-motion-fast = Fast
ui-set-motion-off = None
ui-set-motion-text = Where your device asks for less motion, nothing moves here either.
ui-set-sound = Sounds
ui-set-sound-off = Off
ui-set-sound-on = On
ui-set-notify = Notify me when it is my turn
ui-set-notify-off = No
ui-set-notify-on = Yes
ui-set-notify-text = With a notification from the browser, if you allow it, while this tab is hidden.
ui-key-arrows = Arrow keys
ui-keys-next = to the next button; with Shift back
ui-keys-across = to what is asked; from there to the map
ui-keys-menu = to the menu
ui-keys-row = in a row of choices, or in the menu: to the next one
ui-keys-arrows = on the map: to the next region that way
ui-keys-leaf = on the map: to the next region that can be chosen, or back
ui-keys-choose = choose, then confirm
ui-keys-count = on the map: one more or one fewer in a region while redeploying, else nearer or farther
ui-keys-zoom = on the map: nearer or farther
ui-keys-log = in “What happened”: up and down from line to line, sideways within it
ui-keys-leave = close what is open, drop what is chosen
ui-keys-undo = take back
ui-keys-redo = bring back
ui-keys-replay = while looking through a game: one move or ten, back or on
ui-keys-list = this list
ui-gestures = With a mouse or a finger
ui-gesture-tap = Click or tap a region to choose it.
ui-gesture-drag = Drag the map once you have zoomed in.
ui-gesture-zoom = Turn the wheel or spread two fingers to zoom in.
ui-gesture-token = While redeploying, drag a token from region to region, or from the hand.
ui-review-progress = { $n } of { $of } turns looked at
ui-review-stop = Stop
ui-review-go = Look at the rest
ui-review-summary = Luck and choices
ui-review-start = Own first forecast of the lead
ui-review-lost = Own mistakes
ui-review-given = Others’ mistakes
ui-review-luck = Luck and surprises
ui-review-final = Lead at the end
ui-review-about = From top to bottom the rows add up to the lead at the end. Own first forecast of the lead: how far ahead of the others this player would end on average, judged at their first turn looked at and from what they knew then, so two may both expect to lead. Own mistakes: what turns cost that were worse than the best found. Others’ mistakes: what theirs cost them, shared out among those they play against. Luck and surprises: dice, draws and all that could not be foreseen. What a turn cost: it and the best found instead of it were each played on to the end a few times, and the difference is told, less what may be chance.
ui-review-early = The beginning is left out: there it was too early to tell how the game would end.
ui-review-chart = Expected lead at each turn of a player, a line for each
ui-review-points = Turning points
ui-review-swing = { $seat }’s expected lead: { $before }, by the next turn { $after }
ui-review-turns = Turn by turn
ui-review-turn = { $seat } ({ $turn })
ui-review-did = { $text } (turn: { $turn })
ui-review-good = as good as the best found
ui-review-cost = { $unit ->
        [coins] { $n ->
             [one] cost about { $n } coin.
            *[other] cost about { $n } coins.
        }
       *[points] { $n ->
             [one] cost about { $n } point.
            *[other] cost about { $n } points.
        }
    }
ui-review-better = Better:
ui-review-takes = { $n ->
    [one] { $n } conquest ({ $regions }).
   *[other] { $n } conquests ({ $regions }).
}

ui-advice-title = What the computer would do
ui-advice-who = Its strongest quick player, “{ $bot }”, suggests:
ui-advice-close = Put the hint away
hint-ahead = expected lead at the end: about { $n }
hint-behind = expected at the end: behind by about { $n }
hint-even = expected lead at the end: none
hint-more-on = expected from here on: about { $n } more than the others
hint-more-on-two = expected from here on: about { $n } more than { $other }
hint-less-on = expected from here on: about { $n } less than the others
hint-less-on-two = expected from here on: about { $n } less than { $other }
hint-same-on = expected from here on: as much as the others
hint-same-on-two = expected from here on: as much as { $other }
hint-than-first = about { $n } less than by the first way
hint-early = too early to tell how it ends
hint-throw = The die decides: the chance to win the region is { $n } in { $of }.
hint-earns = { $what ->
    [points] Points
   *[coins] Coins
} this turn: +{ $n }.
hint-pays = { $what ->
    [points] Points
   *[coins] Coins
} this turn: −{ $n }.
hint-takes = { $n ->
    [one] Takes { $n } free region.
   *[other] Takes { $n } free regions.
}
hint-takes-from = { $n ->
    [one] Takes { $n } region from { $other }.
   *[other] Takes { $n } regions from { $other }.
}
hint-gives-up = { $n ->
    [one] Gives up { $n } region.
   *[other] Gives up { $n } regions.
}
hint-more = { $n ->
    [one] Holds { $n } region more than after the second-best choice.
   *[other] Holds { $n } regions more than after the second-best choice.
}
hint-fewer = { $n ->
    [one] Holds { $n } region fewer than after the best other choice.
   *[other] Holds { $n } regions fewer than after the best other choice.
}
hint-open = Leaves { $region } open: the next player takes it for { $n }.
hint-alike = Hardly worse than the best.
hint-less = Looks worse than the first way.
hint-best = Anything else here is expected to bring less.
ui-lead-unsure = Expected is what comes on average: a single game can end far from it, the more so the more turns are left.
ui-lead-about = A lead says by how much one’s total is above the others’ average; with a minus, or “behind”, it is below.
ui-lead-about-two = A lead says by how much one’s total is above the other’s; with a minus, or “behind”, it is below.
ui-gain-about = The others’ totals are hidden, so this counts only what comes from now to the end, against the others’ average.
ui-gain-about-two = The other total is hidden, so this counts only what both get from now to the end.
