# What every game shares. `$player` is a name; `$you` is "yes" if the reader is that player.

fives-name = fives
fives-line = A shelf of small games around the number five.

# The shelf
box-find-fives = Find Fives
box-five = FIVE!
box-five-dice = 5-Dice games
box-by = by { $designer }
box-find-fives-story = Jürgen P. K. Grunau invented “5er Finden”. Oliver Freudenreich drew the pictures, and Markus Singer was the editor.
box-five-story = At the end of 2015 many people who had fled to Germany were waiting in shelters, far from home. For them Steffen Mühlhäuser made FIVE!: five games in one small box, for children and grown-ups, with rules in six languages. It was made to be given away. More than 300 people gave money for it, and many volunteers helped, together with the scouts of the Bund Deutscher PfadfinderInnen. In January 2016 it was printed. This shelf speaks the same six languages, and it is a gift, too.
box-five-dice-story = Paul Hoemke invents small games in his spare time and calls them Animal Games. For these five you need only five dice, a pencil and paper. He invites everyone to copy his booklet for friends and family.
box-ours = The games and their names belong to the people who made them. The words, the drawings and the program here are our own.
shelf-continue = Still on the table
shelf-continue-open = { $game } with { $others }
shelf-continue-solo = { $game }, on your own
shelf-continue-alone = { $game }, waiting for guests
shelf-forget = Put away { $game }, table { $code }
shelf-open = Tables that wait for guests
shelf-open-with = { $game } with { $host }
shelf-open-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
search = Find a game
search-any = any
search-players = Players
search-players-of = { $count }
search-players-many = { $count } or more
search-age = Youngest
search-age-of = { $count } years
search-minutes = Time
search-minutes-of = up to { $count } min
search-found = { $count ->
    [0] No game fits.
    [one] One game fits.
   *[other] { $count } games fit.
}
search-all = Show all games
search-none = No game on this shelf fits all of that. Ask for less, or look at all of them.
shelf-join = Join a table
shelf-code = Table code
shelf-code-hint = The letters under the QR code
shelf-go = Go to the table
shelf-empty = There is no game on this shelf yet.
shelf-seats = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
shelf-seats-range = { $least } to { $most } players
shelf-seats-or = { $least } or { $most } players
shelf-minutes = about { $minutes } min
shelf-age = from { $age } years
shelf-solved = solved exactly
shelf-solved-seats = solved exactly for { $seats }
language = Language
theme = Light or dark
theme-auto = Auto (light/dark)
theme-light = Light
theme-dark = Dark
sound-on = Sound on
sound-off = Sound off
skip = Skip to the main part
back-to-shelf = Back to the shelf
not-found = There is nothing here
not-found-line = This address leads nowhere. Everything starts at the shelf.
offline = The game table is out of reach
offline-line = The computer that runs fives does not answer: it is off, or this device is on another network. This page looks again by itself.
offline-again = Try again
loading = One moment …

# The puzzle of the day
daily = Puzzle of the day
daily-of = { $game }: puzzle of the day
daily-line = { $day }: the same for everyone who plays it today.
daily-played = On this device today: first try { $first }, best { $best }.
daily-begin = Play today’s puzzle
daily-again = Play it again

# The page of a game
game-play = Play now
game-play-line = Against a computer opponent that starts at once.
game-device = One device
game-device-line = Two or more players pass this device around.
game-invite = Invite
game-invite-line = The others join with their phone by QR code or link.
game-solo = On your own
game-solo-line = Without opponents, for as long as you like.
game-watch = Watch
game-watch-line = A bot plays, you look on.
game-watch-level = Who plays?
game-one-at-a-time = Everyone plays at the same time here, so one device cannot be passed around: invite the others to join with their own.
game-how = How do you want to play?
game-listed = Show the table on the shelf of this server, so that others find it
game-your-name = Your name
game-player-name = Name of player { $number }
game-opponent = Opponent
game-players = Players
game-more-settings = More table settings
game-first = Who begins
game-first-seat = Player { $number }
game-time = Time to think
time-none = no limit
time-move = { $seconds } s per move
time-match = { $minutes } min per player
game-begin = Start the game
game-lay = Set the table
game-rules = Rules
default-name = Player { $number }

