# Small World of Warcraft in English.

## Races

race-blood_elves = Blood Elves
    .for = Magic regions
    .count = { $n ->
        [one] Blood Elf
       *[other] Blood Elves
    }
race-draenei = Draenei
race-dwarves = Dwarves
    .count = { $n ->
        [one] Dwarf
       *[other] Dwarves
    }
race-ethereals = Ethereals
    .count = { $n ->
        [one] Ethereal
       *[other] Ethereals
    }
race-forsaken = Forsaken
race-gnomes = Gnomes
    .count = { $n ->
        [one] Gnome
       *[other] Gnomes
    }
race-goblins = Goblins
    .count = { $n ->
        [one] Goblin
       *[other] Goblins
    }
race-humans = Humans
    .for = Military Objectives
    .count = { $n ->
        [one] Human
       *[other] Humans
    }
race-kobolds = Kobolds
    .count = { $n ->
        [one] Kobold
       *[other] Kobolds
    }
race-naga = Naga
race-night_elves = Night Elves
    .count = { $n ->
        [one] Night Elf
       *[other] Night Elves
    }
race-orcs = Orcs
    .for = from the Alliance
    .count = { $n ->
        [one] Orc
       *[other] Orcs
    }
race-pandaren = Pandaren
    .for = Harmony
race-tauren = Tauren
race-trolls = Trolls
    .count = { $n ->
        [one] Troll
       *[other] Trolls
    }
race-worgen = Worgen
    .for = human form
race-murloc = Murlocs
    .abl = the Murlocs
    .count = { $n ->
        [one] Murloc
       *[other] Murlocs
    }

## Powers

power-archaeologist = Archaeologist
    .for = Artifacts and Places
power-battle_master = Battle Master
    .for = non-empty regions
power-beast_master = Beast Master
power-blacksmith = Blacksmith
power-championing = Championing
    .for = ransom
power-defensive = Defensive
power-enraged = Enraged
    .for = defenders
power-explorer = Explorer
    .for = islands
power-farmer = Farmer
    .for = Fields
power-fishing = Fishing
    .for = by the water
power-garrisoned = Garrisoned
power-herbalist = Herbalist
    .for = Hills
power-intimidating = Intimidating
power-marshdweller = Marshdweller
    .for = Swamps
power-mining = Mining
    .for = Caverns
power-mountaineer = Mountaineer
    .for = Mountains
power-portal_mage = Portal Mage
power-ranger = Ranger
    .for = Forests
power-sailing = Sailing
power-swamp_walker = Swamp Walker
    .for = Swamps

combo = { $power } { $race }
named-race = { $name }
named-power = { $name }

## Artifacts and Legendary Places

site-aegis_of_aggramar = Aegis of Aggramar
site-ashes_of_alar = Ashes of Al’ar
site-doomhammer = Doomhammer
site-frostmourne = Frostmourne
site-heart_of_azeroth = Heart of Azeroth
    .for = neighbours
site-battleground = Battleground
    .for = beaten twice
site-dark_portal = Dark Portal
    .for = every turn
site-karazhan = Karazhan
    .for = same terrain
site-lights_hope_chapel = Light’s Hope Chapel
site-meeting_stone = Meeting Stone
site-spirit_healer = Spirit Healer
site-well_of_eternity = Well of Eternity
    .for = most regions around

## What races do

