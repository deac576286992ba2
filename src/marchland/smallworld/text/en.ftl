# What both Small Worlds say, in English.

## Terrain, marks and pieces

terrain-region = region
    .in = in region
region = { $terrain } { $number }
    .in = { $terrain_in } { $number }
named-region = { $name }
    .in = in { $name }

mark-magic = magic
mark-cavern = cavern

piece-token = token
    .count = { $n ->
        [one] token
       *[other] tokens
    }
piece-coin = coin
    .count = { $n ->
        [one] coin
       *[other] coins
    }

## The key to the signs on the map

legend = Signs on the map
legend-price = The tokens that a conquest costs; grey where you have too few.
legend-land = The small map on a player’s card counts the regions of each race.

## Prices: "2 +1 mountain +2 Elves −1 Commando = 4"

price-base = { $n }
price-piece = { $n_sign }{ $n_abs } { $name_count }
price-tokens = { $n_sign }{ $n_abs } { $name_count }
price-ability = { $n_sign }{ $n_abs } { $name }
price-die = −{ $n_abs } die
price-floor = { $n_sign }{ $n_abs } (never below 1)
price-sum = { $lines } = { $n }

## Income, one line for each source

income-regions = Regions: { $n }
income-regions-declined = { $name } in decline, regions: { $n }
income-ability = { $name }{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}: { $n }
income-ability-declined = { $name } in decline{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}: { $n }

## What an ability does right now

now-income = { $n ->
    [one] Right now: { $n } coin a turn.
   *[other] Right now: { $n } coins a turn.
}
now-recruits-none = Right now: no token joins, all are in play.
now-recruits = { $n ->
    [one] Right now: { $n } more token at redeployment.
   *[other] Right now: { $n } more tokens at redeployment.
}
now-cheaper = { $n ->
    [one] Right now: { $n } region in reach is cheaper.
   *[other] Right now: { $n } regions in reach are cheaper.
}
now-gathered = Strength gathered: { $n }.
now-ready = Right now: it can be used.
now-used = Already used this turn.
now-idle = Does nothing right now.
now-declined = No longer acts in decline.

## Why something cannot be done

price-storm = 1 by storm
price-power-storm = 1 by storm
toll-ability = { $n ->
    [one] { $n } coin to { $other } for { $name }
   *[other] { $n } coins to { $other } for { $name }
}
why-toll = { $n ->
    [one] It costs { $n } coin first, and there is none.
   *[other] It costs { $n } coins first, and there are too few.
}
why-place-post = The piece goes into a region of your own that the ability names and where none stands yet.
why-place-power-post = The piece goes into a region of your own that the ability names and where none stands yet.
why-storm-used = A region has already been stormed this turn.
why-storm-needs = Storming takes { $n } more strength.
why-not-reachable = Not in reach: it borders no region of this race.
why-own = This race already holds it.
why-immune = Immune: the { $name } keeps everyone out.
why-too-dear = Costs { $price }, { $hand } in hand: { $short } too few.
why-too-dear-die = Costs { $price }, { $hand } in hand: { $short } too few, and the die gives 3 at most.
why-too-dear-few = Costs { $price }, { $hand } in hand. At least { $n } { $race } go in together: fewer cannot try their luck with the die.
why-too-dear-first = Costs { $price }, { $hand } in hand: { $short } too few; you roll the die before you choose a region, not after.
why-needs-token = A conquest needs at least one token in hand.
why-coins = { $price ->
    [one] Costs { $price } coin, and there is none.
   *[other] Costs { $price } coins, and there are too few.
}
why-conquests-over = Conquests are over for this turn.
why-pick-first = First choose a combination: its race will conquer.
why-answer-first = First answer the question; conquests come after it.
why-declining = The { $race } go into decline and conquer nothing this turn.
why-die-cast = The die has ended the conquests of this turn.
why-place-deploy = Tokens only go into regions that this race holds.
error-plan-number = { $region }: { $n } cannot stand there; possible: { $fewest }–{ $most }.
error-plan-region = { $region } cannot be chosen there.
error-plan-left = { $region }: { $n } cannot stand there; nothing is left for it, or it is not held.
error-plan-few = { $regions }: too few { $race }. At least { $least } must stand in each region.
error-map-many = it has { $n } regions; { $most } are possible
error-map-key = region { $place } has no key { $what }; known: { $known }
error-map-terrain = region { $place } has the terrain { $what }; known: { $known }
error-map-mark = region { $place } has the mark { $what }; known: { $known }
error-map-border = region { $place } borders { $what }, but no other region is called that
why-must-place = All tokens must be placed; { $n } left.
why-must-place-pieces = All must be placed; { $n } { $name_count } left.

## What an answer gives up

