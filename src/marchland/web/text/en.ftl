# The page around the board, in English.

## Places

ui-home = All games
ui-menu = Menu
ui-language = Language
ui-on = on
ui-off = off
ui-choose-game = Choose a game
ui-play-bots = Play against bots
ui-bot-named = { $name } (bot)
ui-play-now = Play
ui-play-alone = Play alone
ui-learn = Learn
ui-else = More
ui-more-choices = Players, map and more
ui-learn-title = Learn in ten minutes
ui-learn-text = On a real board, one thing at a time. You can leave a lesson whenever you like and go on later.
ui-learn-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
ui-learn-done = done
ui-learn-small-world-first = A first turn
ui-learn-small-world-decline = Decline
ui-learn-warcraft-islands = A first turn over the sea
ui-learn-tiny-epic-kingdom = A first round
ui-learn-tiny-epic-setup = Setting up
ui-learn-tiny-epic-war = Wars, alliances and forts
ui-learn-tiny-epic-hero = A hero
ui-learn-tiny-epic-solo = Alone against the compass
ui-lesson-step = Step { $n } of { $of }
ui-rules = Rules
ui-rule = The rule behind this

## Settings

ui-settings = Settings
ui-close = Close

## Keys and gestures

ui-keys = Keys and gestures

## Setting up a game

ui-tagline-small-world = Too many peoples, too little land.
ui-game = Game
ui-game-small-world = Small World
ui-game-warcraft = Small World of Warcraft
ui-game-tiny-epic = Tiny Epic Kingdoms
ui-tagline-warcraft = Islands at war: Alliance, Horde and the sea between.
ui-tagline-tiny-epic = Small cards, great ambitions.
ui-board = Board
ui-players = Players
ui-seats = Players
ui-seat = Seat { $n }
ui-seat-name = Name at seat { $n }
ui-seat-kind = Who plays
ui-person = Person
ui-bot = Bot
ui-bot-level = Bot level
ui-bot-random = Random
ui-bot-random-text = plays any move that is allowed
ui-bot-easy = Easy
ui-bot-easy-text = for first games; plays with a plan and overlooks a good deal
ui-bot-greedy = Greedy
ui-bot-greedy-text = takes the most it can each turn and never looks further
ui-bot-strong = Strong
ui-bot-strong-text = plays each idea on to the end of the game before it chooses
ui-bot-best = Best
ui-bot-best-text = thinks two seconds about every choice
ui-bot-told = { $name }: { $text }
ui-thinks = { $seat } is thinking ({ $level })
ui-random-first = A random player begins
ui-rulings = Rulings
ui-start = Start
ui-default-person = Player { $n }
ui-opponent = Opponent

## Saved games

