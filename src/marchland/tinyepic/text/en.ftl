# Tiny Epic Kingdoms in English.

## Factions

faction-centaurs = Centaurs
faction-constructs = Constructs
faction-dark_elves = Dark Elves
faction-dwarves = Dwarves
faction-elves = Elves
faction-goblins = Goblins
faction-halflings = Halflings
faction-humans = Humans
faction-lizardfolk = Lizardfolk
faction-merfolk = Merfolk
faction-order = The Order
faction-orcs = Orcs
faction-shapeshifters = Shapeshifters
faction-trolls = Trolls
faction-undead = Undead
faction-valkyries = Valkyries
faction-birdfolk = Birdfolk
faction-frostwraiths = Arctic Elementals
faction-lionfolk = Lionfolk
faction-draconians = Draconians
faction-boarfolk = Pigfolk
faction-death_knights = Death Knights
faction-gnomes = Gnomes
faction-ice_giants = Ice Giants
faction-yetis = Yetis
faction-imps = Imps
faction-werebears = Werebears
faction-minotaurs = Minotaurs
faction-pirates = Pirates

## What each level of a faction does

faction-centaurs-1 = When you Patrol, your meeple may take a second step, but not after a war or after being laid down.
faction-centaurs-2 = When you collect with a meeple in plains, gain 1 more food.
faction-centaurs-3 = You pay 1 less in war in plains.
faction-centaurs-4 = Your Quests may start from any region, not only from a border region.
faction-centaurs-5 = At the end 1 point for each plains region you occupy, up to 3.
faction-constructs-1 = Build costs you 1 ore less, never below 1.
faction-constructs-2 = When you Expand, you may pay up to 2 of the food with ore.
faction-constructs-3 = You pay 1 less in war as the defender.
faction-constructs-4 = Each time you build a tower level, gain 2 mana.
faction-constructs-5 = At the end 1 point for every 2 tower levels, up to 3.
faction-dark_elves-1 = You pay 1 less in war in forests.
faction-dark_elves-2 = When you collect with a meeple in a forest, gain 1 more mana.
faction-dark_elves-3 = When you win a war, the loser loses 1 resource of their own choice.
faction-dark_elves-4 = When you Patrol, all forests of a land count as adjacent.
faction-dark_elves-5 = At the end 1 point for each forest region you occupy, up to 3.
faction-dwarves-1 = Whoever else builds the tower level on which you stand pays 1 ore more for it.
faction-dwarves-2 = When you Patrol or Quest into a mountain, gain 1 ore.
faction-dwarves-3 = Build costs you 1 ore less.
faction-dwarves-4 = Where Trade is carried out, you may Build instead.
faction-dwarves-5 = At the end 1 point if nobody’s tower is higher than yours; a tie counts.
faction-elves-1 = In one Trade you may turn both ore and food into mana.
faction-elves-2 = A war number that you pay with mana alone counts for 1 more. You say so as you choose it.
faction-elves-3 = In every payment mana may stand for any other resource.
faction-elves-4 = In war against you the other side’s mana is worth 1 instead of 2; yours stays 2.
faction-elves-5 = At the end 1 point for each player with less mana than you.
faction-goblins-1 = When you Patrol, you may move two meeples.
faction-goblins-2 = Expand costs you 1 food less, never below 1.
faction-goblins-3 = When you reach this level, gain 3 food.
faction-goblins-4 = When you Expand, you may put the new meeple into an empty region next to one of your meeples.
faction-goblins-5 = At the end 2 points if you have more meeples in play than every opponent.
faction-halflings-1 = When you Trade, gain 1 more of what you receive.
faction-halflings-2 = When you collect with a meeple in plains, gain 1 more food.
faction-halflings-3 = In war you may also pay with food: every 2 food are worth 1.
faction-halflings-4 = Retreating costs you 2 food less.
faction-halflings-5 = At the end 1 point for every 3 food you hold, up to 3.
faction-humans-1 = Where Research is carried out, you may Trade instead.
faction-humans-2 = When you Trade, gain 1 more of what you receive.
faction-humans-3 = A war number that you pay with one kind of resource alone counts for 2 more. You say so as you choose it.
faction-humans-4 = When you collect with a meeple in a region touching water, gain 1 more food.
faction-humans-5 = At the end 1 point for each resource of which you hold at least 4.
faction-lizardfolk-1 = When you Patrol, you may move to any region of the same land.
faction-lizardfolk-2 = Whenever you carry out a Patrol you may Quest instead, and the other way round.
faction-lizardfolk-3 = When you Quest, gain 1 of what the region you enter gives.
faction-lizardfolk-4 = When you Quest, you may instead exchange one of your standing meeples with an opponent’s on another land, if nothing else is in either region.
faction-lizardfolk-5 = At the end 1 point for each land other than your home on which you have a meeple.
faction-merfolk-1 = When you Patrol, regions touching the same water area count as adjacent.
faction-merfolk-2 = When you collect with a meeple in a region touching water, gain 1 more mana.
faction-merfolk-3 = You pay 1 less in war in regions touching water.
faction-merfolk-4 = When you Quest into a region touching water, gain 2 food.
faction-merfolk-5 = At the end 1 point for each region touching water you occupy, up to 3.
faction-order-1 = Research costs you 1 mana less, never below 1.
faction-order-2 = When you reach this level, gain 2 resources of your choice.
faction-order-3 = When an opponent raises their magic level, gain 1 mana.
faction-order-4 = As the active player, after you have carried out your action, gain 1 resource of your choice.
faction-order-5 = At the end 1 point for each opponent whose magic level is lower than yours, up to 3.
faction-orcs-1 = You pay 1 less in war as the attacker.
faction-orcs-2 = When you win a war, gain 1 ore.
faction-orcs-3 = When you win a war, the loser’s retreat costs 2 more food.
faction-orcs-4 = After the numbers are revealed you may raise yours by 1 and pay for it, even above 11.
faction-orcs-5 = At the end 2 points if nobody else occupies a region of your home land.
faction-shapeshifters-1 = When you reach this level, draw two factions that are not in play and choose one: its level 1 is yours too.
faction-shapeshifters-2 = When you reach this level, draw two factions that are not in play and choose one: its level 2 is yours too.
faction-shapeshifters-3 = When you Patrol, regions touching the same crags count as adjacent.
faction-shapeshifters-4 = When you reach this level, draw two factions that are not in play and choose one: its level 4 is yours too.
faction-shapeshifters-5 = At the end 1 point for each region touching crags you occupy, up to 3.
faction-trolls-1 = You pay 1 less in war as the defender.
faction-trolls-2 = When you reach this level, gain 3 ore.
faction-trolls-3 = When a meeple would be removed after a lost war, you may pay 2 food to put it into a region of your home land that holds no meeple and no other player’s fort.
faction-trolls-4 = You pay 2 less in war as the defender. Replaces level 1.
faction-trolls-5 = At the end 1 point for every 2 regions of your home land you occupy, up to 2.
faction-undead-1 = When an opponent’s meeple is removed in a war you won, gain 2 mana.
faction-undead-2 = When a meeple would be removed after a lost war, you may pay 1 mana to put it beside a single meeple of yours, where nobody else has one.
faction-undead-3 = When you Expand, you may pay up to 3 of the food with mana.
faction-undead-4 = When an opponent’s meeple is removed in a war you won, you may put a meeple from your supply into that region.
faction-undead-5 = At the end 1 point for each land on which both you and an opponent have a meeple, up to 3.
faction-valkyries-1 = When you win a war, gain 1 mana.
faction-valkyries-2 = Retreating costs you 1 food less.
faction-valkyries-3 = You pay 1 less in war off your home land.
faction-valkyries-4 = Your Quests may start from any region, not only from a border region.
faction-valkyries-5 = At the end 1 point for each war won against another player, up to 3.
faction-birdfolk-1 = When you Quest, you may move two meeples.
faction-birdfolk-2 = Retreating costs you 1 food less.
faction-birdfolk-3 = You may retreat into crags. They give no resource, can be entered only by retreating, and take no fort.
faction-birdfolk-4 = Retreating costs you 2 food less. Replaces level 2.
faction-birdfolk-5 = At the end 1 point for each of your meeples in crags, up to 3.
faction-frostwraiths-1 = You may retreat into water. It gives no resource, can be entered only by retreating, and takes no fort.
faction-frostwraiths-2 = When you reach this level, every opponent loses 2 resources of their own choice.
faction-frostwraiths-3 = Build costs you 1 ore less in a region that touches water and holds one of your meeples.
faction-frostwraiths-4 = When you reach this level, one opponent of your choice loses one magic level.
faction-frostwraiths-5 = At the end 1 point for each of your meeples in water, up to 3.
faction-lionfolk-1 = When you reach this level, gain 2 food.
faction-lionfolk-2 = When the action card is cleared and you have more meeples in play than every opponent, gain 1 resource of your choice.
faction-lionfolk-3 = When you reach this level, gain 4 food.
faction-lionfolk-4 = Expand costs you 2 food less, never below 1.
faction-lionfolk-5 = At the end 1 point for each opponent with fewer meeples in play than you, up to 3.
faction-draconians-1 = You pay 1 less in war as the attacker in a war that a Quest started.
faction-draconians-2 = When you Quest and no war starts, gain 1 ore.
faction-draconians-3 = When you lose a war, the winner loses 1 resource of their own choice.
faction-draconians-4 = Your Quests may enter any region of the other land, not only a border region.
faction-draconians-5 = At the end 2 points if all your meeples are in border regions.
faction-boarfolk-1 = When you Patrol into plains, gain 1 food.
faction-boarfolk-2 = Whenever the action card is cleared, gain 1 food.
faction-boarfolk-3 = You may pay with food in war: 2 food count as 3.
faction-boarfolk-4 = When you lose a war by 3 or more, both with a number, all regions you occupy yield at once.
faction-boarfolk-5 = At the end 3 points if you hold no resource.
faction-death_knights-1 = You pay 1 less in war against an opponent whose magic level is higher than yours.
faction-death_knights-2 = When you win a war, gain 1 mana.
faction-death_knights-3 = When you reach this level, one opponent of your choice loses 2 resources of their own choice.
faction-death_knights-4 = You pay 2 less in war as the attacker off your home land.
faction-death_knights-5 = At the end 1 point for each region you occupy on an opponent’s home land, up to 3.
faction-gnomes-1 = Where Patrol is carried out, you may Build instead.
faction-gnomes-2 = When you attack another player, you may demand that both sides pay with ore alone.
faction-gnomes-3 = When you reach this level, gain 3 ore.
faction-gnomes-4 = Each time you build a tower level, gain 1 resource of your choice.
faction-gnomes-5 = At the end 1 point for every 2 tower levels, up to 3.
faction-ice_giants-1 = After you collect, you may lay down one standing meeple in a mountain or on silver peaks to gain 2 more ore.
faction-ice_giants-2 = You pay 1 less in war if your meeple in the war is lying down.
faction-ice_giants-3 = When you Patrol, you may also stand up any number of your meeples.
faction-ice_giants-4 = You pay 2 less in war if your meeple in the war is lying down. Replaces level 2.
faction-ice_giants-5 = At the end 1 point for each of your lying meeples outside ruins, up to 3.
faction-yetis-1 = Before the numbers of a war are chosen, you may lay your standing meeple down and pay 1 less.
faction-yetis-2 = Your lying meeples in mountains, tundra and on silver peaks collect as if standing.
faction-yetis-3 = When you Patrol, you may also stand up any number of your meeples.
faction-yetis-4 = Before the numbers of a war are chosen, you may lay your standing meeple down and pay 2 less. Replaces level 1.
faction-yetis-5 = At the end 1 point for each mountain, tundra or silver peaks region you occupy off your home land, up to 3.
faction-imps-1 = When you Patrol, regions touching the same crags count as adjacent.
faction-imps-2 = When you reach this level, every opponent loses 1 resource of their own choice.
faction-imps-3 = You may retreat into crags. They give no resource and can be entered only by retreating.
faction-imps-4 = When you lose a war, the winner loses 2 resources of your choice.
faction-imps-5 = At the end 1 point for each of your meeples in crags or in a region touching crags, up to 3.
faction-werebears-1 = You pay 1 less in war in regions touching crags.
faction-werebears-2 = When you collect with a meeple in a region touching crags, gain 1 more food.
faction-werebears-3 = When you win a war, gain 2 food.
faction-werebears-4 = You pay 2 less in war in regions touching crags. Replaces level 1.
faction-werebears-5 = At the end 1 point for each region touching crags you occupy, up to 3.
faction-minotaurs-1 = When you Build, you may put the fort into an empty region next to one of your meeples.
faction-minotaurs-2 = When you defend with a standing fort, you may choose before the numbers to lay it down after the war: it then saves 2, not 1.
faction-minotaurs-3 = When you collect, you may lay down one standing fort to gain 2 ore.
faction-minotaurs-4 = Build costs you 2 ore less, never below 1.
faction-minotaurs-5 = At the end 1 point for each of your standing forts off your home land, on top of the usual point, up to 3.
faction-pirates-1 = When you win a war in a region touching water, take 1 resource from the loser, who picks it.
faction-pirates-2 = For your Quests regions touching water count as border regions, at both ends.
faction-pirates-3 = When you reach this level, take 2 resources of your choice from one opponent.
faction-pirates-4 = When you collect with a meeple in a region touching water, gain 1 more resource of your choice.
faction-pirates-5 = At the end 1 point for each land other than your home on which you occupy a region touching water, up to 3.

