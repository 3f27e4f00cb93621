# What every game shares. `$player` is a name; `$you` is "yes" if the reader is that player.
fives-name = fives
fives-line = A shelf of small games, all about the number five.

# The shelf
box-find-fives = Find Fives
box-five = FIVE!
box-five-dice = 5-Dice games
box-by = by { $designer }
box-find-fives-story = Jürgen P. K. Grunau invented “5er Finden”. Oliver Freudenreich drew the pictures, and Markus Singer was the editor.
box-five-story = At the end of 2015 many people who had fled to Germany were waiting in shelters, far from home. For them Steffen Mühlhäuser made FIVE!: five games in one small box, for children and grown-ups, with rules in six languages. It was made to be given away. More than 300 people gave money for it, and many volunteers helped, together with the scouts of the Bund Deutscher PfadfinderInnen. In January 2016 it was printed. This shelf speaks the same six languages, and it is a gift, too.
box-five-dice-story = Paul Hoemke invents small games in his spare time and calls them Animal Games. For these five you need only five dice, a pencil and paper. He invites everyone to copy his booklet for friends and family.
box-ours = The games and their names belong to the people who made them. The words, the drawings and the program here are our own.
shelf-continue-open = { $game } with { $others }
shelf-forget = Remove { $game } (table { $code }) from this list
shelf-open = Tables you can join
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
search-age = Age of the youngest
search-age-of = { $count } years
search-minutes = Time
search-minutes-of = up to { $count } min
search-found = { $count ->
    [0] No game fits.
    [one] One game fits.
   *[other] { $count } games fit.
}
search-all = Show all games
search-none = No game matches all of this. Change something, or show all games.
shelf-code = Table code
shelf-empty = There is no game on this shelf yet.
shelf-seats = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
# $most: 2 to 100
shelf-seats-range = { $least } to { $most } players
# $most: 3 to 100
shelf-seats-or = { $least } or { $most } players
shelf-minutes = about { $minutes } min
shelf-age = from { $age } years
shelf-solved = with a perfect bot
shelf-solved-seats = with a perfect bot for { $seats } players
language = Language
theme = Light or dark
theme-auto = Same as my device
theme-light = Light
theme-dark = Dark
sound = Sound
skip = Skip to the content
back-to-shelf = Back to the shelf
not-found = There is nothing here
not-found-line = There is no page at this address. Pick a game on the shelf.
offline = Can’t reach the game server
offline-line = Is the game computer on? Are you in its Wi-Fi? This page keeps trying.
offline-again = Try again
loading = One moment …

# The shelf: games to go on with, the filter, the code of a table
shelf-go-on = Continue
shelf-your-games = Your games ({ $count })
shelf-held-over = finished
shelf-held-waits = not started yet
search-chip = Filter
search-chip-on = Filter on
shelf-code-join = Join
shelf-code-short = A code has { $count } letters.
shelf-code-wrong = There is no table with the code { $code }.
shelf-code-strange = No code has “{ $letter }” in it.

# The puzzle of the day
daily = Puzzle of the day
daily-of = { $game }: puzzle of the day
daily-line = { $day }: everyone gets the same puzzle today.
daily-begin = Play today’s puzzle
daily-begun-line = You have started it. Continue where you stopped.
daily-go-on = Go on
daily-done = Done: { $points }
daily-practice-line = You can play it again for practice. It does not count.
daily-practice = Practise
daily-practice-on = Go on practising
daily-counted = Today’s puzzle is done: { $points }. This try counts.
daily-practised = This was practice. Your first try counts: { $points }.
daily-share = Share the result
daily-share-text = { $game }, puzzle of { $day }: { $points }.
daily-share-picture = Share the picture
daily-share-copy = Copy as text
daily-share-copied = Copied

