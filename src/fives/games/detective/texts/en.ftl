# 5-Dice Detective. `$evidence` is "means", "motive" or "opportunity", `$suspect` a number from 1 to 6,
# `$dice` and `$kept` are faces joined by hyphens.

detective-name = 5-Dice Detective
detective-line = Two, three, four alike: build the case against one of six suspects.

detective-option-variation = Variation
detective-option-variation-0 = Base game
detective-option-variation-0-line = After a second roll a string needs old and new dice.
detective-option-variation-1 = Any string
detective-option-variation-1-line = After a second roll any string counts.
detective-option-variation-2 = One file for all
detective-option-variation-2-line = Evidence is shared; find the third piece and circle the suspect.
detective-option-variation-both = Both
detective-option-variation-both-line = Any string counts, and evidence is shared.
detective-option-last-turn = Last turn
detective-option-last-turn-others = Everyone else
detective-option-last-turn-others-line = All others get one more turn once the murder is solved.
detective-option-last-turn-equal-turns = Equal turns
detective-option-last-turn-equal-turns-line = Only those who have had fewer turns.
detective-option-last-turn-none = None
detective-option-last-turn-none-line = Whoever solves first wins at once.
detective-option-record = When you must record
detective-option-record-first-roll = From the first roll
detective-option-record-first-roll-line = One file: a first roll with something to record stands.
detective-option-record-after-reroll = After rolling again
detective-option-record-after-reroll-line = One file: you may always roll again; 30 turns without a record end the game.

detective-means = Means
detective-motive = Motive
detective-opportunity = Op{ "\u00AD" }por{ "\u00AD" }tu{ "\u00AD" }nity
detective-means-dice = two alike
detective-motive-dice = three alike
detective-opportunity-dice = four alike
detective-suspect = Suspect { $suspect }
detective-file-yours = Your case file
detective-file-of = Case file of { $player }
detective-file-all = The shared case file
detective-others = The other case files
detective-has = found
detective-has-not = missing
detective-has-by = found by { $player }
detective-solved-mark = Solved
detective-circled-by = Circled by { $player }
detective-circles = { $count ->
    [one] { $count } circle
   *[other] { $count } circles
}
detective-record = Record { $evidence ->
    [means] the means
    [motive] the motive
   *[opportunity] the opportunity
} against suspect { $suspect }
detective-record-nothing = Record nothing
detective-pass-on = Nothing found: pass on
detective-kept-dice = Kept
detective-new-dice = New
detective-both = A piece needs both kept and new dice.
detective-roll-five = Roll five dice
detective-roll = { $count ->
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
detective-roll-none = Roll again
detective-choose = Record a piece, or tap dice to roll them again.
detective-choose-none = Nothing to record. Tap the dice to roll again.
detective-choose-record = Choose what to record.
detective-wait-roll = { $player } is about to roll.
detective-wait = { $player } studies the dice.
detective-last = { $count ->
    [one] The murder is solved. One last turn.
   *[other] The murder is solved. { $count } last turns.
}
detective-idle = Turns in a row without a record: { $count } of 30.

detective-move = keep { $move }
detective-move-none = roll all five again
detective-move-roll = roll
detective-move-nothing = record nothing
detective-move-means1 = means against 1
detective-move-means2 = means against 2
detective-move-means3 = means against 3
detective-move-means4 = means against 4
detective-move-means5 = means against 5
detective-move-means6 = means against 6
detective-move-motive1 = motive against 1
detective-move-motive2 = motive against 2
detective-move-motive3 = motive against 3
detective-move-motive4 = motive against 4
detective-move-motive5 = motive against 5
detective-move-motive6 = motive against 6
detective-move-opportunity1 = opportunity against 1
detective-move-opportunity2 = opportunity against 2
detective-move-opportunity3 = opportunity against 3
detective-move-opportunity4 = opportunity against 4
detective-move-opportunity5 = opportunity against 5
detective-move-opportunity6 = opportunity against 6

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
        [means] You have the means against suspect { $suspect }.
        [motive] You have a motive against suspect { $suspect }.
       *[opportunity] You have the opportunity against suspect { $suspect }.
    }
   *[no] { $evidence ->
        [means] { $player } has the means against suspect { $suspect }.
        [motive] { $player } has a motive against suspect { $suspect }.
       *[opportunity] { $player } has the opportunity against suspect { $suspect }.
    }
}
detective-nothing = { $you ->
    [yes] You record nothing.
   *[no] { $player } records nothing.
}
detective-stalled = 30 turns in a row without a record: the game ends here.
detective-solved = { $you ->
    [yes] Case closed: you prove that it was suspect { $suspect }!
   *[no] Case closed: { $player } proves that it was suspect { $suspect }!
}
detective-last-turns = { $count ->
    [one] One last turn for the other.
   *[other] One last turn for { $count } others.
}
detective-circled = { $you ->
    [yes] You circle suspect { $suspect }.
   *[no] { $player } circles suspect { $suspect }.
}
detective-won = { $you ->
    [yes] The case is yours.
   *[no] The case goes to { $player }.
}
result-murder-solved = by solving the murder
result-suspect-1 = with means, motive and opportunity against suspect 1
result-suspect-2 = with means, motive and opportunity against suspect 2
result-suspect-3 = with means, motive and opportunity against suspect 3
result-suspect-4 = with means, motive and opportunity against suspect 4
result-suspect-5 = with means, motive and opportunity against suspect 5
result-suspect-6 = with means, motive and opportunity against suspect 6
result-most-circles = with the most circles

