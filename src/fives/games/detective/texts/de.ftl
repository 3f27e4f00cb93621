# 5-Dice Detective. `$evidence` ist "means", "motive" oder "opportunity", `$suspect` eine Zahl von 1 bis 6,
# `$dice` und `$kept` sind Augenzahlen mit Bindestrichen.

detective-name = 5-Dice Detective
detective-line = Zwei, drei, vier Gleiche: Überführe eine von sechs verdächtigen Personen.

detective-option-variation = Variante
detective-option-variation-0 = Grundspiel
detective-option-variation-0-line = Nach dem zweiten Wurf braucht eine Reihe alte und neue Würfel.
detective-option-variation-1 = Jede Reihe
detective-option-variation-1-line = Nach dem zweiten Wurf zählt jede Reihe.
detective-option-variation-2 = Eine Akte für alle
detective-option-variation-2-line = Beweise gelten für alle; wer den dritten findet, kreist ein.
detective-option-variation-both = Beides
detective-option-variation-both-line = Jede Reihe zählt, und Beweise gelten für alle.
detective-option-last-turn = Letzter Zug
detective-option-last-turn-others = Alle anderen
detective-option-last-turn-others-line = Ist der Mord aufgeklärt, haben alle anderen noch einen Zug.
detective-option-last-turn-equal-turns = Gleich viele Züge
detective-option-last-turn-equal-turns-line = Nur wer weniger Züge hatte.
detective-option-last-turn-none = Keiner
detective-option-last-turn-none-line = Wer zuerst aufklärt, gewinnt sofort.
detective-option-record = Wann du festhalten musst
detective-option-record-first-roll = Ab dem ersten Wurf
detective-option-record-first-roll-line = Eine Akte: Ein erster Wurf mit einem Beweis bleibt liegen.
detective-option-record-after-reroll = Nach dem Neuwerfen
detective-option-record-after-reroll-line = Eine Akte: Du darfst immer neu werfen; 30 Züge ohne Beweis beenden das Spiel.

detective-means = Mittel
detective-motive = Motiv
detective-opportunity = Ge{ "\u00AD" }le{ "\u00AD" }gen{ "\u00AD" }heit
detective-means-dice = zwei Gleiche
detective-motive-dice = drei Gleiche
detective-opportunity-dice = vier Gleiche
detective-suspect = Verdächtige Person { $suspect }
detective-file-yours = Deine Akte
detective-file-of = Akte von { $player }
detective-file-all = Die gemeinsame Akte
detective-others = Die anderen Akten
detective-has = gefunden
detective-has-not = fehlt
detective-has-by = gefunden von { $player }
detective-solved-mark = Überführt
detective-circled-by = Eingekreist von { $player }
detective-circles = { $count ->
    [one] { $count } Kreis
   *[other] { $count } Kreise
}
detective-record = { $evidence ->
    [means] Das Mittel
    [motive] Das Motiv
   *[opportunity] Die Gelegenheit
} gegen { $suspect } festhalten
detective-record-nothing = Nichts festhalten
detective-pass-on = Nichts gefunden: weitergeben
detective-kept-dice = Behalten
detective-new-dice = Neu
detective-both = Ein Beweis braucht behaltene und neue Würfel.
detective-roll-five = Fünf Würfel werfen
detective-roll = { $count ->
    [one] { $count } Würfel neu werfen
   *[other] { $count } Würfel neu werfen
}
detective-roll-none = Neu werfen
detective-choose = Halte einen Beweis fest oder tippe Würfel an, die neu fallen sollen.
detective-choose-none = Nichts festzuhalten. Tippe die Würfel an, die neu fallen sollen.
detective-choose-record = Wähle, was du festhältst.
detective-wait-roll = { $player } wirft gleich.
detective-wait = { $player } betrachtet die Würfel.
detective-last = { $count ->
    [one] Der Mord ist aufgeklärt. Ein letzter Zug.
   *[other] Der Mord ist aufgeklärt. Noch { $count } letzte Züge.
}
detective-idle = Züge in Folge ohne neuen Beweis: { $count } von 30.

