# The lessons of Small World of Warcraft, in English.

lesson-islands = A first turn over the sea
lesson-islands-welcome = Two islands, and sea between them: there is not room for everybody.
lesson-islands-welcome-why = Each region that you hold earns a coin at the end of your turn, and the most coins win in the end. Regions with an anchor are where newcomers land. Here Bryn’s Dwarves of the Alliance are already at home.
lesson-islands-pick = Take the top combination, Farmer Trolls.
lesson-islands-pick-why = It is free and brings ten tokens. Trolls fight for the Horde, take whatever is not empty for one token less, and as Farmers earn a coin more for fields.
lesson-islands-pick-other = That one would cost a coin for each that you pass over. This lesson goes on with the top one.
lesson-islands-enter = Land in { $region }: choose it and conquer it.
lesson-islands-enter-why = Two tokens for the region and one for the crossing. A region with an anchor can be attacked from anywhere, as long as the crossing is paid.
lesson-islands-next = Go on to { $region }.
lesson-islands-next-why = What borders your own regions needs no crossing: an empty region costs two.
lesson-islands-site = Now take { $region }, where something lies face down.
lesson-islands-site-why = Two, one for the mountain and one for the Murloc, who belongs to nobody; less one, as your Trolls do not mind enemies: three tokens.
lesson-islands-found = The Dark Portal! It is turned up as soon as a race enters.
lesson-islands-found-why = It earns two more coins in each turn in which your active race holds its region. Places stay where they are; Artifacts move on when they are used.
lesson-islands-war = With the last two tokens drive the Dwarf out of { $region }.
lesson-islands-war-why = Dwarves are of the Alliance and Trolls of the Horde: taking regions from a race of the other side earns one more coin this turn, once for each such race. Here the single Dwarf is lost.
lesson-islands-deploy = End your conquests, spread your ten tokens, and confirm.
lesson-islands-deploy-why = At least one stays in each region. The Dwarves next door will want their swamp back.
lesson-islands-score = Eight coins: four regions, one for the fields, two for the Dark Portal, one for the war.
lesson-islands-score-why = Neutral races get nothing from the war of the factions, and give nothing either.
lesson-islands-more = Seas and lakes are for the Naga; a Watch Tower closes a region, and some races want coins before you attack them.
lesson-islands-more-why = The price of a region always says what is due, and the catalogue says what each race, power, Artifact and place does.
lesson-islands-end = When a race can go no further it goes into decline: one token stays in each region, and next turn you pick anew.
lesson-islands-end-why = That works as in Small World, whose second lesson is about it. Now you know enough for a game of your own.
