### What every game shares. `$player` is a name; `$you` is "yes" if the reader is that player.

# The name of the program and of the page. It is not translated.
fives-name = fives
fives-line = A shelf of small games, all about the number five.

## The shelf

box-find-fives = Find Fives
box-five = FIVE!
box-five-dice = 5-Dice games
# Under the name of a box: who invented the game.
box-by = by { $designer }
# Names of people and “5er Finden” are not translated.
box-find-fives-story = Jürgen P. K. Grunau invented “5er Finden”. Oliver Freudenreich drew the pictures, and Markus Singer was the editor.
box-five-story = At the end of 2015 many people who had fled to Germany were waiting in shelters, far from home. For them Steffen Mühlhäuser made FIVE!: five games in one small box, for children and grown-ups, with rules in six languages. It was made to be given away. More than 300 people gave money for it, and many volunteers helped, together with the scouts of the Bund Deutscher PfadfinderInnen. In January 2016 it was printed. This shelf speaks the same six languages, and it is a gift, too.
box-five-dice-story = Paul Hoemke invents small games in his spare time and calls them Animal Games. For these five you need only five dice, a pencil and paper. He invites everyone to copy his booklet for friends and family.
# At the foot of the shelf.
box-ours = The games and their names belong to the people who made them. The words, the drawings and the program here are our own.
# On a line of the shelf that leads back to a game: “Torris with Anna”. $others are names.
shelf-continue-open = { $game } with { $others }
# Read aloud for a button with a cross. $code is the five letters of a table.
shelf-forget = Remove { $game } (table { $code }) from this list
# Heading of a list of tables at which seats are free.
shelf-open = Tables you can join
# A table on that list. $host is a name.
shelf-open-with = { $game } with { $host }
shelf-open-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
search = Find a game
# In the menus of the filter, after “Players”, “Age” and “Time”: no matter how many.
search-any = any
search-players = Players
# A choice in a menu: a number of players.
search-players-of = { $count }
search-players-many = { $count } or more
# Label of a menu. The youngest of those who want to play.
search-age = Age of the youngest
search-age-of = { $count } years
# Label of a menu: how long a game lasts.
search-minutes = Time
# $count is minutes.
search-minutes-of = up to { $count } min
search-found = { $count ->
    [0] No game fits.
    [one] One game fits.
   *[other] { $count } games fit.
}
search-all = Show all games
search-none = No game matches all of this. Change something, or show all games.
# Label of the field for the five letters of a table.
shelf-code = Table code
shelf-empty = There is no game on this shelf yet.
# How many people can play. $most is a number.
shelf-seats = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
# $most: 2 to 100
shelf-seats-range = { $least } to { $most } players
# $most: 3 to 100
shelf-seats-or = { $least } or { $most } players
shelf-minutes = about { $minutes } min
# “from 6 years”: for children of this age and older.
shelf-age = from { $age } years
# Told of a game: it has a bot that never makes a mistake.
shelf-solved = with a perfect bot
shelf-solved-seats = with a perfect bot for { $seats } players
language = Language
# Label of a menu: light or dark colours.
theme = Light or dark
# Colours, light or dark, as this device has set.
theme-auto = Same as my device
theme-light = Light
theme-dark = Dark
# A button that switches sounds on and off. At most 12 letters.
sound = Sound
# A link for the keyboard, from the top of the page to what matters.
skip = Skip to the content
back-to-shelf = Back to the shelf
not-found = There is nothing here
not-found-line = There is no page at this address. Pick a game on the shelf.
offline = Can’t reach the game server
offline-line = Is the game computer on? Are you in its Wi-Fi? This page keeps trying.
offline-again = Try again
# While something is fetched.
loading = One moment …

## The shelf: games to go on with, the filter, the code of a table

