### Shell Game. `$symbol` and `$asked` are 1 dot, 2 line, 3 triangle, 4 square; `$place` counts from the left.

shell_game-name = Shell Game
shell_game-line = Four stones are turned over and moved around. Where is the triangle now?
# The subject is a bot.
shell_game-level-elephant-line = never loses sight of a stone
# Strength of a bot: an elephant never forgets.
level-elephant = Elephant
level-elephant-plain = Never forgets a stone.

# A setting: how long all may look at the stones.
shell-game-option-memorise = Time to memorise
shell-game-option-memorise-10 = 10 s
shell-game-option-memorise-11 = 11 s
shell-game-option-memorise-12 = 12 s
shell-game-option-memorise-13 = 13 s
shell-game-option-memorise-14 = 14 s
shell-game-option-memorise-15 = 15 s
shell-game-option-memorise-16 = 16 s
shell-game-option-memorise-17 = 17 s
shell-game-option-memorise-18 = 18 s
shell-game-option-memorise-19 = 19 s
shell-game-option-memorise-20 = 20 s

# What is on a stone. On a button or in a list.
shell-game-symbol-1 = dot
shell-game-symbol-2 = line
shell-game-symbol-3 = triangle
shell-game-symbol-4 = square
# The same word in a sentence, as $what.
shell-game-the-1 = the dot
shell-game-the-2 = the line
shell-game-the-3 = the triangle
shell-game-the-4 = the square

# Read aloud.
shell-game-row = The row of stones
# To slide: to move a stone in the row. $lap is 1 or 2.
shell-game-lap = { $lap ->
    [1] First round: three slides
   *[2] Second round: four slides
}
# Who is the shuffler now: the one who hides and moves the stones.
shell-game-shuffles = { $you ->
    [yes] You shuffle
   *[no] { $player } shuffles
}
shell-game-lay = Place your four stones
shell-game-lay-line = From left to right, in any order you like. Everyone is watching.
# Read aloud for a button. $what is one of shell-game-the-1 to -4.
shell-game-lay-symbol = Place { $what }
shell-game-lay-wait = { $player } is placing stones. Watch the order!
# To the seekers.
shell-game-look = Memorise the order!
shell-game-look-yours = The others are memorising.
shell-game-look-line = Then the stones are turned over and moved around.
shell-game-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
# On a button: turns all stones face down.
shell-game-turn = Turn them over now
shell-game-turn-line = Or wait for the timer.
shell-game-slide = Slide a stone
# “It” is a stone. A gap between two stones.
shell-game-slide-line = Drag it, or tap it and then a gap. For taps, choose the speed here:
# A stone is picked up: where shall it go?
shell-game-slide-put = Where to?
shell-game-slide-put-line = Tap a gap, or the stone again to put it back.
shell-game-slide-left = { $left ->
    [one] one slide left
   *[other] { $left } slides left
}
shell-game-slide-wait = { $player } slides the stones. Don’t take your eyes off them!
# How fast a stone moves.
shell-game-pace = Speed
shell-game-pace-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
# The shuffler decides which symbol $player must find.
shell-game-ask = What should { $player } look for?
shell-game-ask-last = The last two stones! What should { $player } look for?
# On a button. $what is one of shell-game-the-1 to -4. If that word must be bent here, choose by $symbol: 1 to 4. Then
# $what may be left out.
shell-game-ask-symbol = Ask for { $what }
shell-game-ask-wait = { $player } is thinking of a symbol …
# $what is one of shell-game-the-1 to -4. If that word must be bent here, choose by $symbol: 1 to 4. Then $what may be
# left out.
shell-game-seek = Where is { $what }?
shell-game-seek-line = Tap the stone.
shell-game-seek-last = If you are right, you win both stones. If not, you lose both.
shell-game-seek-wait = { $player } looks for { $what } …
# In big letters. At most 12 letters.
shell-game-found-short = Found!
shell-game-missed-short = Wrong!

# Read aloud. So are the next texts.
shell-game-stone-open = Place { $place }: { $what }
shell-game-stone-turned = Place { $place }: face down
shell-game-stone-won = Place { $place }: { $what }, goes to { $player }
shell-game-stone-slide = Pick up the stone at place { $place }
shell-game-stone-seek = Turn up the stone at place { $place }
shell-game-gap = Put it at place { $place }
shell-game-heard-row = From the left: { $what }.
shell-game-heard-slide = The stone at place { $source } goes to place { $target }.
# Heading over stones.
shell-game-loot = Stones won
shell-game-loot-of = { $count ->
    [one] { $player }: { $count } stone
   *[other] { $player }: { $count } stones
}