ui-games = Games
ui-games-begun = Games under way
ui-games-ended = Last finished game
ui-games-with = With { $names }
ui-games-finished = Finished
ui-games-further = Further games
ui-games-damaged = The line of game { $id } is damaged; the game itself may still open.
ui-games-round = Round { $n } of { $of }
ui-cycle = { $n ->
    [0] Set-up
    [one] Cycle { $n }
   *[other] Cycle { $n }
}
ui-games-won = Won by { $names }
ui-turn-named = { $name }’s turn
ui-copy-of = A copy of { $names } ({ $when }), from move { $n }
ui-copy-of-deleted = A copy of a deleted game, from move { $n }
ui-delete = Delete
ui-delete-yes = Delete it
ui-save-file = Save as a file
ui-open-file = Open a file
ui-open-part = Open it up to action { $n }
ui-links = Links
ui-links-text = Whoever opens a link plays that seat, on as many devices as they like. Send each to one person only.
ui-link = Link
ui-link-watch = To watch only
ui-link-host = For you as host, on another device
ui-link-copy = Copy
ui-link-copied = Link copied.
ui-link-by-hand = This browser does not copy by itself: mark the link and copy it.
ui-link-share = Share
ui-link-qr = QR code
ui-link-new = New link
ui-link-sit = Play here
ui-link-mine = is played here
ui-link-revoke = Revoke
ui-link-revoke-text = Earlier links to this open nothing any more, on no device. A new one is made.
ui-link-revoke-yes = Yes, revoke
ui-own-link = My games on another device
ui-own-link-text = This link opens all the games that you have here. Keep it to yourself; a new one ends the one before.
ui-create-key = Key for starting games
ui-lobby = Take your seat
ui-lobby-watch = The players are taking their seats
ui-lobby-waits = Waiting for its players
ui-lobby-choice = Wait until everybody has sat down
ui-lobby-name = Your name
ui-lobby-colour = Colour
ui-lobby-colour-n = Colour { $n }
ui-lobby-ready = I am ready
ui-lobby-wait = Not ready after all
ui-lobby-is-ready = ready
ui-lobby-bot = Bot instead
ui-lobby-person = Person instead
ui-lobby-copy = Copy link
ui-lobby-late = Not ready yet: { $names }.
ui-lobby-all = Everybody is ready.
ui-lobby-host = The host starts the game.
ui-lobby-begun = The game begins.
ui-clock = Clock
ui-clock-text = Whoever runs out of time is played by a bot until they are back.
ui-clock-none = none
ui-clock-move = { $n } min for each turn
ui-clock-bank = { $n } min for the whole game, each
ui-clock-days = { $n ->
    [one] { $n } day for each turn
   *[other] { $n } days for each turn
}
ui-clock-left = Time left: { $time }
ui-clock-short = Your time is running short.
ui-clock-left-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
ui-clock-left-hours = { $n } h
ui-clock-left-minutes = { $n } min
ui-presence = Who is here
ui-here = is here
ui-away = is away
ui-stood-in = a bot plays for now
ui-stand-in = Let a bot play
ui-stand-in-back = I am back
ui-stand-in-give = Give the seat back
ui-vote-open = Propose a bot
ui-watching = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
ui-new-game = New game

## The table

ui-asked = What is asked
ui-map = Map
ui-map-keys = F6: to what is asked and back · Page Down: next region to choose · “?”: all keys
ui-row-keys = Arrow keys: another choice in the row · Enter: to “Start” · “?”: all keys
ui-board-title = SMALL WORLD
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Whole map
ui-zoom-near = Brought nearer.
ui-round = Round
ui-turn-of = { $seat }’s turn
ui-hint-region = Choose a region to see its price.
ui-hint-march = Choose a region with a price to march at once.
ui-hint-march-own = Choose a region with a price to march at once, or one of your own to give it up.
ui-gives-up = Its tokens come to your hand; the region is no longer yours and earns nothing.
ui-hint-marked = Choose a marked region to see what can be done there.
ui-hint-pick = Open a combination to read what it does.
ui-hint-deploy = Press a region to add one, drag one to move it.
ui-hint-deploy-keys = Or press + and − on the map.
ui-hint-deploy-done = All are placed. Drag one to move it, or take it off with “−” first.
ui-hint-deploy-off = With “−” take { $n } off the map. Or press “Spread all evenly”.
ui-confirm = Confirm
ui-cancel = Cancel
ui-undo = Undo
ui-undo-of = { $seats_count ->
    [0] Undo: { $seat }’s last choice
   *[other] Undo: { $seat }’s last choice, and what { $seats } did after it
}
ui-undo-turn = Restart turn
ui-undo-turn-of = { $seats_count ->
    [0] Restart turn: all of { $seat }’s turn
   *[other] Restart turn: all of { $seat }’s turn, and what { $seats } did after it
}
ui-undo-sure-step = Take back { $seat }’s last choice, and all that { $seats } did since?
ui-undo-sure-turn = Take back all of { $seat }’s turn, and all that { $seats } did since?
ui-undo-yes = Yes, take it back
ui-undo-closed = What was open is closed; nothing was taken back.
ui-undo-done = { $seats_count ->
    [0] Taken back: { $seat }.
   *[other] Taken back: { $seat }, then { $seats }.
}
ui-ask-hint = You can ask the others.
ui-ask-sure-step = { $seats_count ->
    [0] Ask the others to let { $seat } take back the last choice?
   *[other] Ask the others to let { $seat } take back the last choice, and what { $seats } did after it?
}
ui-ask-sure-turn = { $seats_count ->
    [0] Ask the others to let { $seat } take back the whole turn?
   *[other] Ask the others to let { $seat } take back the whole turn, and what { $seats } did after it?
}
ui-ask-send = Ask
ui-asks = A request
ui-asks-step = { $seats_count ->
    [0] { $seat } asks to take back the last choice.
   *[other] { $seat } asks to take back the last choice, and what { $seats } did after it.
}
ui-asks-turn = { $seats_count ->
    [0] { $seat } asks to take back the whole turn.
   *[other] { $seat } asks to take back the whole turn, and what { $seats } did after it.
}
ui-asks-agree = Agree
ui-asks-refuse = Refuse
ui-asks-withdraw = Withdraw the request
ui-asks-waits = Waiting for an answer: { $seats }.
ui-asks-refused = { $seat } has refused; everything stays as it is.
ui-redo = Redo
ui-redo-of = { $seats_count ->
    [0] Redo: what { $seat } did
   *[other] Redo: what { $seat } did, then { $seats }
}
ui-redo-done = { $seats_count ->
    [0] Brought back: { $seat }.
   *[other] Brought back: { $seat }, then { $seats }.
}
ui-pace = Pace of bots
ui-pace-opponent = Pace of the opponent
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-step = Step by step
ui-next = Next
ui-skip = Skip
ui-cover = { $seat }, it is your turn
ui-cover-text = Hand the screen over. Nobody else should look now.
ui-uncover = Show
ui-lost = The connection is lost. What was confirmed is safe. Trying again…
ui-connected = Connected.

