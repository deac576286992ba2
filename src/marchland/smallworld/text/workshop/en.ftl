# What ready-made clauses say, and the form in which they are chosen, in English.

clause-earns-per = { $each } earns you { $n ->
    [one] { $n } more coin.
   *[other] { $n } more coins.
}
clause-earns-beside = Each region you hold next to { $beside } earns you { $n ->
    [one] { $n } more coin.
   *[other] { $n } more coins.
}
clause-earns = You earn { $n ->
    [one] { $n } more coin every turn.
   *[other] { $n } more coins every turn.
}
clause-earns-first = At the end of your first turn you earn { $n ->
    [one] { $n } coin, once.
   *[other] { $n } coins, once.
}
clause-earns-per-conquest = { $whom ->
    [players] Each region that you take from another player
    [neutral] Each region that you take from nobody’s tokens
    [alliance] Each region that you take from a race of the Alliance
    [horde] Each region that you take from a race of the Horde
    [active] Each region that you take from another player’s active race
    [declined] Each region that you take from another player’s race in decline
    [all] Each region that you conquer, empty or not,
   *[anyone] Each non-empty region that you conquer
} earns you { $n ->
    [one] { $n } more coin this turn.
   *[other] { $n } more coins this turn.
}
clause-cheaper = { $all }{ $whom ->
    [none] { "" }
    [players] { " " }with another player’s tokens
    [neutral] { " " }with nobody’s tokens
    [alliance] { " " }held by a race of the Alliance
    [horde] { " " }held by a race of the Horde
    [active] { " " }held by another player’s active race
    [declined] { " " }held by another player’s race in decline
   *[anyone] { " " }with tokens in them
} cost you { $n ->
    [one] { $n } token less.
   *[other] { $n } tokens less.
}
clause-cheaper-beside = A region next to { $beside } that you hold costs you { $n ->
    [one] { $n } token less.
   *[other] { $n } tokens less.
}
clause-dearer = { $all } cost you { $n ->
    [one] { $n } token more.
   *[other] { $n } tokens more.
}
clause-lands-on = Your first conquest may be { $any }.
clause-reaches = You may conquer { $any }, near or far.
clause-inhabits = You may conquer and hold { $any }.
clause-links = { $all } border each other for your conquests.
clause-crosses = { $all } on other islands cost you no token for the crossing.
clause-recruits = { $n ->
    [one] At redeployment { $n } token joins you every turn.
   *[other] At redeployment { $n } tokens join you every turn.
}
clause-recruits-each = { $n ->
    [one] For each non-empty region that you conquered, { $n } token joins you at redeployment.
   *[other] For each non-empty region that you conquered, { $n } tokens join you at redeployment.
}
clause-recruits-for = { $n ->
    [one] For every { $per } non-empty regions that you conquered, { $n } token joins you at redeployment.
   *[other] For every { $per } non-empty regions that you conquered, { $n } tokens join you at redeployment.
}
clause-recruits-per = { $each } brings you { $n ->
    [one] { $n } more token at redeployment.
   *[other] { $n } more tokens at redeployment.
}
clause-spares = You lose no token when an opponent conquers a region of yours.
clause-spares-all = You lose no token, whatever an opponent does.
clause-closes = { $all } that you hold cannot be conquered.
clause-leaves = { $n ->
    [one] In decline { $n } token stays in each region.
   *[other] In decline up to { $n } tokens stay in each region.
}
clause-leaves-all = In decline all your tokens stay where they stand.
clause-toll = Whoever tries to conquer { $any } from you pays you { $n ->
    [one] { $n } coin first.
   *[other] { $n } coins first.
}
clause-posts = As your turn ends, you may put up a { $name } in { $any } that you hold.
clause-posts-moves = As your turn ends, you may put up a { $name } in { $any } that you hold. What you put up before comes back to you.
clause-builds = When you conquer { $any }, it gets a { $name }.
clause-builds-first = { $n ->
    [one] The first time you conquer { $any }, it gets a { $name }.
   *[other] The first { $n } times you conquer { $any }, it gets a { $name }.
}
clause-counted = { $whom ->
    [all] Empty regions count too.
    [players] Only regions taken from other players count.
    [active] Only regions taken from other players’ active races count.
    [declined] Only regions taken from other players’ races in decline count.
    [neutral] Only regions taken from nobody’s tokens count.
    [alliance] Only regions taken from races of the Alliance count.
    [horde] Only regions taken from races of the Horde count.
   *[anyone] Empty regions do not count.
}
clause-counted-of = { $all } count, nothing else does.
clause-earns-per-piece = Each region you hold with a { $name } in it earns you { $n ->
    [one] { $n } more coin.
   *[other] { $n } more coins.
}
clause-tribute = As your turn ends, each player with an active race next to yours pays you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
clause-hoards = { $each } saves { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for you every turn. You get all of it when you go into decline.
clause-at-decline-coins = When { $whose ->
    [own] your race goes into decline
   *[others] another player’s race goes into decline
}, you earn { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
clause-at-decline-tokens = When { $whose ->
    [own] your race goes into decline
   *[others] another player’s race goes into decline
}, { $n ->
    [one] { $n } token joins
   *[other] { $n } tokens join
} you for your next turn.
clause-cheaper-after = Each region that you conquer makes further ones cost you { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} less this turn.
clause-cheaper-back = { $all } that others took from you cost you { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} less.
clause-ignores-tokens = Tokens do not defend a region against you.
clause-ignores-pieces = Pieces such as fortresses do not make a region dearer for you.
clause-ignores-mountains = Mountains cost you no more than other regions.
clause-storms = Once a turn a single token takes { $any } in reach, whatever defends it.
clause-storms-far = Once a turn a single token takes { $any }, near or far, whatever defends it.
clause-storms-gives = That costs you { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} for good.
clause-storms-gathers = { $each } gathers one strength a turn, and storming takes { $n }.
clause-storms-leaves = The region then gets a { $name }.
clause-conquers-again = { $n ->
    [one] When your conquests are over, you take up your spare tokens and conquer once more.
   *[other] When your conquests are over, you take up your spare tokens and conquer again, { $n } times.
}
clause-rolls-again = { $n ->
    [one] A last attempt that fails is rolled once more.
   *[other] A last attempt that fails is rolled again, up to { $n } times.
}
clause-reaches-beyond = You may conquer { $any } that lies one region beyond those next to yours.
clause-hatches = As your turn begins, each region you hold with a { $name } in it brings you { $n ->
    [one] { $n } more token.
   *[other] { $n } more tokens.
}
clause-lends = { $each } as your turn begins lends you { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} for that turn.
clause-dwindles = { $n ->
    [one] After each redeployment { $n } of your tokens leaves you for good.
   *[other] After each redeployment { $n } of your tokens leave you for good.
}
clause-gives-up = { $all }: as your turn begins you leave them all.
clause-spares-others = Nobody’s active race loses a token when you take a region from it.
clause-guards = { $all } that you hold cost others { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} more.
clause-stands = { $n ->
    [one] At least { $n } of your tokens stands in each region, in decline too.
   *[other] At least { $n } of your tokens stand in each region, in decline too.
}
clause-only-first = This holds in your first turn only.
clause-only-later = This holds from your second turn on.
clause-only-decline = This holds in decline only.
clause-only-holding = { $all }: this works only while you hold at least { $n }.
clause-reserve = { $n ->
    [one] { $n } token more fights for you each turn and leaves the map after redeployment.
   *[other] { $n } tokens more fight for you each turn and leave the map after redeployment.
}
clause-in-decline = All this goes on in decline.
clause-free-in-decline = In decline it takes no place: another race of yours may be in decline beside it.
clause-marches-in-decline = In decline it goes on conquering.

craft-tokens = Tokens
craft-reserve = Extra tokens for conquests, each turn
craft-lender = Played with the tokens of
craft-lender-of = { $name } ({ $n ->
    [one] { $n } token
   *[other] { $n } tokens
})
craft-lender-out = That race is then left out of the game.
craft-faction = Faction
craft-neutral = neutral
craft-clauses = What it can do
craft-clause-new = One more ability
craft-decline = In decline
craft-in-decline = Its abilities go on
craft-free-in-decline = Takes no place: one more race may be in decline beside it
craft-marches-in-decline = Goes on conquering
craft-any = –
craft-only = Only under a condition

craft-group-coins = Coins
craft-group-conquests = Conquests
craft-group-ways = Where it may conquer
craft-group-tokens = Tokens
craft-group-holding = Holding regions
craft-group-pieces = Pieces on the map

craft-clause-earns-per = Coins for regions of a kind
craft-clause-earns-beside = Coins for regions next to a kind
craft-clause-earns = Coins every turn
craft-clause-earns-first = Coins once, at the start
craft-clause-earns-per-conquest = Coins for conquests
craft-clause-cheaper = Cheaper conquests
craft-clause-cheaper-beside = Cheaper next to a kind
craft-clause-dearer = Dearer conquests
craft-clause-lands-on = Enters the map in any region of a kind
craft-clause-reaches = Conquers near or far
craft-clause-inhabits = Lives on water
craft-clause-links = Regions of a kind border each other
craft-clause-crosses = Crosses between islands for nothing
craft-clause-recruits = New tokens to keep, each turn or for conquests
craft-clause-recruits-per = Tokens join for regions of a kind
craft-clause-spares = Loses nobody
craft-clause-closes = Cannot be conquered there
craft-clause-leaves = More stay in decline
craft-clause-toll = Attackers pay
craft-clause-earns-per-piece = Coins for regions with a piece
craft-clause-tribute = Neighbours pay
craft-clause-hoards = Coins saved up for the decline
craft-clause-at-decline = When a race goes into decline
craft-clause-cheaper-after = Each conquest makes the next cheaper
craft-clause-cheaper-back = Cheaper to take back
craft-clause-ignores = Some defence does not count
craft-clause-storms = Takes a region with one token
craft-clause-conquers-again = Conquers once more
craft-clause-rolls-again = Rolls the die again
craft-clause-reaches-beyond = Reaches beyond the next region
craft-clause-hatches = Tokens join for regions with a piece
craft-clause-lends = Extra tokens for one turn only
craft-clause-dwindles = Tokens leave
craft-clause-gives-up = Leaves regions each turn
craft-clause-guards = Dearer for others
craft-clause-stands = Stands in numbers
craft-clause-posts = Puts up a piece each turn
craft-clause-builds = Builds where it conquers

craft-field-earlier = Earlier ones
craft-field-kind = Regions
craft-field-number = How many
craft-field-coins = Coins
craft-field-from = From whom
craft-field-by = By how many tokens
craft-field-per = For how many conquests
craft-field-tokens = Tokens
craft-field-spared = Saved from
craft-field-staying = How many stay
craft-field-of = Regions
craft-field-piece = What
craft-field-on = Regions
craft-field-ignored = What
craft-field-where = How far
craft-field-whose = Whose race
craft-field-brings = What it brings
craft-field-gives = Tokens lost for it
craft-field-leaves = Leaves there
craft-field-gathers = Gathers strength from
craft-field-needs = Strength it takes
craft-field-when = When
craft-field-holding = While you hold
craft-field-least = At least
craft-field-first = Only the first

craft-value-kind-land = land
craft-value-kind-water = sea or lake
craft-value-kind-coast = coast
craft-value-kind-any = any region
craft-value-kind-mine = mine
craft-value-kind-magic = magic
craft-value-kind-cavern = cavern
craft-value-kind-entry = entry region
craft-value-kind-murloc = Murloc region
craft-value-from-anyone = whoever stands there
craft-value-from-players = other players
craft-value-from-neutral = nobody’s tokens
craft-value-from-alliance = the Alliance
craft-value-from-horde = the Horde
craft-value-spared-conquered = conquests
craft-value-spared-all = whatever an opponent does
craft-value-from-active = other players’ active races
craft-value-from-declined = other players’ races in decline
craft-value-spared-others = Others lose nobody to you
craft-value-ignored-tokens = tokens
craft-value-ignored-pieces = fortresses and other pieces
craft-value-ignored-mountains = mountains
craft-value-earlier-stays = stay
craft-value-earlier-moves = come back
craft-value-where-near = in reach
craft-value-where-far = near or far
craft-value-whose-others = another player’s
craft-value-whose-own = your own
craft-value-brings-coins = coins
craft-value-brings-tokens = tokens
craft-value-when-first = in your first turn
craft-value-when-later = from your second turn on
craft-value-when-decline = in decline
craft-value-spoils-anyone = { craft-value-from-anyone }
craft-value-spoils-players = { craft-value-from-players }
craft-value-spoils-neutral = { craft-value-from-neutral }
craft-value-spoils-alliance = { craft-value-from-alliance }
craft-value-spoils-horde = { craft-value-from-horde }
craft-value-spoils-active = { craft-value-from-active }
craft-value-spoils-declined = other players’ races in decline
craft-value-spoils-all = every region, empty ones too
craft-value-staying-all = all

field-things = A file holds 1 to { $most } races and powers.
field-tokens = From { $fewest } to { $most }.
field-lender = Choose whose tokens it borrows.
field-supply = It needs { $n } tokens, and there are only { $most } to borrow. Take fewer, or borrow from others.
field-range = A whole number from { $fewest } to { $most }.
field-number = A whole number from 1 to { $most }.
field-value = { $than } is not possible here; possible: { $known }.
field-clause = { $than } is not a known ability.
field-once = This is there already; it can stand once.
field-clauses = Up to { $most } abilities.
field-no-factions = In this game nobody has a faction.
field-empty = There is no race and no power in it.

kind-each-farmland = Each farmland you hold
kind-each-fields = Each field you hold
kind-each-forest = Each forest you hold
kind-each-hill = Each hill you hold
kind-each-mountain = Each mountain you hold
kind-each-swamp = Each swamp you hold
kind-each-sea = Each sea you hold
kind-each-lake = Each lake you hold
kind-each-mine = Each mine you hold
kind-each-magic = Each magic region you hold
kind-each-cavern = Each cavern you hold
kind-each-entry = Each entry region you hold
kind-each-murloc = Each Murloc region you hold
kind-each-land = Each land region you hold
kind-each-water = Each sea or lake you hold
kind-each-coast = Each coastal region you hold
kind-each-any = Each region you hold
kind-any-farmland = any farmland
kind-any-fields = any field
kind-any-forest = any forest
kind-any-hill = any hill
kind-any-mountain = any mountain
kind-any-swamp = any swamp
kind-any-sea = any sea
kind-any-lake = any lake
kind-any-mine = any region with a mine
kind-any-magic = any magic region
kind-any-cavern = any region with a cavern
kind-any-entry = any entry region
kind-any-murloc = any Murloc region
kind-any-land = any land region
kind-any-water = any sea or lake
kind-any-coast = any coastal region
kind-any-any = any region
kind-all-farmland = Farmlands
kind-all-fields = Fields
kind-all-forest = Forests
kind-all-hill = Hills
kind-all-mountain = Mountains
kind-all-swamp = Swamps
kind-all-sea = Seas
kind-all-lake = Lakes
kind-all-mine = Regions with a mine
kind-all-magic = Magic regions
kind-all-cavern = Regions with a cavern
kind-all-entry = Entry regions
kind-all-murloc = Murloc regions
kind-all-land = Land regions
kind-all-water = Seas and lakes
kind-all-coast = Coastal regions
kind-all-any = All regions
kind-beside-farmland = a farmland
kind-beside-fields = a field
kind-beside-forest = a forest
kind-beside-hill = a hill
kind-beside-mountain = a mountain
kind-beside-swamp = a swamp
kind-beside-sea = a sea
kind-beside-lake = a lake
kind-beside-mine = a mine
kind-beside-magic = a magic region
kind-beside-cavern = a cavern
kind-beside-entry = an entry region
kind-beside-murloc = a Murloc region
kind-beside-land = land
kind-beside-water = a sea or lake
kind-beside-coast = the coast
kind-beside-any = another region

craft-board-new = New board
craft-board-title = Title
craft-board-rounds = Rounds
craft-board-size = Size
craft-board-canvas = Drawing of the board
craft-board-help = Choose a region, then drag its corners, or drag the region itself. The small dots between corners make new ones; a corner dropped on another becomes that one. By keyboard: arrow keys move a corner, Delete takes it out.
craft-board-undrawn = This board has no drawing yet: its borders are a list of neighbours. It can be played as it is; once it is drawn, you can go on drawing.
craft-board-undo = Undo
craft-board-redo = Redo
craft-board-draw = Draw a region
craft-board-draw-help = Click from corner to corner, and on the first one again to close. Corners and borders that are there attract yours.
craft-board-draw-done = Close the outline
craft-board-graph = Show who borders whom
craft-board-region = Region { $n }
craft-board-regions = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
craft-board-next = next to { $list }
craft-board-edge = the edge
craft-board-shore = the outer shore
craft-board-terrain = Terrain
craft-board-marks = What is printed there
craft-board-site = size letter
craft-board-name = Name, if it has one
craft-board-split = Split
craft-board-add = Add one beside it
craft-board-remove = Take away
craft-board-join = Join with
craft-board-choose = Choose…
craft-board-corner = Corner { $n }
craft-board-corner-new = New corner
craft-board-corner-drop = Take this corner out
craft-board-cut = Cut from here to
craft-board-begin = Begin anew
craft-board-begin-from = From
craft-board-begin-do = Lay it out
craft-board-grid = a grid, { $columns } by { $rows }
craft-list-begin = a list of neighbours
craft-list-help = Give for each region its terrain, the numbers of the regions it borders, and whether it lies at the edge of the board. Borders work both ways: what you type for one region holds for the other, too. The program then draws the board.
craft-list-help-island = Give for each region its terrain, the numbers of the regions it borders, and whether it lies on the outer shore. Borders work both ways: what you type for one region holds for the other, too. The program then draws the island.
craft-list-next = Borders regions
craft-list-edge = at the edge
craft-list-shore = on the outer shore
craft-list-more = Tick neighbours, symbols and more
craft-list-add = Another region
craft-list-draw = Draw the board
craft-list-unknown = There is no region { $what } in this list.
craft-list-no-edge = At least one region must reach the outside.
craft-list-apart = Region { $n } is not joined to the rest: the board is in pieces.
craft-list-around = Region { $n } would lie all around region { $other }: let region { $other } border another one, or reach the outside.
craft-list-crossed = These borders cannot all be drawn on one sheet: some of them would have to cross.
craft-list-crossed-by = These borders cannot all be drawn on one sheet: without the border between regions { $n } and { $other } they could.
craft-list-crossed-edge = These borders cannot all be drawn on one sheet: if region { $n } did not reach the outside, they could.
craft-board-photo = Draw over a photo
craft-board-photo-note = The photo stays in this browser; nobody else ever gets it.
craft-board-photo-choose = Choose a photo
craft-board-photo-size = Size of the photo
craft-board-photo-away = Take the photo away
craft-board-photo-large = This photo has more than { $most } MB; take a smaller one.
craft-board-photo-kind = This photo cannot be shown; take a PNG, JPEG or WebP file.
craft-board-preview = See it as it will lie on the table
craft-board-preview-wait = It is being drawn…
craft-board-no-preview = It could not be drawn just now; try again.
craft-board-counts = How many of each kind: yours and the box’s
craft-board-counts-own = yours
craft-board-counts-box = box
craft-board-counts-all = regions
craft-board-no-split = It cannot be cut there; choose two corners that see each other.
craft-board-no-join = These two cannot become one: together they would lie around another region.
craft-board-no-room = There is no room beside it; move other regions away first.
craft-board-no-drop = Three borders meet in this corner, or the region would have too few corners; it stays.
craft-board-no-drawn = These corners make no region; it takes three that do not lie in one line.

field-board-room = There is no room for tokens here; make it wider.
field-board-twice = Each symbol stands once in a region.
field-board-dry = Nothing is printed on water.
field-board-tribes = The box has { $most } tokens for those who stand here at first; the board asks for { $n }.
field-board-no-entry = No race can enter: no land lies at the edge, nor on a sea at the edge.
field-board-site = One region has the size letter, not { $n }.
field-board-inland = An entry region lies on the outer shore.
field-board-beyond = No race gets here over land: water lies all around.
field-board-no-landing = Nobody can land here; races come from other islands.
