# What every game and the page say alike, in English.

## Lists

list-more = { $a }, { $b }
list-last = { $a } and { $b }

## The opponent of a solo game, in a sentence

opponent = the opponent

## Files that are refused

error-file-missing = There is no file { $file }.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-plain = it is not a plain file
error-file-large = it is larger than { $n } bytes
error-file-text = it is not text in UTF-8
error-file-deep = its lists or tables are nested too deep
error-content-table = { $file }: { $what } must be a table: { $known }.
error-content-key = { $file }: { $what } has no key { $than }; known: { $known }.
error-content-words = { $file }: { $what } has 1 to { $most } characters that can be read.
error-content-cells = { $file }: a drawn emblem is { $n } lines of { $n } cells each, # or .
error-content-blank = { $file }: the drawn emblem is empty; fill at least one cell.
error-content-emblem = { $file }: an emblem is the name of a drawn one, one or two letters, or a drawing of { $n } lines, not { $than }.
error-content-newer = { $file } is of the format { $than }; this Marchland knows up to { $most }, so a newer one is needed.
error-content-game = { $file } is for the game { $than }, not for { $what }.
error-replay-json = This is not a replay: the file is not a JSON document.
error-replay-format = This is not a replay: it has no format number.
error-replay-newer = This replay has format { $n }, of a newer Marchland; this one reads formats up to { $most }.
error-replay-key = A replay has no key { $what }; known: { $known }.
error-replay-lacks = This replay lacks the key { $what }.
error-replay-value = The key { $what } of this replay cannot have the value that it has.
error-replay-digests = A replay holds digests after every { $n } actions and after the last.
error-replay-seats = This replay is of { $n } players and must name as many seats.
error-replay-name = This replay has a name that is not allowed. { $reason }
error-replay-rules = This replay follows rules number { $n }; this Marchland knows them up to number { $most }.
error-replay-pack = This replay was played with the pack { $what }; install it as it was then, and name it with --pack.
error-replay-content = This replay was played with home-made content { $what } from a file called { $file }; open that file first, unchanged, or name it with --content.
error-replay-without = This replay was played without the home-made content that is named.
error-replay-order = This replay was played with { $what }; name them in that order.
error-replay-map = The map { $what } is not the one this replay was played on.
error-replay-short = This replay has { $n } actions, not { $most }.
error-replay-illegal = Action { $n } of the replay, { $what }, is not legal there.
error-replay-differs = The position after action { $n } differs from the replay; up to action { $good } all was the same.
error-replay-scores = The final scores are { $what } here and { $than } in the replay.
error-replay-cards = This game uses cards that have changed since: { $what }. The file follows rules number { $n } and this Marchland number { $most }.
error-replay-since = { $reason } The file follows rules number { $n } and this Marchland number { $most }, between which rules, races or cards have changed.

## What there is not

error-unknown-game = There is no game called { $what }; known: { $known }.
error-unknown-map = There is no map called { $what }; known: { $known }.
error-unknown-ruling = There is no ruling called { $what }; known: { $known }.
error-unknown-value = There is no value of the ruling { $ruling } called { $what }; known: { $known }.
error-unknown-pack = There is no pack called { $what }; known: { $known }.
error-unknown-bot = There is no bot called { $what }; known: { $known }.
error-unknown-ability = There is no race, power or card called { $what }; known: { $known }.
error-players = This game is for { $known } players, not for { $n }.
error-map-players = The map { $what } is for { $known } players, not for { $n }.
