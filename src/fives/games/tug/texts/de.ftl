# 5-Dice Tug. `$goal` ist "five" oder "three", `$dice` und `$kept` sind Augenzahlen mit Bindestrichen.

tug-name = 5-Dice Tug
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
tug-option-full-house-true = Zählt als drei Gleiche
tug-option-full-house-true-line = 3-3-3-5-5 bringt den Punkt.
tug-option-choose = Ziele wählen
tug-option-choose-once = Einmal
tug-option-choose-once-line = Die Ziele gelten für das ganze Spiel.
tug-option-choose-each-beginning = Für jeden Punkt
tug-option-choose-each-beginning-line = Wer einen Punkt beginnt, wählt neu. So zählt es weniger, wer das Spiel beginnt.
tug-option-gift = Das Ziel der anderen Person würfeln
tug-option-gift-false = Bringt nichts
tug-option-gift-false-line = In deinem Zug zählt nur dein eigenes Ziel.
tug-option-gift-true = Ist ein Geschenk
tug-option-gift-true-line = Die andere Person bekommt den Punkt.

tug-goal-five = Fünf Verschiedene
tug-goal-five-line = Keine Zahl doppelt.
tug-goal-three = Drei Gleiche
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
tug-move-five = auf fünf Verschiedene ziehen
tug-move-three = auf drei Gleiche ziehen

tug-chose = { $you ->
    [yes] { $goal ->
        [five] Du ziehst auf fünf Verschiedene.
       *[three] Du ziehst auf drei Gleiche.
    }
   *[no] { $goal ->
        [five] { $player } zieht auf fünf Verschiedene.
       *[three] { $player } zieht auf drei Gleiche.
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
        [five] Fünf Verschiedene, aber durch deinen Wurf: kein Punkt.
       *[three] Drei Gleiche, aber durch deinen Wurf: kein Punkt.
    }
   *[no] { $goal ->
        [five] Fünf Verschiedene, aber durch einen Wurf von { $player }: kein Punkt.
       *[three] Drei Gleiche, aber durch einen Wurf von { $player }: kein Punkt.
    }
}
tug-scored = { $you ->
    [yes] { $goal ->
        [five] Fünf Verschiedene: ein Punkt für dich!
       *[three] Drei Gleiche: ein Punkt für dich!
    }
   *[no] { $goal ->
        [five] Fünf Verschiedene: ein Punkt für { $player }!
       *[three] Drei Gleiche: ein Punkt für { $player }!
    }
}
tug-won = { $you ->
    [yes] Du hast fünf Punkte und gewinnst, { $scores }.
   *[no] { $player } hat fünf Punkte und gewinnt, { $scores }.
}

tug-learn-goal = Ihr werft dieselben fünf Würfel, aber jeder will etwas anderes. Wähle „Drei Gleiche“.
tug-learn-goal-yes = Das ist jetzt dein Ziel. Die andere Person zieht auf fünf verschiedene Zahlen.
tug-learn-roll = Wer wählt, fängt auch an. Wirf alle fünf Würfel.
tug-learn-roll-yes = Keines der beiden Ziele liegt da, also gibt es noch keinen Punkt. Du hast den ersten Zug.
tug-learn-pull = Zwei Vieren sind ein guter Anfang. Nimm zwei von den anderen Würfeln auf und wirf sie neu.
tug-learn-pull-no = Behalte beide Vieren und nimm zwei von den anderen auf.
tug-learn-pull-yes = Drei Vieren: Das ist dein Ziel und ein Punkt für dich.
tug-learn-spoilt = Drei Zweien, und doch kein Punkt: Eine 1 und eine 6 dürfen nicht zusammen daliegen. Nimm eine davon auf.
tug-learn-spoilt-no = Lass die drei Zweien liegen.
tug-learn-spoilt-yes = Drei Gleiche und keine 1 zusammen mit einer 6: Jetzt zählt es.
tug-learn-different = Jetzt ziehst du auf fünf verschiedene Zahlen, und es steht 4 zu 4. Welcher Würfel stört?
tug-learn-different-no = Nimm nur eine der beiden Einsen auf.
tug-learn-different-yes = Fünf verschiedene Zahlen und dein fünfter Punkt: Du gewinnst!

rule-TU1 = Eine Person zieht auf fünf verschiedene Zahlen. Die andere zieht auf genau drei gleiche, wobei unter den fünf Würfeln nicht zugleich eine 1 und eine 6 liegen darf.
rule-TU1R = Ein Full House, drei von einer Zahl und zwei von einer anderen, zählt nicht als drei Gleiche. Der Tisch kann vereinbaren, dass es zählt.
rule-TU2 = Wer beginnt, wählt ein Ziel für das ganze Spiel und wirft alle fünf Würfel. Liegt damit schon eines der beiden Ziele, bekommt die Person, der es gehört, einen Punkt, und die andere wirft den nächsten Anfang. Der Tisch kann vereinbaren, dass die Person, die einen Punkt beginnt, vor dem Wurf mit allen fünf Würfeln neu wählt.
rule-TU3 = Danach zieht ihr abwechselnd, zuerst die Person, die den Anfang geworfen hat: Wirf einen Würfel oder zwei auf einmal neu. Liegt damit dein eigenes Ziel, bekommst du einen Punkt, und die andere Person wirft den neuen Anfang und hat den ersten Zug.
rule-TU3R = Liegt nach deinem Wurf das Ziel der anderen Person, bekommt niemand einen Punkt: Die Würfel bleiben liegen, und auch sie muss neu werfen. Der Tisch kann vereinbaren, dass es ein Geschenk ist und für sie zählt.
rule-TU4 = Wer zuerst fünf Punkte hat, gewinnt.
rule-TU-V1 = Variante „Immer länger“: Im ersten Zug eines Punktes wird ein Würfel neu geworfen, im zweiten zwei, im dritten drei, gleich wer dran ist. Wirf sie einzeln oder zusammen, wie du willst, und schau zwischendurch hin; Schluss ist erst, wenn du punktest oder alle verbraucht sind.
rule-TU-V2 = Variante „Immer zwei“: In jedem Zug werden genau zwei Würfel neu geworfen.