## Heroes

hero-baron = Baron
hero-queen = Queen
hero-wizard = Wizard
hero-knight = Knight
hero-ranger = Ranger
hero-paladin = Paladin
hero-druid = Druid
hero-alchemist = Alchemist
hero-smith = Smith
hero-bard = Bard
hero-spy = Spy
hero-merchant = Merchant
hero-explorer = Explorer
hero-berserker = Berserker
hero-captain = Captain
hero-oracle = Oracle
hero-engineer = Engineer
hero-prospector = Prospector
hero-warlord = Warlord
hero-herbalist = Herbalist
hero-shepherd = Shepherd
hero-duelist = Duelist
hero-envoy = Envoy
hero-warden = Warden
hero-scholar = Scholar

## What each level of a hero does

hero-baron-1 = Your meeples in regions adjacent to the hero pay 1 less in war.
hero-baron-2 = When you collect from the hero’s region, you get 2 of its resource.
hero-baron-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-queen-1 = Whoever defeats the hero in a war loses all their food after the war.
hero-queen-2 = When you lose a war with the hero by 2 or less, you do not pay your number.
hero-queen-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-wizard-1 = When the action card is cleared, gain 1 mana.
hero-wizard-2 = When the action card is cleared and the hero is in a forest, gain 1 more mana.
hero-wizard-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-knight-1 = You pay 1 less in war when the hero takes part.
hero-knight-2 = You pay 2 less in war when the hero takes part. Replaces level 1.
hero-knight-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-ranger-1 = When you Patrol with the hero, it may take a second step, but not after a war or after being laid down.
hero-ranger-2 = The hero may Quest from any region to any region, border or not.
hero-ranger-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-paladin-1 = You pay 1 less in war when the hero defends.
hero-paladin-2 = Your other meeples in regions adjacent to the hero pay 1 less in war when they defend.
hero-paladin-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-druid-1 = When you collect from the hero’s region and it is a forest or plains, you get 2 of its resource.
hero-druid-2 = The hero retreats for free.
hero-druid-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-alchemist-1 = When you collect, you may turn 1 of your ore into mana or 1 of your mana into ore.
hero-alchemist-2 = Research costs you 1 mana less, never below 1.
hero-alchemist-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-smith-1 = Build costs you 1 ore less while the hero is in a mountain, never below 1.
hero-smith-2 = When you collect from the hero’s region and it is a mountain, you get 2 of its resource.
hero-smith-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-bard-1 = Expand costs you 1 food less if the new meeple joins the hero, never below 1.
hero-bard-2 = Expand costs you 2 food less if the new meeple joins the hero, never below 1. Replaces level 1.
hero-bard-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-spy-1 = When the hero Patrols or Quests into a region of an opponent’s home land without a war, that opponent loses 1 resource of their own choice.
hero-spy-2 = You gain the resource that an opponent loses to the hero.
hero-spy-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-merchant-1 = When you Trade while the hero is off your home land, gain 1 more of what you receive.
hero-merchant-2 = When you Trade, you may make two exchanges, one after the other.
hero-merchant-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-explorer-1 = When the hero Quests, gain 1 of what the region it enters gives.
hero-explorer-2 = When the hero Quests, gain 2 of what the region it enters gives. Replaces level 1.
hero-explorer-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-berserker-1 = You pay 1 less in war when the hero attacks.
hero-berserker-2 = You pay 2 less in war when the hero attacks. Replaces level 1.
hero-berserker-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-captain-1 = When the hero Quests, one more of your meeples from the same or an adjacent region may Quest too.
hero-captain-2 = You pay 1 less in war when the hero’s Quest started it.
hero-captain-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-oracle-1 = When the action card is cleared and the hero is off your home land, gain 1 resource of your choice.
hero-oracle-2 = Research costs you 1 mana less, never below 1.
hero-oracle-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-engineer-1 = Build costs you 1 ore less if the fort goes to the hero’s region, never below 1.
hero-engineer-2 = Your fort in the hero’s region saves 2 in war instead of 1.
hero-engineer-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-prospector-1 = When you collect from the hero’s region and it is a mountain, you get 2 of its resource.
hero-prospector-2 = When you collect from the hero’s region and it is silver peaks, you get 2 of its resource.
hero-prospector-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-warlord-1 = Your other meeples in regions adjacent to the hero pay 1 less in war when they attack.
hero-warlord-2 = You pay 1 less in war when the hero takes part.
hero-warlord-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-herbalist-1 = Retreating costs you 1 food less.
hero-herbalist-2 = Retreating costs you 2 food less. Replaces level 1.
hero-herbalist-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-shepherd-1 = When you collect from the hero’s region and it is plains, you get 2 of its resource.
hero-shepherd-2 = Expand costs you 1 food less, never below 1.
hero-shepherd-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-duelist-1 = You win ties in wars with the hero, even as the attacker.
hero-duelist-2 = You pay 1 less in war when the hero takes part.
hero-duelist-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-envoy-1 = When you collect from the hero’s region and it is a capital, gain 1 resource of your choice.
hero-envoy-2 = The hero retreats for free after you showed the white flag.
hero-envoy-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-warden-1 = You pay 1 less in war when the hero defends in a region with your fort, on top of the fort.
hero-warden-2 = You pay 2 less in war when the hero defends in a region with your fort, on top of the fort. Replaces level 1.
hero-warden-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.
hero-scholar-1 = When an opponent raises their magic level above yours, gain 1 mana.
hero-scholar-2 = Research costs you 2 mana less, never below 1.
hero-scholar-3 = The hero retires at once: a standard meeple takes its place, and the card is worth 3 points at the end.