lose-decline = Let the { $race } go into decline? { $stay ->
    [all] All tokens on the map stay and each region earns its coin.
    [some] In some regions more than one token stays, and each region earns its coin.
   *[single] One token stays in each region and earns its coin.
}{ $older ->
    [leaves] {" "}Your older race in decline leaves the map and gives up its regions.
   *[none] {""}
} The turn ends after scoring; next turn a new race is picked.
lose-retire = Let the { $race } go into decline? { $stay ->
    [all] All tokens on the map stay.
    [some] In some regions more than one token stays.
   *[single] One token stays in each region.
}{ $older ->
    [leaves] {" "}Your older race in decline leaves the map and gives up its regions.
   *[none] {""}
} This turn is already scored; next turn a new race is picked.
lose-stop = { $n ->
    [one] { $n } token is left and could still take a region.
   *[other] { $n } tokens are left and could still take a region.
} End the conquests?
lose-stop-die = { $n ->
    [one] { $n } token is left: with the die it could still take a region.
   *[other] { $n } tokens are left: with the die they could still take a region.
} End the conquests?
lose-stop-way = Something could still be taken this turn. End the conquests?
lose-place = Still to be placed: { $name }. Place none?

## What is being asked

ask-post = { $seat }: put up a piece, or none.
ask-pick = { $seat }: choose a combination.
ask-mode = { $seat }: expand with the { $race }, or let them go into decline?
ask-ready = { $seat }: give up regions of the { $race }, or march.
ask-conquer = { $seat }: choose a region to conquer with the { $race }, or stop.
ask-conquer-aside = { $seat }: choose a region to conquer with the { $race }, or stop. { $n } of them will leave the map afterwards: for each further region one will have to be given up.
ask-conquer-over = { $seat }: nothing more can be conquered this turn. End the conquests.
ask-conquer-besides = { $seat }: nothing can be conquered now. Use an ability, or end the conquests.
ask-conquer-first = { $seat }: choose where the { $race } enter the map.
ask-roll = { $seat }: the die rolls.
ask-draw = { $seat }: a new combination is drawn.
ask-recruit = { $seat }: choose how many tokens join the { $race }.
ask-deploy = { $seat }: redeploy the { $race }.
ask-deploy-aside = { $seat }: redeploy the { $race }. { $n } of them will leave the map.
ask-retreat = { $other ->
    [none] { $seat }: place the { $race } that were driven out.
   *[other] { $seat }: place the { $race } that { $other } drove out.
}
ask-over = The game is over.

## What happened

hint-combo-first = Coins in its first turn, not counting the die: about { $n }; any other here: { $most } at most.
hint-combo-later = Coins of each turn after that: about { $n }; any other here: { $most } at most.
hint-combo-tokens = Tokens: { $n }; any other here: { $most } at most.
log-pick = { $seat } picks { $combo } ({ $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }): { $paid ->
        [0] free
        [one] pays { $paid } coin
       *[other] pays { $paid } coins
    }{ $got ->
        [0] { "" }
        [one] , finds { $got } coin
       *[other] , finds { $got } coins
    }.
log-expand = { $seat } expands with the { $race }.
log-decline = { $seat } lets the { $race } go into decline.
log-abandon = { $seat } gives up { $region }.
log-ready = { $seat } takes { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    } in hand.
log-conquer = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } for { $spend ->
        [one] { $spend } token
       *[other] { $spend } tokens
    }.
log-attempt = { $seat } makes a last attempt at { $region }, { $short ->
        [one] { $short } token
       *[other] { $short } tokens
    } short.
log-roll = { $seat } rolls { $n }.
log-attempt-won = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } with the last { $spend ->
        [one] token
       *[other] { $spend } tokens
    }.
log-attempt-failed = The attempt at { $region } fails.
log-stop = { $seat } ends the conquests.
log-recruit = { $seat }: { $n ->
        [one] { $n } more token joins
       *[other] { $n } more tokens join
    } the { $race }.
log-recruit-none = { $seat }: no further token joins the { $race }, all are in play.
log-deploy = { $seat } redeploys the { $race }: { $plan }.
log-score = { $seat } { $n ->
    [0] earns no coin
    [one] earns { $n } coin
   *[other] earns { $n } coins
}.
log-retreat = { $seat } places the { $race } that were driven out: { $plan }.
log-pay = { $seat ->
        [none] The Murlocs pay
       *[other] { $seat } pays
    } { $other ->
        [none] the bank
       *[other] { $other }
    } { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } ({ $name }).
log-encore = { $seat } takes up { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    } of the { $race } and conquers again.
log-post = { $seat } puts up a piece { $region_in }.
log-no-post = { $seat } puts up no piece.
log-power-post = { $seat } puts up a piece { $region_in }.
log-no-power-post = { $seat } puts up no piece.
log-storm = { $seat } storms { $region } with a single token{ $from_race ->
        [none] { "" }
       *[other] , from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }.
log-power-storm = { $seat } storms { $region } with a single token{ $from_race ->
        [none] { "" }
       *[other] , from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }.