# Levels: `$loss` is the chance to win given away per decision, in percent
level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-master = Master
level-perfect = Perfect
level-line = gives away { NUMBER($loss, maximumFractionDigits: 1) } % winning chance per decision
level-exact = proved to give nothing away
level-exact-seats = proved to give nothing away with { $seats } players
bot-name = { $level } bot
bot-name-numbered = { $level } bot { $number }

# Options that several games have
option-start = Who begins
option-start-roll = Roll for it
option-start-roll-line = Two dice each, the higher roll begins. A rematch passes the start on.
option-start-roll-always = Roll for every game
option-start-roll-always-line = A rematch is rolled for again.
option-start-lot = Draw lots
option-start-lot-line = Chance decides at once.
option-start-winner = Last winner
option-start-winner-line = Whoever won the last game; the first game is rolled for.
option-start-host = You decide
option-start-host-line = Name who begins.

# Learn by playing
learn = Learn by playing
learn-line = Two minutes, and you can join in.
learn-of = Learn { $game }
learn-back = Back to { $game }
learn-step = Step { $n } of { $last }
learn-watch = I am ready
learn-show = Show me
learn-next = Go on
learn-not-this = You may do that, but here we are after something else. Try again.
learn-done = Now you can play { $game }!
learn-play-bot = Play against the { $bot }
learn-play-alone = Now the real game
learn-again = From the beginning
learn-rule = Rule { $rule }

# Joining
join-title = Join the table
join-table = { $game }, table { $code }
join-sit = Take a seat
join-watch = Just watch
join-full = All seats are taken. You can watch.
join-takes = You take over the seat of { $player }. The game goes on.
join-with = At the table: { $names }

