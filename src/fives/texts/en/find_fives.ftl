### Find Fives. `$shape` is the letter of a tile, `$roll` the symbols rolled (a to f), `$points` and `$count` numbers.

find_fives-name = Find Fives
# A FIVE is the found shape of five squares. Find one word for it and use it everywhere.
find_fives-line = Everyone looks for five symbols at once, until someone turns the sand timer.
find_fives-turn-everyone = Everyone searches
# After a bot’s strength, on the page of a game.
find_fives-level-beginner-line = finds about one point in three
find_fives-level-casual-line = finds about half of the points
find_fives-level-strong-line = finds about two points in three
find_fives-level-perfect-line = sees the best FIVES at once
# The subject is a bot. Stands under its strength when a table is opened.
find_fives-level-beginner-plain = Finds about one point in three. Good for a first game.
find_fives-level-casual-plain = Finds about half of the points.
find_fives-level-strong-plain = Finds about two points in three. Hard to beat.

# Which of three games in this box.
find-fives-option-mode = Game
find-fives-option-mode-race = Race
find-fives-option-mode-race-line = Five rounds, up to five FIVES in each. Alone: practice.
find-fives-option-mode-puzzle = Puzzle
find-fives-option-mode-puzzle-line = Twelve rounds, one FIVE in each, and the board fills up.
find-fives-option-mode-solo = Solo
find-fives-option-mode-solo-line = The puzzle for one, without a sand timer.
# Whether all players get the same board.
find-fives-option-boards = Boards
# Said of the boards.
find-fives-option-boards-white = All different
find-fives-option-boards-white-line = Everyone has their own board, all equally good.
find-fives-option-boards-grey = All the same
find-fives-option-boards-grey-line = Everyone searches the same board.
find-fives-option-timer = Sand timer
find-fives-option-timer-15 = 15 s
find-fives-option-timer-30 = 30 s
find-fives-option-timer-45 = 45 s
find-fives-option-timer-60 = 60 s
find-fives-option-timer-90 = 90 s
find-fives-option-timer-120 = 2 min
find-fives-option-timer-180 = 3 min
# Before “10 min”.
find-fives-option-limit = A round lasts at most
find-fives-option-limit-10 = 10 min
find-fives-option-limit-5 = 5 min
find-fives-option-limit-3 = 3 min
find-fives-option-limit-0 = as long as you like
# What happens with outlines that do not count.
find-fives-option-guard = Wrong outlines
find-fives-option-guard-auto = Automatic
find-fives-option-guard-auto-line = Not possible when you play alone, allowed with others.
find-fives-option-guard-off = Allowed
find-fives-option-guard-off-line = As on paper: wrong ones simply do not count.
# Wrong outlines cannot be drawn.
find-fives-option-guard-on = Not possible
find-fives-option-guard-on-line = You can only draw what scores.
# Label of twelve numbers. A tile is one of twelve shapes.
find-fives-option-tiles = What the tiles are worth

# The game starts.
find_fives-boards = The boards are on the table.
find_fives-rolled-again = The dice show { $roll }. Too many are alike: all five are rolled again.
find_fives-rolled = Round { $round } of { $rounds }: the dice show { $roll }.
find_fives-last-round = The last round: every FIVE counts double.
# To outline: to draw a line around five squares.
find_fives-outlined = { $you ->
    [yes] You outline { $shape }.
   *[no] { $player } outlines { $shape }.
}
find_fives-erased = { $you ->
    [yes] You erase { $shape }.
   *[no] { $player } erases { $shape }.
}
find_fives-turned = { $you ->
    [yes] You turn the sand timer: the others have { $seconds } seconds left.
   *[no] { $player } turns the sand timer: { $seconds } seconds left!
}
# The player does not search any more in this round.
find_fives-done = { $you ->
    [yes] You are done.
   *[no] { $player } is done.
}
# To all, when the sand has run out.
find_fives-time-up = Stop! The sand timer has run out.
find_fives-limit-up = Stop! Time is up.
find_fives-all-done = Stop! Everyone is done.
find_fives-scored = { $you ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] { "" }
       *[other] , one of them for the sand timer
    }.
   *[no] { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] { "" }
       *[other] , one of them for the sand timer
    }.
}
# To circle: to mark the tile as won.
find_fives-circled = { $you ->
    [yes] You circle { $shape } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $player } circles { $shape } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