detective-move = { $move } behalten
detective-move-none = alle fünf neu werfen
detective-move-roll = werfen
detective-move-nothing = nichts festhalten
detective-move-means1 = Mittel gegen 1
detective-move-means2 = Mittel gegen 2
detective-move-means3 = Mittel gegen 3
detective-move-means4 = Mittel gegen 4
detective-move-means5 = Mittel gegen 5
detective-move-means6 = Mittel gegen 6
detective-move-motive1 = Motiv gegen 1
detective-move-motive2 = Motiv gegen 2
detective-move-motive3 = Motiv gegen 3
detective-move-motive4 = Motiv gegen 4
detective-move-motive5 = Motiv gegen 5
detective-move-motive6 = Motiv gegen 6
detective-move-opportunity1 = Gelegenheit gegen 1
detective-move-opportunity2 = Gelegenheit gegen 2
detective-move-opportunity3 = Gelegenheit gegen 3
detective-move-opportunity4 = Gelegenheit gegen 4
detective-move-opportunity5 = Gelegenheit gegen 5
detective-move-opportunity6 = Gelegenheit gegen 6

detective-rolled = Es liegen { $dice }.
detective-kept = { $you ->
    [yes] { $lifted ->
        [one] Du wirfst einen Würfel neu.
       *[other] Du wirfst { $lifted } Würfel neu.
    }
   *[no] { $lifted ->
        [one] { $player } wirft einen Würfel neu.
       *[other] { $player } wirft { $lifted } Würfel neu.
    }
}
detective-recorded = { $you ->
    [yes] { $evidence ->
        [means] Du hast das Mittel gegen { $suspect }.
        [motive] Du hast ein Motiv gegen { $suspect }.
       *[opportunity] Du hast die Gelegenheit gegen { $suspect }.
    }
   *[no] { $evidence ->
        [means] { $player } hat das Mittel gegen { $suspect }.
        [motive] { $player } hat ein Motiv gegen { $suspect }.
       *[opportunity] { $player } hat die Gelegenheit gegen { $suspect }.
    }
}
detective-nothing = { $you ->
    [yes] Du hältst nichts fest.
   *[no] { $player } hält nichts fest.
}
detective-stalled = 30 Züge in Folge ohne neuen Beweis: Hier endet das Spiel.
detective-solved = { $you ->
    [yes] Fall gelöst: Du überführst Nummer { $suspect }!
   *[no] Fall gelöst: { $player } überführt Nummer { $suspect }!
}
detective-last-turns = { $count ->
    [one] Ein letzter Zug für die andere Person.
   *[other] Je ein letzter Zug für die { $count } anderen.
}
detective-circled = { $you ->
    [yes] Du kreist Nummer { $suspect } ein.
   *[no] { $player } kreist Nummer { $suspect } ein.
}
detective-won = { $you ->
    [yes] Der Fall gehört dir.
   *[no] Der Fall geht an { $player }.
}
result-murder-solved = durch Aufklärung des Mordes
result-suspect-1 = mit Mittel, Motiv und Gelegenheit gegen Nummer 1
result-suspect-2 = mit Mittel, Motiv und Gelegenheit gegen Nummer 2
result-suspect-3 = mit Mittel, Motiv und Gelegenheit gegen Nummer 3
result-suspect-4 = mit Mittel, Motiv und Gelegenheit gegen Nummer 4
result-suspect-5 = mit Mittel, Motiv und Gelegenheit gegen Nummer 5
result-suspect-6 = mit Mittel, Motiv und Gelegenheit gegen Nummer 6
result-most-circles = mit den meisten Kreisen

