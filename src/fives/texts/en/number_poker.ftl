# Number Poker. `$stone` is the value of a stone, 1 to 4; `$stones` are several, joined by hyphens.

number_poker-name = Number Poker
number_poker-line = Hide a stone in your fist. The highest stone wins, unless two players show it.
number_poker-turn-everyone = Everyone chooses a stone
number_poker-level-reader-line = learns your habits and plays against them
level-reader = Mind reader
level-reader-plain = Remembers how you play. It finds your habits.

number-poker-option-empty-hand = Empty hand
number-poker-option-empty-hand-ninth-play = Counts as a ninth turn
number-poker-option-empty-hand-ninth-play-line = It may also be shown when all your stones are gone.
number-poker-option-empty-hand-needs-a-stone = Only with a stone left
number-poker-option-empty-hand-needs-a-stone-line = If only one player has stones left at the end, those stones are theirs.

number-poker-table = The table
number-poker-choose = Pick a stone to hide
number-poker-choose-line = Nobody sees it until everyone has chosen.
# $count: 0 to 2
number-poker-stone = { $count ->
    [0] Stone { $stone }, none left
   *[other] Stone { $stone }, { $count } left
}
number-poker-palm = Empty hand, once a game
number-poker-palm-used = Empty hand, already shown
number-poker-palm-short = empty
number-poker-times = { $count }×
number-poker-take = Which stone do you take?
number-poker-take-line = Tap a hand on the table. You win its stone.
number-poker-asked = { $player }: { $what }
number-poker-take-button = Take the { $stone } of { $player }
number-poker-wait-take = { $player } shows an empty hand and chooses a stone …
number-poker-wait = Waiting for { $names } …
number-poker-sits-out = has nothing left
number-poker-fist-open = { $player } has not chosen yet
number-poker-fist-closed = { $player } has chosen
number-poker-fist-shows = { $player } shows { $what }
number-poker-what-stone = a { $stone }
number-poker-what-empty = an empty hand
number-poker-state-kept = kept
number-poker-state-taken = taken
number-poker-state-out = out
number-poker-left-of = { $player } has left: { $what }
number-poker-loot = Won
number-poker-loot-of = Won by { $player }: { $what }
number-poker-none = nothing
number-poker-sums = Show totals
number-poker-sum = Total { $sum }

number_poker-move = play the { $move }
number_poker-move-E = show the empty hand

number-poker-closed = { $you ->
    [yes] You have chosen.
   *[no] { $player } has chosen.
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
number-poker-cancel = The { $stone }s cancel each other out.
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
    [yes] Only you still have stones. You win them: { $stones }.
   *[no] Only { $player } still has stones and wins them: { $stones }.
}

number-poker-why-only = There is nothing else to show.
number-poker-why-decided = It is decided already: every choice is the same.
number-poker-why-sure = The best choice, even if the other player knew it.
number-poker-why-mix = Mix it up: show this about { NUMBER($percent, maximumFractionDigits: 0) } % of the time, so that nobody can guess.
number-poker-why-spare = Just as good, but you do not need it.
number-poker-why-worse = Against the best mix this costs { NUMBER($percent, maximumFractionDigits: 2) } % winning chance.
number-poker-why-single = Wins a stone in about { NUMBER($percent, maximumFractionDigits: 0) } of 100 rounds if the others choose at random.
number-poker-why-take = You get the { $stone }, and nobody else keeps a stone.
number-poker-why-take-leaves = { $you ->
    [yes] You get the { $stone } and keep the { $other } too.
   *[no] You get the { $stone }. Then { $player } keeps the { $other }.
}
number-poker-how-often = { NUMBER($percent, maximumFractionDigits: 0) } %
number-poker-mix-line = Mix it up: choose each one about this often, so that nobody can guess.

result-loot-most = with the most stones
result-loot-sum = as many stones, but the higher total
result-loot-shared = as many stones and the same total

number_poker-learn-highest = Everyone hides a stone in the fist. Then all open their hands. The highest stone wins. Hide a 4.
number_poker-learn-highest-no = Take a 4 this time.
number_poker-learn-highest-yes = The 4 beats the 3 and the 1, and you win it. The other stones are out of the game.
number_poker-learn-cancel = Careful: equal stones cancel each other out. The others like their 4s, so hide a 3.
number_poker-learn-cancel-no = Take a 3 this time.
number_poker-learn-cancel-yes = The two 4s cancel each other out. Now the 3 is the highest stone shown only once, and it wins.
number_poker-learn-empty = Once in a game you may show an empty hand. Try it now.
number_poker-learn-empty-no = Leave your stones alone and choose the empty hand.
number_poker-learn-empty-yes = The empty hand may take any stone that is shown.
number_poker-learn-take = Take the stone that is worth more.
number_poker-learn-take-no = You may, but the other stone is worth more.
number_poker-learn-take-yes = The 4 is yours. Now the 3 is the highest single stone, so its owner keeps it.
number_poker-learn-last = The last round. Show what you have.
number_poker-learn-last-yes = You have the most stones: you win!

rule-NP1 = Everyone has eight stones, two of each value from 1 to 4. In each round you all choose a stone in secret, close your fist around it, and open your hands together.
rule-NP2 = The highest value that only one player shows wins the round, and that player wins the stone. Equal values cancel each other out. Then the next lower value counts. All other stones shown are out of the game. If no value is shown only once, nobody wins.
rule-NP3 = Once a game you may show an empty hand instead. Then you take one of the stones shown, any one you like. The stones that are left count as usual.
rule-NP4 = Two or more empty hands in one round cancel each other out: they do nothing and are used up.
rule-NP4R = The empty hand chooses after all hands are open. It may take any stone shown, also one of a pair. Then the other one of the pair is single. If nobody shows a stone, there is nothing to take. Everyone may know what the others have left.
rule-NP5R = The empty hand is a ninth turn. If you have no stones left but still have it, you show it. If you have neither, you skip the round. The game ends when all stones have been played. You can change this in the table settings: then only a player who still has a stone may show it, and if only one player has stones left, those stones are theirs.
rule-NP6 = The player who won the most stones wins. If that is equal, the higher total of their values wins. If that is equal too, you share the win.
