# Small World in English.

## Races

race-amazons = Amazons
    .count = { $n ->
        [one] Amazon
       *[other] Amazons
    }
race-dwarves = Dwarves
    .for = mines
    .count = { $n ->
        [one] Dwarf
       *[other] Dwarves
    }
race-elves = Elves
    .count = { $n ->
        [one] Elf
       *[other] Elves
    }
race-ghouls = Ghouls
    .count = { $n ->
        [one] Ghoul
       *[other] Ghouls
    }
race-giants = Giants
    .count = { $n ->
        [one] Giant
       *[other] Giants
    }
race-halflings = Halflings
    .count = { $n ->
        [one] Halfling
       *[other] Halflings
    }
race-humans = Humans
    .for = farmland
    .count = { $n ->
        [one] Human
       *[other] Humans
    }
race-orcs = Orcs
    .for = non-empty regions
    .count = { $n ->
        [one] Orc
       *[other] Orcs
    }
race-ratmen = Ratmen
    .count = { $n ->
        [one] Ratman
       *[other] Ratmen
    }
race-skeletons = Skeletons
    .count = { $n ->
        [one] Skeleton
       *[other] Skeletons
    }
race-sorcerers = Sorcerers
    .count = { $n ->
        [one] Sorcerer
       *[other] Sorcerers
    }
race-tritons = Tritons
    .count = { $n ->
        [one] Triton
       *[other] Tritons
    }
race-trolls = Trolls
    .count = { $n ->
        [one] Troll
       *[other] Trolls
    }
race-wizards = Wizards
    .for = magic regions
    .count = { $n ->
        [one] Wizard
       *[other] Wizards
    }
race-lost_tribe = Lost Tribe
    .abl = a Lost Tribe
    .count = { $n ->
        [one] Lost Tribe
       *[other] Lost Tribes
    }

## Powers

power-alchemist = Alchemist
    .for = every turn
power-berserk = Berserk
power-bivouacking = Bivouacking
power-commando = Commando
power-diplomat = Diplomat
power-dragon_master = Dragon Master
power-flying = Flying
power-forest = Forest
power-fortified = Fortified
    .for = fortresses
power-heroic = Heroic
power-hill = Hill
power-merchant = Merchant
    .for = regions
power-mounted = Mounted
power-pillaging = Pillaging
    .for = non-empty regions
power-seafaring = Seafaring
power-spirit = Spirit
power-stout = Stout
power-swamp = Swamp
power-underworld = Underworld
power-wealthy = Wealthy
    .for = once

combo = { $power } { $race }
named-race = { $name }
named-power = { $name }

## What races do

race-amazons-text = Four more tokens fight for you every turn. They leave the map once you have redeployed.
race-dwarves-text = Each mine you hold earns one more coin.
race-dwarves-decline = Your mines go on earning one more coin each.
race-elves-text = When a region is conquered from you, no Elf dies: all of them come back to your hand. Only one that Sorcerers replace is lost.
race-ghouls-text = In decline they all stay on the map and go on conquering.
race-ghouls-decline = All Ghouls stay, and each turn they may conquer before your active race does, its own regions included.
race-giants-text = A region next to a mountain you hold costs one token less.
race-halflings-text = Enter the map anywhere. Your first two conquests get a hole, and nobody can take them.
race-humans-text = Each farmland you hold earns one more coin.
race-orcs-text = Each non-empty region you conquer this turn earns one more coin.
race-ratmen-text = No ability. There are simply a lot of them.
race-skeletons-text = For every two non-empty regions you conquer in a turn, one more Skeleton joins you at redeployment.
race-sorcerers-text = Once a turn against each opponent, enchant a lone active token in a region within your reach: a Sorcerer from the tray replaces it and costs you no token.
race-tritons-text = A region on the coast of a sea or lake costs one token less.
race-trolls-text = Each region you hold has a lair, which adds one to its defence.
race-trolls-decline = Lairs stay and go on adding one to the defence.
race-wizards-text = Each magic region you hold earns one more coin.

## What powers do

