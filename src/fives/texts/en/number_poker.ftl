### Number Poker. `$stone` is the value of a stone, 1 to 4; `$stones` are several, joined by hyphens.

number_poker-name = Number Poker
number_poker-line = Hide a stone in your fist. The highest stone wins, unless two players show it.
number_poker-turn-everyone = Everyone chooses a stone
# The subject is a bot.
number_poker-level-reader-line = learns your habits and plays against them
# Strength of a bot that learns what you usually do.
level-reader = Mind reader
level-reader-plain = Remembers how you play. It finds your habits.

# A fist with no stone in it. When it may be shown.
number-poker-option-empty-hand = Empty hand
# The subject: the empty hand.
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
# Read aloud for a choice.
number-poker-palm = Empty hand, once a game
number-poker-palm-used = Empty hand, already shown
# In a small field: an empty hand. At most 8 letters.
number-poker-palm-short = empty
# How many stones of a value, as 2×.
number-poker-times = { $count }×
number-poker-take = Which stone do you take?
number-poker-take-line = Tap a hand on the table. You win its stone.
# On a shared device: whom the question is for. $what is the question.
number-poker-asked = { $player }: { $what }
number-poker-take-button = Take the { $stone } of { $player }
number-poker-wait-take = { $player } shows an empty hand and chooses a stone …
number-poker-wait = Waiting for { $names } …
# Under a name: cannot play this round.
number-poker-sits-out = has nothing left
# Read aloud.
number-poker-fist-open = { $player } has not chosen yet
number-poker-fist-closed = { $player } has chosen
number-poker-fist-shows = { $player } shows { $what }
# After “shows”, and in lists.
number-poker-what-stone = a { $stone }
number-poker-what-empty = an empty hand
# Under a stone: its player keeps it. At most 12 letters.
number-poker-state-kept = kept
# Under a stone: an empty hand took it. At most 12 letters.
number-poker-state-taken = taken
# Under a stone: nobody gets it. At most 12 letters.
number-poker-state-out = out
# Read aloud. $what is a list of stones.
number-poker-left-of = { $player } has left: { $what }
# Over the stones that a player has won. At most 10 letters.
number-poker-loot = Won
number-poker-loot-of = Won by { $player }: { $what }
number-poker-none = nothing
number-poker-sum = Total { $sum }

# A choice in a list. So is the next text.
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
# Told to the player with the empty hand.
number-poker-empty-vain = There is nothing to take.
# Two players or more show the same value: none of them counts.
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

# Why a move is good or bad. So are the next texts.
number-poker-why-only = There is nothing else to show.
number-poker-why-decided = It is decided already: every choice is the same.
number-poker-why-sure = The best choice, even if the other player knew it.
# $percent is about how often of 100 times.
number-poker-why-mix = Mix it up: show this about { NUMBER($percent, maximumFractionDigits: 0) } % of the time, so that nobody can guess.
number-poker-why-spare = Just as good, but you do not need it.
# The best mix: each choice as often as it should be.
number-poker-why-worse = Against the best mix this costs { NUMBER($percent, maximumFractionDigits: 2) } % winning chance.
number-poker-why-single = Wins a stone in about { NUMBER($percent, maximumFractionDigits: 0) } of 100 rounds if the others choose at random.
number-poker-why-take = You get the { $stone }, and nobody else keeps a stone.
number-poker-why-take-leaves = { $you ->
    [yes] You get the { $stone } and keep the { $other } too.
   *[no] You get the { $stone }. Then { $player } keeps the { $other }.
}
# A hint about one stone.
number-poker-mix-line = Mix it up, so that nobody can guess. This one is good most often.

# Under “Anna wins!”: why. So are the next texts.
result-loot-most = with the most stones
result-loot-sum = as many stones, but the higher total
result-loot-shared = as many stones and the same total

number_poker-learn-highest = All hide a stone and open their hands together. The highest wins. Hide a 4.
number_poker-learn-highest-no = Take a 4 this time.
# “The others” are the other stones.
number_poker-learn-highest-yes = The 4 beats the 3 and the 1, and you win it. The others are out of the game.
number_poker-learn-cancel = Equal stones cancel each other out. The others like their 4s, so hide a 3.
number_poker-learn-cancel-no = Take a 3 this time.
number_poker-learn-cancel-yes = The two 4s cancel each other out. So the 3 is the highest single stone and wins.
number_poker-learn-empty = Once in a game you may show an empty hand. Try it now.
number_poker-learn-empty-no = Leave your stones alone and choose the empty hand.
number_poker-learn-empty-yes = The empty hand may take any stone that is shown.
number_poker-learn-take = Take the stone that is worth more.
number_poker-learn-take-no = You may, but the other stone is worth more.
number_poker-learn-take-yes = The 4 is yours. Now the 3 is the highest single stone, so its owner keeps it.
number_poker-learn-last = The last round. Show what you have.
number_poker-learn-last-yes = You have the most stones: you win!

rule-NP1 = Everyone has eight stones, two of each value from 1 to 4. In each round you all choose a stone in secret and close your fist around it. Then you open your hands together.
rule-NP2 = The highest value that only one player shows wins the round. That player wins the stone. Equal values cancel each other out. Then the next lower value counts. All other stones shown are out of the game. If no value is shown only once, nobody wins.
rule-NP3 = Once a game you may show an empty hand instead. Then you take one of the stones shown, any one you like. The stones that are left count as usual.
rule-NP4 = Two or more empty hands in one round cancel each other out: they do nothing and are used up.
rule-NP4R = The empty hand chooses after all hands are open. It may take any stone shown, also one of a pair. Then the other one of the pair is single. If nobody shows a stone, there is nothing to take. Everyone may know what the others have left.
rule-NP5R = The empty hand is a ninth turn. If you have no stones left but still have it, you show it. If you have neither, you skip the round. The game ends when all stones have been played. You can change this in the table settings: then only a player who still has a stone may show it. Then, if only one player has stones left, those stones are theirs.
rule-NP6 = The player who won the most stones wins. If that is equal, the higher total of their values wins. If that is equal too, you share the win.
