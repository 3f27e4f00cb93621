# 5-Dice Tug. `$goal` ist "five" oder "three", `$dice` und `$kept` sind Augenzahlen mit Bindestrichen.

tug-name = Würfel-Tauziehen
tug-line = Dieselben fünf Würfel, zwei Ziele: Zieh sie auf deine Seite.

tug-option-variation = Variante
tug-option-variation-0 = Grundspiel
tug-option-variation-0-line = In jedem Zug einen oder zwei Würfel neu werfen.
tug-option-variation-1 = Immer länger
tug-option-variation-1-line = Im ersten Zug ein Würfel, im zweiten zwei, im dritten drei …
tug-option-variation-2 = Immer zwei
tug-option-variation-2-line = Genau zwei Würfel, in jedem Zug.
tug-option-full-house = Full House
tug-option-full-house-false = Zählt nicht
tug-option-full-house-false-line = Die beiden anderen Würfel müssen verschieden sein.
tug-option-full-house-true = Zählt als drei gleiche
tug-option-full-house-true-line = 3-3-3-5-5 bringt den Punkt.
tug-option-choose = Ziele wählen
tug-option-choose-once = Einmal
tug-option-choose-once-line = Die Ziele gelten für das ganze Spiel.
tug-option-choose-each-beginning = Für jeden Punkt
tug-option-choose-each-beginning-line = Wer einen Punkt beginnt, wählt neu. So ist es weniger wichtig, wer anfängt.
tug-option-gift = Du würfelst das Ziel deines Gegenübers
tug-option-gift-false = Niemand punktet
tug-option-gift-false-line = In deinem Zug zählt nur dein eigenes Ziel.
tug-option-gift-true = Ist ein Geschenk
tug-option-gift-true-line = Dein Gegenüber bekommt den Punkt.