detective-learn-roll = Jemand war es, und die Würfel sind deine Zeugen. Wirf sie.
detective-learn-roll-yes = Drei Vieren: Sie sprechen gegen Nummer 4.
detective-learn-record = Zwei Gleiche sind das Mittel, drei ein Motiv, vier die Gelegenheit. Halte das Motiv fest.
detective-learn-record-no = Drei Gleiche sind mehr wert: Halte das Motiv fest.
detective-learn-record-yes = Drei Vieren sind ein Motiv von Nummer 4. In jedem Zug darfst du einen Beweis festhalten.
detective-learn-again = Zwei Zweien wären das Mittel. Trau dich mehr: Behalte beide und wirf die anderen drei neu.
detective-learn-again-yes = Noch eine 2!
detective-learn-both = Alte und neue Würfel zählen zusammen. Halte das Motiv gegen Nummer 2 fest.
detective-learn-both-no = Da ist mehr drin: Drei Zweien sind ein Motiv.
detective-learn-both-yes = Wirfst du nur einige neu, braucht der Beweis einen alten und einen neuen Würfel: hier zwei alte Zweien und eine neue.
detective-learn-solve = Gegen Nummer 5 hast du Mittel und Motiv. Jetzt liegen vier Fünfen da. Du weißt, was fehlt.
detective-learn-solve-no = Vier Fünfen sind genau, was du brauchst: Halte die Gelegenheit fest.
detective-learn-solve-yes = Mittel, Motiv und Gelegenheit: Der Fall ist gelöst. Die andere Person hatte noch einen letzten Zug, und du gewinnst!

rule-DE1 = Zwei Würfel einer Zahl sind das Mittel gegen diese verdächtige Person, drei ein Motiv, vier die Gelegenheit. Eine längere Reihe darf als weniger gelten: vier oder fünf Gleiche als eines der drei, drei Gleiche als Motiv oder Mittel.
rule-DE2 = Wirf fünf Würfel. Dann halte einen Beweis aus diesem Wurf fest, oder wirf alle fünf neu und halte einen Beweis aus dem neuen Wurf fest, oder wirf einen bis vier Würfel neu und halte einen Beweis aus behaltenen und neuen Würfeln fest.
rule-DE2R = Höchstens ein Beweis je Zug, und keiner, den du schon hast. Wirfst du nur einige Würfel neu, zählt eine Reihe nur, wenn ihre Zahl unter den behaltenen und unter den neuen Würfeln ist. Nach dem zweiten Wurf musst du nichts festhalten.
rule-DE3 = Wer zuerst Mittel, Motiv und Gelegenheit gegen dieselbe Person hat, klärt den Mord auf. Danach haben alle anderen der Reihe nach noch einen letzten Zug.
rule-DE3R = Wer in diesem letzten Zug ebenfalls aufklärt, teilt den Sieg. Der Tisch kann vereinbaren, dass nur einen letzten Zug hat, wer weniger Züge hatte, oder niemand.
rule-DE-V1 = Variante „Jede Reihe“: Nach dem Neuwerfen einiger Würfel zählt jede Reihe, aus alten Würfeln, aus neuen oder aus beiden.
rule-DE-V2 = Variante „Eine Akte für alle“: Jeder Beweis wird nur einmal festgehalten, von wem auch immer. Wer den dritten Beweis gegen eine Person findet, kreist sie ein. Sind alle sechs eingekreist, gewinnen die meisten Kreise; bei Gleichstand wird geteilt.
rule-DE-V2R = Mit einer Akte für alle musst du festhalten, was du kannst. Ein erster Wurf, aus dem sich etwas festhalten lässt, bleibt liegen; nur sonst wird neu geworfen. Der Tisch kann vereinbaren, dass jeder erste Wurf neu geworfen werden darf und du erst danach festhalten musst; dann ist das Spiel nach 30 Zügen in Folge ohne neuen Beweis zu Ende. Das Spiel endet früher, wenn sich kein Platz mehr ändern kann: zu zweit, wenn der Vorsprung größer ist als die Zahl der offenen Fälle.
