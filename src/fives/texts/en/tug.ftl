### 5-Dice Tug. `$goal` is "five" or "three", `$dice` and `$kept` are faces joined by hyphens.

tug-name = 5-Dice Tug
# Both players roll the same dice.
tug-line = The same five dice, two goals: pull them your way.

tug-option-variation = Variation
tug-option-variation-0 = Basic game
tug-option-variation-0-line = Roll one die or two dice again each turn.
# The name of a variation. rule-TU-V1 quotes it.
tug-option-variation-1 = Longer and longer
tug-option-variation-1-line = First turn one die, second turn two, third turn three …
tug-option-variation-2 = Always two
tug-option-variation-2-line = Exactly two dice, every turn.
# Three equal dice and two equal dice.
tug-option-full-house = Full house
# The subject: a full house.
tug-option-full-house-false = Does not count
tug-option-full-house-false-line = The other two dice must differ.
tug-option-full-house-true = Counts as three alike
tug-option-full-house-true-line = 3-3-3-5-5 scores.
tug-option-choose = Choosing a goal
# How often goals are chosen.
tug-option-choose-once = Once
tug-option-choose-once-line = Goals stay for the whole game.
tug-option-choose-each-beginning = For every point
tug-option-choose-each-beginning-line = The player who starts a point chooses again, so it matters less who goes first.
# What happens then. The choices follow.
tug-option-gift = If you roll the other player’s goal
tug-option-gift-false = Nobody scores
tug-option-gift-false-line = Only your own goal counts in your turn.
tug-option-gift-true = It is a gift
tug-option-gift-true-line = The other player gets the point.

# A goal, on a button: five different numbers. At most 18 letters.
tug-goal-five = Five different
tug-goal-five-line = No number twice.
# A goal, on a button: three equal numbers. At most 18 letters.
tug-goal-three = Three alike
tug-goal-three-line = { $fullhouse ->
    [yes] Exactly three, but no 1 together with a 6.
   *[no] Exactly three, the other two different, but no 1 together with a 6.
}
# As in a tug of war with a rope.
tug-choose = Which way do you pull?
tug-choose-line = { $choose ->
    [each_beginning] Your goal for this point.
   *[once] Your goal for the whole game.
}
tug-choosing = { $player } chooses a goal …
# Read aloud. $left and $right are names.
tug-rope = The rope: { $left } { $leftscore }, { $right } { $rightscore }. Five points win.
tug-roll-five = Roll five dice
tug-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
tug-roll-none = Roll dice
tug-lift = { $most ->
    [1] Tap the die you want to roll again.
   *[other] { $least ->
        [1] Tap up to { $most } dice to roll again.
       *[other] Tap { $least } dice to roll again.
    }
}
# In the variation “Longer and longer”: $number counts the turns of this point.
tug-left = { $left ->
    [one] { $left } die still to roll in turn { $number }
   *[other] { $left } dice still to roll in turn { $number }
}
# In big letters. At most 10 letters.
tug-point = Point!

# A choice in a list: dice that stay. So are the next texts.
tug-move = keep { $move }
tug-move-none = roll all five
tug-move-roll = roll
tug-move-five = pull for five different
tug-move-three = pull for three alike