race-blood_elves-text = Each Magic region you hold earns one more coin.
race-draenei-text = In each opponent’s turn the first token you would lose comes back to your hand instead.
race-dwarves-text = Mountains cost two tokens less.
race-ethereals-text = Once a turn, take an open Artifact from a region next to yours into it, or conquer a region next door with an open Legendary Place for two tokens less.
race-forsaken-text = For each token but your own that is lost because of you in a turn, you may pay a coin before redeployment to take one more Forsaken from the tray.
race-gnomes-text = Once a turn, raid any land region of any island as if it were next door: name it, roll the die, and pay that many tokens less.
race-goblins-text = At the end of your turn you may lay face-down Bombs next door, where an opponent’s active race stands. At your next turn they are turned up: half of them blow up and empty the region.
race-humans-text = At the end of your turn place up to two Military Objectives where no Alliance race stands. Whoever is not of the Horde and conquers one earns two coins, and so do you.
race-kobolds-text = Every Cavern counts as next door, also for your first conquest, and costs no crossing.
race-naga-text = Conquer seas and lakes for two tokens. Your first conquest may be any of them.
race-naga-decline = They stay in seas and lakes and go on scoring.
race-night_elves-text = Forests cost one token less. Each Forest you conquer gets a Wisp Wall, which adds one to its defence.
race-night_elves-decline = Wisp Walls stay and go on adding one to the defence.
race-orcs-text = Each region you conquer from an Alliance race earns one more coin, besides the faction bonus.
race-pandaren-text = At the end of your turn every opponent whose active race you left alone gets a Harmony token. With it they must pay you two coins before they attack this race.
race-tauren-text = At least two tokens stand in each region. A single one left behind must move to another of your regions at once.
race-tauren-decline = Two tokens stay in each region.
race-trolls-text = Non-empty regions cost one token less.
race-worgen-text = Each turn choose: human form, two coins at once; or worgen form, pay a coin and every conquest costs one token less.

## What powers do

power-archaeologist-text = Each Artifact and Legendary Place you hold earns one more coin.
power-battle_master-text = Each non-empty region you conquer this turn earns one more coin.
power-beast_master-text = At the start of each turn take a Beast for each Hill you hold, five at most. Beasts conquer and defend like tokens, and the first to fall is a Beast.
power-blacksmith-text = Every region costs one token less.
power-championing-text = Once a turn your Champion conquers a region next door for no tokens, whatever defends it, and defends it like a token. Captured, he costs you a coin and comes back, and nobody dies.
power-defensive-text = At the end of your turn each Fields region of yours around which you hold more regions than any other single race gets a Watch Tower and is immune.
power-enraged-text = Each region you conquer from two or more defending tokens earns as many coins as there were tokens.
power-explorer-text = Each island on which you hold a region earns one more coin.
power-farmer-text = Each Fields region you hold earns one more coin.
power-fishing-text = Each region you hold next to a sea or lake earns one more coin.
power-garrisoned-text = After redeployment each region you hold gets a Fort, which adds one to its defence.
power-garrisoned-decline = Forts stay and go on adding one to the defence.
power-herbalist-text = Each Hill you hold earns one more coin.
power-intimidating-text = Up to three times a turn, move a token out of a region next door to another region of its race, or off the map if it has none; a Murloc always goes off the map. Walls and Forts go first.
power-marshdweller-text = Each attempt to conquer a Swamp of yours costs the attacker one coin, paid to you.
power-marshdweller-decline = Each attempt to conquer a Swamp of yours goes on costing one coin.
power-mining-text = Each Cavern you hold earns one more coin.
power-mountaineer-text = Each Mountain you hold earns one more coin.
power-portal_mage-text = Twice a turn, choose two Magic regions, whoever holds them, and let them exchange their tokens and pieces. Mountains, Legendary Places and face-down markers stay.
power-ranger-text = Each Forest you hold earns one more coin.
power-sailing-text = Crossing the sea to an entry region costs no token.
power-swamp_walker-text = Each Swamp you hold earns one more coin.

## What artifacts and places do

site-aegis_of_aggramar-text = At the end of your turn place it in a region of yours: it is immune to each opponent until they pay you two coins.
site-ashes_of_alar-text = Once a turn, conquer any land region of any island as if it were next door.
site-doomhammer-text = Once a turn, pay two coins to its holder (or to the bank) and conquer a region in reach with a single token.
site-frostmourne-text = Once a turn, one conquest costs two tokens less.
site-heart_of_azeroth-text = At the end of your turn place it in a region of yours: each opponent whose active race is next door pays you a coin.
site-battleground-text = An enemy race beaten twice or more in a turn earns a second coin. A neutral race may fight for a faction in its turn.
site-dark_portal-text = Two more coins each turn.
site-karazhan-text = Each other region of the same terrain that you hold earns one more coin.
site-lights_hope_chapel-text = Opponents cost you no tokens: all that are driven out come back to your hand.
site-meeting_stone-text = Crossing the sea to an entry region costs no token.
site-spirit_healer-text = At each redeployment one more token of your race joins you, as long as not all are in play.
site-well_of_eternity-text = It lies in the water. The race that alone has the most regions around it earns two coins.
site-well_of_eternity-decline = A race in decline earns the two coins too.