# A heading: games that the reader has begun.
shelf-go-on = Continue
shelf-your-games = Your games ({ $count })
# Told of a game on the shelf: it is over.
shelf-held-over = finished
# Told of a game on the shelf: players are still missing.
shelf-held-waits = not started yet
# On a small button that opens the filter for games. At most 12 letters.
search-chip = Filter
# The same button while the filter hides games.
search-chip-on = Filter on
# On the button beside the field for a code: to sit down at that table.
shelf-code-join = Join
# Under the field, while too few letters are in it.
shelf-code-short = A code has { $count } letters.
shelf-code-wrong = There is no table with the code { $code }.
# Codes have no vowels, and no letters that look like others.
shelf-code-strange = No code has “{ $letter }” in it.

## The puzzle of the day

daily = Puzzle of the day
daily-of = { $game }: puzzle of the day
# $day is a date, as the device writes dates.
daily-line = { $day }: everyone gets the same puzzle today.
daily-begin = Play today’s puzzle
# The reader began today’s puzzle earlier. “It” is the puzzle.
daily-begun-line = You have started it. Continue where you stopped.
# On the button that leads back to the puzzle.
daily-go-on = Go on
# $points is a result, as “23 points”.
daily-done = Done: { $points }
daily-practice-line = You can play it again for practice. It does not count.
# A verb, on a button.
daily-practice = Practise
# On the button that leads back to a practice game.
daily-practice-on = Go on practising
# $points is a result, as “23 points”. Only the first try of the day counts.
daily-counted = Today’s puzzle is done: { $points }. This try counts.
daily-practised = This was practice. Your first try counts: { $points }.
daily-share = Share the result
# Is sent to other people. $points is a result.
daily-share-text = { $game }, puzzle of { $day }: { $points }.
daily-share-picture = Share the picture
daily-share-copy = Copy as text
daily-share-copied = Copied

## The page of a game

game-play = Play now
game-play-line = Play against the computer. It starts right away.
# A choice: several people play on the same device.
game-device = One device
# You use the same device and give it to each other.
game-device-line = Share this device and pass it on.
# A choice, a verb: others join with their own devices.
game-invite = Invite
game-invite-line = The others join with their phone by QR code or link.
# A choice: alone, without opponents.
game-solo = On your own
game-solo-line = No opponents, no hurry.
# A choice, a verb: to watch bots play.
game-watch = Watch
game-watch-line = A bot plays and you watch.
# Label of a menu: which strength of bot plays.
game-watch-level = Who plays?
game-one-at-a-time = Everyone plays at the same time. Invite the others on their own devices.
game-how = How do you want to play?
game-listed = Show this table on the shelf so that others can join
game-your-name = Your name
game-player-name = Name of player { $number }
# Label of a menu of bots.
game-opponent = Opponent
game-players = Players
# A choice: nobody knows yet how many will come.
game-players-any = All who come, up to { $most }
# Opens the settings that are seldom changed.
game-more-settings = More table settings
game-first = Who goes first?
# A choice under “Who goes first?”.
game-first-seat = Player { $number }
game-time = Time limit
# A choice under “Time limit”.
time-none = no limit
# A choice under “Time limit”.
time-move = { $seconds } s per move
time-match = { $minutes } min per player
# Why a setting cannot be chosen. $counts is a number or several, as “2 or 4”.
game-only-with = Only with { $counts } players.
game-begin = Start the game
# On the button that makes a new table for others to join.
game-lay = Open a table
game-rules = Rules
# The name of a player who has typed none.
default-name = Player { $number }

## The animal and the colour by which a player is recognised. `emblem-change` is read out: "Cat, Red. Change …"

emblem-title = Animal and colour
emblem-choose = Choose an animal and a colour
# Read aloud: “Cat, Red. Change animal and colour”.
emblem-change = { $animal }, { $colour }. Change animal and colour
emblem-animal = Animal
emblem-colour = Colour
# “It” is the animal with its colour.
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

## People who have played on this device before, to be tapped instead of typed

# Heading of a list of names.
people-known = Played here before
# Read aloud for a button with a cross beside a name.
people-forget = Forget { $player } on this device

