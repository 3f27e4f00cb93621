### Five Wins. `$x` and `$y` are a place on the table; `$colour` is "white" or "black"; `$reason` says how a game ended.

five_wins-name = Five Wins
five_wins-line = Five in a row on a table without edges. Later the stones start to move.

# A setting: six or more stones in a row.
five-wins-option-exactly-five = Longer rows
# The subject: longer rows.
five-wins-option-exactly-five-false = Win too
five-wins-option-exactly-five-false-line = Five or more in a row win.
five-wins-option-exactly-five-true = Do not win
five-wins-option-exactly-five-true-line = Only exactly five in a row win.

five_wins-colour-white = white
five_wins-colour-black = black
# Read aloud after a name.
five_wins-plays = { $colour ->
    [white] plays white
   *[black] plays black
}
# Stones that a player still has to place.
five_wins-in-hand = { $count } left
# Stones of a player on the table.
five_wins-lying = { $count } in play
# Stones that a player has lost.
five_wins-lost = { $count } captured
# Read aloud.
five_wins-table = The table, { $white } white and { $black } black stones. Arrow keys go from place to place, Enter chooses. Places count from the first stone, 0,0: the first number goes right, the second goes down. Minus is left and up.
# Read aloud: $x and $y are whole numbers, also below 0.
five_wins-stone = { $colour ->
    [white] White stone on { $x },{ $y }
   *[black] Black stone on { $x },{ $y }
}
five_wins-place = Place { $x },{ $y }
five_wins-chosen = Place { $x },{ $y }, chosen
five_wins-lift = Pick up your stone on { $x },{ $y }
five_wins-lift-cutting = { $count ->
    [one] Pick up your stone on { $x },{ $y }: it captures { $count } stone
   *[other] Pick up your stone on { $x },{ $y }: it captures { $count } stones
}
five_wins-put-back = Put it back on { $x },{ $y }
five_wins-zoom-in = Zoom in
five_wins-zoom-out = Zoom out
# Read aloud for a button: makes the table smaller.
five_wins-fit = Show all stones

five_wins-do-first = Place the first stone in the middle.
five_wins-do-lay = Place a stone next to any other stone.
five_wins-do-confirm = Tap the place again, or press the button.
five_wins-lay-here = Place it here
five_wins-do-lift = Tap one of your stones to move it.
five_wins-do-place = Now tap the place where it goes.
five_wins-back = Put it back
# Before a list of the stones, as in “Cut off and captured: 2 white”. $count is how many they are.
five_wins-cuts = Cut off and captured:
five_wins-cuts-count = { $colour ->
    [white] { $count } white
   *[black] { $count } black
}
# Stones fall into two parts of the same size: one is captured.
five_wins-keep = The parts are equally big: tap the one that stays.
five_wins-keep-other = Keep the other part
five_wins-wait-lay = { $player } looks for a place …
five_wins-wait-move = { $player } looks for a stone to move …
# Second part of the game. $most is 200.
five_wins-after = Second part, move { $turn } of { $most }
five_wins-times = This position is here for the second time. The third time is a draw.
# In big letters, on a row of five.
five_wins-row = Five!

# A choice in a list. Nothing to translate.
five_wins-move = { $move }
five_wins-laid = { $you ->
    [yes] You place a stone on { $x },{ $y }.
   *[no] { $player } places a stone on { $x },{ $y }.
}
five_wins-after-game = All stones are placed, and nobody has five. Now you move your own stones.
five_wins-moved = { $you ->
    [yes] You move a stone from { $from_x },{ $from_y } to { $x },{ $y }.
   *[no] { $player } moves a stone from { $from_x },{ $from_y } to { $x },{ $y }.
}
five_wins-captured = { $you ->
    [yes] { $count ->
        [one] One of your stones is captured.
       *[other] { $count } of your stones are captured.
    }
   *[no] { $count ->
        [one] One stone of { $player } is captured.
       *[other] { $count } stones of { $player } are captured.
    }
}
# To pass: to miss a turn because no move is possible.
five_wins-passed = { $you ->
    [yes] None of your stones has a free side: you pass.
   *[no] No stone of { $player } has a free side: { $player } passes.
}
five_wins-won = { $you ->
    [yes] { $reason ->
        [five_in_a_row] Five in a row: you win!
       *[last_stone_captured] The last opposing stone is captured: you win!
    }
   *[no] { $reason ->
        [five_in_a_row] Five in a row: { $player } wins!
       *[last_stone_captured] The last opposing stone is captured: { $player } wins!
    }
}
five_wins-drawn = { $reason ->
    [nobody_can_win] Nobody has five stones left: a draw.
    [third_time] The same position for the third time: a draw.
   *[long_enough] 200 moves in the second part: a draw.
}