## Factions, terrain, marks and pieces

faction-alliance = Alliance
faction-horde = Horde
faction-neutral = neutral

terrain-fields = fields
    .in = in the fields
terrain-forest = forest
    .in = in forest
terrain-hill = hill
    .in = on hill
terrain-mountain = mountain
    .in = on mountain
terrain-swamp = swamp
    .in = in swamp
terrain-sea = sea
    .in = on sea
terrain-lake = lake
    .in = on lake

mark-entry = entry region
mark-murloc = Murlocs
mark-site = hidden marker

piece-fortress = Fort
    .count = { $n ->
        [one] Fort
       *[other] Forts
    }
piece-wall = Wisp Wall
piece-tower = Watch Tower
piece-champion = Champion
piece-beast = Beast
    .count = { $n ->
        [one] Beast
       *[other] Beasts
    }
piece-bomb = Bomb
    .count = { $n ->
        [one] Bomb
       *[other] Bombs
    }
piece-target = Military Objective
piece-harmony = Harmony
piece-mountain = Mountain
piece-murloc = Murloc
piece-site = face-down marker

## Prices

price-ferry = { $n_sign }{ $n_abs } crossing
price-garrison = { $n_sign }{ $n_abs } (at least two, { $name })

## Income, one line for each source

income-faction_war = Faction bonus: { $n }

## Why something cannot be done

why-other-side = { $seat } picks from the column of another faction.
why-not-entry = The first conquest must be an entry region, marked by an anchor.
why-water = Seas and lakes can only be conquered by the Naga.
why-way-used = { $name }: already used this turn.
why-way-dear = Costs { $price } this way, { $hand } in hand.
note-die-again = If it is not enough, a second roll decides: the last attempt of the turn.
why-champion-away = The Champion stands on the map: he can conquer only if you lift him while getting ready.
note-least = At least two { $race } go into a region, in whatever way it is taken.
note-least-beside = At least two pieces stand in each region of the { $race }: here the { $name } and one token.
note-vain = { $name } would save no token here; it would only move to this region.
note-vain-die = { $name } would not help here: the die must show the same without it.
note-beside = In place of tokens: { $n } { $name_count }.
error-plan-short = { $regions }: too few { $race }. At least { $least } must stand in each region; { $n ->
    [one] only one { $name } can stand in for a token.
   *[other] only { $n } { $name_count } can stand in for as many tokens.
}
ui-champion-joins = The Champion will stand { $region_in }: tokens alone are too few there.
ui-beasts-alone = { $regions }: Beasts stand in for tokens. As your next turn begins they leave, and { $regions_count ->
    [one] this region is
   *[other] these regions are
} lost.
why-pair-swap = Portal Mages exchange only regions with Magic that nothing protects, and something must lie in one of the two.
why-pair-intimidate = Only a token, a Wall or a Fort of others in a region next door can be intimidated, and nothing may protect it.
why-pair-intimidate-second = The token flees only to another region of its own race.
why-pair-steal = Only an open Artifact in a region next door can be stolen, and nothing may protect it.
why-pair-steal-second = It can only come to a region of your own next door.
ui-pair-first-intimidate = Choose the region that a token flees from.
ui-pair-second-intimidate = { $region } is chosen. Choose where its token flees to.
ui-pair-first-steal = Choose the region whose Artifact you steal.
ui-pair-second-steal = { $region } is chosen. Choose your region that gets the Artifact.
why-choose-lone = The lone token joins another region of its race.
why-choose-tauren = The lone Tauren joins another region that the Tauren hold.
why-choose-well = The Well of Eternity moves to water of the same island.
why-place-beast = Beasts stand only in regions that this race holds.
why-place-champion-at = The Champion stands in a region of your own; first of all where tokens are missing.
why-place-fortress = A Fort goes into a region of your own that has no Fort yet.
why-place-tower = A Watch Tower goes into Fields of your own around which you hold the most regions.
why-place-bomb = A Bomb goes next door, into a region of an opponent’s active race that nothing protects and that holds no Bomb yet.
why-place-target = A Military Objective goes onto land that nothing protects and no race of the Alliance holds.
why-place-aegis = The Aegis lies in a region of your own.
why-place-heart = The Heart lies in a region of your own.