# The page of a game
game-play = Play now
game-play-line = Play against the computer. It starts right away.
game-device = One device
game-device-line = Share this device and pass it on.
game-invite = Invite
game-invite-line = The others join with their phone by QR code or link.
game-solo = On your own
game-solo-line = No opponents, no hurry.
game-watch = Watch
game-watch-line = A bot plays and you watch.
game-watch-level = Who plays?
game-one-at-a-time = Everyone plays at the same time. Invite the others on their own devices.
game-how = How do you want to play?
game-listed = Show this table on the shelf so that others can join
game-your-name = Your name
game-player-name = Name of player { $number }
game-opponent = Opponent
game-players = Players
game-players-any = All who come, up to { $most }
game-more-settings = More table settings
game-first = Who goes first?
game-first-seat = Player { $number }
game-time = Time limit
time-none = no limit
time-move = { $seconds } s per move
time-match = { $minutes } min per player
game-only-with = Only with { $counts } players.
game-begin = Start the game
game-lay = Open a table
game-rules = Rules
default-name = Player { $number }

# The animal and the colour by which a player is recognised. `emblem-change` is read out: "Cat, Red. Change …"
emblem-title = Animal and colour
emblem-choose = Choose an animal and a colour
emblem-change = { $animal }, { $colour }. Change animal and colour
emblem-animal = Animal
emblem-colour = Colour
emblem-line = If someone at the table has it already, you get the next one.
emblem-done = Done
animal-cat = Cat
animal-rabbit = Rabbit
animal-bear = Bear
animal-octopus = Octopus
animal-elephant = Elephant
animal-frog = Frog
animal-turtle = Turtle
animal-fish = Fish
animal-whale = Whale
animal-bird = Bird
animal-butterfly = Butterfly
animal-camel = Camel
colour-red = Red
colour-blue = Blue
colour-gold = Gold
colour-purple = Purple
colour-green = Green
colour-pink = Pink

# People who have played on this device before, to be tapped instead of typed
people-known = Played here before
people-forget = Forget { $player } on this device

# Levels: how well each bot plays, in words. The figures are in docs/games
level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-master = Master
level-perfect = Perfect
level-beginner-line = makes many mistakes
level-casual-line = makes some mistakes
level-strong-line = makes few mistakes
level-master-line = the strongest here
level-exact = never makes a mistake (proved)
level-exact-seats = never makes a mistake with { $seats } players (proved)
level-beginner-plain = Makes many mistakes. Good for a first game.
level-casual-plain = Makes a mistake now and then.
level-strong-plain = Makes few mistakes. Hard to beat.
level-master-plain = Makes hardly any mistakes. Very hard to beat.
level-perfect-plain = Plays as well as it can. The hardest of all.
game-levels = How strong are the bots?
bot-name = { $level } bot
bot-name-numbered = { $level } bot { $number }

# Options that several games have
option-start = Who goes first?
option-start-roll = Roll for it
option-start-roll-line = Two dice each: the highest total goes first. Next game, the next player.
option-start-roll-always = Roll for every game
option-start-roll-always-line = You roll again before each new game.
option-start-lot = At random
option-start-lot-line = The computer picks someone.
option-start-winner = Last winner
option-start-winner-line = The last winner goes first. You roll for the first game.
option-start-host = You decide
option-start-host-line = Choose who goes first.

# Learn by playing
learn = Learn by playing
learn-line = Learn it in two minutes.
learn-of = Learn { $game }
learn-back = Back to { $game }
learn-back-table = Back to the table
learn-waiting = Learn it in two minutes
learn-step = Step { $n } of { $last }
learn-watch = I’m ready
learn-show = Show me
learn-next = Next
learn-not-this = You could do that, but this step is about something else. Try again.
learn-done = Now you can play { $game }!
learn-play-bot = Play against the { $bot }
learn-play-alone = Play the real game
learn-again = Repeat the lesson
learn-rule = The rule

# Joining
join-title = Join the table
join-table = { $game }, table { $code }
join-sit = Take a seat
join-watch = Just watch
join-full = All seats are taken. You can watch.
join-takes = You take over the seat of { $player }. The game goes on.
join-with = At the table: { $names }

