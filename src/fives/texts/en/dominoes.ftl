### 5-Dice Dominoes. `$face` is a number, `$why` is "twice", "dots" or "none".
### `$dice`, `$string` and `$scores` are numbers joined by hyphens.

dominoes-name = 5-Dice Dominoes
dominoes-line = Build a chain of dice. The player who adds the last one gets the point.

dominoes-option-variation = Variation
dominoes-option-variation-0 = Basic game
dominoes-option-variation-0-line = One chain for both of you, up to three rolls a turn.
# The name of a variation. rule-DO-V1 quotes it.
dominoes-option-variation-1 = Replacing
dominoes-option-variation-1-line = A roll may also replace the die at an end.
# The name of a variation. rule-DO-V2 quotes it.
dominoes-option-variation-2 = On your own
dominoes-option-variation-2-line = Two to four players. Everyone builds a new chain each turn. A race to 15.
# A roll that fits: must it be used?
dominoes-option-may-decline = A roll that fits
dominoes-option-may-decline-false = Must be used
dominoes-option-may-decline-false-line = You must use the first roll that fits.
dominoes-option-may-decline-true = May be rolled again
dominoes-option-may-decline-true-line = As long as you have a roll left. Not in “On your own”.
dominoes-option-replace-single = A chain of one die
dominoes-option-replace-single-false = Cannot be replaced
dominoes-option-replace-single-false-line = A lone die has no neighbour to match.
dominoes-option-replace-single-true = Can be replaced
# “Replacing” is the name of the variation.
dominoes-option-replace-single-true-line = By any other number. Only in “Replacing”.

dominoes-string = The chain
dominoes-string-of = { $player }’s chain
# Read aloud. $dice are the numbers of the chain.
dominoes-string-shows = The chain: { $dice }
dominoes-string-empty = No chain yet
# Read aloud: the dice that were rolled and have no place yet.
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
# Read aloud for a place. $face is the rolled number, $beside the one at the end.
dominoes-place-left = Place the { $face } on the left, beside the { $beside }
dominoes-place-right = Place the { $face } on the right, beside the { $beside }
# Read aloud for a place. The rolled $face takes the place of $beside.
dominoes-swap-left = Swap the { $beside } on the left for the { $face }
dominoes-swap-right = Swap the { $beside } on the right for the { $face }
dominoes-pick = Use the { $face }
dominoes-tap = Tap an end to place your die.
# A gap beside the chain.
dominoes-tap-swap = Tap a gap to add your die, or an end die to replace it.
dominoes-tap-pick = Choose one of your dice, then tap an end.
dominoes-beginning = { $player } starts a new chain.
dominoes-wait = { $player } rolls for the chain.
dominoes-wait-place = { $player } looks for a place.
# In big letters. At most 10 letters.
dominoes-point = Point!
dominoes-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Read aloud. $standing is names with points.
dominoes-board = The score: { $standing }.
dominoes-goal-five = Five points win.
dominoes-goal-fifteen = First to 15 points. Everyone gets the same number of turns.
# Somebody has 15 points.
dominoes-last-lap = Last turns, so that everyone has had the same number.