## What is being asked

stack-races = { $n ->
    [one] { $n } race
   *[other] { $n } races
}
ask-begin = { $seat }: the turn of the { $race } begins. Choose.
ask-form = { $seat }: human form, or worgen form, in which each conquest costs a token less?
ask-form-farewell = { $seat }: human form or worgen form? Right after this the { $race } go into decline and conquer nothing.
ask-side = { $seat }: for which faction do the { $race } fight this turn?
ask-fee = { $seat }: pay { $other } for the Bomb { $region_in }, or discard it unseen?
ask-fee-farewell = { $seat }: pay { $other } for the Bomb { $region_in }, or discard it unseen? Right after the Bombs the { $race } go into decline.
ask-reveal = { $seat }: what lies face down is turned up.
ask-choose = { $seat }: choose.
ask-choose-lone = { $seat }: where does the lone token go?
ask-choose-tauren = { $seat }: where does the lone Tauren go?
ask-choose-well = { $seat }: in which water does the Well of Eternity lie?
ask-spread = { $seat }: place the Beasts.
ask-champion = { $seat }: place the Champion.
ask-build = { $seat }: place Forts and Artifacts.
ask-build-one = { $seat }: choose where this goes: { $name }.
ask-finish = { $seat }: before the turn ends, pieces may be placed.
ask-faces = { $seat }: the islands are laid out.
ask-rolled = { $seat }: the first die of the raid shows { $n }. Roll once more, or let it be.
ask-cast = { $seat }: the die has ended the conquests.
ask-wild = { $seat }: the Murlocs march.

## What happened

log-well = The Well of Eternity lies { $region_in }.
log-well-none = No water on this island: the Well of Eternity leaves the game.
log-bomb-live = The Bomb { $region_in } goes off.
log-bomb-dud = The Bomb { $region_in } is a dud.
log-bomb-gone = The Bomb { $region_in } is taken away unseen.
log-objective = { $seat ->
    [none] The Murlocs take
   *[other] { $seat } takes
} the Military Objective { $region_in }: { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
log-way-tried = { $seat } makes a last attempt at { $region } with { $name }.
log-pull-down = { $seat } pulls down the { $piece } { $region_in }.
log-tower-gone = The Watch Tower { $region_in } comes down.
log-wall = A Wisp Wall rises { $region_in }.
log-harmony = Harmony goes to: { $seats }.
log-kept = { $seat } saves a token of the { $race }.
log-beasts = { $seat } calls the Beasts: { $n } in hand.
log-wild-conquer = The Murlocs take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } for { $spend ->
        [one] { $spend } token
       *[other] { $spend } tokens
    }.
log-murlocs-beaten = { $seats_count ->
        [one] { $seats } wins against the Murlocs
       *[other] { $seats } win together against the Murlocs
    }, { $n } to { $than }.
log-team-won-alliance = The Alliance wins with a team score of { $n }: { $seats }.
log-team-won-horde = The Horde wins with a team score of { $n }: { $seats }.
log-team-won-neutral = The neutral side wins with a score of { $n }: { $seats }.
log-teams-tied = The sides share the victory, each with a score of { $n }: { $seats }.
log-murlocs-won = The Murlocs win with { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
log-face = { $face } is laid out.
log-champion = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } with the Champion{ $spend ->
        [0] { "" }
        [one], for { $spend } token
       *[other], for { $spend } tokens
    }.
log-champion-raid = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } with the Champion from the air{ $spend ->
        [0] { "" }
        [one], for { $spend } token
       *[other], for { $spend } tokens
    }.
log-hammer = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } with the Doomhammer, { $spend ->
        [one] for { $spend } token
       *[other] for { $spend } tokens
    }.
log-ashes = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } with the Ashes of Al’ar, { $spend ->
        [one] for { $spend } token
       *[other] for { $spend } tokens
    }.
log-ashes-frost = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } with the Ashes of Al’ar and Frostmourne, { $spend ->
        [one] for { $spend } token
       *[other] for { $spend } tokens
    }.