# The table
table-title = { $game }, table { $code }
table-code = Table { $code }
table-wait = Waiting for guests
table-wait-line = Scan the code with a phone, open the link, or type the code on the shelf.
table-begins = The game begins by itself when every seat is taken.
table-wifi = First the Wi-Fi { $wifi }
table-wifi-code = QR code to join the Wi-Fi { $wifi }
table-wifi-then = Then this table
table-qr = QR code of the link to this table
table-link = Link to this table
table-copy = Copy the link
table-copied = The link is copied.
table-share = Share
table-starting = Everybody is here. The game begins.
table-not-ready = Waiting for { $names } to come to the table.
table-gone = This table is gone
table-gone-line = It was cleared away, or the code is wrong.
table-deleted = This table was deleted
table-deleted-line = Its games are gone for good. There are more games on the shelf.
table-rules-new = New rules
table-rules-changed = This game has newer rules now. That is why the game you were playing had to stop. Please start again!
table-start-again = Start again
table-next = On to { $game }
beside-choose = Tables with the same dice
beside-host = I play at the first table
beside-title = The other tables
beside-line = The same dice fall at { $count } tables.
beside-here = this table
beside-waiting = not begun
beside-playing = playing
beside-best = best
table-elsewhere = This table is open in another window
table-elsewhere-line = The newest window plays. You can come back here at any time.
table-use-here = Play here
table-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-you-watch = You are watching.
table-people = Who sits here
table-lock = Lock the table
table-unlock = Open the table
table-locked = The table is locked: no more guests sit down.
screen = Big screen
screen-full = Full screen
screen-small = Leave full screen
screen-join = There is a free seat: scan to join
screen-watch = Scan to watch on your phone
screen-turns = To move: { $names }
seats = Seats
seat-open = free seat
seat-bot = bot, { $level }
seat-away = away
seat-left = has left
seat-here = here
seat-you = you
seat-mate = on your team
seat-turn = to move
seat-put-bot = Put a bot here
seat-free-bot = Free the seat
seat-level = Strength of the bot
seat-host = host
host-away = The host is away. Whoever sits here can take over.
host-become = Become the host
host-now = { $you ->
    [yes] You are the host now.
   *[no] { $player } is the host now.
}
seat-remove = Remove { $player }
seat-remove-ask = Remove { $player } from the table?
seat-remove-line = The seat becomes free; during a game a bot plays there until someone takes it. If they should not sit down again, lock the table.
seat-remove-yes = Yes, remove
hand-over = Hand over this seat
hand-over-line = Whoever scans this code or opens this link takes your seat, also in the middle of a game. It works once, while this is open.
hand-over-code = QR code to take this seat
seat-handed = Your seat is handed over. You can watch.
seat-lost = You no longer have a seat at this table. You can watch.
absent-countdown = { $player } is away · a bot plays in { $seconds } s
absent-soon = { $player } is away. A bot will soon play for them.
absent-bot = { $player } is away · a bot plays
absent-left = { $player } has left · a bot plays
absent-wait = { $player } is away · the game waits
score-of = { $name }: { $score }
time-of = Time left: { $time }
time-soon = { $you ->
    [yes] You have { $seconds } seconds left.
   *[no] { $player } has { $seconds } seconds left.
}
turn-yours = Your turn
bot-slow = The bot is thinking. The first time it needs up to half a minute to learn the game by heart.
cover-title = Pass the device to { $player }
cover-line = What { $player } chooses now is secret: the others look away.
cover-open = I am { $player }
turn-of = { $player }’s turn
turn-over = The game is over
log = What happened
log-bot = (a bot)
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-newest = Back to now
rules = Rules
rules-of = Rules of { $game }
rules-every = In every game
close = Close
tools = Tools
hint = Hint
hint-exact = exact chance to win
hint-estimate = estimated chance to win
hint-best = best
solvable-yes = can still be solved
solvable-no = cannot be solved any more
solvable-unknown = not known
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
signal = Signal
signal-line = Everyone at the table sees it at your seat for a moment.
signal-mute = Show no signals on this device
signal-told = { $player }: { $sign }
signal-wave = Hello!
signal-thumb = Good move!
signal-laugh = Ha ha!
signal-think = Let me think
signal-oops = Oops!
signal-hurry = Hurry up!
signal-thanks = Thank you!
signal-good-game = Good game!
undo = Undo
undo-count = { $count ->
    [one] { $count } taken back
   *[other] { $count } taken back
}
log-open = Log
menu = More
resign = Resign
resign-ask = Resign this game?
resign-line = The other player wins at once.
resign-yes = Yes, resign
draw = Offer a draw
draw-ask = Offer a draw?
draw-line = If the other side agrees, the game ends without a winner.
draw-yes = Yes, offer
stop = Stop the game
stop-ask = Stop this game?
stop-line = If all the others agree, the game ends without a result.
stop-line-alone = The game ends at once, without a result.
stop-yes = Yes, stop
question-take-back = { $player } would like to take the last move back.
question-draw = { $player } offers a draw.
question-stop = { $player } would like to stop the game.
question-yes = Agree
question-no = No
question-wait = Waiting for { $names } to agree …
question-withdraw = Withdraw
question-declined = The answer is no.
leave = Leave the table
leave-ask = Leave the table?
leave-line = Your seat becomes empty. You can also just close this page and come back later.
leave-line-playing = If others play on, a bot plays for you at once, and someone else may take your seat. You can also just close this page: your seat stays yours, and you can come back at any time.
leave-yes = Yes, leave
delete-table = Delete this table
delete-table-ask = Delete this table for good?
delete-table-line = Everybody’s games at this table are gone then. Nobody can bring them back.
delete-table-yes = Yes, delete it
cancel = Cancel
undone = { $you ->
    [yes] You take the last move back.
   *[no] { $player } takes the last move back.
}
taken-back = { $you ->
    [yes] You take your last move back; the others agree.
   *[no] { $player } takes a move back; the others agree.
}
move-draw = draw
drawn = A draw is agreed.
move-stop = stop
stopped = The game is stopped.
move-resign = resign
resigned = { $you ->
    [yes] You resign.
   *[no] { $player } resigns.
}
time-up = { $you ->
    [yes] Your time is up.
   *[no] { $player }’s time is up.
}
time-up-bot = { $you ->
    [yes] Your time is up: a bot plays for you.
   *[no] { $player }’s time is up: a bot plays.
}
move-timeout = time ran out
clocks-wait = Nobody is here: the clocks wait.
clocks-go-on = The clocks go on.