## Levels: how well each bot plays, in words. The figures are in docs/games

level-beginner = Beginner
# Strength of a bot, between beginner and strong: plays as for fun.
level-casual = Casual
level-strong = Strong
level-master = Master
# Strength of a bot: never makes a mistake.
level-perfect = Perfect
# After a bot’s strength, on the page of a game. Figures do not belong here.
level-beginner-line = makes many mistakes
level-casual-line = makes some mistakes
level-strong-line = makes few mistakes
level-master-line = the strongest here
# (proved): somebody has calculated the whole game.
level-exact = never makes a mistake (proved)
level-exact-seats = never makes a mistake with { $seats } players (proved)
# The subject is a bot. Stands under its strength when a table is opened.
level-beginner-plain = Makes many mistakes. Good for a first game.
level-casual-plain = Makes a mistake now and then.
level-strong-plain = Makes few mistakes. Hard to beat.
level-master-plain = Makes hardly any mistakes. Very hard to beat.
# “As well as it can”: as well as the game allows.
level-perfect-plain = Plays as well as it can. The hardest of all.
game-levels = How strong are the bots?
# The name of a bot in all sentences, as “Casual bot”. $level is its strength.
bot-name = { $level } bot
# As before, where several bots have the same strength.
bot-name-numbered = { $level } bot { $number }

## Options that several games have

option-start = Who goes first?
# A choice under “Who goes first?”: by dice.
option-start-roll = Roll for it
# In the next game the next player goes first.
option-start-roll-line = Two dice each: the highest total goes first. Next game, the next player.
option-start-roll-always = Roll for every game
option-start-roll-always-line = You roll again before each new game.
# A choice under “Who goes first?”: nobody decides it.
option-start-lot = At random
option-start-lot-line = The computer picks someone.
# A choice under “Who goes first?”: the player who won the game before.
option-start-winner = Last winner
option-start-winner-line = The last winner goes first. You roll for the first game.
# A choice under “Who goes first?”. “You” is the host, who opens the table.
option-start-host = You decide
option-start-host-line = Choose who goes first.

## Learn by playing

learn = Learn by playing
learn-line = Learn it in two minutes.
# A heading. $game is a game’s name.
learn-of = Learn { $game }
learn-back = Back to { $game }
learn-back-table = Back to the table
# On a button in the waiting room: “it” is the game.
learn-waiting = Learn it in two minutes
learn-step = Step { $n } of { $last }
# On a button after a text of the lesson: let us go on.
learn-watch = I’m ready
# On a button, when the reader does not find the move.
learn-show = Show me
learn-next = Next
learn-not-this = You could do that, but this step is about something else. Try again.
learn-done = Now you can play { $game }!
# $bot is a bot’s name.
learn-play-bot = Play against the { $bot }
learn-play-alone = Play the real game
learn-again = Repeat the lesson
# Opens the rule that the step is about.
learn-rule = The rule

## Joining

join-title = Join the table
join-table = { $game }, table { $code }
# On the button with which somebody joins.
join-sit = Take a seat
# On a button: to see the game and not to play.
join-watch = Just watch
join-full = All seats are taken. You can watch.
# $player has left or is away; the reader now plays for that player.
join-takes = You take over the seat of { $player }. The game goes on.
# $names are the people who are there.
join-with = At the table: { $names }

## The table