power-alchemist-text = Two more coins every turn.
power-berserk-text = Roll the die before a conquest: the region you then choose costs that many tokens less.
power-bivouacking-text = Set five camps in your regions each turn. Each adds one to the defence and keeps Sorcerers off a lone token.
power-commando-text = Every region costs one token less.
power-diplomat-text = At the end of your turn, make peace with one opponent whose active race you did not attack: they leave your active race alone until your next turn.
power-dragon_master-text = Once a turn, conquer a region with a single token, whatever its defence. The dragon then keeps everyone out.
power-flying-text = Conquer any land region, near or far.
power-forest-text = Each forest you hold earns one more coin.
power-fortified-text = Once a turn, build a fortress in a region you hold: one more coin a turn and one more defence.
power-fortified-decline = Fortresses go on adding one to the defence, but earn no coins.
power-heroic-text = At the end of your turn two heroes make two of your regions immune.
power-hill-text = Each hill you hold earns one more coin.
power-merchant-text = Each region you hold earns one more coin.
power-mounted-text = Hills and farmland cost one token less.
power-pillaging-text = Each non-empty region you conquer this turn earns one more coin.
power-seafaring-text = Conquer seas and lakes like empty regions.
power-seafaring-decline = You keep the seas and lakes you hold, and they go on scoring.
power-spirit-text = In decline this race takes up no place: you may have another race in decline beside it.
power-spirit-decline = This race stays when another of your races goes into decline.
power-stout-text = You may go into decline at the end of a turn, after scoring.
power-swamp-text = Each swamp you hold earns one more coin.
power-underworld-text = Caverns cost one token less and all border one another.
power-wealthy-text = Seven coins once, at the end of your first turn with this race.

## Terrain, marks and pieces

terrain-hill = hill
    .in = on hill
terrain-farmland = farmland
    .in = on farmland
terrain-forest = forest
    .in = in forest
terrain-mountain = mountain
    .in = on mountain
terrain-swamp = swamp
    .in = in swamp
terrain-sea = sea
    .in = on sea
terrain-lake = lake
    .in = on lake

mark-mine = mine

piece-lair = lair
    .count = { $n ->
        [one] lair
       *[other] lairs
    }
piece-hole = hole
    .count = { $n ->
        [one] hole
       *[other] holes
    }
piece-camp = camp
    .count = { $n ->
        [one] camp
       *[other] camps
    }
piece-fortress = fortress
    .count = { $n ->
        [one] fortress
       *[other] fortresses
    }
piece-dragon = dragon
piece-hero = hero
    .count = { $n ->
        [one] hero
       *[other] heroes
    }
piece-mountain = mountain
piece-lost_tribe = Lost Tribe

map-2p = 2 players, 10 rounds
map-3p = 3 players, 10 rounds
map-4p = 4 players, 9 rounds
map-5p = 5 players, 8 rounds

## Prices: "2 +1 mountain +2 Elves −1 Commando = 4"

price-dragon = 1 with the dragon
price-enchant = a Sorcerer from the tray

## What an ability does right now

## Why something cannot be done

why-not-edge = The first conquest must be on the edge of the map or on the coast of a sea at the edge.
why-water = Seas and lakes can only be conquered by a Seafaring race.
why-peace = { $seat } has made peace: this race cannot be attacked now.
why-enchant-camp = A camp protects the lone token from Sorcerers.
why-enchant-many = Sorcerers need exactly one token there; there are { $n }.
why-enchant-used = The Sorcerers have already enchanted a token of { $other } this turn.
why-enchant-tray = No Sorcerer is left in the tray.
why-enchant-declined = Sorcerers can only replace an active race.
why-enchant-no-region = The Sorcerers must hold a region first.
why-dragon-used = The dragon has already flown this turn.
why-place-camp = Camps stand only in regions that this race holds.
why-place-fortress = A fortress goes into a region of your own that has no fortress yet.
why-place-hero = Each hero goes into a different region of your own.
lose-peace = Peace could still be made with somebody. Make none?

## What is being asked