# The connection
connection-open = Connected
connection-opening = Connecting …
connection-polling = Connected, the slow way
connection-quiet = No answer · as of { $age }
connection-lost = Reconnecting · as of { $age }
ago-seconds = { $seconds } s ago
ago-minutes = { $minutes } min ago
connection-closed = Not connected

# The end
over-you-win = You win!
over-wins = { $player } wins!
over-shared = A shared victory!
over-draw = A draw
over-stopped = Stopped
over-team-wins = { $names } win!
over-your-team-wins = Your team wins!
over-you-lose = { $player } wins this time.
over-kind = Well played! Next time it may be you.
# A place at the end, as 1. Anna: 5
over-place = { $place }. { $who }
over-more = More about this game
over-host-chooses = { $player } chooses the next game.
result-resigned = by resignation
result-agreed = by agreement
result-stopped = without a result
result-time = on time
result-five-points = with five points
over-again = Play again
over-next = Another game
next-with = For { $names }
next-back = Back to the table
over-undone = { $count ->
    [0] No move was taken back.
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
}
over-waiting = Waiting for the others to play again …
over-wants = { $names } would like to play again.
over-best = Best possible with these rolls: { $points }
over-best-open = Best possible with these rolls: { $points } or more, at most { $bound }
over-daily = Puzzle of { $day }. On this device: first try { $first }, best { $best }.
over-record = Download the record
name-out = Take out a name
name-out-line = Who looks at this game later does not read the name any more. “{ $default }” stands there instead. You cannot put the name back.
name-out-choose = Whose name should not stand in this game any more?
name-out-ask = Take out the name { $player }?
name-out-yes = Yes, take it out
name-out-done = The name is out of this game.
over-share = Share the game
over-shelf = To the shelf