tug-chose = { $you ->
    [yes] { $goal ->
        [five] You pull for five different.
       *[three] You pull for three alike.
    }
   *[no] { $goal ->
        [five] { $player } pulls for five different.
       *[three] { $player } pulls for three alike.
    }
}
tug-kept = { $you ->
    [yes] { $lifted ->
        [one] You roll one die again.
       *[other] You roll { $lifted } dice again.
    }
   *[no] { $lifted ->
        [one] { $player } rolls one die again.
       *[other] { $player } rolls { $lifted } dice again.
    }
}
tug-rolled = The dice show { $dice }.
# The roll makes the other player’s goal, in the wrong turn.
tug-vain = { $you ->
    [yes] { $goal ->
        [five] Five different, but you rolled it: nobody scores.
       *[three] Three alike, but you rolled it: nobody scores.
    }
   *[no] { $goal ->
        [five] Five different, but { $player } rolled it: nobody scores.
       *[three] Three alike, but { $player } rolled it: nobody scores.
    }
}
tug-scored = { $you ->
    [yes] { $goal ->
        [five] Five different: a point for you!
       *[three] Three alike: a point for you!
    }
   *[no] { $goal ->
        [five] Five different: a point for { $player }!
       *[three] Three alike: a point for { $player }!
    }
}
tug-won = { $you ->
    [yes] You have five points and win, { $scores }.
   *[no] { $player } has five points and wins, { $scores }.
}
# Why a move is good or bad. So are the next texts. $hundredths: 0 to 100
tug-why-goal = The player who starts with this goal gets about { $hundredths } of 100 points.
# $lifted is one number or several with hyphens. $any is one number or several, as “1, 5 or 6”.
tug-why-makes = { $goal ->
    [five] Roll the { $lifted } again: { $any } makes five different.
   *[three] Roll the { $lifted } again: { $any } makes three alike.
}
# $any is several numbers, as “1, 5 or 6”.
tug-why-two = You still need two different numbers: { $any }.
# $tenths: 0 to 10
tug-why-often = { $tenths ->
    [0] { $goal ->
        [five] A lucky roll makes five different.
       *[three] A lucky roll makes three alike.
    }
   *[other] { $goal ->
        [five] About { $tenths } of 10 rolls make five different.
       *[three] About { $tenths } of 10 rolls make three alike.
    }
}
# Another choice would score more often, but is worse.
tug-why-guards = { $goal ->
    [five] Five different comes less often, but the other player gets worse dice.
   *[three] Three alike comes less often, but the other player gets worse dice.
}
tug-why-leaves = You cannot score now. This leaves the other player bad dice.
tug-why-again = You cannot score yet, but you may roll again.

tug-learn-goal = You roll the same five dice, but want different things. Choose “Three alike”.
tug-learn-goal-yes = That is your goal now. The other player wants five different numbers.
tug-learn-roll = You chose, so you go first. Roll all five dice.
tug-learn-roll-yes = That is neither goal, so nobody scores yet. The first turn is yours.
tug-learn-pull = Two 4s are a good start. Pick up two of the other dice and roll them again.
tug-learn-pull-no = Keep both 4s, and pick up two of the others.
tug-learn-pull-yes = Three 4s: that is your goal. One point for you!
tug-learn-spoilt = Three 2s, but no point: a 1 and a 6 spoil it. Pick up one of them.
tug-learn-spoilt-no = Leave the three 2s where they are.
tug-learn-spoilt-yes = Three alike, and no 1 together with a 6: now it counts.
tug-learn-different = Now you want five different numbers. It is 4 to 4. Which die is in your way?
tug-learn-different-no = Pick up only one of the two 1s.
tug-learn-different-yes = Five different numbers, and your fifth point: you win!

rule-TU1 = One player wants five different numbers. The other wants exactly three alike. But then a 1 and a 6 must not both be among the five dice.
rule-TU1R = A full house is three of one number and two of another. It does not count as three alike. You can change this in the table settings.
rule-TU2 = The player who goes first chooses a goal for the whole game. Then that player rolls all five dice. If that already makes one of the two goals, its owner gets a point. Then the other player rolls all five dice for the next point. In the table settings you can choose goals again for every point: the player who starts it chooses before rolling all five dice.
rule-TU3 = Then you take turns. The player who rolled all five goes first. Roll one or two dice again, both at once. If that makes your own goal, you get a point. Then the other player rolls all five and goes first.
rule-TU3R = If your roll makes the other player’s goal, nobody scores. The dice stay as they are, and the other player has to roll too. You can change this in the table settings: then it is a gift and scores for the other player.
rule-TU4 = The first player with five points wins.
rule-TU-V1 = Variation “Longer and longer”: in the first turn of a point one die is rolled again. In the second turn it is two, in the third three, no matter whose turn it is. Roll them one by one or together, and look in between. You stop only when you score or have used them all.
rule-TU-V2 = Variation “Always two”: exactly two dice are rolled again in every turn.