# The title of the browser’s tab. The dot stays.
table-title-turn = ● Your turn – { $game }
table-title = { $game }, table { $code }
# Read aloud: the part of the page where the game is.
table-board = The board
table-code = Table { $code }
table-wait = Waiting for players
table-wait-line = Scan this code, open the link, or type the table code on the start page.
# In the waiting room.
table-begins = The game starts as soon as every seat is taken.
table-begins-asks = The game starts when the host says so, or when all are ready.
# In the waiting room: you have a seat.
table-in = You are in, { $player }.
# $count players are still missing.
table-waiting-more = { $count ->
    [one] Waiting for 1 more.
   *[other] Waiting for { $count } more.
}
table-wait-for = Waiting for { $names }.
# Asks each player. The button says “I’m ready”.
table-tap-ready = Ready? Then tap the button.
# On a button.
table-ready = I’m ready
# On the host’s button. $count is how many are there.
table-start-with = Start now with { $count }
table-full-house = Everybody is here.
table-show-code = Show the code
# While 3, 2, 1 is counted, before all begin together.
countdown = Here we go!
# $wifi is the name of a network.
table-wifi = First join the Wi-Fi { $wifi }
table-wifi-code = QR code to join the Wi-Fi { $wifi }
table-wifi-then = Then join this table
# Read aloud for a picture.
table-qr = QR code of the link to this table
table-link = Link to this table
# On a button, a verb.
table-copy = Copy the link
table-copied = The link is copied.
# On a button, a verb.
table-share = Share
table-starting = Everyone is here. The game starts.
# Not all are ready. $names are those who are not.
table-not-ready = Waiting for { $names }.
table-gone = This table is gone
table-gone-line = It was closed, or the code is wrong.
table-deleted = This table was deleted
table-deleted-line = Its games are gone for good. There are more games on the shelf.
table-rules-new = New rules
# A new version of the program has changed the game’s rules.
table-rules-changed = This game has newer rules now, so your game had to stop. Please start again!
table-start-again = Start again
table-next = Next game: { $game }
# Label of a number: several tables play with the same dice, each for itself.
beside-choose = Tables that get the same dice
beside-host = I play at the first table
beside-title = The other tables
beside-line = { $count } tables get exactly the same dice.
# In a list of tables with the same dice: the reader’s own.
beside-here = this table
# In a list of tables: its game has not started.
beside-waiting = not started
# In a list of tables: its game is not over.
beside-playing = playing
# In a list of tables: the best result.
beside-best = best
table-elsewhere = This table is open in another window
# You can play in one window only: the one opened last.
table-elsewhere-line = The newest window plays. You can come back here at any time.
table-use-here = Play here
# At the top of a table: how many watch.
table-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-you-watch = You are watching.
# On a button of the menu: who plays and who watches.
table-people = Who is here
# To lock as with a key: nobody else can join.
table-lock = Lock the table
table-unlock = Unlock the table
table-locked = The table is locked. Nobody else can join.
# A page for a television: all see it, nobody plays on it.
screen = Big screen
screen-full = Full screen
screen-small = Leave full screen
screen-join = There is a free seat: scan to join
screen-watch = Scan to watch on your phone
# Several players may act now. $names are those.
screen-turns = Now playing: { $names }
seats = Seats
# In the place of a name: nobody sits there.
seat-open = free seat
# Under a bot’s name. $level is its strength.
seat-bot = bot, { $level }
# Under a name: has lost the connection and may come back.
seat-away = away
# Under a name: has left the table.
seat-left = has left
# Under a name, the opposite of “away”.
seat-here = here
# Under a name: this is the reader.
seat-you = you
# Under a name: plays on the reader’s side.
seat-mate = on your team
# Under a name: is to move.
seat-turn = playing now
# On a free seat: a bot shall play there.
seat-put-bot = Add a bot
seat-add = Add a seat
# The table has one seat less then.
seat-take-away = Remove this seat
bot-add = Add a bot
seat-sit-here = Sit here
# On a button: change seats with $player.
seat-swap = Swap with { $player }
# Under a name: this player is ready for the game.
seat-ready = ready
# Teams have numbers.
team = Team { $number }
# The seat is free then.
seat-free-bot = Remove the bot
seat-level = Strength of the bot
# Under a name: this person has opened the table and decides.
seat-host = host
# On a question to everybody: the reader can become the host.
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
# “Them” is the person whose seat it was.
seat-remove-line = The seat is free then, or a bot plays on. To keep them out, lock the table.
seat-remove-yes = Yes, remove
# On a button of the menu: another device shall take over the reader’s seat.
hand-over = Hand over this seat
hand-over-line = Keep this window open. The first to use this code or link gets your seat.
hand-over-code = QR code to take this seat
seat-handed = Your seat is handed over. You can watch.
seat-lost = You no longer have a seat at this table. You can watch.
# Over the board. At most 60 letters.
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
# A name and its points, at the end of a game. Read aloud, too.
score-of = { $name }: { $score }
time-of = Time left: { $time }
# Read aloud: not much time is left.
time-soon = { $you ->
    [yes] You have { $seconds } seconds left.
   *[no] { $player } has { $seconds } seconds left.
}
turn-yours = Your turn
bot-slow = The bot is thinking. The first time it may need up to half a minute.
# Between two turns, when several people play on one device.
cover-title = Pass the device to { $player }
cover-line = { $player }’s choice is secret. Everyone else, look away!
# On the button that shows the secret. $player is a name.
cover-open = I am { $player }
cover-next = Next round
# A heading: $player is to move.
turn-of = { $player }’s turn
# A heading: all act at the same time.
turn-everyone = Everyone plays
turn-over = The game is over
# In the line above a board: what the player does now.
todo-roll = Press the button to roll.
# Heading of the list of all moves.
log = What happened
# After a line of that list: a bot played this for a person.
log-bot = (a bot)
log-empty = Nothing has happened yet.
log-earlier = Earlier
# On a button: back to the newest line.
log-newest = Back to now
rules = Rules
rules-of = Rules of { $game }
rules-every = Rules for all games
# On a button: shows TU1 and the like beside each rule.
rules-numbers = Show rule numbers
close = Close
# Read aloud: the row of buttons under the board.
tools = Tools
# On a button. At most 12 letters.
hint = Hint
# Over a list of moves with percentages.
hint-exact = exact chance to win
hint-estimate = estimated chance to win
# After the best move of a list.
hint-best = best
# Told of a puzzle.
solvable-yes = can still be solved
solvable-no = cannot be solved any more
solvable-unknown = not known
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# On a button: shows percentages.
hint-numbers = Numbers
# “1, 5 or 6”. $some is one number or several with commas.
any-of = { $some } or { $last }
# On a button, a verb: to show others a short sign, as “Good move!”. At most 12 letters.
signal = React
# “It” is the sign that the reader sends.
signal-line = Everyone at the table sees it next to your name for a moment.
signal-mute = Hide reactions on this device
# Somebody has sent a sign. $sign is one of the next texts.
signal-told = { $player }: { $sign }
# The reader says this to the others. So are the next texts.
signal-wave = Hello!
signal-thumb = Good move!
signal-laugh = Ha ha!
signal-think = Let me think
# A player has seen a mistake of their own.
signal-oops = Oops!
signal-hurry = Hurry up!
signal-thanks = Thank you!
signal-good-game = Good game!
# On a button, a verb: takes the last move back. At most 12 letters.
undo = Undo
# Moves that the reader has taken back in this game.
undo-count = { $count ->
    [one] { $count } taken back
   *[other] { $count } taken back
}
# On the button that opens the list of all moves. At most 12 letters.
log-open = Log
# On the button that opens more tools. At most 12 letters.
menu = More
resign = Give up
resign-ask = Give up this game?
resign-line = The other player wins at once.
resign-yes = Yes, give up
# To ask the other side whether nobody shall win.
draw = Offer a draw
draw-ask = Offer a draw?
draw-line = If the other side agrees, the game ends without a winner.
draw-yes = Yes, offer
# To ask the others to end the game without a result.
stop = Stop the game
stop-ask = Stop this game?
stop-line = If all the others agree, the game ends without a result.
stop-line-alone = The game ends at once, without a result.
stop-yes = Yes, stop
question-take-back = { $player } would like to take back the last move.
question-draw = { $player } offers a draw.
question-stop = { $player } would like to stop the game.
# On a button, a verb, said by the reader.
question-yes = Agree
question-no = No
question-wait = Waiting for { $names } to agree …
# On a button: the reader takes the question back.
question-withdraw = Withdraw
# “They” is the other player, or one of the others.
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
# On a button: do nothing.
cancel = Cancel
# Right after a move; nobody has to agree.
undone = { $you ->
    [yes] You take back your last move.
   *[no] { $player } takes back the last move.
}
# The others were asked and agree.
taken-back = { $you ->
    [yes] You take back your last move. The others agree.
   *[no] { $player } takes back a move. The others agree.
}
# In the list of moves.
move-draw = draw
# “You” are both players.
drawn = You agree on a draw.
# In the list of moves.
move-stop = stop
stopped = The game is stopped.
# In the list of moves.
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
# In the list of moves.
move-timeout = time ran out
# The clocks of the players.
clocks-wait = Nobody is here, so the clocks have stopped.
clocks-go-on = The clocks are running again.

