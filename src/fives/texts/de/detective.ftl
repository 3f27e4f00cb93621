# 5-Dice Detective. `$evidence` ist "means", "motive" oder "opportunity", `$suspect` eine Zahl von 1 bis 6,
# `$dice` und `$kept` sind Augenzahlen mit Bindestrichen.

detective-name = Würfel-Detektiv
detective-line = Zwei, drei, vier Gleiche: Überführe eine von sechs verdächtigen Personen.

detective-option-variation = Variante
detective-option-variation-0 = Grundspiel
detective-option-variation-0-line = Nach dem zweiten Wurf zählen nur alte und neue Würfel zusammen.
detective-option-variation-1 = Alle Gleichen
detective-option-variation-1-line = Nach dem zweiten Wurf zählen alle gleichen Würfel.
detective-option-variation-2 = Eine Akte für alle
detective-option-variation-2-line = Die Beweise gelten für alle. Finde den dritten und umkreise die Person.
detective-option-variation-both = Beides
detective-option-variation-both-line = Alle gleichen Würfel zählen, und die Beweise gelten für alle.
detective-option-last-turn = Letzter Zug
detective-option-last-turn-others = Alle anderen
detective-option-last-turn-others-line = Ist der Fall gelöst, haben alle anderen noch einen Zug.
detective-option-last-turn-equal-turns = Gleich viele Züge
detective-option-last-turn-equal-turns-line = Nur wer weniger Züge hatte.
detective-option-last-turn-none = Keiner
detective-option-last-turn-none-line = Wer den Fall zuerst löst, gewinnt sofort.
detective-option-record = Wann du aufschreiben musst
detective-option-record-first-roll = Ab dem ersten Wurf
detective-option-record-first-roll-line = Eine Akte: Ein erster Wurf mit einem Beweis gilt.
detective-option-record-after-reroll = Nach dem Neuwerfen
detective-option-record-after-reroll-line = Eine Akte: Du darfst immer neu werfen. 30 Züge ohne Beweis beenden das Spiel.

detective-means = Mittel
detective-motive = Motiv
detective-opportunity = Ge{ "\u00AD" }le{ "\u00AD" }gen{ "\u00AD" }heit
detective-means-dice = zwei Gleiche
detective-motive-dice = drei Gleiche
detective-opportunity-dice = vier Gleiche
detective-suspect = Verdächtig: Nummer { $suspect }
detective-file-yours = Deine Akte
detective-file-of = Akte von { $player }
detective-file-all = Die gemeinsame Akte
detective-others = Die anderen Akten
detective-has = gefunden
detective-has-not = fehlt
detective-has-by = gefunden von { $player }
detective-solved-mark = Überführt
detective-circled-by = Umkreist von { $player }
detective-circles = { $count ->
    [one] { $count } Kreis
   *[other] { $count } Kreise
}
detective-progress = { $count } von 3 Beweisen gegen eine Person
detective-record = { $evidence ->
    [means] Das Mittel
    [motive] Das Motiv
   *[opportunity] Die Gelegenheit
} von Nummer { $suspect } aufschreiben
detective-record-nothing = Nichts aufschreiben
detective-pass-on = Nichts gefunden: weiter
detective-kept-dice = Behalten
detective-new-dice = Neu
detective-both = Ein Beweis braucht mindestens einen alten und einen neuen Würfel.
detective-roll-five = Fünf Würfel werfen
detective-roll = { $count ->
    [one] { $count } Würfel neu werfen
   *[other] { $count } Würfel neu werfen
}
detective-roll-none = Neu werfen
detective-choose = Schreib einen Beweis auf, oder tippe Würfel an, die noch einmal rollen.
detective-choose-none = Nichts aufzuschreiben. Tippe die Würfel an, die noch einmal rollen.
detective-choose-record = Wähle, was du aufschreibst.
detective-wait-roll = { $player } wirft gleich.
detective-wait = { $player } betrachtet die Würfel.
detective-last = { $count ->
    [one] Der Fall ist gelöst. Ein letzter Zug.
   *[other] Der Fall ist gelöst. Noch { $count } letzte Züge.
}
detective-idle = Züge in Folge ohne neuen Beweis: { $count } von 30.

