### 5-Dice Hi-Low. `$side` is "high" or "low", `$dice` are faces joined by hyphens.

hi_low-name = 5-Dice Hi-Low
hi_low-line = One side wants high totals, one side low. At 35 the scale tips.

hi-low-option-variation = Variation
hi-low-option-variation-0 = Basic game
hi-low-option-variation-0-line = Roll all five dice. Then you may roll four again, then three, two, one.
# The name of a variation. rule-HL-V1 quotes it.
hi-low-option-variation-1 = Ten dice
hi-low-option-variation-1-line = You may roll ten dice again, as many at a time as you like.
# The name of a variation: one total runs after the other. rule-HL-V2 quotes it.
hi-low-option-variation-2 = The chase
hi-low-option-variation-2-line = One player sets a total. The other tries to bring both totals to 35.
hi-low-option-variation-both = Both
hi-low-option-variation-both-line = The chase, and each player has ten dice to roll again.
hi-low-option-target = Rounds to win
hi-low-option-target-5 = Five
hi-low-option-target-5-line = First to win five rounds.
hi-low-option-target-6 = Six
hi-low-option-target-6-line = First to win six rounds.
# Who goes first in each round.
hi-low-option-alternate = Order of play
hi-low-option-alternate-false = Always the same
hi-low-option-alternate-false-line = The same player always goes first and wins about 4 of 10 games.
hi-low-option-alternate-true = Changes
hi-low-option-alternate-true-line = The next player goes first in the next round: nearly equal chances.
hi-low-option-equal-chases = End of the chase
hi-low-option-equal-chases-false = At once
hi-low-option-equal-chases-false-line = A side with 15 points or more has lost.
hi-low-option-equal-chases-true = After equal chases
# Fewer points are better in this variation.
hi-low-option-equal-chases-true-line = Both sides chase equally often. Then fewer points win.

# A side in the game, on a button.
hi-low-side-high = High
# “Theirs”: the total of the other side. + stays.
hi-low-side-high-line = Your total + theirs: over 35.
hi-low-side-low = Low
hi-low-side-low-line = Your total + theirs: under 35.
hi-low-choose = High or low?
hi-low-choose-line = Your side for the whole game.
hi-low-choosing = { $player } chooses high or low …
# Under a name: rolls the first total. At most 18 letters.
hi-low-set = sets the total
# Under a name: wants the rest up to 35. At most 18 letters.
hi-low-chase = tries to match

# Read aloud for a picture of scales.
hi-low-scale = The scale around 35
hi-low-scale-none = No totals yet.
# Read aloud. One total, $low, is there; a total of $tie would make 35.
hi-low-scale-one = Lowest and highest so far: { $low }. It would be a tie with { $tie }.
hi-low-scale-sum = { $low } + { $high } = { $sum }
hi-low-scale-high = { $low } + { $high } = { $sum }: high
hi-low-scale-low = { $low } + { $high } = { $sum }: low
hi-low-scale-tie = { $low } + { $high } = 35: a tie
# The first total is $total, so $aim is needed.
hi-low-aim = { $total } is set: { $aim } makes 35.
hi-low-total-of = { $player }: { $total }

# Read aloud: roll five dice, then four, three …
hi-low-steps = The steps of your turn
hi-low-step-5 = Roll five
hi-low-step = Roll { $step } again, or keep all
hi-low-left = { $left ->
    [one] { $left } die still to roll
   *[other] { $left } dice still to roll
}
hi-low-roll-five = Roll five dice
hi-low-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
hi-low-roll-none = Roll dice
hi-low-stay = Keep all five
# On a button: keep what is there. $total is its sum.
hi-low-stop = Stop with { $total }
hi-low-lift = { $count ->
    [one] Tap the die you want to roll again, or keep all.
   *[other] Tap { $count } dice to roll again, or keep all.
}
hi-low-lift-any = Tap the dice you want to roll again, or stop.
hi-low-finish = Keep { $total } and finish
hi-low-beginning = { $player } rolls next.
hi-low-wait = { $player } is choosing dice to roll again.
hi-low-sheet = Score sheet
hi-low-sheet-turn = Round
# Over a column.
hi-low-sheet-sum = Lowest + highest
hi-low-sheet-points = Points
hi-low-sheet-tie = tie
hi-low-sheet-empty = No round is finished yet.
# Says how the variation ends.
hi-low-goal-chase = Points are bad: with 15 you lose.
hi-low-goal-equal = Points are bad. At 15, both sides chase equally often. Then fewer points win.