## Lands: each side, then each card

land-t01a = Greenridge
land-t01b = Oredale
land-t02a = Sheafmere
land-t02b = Mistmines
land-t03a = Hushland
land-t03b = Crownholt
land-t04a = Threeshores
land-t04b = Underkeep
land-t05a = Stonescythe
land-t05b = Sunfens
land-t06a = Oakthrone
land-t06b = Brokendyke
land-t07a = Sinkhollow
land-t07b = Kingsacre
land-t08a = Windbreak
land-t08b = Oldgate
land-t09a = Stodolohoří
land-t09b = Ejchuchie
land-t10a = Vosí pas
land-t10b = Bumhostán
land-t11a = Chongül
land-t11b = Čumílie
land-t12a = Kecálistán
land-t12b = Aughmoore
land-t13a = Hrabálie
land-t13b = Icefurrow
land-t14a = Snowspine
land-t14b = Whitepools
land-t15a = Frostkeep
land-t15b = Silvervein
land-t16a = Northsill
land-t16b = Driftmoor
land-t01 = Greenridge / Oredale
land-t02 = Sheafmere / Mistmines
land-t03 = Hushland / Crownholt
land-t04 = Threeshores / Underkeep
land-t05 = Stonescythe / Sunfens
land-t06 = Oakthrone / Brokendyke
land-t07 = Sinkhollow / Kingsacre
land-t08 = Windbreak / Oldgate
land-t09 = Stodolohoří / Ejchuchie
land-t10 = Vosí pas / Bumhostán
land-t11 = Chongül / Čumílie
land-t12 = Kecálistán / Aughmoore
land-t13 = Hrabálie / Icefurrow
land-t14 = Snowspine / Whitepools
land-t15 = Frostkeep / Silvervein
land-t16 = Northsill / Driftmoor

## Terrains, and what a place is called

tek-terrain-forest = forest
tek-terrain-mountain = mountain
tek-terrain-plains = plains
tek-terrain-ruins = ruins
tek-terrain-capital = capital
tek-terrain-silver_peaks = silver peaks
tek-terrain-tundra = tundra
tek-terrain-water = water
tek-terrain-crags = crags
tek-place = { $terrain } { $number } ({ $land })
tek-place-bare = { $number } ({ $land })

## Actions, resources, pieces

tek-action-patrol = Patrol
tek-action-quest = Quest
tek-action-build = Build
tek-action-research = Research
tek-action-expand = Expand
tek-action-trade = Trade
tek-resource-food = food
tek-resource-mana = mana
tek-resource-ore = ore
tek-resource-silver = silver
tek-resource-choice = of your choice
tek-unit = { $n } { $resource }
tek-piece-meeple = meeple
tek-piece-hero = hero
tek-piece-fort = fort
tek-piece-neutral = neutral meeple
tek-piece-shield = shield
tek-piece-tower = tower
tek-piece-magic = magic

## Where a card comes from

tek-mark-rulebook = as printed
tek-mark-public = from public pages
tek-mark-prototype = from a prototype of 2013
tek-mark-original = our own design
tek-set-base = base game
tek-set-deluxe = deluxe content
tek-set-heroes_call = Heroes’ Call
tek-next-war = Next level: win a war with the hero.
tek-next-research = Next level: Research and pay { $n } mana.
tek-next-expand = Next level: Expand and pay { $n } food.
tek-next-build = Next level: Build and pay { $n } ore.

## Abilities that are offered

use-action_swap = swapping Patrol and Quest
use-swap_on = changing places
use-war_raise = raising the number by 1
use-war_lay_down = lying down before the war
use-fort_lay_down_war = laying the fort down after the war
use-collect_lay_down = lying down for ore
use-fort_lay_down_collect = laying a fort down for ore
use-rescue = saving the meeple
use-raise_dead = raising the fallen
use-war_only = a war paid in ore alone
use-action_instead = another action in place of this one