# Why a move is good or bad. So are the next texts. “It” is the move.
five_wins-why-five = Five in a row: you win.
five_wins-why-takes-last = It captures the last stone of the other player: you win.
# Next turn there are two places for the fifth stone.
five_wins-why-two = Two ways to make five next. Only one of them can be stopped.
five_wins-why-forces = Every move threatens five in a row. You win in { $count } moves.
five_wins-why-wins = You win, whatever the other player does.
five_wins-why-loses = After this the other player wins, whatever you do.
five_wins-why-stops = Otherwise the other player wins next.
five_wins-why-captures = { $count ->
    [one] It captures a stone.
   *[other] It captures { $count } stones.
}
five_wins-why-threatens = It threatens to make five next.
five_wins-why-blocks = It stands in the way of the other player’s lines.
five_wins-why-builds = It makes your own lines longer.
five_wins-why-room = It keeps your lines open.

# Under “Anna wins!”: why. So are the next texts.
result-five-in-a-row = with five in a row
result-last-stone-captured = by capturing the last stone
result-nobody-can-win = nobody has five stones left
result-third-time = the same position three times
result-long-enough = after 200 moves in the second part

five_wins-learn-touch = You are white. Each new stone must touch another with a whole side. Place one.
five_wins-learn-touch-yes = Each stone touches another one with a whole side. A corner is not enough.
five_wins-learn-stop = Careful, black has four in a row! Stop it.
five_wins-learn-stop-no = Then black would win with the next stone. Close the open end of the row.
five_wins-learn-stop-yes = Stopped! At the other end your stone was already in the way.
five_wins-learn-slant = Diagonal rows count too. Where does your fifth stone go?
# The reader placed a stone elsewhere.
five_wins-learn-slant-no = Look for your four diagonal stones.
five_wins-learn-slant-yes = Five in a row, diagonally too: you win.
five_wins-learn-capture = Now you move your stones. One is a bridge: pick it up and place it elsewhere.
five_wins-learn-capture-no = Look for the white stone that alone holds both parts together.
five_wins-learn-capture-yes = The bridge is gone. The stones that were cut off are captured: three black ones.
five_wins-learn-move = Four of your stones are in a row. Get the fifth and place it at the end.
five_wins-learn-move-no = Leave the four where they are and take the lonely stone at the bottom.
five_wins-learn-move-yes = Five in a row: you win!

rule-FW1 = A player is picked at random to go first. When you play again, the other player goes first. Seat one plays white, seat two black. Each player has sixteen stones, blank side up. The first stone goes in the middle. Then you take turns to place a stone. It must touch another stone with at least one side. A corner is not enough.
rule-FW2 = Five or more stones of your colour in an unbroken row win at once. Rows go across, down or diagonal. You can change this in the table settings: then only exactly five count.
rule-FW3 = When all 32 stones are on the table and nobody has won, the second part starts. In your turn you take one of your own stones. It must have at least one free side. You place it somewhere else, touching as before. The goal stays the same.
rule-FW4 = Picking up a stone can cut off other stones. These are captured and out of the game, no matter whose they are. Touching by a corner does not connect.
rule-FW4R = If picking up a stone splits the stones into parts, the largest part stays. All other parts are captured before the stone is placed again. If the largest parts are equal, you choose which one stays. The stone must touch what is left and may not go back to where it was.
rule-FW5R = If none of your stones has a free side, you pass. With fewer than five stones you can no longer make a row. If that is so for both, it is a draw. If you lose your last stone, you lose.
rule-FW6R = In the second part, the same position for the third time is a draw. The same player must have the turn each time. It is also a draw after 200 moves of the second part.
