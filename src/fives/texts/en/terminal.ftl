### Sentences that only the terminal says. Everything else comes from the shared texts and the games' own.

# Over a column of a table. So are the next texts.
cli-game = game
cli-name = name
cli-seats = players
# “2, 3 or 4”.
cli-or = { $others } or { $last }
cli-minutes = minutes
cli-options = options
cli-levels = bots

cli-position = Position: { $position }
cli-left = The game was not finished.
# The words of commands are not translated.
cli-help = Type a move as it is listed or its number (#2). Also: moves, hint, undo, take_back, resign, draw, stop, quit; with a slash (/undo) where the game has a move of that name.

cli-take-back = Type undo to take the last move back, or press Enter to finish.

# $seat is a number, $unit and $exact are the next texts.
cli-worth = Worth { $value } to player { $seat } ({ $unit }, { $exact }).
cli-shortest = No solution has fewer moves than this one with { $moves }:
cli-exact = exact
cli-estimate = estimated
cli-unit-win-probability = probability to win
# A unit: 1 means that it can be solved.
cli-unit-solvable = solvable
cli-unit-points = points

cli-options-of = { $game } with { $seats } players: the chance to win of the player who goes first. Both sides play perfectly.
cli-options-of-nobody = { $game } with { $seats } players: the chance to win of each player. All act at once, nobody goes first. Both sides play perfectly.
cli-usual-options = the usual options

# A table of the best moves was calculated.
cli-prepared = { $game }, variation { $variation }: solved in { $seconds } s

# Bots play many games against each other.
cli-arena = { $game }: { $games } games of { $seats ->
    [one] one player
   *[other] { $seats } players
}
cli-arena-bot = bot
cli-arena-share = % of wins
cli-arena-points = points
cli-arena-sure = with 95 % confidence
# Milliseconds for a move, over a column.
cli-arena-mean = ms a move
cli-arena-slowest = slowest
cli-arena-against = against

cli-bot-sits = { $bot } sits at table { $table }: { $game }. Press Ctrl+C to leave.

cli-replay = { $game }: { $players }
# $unit is one of cli-unit-…
cli-luck-and-skill = { $player }: luck { $luck }, mistakes { $given } ({ $unit })
# $n is the number of the event.
cli-better = event { $n }: { $player } played { $move }, better was { $best } (lost { $loss })

cli-rules-kept = { $game }: { $events ->
    [one] one event keeps
   *[other] all { $events } events keep
} the rules.
cli-dice-sealed = { $rolls ->
    [one] The roll follows
   *[other] All { $rolls } rolls follow
} from the secret that was sealed before the game.
cli-dice-daily = { $rolls ->
    [one] The roll is
   *[other] All { $rolls } rolls are
} those of the day { $day }: the same for everyone, and known beforehand to anyone who works them out.
cli-dice-duplicate = { $rolls ->
    [one] The roll follows
   *[other] All { $rolls } rolls follow
} from the secret that was sealed before the game, the same for { $tables } tables.
cli-dice-closed = { $rolls ->
    [one] The roll
   *[other] The { $rolls } rolls
} cannot be checked: the secret has not been opened yet.
cli-dice-not-sealed = { $rolls ->
    [one] The roll is
   *[other] The { $rolls } rolls are
} not sealed: nobody can check this.
cli-dice-by-hand = { $throws } rolls by hand: nobody can check them.
cli-throw = { $player }: roll { $dice } dice and type what they show.
# The game was continued from a position of another one.
cli-taken = { $taken ->
    [one] The first event comes
   *[other] The first { $taken } events come
} from another match: their dice are not checked here.
cli-imported = { $game } goes on after event { $events }, as soon as the shelf is open: { $url }
cli-seat-link = Seat of { $player }, for a phone that is not known here:
cli-backed-up = { $tables } tables with { $events } events are in { $file }.
cli-table = table
# Over a column: what a table does now.
cli-phase = now
cli-phase-gathering = waits for players
cli-phase-playing = in play
cli-phase-over = over
cli-people = people
cli-events = events
cli-changed = last change
# Over a column: for how long.
cli-unused = unused
cli-days = { $days } days
cli-size = size
cli-no-tables = There are no tables.
# What a person types. forget asks for it.
cli-yes = yes
cli-forget-sure = { $tables ->
    [one] Delete this table for ever? Type yes:
   *[other] Delete these { $tables } tables for ever? Type yes:
}
cli-forgotten = { $tables ->
    [one] One table is deleted.
   *[other] { $tables } tables are deleted.
}
cli-not-forgotten = Nothing is deleted.
# From a damaged file. Whole: nothing was lost.
cli-recovered = { $whole ->
    [one] One table is whole
   *[other] { $whole } tables are whole
}{ $harmed ->
    [0] {""}
    [one] , one more goes on without what it has lost
   *[other] , { $harmed } more go on without what they have lost
}. They are in { $file }: put it in the place of the damaged file, or name it by --database.
cli-recovered-pages = { $missing } of { $pages } pages of the file are gone.
cli-lost-table = { $table }: the whole table is lost.
cli-lost-match = { $table }: game { $match } is lost.
cli-lost-events = { $table }: of game { $match } the events { $first } to { $last } are lost.
cli-setting = setting
cli-value = value
# Over a column: where a setting comes from.
cli-source = from
# As --port.
cli-source-flag = flag
cli-source-environment = environment
cli-source-file = file
cli-source-default = default
cli-config-file = File: { $file }
cli-config-unknown = { $name } is not a setting of fives.
cli-running = The game is not over.

# $url is an address. The shelf is the page with all games.
cli-serving = The shelf is open at { $url }
cli-scan = Scan this with a phone in the same network.
cli-scan-wifi = Not in the Wi-Fi { $wifi } yet? Scan this first.
cli-wifi-password = Password of the Wi-Fi { $wifi } (nothing if it is open):
# Another address.
cli-nearby = Also at { $url }
cli-stop = Ctrl+C closes it. Running games are kept.

cli-possible-known = possible: { $known }
cli-possible-fewest = { $fewest } to { $most } can play
cli-possible-example = for example: { $example }
cli-possible-why = { $why }
refusal-bad-table = This file is not a table that can go on here.
refusal-table-exists = A table with this code is here already.
refusal-no-solver = There is no solver for this game.
refusal-not-together = These two cannot be used together.
refusal-not-solved = Nobody knows the exact chances of this game.
refusal-bad-number = { $name }: { $value } is not between { $least } and { $most }.
refusal-bad-seconds = { $name }: “{ $value }” must be a number of seconds above 0, at most { $most }.
refusal-bad-link = This is neither the link of a table nor its code.
refusal-no-seat-kept = { $file } holds no seat.
refusal-bad-bot = { $file } has no bot in it.
refusal-bot-failed = The bot failed.
refusal-seat-lost = The seat is not this bot’s any more.
# A journal is a file with results of bots.
refusal-bad-journal = { $file } is not a journal of the arena.
refusal-no-cluster = The cluster cannot be used.
refusal-cannot-serve = The shelf cannot be opened.
refusal-not-verified = { $file } does not fit together: { $problem }{ $more ->
    [0] .
    [one] , and one more.
   *[other] , and { $more } more.
}
