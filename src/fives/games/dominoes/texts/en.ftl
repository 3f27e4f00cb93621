# 5-Dice Dominoes. `$face` is a number, `$why` is "twice", "dots" or "none", `$dice`, `$string` and `$scores` are numbers joined by hyphens.

dominoes-name = 5-Dice Dominoes
dominoes-line = Grow a string of dice, spot by spot: the last to add one scores.

dominoes-option-variation = Variation
dominoes-option-variation-0 = Base game
dominoes-option-variation-0-line = One string for both, up to three rolls a turn.
dominoes-option-variation-1 = Replacing
dominoes-option-variation-1-line = A roll may also take the place of an end die.
dominoes-option-variation-2 = Each alone
dominoes-option-variation-2-line = Two to four players, a string of your own each turn, a race to 15.
dominoes-option-may-decline = A roll that fits
dominoes-option-may-decline-false = Must be used
dominoes-option-may-decline-false-line = The first roll that fits is yours.
dominoes-option-may-decline-true = May be rolled again
dominoes-option-may-decline-true-line = As long as you have a roll left. Not in “Each alone”.
dominoes-option-replace-single = A string of one die
dominoes-option-replace-single-false = Cannot be replaced
dominoes-option-replace-single-false-line = A lone die has no neighbour to match.
dominoes-option-replace-single-true = Can be replaced
dominoes-option-replace-single-true-line = By any other number. Only in “Replacing”.

dominoes-string = The string
dominoes-string-of = { $player }’s string
dominoes-string-shows = The string: { $dice }
dominoes-string-empty = No string yet
dominoes-rolled-dice = Rolled
dominoes-begin = Roll the first die
dominoes-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
dominoes-again = Roll it again
dominoes-rolls-left = { $left ->
    [0] no roll left
    [one] { $left } roll left
   *[other] { $left } rolls left
}
dominoes-place-left = Lay the { $face } on the left, beside the { $beside }
dominoes-place-right = Lay the { $face } on the right, beside the { $beside }
dominoes-swap-left = Put the { $face } in the place of the { $beside } on the left
dominoes-swap-right = Put the { $face } in the place of the { $beside } on the right
dominoes-pick = Use the { $face }
dominoes-tap = Tap an end to lay your die.
dominoes-tap-swap = Tap a gap to add your die, or an end die to replace it.
dominoes-tap-pick = Choose one of your dice, then tap an end.
dominoes-beginning = { $player } begins a new string.
dominoes-wait = { $player } rolls for the string.
dominoes-wait-place = { $player } looks for a place.
dominoes-point = Point!
dominoes-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dominoes-board = The score: { $standing }.
dominoes-goal-five = Five points win.
dominoes-goal-fifteen = A race to 15 points, with equal turns.
dominoes-last-lap = Last turns: everyone gets as many as the others.

dominoes-move-roll = roll
dominoes-move-left1 = the 1 on the left
dominoes-move-left2 = the 2 on the left
dominoes-move-left3 = the 3 on the left
dominoes-move-left4 = the 4 on the left
dominoes-move-left5 = the 5 on the left
dominoes-move-left6 = the 6 on the left
dominoes-move-right1 = the 1 on the right
dominoes-move-right2 = the 2 on the right
dominoes-move-right3 = the 3 on the right
dominoes-move-right4 = the 4 on the right
dominoes-move-right5 = the 5 on the right
dominoes-move-right6 = the 6 on the right
dominoes-move-swapleft1 = the 1 instead of the left end
dominoes-move-swapleft2 = the 2 instead of the left end
dominoes-move-swapleft3 = the 3 instead of the left end
dominoes-move-swapleft4 = the 4 instead of the left end
dominoes-move-swapleft5 = the 5 instead of the left end
dominoes-move-swapleft6 = the 6 instead of the left end
dominoes-move-swapright1 = the 1 instead of the right end
dominoes-move-swapright2 = the 2 instead of the right end
dominoes-move-swapright3 = the 3 instead of the right end
dominoes-move-swapright4 = the 4 instead of the right end
dominoes-move-swapright5 = the 5 instead of the right end
dominoes-move-swapright6 = the 6 instead of the right end