tug-goal-five = Fünf verschiedene
tug-goal-five-line = Keine Zahl doppelt.
tug-goal-three = Drei gleiche
tug-goal-three-line = { $fullhouse ->
    [yes] Genau drei, und nie eine 1 zusammen mit einer 6.
   *[no] Genau drei, die beiden anderen verschieden, und nie eine 1 zusammen mit einer 6.
}
tug-choose = In welche Richtung ziehst du?
tug-choose-line = { $choose ->
    [each_beginning] Dein Ziel für diesen Punkt.
   *[once] Dein Ziel für das ganze Spiel.
}
tug-choosing = { $player } wählt ein Ziel …
tug-rope = Das Seil: { $left } { $leftscore }, { $right } { $rightscore }. Fünf Punkte gewinnen.
tug-roll-five = Fünf Würfel werfen
tug-roll = { $count ->
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
tug-roll-none = Würfel werfen
tug-lift = { $most ->
    [1] Tippe den Würfel an, den du neu werfen willst.
   *[other] { $least ->
        [1] Tippe bis zu { $most } Würfel an, die du neu werfen willst.
       *[other] Tippe { $least } Würfel an, die du neu werfen willst.
    }
}
tug-left = { $left ->
    [one] Noch { $left } Würfel in Zug { $number }
   *[other] Noch { $left } Würfel in Zug { $number }
}
tug-point = Punkt!

tug-move = { $move } behalten
tug-move-none = alle fünf werfen
tug-move-roll = werfen
tug-move-five = auf fünf verschiedene ziehen
tug-move-three = auf drei gleiche ziehen

tug-chose = { $you ->
    [yes] { $goal ->
        [five] Du ziehst auf fünf verschiedene.
       *[three] Du ziehst auf drei gleiche.
    }
   *[no] { $goal ->
        [five] { $player } zieht auf fünf verschiedene.
       *[three] { $player } zieht auf drei gleiche.
    }
}
tug-kept = { $you ->
    [yes] { $lifted ->
        [one] Du wirfst einen Würfel neu.
       *[other] Du wirfst { $lifted } Würfel neu.
    }
   *[no] { $lifted ->
        [one] { $player } wirft einen Würfel neu.
       *[other] { $player } wirft { $lifted } Würfel neu.
    }
}
tug-rolled = Es liegen { $dice }.
tug-vain = { $you ->
    [yes] { $goal ->
        [five] Fünf verschiedene, aber durch deinen Wurf: kein Punkt.
       *[three] Drei gleiche, aber durch deinen Wurf: kein Punkt.
    }
   *[no] { $goal ->
        [five] Fünf verschiedene, aber durch einen Wurf von { $player }: kein Punkt.
       *[three] Drei gleiche, aber durch einen Wurf von { $player }: kein Punkt.
    }
}
tug-scored = { $you ->
    [yes] { $goal ->
        [five] Fünf verschiedene: ein Punkt für dich!
       *[three] Drei gleiche: ein Punkt für dich!
    }
   *[no] { $goal ->
        [five] Fünf verschiedene: ein Punkt für { $player }!
       *[three] Drei gleiche: ein Punkt für { $player }!
    }
}
tug-won = { $you ->
    [yes] Du hast fünf Punkte und gewinnst, { $scores }.
   *[no] { $player } hat fünf Punkte und gewinnt, { $scores }.
}
tug-why-goal = Wer mit diesem Ziel anfängt, holt etwa { $hundredths } von 100 Punkten.
tug-why-makes = { $goal ->
    [five] Wirf die { $lifted } neu: Mit { $any } sind es fünf verschiedene.
   *[three] Wirf die { $lifted } neu: Mit { $any } sind es drei gleiche.
}
tug-why-two = Dir fehlen noch zwei verschiedene Zahlen: { $any }.
tug-why-often = { $tenths ->
    [0] { $goal ->
        [five] Mit Glück werden es fünf verschiedene.
       *[three] Mit Glück werden es drei gleiche.
    }
   *[other] { $goal ->
        [five] Etwa { $tenths } von 10 Würfen geben fünf verschiedene.
       *[three] Etwa { $tenths } von 10 Würfen geben drei gleiche.
    }
}
tug-why-guards = { $goal ->
    [five] Fünf verschiedene kommen seltener, aber dein Gegenüber bekommt schlechtere Würfel.
   *[three] Drei gleiche kommen seltener, aber dein Gegenüber bekommt schlechtere Würfel.
}
tug-why-leaves = Jetzt geht noch kein Punkt. So bekommt dein Gegenüber schlechte Würfel.
tug-why-again = Jetzt geht noch kein Punkt, aber du darfst noch einmal werfen.

tug-learn-goal = Ihr werft dieselben fünf Würfel, aber jeder will etwas anderes. Wähle „Drei gleiche“.
tug-learn-goal-yes = Das ist jetzt dein Ziel. Dein Gegenüber will fünf verschiedene Zahlen.
tug-learn-roll = Du hast gewählt, darum fängst du an. Wirf alle fünf Würfel.
tug-learn-roll-yes = Keines der beiden Ziele ist erreicht, also gibt es noch keinen Punkt. Du hast den ersten Zug.
tug-learn-pull = Zwei Vieren sind ein guter Anfang. Nimm zwei von den anderen Würfeln und wirf sie neu.
tug-learn-pull-no = Behalte beide Vieren und nimm zwei von den anderen auf.
tug-learn-pull-yes = Drei Vieren: Das ist dein Ziel und ein Punkt für dich.
tug-learn-spoilt = Drei Zweien, aber kein Punkt: 1 und 6 dürfen nicht zusammen da sein. Nimm eine davon auf.
tug-learn-spoilt-no = Lass die drei Zweien liegen.
tug-learn-spoilt-yes = Drei gleiche und keine 1 zusammen mit einer 6: Jetzt zählt es.
tug-learn-different = Jetzt willst du fünf verschiedene Zahlen, und es steht 4 zu 4. Welcher Würfel stört?
tug-learn-different-no = Nimm nur eine der beiden Einsen auf.
tug-learn-different-yes = Fünf verschiedene Zahlen und dein fünfter Punkt: Du gewinnst!

rule-TU1 = Eine Seite will fünf verschiedene Zahlen. Die andere will genau drei gleiche, aber unter den fünf Würfeln dürfen nicht 1 und 6 zugleich sein.
rule-TU1R = Ein Full House, drei von einer Zahl und zwei von einer anderen, zählt nicht als drei gleiche. Ihr könnt vereinbaren, dass es zählt.
rule-TU2 = Wer beginnt, wählt ein Ziel für das ganze Spiel und wirft alle fünf Würfel. Ist damit schon eines der beiden Ziele erreicht, bekommt die Seite, der es gehört, einen Punkt. Die andere Seite wirft alle fünf Würfel für den nächsten Punkt. Ihr könnt vereinbaren, dass für jeden Punkt neu gewählt wird, bevor alle fünf Würfel geworfen werden.
rule-TU3 = Danach zieht ihr abwechselnd. Zuerst zieht, wer alle fünf Würfel geworfen hat. Wirf einen Würfel oder zwei auf einmal neu. Erreichst du damit dein eigenes Ziel, bekommst du einen Punkt. Dann wirft dein Gegenüber alle fünf Würfel und hat den ersten Zug.
rule-TU3R = Erreicht dein Wurf das Ziel der anderen Seite, bekommt niemand einen Punkt. Die Würfel bleiben liegen, und auch die andere Seite muss neu werfen. Ihr könnt vereinbaren, dass es ein Geschenk ist und für die andere Seite zählt.
rule-TU4 = Wer zuerst fünf Punkte hat, gewinnt.
rule-TU-V1 = Variante „Immer länger“: Im ersten Zug eines Punktes wird ein Würfel neu geworfen, im zweiten zwei, im dritten drei, egal wer dran ist. Wirf sie einzeln oder zusammen und schau zwischendurch hin. Schluss ist erst, wenn du punktest oder alle verbraucht sind.
rule-TU-V2 = Variante „Immer zwei“: In jedem Zug werden genau zwei Würfel neu geworfen.
