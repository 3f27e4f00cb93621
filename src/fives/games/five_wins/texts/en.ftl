# Five Wins. `$x` and `$y` are a place on the table; `$colour` is "white" or "black"; `$reason` says how a game ended.

five_wins-name = Five Wins
five_wins-line = Five in a row on a table without edges. And if nobody manages it, the stones begin to move.
five_wins-level-line = { $loss ->
    [0] the strongest: the engine, it sees long series of threats
   *[other] against the strongest { NUMBER($loss, maximumFractionDigits: 0) } percentage points below an even match
}

five-wins-option-exactly-five = Longer rows
five-wins-option-exactly-five-false = Win too
five-wins-option-exactly-five-false-line = Five or more in a row win.
five-wins-option-exactly-five-true = Win nothing
five-wins-option-exactly-five-true-line = Only exactly five in a row win.

five_wins-colour-white = white
five_wins-colour-black = black
five_wins-plays = { $colour ->
    [white] plays white
   *[black] plays black
}
five_wins-in-hand = { $count } to lay
five_wins-lying = { $count } in play
five_wins-lost = { $count } captured
five_wins-table = The table, { $white } white and { $black } black stones. Arrow keys go from place to place, Enter chooses.
five_wins-stone = { $colour ->
    [white] White stone on { $x },{ $y }
   *[black] Black stone on { $x },{ $y }
}
five_wins-place = Place { $x },{ $y }
five_wins-chosen = Place { $x },{ $y }, chosen
five_wins-lift = Lift your stone on { $x },{ $y }
five_wins-lift-cutting = { $count ->
    [one] Lift your stone on { $x },{ $y }; captures { $count } stone
   *[other] Lift your stone on { $x },{ $y }; captures { $count } stones
}
five_wins-put-back = Put it back on { $x },{ $y }
five_wins-zoom-in = Zoom in
five_wins-zoom-out = Zoom out
five_wins-fit = Show all stones

five_wins-do-first = Lay the first stone in the middle.
five_wins-do-lay = Lay a stone: tap a place beside any other.
five_wins-do-confirm = Tap the place again, or press the button.
five_wins-lay-here = Lay it here
five_wins-do-lift = Tap one of your stones to move it.
five_wins-do-place = Now tap the place where it goes.
five_wins-back = Put it back
five_wins-cuts = Cut off and captured:
five_wins-cuts-count = { $colour ->
    [white] { $count } white
   *[black] { $count } black
}
five_wins-keep = Equal parts: tap the one that stays.
five_wins-keep-other = Keep the other part
five_wins-wait-lay = { $player } looks for a place …
five_wins-wait-move = { $player } looks for a stone to move …
five_wins-after = After-game, turn { $turn } of { $most }
five_wins-times = This position is on the table for the second time. At the third it is a draw.
five_wins-row = Five!

five_wins-move = { $move }
five_wins-laid = { $you ->
    [yes] You lay a stone on { $x },{ $y }.
   *[no] { $player } lays a stone on { $x },{ $y }.
}
five_wins-after-game = All stones lie and nobody has five: the after-game begins. From now on you move your own stones.
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
   *[long_enough] 200 turns of after-game: a draw.
}

five_wins-why-five = Five in a row: this wins.
five_wins-why-takes-last = It takes the last opposing stone: this wins.
five_wins-why-two = Two ways to make five next: only one of them can be stopped.
five_wins-why-forces = A series of fours that must each be answered: it wins with stone number { $count } from here.
five_wins-why-wins = Whatever the answer, this wins.
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

result-five-in-a-row = with five in a row
result-last-stone-captured = by capturing the last stone
result-nobody-can-win = nobody has five stones left
result-third-time = the same position three times
result-long-enough = after 200 turns of after-game

five_wins-learn-touch = Your stones are white. Each new stone must touch another with a whole side. Lay one.
five_wins-learn-touch-yes = Each stone touches another with a whole side. A corner is not enough.
five_wins-learn-stop = Careful, black has four in a row! Stop it.
five_wins-learn-stop-no = Then black would win with the next stone. Close the open end of the row.
five_wins-learn-stop-yes = Stopped! At the other end your stone was already in the way.
five_wins-learn-slant = Slanting rows count too. Where is the place for your fifth stone?
five_wins-learn-slant-no = Look for your four stones that lie on a slant.
five_wins-learn-slant-yes = Five in a row, on the slant too: that wins.
five_wins-learn-capture = All stones are laid, now they are moved. One of yours is a bridge: lift it and lay it elsewhere.
five_wins-learn-capture-no = Look for the white stone that alone holds both parts together.
five_wins-learn-capture-yes = The bridge is gone. What was cut off is captured: three black stones.
five_wins-learn-move = Four of your stones lie in a row. Fetch the fifth and lay it at the end.
five_wins-learn-move-no = Leave the four where they are and take the lonely stone at the bottom.
five_wins-learn-move-yes = Five in a row: you win!

rule-FW1 = The lot decides who begins; in a rematch the other player does. Seat one plays white, seat two black. Each player has sixteen stones, blank side up. The first stone lies in the middle. Then you take turns laying a stone; it must touch a stone already lying with at least one side. A corner is not enough.
rule-FW2 = Five or more stones of your colour in an unbroken row, across, down or diagonal, win at once. The table can agree that only exactly five count.
rule-FW3 = When all 32 stones lie and nobody has won, the after-game begins: in your turn you take one of your own stones that has at least one free side and lay it somewhere else, touching as before. The goal stays the same.
rule-FW4 = Stones that are cut off from the field when a stone is lifted are captured and out of the game, whoever owns them. Touching by a corner does not connect.
rule-FW4R = If lifting a stone splits the field, its largest part stays and all others are captured before the stone is laid again. If the largest parts are equal, you choose which one stays. The stone must touch what is left and may not go back to where it was.
rule-FW5R = If none of your stones has a free side, you pass. With fewer than five stones you can no longer make a row; if that is so for both, it is a draw. Whoever loses the last stone has lost.
rule-FW6R = If the stones lie the same way for the third time in the after-game with the same player to move, it is a draw; so it is after 200 turns of after-game.
