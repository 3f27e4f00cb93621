### Torris. `$from` and `$to` are places like c2, `$value` is the value of a stone, `$by` is "points" or "tower".
### `torris-why-…` says what speaks for a move, or against it.

torris-name = Torris
torris-line = Climb onto each other’s towers. If your stone is on top, the tower is yours.
# What moves when a place becomes empty.
torris-option-closing = Closing up
torris-option-closing-one-place = One place
torris-option-closing-one-place-line = Everything directly behind moves up one place.
torris-option-closing-whole-gap = The whole gap
torris-option-closing-whole-gap-line = It all moves up until it touches what stands in front.

# Read aloud. The letters a to h and I stay.
torris-board = The board: 4 rows of 8 places, a to h from the left, 1 to 4 from the top. Arrow keys walk, Enter picks and moves, I looks inside a tower.
# Read aloud, on a phone. The letters a to h and I stay.
torris-board-turned = The board: 8 rows of 4 places, a to h from the top, 1 to 4 from the right. Arrow keys walk, Enter picks and moves, I looks inside a tower.
torris-colour-0 = White
torris-colour-1 = Black
torris-highest = Highest tower
# Read aloud.
torris-standing = { $player } moves { $colour ->
    [0] white
   *[1] black
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, highest tower { $highest }
torris-pick = Tap one of your stones: its mark says how many steps it goes.
torris-target = Tap where it should land, or another stone.
# Each mark on a stone means a number of steps.
torris-mark-1 = dot, 1 step
torris-mark-2 = line, 2 steps
torris-mark-3 = triangle, 3 steps
torris-mark-4 = square, 4 steps
torris-steps = Steps
# Under the board.
torris-look-line = Tap any other tower to look inside.
torris-look-at = Look inside the tower on { $place }
torris-tower = Tower on { $place }
torris-tower-line = { $height ->
    [one] A single stone, worth 1 point.
   *[other] { $height } stones, worth { $height } points for the colour on top.
}
torris-tower-top = From top to bottom:
# Read aloud: “White triangle, 3 steps”.
torris-stone = { $colour ->
    [0] White
   *[1] Black
} { $value ->
    [1] dot
    [2] line
    [3] triangle
   *[4] square
}, { $value ->
    [one] { $value } step
   *[other] { $value } steps
}
torris-place-empty = { $place }, empty
# $height: 1 to 32
torris-place = { $place }: { $stone }{ $height ->
    [one] { "" }
   *[other] { "" } on a tower of { $height }
}
# Read aloud. $label is a place with what is on it.
torris-place-movable = { $label }, can move
torris-place-picked = { $label }, picked up
torris-place-target = { $label }, can land here
# Under a name: cannot move.
torris-passes = skips a turn
torris-sits-out = { $player } skips a turn
# Where one looks inside a tower: why its top stone cannot move.
torris-stuck = Its top stone can’t move now. It must land on something at least as high.
torris-move = play { $move }

torris-laid = The stones are shuffled and on the board.
# “The $value”: the stone that goes so many steps.
torris-moved = { $you ->
    [yes] You move the { $value } from { $from } onto { $to }: a tower of { $height }.
   *[no] { $player } moves the { $value } from { $from } onto { $to }: a tower of { $height }.
}
# How many stones and towers move up behind a gap. $places is how far.
torris-closed = { $count ->
    [one] The one behind it moves up
   *[other] { $count } behind it move up
}{ $places ->
    [one] { "" }
   *[other] { " " }by { $places } places
}.
torris-passed = { $you ->
    [yes] You can’t move, so you skip a turn.
   *[no] { $player } can’t move and skips a turn.
}
# $scores is points, as 18:14.
torris-won = { $you ->
    [yes] { $by ->
        [tower] Nobody can move. Equal points, { $scores }, but you have the highest tower: you win!
       *[points] Nobody can move. You win, { $scores }.
    }
   *[no] { $by ->
        [tower] Nobody can move. Equal points, { $scores }, but { $player } has the highest tower and wins.
       *[points] Nobody can move. { $player } wins, { $scores }.
    }
}
torris-shared = Nobody can move. Points and highest towers are equal, { $scores }: you share the win.

# Why a move is good or bad. So are the next texts.
torris-why-wins = You can win, whatever the other player does.
torris-why-wins-by = { $points ->
    [one] Wins by at least { $points } point, whatever the other player does.
   *[other] Wins by at least { $points } points, whatever the other player does.
}
torris-why-wins-tower = Ends with equal points, and you win by the highest tower.
torris-why-shared = If you both play best from here, you share the win.
torris-why-loses = After this the other player can win, whatever you do.
torris-why-loses-by = { $points ->
    [one] After this the other player can win by at least { $points } point, whatever you do.
   *[other] After this the other player can win by at least { $points } points, whatever you do.
}
torris-why-loses-tower = After this the other player can win with equal points and the highest tower.
# A stone on a tower makes the whole tower its own. $height: 2 to 32
torris-why-takes = { $height ->
    [2] Takes a stone of the other player: a tower of { $height } is yours.
   *[other] Takes a tower of the other player: { $height } points are yours.
}
# $points and $left are points.
torris-why-saves = { $left ->
    [0] Protects your points: the other player could have taken { $points }, now none.
   *[other] Protects your points: the other player could have taken { $points }, now { $left } at most.
}
torris-why-blocks = Then the other player cannot move and skips a turn.
# The fewer moves the other player has, the better.
torris-why-fewer = { $count ->
    [one] Leaves the other player a single move.
   *[other] Leaves the other player only { $count } moves to choose from.
}
torris-why-free = Keeps more moves open: { $mine } for you, { $theirs } for the other player.
torris-why-climbs = Makes your own tower { $height } high.

# Under “Anna wins!”: why. So are the next texts.
result-torris-points = with the most points
result-torris-tower = with equal points and the highest tower
result-torris-shared = with equal points and towers of the same height

torris-learn-steps = You are white. The mark says how many steps. Move your 2 in the corner.
torris-learn-steps-no = Take the white 2 in the corner, the one with the line.
torris-learn-steps-yes = Two steps, and up onto another stone. The tower belongs to the colour on top.
torris-learn-gaps = Steps go from stone to stone, gaps do not count. Move your 3 in the corner.
torris-learn-gaps-yes = Three steps, and you jumped over the gaps.
torris-learn-up = Every move leads upwards. Move the 1 in the corner onto a tower just as high.
torris-learn-up-no = Take the 1 on top of the tower in the corner.
torris-learn-up-yes = From the height of two onto a tower of two: now it is three high.
torris-learn-close = Move your 1 onto the black 3, and watch the stones behind it.
torris-learn-close-no = The other way: onto the black 3.
torris-learn-close-yes = The stone has left a gap on the table, and the stones behind it have moved up.
torris-learn-last = The last move. Climb!
torris-learn-last-yes = Nobody can move. Towers count their height for the top colour: 3 to 2, you win!

rule-TO1 = All 32 stones are face up in four rows of eight. Black and white alternate like a chessboard. The marks are shuffled. One of you moves white, the other black. A player is picked at random to go first.
rule-TO1R = There is a white stone at the top left. The rulebook does not say, and for the game it makes no difference.
rule-TO2 = In your turn, move one stone of your colour that is on top. It goes straight along its row or column. Its mark says exactly how many steps: dot 1, line 2, triangle 3, square 4. Each step goes to the next place with a stone or tower. Gaps are jumped and not counted, and a tower is one step.
rule-TO3 = The stone must land on a stone or tower, yours or not. It must be at least one level higher than before. Only the top stone of a tower moves. Anyone may look inside towers at any time.
rule-TO4 = Closing up: if the stone was on the table, its place is now empty. Then everything directly behind it moves up one place in the same direction.
rule-TO4R = “Directly behind” ends at the first gap or at the edge. A stone that leaves a tower leaves no gap, so nothing closes up. You can change this in the table settings. Then they all move on together until they touch the first stone or tower.
rule-TO5 = If you cannot move, you skip turns until you can again. If you can move, you must. The game ends when neither of you can.
rule-TO6 = Each tower scores its height for the colour on top. A single stone scores 1. Most points win. If they are equal, the highest tower wins. If those are equal too, you share the win.