## The connection

connection-open = Connected
connection-opening = Connecting …
connection-polling = Connected (slow)
# $age is ago-seconds or ago-minutes.
connection-quiet = No answer · last update { $age }
connection-lost = Reconnecting · last update { $age }
ago-seconds = { $seconds } s ago
ago-minutes = { $minutes } min ago
connection-closed = Not connected

## The end

over-you-win = You win!
over-wins = { $player } wins!
over-shared = A shared win!
over-draw = A draw
over-stopped = Stopped
# $names are several people.
over-team-wins = { $names } win!
over-your-team-wins = Your team wins!
# Said kindly to the loser.
over-you-lose = { $player } wins this time.
over-kind = Well played! Next time it may be you.
# “1. Anna: 5”: a place at the end. $who is a name with a result.
over-place = { $place }. { $who }
over-more = More about this game
over-host-chooses = { $player } chooses the next game.
# Under “Anna wins!”: why. So are the next texts, and result-… in all games.
result-resigned = the other player gave up
result-agreed = you agreed on a draw
result-stopped = without a result
result-time = time ran out
result-five-points = with five points
# On the biggest button at the end: the same game with the same people. At most 20 letters.
over-again = Play again
# On a button at the end: a different game with the same people. At most 20 letters.
over-next = Another game
# On the shelf, while the host looks for the next game. $names are those who play it.
next-with = For { $names }
next-back = Back to the table
over-undone = { $count ->
    [0] No move was taken back.
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
}
# While a person was away a bot played for them. $all are all points of the seat. $you is yes where the reader held
# the seat.
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
# The reader has said yes already.
over-waiting = Waiting for the others to play again …
over-wants = { $names } would like to play again.
# In a puzzle: what the dice allowed. $points is a result.
over-best = Best possible with these rolls: { $points }
over-best-open = Best possible with these rolls: between { $points } and { $bound }
# On a button: saves the game as a file.
over-record = Save this game
# On a button: so that a saved game does not say who played.
name-out = Take out a name
# $default is “Player 1” or the like.
name-out-line = People who look at this game later see “{ $default }”. The name cannot come back.
name-out-choose = Which name should not be in this game any more?
name-out-ask = Take out the name { $player }?
name-out-yes = Yes, take it out
name-out-done = The name is out of this game.
# On a button: a link or a file for other people.
over-share = Share the game
over-shelf = Back to the shelf

