# The form of cards, in English.

## Round a card

cards-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
card-all-faction = Factions
card-all-hero = Heroes
card-all-land = Territory sides
card-add = Add or open a card
card-add-which = Which card
card-add-new = From nothing
card-previous = Previous card
card-next = Next card
card-of-the-box = This is how the box has it ({ $what }). Whatever you change goes into your file, and your card takes its place.
card-as-shipped = Back to the card of the box
card-own-copy = Make one more card of it
card-printed = As printed
card-printed-whole = All of this is as on my printed card
card-left = { $n ->
    [one] { $n } of { $all } cards of the box is not yet as printed
   *[other] { $n } of { $all } cards of the box are not yet as printed
}
card-left-levels = { $n ->
    [one] { $n } level is ours
   *[other] { $n } levels are ours
}
card-level = Level { $n }
card-rise = To the next level by
card-rise-war = winning a war
card-constants = { $n ->
    [0] Numbers printed on the cards
    [one] Numbers printed on the cards: { $n } of your own
   *[other] Numbers printed on the cards: { $n } of your own
}
card-constants-help = Change them only where your cards have others. They hold in every game that is played with this file.
card-constant-tower-points = Points of the tower, rising, from level 0 up
card-constant-tower-points-even = Points of the tower, one each, from level 0 up
card-constant-magic-points = Points for each level of magic
card-constant-capital-alone = Points for a capital that you hold alone
card-constant-capital-shared = Points for a capital that is shared
card-constant-lost-points = Points for a region of the Lost Kingdom
card-constant-trophy-points = Points for a meeple of the Lost Kingdom
card-constant-fort-points = Points for a fort away from home
card-games = In which games
card-opponent = A good opponent in the solo game
card-interest = It speaks of
card-requires-forts = Only in games with forts

## Effects

card-effect-new = What it does
card-effect-n = Effect { $n }
card-deed-new = What is done then
card-more-of = Only if, and more
card-only-if = Condition or detail
card-group-harvest = Collecting and trading
card-group-heroic = Heroes
card-group-moves = Moving and placing
card-group-offers = What may be done besides
card-group-points = Points at the end
card-group-prices = Prices and war
card-group-swaps = One for another
card-group-triggers = When something happens
card-field-a = Action
card-field-action = Action
card-field-actions = When moving by
card-field-b = In place of it
card-field-between = Between
card-field-chooser = Who chooses
card-field-cond = If
card-field-cost = Price
card-field-count = How many meeples
card-field-delta = Dearer or cheaper
card-field-div = One for this many
card-field-draw = Looks at this many factions
card-field-feature = Water or crags
card-field-foe_home = Only on an opponent’s home
card-field-hero = Only with the hero
card-field-home = On your home land
card-field-least = At least this many
card-field-level = Which level
card-field-margin = By at most
card-field-max = At most
card-field-min = Never below
card-field-n = How many
card-field-on = When
card-field-per = For
card-field-replaces_level = Replaces level
card-field-res = Resource
card-field-scope = Whose war
card-field-set = Fixed price
card-field-steps = How many steps
card-field-take = In place of it
card-field-terrain = Kind of region
card-field-to = Where to
card-field-touches = Next to
card-field-via = Through
card-field-vp = Points
card-field-what = What it gains
card-field-where = Action
card-field-who = Who
card-field-worth = Worth
card-if-action = Which action started the war
card-if-fort_region_touches = The fort is next to
card-if-hero_on_home = The hero is on your home land
card-if-hero_terrain = The hero’s kind of region
card-if-lost_by = Lost by at least
card-if-on_home = On your home land
card-if-role = Attacker or defender
card-if-terrain = Kind of region
card-if-touches = Region next to
card-cond-all_meeples_on_border = all your meeples are in border regions
card-cond-highest_tower = nobody’s tower is higher
card-cond-no_opponent_on_my_home = no opponent is on your home land
card-cond-no_resource = you hold no resource
card-cond-strictly_most_meeples = you have the most meeples, alone
card-yes = yes
card-no = no
card-none = –
card-value-any = any
card-value-attacker = attacker
card-value-choice = of your choice
card-value-chooser-foe = the opponent
card-value-chooser-me = you
card-value-crags = crags
card-value-defender = defender
card-value-destination_terrain = what the region gives
card-value-each = every opponent
card-value-home_empty = an empty home region
card-value-lake = lake
card-value-lying_forts = lying forts
card-value-lying_meeples = lying meeples
card-value-one = one opponent
card-value-own_meeples_adjacent_to_hero = meeples adjacent to the hero
card-value-own_single = beside a single meeple
card-value-retreat = retreating
card-value-river = river
card-value-sea = sea

## Territory sides

card-grid = Grid of the territory
card-grid-help = Choose an area and paint; or go with the arrows and type letters for regions, digits for water and crags.
card-cell = Column { $x }, row { $y }: { $kind } { $what }
card-areas = Areas
card-add-region = Add a region
card-add-feature = Add water or crags
card-paint = Paint with { $what }
card-field-box = Box
card-field-card = Number of the card
card-field-side = Side
card-field-subtype = Looks like
card-borders = { $near ->
    [none] Borders nothing
   *[other] Borders { $near }
}{ $edge ->
    [true] , on the edge
   *[false] { "" }
}.

## What is wrong

field-card-anchor = The middle of { $what } does not lie in it.
field-card-area = Regions are the letters a to z, water and crags the digits 1 to 9.
field-card-edge = One region at least must reach the edge of the card.
field-card-effects = A level has up to { $most } effects.
field-card-empty = This level says nothing yet; choose what it does.
field-card-flag = This is either true or false.
field-card-form = This is not of the right form.
field-card-gap = Something is still missing in this sentence.
field-card-grid = The grid has { $rows } rows of { $columns } letters and digits.
field-card-key = There can be no key { $what } here; possible: { $known }.
field-card-levels = This card has { $n } levels.
field-card-many = A file holds up to { $most } cards.
field-card-none = No card is in this file yet: change one, and it is.
field-card-number = A whole number from { $fewest } to { $most }.
field-card-numbers = A list of whole numbers, { $n } in all.
field-card-one = One of these: { $known }.
field-card-pieces = { $what } lies in several pieces; a region is one.
field-card-regions = A side has at least { $fewest } regions that are not ruins, a capital or tundra.
field-card-retires = The hero retires at the last level, and does nothing else there.
field-card-side = The card { $than } has a side { $what } already.
field-card-some = A list of some of these: { $known }.
field-card-table = This must be a table, not { $than }.
field-card-tables = Add at least one.
field-card-unknown = { $what } is on the grid, but no area is called so.
field-card-unpainted = { $what } has no cell yet: paint it, or take it out.
field-card-when = This is done once: when the level is reached, or when something happens.
