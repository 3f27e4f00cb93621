# 5-Dice Hi-Low. `$side` ist "high" oder "low", `$dice` sind Augenzahlen mit Bindestrichen.

hi_low-name = Hoch und Tief
hi_low-line = Die einen wollen hohe Summen, die anderen tiefe. Bei 35 kippt die Waage.

hi-low-option-variation = Variante
hi-low-option-variation-0 = Grundspiel
hi-low-option-variation-0-line = Wirf alle fünf Würfel. Dann darfst du vier neu werfen, dann drei, zwei, einen.
hi-low-option-variation-1 = Zehn Würfel
hi-low-option-variation-1-line = Zehn Würfel neu werfen, so viele auf einmal, wie du willst.
hi-low-option-variation-2 = Die Jagd
hi-low-option-variation-2-line = Eine Seite legt eine Summe vor, die andere versucht, zusammen auf 35 zu kommen.
hi-low-option-variation-both = Beides
hi-low-option-variation-both-line = Die Jagd, und jede Person darf zehn Würfel neu werfen.
hi-low-option-target = Runden zum Sieg
hi-low-option-target-5 = Fünf
hi-low-option-target-5-line = Wer zuerst fünf Runden gewinnt.
hi-low-option-target-6 = Sechs
hi-low-option-target-6-line = Wer zuerst sechs Runden gewinnt.
hi-low-option-alternate = Reihenfolge
hi-low-option-alternate-false = Immer gleich
hi-low-option-alternate-false-line = Dieselbe Person fängt immer an und gewinnt etwa 4 von 10 Spielen.
hi-low-option-alternate-true = Wechselt
hi-low-option-alternate-true-line = Die nächste Runde eröffnet die nächste Person: fast gleiche Chancen.
hi-low-option-equal-chases = Ende der Jagd
hi-low-option-equal-chases-false = Sofort
hi-low-option-equal-chases-false-line = Eine Seite mit 15 Punkten oder mehr hat verloren.
hi-low-option-equal-chases-true = Nach gleich vielen Jagden
hi-low-option-equal-chases-true-line = Beide Seiten jagen gleich oft. Dann gewinnen weniger Punkte.

hi-low-side-high = Hoch
hi-low-side-high-line = Deine Summe + ihre: über 35.
hi-low-side-low = Tief
hi-low-side-low-line = Deine Summe + ihre: unter 35.
hi-low-choose = Hoch oder tief?
hi-low-choose-line = Deine Seite für das ganze Spiel.
hi-low-choosing = { $player } wählt hoch oder tief …
hi-low-set = legt vor
hi-low-chase = jagt

hi-low-scale = Die Waage um 35
hi-low-scale-none = Noch keine Summen.
hi-low-scale-one = Bisher tiefste und höchste Summe: { $low }. Mit { $tie } wäre es unentschieden.
hi-low-scale-sum = { $low } + { $high } = { $sum }
hi-low-scale-high = { $low } + { $high } = { $sum }: hoch
hi-low-scale-low = { $low } + { $high } = { $sum }: tief
hi-low-scale-tie = { $low } + { $high } = 35: unentschieden
hi-low-aim = Vorgelegt sind { $total }: mit { $aim } werden es 35.
hi-low-total-of = { $player }: { $total }

