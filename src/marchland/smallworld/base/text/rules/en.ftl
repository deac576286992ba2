# The rules of Small World in short, in English.

ui-rules-screen-2 = Later turns, end
rules-goal = The goal
rules-goal-text = The map is too small for everybody. Lead one people after another onto it: each region that you hold earns a coin at the end of your turn. Whoever has the most coins after the last round wins.
rules-turn = A turn
rules-turn-text = Without a race you pick one and march. With a race you march on, or let it go into decline. After a march you redeploy your tokens and earn your coins; then it is the next player’s turn.
rules-pick = Picking a race
rules-pick-text = Six combinations stand open, each a race with a power beside it. The top one is free; on each one that you pass over you lay a coin. Coins that lie on the one you pick are yours. The numbers of race and power together are your tokens.
rules-reach = Where you may conquer
rules-reach-text = A new race enters at the edge of the map, or on a coast there. From then on it takes regions that border its own. Seas and lakes stay closed to nearly everybody.
rules-price = What a region costs
rules-price-text = Two tokens, and one more for each token, mountain, lair, camp or fortress in it. Race and power may make it cheaper, but it always costs at least one token. What you pay stays in the region.
rules-die = The last attempt
rules-die-text = Where one to three tokens are missing, name the region and roll the die: 0, 0, 0, 1, 2 or 3. If your tokens and the die together suffice, the region is yours. Either way this is the last conquest of your turn.
rules-beaten = Being driven out
rules-beaten-text = Whoever loses a region loses one token for good. The others come back to hand and go to other regions of that race once the attacker’s turn is over. Tokens in decline are all lost.
rules-deploy = Redeployment
rules-deploy-text = After your conquests you spread your tokens over your regions as you like. At least one stays in each, and none is left in hand. The more tokens a region has, the dearer it is for the others.
rules-score = Coins
rules-score-text = One coin for each region of your race and of your race in decline, and what race and power of the active one add: Humans, for example, one for each farmland. Nobody sees the others’ coins before the end.
rules-again = Marching on
rules-again-text = In later turns one token stays in each region, and you take all others in hand for new conquests. Before the first of them you may also give regions up, to have more in hand.
rules-decline = Decline
rules-decline-text = Instead of marching you may turn over a race that can go no further. One token stays in each region and goes on earning its coin, but hardly any ability acts any more. In your next turn you pick a new race. If you had an older race in decline, it leaves the map.
rules-end = The end
rules-end-text = Two and three players play 10 rounds, four play 9, five play 8. If players tie on coins, more tokens on the map win.
