### Clear Away. `$from`, `$over`, `$to` and `$at` are places like c6, `$left` is the number of stones left.

clear_away-name = Clear Away
clear_away-line = Jump over stones and clear the board until only one is left.

clear_away-board = The board: six columns a to f, six rows 6 to 1
# Read aloud, so are the next texts. $place is a column and a row, as c6.
clear_away-stone = { $place }, stone
clear_away-free = { $place }, free
clear_away-can-jump = { $place }, stone, can jump
clear_away-chosen = { $place }, stone, chosen
clear_away-land = { $place }, free: jump here
clear_away-land-keeps = { $place }, free: jump here, it can still be solved then
clear_away-land-loses = { $place }, free: jump here, it cannot be solved any more then
# After a big number, as in “5 stones left”. Where the words are always the same, $left may be left out.
clear_away-left = { $left ->
    [one] stone left
   *[other] stones left
}
clear_away-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# The fewest stones that were left on this device so far.
clear_away-best = Best here: { $left ->
    [1] solved
   *[other] { $left } stones left
}
# After that result.
clear_away-best-undone = { $count ->
    [one] with one move taken back
   *[other] with { $count } moves taken back
}
clear_away-choose = Tap a stone that can jump over a neighbour, or drag it.
# “Let it go”: choose another stone.
clear_away-target = Now tap a glowing place. Tap the stone again to let it go.
clear_away-again = It can jump on: tap a glowing place, or another stone.
clear_away-watch = { $player } is thinking about the next jump.
# On a button: plays a good jump.
clear_away-show = Show me a jump
clear_away-hint-yes = This can still be solved.
clear_away-hint-no = This cannot be solved any more. Take back jumps until it can.
clear_away-hint-unknown = No solution found yet, but there may be one.
# Instead of the next text, where all jumps do.
clear_away-hint-every = Every jump still leads to a solution.
# $count of all $jumps that are possible.
clear_away-hint-keeping = { $count ->
    [one] One of { $jumps } jumps still leads to a solution: its stone has a thicker ring.
   *[other] { $count } of { $jumps } jumps still lead to a solution: their stones have a thicker ring.
}
clear_away-hint-fewest = From here the best you can do is { $left } stones.
# Why a move is good or bad. So are the next texts.
clear_away-why-solves = This jump solves it.
clear_away-why-keeps = After this it can still be solved.
clear_away-why-only = The only jump after which it can still be solved.
clear_away-why-loses = After this you can’t solve it any more. The best result is { $left } stones.
clear_away-why-left = The best result is { $left } stones.
clear_away-why-lost = After this it cannot be solved.
clear_away-score = { $score ->
    [one] { $score } stone left
   *[other] { $score } stones left
}

clear_away-move = { $move }

clear_away-jumped = { $from } jumps over { $over } to { $to }. { $left ->
    [one] One stone is left.
   *[other] { $left } stones are left.
}
clear_away-solved = Solved in { $moves } moves: the last stone is on { $at }.
clear_away-stuck = No more jumps after { $moves } moves: { $left } stones are left.

result-one-stone-left = Solved!
# At the end, instead of “Solved!”.
result-stones-left = No jump left

clear_away-learn-jump = Jump over a neighbour into a free corner.
clear_away-learn-jump-yes = The stone you jumped over is gone. Jump sideways, up or down, never diagonally.
clear_away-learn-choose = Three stones. Jump so that another jump is possible.
clear_away-learn-choose-no = After that no stone could jump any more. Think one jump ahead.
clear_away-learn-choose-yes = Well done: two stones are side by side again.
clear_away-learn-finish = And now the last jump.
clear_away-learn-finish-yes = Only one stone is left: solved!
clear_away-learn-plan = Four stones, and only one jump leads to the goal. Take your time.
# The reader chose a wrong jump.
clear_away-learn-plan-no = From there it could not be solved any more. Try another jump.
clear_away-learn-plan-yes = That was the one.
clear_away-learn-second = Keep going.
clear_away-learn-second-no = { clear_away-learn-plan-no }
clear_away-learn-second-yes = Nearly there.
clear_away-learn-solved = One more jump.
clear_away-learn-solved-yes = Solved! The real game starts with 32 stones.

rule-CA1 = The board has six by six places and 32 stones. Only the four corners are free. A stone jumps over a stone right beside it, along a row or a column. It lands on the free place behind. The stone that was jumped over is taken off.
rule-CA1R = A jump never leaves the board, and a corner is a place like any other. Jumps by the same stone one after the other count as one move. The colours do not matter.
rule-CA2 = With one stone left, on any place, you have solved it. If no stone can jump and two or more are left, their number is your result: try again. You may take back as many jumps as you like, even after the end. The result says how many.