## The review

# The page that says who played how well. On a button, too.
review = Review
# On a button: shows the game from its start.
review-watch = Watch again
review-head-perfect = Nobody made a mistake.
review-head-alone = There was a better move.
# “Them” is $player.
review-head-better-unlucky = { $you ->
    [yes] You played better, but the dice were against you.
   *[no] { $player } played better, but the dice were against them.
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
# Under a picture: the move that was played.
review-was-played = Played
# Under a picture: the move that would have been better.
review-was-better = Better
# Over a curve.
review-graph = { $player }’s chance to win over the game
review-graph-score = The points { $player } could still reach
review-graph-solvable = Could it still be solved?
review-cost-solvable = from here it cannot be solved
review-loading = Checking every move …
# A column of a table. At most 18 letters.
review-luck = Luck
review-luck-line = how much the dice helped or hurt
review-luck-estimated = how much luck helped or hurt, with later corrections
# A column of a table: what the player lost by mistakes. At most 18 letters.
review-given = Mistakes
review-given-line = lost by your own moves
# A column of a table: what the player got by mistakes of the others. At most 18 letters.
review-gained = Gifts
review-gained-line = from the mistakes of the others
# At the left end of a curve.
review-start = At the start
review-end = At the end
review-table = Luck and skill
# Over a column of names.
review-player = Player
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = All numbers are exact.
review-estimate = The numbers are estimates.
review-worst = Biggest mistakes
review-perfect = Nobody made a mistake.
review-played-best = { $player } played “{ $move }”, the best move
# After a move: how much chance to win it lost.
review-cost = cost { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
# After a move: how many points it lost.
review-cost-score = cost { NUMBER($value, maximumFractionDigits: 1) } points
review-step = Step { $n } of { $last }
review-at-start = Before the first roll
# On a button: a new game starts from this position.
review-play-on = Play on from here
review-previous = Previous step
review-next = Next step

## Looking back at a game, from a link or a file

replay-open = Open a saved game
replay-open-line = A game that was saved here or on another server.
# A heading.
replay-title = { $game }: watch again
replay-slider = Go to a moment of the game
# Label of a menu of names: some see secrets that others do not.
replay-eyes = Show it as seen by
# A choice in that menu: what everybody could see.
replay-eyes-all = spectators
replay-rules-kept = Checked: everything follows the rules ({ $events } steps).
# Before what is wrong.
replay-unfit = Something in this file is wrong:
replay-old-rules = This game was played by older rules, so they were not checked again.
replay-moves = What was played
replay-running = This game was not over when it was saved.
replay-gone = This game is no longer here
replay-gone-line = The server keeps games only for a while. A saved game can always be opened.

## Checking the dice on this device

# On a button: the device calculates whether the server cheated.
check = Check the dice
# The promise is a sealed number. The server sends it before the game and opens it at the end.
check-honest = The dice were fair: each roll fits the promise from before. Rolls checked: { $count }.
# This device came after the start, so it never got the promise.
check-fits = Each roll fits the secret, but this device saw no promise. Rolls checked: { $count }.
check-daily = These are the dice of { $day }, the same for everyone. Rolls checked: { $count }.
check-beside = The dice were fair: each roll fits the promise to all tables. Rolls checked: { $count }.
check-hand = You rolled real dice, so nobody can check them.
check-none = There were no dice in this game.
check-closed = You can check the dice when the game is over.
# Several tables play with the same dice.
check-closed-beside = You can check the dice when all tables with the same dice have finished.
# The game was continued from a position of another one.
check-taken = The first { $taken } steps come from another game. Their dice are not checked here.
check-broken-promise = The dice are wrong: the secret is not the one promised before the game.
check-broken-secret = The dice are wrong: the secret is not the one this saved game promises.
# Each device gives a random number to the dice.
check-broken-seed = The dice are wrong: the random number of this device was left out.
# $move is what the saved game tells, $drawn what it should be.
check-broken-throw = The dice are wrong: step { $n } shows { $move }, but the secret gives { $drawn }.
check-broken-told = The saved game is wrong: step { $n } is not what this device was shown.
# Over a picture that counts the ones, twos, threes …
faces-game = How often each side fell in this game
faces-table = How often each side fell in the { $games } games at this table that this device knows
# Each of the six sides of a die.
faces-mean = Each side should fall { $times ->
    [0] less than once
    [1] about once
   *[other] about { $times } times
}.
# A test for fair dice. “Uneven”: some sides come more often than others.
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
# Under that picture: these were real dice.
faces-hand = These are the numbers that people tapped in.

## The games of this device

# Heading of the list of finished games.
history = Your games
history-line = Your finished games and best results. They are kept on this device only.
history-empty = No game has been finished on this device yet.
# In that list: the reader won. So are the next texts.
history-won = won
history-shared = shared win
history-lost = lost
history-played = played
history-stopped = stopped
# In that list, after a game’s name.
history-alone = on your own
history-with = with { $others }
history-bests = Best results
history-delete = Delete { $game }, { $day }
history-delete-all = Delete all
history-delete-ask = Delete all games from this list?
history-delete-line = They are deleted from this device, and your best results too.

## Dice

# Read aloud. $face is what the die shows, $place where it is in the row.
die-lift = Pick up the { $face }, die { $place }
# Read aloud: a die that shows $face.
die-shows = A { $face }
dice = Dice
dice-of = Dice of { $player }
# A setting: the players roll dice of wood or plastic.
own-dice = Real dice
own-dice-choose = Use real dice and tap what you rolled
own-dice-yours = Roll your dice ({ $count }) and tap what you rolled.
# $count is how many dice.
own-dice-for = Roll for { $player } ({ $count }) and tap the result.
own-dice-wait = { $player } rolls real dice.
own-dice-add = Add a { $face }
own-dice-drop = Take the { $face } away
# On a button.
own-dice-done = That’s my roll
own-dice-undo = Wrong number? Undo this roll
throw-undone = The roll was undone.

## Who begins

# Each player rolls two dice for who goes first.
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

## Rules of all games

rule-G1R = In the 5-Dice games everyone rolls two dice. The highest total goes first. In a tie those players roll again. In War, and when one person plays against bots, someone is picked at random. The table settings can also pick someone at random or the last winner. Or the host chooses. In the other games someone is picked at random, unless all play at once. When you play again, the next player goes first.
rule-G2R = If the rules do not break a tie, the players share the win.
rule-G3R = With two players you may give up. With more players, a bot plays on for anyone who leaves.
rule-G-UNDO = You can take back your last move while it is still your turn. Once dice have been rolled, you cannot. If you play alone, you can do so even at the end. In games with secrets you cannot take anything back.
rule-G4R = After your turn you can ask to take back your last move. Everyone else at the table must agree. Bots always do. You cannot take back a roll or time that has run out. In games with secrets you cannot take anything back.
rule-G5R = In games with two sides and no sand timer, people may agree on a draw. Bots play on.
rule-G6R = All people at a table may agree to stop the game without a result. Bots agree. If you are alone, or alone with bots, you may stop it at once.
rule-G-TIME = The host can set a time limit, for each move or for the whole game. With two players, you lose when your time runs out. With more players a bot takes over, for this move or for the rest of the game. The clocks stop while nobody is at the table.
rule-G-DUPLICATE = Several tables can play with exactly the same dice and set-ups. Everyone’s rolls are counted separately. An extra roll by someone else changes nothing for you. This does not work with real dice or for the puzzle of the day.

## Refusals

# Told to a player who tried it. So are the next texts.
refusal-illegal-move = That is not allowed now.
refusal-unreadable-move = This is not a move of this game.
refusal-unreadable-position = This is not a position of this game.
refusal-too-late = Too late: time ran out before your move arrived.
# Somebody else has moved in between.
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
# The host wanted to remove somebody who is not there.
refusal-no-guest = Nobody sits there.
refusal-most-seats = This game has no room for more than { $most }.
refusal-fewest-seats = The game needs these seats.
# Told to the host, who wants to start.
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
# The seat was given to another device.
refusal-bad-token = This device no longer has that seat.
refusal-wrong-origin = This page belongs to another server.
# “That” is what the reader just did.
refusal-not-saved = The server could not save that. Please try again.
refusal-house-full = There are too many tables right now. Please try again later.
refusal-offline = The server does not answer. Check the connection.
refusal-unknown = That did not work.