hi-low-steps = Die Schritte eines Zugs
hi-low-step-5 = Fünf werfen
hi-low-step = { $step } neu werfen oder alle behalten
hi-low-left = { $left ->
    [one] Noch { $left } Würfel
   *[other] Noch { $left } Würfel
}
hi-low-roll-five = Fünf Würfel werfen
hi-low-roll = { $count ->
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
hi-low-roll-none = Würfel werfen
hi-low-stay = Alle fünf behalten
hi-low-stop = Mit { $total } aufhören
hi-low-lift = { $count ->
    [one] Tippe den Würfel an, den du neu werfen willst, oder behalte alle.
   *[other] Tippe { $count } Würfel an, die du neu werfen willst, oder behalte alle.
}
hi-low-lift-any = Tippe die Würfel an, die du neu werfen willst, oder hör auf.
hi-low-finish = { $total } behalten und aufhören
hi-low-beginning = { $player } wirft als Nächstes.
hi-low-wait = { $player } überlegt, welche Würfel noch einmal rollen.
hi-low-sheet = Spielblock
hi-low-sheet-turn = Runde
hi-low-sheet-sum = Tiefste + höchste
hi-low-sheet-points = Punkte
hi-low-sheet-tie = unentschieden
hi-low-sheet-empty = Noch keine Runde ist zu Ende.
hi-low-goal-chase = Punkte sind schlecht: Mit 15 verlierst du.
hi-low-goal-equal = Punkte sind schlecht. Hat eine Seite 15, jagen erst beide gleich oft. Dann gewinnen weniger Punkte.

hi_low-move = { $move } behalten
hi_low-move-none = alle fünf werfen
hi_low-move-roll = werfen
hi_low-move-high = hoch spielen
hi_low-move-low = tief spielen

hi-low-chose = { $you ->
    [yes] { $side ->
        [high] Du spielst hoch.
       *[low] Du spielst tief.
    }
   *[no] { $side ->
        [high] { $player } spielt hoch.
       *[low] { $player } spielt tief.
    }
}
hi-low-kept = { $you ->
    [yes] { $lifted ->
        [one] Du wirfst einen Würfel neu.
       *[other] Du wirfst { $lifted } Würfel neu.
    }
   *[no] { $lifted ->
        [one] { $player } wirft einen Würfel neu.
       *[other] { $player } wirft { $lifted } Würfel neu.
    }
}
hi-low-stayed = { $you ->
    [yes] Du behältst { $dice }.
   *[no] { $player } behält { $dice }.
}
hi-low-rolled = Es liegen { $dice }, zusammen { $total }.
hi-low-wrote = { $you ->
    [yes] Du schreibst { $total } auf.
   *[no] { $player } schreibt { $total } auf.
}
hi-low-scored = { $side ->
    [high] { $low } + { $high } = { $sum }, mehr als 35: Hoch gewinnt die Runde.
   *[low] { $low } + { $high } = { $sum }, weniger als 35: Tief gewinnt die Runde.
}
hi-low-tied = { $low } + { $high } = 35: unentschieden, niemand gewinnt die Runde.
hi-low-won = { $side ->
    [high] Hoch gewinnt das Spiel, { $scores }.
   *[low] Tief gewinnt das Spiel, { $scores }.
}
hi-low-missed = { $points ->
    [0] { $you ->
        [yes] Genau 35: keine Punkte für dich.
       *[no] Genau 35: keine Punkte für { $player }.
    }
    [one] { $you ->
        [yes] Zusammen { $sum }, um eins daneben: Du hast jetzt { $score }.
       *[no] Zusammen { $sum }, um eins daneben: { $player } hat jetzt { $score }.
    }
   *[other] { $you ->
        [yes] Zusammen { $sum }, um { $points } daneben: Du hast jetzt { $score }.
       *[no] Zusammen { $sum }, um { $points } daneben: { $player } hat jetzt { $score }.
    }
}
hi-low-lost = { $you ->
    [yes] Mit { $score } Punkten hast du verloren.
   *[no] Mit { $score } Punkten hat { $player } verloren.
}
hi-low-once-more = { $you ->
    [yes] 15 oder mehr! Du jagst noch einmal, dann gewinnen weniger Punkte.
   *[no] 15 oder mehr! { $player } jagt noch einmal, dann gewinnen weniger Punkte.
}
hi-low-shared = Beide Seiten haben { $score } Punkte: Sie teilen sich den Sieg.
hi-low-why-side = Hoch und tief sind gleich gut.
hi-low-why-enough = { $side ->
    [high] { $total } reicht: Mit { $other } ist das mehr als 35.
   *[low] { $total } reicht: Mit { $other } ist das weniger als 35.
}
hi-low-why-need = { $side ->
    [high] { $tenths ->
        [0] Du brauchst { $need } oder mehr. Dieser Wurf bringt es selten.
       *[other] Du brauchst { $need } oder mehr. Etwa { $tenths } von 10 Würfen bringen es.
    }
   *[low] { $tenths ->
        [0] Du brauchst { $need } oder weniger. Dieser Wurf bringt es selten.
       *[other] Du brauchst { $need } oder weniger. Etwa { $tenths } von 10 Würfen bringen es.
    }
}
hi-low-why-better = { $side ->
    [high] { $tenths ->
        [10] Fast jeder Wurf bringt mehr, als du hast.
       *[other] Etwa { $tenths } von 10 Würfen bringen mehr, als du hast.
    }
   *[low] { $tenths ->
        [10] Fast jeder Wurf bringt weniger, als du hast.
       *[other] Etwa { $tenths } von 10 Würfen bringen weniger, als du hast.
    }
}
hi-low-why-stay = { $tenths ->
    [0] Neu werfen hilft jetzt fast nie.
   *[other] Nur etwa { $tenths } von 10 Würfen würden dir jetzt helfen.
}
hi-low-why-near = { $distance ->
    [0] Genau { $need }: Das brauchst du.
   *[other] Du brauchst { $need }. Ein neuer Wurf kann dich weiter wegbringen.
}
hi-low-why-closer = { $tenths ->
    [10] Du brauchst { $need }. Fast jeder Wurf bringt dich näher.
   *[other] Du brauchst { $need }. Etwa { $tenths } von 10 Würfen bringen dich näher.
}
hi-low-why-set = { $total } ist schwer zu ergänzen. Ein neuer Wurf kann es leichter machen.
hi-low-why-harder = Etwa { $tenths } von 10 Würfen sind schwerer zu ergänzen.
result-turns-won = mit den meisten gewonnenen Runden
result-fifteen-against = die anderen haben fünfzehn Punkte erreicht
result-fewer-points = mit weniger Punkten
result-equal-points = mit gleich vielen Punkten

hi_low-learn-side = Die eine Seite will hohe Summen, die andere tiefe. Wähle „Hoch“.
hi_low-learn-side-yes = Von jetzt an sind große Zahlen gut für dich.
hi_low-learn-roll = Wirf deine fünf Würfel.
hi_low-learn-roll-yes = Zusammen 17. Du darfst neu werfen, mit immer weniger Würfeln.
hi_low-learn-four = Zuerst darfst du genau vier Würfel neu werfen. Behalte die 6 und wirf die anderen.
hi_low-learn-four-no = Die 6 ist dein bester Würfel. Behalte sie und wirf die anderen vier.
hi_low-learn-four-yes = Einen Würfel behalten, vier neu geworfen: von 17 auf 23.
hi_low-learn-stay = Jetzt dürftest du genau drei neu werfen, aber die meisten sind gut. Behalte alle fünf.
hi_low-learn-stay-no = Das könnte gute Würfel verderben. Behalte alle fünf.
hi_low-learn-stay-yes = Einen Schritt darfst du auslassen. Den nächsten, mit zwei Würfeln, hast du trotzdem.
hi_low-learn-sum = Dein Gegenüber hat 12. Du hast 26 und darfst noch einen Würfel werfen. Nimm die 2!
hi_low-learn-sum-no = Nur die 2 kann besser werden. Wirf sie neu.
hi_low-learn-sum-yes = 12 und 29 sind 41. Das ist mehr als 35, also gewinnt hoch die Runde, und du gewinnst das Spiel!

rule-HL1 = Wer beginnt, wählt hoch oder tief für das ganze Spiel. Die anderen nehmen die andere Seite. Ihr spielt zu zweit oder in zwei Zweierteams: Teams sitzen einander gegenüber und teilen sich eine Seite.
rule-HL2 = Bist du dran, wirf fünf Würfel. Dann darfst du genau vier davon neu werfen, dann genau drei, dann zwei, dann einen. Die Würfel wählst du jedes Mal frei. Lässt du einen Schritt aus, behältst du die späteren. Die Summe deiner fünf Würfel wird aufgeschrieben.
rule-HL3 = Eine Runde ist zu Ende, wenn alle dran waren. Dann werden die tiefste und die höchste Summe addiert. Unter 35 gewinnt tief die Runde, über 35 hoch. Genau 35 ist unentschieden.
rule-HL3R = In Teams zählen alle vier Summen: Die tiefste und die höchste von allen werden addiert, egal wer sie gewürfelt hat.
rule-HL4R = Wer zuerst fünf Runden gewinnt, gewinnt das Spiel. Ihr könnt sechs vereinbaren. Dieselbe Person eröffnet jede Runde, außer ihr lasst die Reihenfolge wechseln: Dann eröffnet der oder die Nächste die nächste Runde. Später zu spielen hilft, weil du dann mehr weißt.
rule-HL-V1 = Variante „Zehn Würfel“: Nach dem ersten Wurf darfst du insgesamt zehn Würfel neu werfen, beliebige, einzeln oder zusammen, und zwischendurch hinschauen. Du darfst früher aufhören.
rule-HL-V2 = Variante „Die Jagd“: Hoch und tief gibt es nicht. Die eine Seite legt eine Summe vor. Die andere versucht, dass beide Summen zusammen genau 35 ergeben, und bekommt für jeden Schritt Abstand einen Punkt. Dann legt vor, wer gejagt hat. Eine Seite mit fünfzehn Punkten oder mehr hat sofort verloren. Ihr könnt vereinbaren, dass erst beide Seiten gleich oft jagen: Dann gewinnen weniger Punkte, und bei gleich vielen teilen sich beide den Sieg. In Teams jagt der oder die Nächste in der Runde, und die Punkte gehören dem Team. Spielt ihr „Zehn Würfel“ dazu, hat jeder zehn Würfel zum Neuwerfen, beim Vorlegen und beim Jagen.