## Points

tek-points-meeples = Meeples: { $n }{ $ruins ->
        [0] { "" }
       *[other] { " " }(in ruins, without points: { $ruins })
    }
tek-points-tower = Tower: { $n }
tek-points-magic = Magic: { $n }
tek-points-capital = Capitals: { $n }
tek-points-lost = Lost Kingdom: { $n }
tek-points-heroes = Retired heroes: { $n }
tek-points-forts = Forts away from home: { $n }
tek-points-faction = { $faction }: { $n }

## What happened

tek-log-deal-land = { $seat } is dealt the card { $land }.
tek-log-lost-land = The Lost Kingdom: { $land }. It belongs to nobody and is reached by a Quest; to defeat a neutral meeple there costs mana and ore, together one for each neutral meeple on the map. Its regions and neutral meeples are points at the end.
tek-log-deal-faction = { $seat } is dealt a faction: { $faction }.
tek-log-draw-faction = { $seat } draws: { $faction }.
tek-log-draw-hero = { $seat } draws a hero card.
tek-log-pick-faction = { $seat } picks a faction: { $faction }.
tek-log-given-faction = { $seat } is given a faction: { $faction }.
tek-log-side = { $seat } plays on { $land }.
tek-log-settle = { $seat } starts in { $region }.
tek-log-split = { $seat } starts with { $units }.
tek-log-keep = { $seat } hires: { $hero }.
tek-log-roll = { $way ->
        [true] The compass shows { $n }: only a direction, as on a clock.
        [false] The compass shows { $n }: { $action }.
       *[other] The compass shows { $n }.
    }
tek-log-next-free = { $action } is used: the next free action clockwise follows.
tek-log-take = { $seat } selects { $action }.
tek-log-turn-over = { $seat }, cycle { $cycle }, { $action }
tek-log-follow-over = { $seat }, cycle { $cycle }, { $action }
tek-sum-points = { $n_sign }{ $n_abs } { $n_abs ->
        [one] point
       *[other] points
    }
tek-sum-units = { $n_sign }{ $n_abs } { $resource }
tek-log-act = { $seat } carries out { $action }.
tek-log-collect = { $n ->
    [0] { $seat } collects, but gains nothing.
   *[other] { $seat } collects.
}
tek-log-pass = { $seat } does nothing.
tek-log-level = { $seat } trains the hero.
tek-log-move = { $hero ->
        [true] { $seat }, hero: { $region } → { $to }.
       *[other] { $seat }: { $region } → { $to }.
    }
tek-log-stand = { $seat } stands up what lies in { $region }.
tek-log-place = { $seat } places a meeple in { $region }.
tek-log-fort = { $seat } builds a fort in { $region }.
tek-log-retreat = { $seat } retreats to { $region }.
tek-log-lies = { $how ->
        [stays] { $seat }’s meeple stays lying down; a Patrol stands it up.
       *[ruins] { $seat }’s meeple is lying in ruins, where it brings no points at the end.
    }
tek-log-fall = { $forced ->
        [true] { $seat } cannot retreat.
       *[other] { $seat } does not retreat.
    }
tek-log-bid = { $seat } has chosen a number or the flag.
tek-log-will-bid = { $seat } shows { $n } and wins if { $wins ->
        [tie] { $other } shows no more.
       *[less] { $other } shows less.
    }
tek-log-will-bid-all = { $seat } shows { $n }, all in { $resource }; it counts as { $counts } and wins if { $wins ->
        [tie] { $other } shows no more.
       *[less] { $other } shows less.
    }
tek-log-will-flag = { $wins ->
        [ally] { $seat } shows the white flag: allied here if { $other } shows it too; against a number the war is lost, but nothing is paid.
        [flag] { $seat } shows the white flag: { $seat } wins only if { $other } shows it too, and pays nothing.
       *[never] { $seat } shows the white flag: the war is lost, but nothing is paid.
    }
tek-log-flag = { $forced ->
        [true] { $seat } cannot pay for the number and so gives the war up, without being asked.
       *[other] { $seat } gives the war up.
    }
tek-log-pay = { $seat } pays { $units }.
tek-log-trade = { $seat } gives { $n } { $given_resource } for { $n } { $got_resource }.
tek-log-use = { $seat } uses an ability: { $name }.
tek-log-opponent = { $seat } names { $other } as the opponent.
tek-log-copy = { $seat } copies { $faction }.
tek-log-lay-down = { $seat } lays down what stands in { $region }.
tek-log-hero-level = { $ability ->
    [none] { $seat }: { $hero } reaches level { $n }.
   *[other] { $seat }: { $hero } reaches level { $n }; the card says: “{ $ability }”
}
tek-log-magic = { $ability ->
    [none] { $seat } reaches magic level { $n }.
   *[other] { $seat } reaches magic level { $n } and reads on the card: “{ $ability }”
}
tek-log-clear = The action card is cleared: the shields come off, and every action is free again.
tek-log-flip = { $night ->
        [true] The compass turns to night.
       *[other] The compass turns to day.
    }
tek-log-reveal = { $shown }.
tek-log-alliance = { $seat } and { $other } form an alliance.
tek-log-war = { $other ->
    [none] { $seat } starts a war with the neutral meeple in { $region }.
   *[other] { $seat } starts a war with { $other } in { $region }.
}
tek-log-war-won = { $seat } wins the war.
tek-log-gain = { $seat } gains { $n } { $resource }.
tek-log-lose = { $seat } loses { $n } { $resource }.
tek-log-removed = { $hero ->
        [true] { $seat } loses the hero in { $region }.
       *[other] { $seat } loses a meeple in { $region }.
    }
tek-log-bare = { $seat } has no meeple left; Expand brings one back to the home land, for { $n } food.
tek-log-fort-lost = { $seat } loses the fort in { $region } and a tower level.
tek-log-magic-lost = { $seat }: magic −{ $n }.
tek-log-end-triggered = { $by ->
    [tower] { $seat } triggers the end of the game: tower level { $n }.
    [magic] { $seat } triggers the end of the game: magic level { $n }.
    [heroes] { $seat } triggers the end of the game, heroes retired: { $n }.
   *[meeples] { $seat } triggers the end of the game, meeples in play: { $n }.
}
tek-log-last-cycle = This cycle is the last.
tek-shown = { $n ->
        [0] { $seat } shows a white flag
       *[other] { $seat } shows { $n }
    }

## What is being asked

