# 5-Dice Dare. `$dice` are faces joined by hyphens, `$total` is their sum.

dare-name = 5-Dice Dare
dare-line = Stop with what you have, or dare to throw once more?

dare-option-holds = Equal totals
dare-option-holds-false = Nobody scores
dare-option-holds-true = The first one holds

dare-total = Total: { $total }
dare-beat = To beat: { $total }
dare-roll = Roll five dice
dare-wait = { $player } is on turn.
dare-point = Point!

dare-move-roll = roll
dare-move-again = Once more
dare-move-stop = Stop

dare-rolled = { $you ->
    [yes] You roll { $dice }, together { $total }.
   *[no] { $player } rolls { $dice }, together { $total }.
}
dare-dared = { $you ->
    [yes] You dare to throw once more.
   *[no] { $player } dares to throw once more.
}
dare-stopped = { $you ->
    [yes] You stop at { $total }.
   *[no] { $player } stops at { $total }.
}
dare-tied = Both have { $total }: the round is played again.
dare-scored = { $you ->
    [yes] A point for you!
   *[no] A point for { $player }!
}
dare-won = { $you ->
    [yes] You have three points and win, { $scores }.
   *[no] { $player } has three points and wins, { $scores }.
}

dare-learn-throw = Whoever has the higher total scores. Throw your five dice.
dare-learn-throw-yes = Together 26. A second throw would replace it.
dare-learn-stop = You may throw all five once more, or stop. 26 is hard to beat.
dare-learn-stop-no = The second throw counts even if it is worse. Stop at 26.
dare-learn-stop-yes = 17 was too little, and so was the second throw: a point for you.
dare-learn-dare = The other has 21, you have 16. What helps?
dare-learn-dare-no = With 16 against 21 you would lose the point.
dare-learn-dare-yes = Together 25: dared and scored.
dare-learn-win = It is 2 to 2. You have 25 against 24.
dare-learn-win-yes = Your third point: you win!

rule-DA1 = In each round both take a turn, one after the other. A turn begins with a throw of all five dice.
rule-DA2 = Then stop, or throw all five dice once more. The second throw counts, even if it is worse.
rule-DA3 = The higher total scores a point. The other player begins the next round.
rule-DA3R = If both totals are equal nobody scores, and the same player begins the round again. The table can agree that the first total holds and scores.
rule-DA4 = Whoever has three points first wins.

result-three-points = with three points