# The table
table-title-turn = ● Your turn – { $game }
table-title = { $game }, table { $code }
table-board = The board
table-code = Table { $code }
table-wait = Waiting for players
table-wait-line = Scan this code, open the link, or type the table code on the start page.
table-begins = The game starts as soon as every seat is taken.
table-begins-asks = The game starts when the host says so, or when all are ready.
table-in = You are in, { $player }.
table-waiting-more = { $count ->
    [one] Waiting for 1 more.
   *[other] Waiting for { $count } more.
}
table-wait-for = Waiting for { $names }.
table-tap-ready = Ready? Then tap the button.
table-ready = I’m ready
table-start-with = Start now with { $count }
table-full-house = Everybody is here.
table-show-code = Show the code
countdown = Here we go!
table-wifi = First join the Wi-Fi { $wifi }
table-wifi-code = QR code to join the Wi-Fi { $wifi }
table-wifi-then = Then join this table
table-qr = QR code of the link to this table
table-link = Link to this table
table-copy = Copy the link
table-copied = The link is copied.
table-share = Share
table-starting = Everyone is here. The game starts.
table-not-ready = Waiting for { $names }.
table-gone = This table is gone
table-gone-line = It was closed, or the code is wrong.
table-deleted = This table was deleted
table-deleted-line = Its games are gone for good. There are more games on the shelf.
table-rules-new = New rules
table-rules-changed = This game has newer rules now, so your game had to stop. Please start again!
table-start-again = Start again
table-next = Next game: { $game }
beside-choose = Tables that get the same dice
beside-host = I play at the first table
beside-title = The other tables
beside-line = { $count } tables get exactly the same dice.
beside-here = this table
beside-waiting = not started
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
table-people = Who is here
table-lock = Lock the table
table-unlock = Unlock the table
table-locked = The table is locked. Nobody else can join.
screen = Big screen
screen-full = Full screen
screen-small = Leave full screen
screen-join = There is a free seat: scan to join
screen-watch = Scan to watch on your phone
screen-turns = Now playing: { $names }
seats = Seats
seat-open = free seat
seat-bot = bot, { $level }
seat-away = away
seat-left = has left
seat-here = here
seat-you = you
seat-mate = on your team
seat-turn = playing now
seat-put-bot = Add a bot
seat-add = Add a seat
seat-take-away = Remove this seat
bot-add = Add a bot
seat-sit-here = Sit here
seat-swap = Swap with { $player }
seat-ready = ready
team = Team { $number }
seat-free-bot = Remove the bot
seat-level = Strength of the bot
seat-host = host
host-gone = { $named ->
    [yes] { $host } is away. Be the host?
   *[other] The host is away. Be the host?
}
host-become = Become the host
host-now = { $you ->
    [yes] You are the host now.
   *[no] { $player } is the host now.
}
seat-remove = Remove { $player }
seat-remove-ask = Remove { $player } from the table?
seat-remove-line = The seat is free then, or a bot plays on. To keep them out, lock the table.
seat-remove-yes = Yes, remove
hand-over = Hand over this seat
hand-over-line = Keep this window open. The first to use this code or link gets your seat.
hand-over-code = QR code to take this seat
seat-handed = Your seat is handed over. You can watch.
seat-lost = You no longer have a seat at this table. You can watch.
absent-countdown = { $player } is away · a bot takes over in { $seconds } s
absent-soon = { $player } is away. A bot will soon play for them.
absent-bot = { $player } is away · a bot is playing
absent-left = { $player } has left · a bot is playing
absent-wait = { $player } is away · the game waits
# Several players are away: the game waits for them, bots play for them, or soon will
absent-several = Away: { $names } · { $how ->
    [wait] the game waits
    [bots] bots are playing
    [soon] soon bots play
   *[seconds] a bot takes over in { $seconds } s
}
score-of = { $name }: { $score }
time-of = Time left: { $time }
time-soon = { $you ->
    [yes] You have { $seconds } seconds left.
   *[no] { $player } has { $seconds } seconds left.
}
turn-yours = Your turn
bot-slow = The bot is thinking. The first time it may need up to half a minute.
cover-title = Pass the device to { $player }
cover-line = { $player }’s choice is secret. Everyone else, look away!
cover-open = I am { $player }
cover-next = Next round
turn-of = { $player }’s turn
turn-everyone = Everyone plays
turn-over = The game is over
log = What happened
log-bot = (a bot)
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-newest = Back to now
rules = Rules
rules-of = Rules of { $game }
rules-every = Rules for all games
rules-numbers = Show rule numbers
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
hint-numbers = Numbers
# One of several numbers, as 1, 5 or 6
any-of = { $some } or { $last }
signal = React
signal-line = Everyone at the table sees it next to your name for a moment.
signal-mute = Hide reactions on this device
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
resign = Give up
resign-ask = Give up this game?
resign-line = The other player wins at once.
resign-yes = Yes, give up
draw = Offer a draw
draw-ask = Offer a draw?
draw-line = If the other side agrees, the game ends without a winner.
draw-yes = Yes, offer
stop = Stop the game
stop-ask = Stop this game?
stop-line = If all the others agree, the game ends without a result.
stop-line-alone = The game ends at once, without a result.
stop-yes = Yes, stop
question-take-back = { $player } would like to take back the last move.
question-draw = { $player } offers a draw.
question-stop = { $player } would like to stop the game.
question-yes = Agree
question-no = No
question-wait = Waiting for { $names } to agree …
question-withdraw = Withdraw
question-declined = They said no.
leave = Leave the table
leave-ask = Leave the table?
leave-line = Your seat becomes empty. You can also just close this page and come back later.
leave-line-playing = A bot takes your seat then. To come back later, just close this page instead.
leave-yes = Yes, leave
delete-table = Delete this table
delete-table-ask = Delete this table for good?
delete-table-line = Everybody’s games at this table are gone then. Nobody can bring them back.
delete-table-yes = Yes, delete it
cancel = Cancel
undone = { $you ->
    [yes] You take back your last move.
   *[no] { $player } takes back the last move.
}
taken-back = { $you ->
    [yes] You take back your last move. The others agree.
   *[no] { $player } takes back a move. The others agree.
}
move-draw = draw
drawn = You agree on a draw.
move-stop = stop
stopped = The game is stopped.
move-resign = give up
resigned = { $you ->
    [yes] You give up.
   *[no] { $player } gives up.
}
time-up = { $you ->
    [yes] Your time is up.
   *[no] { $player }’s time is up.
}
time-up-bot = { $you ->
    [yes] Your time is up. A bot plays for you.
   *[no] { $player }’s time is up. A bot plays.
}
move-timeout = time ran out
clocks-wait = Nobody is here, so the clocks have stopped.
clocks-go-on = The clocks are running again.