tek-ask-pick-faction = { $seat }: pick a faction.
tek-ask-pick-faction-opponent = { $seat }: pick the opponent’s faction.
tek-ask-pick-side = { $seat }: pick a side of your card.
tek-ask-pick-side-opponent = { $seat }: pick a side of the opponent’s card.
tek-ask-pick-land = { $seat }: pick a home.
tek-ask-pick-land-opponent = { $seat }: pick the opponent’s home.
tek-ask-settle = { $seat }: choose a region of your home land; your first two meeples both stand there.
tek-ask-settle-opponent-1 = { $seat }: choose the forest where the first of the opponent’s two meeples stands.
tek-ask-settle-opponent-2 = { $seat }: choose the mountain where the second of the opponent’s two meeples stands.
tek-ask-split = { $seat }: split your first resources.
tek-ask-keep = { $seat }: choose which hero to keep.
tek-ask-select = { $seat }: select an action.
tek-ask-act = { $seat }: carry out the action, or do nothing.
tek-ask-follow = { $seat }: carry out the action, or collect.
tek-ask-patrol = { $seat }: move a meeple next door.
tek-ask-patrol-stand = { $seat }: move a meeple next door, or stand one up.
tek-ask-stand = { $seat }: stand a lying meeple up.
tek-ask-quest = { $seat }: move a meeple to another land.
tek-ask-step = { $seat }: by an ability ({ $name }) the same meeple may move on, or stop.
tek-ask-more = { $seat }: an ability allows one more move; you may leave it at that.
tek-ask-move = { $seat }: make a move.
tek-ask-swap = { $seat }: choose which meeples change places.
tek-ask-build = { $seat }: pay for the tower.
tek-ask-research = { $seat }: pay for the magic.
tek-ask-expand = { $seat }: pay for the new meeple.
tek-ask-level = { $seat }: pay for the hero’s level.
tek-ask-fort = { $seat }: choose where the fort stands.
tek-ask-place = { $seat }: choose where the new meeple stands.
tek-ask-trade = { $seat }: exchange resources.
tek-ask-collect = { $seat }: choose what to collect.
tek-ask-opponent = { $seat }: choose an opponent.
tek-ask-copy = { $seat }: choose whose level { $n } to copy; that one ability becomes yours too.
tek-ask-lay = { $seat }: choose what to lay down.
tek-ask-bid = { $seat }: { $role ->
    [defender] { $other } attacks you in { $region }. You defend: choose a war number or the white flag.
   *[attacker] choose a war number or the white flag.
}
tek-ask-match = { $seat }: match the number, or give up.
tek-ask-match-neutral = { $seat }: pay for the neutral meeple’s number.
tek-ask-war-pay = { $seat }: pay for your war number.
tek-ask-retreat = { $seat }: retreat, or lose the meeple.
tek-ask-retreat-pay = { $seat }: pay for the retreat.
tek-ask-rescue = { $seat }: choose where the meeple is saved.
tek-ask-gain = { $seat }: { $n ->
    [0] choose a resource.
   *[other] choose a resource, then { $n } more.
}
tek-ask-lose = { $seat }: { $n ->
    [0] choose what { $other } loses.
   *[other] choose what { $other } loses, then { $n } more.
}
tek-ask-offer-action_swap = { $seat }: swap Patrol and Quest?
tek-ask-offer-swap_on = { $seat }: change places in place of moving?
tek-ask-offer-war_raise = { $seat }: raise the number by 1?
tek-ask-offer-war_lay_down = { $seat }: lie down before the war to pay less?
tek-ask-offer-fort_lay_down_war = { $seat }: lay the fort down after the war to pay less?
tek-ask-offer-collect_lay_down = { $seat }: lay a meeple down for 2 ore?
tek-ask-offer-fort_lay_down_collect = { $seat }: lay a fort down for 2 ore?
tek-ask-offer-free_exchange = { $seat }: exchange ore and mana?
tek-ask-offer-rescue = { $seat }: pay to save the meeple?
tek-ask-offer-raise_dead = { $seat }: put a meeple of yours here?
tek-ask-offer-war_only = { $seat }: demand that both sides pay with ore alone?
tek-ask-offer-action_instead = { $seat }: an ability of yours allows { $other_action } in place of { $action }. Use it?
tek-ask-start = { $seat }: please wait.
tek-ask-deal-card = { $seat }: please wait.
tek-ask-deal-faction = { $seat }: please wait.
tek-ask-deal-land = { $seat }: please wait.
tek-ask-draw-hero = { $seat }: please wait.
tek-ask-draw-faction = { $seat }: please wait.
tek-ask-resolve = { $seat }: please wait.
tek-ask-do = { $seat }: please wait.
tek-ask-event = { $seat }: please wait.
tek-ask-war = { $seat }: please wait.
tek-ask-clear = { $seat }: please wait.
tek-ask-roll = { $seat }: the compass is rolled.
tek-ask-over = The game is over.

## Why something cannot be done

tek-why-over = The game is over.
tek-why-not-asked = That is not what { $seat } is asked now.
tek-why-not-offered = That is not on offer here.
tek-why-shield = A shield lies on { $action }; it is free again once the shields come off the card.
tek-why-all-full = Nothing can be received: { $n } of each is the most.
tek-why-nothing-to-trade = There is no food, mana or ore to give.
tek-why-magic-top = Magic is at its highest level, { $n }.
tek-why-tower-top = The tower is at its highest level, { $n }.
tek-why-no-supply = All { $n } meeples that may be in play are in play.
tek-why-no-place = A new meeple needs a region with exactly one meeple of its kingdom and nobody else{ $tundra ->
    [true] { " " }(not tundra)
   *[other] { "" }
}: no such region is there now.
tek-why-no-fort-place = There is no place for it: a fort goes beside a meeple of its kingdom, where no other fort stands, and not in tundra.
tek-why-too-dear = It costs { $price } { $resource }; { $n ->
    [0] there is nothing to pay it with.
   *[other] only { $n } of that can be paid.
}
tek-why-no-meeple = { $seat } has no meeple in play.
tek-why-all-lie = { $seat }’s meeples are all lying down; only those that stand can move.
tek-why-none-at-border = { $seat } has no standing meeple in a border region, where a Quest starts.
tek-why-nowhere = { $seat } has no meeple with an open region to go to.
tek-why-no-hero = { $seat } has no hero in play; the next new meeple is one.
tek-why-level-war = { $hero } rises by winning a war, not by an action.
tek-why-level-action = { $hero } rises by another action: { $action }.
tek-why-active-collects = { $seat } selected the action: it is carried out or nothing is done; only the others may collect.
tek-why-follower-passes = { $seat } follows: the action is carried out, or resources are collected.
tek-why-pay = The price is { $n }: pay exactly that, and only with what you have.
tek-why-rival-dear = The opponent’s number is { $number }, { $night ->
        [true] as many as
       *[false] twice as many as
    } { $own ->
        [true] its
       *[false] your
    } meeples in play; it costs { $price }, and mana and ore come to { $n }.
tek-why-neutral-dear = Defeating the neutral meeple costs { $price }; mana and ore come to { $n }.
tek-why-war-dear = The number costs { $price }; mana and ore come to { $n }.
tek-why-number = Number { $number } would cost { $price }; mana and ore come to { $n }.
tek-why-no-number = { $seat } can pay for no number.
tek-why-number-most = War numbers go from 1 to { $n }.
tek-why-no-silver = Silver is not traded, only food, mana and ore.
tek-why-short = There is only { $n } { $resource }.
tek-why-cap = Nobody keeps more than { $n } { $resource }.
tek-why-split = The first resources must come to { $n } in all.
tek-why-no-refuge = No region next door is free of others’ pieces and has room.
tek-why-feature = Nobody can enter: this is not a region ({ $terrain }).
tek-why-alliance = Two kingdoms are here already: nobody else may enter, and nobody joins them.
tek-why-full = It is full: a region holds { $n } meeples.
tek-why-tundra-taken = Somebody is here already: tundra holds one meeple.
tek-why-not-here = { $seat } has no meeple here.
tek-why-steps = Only the meeple that has just moved may go on.
tek-why-stood = A meeple was stood up in place of a move.
tek-why-moved-enough = No other meeple may move with this action.
tek-why-tundra-first = A meeple in tundra must move first.
tek-why-moved = The meeple here has moved already.
tek-why-lies = The meeple here is lying down: a Patrol must stand it up before it moves.
tek-why-no-border = A Quest starts in a border region, and this is not one.
tek-why-stuck = From here every way is closed: full, allied, or a number too dear.
tek-why-stuck-duel = From here every way is closed: full, or a number too dear.
tek-why-not-next-door = It is not next door on the same land.
tek-why-same-land = A Quest leads to another land.
tek-why-goal-no-border = A Quest ends in a border region, and this is not one.
tek-why-stand-patrol = Only a Patrol stands a meeple up.
tek-why-nobody-lies = { $seat } has no meeple lying here.
tek-why-stand-late = Standing up takes the place of a move, and something has moved.
tek-why-tundra-new = Nothing new is put into tundra.
tek-why-tundra-fort = No fort stands on tundra.
tek-why-other-price = A piece here has another price than was paid.
tek-why-home-empty = Without a meeple in play { $seat } comes back with Expand, in an empty region of the home land.
tek-why-not-alone = Somebody else’s piece is here.
tek-why-has-fort = A fort stands here already.
tek-why-not-home = { $seat }’s first meeples stand on the home land.
tek-why-opponent-begins = The opponent’s meeple begins elsewhere: { $terrain }.
tek-why-foreign = Pieces of others are here: a retreat needs a region without them.

