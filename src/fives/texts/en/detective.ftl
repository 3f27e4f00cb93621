### 5-Dice Detective. `$evidence` is "means", "motive" or "opportunity", `$suspect` a number from 1 to 6,
### `$dice` and `$kept` are faces joined by hyphens.

detective-name = 5-Dice Detective
detective-line = Roll two, three and four of a kind to catch one of six suspects.

detective-option-variation = Variation
detective-option-variation-0 = Basic game
# A set: dice that show the same number.
detective-option-variation-0-line = After a second roll, a set needs old and new dice.
# The name of a variation. rule-DE-V1 quotes it.
detective-option-variation-1 = Any set
detective-option-variation-1-line = After a second roll, any set counts.
# The name of a variation: all write on the same sheet. rule-DE-V2 quotes it.
detective-option-variation-2 = One file for all
detective-option-variation-2-line = Everyone shares the clues. Find the third clue and circle the suspect.
# Both variations together.
detective-option-variation-both = Both
detective-option-variation-both-line = Any set counts, and everyone shares the clues.
# Who may play once more when the case is solved.
detective-option-last-turn = Last turn
detective-option-last-turn-others = Everyone else
detective-option-last-turn-others-line = Everyone else gets one more turn when the case is solved.
detective-option-last-turn-equal-turns = Equal turns
detective-option-last-turn-equal-turns-line = Only those who have had fewer turns.
# Nobody gets a last turn.
detective-option-last-turn-none = None
detective-option-last-turn-none-line = The first player to solve the case wins at once.
detective-option-record = When you must write down a clue
detective-option-record-first-roll = From the first roll
detective-option-record-first-roll-line = One file: you must use a first roll with a clue.
detective-option-record-after-reroll = After rolling again
detective-option-record-after-reroll-line = One file: you may always roll again. 30 turns without a clue end the game.

