# The rules of Tiny Epic Kingdoms in short, in English.

ui-rules-screen-2 = War, points, end
rules-goal = The goal
rules-goal-text = Make the most of a kingdom on a few cards of land. Meeples, tower, magic and capitals bring points, and your faction has points of its own. Whoever has the most at the end wins.
rules-turn = A turn
rules-turn-text = The player to move lays a shield on one of six actions and carries it out, or does nothing. Then everybody else in turn carries out the same action or collects. When five shields lie there, they are taken off, and all six actions are free again.
rules-actions = The six actions
rules-actions-text = Patrol: a meeple moves next door. Quest: it moves from the border of a land to the border of another. Build: ore for the tower. Research: mana for magic. Expand: food for a new meeple beside one of yours. Trade: any number of one resource for as many of another.
rules-collect = Collecting
rules-collect-text = Each region where a standing meeple of yours is gives one unit: forest mana, mountain ore, plains food, a capital nothing. Nobody keeps more than nine of a kind.
rules-regions = Regions
rules-regions-text = A region holds two meeples; nobody crosses water and crags. In ruins a meeple is laid down at once. Lying there it collects a resource of your choice, but at the end meeples in ruins count nothing.
rules-tracks = Magic, tower, meeples
rules-tracks-text = The next level of magic costs as much mana as its number and brings an ability of your faction. The tower costs ore in the same way. A new meeple costs as much food as you then have meeples.
rules-war = War
rules-war-text = Whoever enters a region of somebody else begins a war. Both secretly choose a number or the white flag. The higher number wins, a tie goes to the defender, and whoever showed a number pays it: one mana counts two, one ore one. Two flags make an alliance, and both stay; between two players the defender wins then, and nobody pays.
rules-retreat = The loser
rules-retreat-text = A beaten meeple may retreat to a region next door that is free of others, for as much food as its owner has meeples. Otherwise it goes back to the supply. Whoever has no meeple left stays in the game: Expand then puts one in an empty region of the home land, for one food.
rules-end = The end
rules-end-text = The seventh meeple, the sixth level of the tower, the fifth of magic or a third retired hero triggers the end. It comes when the shields would next be taken off the card.
rules-score = Points
rules-score-text = One for each meeple and each level of magic; the tower brings 1, 2, 3, 4, 6 or 8. A capital brings two to whoever is there alone, one each to allies. Level five of a faction has its own sum. Between two players also one for each region of the Lost Kingdom where you stand and for each neutral meeple that you have defeated.
rules-heroes = Heroes
rules-heroes-text = With Heroes’ Call one meeple is a hero with a card. It rises by a war won, or by an action whose price is paid for it instead, as the card says. At level three it retires: three points, and a meeple takes its place.
rules-forts = Forts
rules-forts-text = With Heroes’ Call each level of the tower puts a fort beside a meeple of yours. It defends even alone and saves one in war. Whoever loses a war beside it loses the fort and the level. Off your home land a fort is a point.
rules-north = Silver peaks and tundra
rules-north-text = Silver stands in for food, mana or ore, but not in war and not in Trade. Tundra gives a resource of your choice and holds one meeple, and no war reaches it. Whenever Patrol or Quest is selected, that meeple must move out.
rules-pair = Two players
rules-pair-text = Between two players lies the Lost Kingdom, which Quests lead to. A neutral meeple there is defeated for a price in mana and ore: as high as the number of neutral meeples left on the map, one mana counting two. It is a point at the end, and so is each region there where you stand. There are no alliances: of two flags the defender’s wins.
rules-alone = One player
rules-alone-text = You play against an opponent that a compass guides: after you it does the same action, then it rolls for one of its own, and the pointer chooses its regions. Its new meeple goes to an empty region next to one of its own. In a war it shows twice the number of your meeples by day, at night just that number: pay as much and you win, or give up.

ui-rules-rise-war = Reached by a war won with the hero.
ui-rules-rise-research = Reached by Research and { $n } mana.
ui-rules-rise-expand = Reached by Expand and { $n } food.
ui-rules-rise-build = Reached by Build and { $n } ore.