## Actions, as buttons and for screen readers

tek-lose-pass = { $action } could be carried out. Leave it undone?
tek-lose-collect = There is nothing to collect, but { $action } could be carried out. Collect all the same?
tek-lose-fall = Without a retreat the beaten meeple leaves the map. Let it go?
tek-do-take = { $action }
tek-do-act = Act
tek-do-act-named = Carry out { $action }
tek-do-collect = Collect
tek-do-pass = Pass
tek-do-move-no-more = No further move
tek-do-level = Train the hero
tek-do-move = Move: { $region } → { $to }
tek-do-move-hero = Move the hero: { $region } → { $to }
tek-do-stand = Stand up: { $region }
tek-do-stand-hero = Stand the hero up: { $region }
tek-do-place = Place here: { $region }
tek-do-fort = Fort here: { $region }
tek-do-bid = Number { $n }
tek-do-bid-all = Number { $n }, all in { $resource }
tek-do-flag = White flag
tek-do-give-up = Give up
tek-do-pay = Pay { $units }
tek-do-split = Start with { $units }
tek-do-retreat = Retreat: { $region }
tek-do-fall = Do not retreat
tek-do-trade = { $n } { $given_resource } for { $n } { $got_resource }
tek-do-keep = Keep: { $hero }
tek-do-use = Use: { $name }
tek-do-use-none = Do not use it
tek-do-choose-resource = Choose: { $resource }
tek-do-choose-seat = Choose: { $other }
tek-do-choose-faction = Choose: { $faction }
tek-do-choose-land = Choose: { $land }
tek-do-choose-region = Choose: { $region }
tek-do-choose-hero = Choose the hero: { $region }
tek-do-draw-hero = Drawn: { $hero }
tek-do-draw-faction = Drawn: { $faction }
tek-do-draw-land = Drawn: { $land }
tek-do-roll = Rolled: { $n }

## Files of cards that are refused

error-card-none = { $file } has no [faction.NAME], [hero.NAME], [land.NAME] or [constants].
error-card-twice = { $file }: the card { $what } stands in { $than } too; name one of the two files.
error-card-table = { $file }, line { $line }: { $what } must be a table, not { $than }.
error-card-number = { $file }, line { $line }: { $what } must be a whole number from { $fewest } to { $most }.
error-card-flag = { $file }, line { $line }: { $what } must be true or false.
error-card-one = { $file }, line { $line }: { $what } must be one of these: { $known }.
error-card-some = { $file }, line { $line }: { $what } must be a list of some of these: { $known }.
error-card-numbers = { $file }, line { $line }: { $what } must be a list of whole numbers, { $n } in all.
error-card-tables = { $file }, line { $line }: { $what } must be a list of tables.
error-card-key = { $file }, line { $line }: there is no key { $what } here; known: { $known }.

## Why a way is good