# The connection
connection-open = Connected
connection-opening = Connecting …
connection-polling = Connected (slow)
connection-quiet = No answer · last update { $age }
connection-lost = Reconnecting · last update { $age }
ago-seconds = { $seconds } s ago
ago-minutes = { $minutes } min ago
connection-closed = Not connected

# The end
over-you-win = You win!
over-wins = { $player } wins!
over-shared = A shared win!
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
result-resigned = the other player gave up
result-agreed = you agreed on a draw
result-stopped = without a result
result-time = time ran out
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
# $you is yes where the reader held the seat
over-bot-points = { $points } of { $you ->
    [yes] your
   *[no] { $player }’s
} { $all } points were the bot’s.
over-bot-moves = A bot played { $moves ->
    [one] one move
   *[other] { $moves } moves
} for { $you ->
    [yes] you
   *[no] { $player }
}.
over-waiting = Waiting for the others to play again …
over-wants = { $names } would like to play again.
over-best = Best possible with these rolls: { $points }
over-best-open = Best possible with these rolls: between { $points } and { $bound }
over-record = Save this game
name-out = Take out a name
name-out-line = People who look at this game later see “{ $default }”. The name cannot come back.
name-out-choose = Which name should not be in this game any more?
name-out-ask = Take out the name { $player }?
name-out-yes = Yes, take it out
name-out-done = The name is out of this game.
over-share = Share the game
over-shelf = Back to the shelf

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
review-graph-score = The points { $player } could still reach
review-graph-solvable = Could it still be solved?
review-cost-solvable = from here it cannot be solved
review-loading = Checking every move …
review-luck = Luck
review-luck-line = how much the dice helped or hurt
review-luck-estimated = how much luck helped or hurt, with later corrections
review-given = Mistakes
review-given-line = lost by your own moves
review-gained = Gifts
review-gained-line = from the mistakes of the others
review-start = At the start
review-end = At the end
review-table = Luck and skill
review-player = Player
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = All numbers are exact.
review-estimate = The numbers are estimates.
review-worst = Biggest mistakes
review-perfect = Nobody made a mistake.
review-played-best = { $player } played “{ $move }”, the best move
review-cost = cost { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-cost-score = cost { NUMBER($value, maximumFractionDigits: 1) } points
review-step = Step { $n } of { $last }
review-at-start = Before the first roll
review-play-on = Play on from here
review-previous = Previous step
review-next = Next step

# Looking back at a game, from a link or a file
replay-open = Open a saved game
replay-open-line = A game that was saved here or on another server.
replay-title = { $game }: watch again
replay-slider = Go to a moment of the game
replay-eyes = Show it as seen by
replay-eyes-all = spectators
replay-rules-kept = Checked: everything follows the rules ({ $events } steps).
replay-unfit = Something in this file is wrong:
replay-old-rules = This game was played by older rules, so they were not checked again.
replay-moves = What was played
replay-running = This game was not over when it was saved.
replay-gone = This game is no longer here
replay-gone-line = The server keeps games only for a while. A saved game can always be opened.

# Checking the dice on this device
check = Check the dice
check-honest = Fair dice: each roll fits the promise made before the game. Rolls checked: { $count }.
check-fits = Each roll fits the secret, but this device saw no promise. Rolls checked: { $count }.
check-daily = These are the dice of { $day }, the same for everyone. Rolls checked: { $count }.
check-beside = Fair dice: each roll fits the promise that all tables got. Rolls checked: { $count }.
check-hand = You rolled real dice, so nobody can check them.
check-none = There were no dice in this game.
check-closed = You can check the dice when the game is over.
check-closed-beside = You can check the dice when all tables with the same dice have finished.
check-taken = The first { $taken } steps come from another game. Their dice are not checked here.
check-broken-promise = The dice are wrong: the secret is not the one promised before the game.
check-broken-secret = The dice are wrong: the secret is not the one this saved game promises.
check-broken-seed = The dice are wrong: the random number of this device was left out.
check-broken-throw = The dice are wrong: step { $n } shows { $move }, but the secret gives { $drawn }.
check-broken-told = The saved game is wrong: step { $n } is not what this device was shown.
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
history-line = Your finished games and best results. They are kept on this device only.
history-empty = No game has been finished on this device yet.
history-won = won
history-shared = shared win
history-lost = lost
history-played = played
history-stopped = stopped
history-alone = on your own
history-with = with { $others }
history-bests = Best results
history-delete = Delete { $game }, { $day }
history-delete-all = Delete all
history-delete-ask = Delete all games from this list?
history-delete-line = They are deleted from this device, and your best results too.

# Dice
die-lift = Pick up the { $face }, die { $place }
die-shows = A { $face }
dice = Dice
dice-of = Dice of { $player }
own-dice = Real dice
own-dice-choose = Use real dice and tap what you rolled
own-dice-yours = Roll your dice ({ $count }) and tap what you rolled.
own-dice-for = Roll for { $player } ({ $count }) and tap the result.
own-dice-wait = { $player } rolls real dice.
own-dice-add = Add a { $face }
own-dice-drop = Take the { $face } away
own-dice-done = That’s my roll
own-dice-undo = Wrong number? Undo this roll
throw-undone = The roll was undone.

# Who begins
opening-rolled = { $you ->
    [yes] You roll { $dice }: { $total } in total.
   *[no] { $player } rolls { $dice }: { $total } in total.
}
opening-tied = A tie: roll again.
opening-won = { $you ->
    [yes] You go first.
   *[no] { $player } goes first.
}
lot-fell = { $you ->
    [yes] You were picked to go first.
   *[no] { $player } was picked to go first.
}
opening-title = Who goes first?
opening-line = Everyone rolls two dice. The highest total goes first.
opening-roll = Roll two dice

# Rules of all games
rule-G1R = In the 5-Dice games everyone rolls two dice. The highest total goes first. In a tie those players roll again. In War, and when one person plays against bots, someone is picked at random. The table settings can also pick someone at random or the last winner, or let the host choose. In the other games someone is picked at random, unless all play at once. When you play again, the next player goes first.
rule-G2R = If the rules do not break a tie, the players share the win.
rule-G3R = With two players you may give up. With more players, a bot plays on for anyone who leaves.
rule-G-UNDO = You can take back your last move while it is still your turn and no dice have been rolled since. If you play alone, you can do so even at the end. In games with secrets you cannot take anything back.
rule-G4R = After your turn you can ask to take back your last move. Everyone else at the table must agree. Bots always do. You cannot take back a roll or time that has run out, and never in games with secrets.
rule-G5R = In games with two sides and no sand timer, people may agree on a draw. Bots play on.
rule-G6R = All people at a table may agree to stop the game without a result. Bots agree. If you are alone, or alone with bots, you may stop it at once.
rule-G-TIME = The host can set a time limit, for each move or for the whole game. With two players, you lose when your time runs out. With more players a bot takes over, for this move or for the rest of the game. The clocks stop while nobody is at the table.
rule-G-DUPLICATE = Several tables can play with exactly the same dice and set-ups. Everyone’s rolls are counted separately, so an extra roll by someone else changes nothing for you. This does not work with real dice or for the puzzle of the day.

# Refusals
refusal-illegal-move = That is not allowed now.
refusal-unreadable-move = This is not a move of this game.
refusal-unreadable-position = This is not a position of this game.
refusal-too-late = Too late: time ran out before your move arrived.
refusal-stale = The board has changed. Look again, then choose.
refusal-not-your-seat = This is not your seat.
refusal-not-your-turn = It is not your turn.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has already started.
refusal-game-over = The game is already over.
refusal-not-host = Only the host of the table can do that.
refusal-seat-taken = This seat is already taken.
refusal-table-full = All seats at this table are taken.
refusal-table-exists = This table is already on this server.
refusal-table-locked = The host has locked this table. You can watch.
refusal-already-seated = You already have a seat at this table.
refusal-link-used = This link has been used already, or was taken back.
refusal-moved-on = This table has moved on to another game.
refusal-host-here = The host is at the table.
refusal-host-awaited = The host may still come back.
refusal-no-guest = Nobody sits there.
refusal-most-seats = This game has no room for more than { $most }.
refusal-fewest-seats = The game needs these seats.
refusal-nobody-joined = Nobody else is here yet. Wait, or add a bot.
refusal-asked-already = You have already asked. Wait for the next move.
refusal-no-question = That question is over.
refusal-no-such-seat = There is no such seat at this table.
refusal-bad-option = This table setting does not exist.
refusal-bad-day = There is no such day. Write a day like this: 2026-11-16.
refusal-no-daily = This game has no such puzzle of the day.
refusal-bad-throw = Those are not the dice you had to roll.
refusal-no-dice = This game has no dice to roll by hand.
refusal-bad-seats = The number of players does not fit this game.
refusal-bad-level = There is no bot of this strength.
refusal-unknown-game = This game is not on the shelf.
refusal-no-table = There is no table with this code.
refusal-bad-message = The server could not read that.
refusal-bad-record = This file is not a saved game.
refusal-too-large = That was too much at once.
refusal-too-fast = Slow down a little and try again.
refusal-no-hint = There is no hint here.
refusal-no-wifi = There is no Wi-Fi to join here.
refusal-no-review = There is no review for this game yet.
refusal-no-record = There is no saved game here yet.
refusal-no-lesson = There is no such step.
refusal-bad-token = This device no longer has that seat.
refusal-wrong-origin = This page belongs to another server.
refusal-not-saved = The server could not save that. Please try again.
refusal-house-full = There are too many tables right now. Please try again later.
refusal-offline = The server does not answer. Check the connection.
refusal-unknown = That did not work.