shell_game-laid = { $you ->
    [yes] Your stones are ready. The others have { $seconds } seconds.
   *[no] { $player } has placed the stones. { $seconds } seconds to memorise them!
}
# $slides is 3 or 4: how many stones will be moved.
shell_game-turned = { $you ->
    [yes] { $slides ->
        [3] The stones are turned over: slide three times.
       *[4] The stones are turned over: slide four times.
    }
   *[no] { $slides ->
        [3] The stones are turned over. { $player } slides three times.
       *[4] The stones are turned over. { $player } slides four times.
    }
}
shell_game-slid = { $you ->
    [yes] You slide a stone.
   *[no] { $player } slides a stone.
}
shell_game-asked = { $you ->
    [yes] { $symbol ->
        [1] Where is the dot? It’s your turn to find it.
        [2] Where is the line? It’s your turn to find it.
        [3] Where is the triangle? It’s your turn to find it.
       *[4] Where is the square? It’s your turn to find it.
    }
   *[no] { $symbol ->
        [1] { $player } has to find the dot.
        [2] { $player } has to find the line.
        [3] { $player } has to find the triangle.
       *[4] { $player } has to find the square.
    }
}
# $count: 1 to 2
shell_game-found = { $you ->
    [yes] { $count ->
        [one] Right! The stone is yours.
       *[other] Right! Both stones are yours.
    }
   *[no] { $count ->
        [one] Right! { $player } keeps the stone.
       *[other] Right! { $player } keeps both stones.
    }
}
# $count: 1 to 2
shell_game-missed = { $symbol ->
    [1] That is the dot.
    [2] That is the line.
    [3] That is the triangle.
   *[4] That is the square.
} { $count ->
    [one] The stone goes to the shuffler.
   *[other] Both stones go to the shuffler.
}
shell_game-next = { $you ->
    [yes] { $slides ->
        [3] Now you shuffle, with three slides.
       *[4] Now you shuffle, with four slides.
    }
   *[no] { $slides ->
        [3] Now { $player } shuffles, with three slides.
       *[4] Now { $player } shuffles, with four slides.
    }
}
shell_game-over = Everyone has shuffled twice: { $scores }.
result-most-stones = with the most stones

# A choice in a list. So are the next texts.
shell_game-move = slide { $move }
shell_game-move-lay1 = place { shell-game-the-1 }
shell_game-move-lay2 = place { shell-game-the-2 }
shell_game-move-lay3 = place { shell-game-the-3 }
shell_game-move-lay4 = place { shell-game-the-4 }
shell_game-move-ask1 = ask for { shell-game-the-1 }
shell_game-move-ask2 = ask for { shell-game-the-2 }
shell_game-move-ask3 = ask for { shell-game-the-3 }
shell_game-move-ask4 = ask for { shell-game-the-4 }
shell_game-move-open = turn up stone { $move }
shell_game-move-turn = turn the stones over
shell_game-move-wait = wait for the timer
# Why a move was good.
shell_game-why-there = The right stone was there.

shell_game-learn-lay = You are the shuffler. One stone is still missing: place the square.
shell_game-learn-lay-yes = Four stones, four symbols. Now the others look at them closely.
shell_game-learn-turn = They have looked long enough. Turn the stones over.
shell_game-learn-turn-no = Do not wait any longer: turn them over.
shell_game-learn-turn-yes = The stones are face down. Now only memory helps.
shell_game-learn-slide = Mix them up a little: take a stone and slide it to another place.
shell_game-learn-slide-yes = Everyone saw it slide. If you followed it, you still know where it is.
shell_game-learn-seek = Now you are the seeker. Remember the row, then follow the stones with your eyes.
shell_game-learn-seek-no = It is not there. In a real game the shuffler would get the stone now.
shell_game-learn-seek-yes = There is the dot! If you find the stone, you keep it.
shell_game-learn-second = And where is the triangle?
shell_game-learn-second-no = { shell_game-learn-seek-no }
shell_game-learn-second-yes = Found again!
shell_game-learn-both = The last question is about both stones that are left. Where is the line?
shell_game-learn-both-no = { shell_game-learn-seek-no }
shell_game-learn-both-yes = Both stones are yours, and you have the most: you win!

rule-SG1 = Everyone has eight stones: two each of dot, line, triangle and square. You take turns as shuffler. The others are seekers.
rule-SG2 = The shuffler places four stones with different symbols in a row, in any order. The seekers memorise it for 10 to 20 seconds, as set in the table settings. After 10 seconds the shuffler may turn the stones over at any time.
rule-SG3 = Then the shuffler slides three times, four times in the second round: one stone is taken and put between two others or at either end of the row.
rule-SG3R = The same stone may be slid again, but every slide must change the order. A slide takes 0.8, 1.2, 2 or 3 seconds and everyone sees it. The next one starts only when it is finished.
rule-SG4 = The shuffler asks the left neighbour for a symbol that has not turned up yet. The seeker turns one stone. If it is the right one, the seeker keeps it. Otherwise it goes to the shuffler. Either way it stays open and leaves the row. Then the next seeker clockwise is asked.
rule-SG5 = The third question is about the last two stones. The right answer wins both, the wrong one gives both to the shuffler.
rule-SG5R = With fewer than three seekers the questions go round again. For the last two stones the shuffler may name either symbol.
rule-SG6 = Everyone is shuffler twice. Then the most stones win. In a tie you share the win.
rule-SG7R = Once the stones are turned over, no device knows which is which. Not even the shuffler’s does. If you look away, the log will not help you.