# The review
review = Review
review-watch = Watch again
review-head-perfect = Nobody made a mistake.
review-head-alone = There was a better move.
review-head-better-unlucky = { $you ->
    [yes] You played better; the dice were against you.
   *[no] { $player } played better; the dice were against them.
}
review-head-better = { $you ->
    [yes] You played better.
   *[no] { $player } played better.
}
review-head-worse-lucky = { $you ->
    [yes] The others played better, but the dice helped you.
   *[no] The others played better, but the dice helped { $player }.
}
review-head-worse = The others made fewer mistakes.
review-head-even-dice = Everyone played equally well: the dice decided.
review-head-even = Everyone played equally well.
review-pictures = The two moves as pictures
review-was-played = Played
review-was-better = Better
review-graph = { $player }’s chance to win over the game
review-graph-score = { $player }’s points, as they could still become
review-graph-solvable = Could it still be solved?
review-cost-solvable = from here it cannot be solved
review-loading = Looking at every decision …
review-luck = Luck
review-luck-line = what chance moved
review-luck-estimated = what chance moved, and what the estimate corrected later
review-given = Given away
review-given-line = lost by own decisions
review-gained = Gained
review-gained-line = from decisions of the others
review-start = At the start
review-end = At the end
review-table = Luck and skill
review-player = Player
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = All numbers are exact.
review-estimate = The numbers are estimates.
review-worst = Costliest decisions
review-perfect = Nobody gave anything away.
review-played-best = { $player } played “{ $move }”, the best move
review-cost = cost { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-cost-score = cost { NUMBER($value, maximumFractionDigits: 1) } points
review-step = Step { $n } of { $last }
review-at-start = Before the first roll
review-play-on = Play on from here
review-previous = Previous step
review-next = Next step

# Looking back at a game, from a link or a file
replay-open = Open a game file
replay-open-line = The record of a game, saved on this server or another.
replay-title = { $game }: looking back
replay-slider = Moment of the game
replay-eyes = Seen by
replay-eyes-all = spectators
replay-rules-kept = Replayed by the rules: everything fits (events: { $events }).
replay-unfit = Something in this record does not fit:
replay-old-rules = This game was played by older rules. You see it as it was written down; the rules were not checked again.
replay-moves = What was played
replay-running = This game was not over when it was saved.
replay-gone = This game is no longer here
replay-gone-line = A server keeps games for some time only. A saved game file can always be opened.

# Checking the dice on this device
check = Check the dice
check-honest = The dice were honest. The secret is the one promised to this device before the game, your own random number is in it, and every throw follows from both. Throws checked: { $count }.
check-fits = Every throw follows from the opened secret. Throws checked: { $count }. This device was not promised the secret before the game, so it cannot say that it was fixed by then.
check-daily = The dice are those of { $day }, the same for everybody. Throws checked: { $count }.
check-beside = The dice were honest. The secret is the one promised to this device before the game, the same for all tables, and every throw follows from it. Throws checked: { $count }.
check-hand = The dice were thrown by hand: nobody can check them.
check-none = Nothing was thrown in this game.
check-closed = The secret of the dice is opened when the game is over.
check-closed-beside = The secret of the dice is opened when all tables with the same dice are done.
check-taken = The first { $taken } events come from another game, whose dice are not checked here.
check-broken-promise = The dice do not fit: the secret is not the one promised to this device before the game.
check-broken-secret = The dice do not fit: the secret is not the one this record promises.
check-broken-seed = The dice do not fit: the random number of this device is not in them.
check-broken-throw = The dice do not fit: event { $n } shows { $move }, the secret gives { $drawn }.
check-broken-told = The record does not fit: event { $n } is not what this device was shown.
faces-game = How often each side fell in this game
faces-table = How often each side fell in the { $games } games at this table that this device knows
faces-mean = Each side should fall { $times ->
    [0] less than once
    [1] about once
   *[other] about { $times } times
}.
faces-chance = Of a hundred games like this with fair dice, { $hundredths ->
    [0] fewer than one is
    [1] about one is
    [100] all or nearly all are
   *[other] about { $hundredths } are
} at least this uneven.
faces-chance-table = Of a hundred tables like this with fair dice, { $hundredths ->
    [0] fewer than one is
    [1] about one is
    [100] all or nearly all are
   *[other] about { $hundredths } are
} at least this uneven.
faces-hand = These are the numbers that people tapped in.

# The games of this device
history = Your games
history-line = Finished games and bests. Only this device knows them.
history-empty = No game has been finished on this device yet.
history-won = won
history-shared = shared
history-lost = lost
history-played = played
history-stopped = stopped
history-alone = on your own
history-with = with { $others }
history-bests = Bests
history-delete = Delete { $game }, { $day }
history-delete-all = Delete all
history-delete-ask = Delete all games from this list?
history-delete-line = This device forgets them, and the bests with them.

# Dice
die-lift = Lift the { $face }
die-shows = A { $face }
dice = Dice
dice-of = Dice of { $player }
own-dice = Own dice
own-dice-choose = Throw real dice and tap what fell
own-dice-yours = Throw your dice ({ $count }) and tap what fell.
own-dice-for = Somebody throws for { $player } ({ $count }). Tap what fell.
own-dice-wait = { $player } throws real dice.
own-dice-add = Add a { $face }
own-dice-drop = Take the { $face } away
own-dice-done = That is the throw
own-dice-undo = Mistyped: take the throw back
throw-undone = The throw is taken back.

# Who begins
opening-rolled = { $you ->
    [yes] You roll { $dice }, together { $total }.
   *[no] { $player } rolls { $dice }, together { $total }.
}
opening-tied = A tie: roll again.
opening-won = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
lot-fell = { $you ->
    [yes] The lot fell on you: you begin.
   *[no] The lot fell on { $player }, who begins.
}
opening-title = Who begins?
opening-line = Two dice each. The higher roll begins.
opening-roll = Roll two dice

# Rules of all games
rule-G1R = In the 5-Dice games everyone rolls two dice; the highest roll begins, and players who tie for it roll again. In War, and when one person plays against bots, lots are drawn instead. The table can also draw lots, let the last winner begin, or let the host decide. In other games the lot says who begins, unless all play at once. In a rematch the start passes to the next player.
rule-G2R = Where the rules leave a tie open, the victory is shared.
rule-G3R = In a game of two you may resign. With more players, a bot plays on for whoever leaves.
rule-G-UNDO = You can take back your last move while it is still your turn and no die has fallen since. Alone you can do so even at the end. In games with secrets nothing is taken back.
rule-G4R = Beyond undo, a player may ask to take back their last move. All other people at the table must agree; bots do. It never reaches past a roll or the clock, and there is none where something is hidden.
rule-G5R = Where two sides play a game without a clock of its own, people may agree on a draw. Bots play on.
rule-G6R = All people at a table may agree to stop the game without a result; bots agree. If you are alone, or alone among bots, you may stop it at once.
rule-G-TIME = The host may limit the time to think, for each move or for the whole game. In a game of two, whoever runs out of time loses; with more players a bot plays: for this move, or for the rest of the game. The clocks wait while nobody is at the table.
rule-G-DUPLICATE = Several tables may play with the same dice and set-ups. Each player’s throws are numbered for themselves, so that another’s extra roll does not shift them. Not with real dice, nor for the puzzle of the day.

# Refusals
refusal-illegal-move = That is not allowed now.
refusal-unreadable-move = This is not a move of this game.
refusal-unreadable-position = This is not a position of this game.
refusal-too-late = Time was up before this reached the table.
refusal-stale = The board had already changed. Look again, then choose.
refusal-not-your-seat = This is not your seat.
refusal-not-your-turn = It is not your turn.
refusal-not-started = The game has not begun yet.
refusal-already-started = The game has already begun.
refusal-game-over = The game is already over.
refusal-not-host = Only the host of the table can do that.
refusal-seat-taken = This seat is already taken.
refusal-table-full = All seats at this table are taken.
refusal-table-exists = This table is already on this server.
refusal-table-locked = The host has locked this table: nobody else sits down. You can watch.
refusal-already-seated = You already have a seat at this table.
refusal-link-used = This link has been used already, or was taken back.
refusal-moved-on = This table has moved on to another game.
refusal-host-here = The host is at the table.
refusal-host-awaited = The host may still come back.
refusal-no-guest = No guest sits there.
refusal-asked-already = That has been asked already. Wait for the next move.
refusal-no-question = Nobody asks that any more.
refusal-no-such-seat = There is no such seat at this table.
refusal-bad-option = This table setting does not exist.
refusal-bad-day = This is not a day of the calendar; a day is written like 2026-11-16.
refusal-no-daily = This game has no such puzzle of the day: it is for one player and has settings of its own.
refusal-bad-throw = These are not the dice that were to be thrown.
refusal-no-dice = This game has no dice to throw by hand.
refusal-bad-seats = The number of players does not fit this game.
refusal-bad-level = There is no bot of this strength.
refusal-unknown-game = This game is not on the shelf.
refusal-no-table = There is no table with this code.
refusal-bad-message = The server could not read that.
refusal-bad-record = This file is not a game record that can be read.
refusal-too-large = That was too much at once.
refusal-too-fast = That was too fast. Take a breath and try again.
refusal-no-hint = There is no hint here.
refusal-no-wifi = There is no Wi-Fi to join here.
refusal-no-review = There is no review for this game yet.
refusal-no-record = There is no record of this game yet.
refusal-no-lesson = There is no such step.
refusal-bad-token = This seat is not known here any more.
refusal-wrong-origin = This page belongs to another server.
refusal-not-saved = The server could not save that. Please try again.
refusal-house-full = The house is full just now. Please come back later.
refusal-offline = The server does not answer. Check the connection.
refusal-unknown = That did not work.