dominoes-move-roll = roll
# A choice in a list: the 1 goes to the left end. So are the next texts.
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
# A choice in a list: the 1 takes the place of the left end.
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
    [yes] You start a chain with a { $face }.
   *[no] { $player } starts a chain with a { $face }.
}
dominoes-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $player } rolls { $dice }.
}
# Why no rolled die can be used.
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] You roll { $dice }: that number is already in the chain.
        [dots] You roll { $dice }: its dots fit at neither end.
       *[none] You roll { $dice }: none of them fits.
    }
   *[no] { $why ->
        [twice] { $player } rolls { $dice }: that number is already in the chain.
        [dots] { $player } rolls { $dice }: its dots fit at neither end.
       *[none] { $player } rolls { $dice }: none of them fits.
    }
}
# The die fits, but the player prefers to roll it again.
dominoes-declined = { $you ->
    [yes] You roll the { $dice } again.
   *[no] { $player } rolls the { $dice } again.
}
dominoes-added = { $you ->
    [yes] You add the { $face }: { $string }.
   *[no] { $player } adds the { $face }: { $string }.
}
# The die takes the place of one at the end. $string is the whole chain.
dominoes-replaced = { $you ->
    [yes] You swap in the { $face }: { $string }.
   *[no] { $player } swaps in the { $face }: { $string }.
}
# In “failed” the other player missed three times.
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] The fifth die: a point for you!
       *[failed] No fit in three rolls: the point goes to you!
    }
   *[no] { $how ->
        [fifth] The fifth die: a point for { $player }!
       *[failed] No fit in three rolls: the point goes to { $player }!
    }
}
dominoes-counted = { $you ->
    [yes] Your chain { $string } scores { $points }. You now have { $score }.
   *[no] { $player }’s chain { $string } scores { $points }. { $player } now has { $score }.
}
dominoes-won = { $you ->
    [yes] You win, { $scores }.
   *[no] { $player } wins, { $scores }.
}
dominoes-shared = A shared win, { $scores }.
# Why a move is good or bad. So are the next texts.
dominoes-why-fifth = The fifth die: the point is yours.
dominoes-why-whole = All five dice: no chain is longer.
dominoes-why-blocks = Then nothing fits any more: the point is yours.
dominoes-why-ends = Then nothing fits any more, and your chain ends.
# $any is one number or several, as “1, 5 or 6”. $tenths: 0 to 10
dominoes-why-needs = { $tenths ->
    [0] Then the other player needs { $any } and seldom fails.
   *[other] Then the other player needs { $any } and fails in about { $tenths } of 10 turns.
}
# $any is one number or several, as “1, 5 or 6”.
dominoes-why-open = Then you can go on with { $any }.
dominoes-why-again = Another roll may fit better.
result-fifteen-points = with the most points after equal turns

dominoes-learn-roll = There is a 3 on the table. Roll a die and see whether it fits.
dominoes-learn-roll-yes = A 5! Now it needs a place.
dominoes-learn-match = All the dots of the 3 are also in the 5. So they match. Place the 5 by the 3.
dominoes-learn-match-yes = 3 and 5 may be neighbours: all the dots of the 3 are also in the 5.
dominoes-learn-end = You rolled a 3. At which end does it fit?
dominoes-learn-end-yes = 3 fits beside 2, but not beside 4: the 4 has no dot in the middle.
dominoes-learn-again = You have up to three rolls in a turn. Roll!
dominoes-learn-again-yes = A 6 fits at neither end. Roll again. After three misses the other player scores.
dominoes-learn-fifth = There are four dice in the chain, and you rolled a 4. Place it beside the 2.
dominoes-learn-fifth-yes = The fifth die ends the chain. You placed it: your fifth point, and you win!

rule-DO1 = Two numbers match if all the dots of one are also in the other. 1 matches 3 and 5. 2 matches 3, 4, 5 and 6. 3 matches 1, 2 and 5. 4 matches 2, 5 and 6. 5 matches 1, 2, 3 and 4. 6 matches 2 and 4.
rule-DO2 = A chain never has a number twice, and neighbours match. The player who goes first rolls one die to start the chain. The other player takes the first turn.
rule-DO3 = In your turn you roll one die, up to three times. It must match an end of the chain, and its number must not be in the chain yet. Then you add it there, and your turn is over. If three rolls bring nothing, your turn has failed. A failed turn or the fifth die ends the round. The last player who added a die gets a point. If nobody did, the point goes to the player who started the chain.
rule-DO3R = You must use the first roll that fits. If it fits both ends, you choose. In the table settings you can allow to roll it again while you have a roll left. The player who did not score starts the next chain.
rule-DO4 = The first player with five points wins.
rule-DO-V1 = Variation “Replacing”: instead of adding, you may put a roll in the place of the die at an end. It must be another number, not in the chain, and match the neighbour.
rule-DO-V1R = You must use a roll that fits. You choose whether to add or to replace, and at which end. A replaced number may come again. A single die cannot be replaced. You can change this in the table settings. The last player who added or replaced a die scores.
rule-DO-V2 = Variation “On your own”, for two to four players: roll one die to start. Then roll four, three, two and one, and add one die of each roll to your chain. You choose which die and which end, but if any fits, you must add one. When none fits, or the fifth is placed, you score. Each die in your chain is one point. When someone has 15 points, play on until all have had equal turns. Then the most points win. In a tie you share the win.