# $wiped is 0 if there was no outline.
find_fives-missed = { $you ->
    [yes] You have no valid FIVE { $wiped ->
        [0] in this round.
       *[other] in this round: your outline is wiped off.
    }
   *[no] { $player } has no valid FIVE { $wiped ->
        [0] in this round.
       *[other] in this round: the outline is wiped off.
    }
}
# To shade: to fill squares so that nobody can use them.
find_fives-hatched = { $you ->
    [yes] You cross out { $shape } and shade it.
   *[no] { $player } crosses out { $shape } and shades it.
}
find_fives-crossed = { $you ->
    [yes] Nothing fits any more: you cross out { $shape }.
   *[no] Nothing fits any more: { $player } crosses out { $shape }.
}
find_fives-nobody = Nobody found a FIVE: the game ends.

# A choice in a list. So are the next texts.
find_fives-move = outline { $move }
find_fives-move-timer = turn the sand timer
find_fives-move-done = done
find_fives-move-next = next round
find_fives-move-erase = erase outline { $move }
find_fives-move-hatch = shade { $move }
find_fives-move-cross = cross out { $move }

# Why an outline counts or not. So are the next texts.
find_fives-why-counts = counts
find_fives-why-mismatch = does not match the dice: no FIVE
find_fives-why-overlap = overlaps another FIVE: neither counts
find_fives-why-repeat = the same shape again: only one counts
# Five are allowed. The most valuable ones are left out.
find_fives-why-surplus = more than five: the most valuable do not count
find_fives-why-used = this shape is circled or crossed out already
find_fives-why-occupied = not on free squares

result-most-points = with the most points
result-best-round = as many points, but the best single round
result-more-fives = as many points, but more FIVES
result-points-shared = with equal points
result-played-alone = all rounds played

find_fives-learn-find = Find the five symbols side by side and draw across them. Look at the left edge.
find_fives-learn-find-yes = A FIVE: five squares, side by side, with exactly the five symbols rolled.
find_fives-learn-another = Each shape and each square counts once. Find another FIVE, at the bottom left.
find_fives-learn-another-yes = Another shape on other squares: both FIVES count.
find_fives-learn-circle = In the puzzle you look for one FIVE a round. You have one: end the round.
find_fives-learn-circle-yes = It is circled, and its points are yours. Its squares stay taken.
find_fives-learn-hatch = No FIVE? Then give up a shape. Choose one and place it anywhere on your board.
find_fives-learn-hatch-yes = The shape is crossed out and its squares are taken. The next round starts.
# “You have three”: three FIVES.
find_fives-learn-timer = Last round of a race: all counts double. You have three. Turn the sand timer!
find_fives-learn-timer-yes = Three FIVES, counted double, and a point for the sand timer: you win!

rule-FF1 = Five rounds, everyone at the same time: roll, find, score.
rule-FF2 = All five dice are rolled. If a symbol shows three times or more, all five are rolled again.
rule-FF3 = A FIVE is five squares, connected by their sides. They show exactly the five symbols rolled.
rule-FF4 = A shape is the same turned or mirrored. In each round you may use each of the twelve shapes once.
rule-FF5 = At most five FIVES, and they must not overlap. Only finished outlines count. You may erase until you turn the sand timer.
rule-FF6R = You may outline any five connected squares, right or wrong. You may have up to twenty outlines at a time, but none twice. They are checked when the round is scored. If wrong outlines are “not possible”, you can only draw what scores.
rule-FF7 = Anyone may turn the sand timer at any time, once a round for the whole table. If you turn it, you may not outline or erase any more. The others go on until it runs out.
rule-FF8R = The sand timer runs for 45 seconds. You can change this in the table settings. If everybody else says “done” first, the round ends early. If nobody turns it, the round ends after the time limit, without a bonus. Without a limit, nothing hurries you, not even after a round. Alone there is no sand timer and no limit: you say “done”.
rule-FF9R = An outline counts if it was complete before the stop.
rule-FF10 = Scoring: an outline that does not match the dice is no FIVE. FIVES that overlap do not count. Of FIVES with the same shape one counts. If you have more than five, the five with the lowest values count. Add the values. The player who turned the sand timer gets one point more.
rule-FF10R = An outline that is no FIVE does not spoil another that it overlaps.
rule-FF11 = In round five every FIVE counts double. The bonus stays one point.
rule-FF12 = Most points win. In a tie the best single round of the first four decides. If that is equal too, you share the win.
rule-FF13R = We chose what the tiles are worth: a shape that is harder to find is worth more. 4 for I, X, W. 3 for T, V, Z. 2 for F, N, U. 1 for L, P, Y. In the table settings you can set the values printed in your own box.
rule-FF14 = Boards can be all different or all the same.
rule-FF15R = Every board has 16 or 17 squares of each symbol. No more than three of the same are side by side. There are at least eight FIVES for every roll. By the values of our tiles, all boards are equally good.
rule-FP1 = At most twelve rounds. In each you outline one FIVE. A new outline takes the place of this round’s old one. Boards are not wiped. Each shape is there once in the whole game, until you circle it or cross it out.
rule-FP2 = You circle a valid FIVE if its shape is still there and its squares are free. Otherwise you cross out a shape that is still there. You shade it on free squares, with any symbols.
rule-FP2R = You may only cross out a shape that still fits. If none fits, cross one out without shading. After 60 seconds the lowest shape that fits is chosen for you. It goes in its first place from the top. If rounds have no limit, the game waits for you.
rule-FP3 = The player who turns the sand timer gets a mark worth one point.
rule-FP4 = The game ends after twelve rounds. It ends earlier if nobody finds a valid FIVE in a round.
rule-FP5 = Circled values and timer marks are your points. In a tie more circled FIVES win. If that is equal too, you share the win.
rule-FS1 = Solo is the puzzle for one player, without a sand timer, always twelve rounds.

