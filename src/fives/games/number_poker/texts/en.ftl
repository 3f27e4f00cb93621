# Number Poker. `$stone` is the value of a stone, 1 to 4; `$stones` are several, joined by hyphens.

number_poker-name = Number Poker
number_poker-line = Closed fists, one bluff each round: the highest stone wins, unless it is shown twice.
number_poker-level-line = { $loss ->
    [0] reads what you have shown in this match and plays against your habits; whoever has none loses nothing by it
   *[other] falls { NUMBER($loss, maximumFractionDigits: 0) } % short of winning half its games against the strongest
}
level-reader = Mind reader
level-reader-plain = Remembers how you play. It finds your habits.

number-poker-option-empty-hand = Empty hand
number-poker-option-empty-hand-ninth-play = A ninth play
number-poker-option-empty-hand-ninth-play-line = It may also be shown when all your stones are gone.
number-poker-option-empty-hand-needs-a-stone = Only with a stone left
number-poker-option-empty-hand-needs-a-stone-line = Who alone still has stones at the end wins them.

number-poker-table = The table
number-poker-choose = Close your fist around …
number-poker-choose-line = Nobody sees it before all fists are closed.
number-poker-stone = { $count ->
    [0] Stone { $stone }, none left
   *[other] Stone { $stone }, { $count } left
}
number-poker-palm = Empty hand, once a game
number-poker-palm-used = Empty hand, already shown
number-poker-palm-short = empty
number-poker-times = { $count }×
number-poker-take = Which stone do you take?
number-poker-take-line = Tap a hand on the table; its stone becomes your loot.
number-poker-asked = { $player }: { $what }
number-poker-take-button = Take the { $stone } of { $player }
number-poker-wait-take = { $player } shows an empty hand and chooses a stone …
number-poker-wait = Waiting for { $names } …
number-poker-sits-out = has nothing left
number-poker-fist-open = { $player } has not chosen yet
number-poker-fist-closed = { $player } has closed the fist
number-poker-fist-shows = { $player } shows { $what }
number-poker-what-stone = a { $stone }
number-poker-what-empty = an empty hand
number-poker-state-kept = kept
number-poker-state-taken = taken
number-poker-state-out = out
number-poker-left-of = { $player } has left: { $what }
number-poker-loot = Loot
number-poker-loot-of = Loot of { $player }: { $what }
number-poker-none = nothing
number-poker-sums = Show sums
number-poker-sum = Sum { $sum }

number_poker-move = play the { $move }
number_poker-move-E = show the empty hand

number-poker-closed = { $you ->
    [yes] You close your fist.
   *[no] { $player } closes a fist.
}
number-poker-showed = { $you ->
    [yes] You show a { $stone }.
   *[no] { $player } shows a { $stone }.
}
number-poker-empty = { $you ->
    [yes] You show an empty hand.
   *[no] { $player } shows an empty hand.
}
number-poker-empty-cancel = Empty hands cancel each other out.
number-poker-empty-vain = There is nothing to take.
number-poker-cancel = The stones of value { $stone } cancel each other out.
number-poker-took = { $you ->
    [yes] You take the { $stone } with your empty hand.
   *[no] { $player } takes the { $stone } with the empty hand.
}
number-poker-kept = { $you ->
    [yes] You keep the { $stone }.
   *[no] { $player } keeps the { $stone }.
}
number-poker-nobody = Nobody wins this round.
number-poker-leftover = { $you ->
    [yes] You alone still have stones and win what is left: { $stones }.
   *[no] { $player } alone still has stones and wins what is left: { $stones }.
}

number-poker-why-only = There is nothing else to show.
number-poker-why-decided = It is decided: every choice comes to the same.
number-poker-why-sure = The best choice even if the other knew of it.
number-poker-why-mix = Mixing is best: show this about { NUMBER($percent, maximumFractionDigits: 0) } % of the time, so that nobody can tell.
number-poker-why-spare = As good as the others, but the best mix does without it.
number-poker-why-worse = Against the best mix this costs { NUMBER($percent, maximumFractionDigits: 2) } % winning chance.
number-poker-why-single = Wins a stone this round in { NUMBER($percent, maximumFractionDigits: 0) } of 100 cases, if every choice is alike to the others.
number-poker-why-take = You get the { $stone }, and nobody else keeps a stone.
number-poker-why-take-leaves = { $you ->
    [yes] You get the { $stone } and keep the { $other } too.
   *[no] You get the { $stone }; then { $player } keeps the { $other }.
}
number-poker-how-often = { NUMBER($percent, maximumFractionDigits: 0) } %
number-poker-mix-line = Best is a mix: close your fist around each about that often, so that nobody can tell.

result-loot-most = with the most stones
result-loot-sum = as many stones, but the higher sum
result-loot-shared = as many stones and the same sum

number_poker-learn-highest = Everyone hides a stone in the fist, and all open their hands at once. The highest stone wins. Hide a 4.
number_poker-learn-highest-no = Take a 4 this time.
number_poker-learn-highest-yes = The 4 beats the 3 and the 1 and is kept as loot. The other stones are out of the game.
number_poker-learn-cancel = Careful: equal stones cancel each other. The others seem to like their 4s, so hide a 3.
number_poker-learn-cancel-no = Take a 3 this time.
number_poker-learn-cancel-yes = Two 4s cancel each other. Now the 3 is the highest stone that is shown only once, and it wins.
number_poker-learn-empty = Once in a game you may show an empty hand. Try it now.
number_poker-learn-empty-no = Leave your stones alone and choose the empty hand.
number_poker-learn-empty-yes = The empty hand may take any stone that is shown.
number_poker-learn-take = Take the stone that is worth more.
number_poker-learn-take-no = You may, but the other stone is worth more.
number_poker-learn-take-yes = The 4 is yours. Now the 3 is the highest single stone, so its owner keeps it.
number_poker-learn-last = The last round. Show what you have.
number_poker-learn-last-yes = You have the most stones: you win!

rule-NP1 = Everyone has eight stones, two of each value from 1 to 4. In each round you all choose a stone in secret, close your fist around it, and open your hands together.
rule-NP2 = The highest value that only one player shows wins the round: that player keeps the stone as loot. Equal values cancel each other out, and the next lower value is looked at. All other stones shown are out of the game. If no value is shown only once, nobody wins.
rule-NP3 = Once a game you may show an empty hand instead. You then take one of the stones shown, whichever you like, as loot; the stones that are left are settled as usual.
rule-NP4 = Two or more empty hands in one round cancel each other out: they do nothing and are used up.
rule-NP4R = The empty hand chooses after all hands are open. It may take any stone shown, also one of a pair; the other one is then single. If nobody shows a stone, there is nothing to take. What everyone has left is known to all.
rule-NP5R = The empty hand is a ninth play: whoever has no stones left but still has it shows it; whoever has neither sits out. The game ends when all stones have been played. The table can agree that it may be shown only by someone who still holds a stone; then whoever alone still has stones wins them.
rule-NP6 = Most stones of loot win. If that is equal, the higher sum of their values wins; if that is equal too, the victory is shared.