tek-hint-takes = { $n ->
    [one] Takes { $n } free region.
   *[other] Takes { $n } free regions.
}
tek-hint-takes-from = { $n ->
    [one] Takes { $n } region from { $other }.
   *[other] Takes { $n } regions from { $other }.
}
tek-hint-gives-up = { $n ->
    [one] Gives up { $n } region.
   *[other] Gives up { $n } regions.
}
tek-hint-more = { $n ->
    [one] Holds { $n } region more than the next best.
   *[other] Holds { $n } regions more than the next best.
}
tek-hint-fewer = { $n ->
    [one] Holds { $n } region fewer than the best alternative.
   *[other] Holds { $n } regions fewer than the best alternative.
}
tek-hint-land-more = This land gives { $n } different resources; any other choice gives { $most } at most.
tek-hint-land-capital = It has a capital: at the end { $n } points for whoever is alone there.
tek-hint-land = Its regions give: { $units }.
tek-hint-start = Collecting there brings: { $units }.
tek-hint-near = The regions next to it give: { $units }.
tek-hint-rival-land = Your Quests lead there. Its regions give: { $units }.
tek-hint-rival-near = { $n ->
    [0] The regions next to it give the opponent nothing.
   *[other] The regions next to it give the opponent: { $units }.
}
tek-hint-rival-fewer = { $n ->
    [0] Only there do the regions next to it give the opponent nothing.
   *[other] The regions next to it give the opponent fewer different resources than anywhere else: { $units }.
}
tek-hint-opens = Collecting then brings something new: { $units }.
tek-hint-yields = Collecting then brings more: { $units }.
tek-hint-loses = Collecting then brings less: { $units }.
tek-hint-capital = The capital brings { $n } points at the end if the meeple is still there.
tek-hint-leads = A Patrol from there leads to something new: { $units }.
tek-hint-full = Two of your own meeples fill the region: nobody else can enter it.
tek-hint-tie = At a tie { $other } wins, as the defender.
tek-hint-fort = Off the home land the fort brings { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end.

## Maps

map-base = Base game
map-heroes = Everything with Heroes’ Call
map-north = Heroes’ Call only

## Rulings

ruling-factions = Factions
ruling-factions-text = Whether factions are dealt at random or picked in seat order.
ruling-factions-dealt = dealt
ruling-factions-picked = picked
ruling-faction_sets = Which factions
ruling-faction_sets-text = Whether only the factions of the box in play take part, or all that can.
ruling-faction_sets-box = of the box
ruling-faction_sets-all = all
ruling-sides = Choosing the side
ruling-sides-text = Whether the side of the land card is picked before or after the factions are known.
ruling-sides-before_factions = before the factions
ruling-sides-after_factions = after the factions
ruling-redeal = Deal lands again
ruling-redeal-text = Whether lands are dealt again until every faction finds the water or crags that its card speaks of.
ruling-start = First resources
ruling-start-text = Whether everyone splits six resources, or starts with 3 food, 2 mana and 1 ore.
ruling-start-split = split six
ruling-start-beginner = fixed
ruling-tower_points = Points of the tower
ruling-tower_points-text = What the six levels of the tower are worth: 1, 2, 3, 4, 6, 8, or one point each.
ruling-tower_points-steep = rising
ruling-tower_points-even = one each
ruling-expand_cost = Price of Expand
ruling-expand_cost-text = Whether the new meeple counts for its own price.
ruling-expand_cost-after = it counts
ruling-expand_cost-before = it does not
ruling-alliance_ends = End of an alliance
ruling-alliance_ends-text = How long an alliance lasts, with three players or more: until one side has left the region, or until the two are at war again anywhere.
ruling-alliance_ends-left = until one side leaves
ruling-alliance_ends-war = until a war between the two
ruling-quest_range = Start of a Quest
ruling-quest_range-text = Whether a Quest starts in border regions only.
ruling-quest_range-border = border only
ruling-quest_range-any_start = anywhere
ruling-solo_income = The opponent’s income
ruling-solo_income-text = Whether the solo opponent gets one of each resource when the day ends, or at every flip of the compass.
ruling-solo_income-day = when the day ends
ruling-solo_income-every_flip = at every flip
ruling-solo_number = The opponent’s number
ruling-solo_number-text = Whose meeples set the solo opponent’s war number.
ruling-solo_number-human = the human’s
ruling-solo_number-own = its own
ruling-solo_difficulty = Difficulty of the solo game
ruling-solo_difficulty-text = How much food, mana and ore the solo opponent starts with.
ruling-solo_difficulty-3 = 3 of each
ruling-solo_difficulty-0 = 0 of each
ruling-solo_difficulty-1 = 1 of each
ruling-solo_difficulty-2 = 2 of each
ruling-solo_difficulty-4 = 4 of each
ruling-solo_difficulty-5 = 5 of each
ruling-solo_difficulty-6 = 6 of each
ruling-solo_hero = Hero in the solo game
ruling-solo_hero-text = Whether the human has a hero in the solo game with the expansion.
ruling-solo_lands = Lands of the solo game
ruling-solo_lands-text = Whether the two lands are drawn or picked.
ruling-solo_lands-drawn = drawn
ruling-solo_lands-picked = picked

## The page around the lands

ui-solo-tiny-epic = Alone, against an opponent that the compass guides.
ui-tek-best = { $n ->
    [one] Richest harvest
   *[other] Richest harvests
}
ui-tek-best-of = { $seat }, cycle { $cycle }: { $n ->
    [one] { $n } unit at once
   *[other] { $n } units at once
}
ui-tek-wars = Wars
ui-tek-wars-begun = Begun
ui-tek-wars-won = Won
ui-tek-ending = Last cycle
ui-tek-setup-pick-side = The land you choose is your home: what its regions give is what you gather at first. A capital gives nothing, but points at the end.
ui-tek-setup-pick-side-opponent = The opponent begins and gathers there, and your Quests lead there. A capital in it brings points to whoever stands there at the end.
ui-tek-setup-pick-faction = Each level of magic that Research brings you opens one of the faction’s five abilities.
ui-tek-setup-pick-faction-opponent = It gains the faction’s abilities as its magic rises. Those for gathering and building help it. Those that make wars cheaper do not: it pays nothing for wars.
ui-tek-setup-settle = Two in one region gather no more than one. So what lies next door counts, where a Patrol takes one of them.
ui-tek-setup-settle-opponent-1 = It gathers there and sets out from there.
ui-tek-setup-settle-opponent-2 = It gathers there and sets out from there.
ui-tek-setup-split = Expand is paid in food, Research in mana, Build in ore; wars in mana and ore.
ui-tek-setup-keep = The hero is one of your meeples. Its card says what it alone can do, and how it comes to its next level.
ui-tek-hint-region = Choose a marked region of the map to see what can be done there.
ui-tek-hint-read = Press a name to read what it does; you confirm after that.
ui-tek-by-lot = Draw one by lot
ui-tek-hint-elsewhere = What is asked now is not chosen on the map.
ui-tek-hint-by-button = What is asked now is not chosen on the map; this button does it: { $button }.
ui-tek-hint-here = What can be carried out here:
ui-tek-hint-not-here = No action that can be selected now does anything here.
ui-tek-hint-march = Choose a marked region for the action; you confirm it after that.
ui-tek-hint-leave = Choose where a meeple stands, or where it is to go; you confirm after that.
ui-tek-hint-from = From where?
ui-tek-hint-goal = Choose where to, here or on the map.
ui-tek-hint-move = Choose the region where a meeple is to go, or first the one where it stands.
ui-tek-action-card = Action card
ui-tek-now = resolved now
ui-tek-used = used, a shield lies on it
ui-tek-unused = free
ui-tek-about-patrol = Move a standing meeple to a region next door on the same land, or stand up one that lies.
ui-tek-about-quest = Move a standing meeple from the border of a land to the border of another.
ui-tek-about-build = Pay ore for the next level of the tower.
ui-tek-about-research = Pay mana for the next level of magic.
ui-tek-about-expand = Pay food and put a new meeple beside one of your own.
ui-tek-about-trade = Exchange any number of one resource for as many of another.
ui-tek-about-tundra = One meeple at most, and no war. When anyone selects Patrol or Quest, it must move out.
ui-tek-about-closed = No meeple may stand here, unless an ability of its kingdom allows it.
ui-tek-about-lost = Lost Kingdom: it belongs to nobody and is reached by a Quest.
ui-tek-about-lost-point = At the end it is a point for whoever stands here.
ui-tek-about-lost-price = A neutral meeple there is defeated for { $n } in mana and ore.
ui-tek-about-neutral = Whoever comes here defeats the neutral meeple at once, for { $n } in mana and ore: one for each neutral meeple on the map, this one included. One mana counts 2, one ore 1. It is then kept and is a point at the end.
ui-tek-select-idle = Select { $action } without carrying it out
ui-tek-left-undone = { $forced ->
    [true] { $seat } selects { $action } but cannot carry it out.
   *[other] { $seat } selects { $action } but does not carry it out.
}
ui-tek-left-use = That closes the action until the card is cleared, costs nothing and keeps the others for later.
ui-tek-ends-act = { $action } triggers the end of the game: this cycle is then the last.
ui-tek-ends-level = A hero who retires now triggers the end of the game: this cycle is then the last.
ui-tek-all-idle = No free action can be carried out now. { $seat } selects one all the same; the others may carry it out.
ui-tek-idle = { $seat } could not carry it out now.
ui-tek-rival = The opponent could not follow and would collect.
ui-tek-collected = { $seat } cannot carry out { $action } and collects: { $units }.
ui-tek-before-that = Before that: { $why }
ui-tek-collected-none = { $seat } cannot carry out { $action } and collects nothing.
ui-tek-collects-yet = { $seat } cannot carry out { $action } and so collects.
ui-tek-turn-idle = { $turn } (not possible)
ui-tek-turn-collects = { $n ->
    [0] { $turn } (not possible; collects nothing)
   *[other] { $turn } (not possible, so collects)
}
ui-tek-turn-follower = { $seat } in { $other }’s turn, cycle { $cycle }, { $action }
ui-tek-turn-paid = { $turn } (by an ability, paid with { $units })
ui-tek-fallen = −{ $n } { $what ->
    [hero] hero
    [building] { $n ->
        [one] fort
       *[other] forts
    }
   *[meeple] { $n ->
        [one] meeple
       *[other] meeples
    }
} in war
ui-tek-from = from { $units }
ui-tek-means-war = war
ui-tek-stake = { $most ->
    [0] You can pay for no number and show only the white flag
   *[other] You can show a number up to { $most }
}, { $other } { $foe_most ->
    [0] only the white flag.
   *[other] up to { $foe_most }.
}
ui-tek-stake-open = The opponent’s number is { $number }: you win if you pay { $n } for it in mana and ore. You can pay { $most }.
ui-tek-stake-neutral = You pay { $n } in mana and ore{ $less ->
    [0] { "" }
   *[other] { " " }({ $less } less by your abilities)
} and win; the neutral meeple is then a point for you.
ui-tek-stake-loss = If you lose, the meeple’s retreat costs { $n } food; without it the meeple leaves the map.
ui-tek-in-place = ({ $seat } carries out { $action } instead, by an ability)
ui-tek-told = { $what ->
    [select] { $seat } selects an action.
    [act] { $seat } carries out { $action } or does nothing.
    [follow] { $seat } carries out { $action } or collects.
    [war] { $seat } decides in the war for { $region }.
   *[other] { $seat } carries out { $action }.
}
ui-tek-waiting = { $seat } comes later
ui-tek-resolving = { $seat } resolves the action now
ui-tek-done = { $seat } is done
ui-tek-magic = Magic { $n } of { $of }
ui-tek-tower = Tower { $n } of { $of }
ui-tek-in-play = Meeples in play: { $n } of { $of }
ui-tek-heroes = Retired heroes: { $n } of { $of }
ui-tek-lane-magic = Magic
ui-tek-lane-tower = Tower
ui-tek-lane-in-play = Meeples
ui-tek-lane-heroes = Retired
ui-tek-race = How far each kingdom is
ui-tek-race-text = Whoever reaches the end of one of these tracks ends the game: it is over when the shields would next come off the action card.
ui-tek-race-won = The end of a track is reached: the game is over when the shields would next come off the action card.
ui-tek-forts = Forts in the supply: { $n }
ui-tek-points = Points: { $n }
ui-tek-level = level { $n }
ui-tek-retired = Retired heroes: { $n }
ui-tek-drawn = Hero cards in hand: { $n }
ui-tek-lying = lying
ui-tek-of = { $seat }: { $what }
ui-tek-allied = allied here
ui-tek-border = border region
ui-tek-gives = gives { $units }
ui-tek-gives-any = gives { $n } of your choice
ui-tek-gives-lying = gives { $n } of your choice to a meeple that lies here, and whoever comes here is laid down at once; at the end meeples in ruins bring no points
ui-tek-scores-here = gives no resource; at the end { $n ->
    [one] { $n } point
   *[other] { $n } points
} for whoever stands there
ui-tek-scores-shared = gives no resource; at the end { $n ->
    [one] { $n } point
   *[other] { $n } points
} for whoever is there alone, for allies { $shared } each
ui-tek-war = War: { $region }
ui-tek-attacker = attacker
ui-tek-defender = defender
ui-tek-discount = pays { $n } less
ui-tek-worth = can pay { $n }
ui-tek-set = has chosen
ui-tek-unset = has not chosen yet
ui-tek-war-only = The attacker demands that both sides pay with one resource alone: { $resource }.
ui-tek-alliance = Both showed the white flag: they are allied here.
ui-tek-number = Numbers and what each costs
ui-tek-counts = One mana counts { $mana }, one ore { $ore }.
ui-tek-alone = A number with a “+” is paid with { $resource ->
    [food] food
    [mana] mana
   *[ore] ore
} alone and then counts more, by an ability of yours.
ui-tek-other-ways = Other ways to pay
ui-tek-foe-most = { $other } can show { $n ->
    [0] only the white flag.
   *[other] { $n } at most.
}
ui-tek-number-hint = The higher number wins; a tie goes to the defender. Whoever shows a number pays for it in mana and ore, win or lose.
ui-tek-two-flags = Two white flags: both stay as allies, nobody pays.
ui-tek-two-flags-duel = Two white flags: the defender wins, nobody pays.
ui-tek-war-loser = The loser retreats for food, or loses the meeple.
ui-tek-war-loser-you = The loser retreats for food (you for { $n }) or loses the meeple.
ui-tek-keep-back = Keep some mana or ore back: in a war whoever shows less loses.
ui-tek-war-lesson = How wars go: a lesson
ui-tek-match-how = If you pay its number, you win; if you give up, you pay nothing and lose.
ui-tek-pays = pays { $n }
ui-tek-any = { $n } of your choice
ui-tek-costs = { $n }, so { $units }
ui-tek-costs-worth = { $n }, so { $units } (worth { $worth })
ui-tek-number-means = Number { $n } costs: { $price }. The units can still be changed after the reveal.
ui-tek-number-free = Number { $n } costs nothing: you pay { $less } less in this war{ $many ->
        [0] { "" }
       *[other] { " " }({ $by })
    }.
ui-tek-alone-means = Number { $n } counts as { $counts } and costs: { $price }.
ui-tek-not-offered = Only lands that are offered can be chosen; they are marked.
ui-tek-flag-means = The white flag costs nothing. Against a number it loses; against another flag both are allied here.
ui-tek-flag-means-duel = The white flag costs nothing. Against a number it loses; if both show it, the defender wins and nobody pays.
ui-tek-rethink = { $seat }: choose again
ui-tek-retreat-lies = The meeple is lying down, and stays so where it retreats to; a Patrol stands it up.
ui-tek-retreat-costs = A retreat costs { $n } food.
ui-tek-due = To be paid: { $n }
ui-tek-owned = Resources:
ui-tek-pay-nothing = Pay nothing
ui-tek-pay-worth = Pay { $units } (worth { $n })
ui-tek-how-many = How many
ui-tek-compass = Compass
ui-tek-compass-day = Day: the opponent prefers what is nearer to the compass. Its war number is { $n }, twice as many as { $own ->
    [true] its
   *[false] your
} meeples in play.
ui-tek-compass-night = Night: the opponent prefers what is farther from the compass. Its war number is { $n }, as many as { $own ->
    [true] its
   *[false] your
} meeples in play.
ui-tek-compass-rolled = The pointer is at { $n }: the action { $action }, and a direction, as on a clock, that decides where.
ui-tek-compass-way = The pointer is at { $n }: a direction, as on a clock. It decides where the opponent carries the action out.
ui-tek-compass-follows = After you the opponent does the same, by a roll of its own: { $action }.
ui-tek-compass-after = Whatever you select, the opponent does it after you if it can; if not, it collects. Then the compass is rolled for its own turn.
ui-tek-compass-has-acted = That is why it selects { $action } and carries it out by the pointer. It is you who follows.
ui-tek-compass-has-collected = That is why it selected { $action }. It could not carry it out and so collected; it is you who follows. The reason:
ui-tek-compass-income = When the action card is next cleared, the opponent gets 1 food, 1 mana and 1 ore.
ui-tek-compass-no-income = When the action card is next cleared, the opponent gets nothing.
ui-tek-compass-last = The last roll was { $n }: { $action }.
ui-tek-compass-placed = The last roll was { $n }. It chose a place, not an action.
ui-tek-compass-collects = After you the opponent collects, for as things stand it cannot follow:
ui-tek-compass-done = The opponent acts now, or is done with this action.
ui-tek-compass-next = A shield lay on { $action }; the next free action clockwise is { $name }.
ui-tek-compass-actions = Actions by number
ui-tek-compass-trade = In Trade the opponent gives nothing away: the rules let it gain 1 food, 1 mana and 1 ore.
ui-tek-compass-pointer = How the pointer chooses
ui-tek-compass-pointer-clock = The numbers are directions, as on a clock; 12 points to the opponent’s land.
ui-tek-compass-pointer-clock-early = The numbers are directions, as on a clock; once both lands lie on the table, 12 points to the opponent’s.
ui-tek-compass-pointer-move = Where a meeple goes: of the regions open to it, the one that lies in that direction as seen from the meeple; if there is none, in the direction of the next number clockwise.
ui-tek-compass-pointer-place = Which meeple acts, or which region is chosen: the one that the line from the compass in that direction meets; if it meets none, the line of the next number clockwise.
ui-tek-compass-pointer-several = Of several: by day the nearer to the compass, by night the farther; of meeples always the nearest.
ui-tek-winner = Won by { $seats } with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
ui-tek-lost-kingdom = Lost Kingdom
ui-tek-in-ruins = { $seat }, meeples in ruins, without points: { $n } of { $of }.
ui-tek-scores = Points by source
ui-tek-origin-original = We have not seen the printed card of this name: where no other source is named, what it does here is our own invention.
ui-tek-origin-public = We know it only from descriptions on public web pages; some amounts may be ours.
ui-tek-origin-prototype = What it does was read from a prototype of 2013; the printed card may differ.
ui-tek-origin-form = Do you have the printed card? Write what it says into this file and start Marchland with it: your games then go by your card.
ui-tek-origin-take = Take the file { $file }