# What a crime is done with. It needs two equal dice. At most 12 letters.
detective-means = Means
detective-motive = Motive
# The chance to do it. It needs four equal dice. { "\u00AD" } shows where a line may break.
detective-opportunity = Op{ "\u00AD" }por{ "\u00AD" }tu{ "\u00AD" }nity
detective-means-dice = two alike
detective-motive-dice = three alike
detective-opportunity-dice = four alike
# Suspects are numbered like the sides of a die.
detective-suspect = Suspect { $suspect }
detective-file-yours = Your case file
detective-file-of = Case file of { $player }
detective-file-all = The shared case file
detective-others = The other case files
# Read aloud in a table of clues.
detective-has = found
detective-has-not = missing
detective-has-by = found by { $player }
# A stamp on a suspect who did it. At most 12 letters.
detective-solved-mark = Solved
detective-circled-by = Circled by { $player }
detective-circles = { $count ->
    [one] { $count } circle
   *[other] { $count } circles
}
detective-progress = { $count } of 3 clues of one suspect
detective-record = Write down { $evidence ->
    [means] the means
    [motive] the motive
   *[opportunity] the opportunity
} of suspect { $suspect }
detective-record-nothing = Write down nothing
# On a button.
detective-pass-on = Nothing found: end turn
# Over the dice that stayed.
detective-kept-dice = Kept
# Over the dice that were rolled again.
detective-new-dice = New
detective-both = A clue needs at least one old die and one new die.
detective-roll-five = Roll five dice
detective-roll = { $count ->
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
detective-roll-none = Roll again
detective-choose = Write down a clue, or tap dice to roll them again.
detective-choose-none = Nothing to write down. Tap the dice you want to roll again.
detective-choose-record = Choose what to write down.
detective-wait-roll = { $player } is about to roll.
detective-wait = { $player } is looking at the dice.
detective-last = { $count ->
    [one] The case is solved. One last turn.
   *[other] The case is solved. { $count } last turns.
}
# If nobody finds a clue for 30 turns, the game ends.
detective-idle = Turns in a row without a clue: { $count } of 30.

# A choice in a list: dice that stay. $move is numbers with hyphens. So are the next texts.
detective-move = keep { $move }
detective-move-none = roll all five again
detective-move-roll = roll
detective-move-nothing = write down nothing
# A choice in a list: to write down the means of suspect 1.
detective-move-means1 = means of 1
detective-move-means2 = means of 2
detective-move-means3 = means of 3
detective-move-means4 = means of 4
detective-move-means5 = means of 5
detective-move-means6 = means of 6
detective-move-motive1 = motive of 1
detective-move-motive2 = motive of 2
detective-move-motive3 = motive of 3
detective-move-motive4 = motive of 4
detective-move-motive5 = motive of 5
detective-move-motive6 = motive of 6
detective-move-opportunity1 = opportunity of 1
detective-move-opportunity2 = opportunity of 2
detective-move-opportunity3 = opportunity of 3
detective-move-opportunity4 = opportunity of 4
detective-move-opportunity5 = opportunity of 5
detective-move-opportunity6 = opportunity of 6

detective-rolled = The dice show { $dice }.
detective-kept = { $you ->
    [yes] { $lifted ->
        [one] You roll one die again.
       *[other] You roll { $lifted } dice again.
    }
   *[no] { $lifted ->
        [one] { $player } rolls one die again.
       *[other] { $player } rolls { $lifted } dice again.
    }
}
detective-recorded = { $you ->
    [yes] { $evidence ->
        [means] You found the means of suspect { $suspect }.
        [motive] You found the motive of suspect { $suspect }.
       *[opportunity] You found the opportunity of suspect { $suspect }.
    }
   *[no] { $evidence ->
        [means] { $player } found the means of suspect { $suspect }.
        [motive] { $player } found the motive of suspect { $suspect }.
       *[opportunity] { $player } found the opportunity of suspect { $suspect }.
    }
}
detective-nothing = { $you ->
    [yes] You write down nothing.
   *[no] { $player } writes down nothing.
}
# Why: the dice that were kept count only with new ones. $face is the number they show.
detective-old-dice = No new { $face }, so the old { $face }s do not count.
detective-stalled = 30 turns in a row without a clue: the game ends here.
detective-solved = { $you ->
    [yes] Case closed: you prove that it was suspect { $suspect }!
   *[no] Case closed: { $player } proves that it was suspect { $suspect }!
}
detective-last-turns = { $count ->
    [one] One last turn for the other player.
   *[other] One last turn for { $count } others.
}
detective-circled = { $you ->
    [yes] You circle suspect { $suspect }.
   *[no] { $player } circles suspect { $suspect }.
}
# The player found all three clues of a suspect.
detective-won = { $you ->
    [yes] The case is yours.
   *[no] The case goes to { $player }.
}
# Why a move is good or bad. So are the next texts.
detective-why-solves = This solves the case.
detective-why-clue = That makes { $count } of 3 clues about suspect { $suspect }.
# $tenths: 0 to 10
detective-why-may-solve = About { $tenths } of 10 rolls solve the case.
# $tenths: 0 to 10
detective-why-rolls = { $tenths ->
    [0] A lucky roll brings a clue.
   *[other] About { $tenths } of 10 rolls bring a clue.
}
# $tenths: 0 to 10
detective-why-rarer = { $tenths ->
    [0] A lucky roll brings a clue that is harder to find.
   *[other] About { $tenths } of 10 rolls bring a clue that is harder to find.
}
detective-why-nothing = This clue would help the others more.
# Under “Anna wins!”: why.
result-murder-solved = by solving the case
result-suspect-1 = with means, motive and opportunity of suspect 1
result-suspect-2 = with means, motive and opportunity of suspect 2
result-suspect-3 = with means, motive and opportunity of suspect 3
result-suspect-4 = with means, motive and opportunity of suspect 4
result-suspect-5 = with means, motive and opportunity of suspect 5
result-suspect-6 = with means, motive and opportunity of suspect 6
result-most-circles = with the most circles

detective-learn-roll = Somebody did it, and the dice are your witnesses. Roll them.
detective-learn-roll-yes = Three 4s: they point at suspect 4.
detective-learn-record = Two alike: means. Three: motive. Four: opportunity. Write down the motive.
detective-learn-record-no = Three alike are worth more: write down the motive.
detective-learn-record-yes = Three 4s are the motive of suspect 4. You may write down one clue a turn.
detective-learn-again = Two 2s would be the means. Be brave: keep them and roll the other three again.
detective-learn-again-yes = Another 2!
detective-learn-both = Old and new dice count together. Write down the motive of suspect 2.
detective-learn-both-no = You can do better: three 2s are a motive.
detective-learn-both-yes = You kept two old 2s and rolled a new one. A clue needs an old and a new die.
detective-learn-solve = You have means and motive of suspect 5. Now four 5s! Write down the last clue!
detective-learn-solve-no = Four 5s are what you need: write down the opportunity.
detective-learn-solve-yes = Means, motive and opportunity! The other player had a last turn, and you win!

rule-DE1 = Two dice with the same number are the means of that suspect. Three are the motive, four the opportunity. You may use more dice for less. Four or five of a kind do for any of the three. Three of a kind do for motive or means.
rule-DE2 = Roll five dice. Then write down one clue from this roll, or roll again. If you roll all five again, write down one clue from the new roll. If you roll only some dice again, write down one clue of old and new dice.
rule-DE2R = You write down at most one clue a turn, and none you already have. If you rolled only some dice again, a set needs an old and a new die. After the second roll you do not have to write anything down.
rule-DE3 = With means, motive and opportunity of one suspect you solve the case. Then every other player has one last turn.
rule-DE3R = Everyone who solves the case in that last turn shares the win. You can change this in the table settings: only players with fewer turns get a last one, or nobody does.
rule-DE-V1 = Variation “Any set”: after rolling some dice again any set counts, of old dice, new dice or both.
rule-DE-V2 = Variation “One file for all”: each clue is written down only once, by the player who finds it. The player who finds the third clue circles the suspect. When all six are circled, the most circles win. In a tie you share the win.
rule-DE-V2R = With one file for all you must write down what you can. You may roll again only if the first roll shows nothing to write down. In the table settings you can allow to roll any first roll again. Then you must write down a clue only after that. 30 turns in a row without a clue end the game. The game also ends early when nobody can catch up. With two players, the lead must be greater than the number of open suspects.