stack-races = { $n ->
    [one] { $n } race
   *[other] { $n } races
}
ask-rolled = { $seat }: the die shows { $n }. Choose a region, or stop.
ask-spread = { $seat }: set the camps.
ask-build = { $seat }: build a fortress, or none.
ask-finish = { $seat }: place the heroes.
ask-peace = { $seat }: make peace with an opponent, or with nobody.
ask-after = { $seat }: keep the { $race }, or go into decline now?

## What happened

log-berserk-roll = { $seat } goes berserk and rolls { $n }.
log-dragon = { $seat }: the dragon takes { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }.
log-enchant = { $seat } enchants a token of the { $from_race } ({ $other }) { $region_in }.
log-aside = { $seat } sets { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    } of the { $race } aside.
log-camp = { $seat } sets camps: { $plan }.
log-fortress = { $seat } builds a fortress { $region_in }.
log-no-fortress = { $seat } builds no fortress.
log-hero = { $seat } places a hero { $region_in }.
log-peace = { $seat } makes peace with { $other }.
log-no-peace = { $seat } makes peace with nobody.
log-peace-off = { $seat } makes no peace: the active race of every opponent was attacked this turn.
log-stay = { $seat } keeps the { $race }.
log-retire = { $seat } lets the { $race } go into decline after scoring.

## Actions, on buttons and for a screen reader

action-dragon = Dragon to { $region }
action-enchant = Enchant { $region }
action-camp = { $n ->
    [one] { $n } camp to { $region }
   *[other] { $n } camps to { $region }
}
action-fortress = Fortress to { $region }
action-fortress-none = No fortress
action-hero = Hero to { $region }
action-hero-none = No hero
action-peace = Peace with { $other }
action-peace-none = No peace
action-stay = Keep the race
action-retire = Decline now

## Rulings

ruling-own_declined_cost = Own declined tokens cost
ruling-own_declined_cost-text = Tokens of your own race in decline add to a region’s price. Off: only Lost Tribes and other players’ tokens do.
ruling-badge_in_decline = Badge in decline
ruling-badge_in_decline-text = Which badges stay beside a race in decline and come back only when it leaves the map.
ruling-badge_in_decline-keep = Spirit, Fortified and Seafaring stay
ruling-badge_in_decline-discard = only Spirit stays
ruling-empty_decline_removes = Empty decline removes
ruling-empty_decline_removes-text = A race that goes into decline with nothing on the map still drives an older race in decline away. Off: the older race stays.
ruling-ghouls_before_pick = Ghouls before the pick
ruling-ghouls_before_pick-text = Ghouls in decline march before a new combination is picked. Off: after it, still before the active race.
ruling-ghoul_die_ends_turn = Ghouls’ die ends conquests
ruling-ghoul_die_ends_turn-text = A last attempt by Ghouls in decline ends all conquests of the turn. Off: only their own.
ruling-giants_underworld = Giants across caverns
ruling-giants_underworld-text = For Underworld Giants a cavern also counts as bordering a cavern mountain they hold. Off: only real borders count.
ruling-enchant_reach = Sorcerers’ reach
ruling-enchant_reach-text = Which regions Sorcerers may enchant.
ruling-enchant_reach-reach = any they could conquer
ruling-enchant_reach-adjacent = only bordering ones

## What pieces and marks are for

about-lair = The Trolls’ lair adds one to the region’s defence and stays when they are in decline.
about-fortress = A fortress adds one to the region’s defence. While its Fortified owner is active, it earns one coin a turn.
about-camp = A camp adds one to the region’s defence and keeps Sorcerers off a lone token. It is set anew each turn.
about-hole = Nobody can conquer a region with a hole.
about-dragon = Nobody can conquer the region while the dragon is here.
about-hero = Nobody can conquer the region while the hero is here.
about-mine = The Dwarves earn one more coin for it, even in decline.
about-magic = Wizards earn one more coin for it.
about-cavern = For an Underworld race caverns cost one token less and border one another.
about-lost_tribe = Lost Tribes belong to nobody and attack nobody. Each adds one to the price.
