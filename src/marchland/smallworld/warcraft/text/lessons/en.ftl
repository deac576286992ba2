# The lessons of Small World of Warcraft, in English.

lesson-islands = A first turn over the sea
lesson-islands-welcome = Two islands, and sea between them: there is not room for everybody.
lesson-islands-welcome-why = Each region that you hold earns a coin at the end of your turn, and the most coins win in the end. Regions with an anchor are where newcomers land. Here Bryn’s Dwarves of the Alliance are already at home.
lesson-islands-signs = Small signs tell what a region has.
lesson-islands-signs-why = For now the anchor is enough. The key stays at hand: “Signs on the map”, under the combinations; and a region that you choose names its signs.
lesson-islands-pick = Take the top combination, Farmer Trolls.
lesson-islands-pick-why = It is free and brings ten tokens. Trolls fight for the Horde, pay one token less for every region that is not empty, and as Farmers earn a coin more for fields.
lesson-islands-pick-other = That one would cost a coin for each that you pass over. This lesson goes on with the top one.
lesson-islands-enter = Land in { $region }: choose it and conquer it.
lesson-islands-enter-why = The number on it is its price: two tokens for the region and one for the crossing. A region with an anchor can be attacked from anywhere, as long as the crossing is paid.
lesson-islands-next = Go on to { $region }.
lesson-islands-next-why = What borders your own regions needs no crossing: an empty region costs two. The cavern here and the star elsewhere count for a few races and powers only.
lesson-islands-site = Now take { $region }, where something lies face down.
lesson-islands-site-why = Two, plus one for the mountain and one for the Murloc, who belongs to nobody; less one, as your Trolls do not mind enemies: three tokens. The shell and the L only say what was laid here before the game: a Murloc, and the large island’s marker.
lesson-islands-found = The Dark Portal! It is turned up as soon as a race enters.
lesson-islands-found-why = It is a Legendary Place: it stays here, and earns two more coins in each turn in which your active race holds its region. Elsewhere an Artifact may turn up: a thing that helps a race and moves on when it is used.
lesson-islands-war = With the last two tokens drive the Dwarf out of { $region }.
lesson-islands-war-why = Dwarves are of the Alliance and Trolls of the Horde: taking regions from a race of the other side earns one more coin this turn, once for each such race. Here the single Dwarf is lost.
lesson-islands-deploy = End your conquests, spread your ten tokens, and confirm.
lesson-islands-deploy-why = At least one stays in each region. The Dwarves next door will want their swamp back. Had some tokens been left, too few for any region, the die could have given up to three more for one last attempt, which ends the conquests either way.
lesson-islands-score = Eight coins: four regions, one for the fields, two for the Dark Portal, one for the war.
lesson-islands-score-why = On your card the small map counts your regions. Neutral races get nothing from the war of the factions, and give nothing either.
lesson-islands-more = In other games you will meet Watch Towers, whose regions nobody can conquer, and races that want coins before you attack them; seas and lakes are for the Naga.
lesson-islands-more-why = The price of a region always says what is due. What each race, power, Artifact and place does stands in the catalogue: behind the open book above, in a game under Menu, Rules.
lesson-islands-end = When a race can go no further, choose “Go into decline” at the start of your turn: one token stays in each region and goes on earning, and next turn you pick anew.
lesson-islands-end-why = That works as in Small World, whose lesson “Decline” shows it step by step: the button for it is below. Now you know enough for a game of your own.