## The column

ui-column = Combinations
ui-stacks = Under them: { $races }, { $powers }
ui-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
ui-costs = { $n ->
    [one] costs { $n } coin
   *[other] costs { $n } coins
}
ui-free = free
ui-coins-on = { $n ->
    [one] { $n } coin lies on it
   *[other] { $n } coins lie on it
}
ui-take = Take { $combo }
ui-in-decline = In decline:

## Regions, for the panel and for a screen reader

ui-nobody = empty
ui-held = { $seat }: { $n } { $race_count }
ui-held-declined = { $seat }: { $n } { $race_count } in decline
ui-held-lost = { $n } { $race_count }
ui-held-alone = { $seat }: { $race }, without a token
ui-pieces = { $n } { $name_count }
ui-pieces-of = { $n } { $name_count } ({ $seat })
ui-price = price { $n }
ui-conquer = { $n ->
    [one] Conquer for { $n } token
   *[other] Conquer for { $n } tokens
}
ui-already-yours = This region is already yours ({ $race }): taking it does not add to your regions.
ui-chance = Missing { $missing }: { $good } of 6 faces will do, { $percent }%.

## Redeployment and placing

ui-left = { $n ->
    [one] { $n } left to place
   *[other] { $n } left to place
}
ui-too-many = { $n ->
    [one] { $n } too many
   *[other] { $n } too many
}
ui-planned = { $region }: { $n }, { $left } left
ui-less = One { $name } less: { $region }
ui-more = One { $name } more: { $region }
ui-spread = Spread all evenly
ui-spread-how = The same everywhere others can attack; what is left over where most enemies stand next door
ui-reset = Start over
ui-confirm-deploy = Done
ui-give-up-left = Regions still to be given up: { $n }
ui-give-up-over = Too many regions given up: { $n }
ui-confirm-places = Place
ui-places = { $n ->
    [one] { $n } × { $name }: choose a region
   *[other] { $n } × { $name }: choose regions
}
ui-places-done = { $n } × { $name }: { $regions }
ui-places-most = { $name }: you may place up to { $n }
ui-places-more = { $name }: you may place { $n } more
ui-places-left = Still to choose: { $n }
ui-none = None

## What asks once more

ui-doubt = Are you sure?
ui-doubt-no = No, go back

## Players

