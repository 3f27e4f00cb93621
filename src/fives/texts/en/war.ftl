### 5-Dice War. `$dice` are faces joined by hyphens, `$count` how many dice, `$die` one face.

war-name = 5-Dice War
# The game is called War in its rulebook. Use a gentler word where readers have fled from a war.
war-line = Two armies of dice. Capture with equal numbers and sums until one has none.

war-option-variation = Variation
war-option-variation-0 = Basic game
war-option-variation-0-line = Two dice each and one in the middle, every round.
# The name of a variation. rule-WA-V1 quotes it.
war-option-variation-1 = Help for the loser
war-option-variation-1-line = After the first point the loser of a round starts with three dice.
# The name of a variation. rule-WA-V2 quotes it.
war-option-variation-2 = The lone fighter
war-option-variation-2-line = A single die can capture two dice that match it.
war-option-variation-both = Both
war-option-variation-both-line = The loser starts with three dice, and a single die can capture two.
# To capture: to take a die of the other player, so that it is yours.
war-option-captures = Captures
# The subject: captures.
war-option-captures-forced = Must be made
war-option-captures-forced-line = As many dice as possible. You choose which ones, in secret.
war-option-captures-optional = As you like
war-option-captures-optional-line = You may take less, or nothing.
war-option-captures-auto = Automatic
war-option-captures-auto-line = As many as possible, an opposing die before the middle one.
# What happens when a player loses the last die.
war-option-sudden = The last die
war-option-sudden-false = One last chance
war-option-sudden-false-line = If you capture a die while you lose your last one, you stay in.
war-option-sudden-true = Sudden end
war-option-sudden-true-line = If you lose your last die, you lose the round, even if it captures something.

# Under a row of dice. An army is all dice of a player.
war-army = { $count ->
    [one] { $player }: { $count } die
   *[other] { $player }: { $count } dice
}
war-army-yours = { $count ->
    [one] Your army: { $count } die
   *[other] Your army: { $count } dice
}
war-middle-shows = The middle die shows a { $die }
war-roll = { $count ->
    [one] Roll your die
   *[other] Roll your { $count } dice
}
war-roll-middle = Roll the middle die
war-wait-middle = { $player } rolls the middle die.
war-wait-throw = Waiting for { $player } to roll …
war-wait-choose = Waiting for { $player } to choose …
# Under a row of dice: this player has rolled.
war-threw-short = rolled
# Under a row of dice: this player has chosen.
war-chose-short = has chosen
war-choose = What do you capture?
war-choose-line = Tap the dice you want to take. It is secret until both have chosen.
# Read aloud for a die.
war-target = Capture the { $die }
war-target-middle = Capture the { $die } in the middle
war-capture = { $count ->
    [0] Capture nothing
    [one] Capture { $count } die
   *[other] Capture { $count } dice
}
# On the same button, while nothing is chosen.
war-capture-which = Choose first
# A choice in a list: the other player’s $die. $by are the own dice that make its number.
war-choice-opposing = the { $die } with { $by }
# A choice in a list: the die in the middle.
war-choice-middle = the middle { $die } with { $by }
war-choice-none = take nothing
war-choices = All choices
# In big letters. At most 10 letters.
war-point = Point!

# A choice in a list. So are the next texts.
war-move = take { $move }
war-move-none = take nothing
war-move-roll = roll

war-middle-rolled = { $you ->
    [yes] You roll a { $die } into the middle.
   *[no] { $player } rolls a { $die } into the middle.
}
war-middle-again = { $you ->
    [yes] A 1 does not count: roll the middle die again.
   *[no] A 1 does not count: { $player } rolls the middle die again.
}
war-threw = { $you ->
    [yes] You roll your dice.
   *[no] { $player } rolls.
}
war-rolled = { $you ->
    [yes] You have { $dice }.
   *[no] { $player } has { $dice }.
}
war-chose = { $you ->
    [yes] You have chosen.
   *[no] { $player } has chosen.
}
war-captured = { $you ->
    [yes] You capture { $dice }.
   *[no] { $player } captures { $dice }.
}
war-middle-captured = { $you ->
    [yes] You capture the middle die, the { $die }.
   *[no] { $player } captures the middle die, the { $die }.
}
# Both want it, so nobody gets it.
war-middle-stays = Both capture the middle die: the { $die } stays.
war-nothing = Nobody captures anything.
# An army without dice has lost the round.
war-scored = { $you ->
    [yes] The other army has no dice left: a point for you!
   *[no] An army has no dice left: a point for { $player }!
}
war-won = { $you ->
    [yes] You have five points and win, { $scores }.
   *[no] { $player } has five points and wins, { $scores }.
}
# Why a move is good or bad. So are the next texts. “This” is the move.
war-why-all = This takes every die of the other army.
# $mine and $theirs are numbers of dice.
war-why-takes = If the other player takes nothing, it is then { $mine } dice against { $theirs }.
# $both: the other player could take it, too.
war-why-middle = { $both ->
    [yes] The other player can take the middle die too. If you both do, it stays there.
   *[no] The middle die is yours alone: then it is { $mine } dice against { $theirs }.
}
war-why-more = { $both ->
    [yes] You take from the other army, and the middle die is not lost to it.
   *[no] You take from both: then it is { $mine } dice against { $theirs }.
}
war-why-nothing = Here it is best to take nothing.

war-learn-middle = You have two dice each, and there is a 3 in the middle. Roll!
war-learn-middle-yes = 1 and 2 make 3: the middle die is captured.
war-learn-stays = This time there is a 5 in the middle. Roll!
war-learn-stays-yes = 1 and 4 make 5, and so do 2 and 3. If you both capture the die, it stays.
# 4 and 6 are dice of the other player.
war-learn-choose = 1 and 3 take the 4. 1 and 5 take the 6. But each die helps only once. Choose.
war-learn-choose-yes = The die is yours. Now you have four, and the other player has one.
war-learn-lone = You have only one die left. It can take a die that shows the same number. Roll!
war-learn-lone-yes = A 6 takes a 6. Even one die can turn the game around.
war-learn-last = The other player has only a 5 left. Will you take that, or the middle die?
war-learn-last-no = The middle die can wait. Without dice the other player has lost the round.
war-learn-last-yes = You took the last die and won the round. Your fifth point: you win!

rule-WA1 = Each of you takes two dice. The player who goes first rolls the fifth die into the middle. A 1 is rolled again.
rule-WA2 = In each turn you both roll all your dice. With one die you can capture a die that shows the same number. With two or more you can capture any die that is the sum of two of yours. Each of your dice helps only once. You can capture dice of the other player and the middle die.
rule-WA3 = All captures happen at the same moment: each of you takes what you captured. If both capture the middle die, it stays where it is.
rule-WA3R = You choose your captures in secret when all dice are rolled. If you can capture, you must, and as many dice as possible. You may choose which ones. You can change this in the table settings. If there is only one choice, it is made for you. A die that captures can be captured itself. The middle die keeps its number. Captured dice change sides.
rule-WA4 = If you have no dice after the exchange, you lose the round. The other player gets a point. Then you each take two dice again. The winner of the round rolls the middle die. You can change this in the table settings: then losing the last die ends the round even if that die captures something.
rule-WA5 = The first player with five points wins.
rule-WA-V1 = Variation “Help for the loser”: after the first point, the loser of a round starts the next one with three dice. Then there is no middle die.
rule-WA-V2 = Variation “The lone fighter”: a player with a single die can capture up to two dice that show its number.