detective-learn-roll = Somebody did it, and the dice are your witnesses. Roll them.
detective-learn-roll-yes = Three 4s: they speak against suspect 4.
detective-learn-record = Two alike are the means, three a motive, four the opportunity. Write down the motive.
detective-learn-record-no = Three alike are worth more: write down the motive.
detective-learn-record-yes = Three 4s are a motive of suspect 4. You may write down one piece of evidence a turn.
detective-learn-again = Two 2s would be the means. Be bolder: keep both 2s and roll the other three again.
detective-learn-again-yes = Another 2!
detective-learn-both = Old and new dice count together. Write down the motive against suspect 2.
detective-learn-both-no = There is more in it: three 2s are a motive.
detective-learn-both-yes = After rolling some dice again, the evidence needs an old die and a new one: here two old 2s and a new one.
detective-learn-solve = You have means and motive against suspect 5. Now four 5s lie there. You know what is missing.
detective-learn-solve-no = Four 5s are what you need: write down the opportunity.
detective-learn-solve-yes = Means, motive and opportunity: the case is solved. The other player had one last turn, and you win!

rule-DE1 = Two dice of a number are the means against that suspect, three a motive, four the opportunity. A longer string can be recorded as less: four or five alike as any one of the three, three alike as motive or means.
rule-DE2 = Roll five dice. Then record one piece from this roll, or roll all five again and record one piece from the new roll, or roll one to four dice again and record one piece made of kept and new dice.
rule-DE2R = One piece a turn at most, and none you have already. After rolling some dice again a string counts only if its number is among the kept and among the new dice. After the second roll you need not record anything.
rule-DE3 = Whoever first has means, motive and opportunity against one suspect solves the murder. Every other player, in order, then has one last turn.
rule-DE3R = Everyone who solves in that last turn shares the victory. The table can agree that only those with fewer turns get a last one, or that nobody does.
rule-DE-V1 = Variation “Any string”: after rolling some dice again any string counts, of old dice, new dice or both.
rule-DE-V2 = Variation “One file for all”: each piece is recorded only once, by whoever finds it. The finder of the third piece circles the suspect. When all six are circled, the most circles win; equals share.
rule-DE-V2R = With one file for all you must record what you can. A first roll with something to record stands; only without is it rolled again. The table can agree that any first roll may be rolled again, and that you must record only after that; then 30 turns in a row without a record end the game. The game ends early when no place can change any more: with two players, when the lead is greater than the number of suspects still open.