# A choice in a list: dice that stay. So are the next texts.
hi_low-move = keep { $move }
hi_low-move-none = roll all five
hi_low-move-roll = roll
hi_low-move-high = play high
hi_low-move-low = play low

hi-low-chose = { $you ->
    [yes] { $side ->
        [high] You play high.
       *[low] You play low.
    }
   *[no] { $side ->
        [high] { $player } plays high.
       *[low] { $player } plays low.
    }
}
hi-low-kept = { $you ->
    [yes] { $lifted ->
        [one] You roll one die again.
       *[other] You roll { $lifted } dice again.
    }
   *[no] { $lifted ->
        [one] { $player } rolls one die again.
       *[other] { $player } rolls { $lifted } dice again.
    }
}
hi-low-stayed = { $you ->
    [yes] You keep { $dice }.
   *[no] { $player } keeps { $dice }.
}
hi-low-rolled = The dice show { $dice }: { $total } in total.
# The total of a turn.
hi-low-wrote = { $you ->
    [yes] You write down { $total }.
   *[no] { $player } writes down { $total }.
}
# $low is the lowest total, $high the highest. “High” is the name of a side.
hi-low-scored = { $side ->
    [high] { $low } + { $high } = { $sum }, more than 35: high wins the round.
   *[low] { $low } + { $high } = { $sum }, less than 35: low wins the round.
}
hi-low-tied = { $low } + { $high } = 35: a tie, nobody wins the round.
# “High” is the name of a side. $scores is rounds, as 5:3.
hi-low-won = { $side ->
    [high] High wins the game, { $scores }.
   *[low] Low wins the game, { $scores }.
}
# $points: 0 to 25
hi-low-missed = { $points ->
    [0] { $you ->
        [yes] Exactly 35: no points for you.
       *[no] Exactly 35: no points for { $player }.
    }
    [one] { $you ->
        [yes] Together { $sum }: one away from 35. You now have { $score } points.
       *[no] Together { $sum }: one away from 35. { $player } now has { $score } points.
    }
   *[other] { $you ->
        [yes] Together { $sum }: { $points } away from 35. You now have { $score } points.
       *[no] Together { $sum }: { $points } away from 35. { $player } now has { $score } points.
    }
}
hi-low-lost = { $you ->
    [yes] With { $score } points you lose.
   *[no] With { $score } points { $player } loses.
}
# Both sides shall chase equally often.
hi-low-once-more = { $you ->
    [yes] 15 or more! You chase once more, then fewer points win.
   *[no] 15 or more! { $player } chases once more, then fewer points win.
}
hi-low-shared = Both sides have { $score } points: they share the win.
# Why a move is good or bad. So are the next texts.
hi-low-why-side = High and low are equally good.
# $other is the total of the other side.
hi-low-why-enough = { $side ->
    [high] { $total } is enough: with { $other } that is more than 35.
   *[low] { $total } is enough: with { $other } that is less than 35.
}
# $need is a total of five dice. $tenths: 0 to 10
hi-low-why-need = { $side ->
    [high] { $tenths ->
        [0] You need { $need } or more. This roll seldom brings it.
       *[other] You need { $need } or more. About { $tenths } of 10 rolls bring it.
    }
   *[low] { $tenths ->
        [0] You need { $need } or less. This roll seldom brings it.
       *[other] You need { $need } or less. About { $tenths } of 10 rolls bring it.
    }
}
# $tenths: 0 to 10
hi-low-why-better = { $side ->
    [high] { $tenths ->
        [10] Nearly every roll brings more than you have.
       *[other] About { $tenths } of 10 rolls bring more than you have.
    }
   *[low] { $tenths ->
        [10] Nearly every roll brings less than you have.
       *[other] About { $tenths } of 10 rolls bring less than you have.
    }
}
# $tenths: 0 to 10
hi-low-why-stay = { $tenths ->
    [0] Rolling now would hardly ever help.
   *[other] Only about { $tenths } of 10 rolls would help you now.
}
# $distance: 0 to 25
hi-low-why-near = { $distance ->
    [0] Exactly { $need }: that is what you need.
   *[other] You need { $need }. Rolling now may take you farther away.
}
# $tenths: 0 to 10
hi-low-why-closer = { $tenths ->
    [10] You need { $need }. Nearly every roll brings you closer.
   *[other] You need { $need }. About { $tenths } of 10 rolls bring you closer.
}
# To match: to get the rest up to 35.
hi-low-why-set = { $total } is hard to match. Rolling now may make it easier.
# For the other player. $tenths: 0 to 10
hi-low-why-harder = About { $tenths } of 10 rolls make it harder to match.
# Under “Anna wins!”: why. So are the next texts.
result-turns-won = with the most rounds won
result-fifteen-against = the others reached fifteen points
result-fewer-points = with fewer points
result-equal-points = with equal points