ui-declined = in decline
ui-no-race = no race yet
ui-hand = { $n ->
    [one] { $n } token in hand
   *[other] { $n } tokens in hand
}
ui-hand-short = hand
ui-aside = { $n ->
    [one] { $n } token set aside: it helps to conquer, but holds no region. It comes back to hand when this player’s next turn begins.
   *[other] { $n } tokens set aside: they help to conquer, but hold no region. They come back to hand when this player’s next turn begins.
}
ui-aside-short = aside
ui-regions = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}
error-not-spread = { $region }: only regions of the race that is redeployed can be chosen.
ui-coins-hidden = Hidden until the end
ui-coins-hidden-text = What each turn brings is public and stands in the log. Only the total of another is not shown before the end.
ui-coins-hidden-yet = Totals stay hidden until the end.
ui-show-coins = Show { $seat }’s coins
ui-purse-of = { $seat } has { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
ui-income-either = Coins this turn: { $n } without a new conquest, { $declining } in decline
ui-income-expanding = If you expand and conquer nothing:
ui-income-declining = If you go into decline:
ui-earned = { $n ->
    [one] Earned { $n } coin
   *[other] Earned { $n } coins
}
ui-earned-of = { $earned }, { $n_sign }{ $n_abs } in all

## Log

ui-told-step = What has happened, { $n } of { $of }
ui-log = What happened
ui-log-filter = Show
ui-log-all = everything
ui-log-against = against { $seat }
ui-news = Since your last turn
ui-news-first = Before your first turn
ui-news-short = News
ui-news-of = { $seat }: since the last turn
ui-news-sum = { $seat }: { $parts }
ui-news-open = Open
ui-news-from = { $other } loses: { $regions }
ui-news-emptied = { $other } loses: { $regions } (left empty: { $name })
ui-news-none = Conquers nothing.
ui-failed = failed
ui-log-taken = Taken:
ui-news-declined = Conquered by the { $race } in decline: { $regions }
ui-news-free = { $more ->
    [true] Also taken
   *[false] Taken
}: { $regions }
ui-log-setup = Set-up
ui-log-lesson = Since the lesson began
ui-moment = Look
ui-sum-of = { $sum }, including { $parts }
ui-sums = { $turn }: { $parts }
ui-jump = Look at this move
log-took-back = { $seat } takes back what had already been revealed.
log-bot-slow = { $seat } took too long; a random move was made.
log-bot-raised = { $seat } failed; a random move was made.
log-bot-illegal = { $seat } chose what is not allowed; a random move was made.
log-bot-lost = { $seat } was cut off while thinking; a random move was made.
log-bot-absent = { $seat }: its bot is not installed here; the strongest one plays on.

## Stepping through

ui-replay = Move by move
ui-replay-move = Move { $n } of { $of }
ui-first = To the start
ui-previous = One back
ui-following = One on
ui-play-through = Play
ui-pause = Pause
ui-next-turn = To the next turn
ui-last = To the end
ui-fork = Play on from here
ui-fork-text = This makes a new game; the old one stays as it is.
ui-to-game = Back to the game
ui-to-review = Back to the review

## End

ui-end = The end
ui-again = Play again
ui-rematch = Rematch, { $seat } begins
ui-rematch-go = To the rematch
ui-rematch-host = The host can begin a rematch; the way there appears here.
ui-rematch-begun = The rematch has begun.
ui-before = The game before
ui-share = Picture
ui-share-title = A picture of the end, to keep or to share
ui-share-saved = The picture was saved: it is among your downloads.
ui-share-failed = The picture could not be made in this browser.
ui-best-turn = { $n ->
    [one] Best turn
   *[other] Best turns
}
ui-best-more = { $n ->
    [one] One more like it
   *[other] { $n } more like it
}
ui-best-turn-of = { $seat }, round { $round }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
ui-luck = Luck of the dice
ui-luck-die = Die
ui-luck-times = Rolls
ui-luck-thrown = Rolled in all
ui-luck-expected = Expected
ui-by-round = Coins by round
ui-round-n = Round { $n }
ui-chart = Coins after each round, a line for each player
ui-scores = Coins by source
ui-source = Source
ui-from-regions = Regions
ui-from-column = Found on combinations
ui-from-start = At the start
ui-paid = Paid for combinations
ui-total = Total
ui-tie-tokens = Tied on coins; most tokens on the map decide.
ui-ended-round = Round { $n } was the last: the game is over.
ui-ended-cycle = Cycle { $n } was the last that the rules allow: the game is over.

## Errors

error-stale = The game has moved on since that click. The table now shows where it stands.
error-illegal = That is not allowed now; only the actions shown are.
error-refused = { $reason }
error-replay-part = { $reason } What was played before that can be opened.
error-not-yours = It is { $name }’s move, and that seat is not played at this screen.
error-undo-bots = Only bots play here; what they do is not taken back.
error-undo-watch = No seat is played at this screen, so nothing is taken back here.
error-watching = This screen watches. Whoever holds a seat can do something here.
error-not-over = The game is not over yet; a rematch begins once it is.
error-vote-here = That person is here, or has been away for a moment only; wait a little.
error-vote-open = One vote is open already; that one is decided first.
error-vote-gone = That vote is no longer open.
error-not-host = Only the host of this table may do that; the host’s link opens it.
error-lobby = This game has not begun yet; the host begins it.
error-colour-taken = Somebody else has that colour; choose one that is free.
error-link = This link opens nothing, or nothing any more. Ask the host for a new one.
error-create-key = Games are started on this server with a key that its host gives out.
error-undo-nothing = There is nothing to take back yet.
error-undo-luck = A die has been rolled or something drawn since then; where several people play, that stands.
error-undo-shown = Something hidden has been revealed since then; where several people play, that stands.
error-undo-seat = { $seat } has played since then; where several people play, that stands.
error-undo-turn = { $seat }’s turn is over; a whole turn can be taken back only while it lasts.
error-redo-nothing = There is nothing to bring back: only what was just taken back returns, until something else is done.
error-ask-nobody = Nobody plays at another screen who could agree to that.
error-ask-free = That can be taken back without asking.
error-ask-open = { $seat } has asked for something already; that is answered first.
error-ask-refused = { $seat } has refused; in this position nothing more can be asked for.
error-ask-gone = That request no longer stands.
error-ask-not-you = Nobody at this screen is asked to agree to anything.
error-secret = { $name }’s coins stay hidden until the end. Only whoever plays that seat may see them.
error-veiled = This is a copy of a game in which { $name }’s coins were hidden. They stay hidden here too until the end.
error-disk = That was not done: the disk is full or read-only. Make room, for example by deleting a game, and try again.
error-disk-delete = The game was not deleted: the disk is full or read-only. Whoever runs this server must make room on it.
error-unreachable = The place where the games are kept does not answer at the moment. What was done last shows as soon as it does.
error-store = The games cannot be used as they are kept. Whoever runs this server finds the reason in its log.
error-store-lost = What holds the games was taken away while the server ran, so nothing can be saved. Whoever runs it must put it back, or start the server anew.
error-message = The message was not understood: { $reason }.
error-name = Seat { $n } needs a name of 1 to 40 characters.
error-seats = A table has 1 to { $most } seats, not { $n }.
error-no-bots = A bot is to play, and no bot is installed here.
error-plan-nothing = The plan changes nothing; nothing was done.
error-names-twice = Two seats cannot have the same name.
error-no-table = There is no game { $table } here. It may have been deleted.
error-over = The game is over; open it again from any point instead.
error-saved-unreadable = The saved game { $what } cannot be read.
error-saved-newer = This game was played by newer rules (number { $n }, this program has { $most }); open it with the newer program.
error-saved-content = This game uses home-made content ({ $what }) that this program was not started with; start it with the same files and packs.
error-saved-cards = This game uses cards that have changed since it began, { $what }, so nothing was opened.
error-saved-illegal = Action { $n } of { $of } in this game ({ $what }) is not allowed by the rules at that point, so nothing was opened.
error-saved-differs = After action { $n } of { $of } this game does not go on as the rules say, so nothing was opened.
error-not-found = There is nothing at this address.
error-method = This address does not answer to { $method }; it knows { $allowed }.
error-foreign = This address is not one of this server’s own. Open the address that it printed.
error-too-large = That is larger than the { $limit } KiB that are accepted here.
error-too-fast = That was too much at once; what came last was not done. Go on in a moment.
error-inside = Something went wrong inside the program. The game stands as it was last saved.
error-gone = This game has been deleted.
error-offline = The program does not answer. Is it still running?

## Islands, sites, factions

ui-map-own = The islands are designs of our own in the spirit of the printed boards, not copies of them.
ui-site-hidden = face down: whoever enters first turns it up
ui-site-free = { $site }: in nobody’s use
ui-site-of = { $site }: { $seat } uses it
ui-site-used = used this turn
ui-toll-first = Coins to be paid first:
ui-with-tokens = { $text }, { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
ui-with-none = { $text }, without tokens
ui-with-die = { $text }, last attempt
ui-with-chance = { $text }, { $percent }%
ui-with-gain = { $text }, get { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
ui-with-toll = { $text }, pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
ui-pair-intimidate = Intimidate a token…
ui-pair-swap = Exchange two regions…
ui-pair-steal = Steal an Artifact…
ui-pair-first = Choose the first region.
ui-pair-second = { $region } is chosen. Choose the second region.
ui-pair-both = Both regions are chosen.
ui-pair-then = { $n ->
    [0] This is the last time this turn.
    [one] After this, once more this turn.
   *[other] After this, { $n } more times this turn.
}
ui-form-human = human
ui-form-worgen = worgen
ui-bombs = Bombs in the stack: { $n }. Turned up so far: { $live } live, { $duds } duds.
ui-harmony = Has Harmony from { $other }
ui-source-faction_war = Faction bonus
ui-team-scores = Scores of the sides
ui-team-counts = A team’s score: { $text }.
ui-won = victory
ui-variant = Variant
ui-variant-usual = The usual game
ui-variant-closed = { $text }: not for { $n ->
    [one] { $n } player
   *[other] { $n } players
}.
ui-teams-order = Seat 1 begins, with the Alliance. Choose a side, and the two players change places.
ui-side-of = Side at seat { $n }
ui-islands = Islands
ui-islands-lot = By lot
ui-islands-chosen = By name
ui-islands-large = Large island
ui-islands-medium = Medium island
ui-islands-small = Small island
ui-islands-any = at random
ui-islands-two-sides = { $first } and { $second } are the two sides of one board: only one of them can lie on the table.
ui-islands-twice = { $first } can lie on the table only once.

## A replay told on the command line

replay-title = { $game } ({ $board }), { $date }: { $names }
replay-chance = chance
replay-then = (then { $what })
replay-opponent = the opponent that nobody plays
replay-position = The position after { $n } of { $of } actions
replay-scores = Final scores: { $scores }; won by { $names }

## A hint

ui-advice = Hint
ui-advice-thinking = Looking for the best turns…
error-hint-over = The game is over, so there is nothing left to advise.
error-hint-chance = Chance is to move here; a hint is for a seat that has a choice.
error-hint-bot = The bot { $what } gives no advice; these do: { $known }.
error-hint-lost = The hint did not come; ask again.

## A review

ui-review = Review
ui-review-asked = { $seat } answers (turn: { $turn })
ui-review-log-retreat = { $other ->
    [none] { $seat } places the { $race } that were driven out
   *[other] { $seat } places the { $race } that { $other } drove out
}
error-review-early = This game is not over; a review is of a game that has ended.

## The workshop

ui-workshop = Workshop: races, boards and cards of your own
ui-make = Make your own
ui-brought = From the workshop
ui-brought-shown = What you made can be picked from the start
ui-brought-leave = Play without { $name }
error-craft-much = The file holds more than anybody would write.
error-craft-code = The file names program code ({ $what }), which is only taken from a file that the host names with --content.
error-craft-unreadable = The file cannot be read: { $reason }.
error-craft-full = The workshop keeps up to { $most } things of yours; delete one first.
error-craft-wrong = This cannot be played yet; the workshop shows what is wrong.
error-craft-kind = Nothing of this kind is made for this game.
error-craft-unknown = No game here knows what this file holds.
error-craft-gone = There is no such thing in your workshop; it may have been deleted.