detective-move = { $move } behalten
detective-move-none = alle fünf neu werfen
detective-move-roll = werfen
detective-move-nothing = nichts aufschreiben
detective-move-means1 = Mittel von 1
detective-move-means2 = Mittel von 2
detective-move-means3 = Mittel von 3
detective-move-means4 = Mittel von 4
detective-move-means5 = Mittel von 5
detective-move-means6 = Mittel von 6
detective-move-motive1 = Motiv von 1
detective-move-motive2 = Motiv von 2
detective-move-motive3 = Motiv von 3
detective-move-motive4 = Motiv von 4
detective-move-motive5 = Motiv von 5
detective-move-motive6 = Motiv von 6
detective-move-opportunity1 = Gelegenheit von 1
detective-move-opportunity2 = Gelegenheit von 2
detective-move-opportunity3 = Gelegenheit von 3
detective-move-opportunity4 = Gelegenheit von 4
detective-move-opportunity5 = Gelegenheit von 5
detective-move-opportunity6 = Gelegenheit von 6

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
        [means] Du hast das Mittel von Nummer { $suspect } gefunden.
        [motive] Du hast das Motiv von Nummer { $suspect } gefunden.
       *[opportunity] Du hast die Gelegenheit von Nummer { $suspect } gefunden.
    }
   *[no] { $evidence ->
        [means] { $player } hat das Mittel von Nummer { $suspect } gefunden.
        [motive] { $player } hat das Motiv von Nummer { $suspect } gefunden.
       *[opportunity] { $player } hat die Gelegenheit von Nummer { $suspect } gefunden.
    }
}
detective-nothing = { $you ->
    [yes] Du schreibst nichts auf.
   *[no] { $player } schreibt nichts auf.
}
detective-old-dice = Keine neue { $face }, darum zählen die alten nicht.
detective-stalled = 30 Züge in Folge ohne neuen Beweis: Hier endet das Spiel.
detective-solved = { $you ->
    [yes] Fall gelöst: Du überführst Nummer { $suspect }!
   *[no] Fall gelöst: { $player } überführt Nummer { $suspect }!
}
detective-last-turns = { $count ->
    [one] Ein letzter Zug für dein Gegenüber.
   *[other] Je ein letzter Zug für die { $count } anderen.
}
detective-circled = { $you ->
    [yes] Du umkreist Nummer { $suspect }.
   *[no] { $player } umkreist Nummer { $suspect }.
}
detective-won = { $you ->
    [yes] Der Fall gehört dir.
   *[no] Der Fall geht an { $player }.
}
detective-why-solves = Damit ist der Fall gelöst.
detective-why-clue = Dann hast du { $count } von 3 Beweisen gegen Nummer { $suspect }.
detective-why-may-solve = Etwa { $tenths } von 10 Würfen lösen den Fall.
detective-why-rolls = { $tenths ->
    [0] Mit Glück kommt ein Beweis.
   *[other] Etwa { $tenths } von 10 Würfen bringen einen Beweis.
}
detective-why-rarer = { $tenths ->
    [0] Mit Glück kommt ein Beweis, der schwerer zu finden ist.
   *[other] Etwa { $tenths } von 10 Würfen bringen einen Beweis, der schwerer zu finden ist.
}
detective-why-nothing = Dieser Beweis würde den anderen mehr helfen.
result-murder-solved = durch Lösen des Falls
result-suspect-1 = mit Mittel, Motiv und Gelegenheit von Nummer 1
result-suspect-2 = mit Mittel, Motiv und Gelegenheit von Nummer 2
result-suspect-3 = mit Mittel, Motiv und Gelegenheit von Nummer 3
result-suspect-4 = mit Mittel, Motiv und Gelegenheit von Nummer 4
result-suspect-5 = mit Mittel, Motiv und Gelegenheit von Nummer 5
result-suspect-6 = mit Mittel, Motiv und Gelegenheit von Nummer 6
result-most-circles = mit den meisten Kreisen