hi_low-learn-side = One of you wants high totals, the other low ones. Choose “High”.
hi_low-learn-side-yes = From now on big numbers are good for you.
hi_low-learn-roll = Roll your five dice.
hi_low-learn-roll-yes = 17 in total. You may roll again, with fewer and fewer dice.
hi_low-learn-four = First you may roll exactly four dice again. Keep the 6 and roll the others.
hi_low-learn-four-no = The 6 is your best die. Keep it, and roll the other four.
hi_low-learn-four-yes = One die kept, four rolled again: from 17 to 23.
hi_low-learn-stay = Now you could roll exactly three, but most of yours are good. Keep all five.
hi_low-learn-stay-no = That could spoil good dice. Keep all five.
hi_low-learn-stay-yes = You may skip a step. The next one, with two dice, is still yours.
hi_low-learn-sum = The other player has 12. You have 26 and may roll one more die. Pick up the 2!
hi_low-learn-sum-no = Only the 2 can get better. Roll it again.
hi_low-learn-sum-yes = 12 and 29 make 41, over 35. High wins the round, and you win the game!

rule-HL1 = The player who goes first chooses high or low for the whole game. The others take the other side. Two play, or two teams of two: team mates sit opposite each other and share a side.
rule-HL2 = In your turn, roll five dice. Then you may roll exactly four of them again, then three, then two, then one. Choose the dice as you like each time. If you skip a step, you keep the next ones. The total of your five dice is written down.
rule-HL3 = A round is over when everyone has had a turn. Then the lowest and the highest total are added. Under 35, low wins the round. Over 35, high wins. Exactly 35 is a tie.
rule-HL3R = With teams all four totals count: the lowest and the highest of the four are added, no matter who rolled them.
rule-HL4R = The first side to win five rounds wins the game. You can change this to six in the table settings. The same player goes first in every round. You can change this too: then the next player goes first in the next round. It helps to play later, because you know more.
rule-HL-V1 = Variation “Ten dice”: after the first roll you may roll ten dice again in all. Roll any dice, one by one or together, and look in between. You may also stop earlier.
rule-HL-V2 = Variation “The chase”: there is no high and low. The first player sets a total. The second tries to bring both totals together to exactly 35. Each step away from 35 is one point. Then the player who chased sets the next total. A side with fifteen points or more loses at once. You can change this in the table settings. Then both sides first chase equally often, and fewer points win. With equal points they share the win. With teams the next player round the table chases. The points belong to the team. With “Ten dice” as well, each player has ten dice to roll again. That is so for setting and for chasing.