## The board on the screen and on paper. `$shape` is a tile's letter, `$symbols` a list of symbols.

# The six symbols on dice and squares. So are the next texts.
find_fives-word-a = star
find_fives-word-b = ring
find_fives-word-c = triangle
find_fives-word-d = heart
find_fives-word-e = moon
find_fives-word-f = cross
find_fives-page-board = Your board, ten by ten squares
find_fives-page-board-of = The board of { $player }, ten by ten squares
# Read aloud for a square.
find_fives-page-square = row { $row }, column { $column }, { $symbol }
# Read aloud after a square: it is in the line that is drawn now.
find_fives-page-in-drawing = in your drawing
# Read aloud after a square. So are the next texts.
find_fives-page-in-own = in outline { $shape }
find_fives-page-in-waiting = in outline { $shape }
find_fives-page-in-counts = in { $shape }, which counts
find_fives-page-in-void = in { $shape }, which does not count
find_fives-page-in-circled = in { $shape }, circled
find_fives-page-in-hatched = in { $shape }, shaded
# Read aloud after a square: in one of the best FIVES.
find_fives-page-in-best = in { $shape }, possible
find_fives-page-rolled = Rolled: { $symbols }
find_fives-page-again = Roll again!
find_fives-page-rolling = The dice are rolling …
# Read aloud while a line is drawn: how many squares it has.
find_fives-page-drawing = { $count } of 5
find_fives-page-more = { $count ->
    [one] One outline, worth { $value } if it counts.
   *[other] { $count } outlines, worth { $value } if all count.
} Tap one to erase it.
find_fives-page-one = Outlined. A new outline replaces it. Tap it to erase it.
find_fives-page-outlines = Your outlines
find_fives-page-erase = Erase outline { $shape } on { $squares }
# On a button: brings back an outline that was erased.
find_fives-page-put-back = Put { $shape } back
find_fives-page-tiles = The twelve tiles and what they are worth
# Read aloud for a tile.
find_fives-page-tile = { $shape }, worth { $value }{ $state ->
    [used] , outlined
    [circled] , circled
    [crossed] , crossed out
   *[free] {""}
}
find_fives-page-tiles-line = Do you have the game in a box? Set the values printed on its tiles.
# On a button: the values of this program.
find_fives-page-tiles-ours = Our values again
find_fives-page-everyone = Everyone’s shapes and marks
find_fives-page-marks = { $count ->
    [one] One timer mark
   *[other] { $count } timer marks
}
find_fives-page-players = Players
# After a number, as in “3 found”: FIVES that a player has outlined. Where the word is always the same, $count may be
# left out.
find_fives-page-found = { $count ->
    [one] found
   *[other] found
}
# Under a name. So are the next texts.
find_fives-page-state-searching = searching
# Under a name: this player has turned the sand timer.
find_fives-page-state-turned = sand timer
find_fives-page-state-done = done
# Under a name: looks at the result of the round.
find_fives-page-state-looking = looking
find_fives-page-state-ready = ready
find_fives-page-seconds = { $seconds } seconds left
# Read aloud: the sand does not run.
find_fives-page-lying = The sand timer is on its side: nobody has turned it yet
find_fives-page-timer = Turn the sand timer
# On a button: I do not search any more.
find_fives-page-done = Done
find_fives-page-score = Score this round
find_fives-page-finish = End the round
find_fives-page-turned = { $player } turned the sand timer.
find_fives-page-you-turned = You turned the sand timer.
find_fives-page-frozen = You are done for this round. The others keep looking until the sand runs out.
find_fives-page-stop = Stop!
# A question before it is done.
find_fives-page-early = Turn the sand timer already?
find_fives-page-early-line = { $count ->
    [0] You have no outline yet.
    [one] You have one outline.
   *[other] You have { $count } outlines.
} After that you can’t draw or erase in this round. The others have { $seconds } seconds.
# On a button: the sand timer.
find_fives-page-early-yes = Turn it
find_fives-page-round = Round { $round } of { $rounds }
find_fives-page-solo = Round { $round } of { $rounds }. { $score ->
    [one] One point
   *[other] { $score } points
}{ $best ->
    [0] {""}
   *[other] , best on this device: { $best }
}.
find_fives-page-scoring = Round { $round }: { $player }
find_fives-page-double = Last round: every FIVE counts double.
find_fives-page-why-counts = { $shape }, worth { $value }
# After the round: why an outline does not count. $shape is its letter. So are the next texts.
find_fives-page-why-mismatch = { $shape } does not show the five symbols
find_fives-page-why-overlap = { $shape } shares a square with { $other }
find_fives-page-why-repeat = { $shape } a second time: each shape counts once
find_fives-page-why-surplus = { $shape } is one too many: only the five lowest count
find_fives-page-why-used = { $shape } was used before
find_fives-page-why-occupied = { $shape } is on squares that are taken
find_fives-page-no-outline = no outline
# In a list of points: one point for this.
find_fives-page-bonus = turned the sand timer
find_fives-page-sum = This round
find_fives-page-table = Points round by round
find_fives-page-player = Player
find_fives-page-total = Total
find_fives-page-next = Next round
# In the line above the board, between two rounds.
find_fives-page-see = See what everyone found. Then go on.
find_fives-page-wait = Waiting until everyone is ready …
find_fives-page-choose-time = Next round in { $seconds } s.
# On a button: the best that was possible.
find_fives-page-best = Show the best FIVES
find_fives-page-best-off = Back to the outlines
# $best and $got are points.
find_fives-page-best-line = Best: { $best } ({ $shapes }). You got { $got }.
# After the puzzle. $best, $bound and $got are points. $rounds tells what each round allowed.
find_fives-page-plan = With these rolls you could have circled { $open ->
    [yes] at least { $best }, at most { $bound }
   *[no] { $best }
} points. You got { $got }. Round by round: { $rounds }.
find_fives-page-search = Find these five side by side.
find_fives-page-search-one = Find these five side by side.
find_fives-page-no-five = No FIVE this time: choose a shape to cross out.
# “It” is the shape to cross out.
find_fives-page-put = Put it where it is least in the way.
find_fives-page-cross-here = Cross out { $shape } here
find_fives-page-other-shape = Another shape
find_fives-page-cross-line = No shape fits any more: just cross one out.
find_fives-page-cross = Cross out { $shape }, worth { $value }
# On a button, a verb: turns the shape a quarter. At most 12 letters.
find_fives-page-turn = Turn
# On a button, a verb. At most 12 letters.
find_fives-page-mirror = Mirror
find_fives-page-move-left = Move left
find_fives-page-move-right = Move right
find_fives-page-move-up = Move up
find_fives-page-move-down = Move down
find_fives-page-place-not = { $shape } does not fit here
# On a button, a verb.
find_fives-page-print = Print boards
find_fives-page-print-now = Print
find_fives-page-print-board = Board and tiles of { $player }
find_fives-page-print-scores = Score sheet
# On the printed sheet.
find_fives-page-print-race = Five rounds. At most five FIVES a round, each shape once, none may overlap. In round five everything counts double.
# On the printed sheet.
find_fives-page-print-puzzle = Twelve rounds, one FIVE each. Tick its tile. Without one, cross a tile out and shade its shape on free squares.
find_fives-page-print-values = What the tiles are worth:
find_fives-page-hint = Hint: { $shape }, drawn in blue.
find_fives-page-hint-none = Hint: there is nothing better to add.
find_fives-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