detective-learn-roll = Jemand war es, und die Würfel sind deine Zeugen. Wirf sie.
detective-learn-roll-yes = Drei Vieren: Sie sprechen gegen Nummer 4.
detective-learn-record = Zwei Gleiche sind das Mittel, drei das Motiv, vier die Gelegenheit. Schreib das Motiv auf.
detective-learn-record-no = Drei Gleiche sind mehr wert: Schreib das Motiv auf.
detective-learn-record-yes = Drei Vieren sind das Motiv von Nummer 4. In jedem Zug darfst du einen Beweis aufschreiben.
detective-learn-again = Zwei Zweien wären das Mittel. Trau dich mehr: Behalte beide und wirf die anderen drei neu.
detective-learn-again-yes = Noch eine 2!
detective-learn-both = Alte und neue Würfel zählen zusammen. Schreib das Motiv von Nummer 2 auf.
detective-learn-both-no = Da geht mehr: Drei Zweien sind ein Motiv.
detective-learn-both-yes = Wirfst du nur einige neu, braucht ein Beweis alte und neue Würfel: zwei alte Zweien, eine neue.
detective-learn-solve = Von Nummer 5 hast du Mittel und Motiv, und jetzt wirfst du vier Fünfen. Schreib den letzten Beweis auf!
detective-learn-solve-no = Vier Fünfen sind genau, was du brauchst: Schreib die Gelegenheit auf.
detective-learn-solve-yes = Mittel, Motiv und Gelegenheit: Der Fall ist gelöst. Dein Gegenüber hatte noch einen letzten Zug, und du gewinnst!

rule-DE1 = Zwei Würfel mit derselben Zahl sind das Mittel dieser verdächtigen Person, drei das Motiv, vier die Gelegenheit. Du darfst mehr Würfel für weniger verwenden: vier oder fünf Gleiche für eines der drei, drei Gleiche für Motiv oder Mittel.
rule-DE2 = Wirf fünf Würfel. Dann schreib einen Beweis aus diesem Wurf auf, oder wirf neu. Wirfst du alle fünf neu, schreib einen Beweis aus dem neuen Wurf auf. Wirfst du einen bis vier Würfel neu, schreib einen Beweis aus alten und neuen Würfeln auf.
rule-DE2R = Höchstens ein Beweis je Zug, und keiner, den du schon hast. Wirfst du nur einige Würfel neu, zählen gleiche Würfel nur, wenn mindestens ein alter und ein neuer dabei ist. Nach dem zweiten Wurf musst du nichts aufschreiben.
rule-DE3 = Wer zuerst Mittel, Motiv und Gelegenheit derselben Person hat, löst den Fall. Danach haben alle anderen noch einen letzten Zug.
rule-DE3R = Wer den Fall in diesem letzten Zug auch löst, teilt den Sieg. Ihr könnt vereinbaren, dass nur einen letzten Zug hat, wer weniger Züge hatte, oder niemand.
rule-DE-V1 = Variante „Alle Gleichen“: Nach dem Neuwerfen einiger Würfel zählen alle gleichen Würfel, alte, neue oder beide.
rule-DE-V2 = Variante „Eine Akte für alle“: Jeder Beweis wird nur einmal aufgeschrieben, egal von wem. Wer den dritten Beweis einer Person findet, umkreist sie. Sind alle sechs umkreist, gewinnen die meisten Kreise. Bei Gleichstand teilt ihr euch den Sieg.
rule-DE-V2R = Mit einer Akte für alle musst du aufschreiben, was du kannst. Neu werfen darfst du nur, wenn der erste Wurf nichts zum Aufschreiben zeigt. Ihr könnt vereinbaren, dass jeder erste Wurf neu geworfen werden darf. Dann musst du erst danach aufschreiben, und nach 30 Zügen in Folge ohne neuen Beweis ist das Spiel zu Ende. Das Spiel endet früher, wenn niemand mehr aufholen kann. Zu zweit ist das so, wenn der Vorsprung größer ist als die Zahl der offenen Fälle.