dominoes-began = { $you ->
    [yes] You begin a string with a { $face }.
   *[no] { $player } begins a string with a { $face }.
}
dominoes-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $player } rolls { $dice }.
}
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] You roll { $dice }: that number lies there already.
        [dots] You roll { $dice }: its dots fit at neither end.
       *[none] You roll { $dice }: none of them fits.
    }
   *[no] { $why ->
        [twice] { $player } rolls { $dice }: that number lies there already.
        [dots] { $player } rolls { $dice }: its dots fit at neither end.
       *[none] { $player } rolls { $dice }: none of them fits.
    }
}
dominoes-declined = { $you ->
    [yes] You roll the { $dice } again.
   *[no] { $player } rolls the { $dice } again.
}
dominoes-added = { $you ->
    [yes] You add the { $face }: { $string }.
   *[no] { $player } adds the { $face }: { $string }.
}
dominoes-replaced = { $you ->
    [yes] You put the { $face } at an end: { $string }.
   *[no] { $player } puts the { $face } at an end: { $string }.
}
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] The fifth die: a point for you!
       *[failed] Three rolls without a fit: a point for you!
    }
   *[no] { $how ->
        [fifth] The fifth die: a point for { $player }!
       *[failed] Three rolls without a fit: a point for { $player }!
    }
}
dominoes-counted = { $you ->
    [yes] Your string { $string } scores { $points }, together { $score }.
   *[no] { $player }’s string { $string } scores { $points }, together { $score }.
}
dominoes-won = { $you ->
    [yes] You win, { $scores }.
   *[no] { $player } wins, { $scores }.
}
dominoes-shared = A shared victory, { $scores }.
result-fifteen-points = with the most points after equal turns

dominoes-learn-roll = A 3 lies on the table. Roll a die and see whether it fits.
dominoes-learn-roll-yes = A 5! Now it needs a place.
dominoes-learn-match = Look at the dots: all those of the 3 are also in the 5. So the two match. Lay the 5 beside the 3.
dominoes-learn-match-yes = 3 and 5 may be neighbours: all dots of the 3 are also in the 5.
dominoes-learn-end = You rolled a 3. At which end does it fit?
dominoes-learn-end-yes = 3 fits beside 2, but not beside 4: the 4 has no dot in the middle.
dominoes-learn-again = You have up to three rolls in a turn. Roll!
dominoes-learn-again-yes = A 6 fits at neither end. You have another roll. If all three fail, the other player gets the point.
dominoes-learn-fifth = Four dice are in the string, and you rolled a 4. Lay it beside the 2.
dominoes-learn-fifth-yes = The fifth die ends the string, and whoever lays it gets the point. That was your fifth point: you win!

rule-DO1 = Two numbers match if the spots of one lie within the spots of the other: 1 with 3 and 5; 2 with 3, 4, 5 and 6; 3 with 1, 2 and 5; 4 with 2, 5 and 6; 5 with 1, 2, 3 and 4; 6 with 2 and 4.
rule-DO2 = A string never has a number twice, and neighbours match. Whoever begins rolls one die as its beginning; the other player takes the first turn.
rule-DO3 = In your turn you roll one die, up to three times. A roll that matches an end of the string and is not in it yet is laid there, and the turn passes. If three rolls bring nothing, your turn fails. A failed turn or the fifth die ends the round, and the last player to add a die scores a point; if nobody added one, whoever began the string does.
rule-DO3R = The first roll that fits must be laid; if it fits both ends, you choose. The table can agree that you may roll it again while you have a roll left. Whoever did not score begins the next string.
rule-DO4 = Whoever has five points first wins.
rule-DO-V1 = Variation “Replacing”: instead of adding, a roll may take the place of the die at an end, if it is another number, not in the string, and matches the neighbour.
rule-DO-V1R = A roll that can be used must be used; adding or replacing, and at which end, is your choice. A replaced number may come again. A lone die cannot be replaced, unless the table agrees. The last player to add or replace scores.
rule-DO-V2 = Variation “Each alone”, for two to four: roll one die to begin, then four, three, two and one, and add one die of each roll to your string. Which die and which end is your choice, but if one fits, you must. When none fits, or the fifth lies, your turn scores as many points as your string has dice. Once someone has 15 and everyone has had the same number of turns, the most points win; a tie is shared.