log-frost = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } with Frostmourne, { $spend ->
        [one] for { $spend } token
       *[other] for { $spend } tokens
    }.
log-pilgrim = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } on pilgrimage, { $spend ->
        [one] for { $spend } token
       *[other] for { $spend } tokens
    }.
log-pilgrim-frost = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } on pilgrimage with Frostmourne, { $spend ->
        [one] for { $spend } token
       *[other] for { $spend } tokens
    }.
log-raid = { $seat }: { $race } raid { $region } from the air.
log-raid-frost = { $seat }: { $race } raid { $region } from the air with Frostmourne.
log-no-raid = { $seat } drops the raid.
log-raid-won = { $seat }: { $race } take { $region }{ $from_race ->
        [none] { "" }
       *[other] { " " }from { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } from the air, { $spend ->
        [one] for { $spend } token
       *[other] for { $spend } tokens
    }.
log-steal = { $seat } steals { $name ->
        [none] an Artifact
       *[other] { $name }
    } { $region_in } and puts it { $to_in }.
log-intimidate = { $seat } intimidates a token { $region_in }{ $to ->
        [none] {", "}which flees from the map
       *[other] {", "}which flees to { $to }
    }.
log-emptied = { $seat } loses { $region } ({ $name }).
log-swap = { $seat } exchanges what lies { $region_in } and { $to_in }.
log-human = { $seat }: { $race } take human form and get two coins.
log-worgen = { $seat }: { $race } take worgen form for a coin.
log-side-alliance = { $seat }: { $race } fight for the Alliance this turn.
log-side-horde = { $seat }: { $race } fight for the Horde this turn.
log-side-none = { $seat }: { $race } stay neutral.
log-choose = { $seat } chooses { $region }.
log-choose-site = { $seat } chooses { $site }.
log-choose-pay = { $seat } pays for the Bomb.
log-choose-discard = { $seat } discards the Bomb unseen.
log-reveal = { $seat ->
    [none] The Murlocs turn up
   *[other] { $seat } turns up
}: { $site }, { $region_in }.
log-bomb = { $seat } lays { $regions_count ->
        [one] a Bomb
       *[other] Bombs
    }: { $regions }.
log-no-bomb = { $seat } lays no more Bombs.
log-target = { $seat } places { $regions_count ->
        [one] a Military Objective
       *[other] Military Objectives
    }: { $regions }.
log-no-target = { $seat } places no more Military Objectives.
log-aegis = { $seat } places the Aegis of Aggramar { $region_in }.
log-heart = { $seat } places the Heart of Azeroth { $region_in }.
log-beast = { $seat } places { $plan_count ->
        [one] a Beast
       *[other] Beasts
    }: { $plan }.
log-champion-at = { $seat } places the Champion { $region_in }.
log-tower = { $seat } raises a Watch Tower { $region_in }.
log-fortress = { $seat } builds { $regions_count ->
        [one] a Fort
       *[other] Forts
    }: { $regions }.
log-turn-wild = The Murlocs, round { $n }
log-turn-wild-over = The Murlocs, round { $round }: { $n_sign }{ $n_abs }
sum-faction_war = { $n } faction bonus
log-wild = The Murlocs earn { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.

## Actions, on buttons and for a screen reader

action-champion = Champion to { $region }
action-champion-raid = Champion from the air to { $region }
action-hammer = Doomhammer: { $region }
action-ashes = Ashes of Al’ar: { $region }
action-ashes-frost = Ashes of Al’ar and Frostmourne: { $region }
action-frost = Frostmourne: { $region }
action-raid = Air raid: { $region }
action-raid-frost = Air raid with Frostmourne: { $region }
action-raid-none = Drop the raid
action-pilgrim = Pilgrimage: { $region }
action-pilgrim-frost = Pilgrimage with Frostmourne: { $region }
action-steal = Steal the Artifact { $region_in } for { $to }
action-intimidate = Intimidate a token from { $region } to { $to }
action-intimidate-none = Intimidate { $region_in }
action-swap = Exchange { $region } and { $to }
action-conquer-beasts = Conquer { $region } with { $n ->
    [one] { $n } Beast
   *[other] { $n } Beasts
}
action-choose = Choose { $region }
action-choose-site = Choose { $site }
action-choose-pay = Pay
action-choose-discard = Discard the Bomb
action-human = Human form
action-worgen = Worgen form
action-side-alliance = For the Alliance
action-side-horde = For the Horde
action-side-none = Stay neutral
action-beast = { $n ->
    [one] { $n } Beast to { $region }
   *[other] { $n } Beasts to { $region }
}
action-champion-at = Place the Champion { $region_in }
action-champion-at-stay = Leave the Champion { $region_in }
action-fortress = Fort to { $region }
action-tower = Watch Tower to { $region }
action-bomb = Bomb to { $region }
action-bomb-none = No more Bombs
action-target = Objective to { $region }
action-target-none = No more Objectives
action-aegis = Aegis to { $region }
action-heart = Heart to { $region }
action-fuse = Turn up the Bomb { $region_in }
action-beasts = Call the Beasts
action-reveal = Turned up: { $site }
action-reveal-live = The Bomb goes off
action-reveal-dud = The Bomb is a dud
action-face = Island: { $face }

## Rulings

ruling-two_player_boards = Boards for two
ruling-two_player_boards-text = Which islands two players lay out: the English rulebook says large and small, the Czech one large and medium.
ruling-two_player_boards-large_small = one large, one small
ruling-two_player_boards-large_medium = one large, one medium
ruling-worgen_on_decline = Worgen’s form in decline
ruling-worgen_on_decline-text = Worgen choose their form also in the turn in which they go into decline. Off: not then.
ruling-forsaken_counts_murlocs = Murlocs for Forsaken
ruling-forsaken_counts_murlocs-text = A lost Murloc lets the Forsaken buy a token. Off: only tokens of players do.
ruling-doomhammer_mode = Doomhammer
ruling-doomhammer_mode-text = What the Doomhammer does: by the English rulebook it attacks with a single token, by the Czech one against a single token.
ruling-doomhammer_mode-attack_with_one = attacks with one token
ruling-doomhammer_mode-defended_by_one = attacks what one piece defends
ruling-teams = Battle for Azeroth
ruling-teams-text = Alliance against Horde in teams of 3, 4 or 5 players: each seat picks from its own faction’s column.
ruling-team_score = Team score
ruling-team_score-text = What a team’s score is.
ruling-team_score-lowest = that of its weaker member
ruling-team_score-highest = that of its stronger member
ruling-team_score-sum = the sum of both
ruling-revenge_of_the_murlocs = Revenge of the Murlocs
ruling-revenge_of_the_murlocs-text = One or two players together against the Murlocs, who march after the last seat.
ruling-murlocs = Murlocs’ tokens
ruling-murlocs-text = How many tokens the Murlocs have: more is harder.
ruling-murlocs-10 = 10
ruling-murlocs-11 = 11
ruling-murlocs-12 = 12
ruling-murlocs-13 = 13
ruling-murlocs-14 = 14
ruling-murlocs-15 = 15

## Islands and their regions: our own, not those of the printed boards

error-islands-two-sides = { $face } and { $other_face } are the two sides of one board: only one of them can lie on the table.
error-islands-twice = { $face } is named twice; each board lies on the table once.
error-face = { $file }: { $reason }
error-file-no-face = { $file } holds no board face: { $reason }.
error-face-name = A board face is called like “large-1a”, not { $what }.
error-face-empty = The board face { $what } has no [region.NAME].
error-face-regions-twice = Two faces of { $what } have a region called { $place }.
error-face-map = The faces of { $what } make no map: { $reason }.
error-islands-1 = One player plays on a large and a small island.
error-islands-2 = Two players play on a large island and a small or a medium one.
error-islands-3 = Three players play on a large, a medium and a small island.
error-islands-4 = Four players play on a large, two medium and a small island.
error-islands-5 = Five players play on two large, a medium and two small islands.
error-islands-revenge = Against the Murlocs you play on a large and a small island.
error-islands-few-magic = Magic regions on these islands: { $n }. The Portal Mages need { $least }.
error-islands-few-entry = Entry regions on these islands: { $n }. Newcomers need { $least }.
error-revenge-players = Revenge of the Murlocs is for 1 or 2 players, not for { $n }.
error-teams-players = The Battle for Azeroth is for 3, 4 or 5 players, not for { $n }.
error-teams-first = In the Battle for Azeroth the side belongs to the seat, so no first player is drawn: seat the players by the sides they take.
map-any = Random islands
island-small-1a = Gullwing Holm
island-small-1b = The Kettle
island-small-2a = Toadstool Green
island-small-2b = Barrowback
island-medium-1a = Brightreef Arms
island-medium-1b = Anvil Rock
island-medium-2a = Sleeping Drake
island-medium-2b = Lanternwood
island-large-1a = Stormhorn
island-large-1b = Sundermark
island-large-2a = Tortoise Shore
island-large-2b = Ashen Crown

region-s1a-1 = Wrackwood
region-s1a-2 = Lookout Bluff
region-s1a-3 = Cormorant Sump
region-s1a-4 = Gull Crag
region-s1a-5 = Kelp Moor
region-s1a-6 = Herring Landing
region-s1a-7 = Netmenders’ Bay
region-s1a-8 = Splitpine
region-s1b-1 = Soot Strand
region-s1b-2 = Clinker Heights
region-s1b-3 = Sulphur Flats
region-s1b-4 = The Kettle
region-s1b-5 = Ashbough
region-s1b-6 = Old Smoker
region-s1b-7 = Warm Acres
region-s1b-8 = Steamhole Cove
region-s2a-1 = Ringwood
region-s2a-2 = Fairy Mound
region-s2a-3 = Puffball Mire
region-s2a-4 = Inkcap Croft
region-s2a-5 = Hollow Stone
region-s2a-6 = Dewdrop
region-s2a-7 = Deep Thicket
region-s2a-8 = Croaking Fen
region-s2b-1 = Brow Down
region-s2b-2 = Mourner’s Sedge
region-s2b-3 = Yew Walk
region-s2b-4 = Chieftain’s Rest
region-s2b-5 = Whalejaw Wood
region-s2b-6 = Crownstone
region-s2b-7 = Blubber Bog
region-m1a-1 = Coral Steps
region-m1a-2 = Shellback Rise
region-m1a-3 = Brack Garden
region-m1a-4 = Sunward Spit
region-m1a-5 = Salt Myrtle
region-m1a-6 = Bright Lagoon
region-m1a-7 = Dune of Glass
region-m1a-8 = Three Ways Peak
region-m1a-9 = Eelgrass Flats
region-m1a-10 = Farthest Needle
region-m1b-1 = Horn Meadow
region-m1b-2 = Bellows Peak
region-m1b-3 = Tinker’s Shelf
region-m1b-4 = Fuller’s Common
region-m1b-5 = Slag Mire
region-m1b-6 = The Black Anvil
region-m1b-7 = Rivet Ridge
region-m1b-8 = Quenching Pools
region-m1b-9 = Charcoal Wood
region-m2a-1 = Spineback
region-m2a-2 = Scale Shelf
region-m2a-3 = Wingfold
region-m2a-4 = Coldbreath Fen
region-m2a-5 = The Hoard
region-m2a-6 = Drowsing Flank
region-m2a-7 = Tailbend Farms
region-m2a-8 = Snout Point
region-m2a-9 = Ember Inlet
region-m2a-10 = Smoulder Marsh
region-m2b-1 = Wicklight Fen
region-m2b-2 = Glowworm Knoll
region-m2b-3 = Lampoil Fields
region-m2b-4 = The Lanternwood
region-m2b-5 = Mothwater
region-m2b-6 = Drowned Path
region-m2b-7 = Dimrock
region-m2b-8 = Candle Leas
region-m2b-9 = Beacon Tor
region-m2b-10 = Owlers’ Landing
region-l1a-1 = West Horn
region-l1a-2 = East Horn
region-l1a-3 = Reindeer Leas
region-l1a-4 = Horn Fjord
region-l1a-5 = Rimewood
region-l1a-6 = Frostbog
region-l1a-7 = Bearback Hills
region-l1a-8 = Stormseat
region-l1a-9 = Stillmere
region-l1a-10 = Barley Firth
region-l1a-11 = Wolf Copse
region-l1a-12 = Thawing Moss
region-l1a-13 = Longship Beach
region-l1b-1 = Watchers’ Head
region-l1b-2 = Cleft Oaks
region-l1b-3 = Broken Arch
region-l1b-4 = Exile’s Acre
region-l1b-5 = The Sunder
region-l1b-6 = Shieldfell
region-l1b-7 = Grief Marsh
region-l1b-8 = Mirrormire
region-l1b-9 = Oathbarrow
region-l1b-10 = Truce Meadow
region-l1b-11 = Keystone Peak
region-l1b-12 = Ruinwood
region-l2a-1 = Old Flipper
region-l2a-2 = Mossback Leas
region-l2a-3 = Ridge of Plates
region-l2a-4 = Wading Reach
region-l2a-5 = Tail Mangroves
region-l2a-6 = Shell Summit
region-l2a-7 = Rainbowl
region-l2a-8 = Heart Grove
region-l2a-9 = Beak Rock
region-l2a-10 = Clutch Sands
region-l2a-11 = Rumbling Downs
region-l2a-12 = Hatchling Heights
region-l2b-1 = Jewel of Dusk
region-l2b-2 = Jewel of Noon
region-l2b-3 = Jewel of Dawn
region-l2b-4 = Throne Grove
region-l2b-5 = Cinder Sedge
region-l2b-6 = Gilded Steps
region-l2b-7 = Regent’s Eye
region-l2b-8 = Greywillow
region-l2b-9 = Oathbreakers’ Bog
region-l2b-10 = Heirs’ Lawn
region-l2b-11 = Band of Ember
region-l2b-12 = Pale Harvest

## What abilities do right now

now-bombs = Bombs left: { $n }.
now-harmony = Harmony: { $seats }.
now-uses = { $n ->
    [0] Not again this turn.
    [one] { $n } more time this turn.
   *[other] { $n } more times this turn.
}
now-dead = Tokens lost because of the Forsaken this turn{ $murlocs ->
    [yes] {" "}(Murlocs count too)
   *[no] {""}
}: { $n }. For each you may buy one.
now-form-human = Human form this turn.
now-form-worgen = Worgen form this turn.
now-side = Fights for the { $faction } this turn.

## What pieces and marks are for

about-entry = An entry region can be attacked from anywhere. Crossing the sea to it costs one token more.
about-site = An Artifact or a Legendary Place, not yet decided. It is turned up as soon as a race enters.
about-murloc = Murlocs belong to nobody. Each adds one to the price.
about-wall = A Wisp Wall adds one to the price and stays when the Night Elves are in decline.
about-tower = Nobody else can enter a region with a Watch Tower.
about-champion = The Champion adds one to the price. Whoever captures him is paid a coin.
about-beast = A Beast counts as a token, on the map and in conquest.
about-bomb = Live or dud: nobody knows before it is turned up at the start of the Goblins’ turn.
about-target = Whoever conquers its region with a race that is not of the Horde is paid two coins, and so are the Humans.
about-harmony = Its holder must pay the Pandaren two coins before attacking them, once a turn.
about-faction_war = One coin for each race of the enemy faction from which a region was conquered this turn.
about-fortress = A Fort adds one to the price, also in decline.
about-magic = Some races and powers use it: Portal Mages exchange Magic regions.
about-cavern = Kobolds reach caverns from anywhere.
legend-entry = can be attacked from anywhere; the crossing costs a token more.
legend-magic = counts for a few races and powers.
legend-cavern = counts for a few races: Kobolds reach it from anywhere.
legend-murloc = one stands here at the beginning.
legend-size = Here the face-down marker of a small (S), medium (M) or large (L) island is laid before the game.
legend-faction = On a token: its race is of the Alliance, of the Horde, or neutral.
legend-toll = The coins that are due before the attack.

## What home-made races say of terrain that has its own word here

kind-each-hill = Each hill you hold
kind-each-mountain = Each mountain you hold
kind-each-swamp = Each swamp you hold
kind-any-hill = any hill
kind-any-mountain = any mountain
kind-any-swamp = any swamp
kind-all-hill = Hills
kind-all-mountain = Mountains
kind-all-swamp = Swamps
kind-beside-hill = a hill
kind-beside-mountain = a mountain
kind-beside-swamp = a swamp
