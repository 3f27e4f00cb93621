# 5-Dice Dare. `$dice` sind Augenzahlen mit Bindestrichen, `$total` ist ihre Summe.

dare-name = 5-Dice Dare
dare-line = Aufhören mit dem, was liegt, oder noch einmal werfen?

dare-option-holds = Gleiche Summen
dare-option-holds-false = Kein Punkt
dare-option-holds-true = Die erste gilt

dare-total = Summe: { $total }
dare-beat = Zu schlagen: { $total }
dare-roll = Fünf Würfel werfen
dare-wait = { $player } ist dran.
dare-point = Punkt!

dare-move-roll = werfen
dare-move-again = Noch einmal
dare-move-stop = Aufhören

dare-rolled = { $you ->
    [yes] Du wirfst { $dice }, zusammen { $total }.
   *[no] { $player } wirft { $dice }, zusammen { $total }.
}
dare-dared = { $you ->
    [yes] Du wagst einen zweiten Wurf.
   *[no] { $player } wagt einen zweiten Wurf.
}
dare-stopped = { $you ->
    [yes] Du hörst bei { $total } auf.
   *[no] { $player } hört bei { $total } auf.
}
dare-tied = Beide haben { $total }: Die Runde wird wiederholt.
dare-scored = { $you ->
    [yes] Ein Punkt für dich!
   *[no] Ein Punkt für { $player }!
}
dare-won = { $you ->
    [yes] Du hast drei Punkte und gewinnst, { $scores }.
   *[no] { $player } hat drei Punkte und gewinnt, { $scores }.
}

dare-learn-throw = Wer die höhere Summe hat, bekommt den Punkt. Wirf deine fünf Würfel.
dare-learn-throw-yes = Zusammen 26. Ein zweiter Wurf würde sie ersetzen.
dare-learn-stop = Du kannst alle fünf noch einmal werfen oder aufhören. 26 ist schwer zu schlagen.
dare-learn-stop-no = Der zweite Wurf zählt, auch wenn er schlechter ist. Hör bei 26 auf.
dare-learn-stop-yes = 17 war zu wenig, und der zweite Wurf auch: ein Punkt für dich.
dare-learn-dare = Die andere Person hat 21, du hast 16. Was hilft?
dare-learn-dare-no = Mit 16 gegen 21 wäre der Punkt verloren.
dare-learn-dare-yes = Zusammen 25: gewagt und gewonnen.
dare-learn-win = Es steht 2 zu 2. Du hast 25 gegen 24.
dare-learn-win-yes = Dein dritter Punkt: Du gewinnst!

rule-DA1 = In jeder Runde sind beide einmal dran, nacheinander. Ein Zug beginnt mit einem Wurf aller fünf Würfel.
rule-DA2 = Dann hörst du auf oder wirfst alle fünf noch einmal. Der zweite Wurf zählt, auch wenn er schlechter ist.
rule-DA3 = Die höhere Summe bringt einen Punkt. Die andere Person beginnt die nächste Runde.
rule-DA3R = Sind beide Summen gleich, bekommt niemand einen Punkt, und dieselbe Person beginnt die Runde noch einmal. Der Tisch kann vereinbaren, dass die erste Summe gilt.
rule-DA4 = Wer zuerst drei Punkte hat, gewinnt.

result-three-points = mit drei Punkten