log-lost-token = { $seat } loses { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    } of the { $race }.
log-race-leaves = The { $race } leave the map.
stack-powers = { $n ->
    [one] { $n } power
   *[other] { $n } powers
}
log-draw = New combination: { $combo }.
log-reshuffle = The used badges are shuffled into a new stack.
log-round = { $last ->
    [true] The last round, { $n } of { $of }.
   *[other] Round { $n } of { $of }.
}
ui-hint-march-none = As the { $race } stand now, nothing can be conquered. A region that you choose on the map can be given up; that frees its tokens.
ui-deploy-idle = Nothing depends on this any more: nobody conquers after it.
ui-places-closed = Nobody can conquer there anyway ({ $name }): { $regions }.
ui-last-round = Last round
log-turn = { $seat }, round { $n }
log-turn-over = { $seat }, round { $round }: { $n_sign }{ $n_abs }
sum-regions = { $n } from regions
sum-pick = { $n_sign }{ $n_abs } for the combination
sum-column = { $n } found on the combination
sum-ability = { $n } for { $name }{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}
sum-paid = { $n_sign }{ $n_abs } for { $name }
log-over = The game is over.
log-winner = { $seats_count ->
    [one] { $seats } wins with { $n } coins.
   *[other] { $seats } share the victory with { $n } coins each.
}
plan-item = { $region } ({ $n })

## Actions, on buttons and for a screen reader

action-pick = Pick { $combo } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
action-pick-slot = Take combination { $n }
action-expand = Expand
action-decline = Go into decline
action-abandon = Give up { $region }
action-ready = March
action-conquer = Conquer { $region }
action-attempt = Last attempt: { $region }
action-post = Put it up: { $region }
action-post-none = Put up none
action-power-post = Put it up: { $region }
action-power-post-none = Put up none
action-storm = Storm { $region }
action-power-storm = Storm { $region }
action-roll = Roll the die
action-stop = End conquests
action-recruit = { $n ->
    [one] Take { $n } token
   *[other] Take { $n } tokens
}
action-deploy = { $n ->
    [one] { $n } token to { $region }
   *[other] { $n } tokens to { $region }
}
action-rolled = Die: { $n }
action-draw = Draw: { $name }

## Rulings

ruling-hidden_coins = Hidden coins
ruling-hidden_coins-text = Nobody sees the others’ coins before the end. Off: all totals are open.

## What pieces and marks are for

about-mountain = A mountain adds one to the price, whoever holds it.

## Files of home-made races and powers that are refused

error-content-empty = { $file } has no [race.NAME] and no [power.NAME].
error-content-tokens = { $file }: { $what } has { $fewest } to { $most } tokens (tokens), not { $than }.
error-content-lender = { $file }: { $what } borrows the tokens of a race (tokens_of), not of { $than }; known: { $known }.
error-content-supply = { $file }: { $what } needs more tokens ({ $n }) than there are of { $than } ({ $most }).
error-content-name = { $file }: { $what } cannot be a name; use up to 60 small letters a to z, digits and underscores.
error-content-clauses = { $file }: the clauses of { $what } must be a list.
error-content-clause = { $file }: a clause of { $what } begins with one of these: { $known }; not with { $than }.
error-content-once = { $file }: { $what } has { $than } twice; it may stand once.
error-content-value = { $file }: { $head } of { $what } cannot be { $than }; known: { $known }.
error-content-number = { $file }: { $what } is a whole number from 1 to { $most }, not { $than }.
error-content-range = { $file }: { $head } of { $what } is a whole number from { $fewest } to { $most }, not { $than }.
error-content-no-factions = { $file }: { $what } has a faction, but in this game nobody has one.

## A board that somebody drew

error-file-no-board = { $file } holds no board: { $reason }.
error-board-there = { $file }: there is a board called { $what } already.
error-board-at = at region { $place }: { $reason }
error-board-few = a board has { $least } to { $most } regions, not { $n }
error-board-regions = a board has regions
error-board-id = { $what } cannot be the id of a region
error-board-name = a board is called like { $known } in replays, not { $what }
error-board-number = { $what } is a number from { $least } to { $most }
error-board-table = a region is a table of what is printed there
error-board-read = { $what } is read from the drawing and not written
error-board-points = the drawing has up to { $n } points, each two numbers from 0 to { $most }
error-board-outline = its outline is a ring of 3 to { $most } points, each once
error-board-flat = it has no ground
error-board-huge = it is too large to be drawn; make it smaller or split it
error-board-vast = the board is too large to be drawn; make it smaller
error-board-covers = it lies on top of { $other }
error-board-crosses = its outline crosses that of { $other }
error-board-itself = its outline crosses or touches itself
error-board-touches = it only touches the line of { $other }; let both go through the same points, or move them apart
error-board-apart = no border joins it to the rest of the board
error-board-pinched = here the board touches itself in a single point; widen or part it
error-board-gap = beside it is a gap that belongs to no region
