# Torris. `$from` und `$to` sind Felder wie c2, `$value` ist der Wert eines Steins, `$by` ist "points" oder "tower". `torris-why-…` sagt, was für einen Zug spricht oder gegen ihn.

torris-name = Torris
torris-line = Klettert euch gegenseitig auf die Türme: Wer oben liegt, dem gehört der Turm.
torris-option-closing = Nachrücken
torris-option-closing-one-place = Ein Feld
torris-option-closing-one-place-line = Alles direkt dahinter rückt ein Feld auf.
torris-option-closing-whole-gap = Die ganze Lücke
torris-option-closing-whole-gap-line = Alles rückt auf, bis es berührt, was davor steht.

torris-board = Das Spielfeld: 4 Reihen mit 8 Feldern, a bis h von links, 1 bis 4 von oben. Pfeiltasten wandern, Enter nimmt und setzt, I schaut in einen Turm.
torris-board-turned = Das Spielfeld: 8 Reihen mit 4 Feldern, a bis h von oben, 1 bis 4 von rechts. Pfeiltasten wandern, Enter nimmt und setzt, I schaut in einen Turm.
torris-colour-0 = Weiß
torris-colour-1 = Schwarz
torris-highest = Höchster Turm
torris-standing = { $player } zieht { $colour ->
    [0] Weiß
   *[1] Schwarz
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, höchster Turm { $highest }
torris-pick = Tippe einen deiner Steine an: Sein Symbol sagt, wie viele Schritte er geht.
torris-target = Tippe an, wo er landen soll, oder einen anderen Stein.
torris-mark-1 = Punkt, 1 Schritt
torris-mark-2 = Linie, 2 Schritte
torris-mark-3 = Dreieck, 3 Schritte
torris-mark-4 = Viereck, 4 Schritte
torris-steps = Schritte
torris-look-line = Tippe einen anderen Turm an, um hineinzuschauen.
torris-look-at = In den Turm auf { $place } schauen
torris-tower = Turm auf { $place }
torris-tower-line = { $height ->
    [one] Ein einzelner Stein, 1 Punkt wert.
   *[other] { $height } Steine, { $height } Punkte für die Farbe, die oben liegt.
}
torris-tower-top = Von oben nach unten:
torris-stone = { $colour ->
    [0] Weiß
   *[1] Schwarz
} { $value ->
    [1] Punkt
    [2] Linie
    [3] Dreieck
   *[4] Viereck
}, { $value ->
    [one] { $value } Schritt
   *[other] { $value } Schritte
}
torris-place-empty = { $place }, leer
torris-place = { $place }: { $stone }{ $height ->
    [one] { "" }
   *[other] { "" } auf einem Turm mit { $height } Steinen
}
torris-place-movable = { $label }, kann ziehen
torris-place-picked = { $label }, aufgenommen
torris-place-target = { $label }, hier kann er landen
torris-passes = setzt aus
torris-sits-out = { $player } setzt aus
torris-stuck = Der oberste Stein kann nirgends hin: Er muss auf etwas landen, das mindestens so hoch ist wie dieser Turm.
torris-move = { $move } spielen

torris-laid = Die Steine sind gemischt und ausgelegt.
torris-moved = { $you ->
    [yes] Du ziehst die { $value } von { $from } auf { $to }: ein Turm mit { $height } Steinen.
   *[no] { $player } zieht die { $value } von { $from } auf { $to }: ein Turm mit { $height } Steinen.
}
torris-closed = { $count ->
    [one] Dahinter rückt einer nach
   *[other] Dahinter rücken { $count } nach
}{ $places ->
    [one] { "" }
   *[other] , { $places } Felder weit
}.
torris-passed = { $you ->
    [yes] Du kannst nicht ziehen und setzt aus.
   *[no] { $player } kann nicht ziehen und setzt aus.
}
torris-won = { $you ->
    [yes] { $by ->
        [tower] Niemand kann mehr ziehen. Gleichstand mit { $scores }, aber du hast den höchsten Turm und gewinnst.
       *[points] Niemand kann mehr ziehen. Du gewinnst, { $scores }.
    }
   *[no] { $by ->
        [tower] Niemand kann mehr ziehen. Gleichstand mit { $scores }, aber { $player } hat den höchsten Turm und gewinnt.
       *[points] Niemand kann mehr ziehen. { $player } gewinnt, { $scores }.
    }
}
torris-shared = Niemand kann mehr ziehen. Punkte und höchste Türme sind gleich, { $scores }: Ihr teilt euch den Sieg.

torris-why-wins = Von hier aus kannst du gewinnen, egal, was dein Gegenüber tut.
torris-why-wins-by = { $points ->
    [one] Gewinnt mit mindestens { $points } Punkt Vorsprung, egal, was dein Gegenüber tut.
   *[other] Gewinnt mit mindestens { $points } Punkten Vorsprung, egal, was dein Gegenüber tut.
}
torris-why-wins-tower = Endet mit gleichen Punkten, und du gewinnst durch den höchsten Turm.
torris-why-shared = Wenn beide ab hier bestmöglich spielen, teilt ihr euch den Sieg.
torris-why-loses = Danach kann dein Gegenüber gewinnen, egal, was du tust.
torris-why-loses-by = { $points ->
    [one] Danach kann dein Gegenüber mit mindestens { $points } Punkt Vorsprung gewinnen, egal, was du tust.
   *[other] Danach kann dein Gegenüber mit mindestens { $points } Punkten Vorsprung gewinnen, egal, was du tust.
}
torris-why-loses-tower = Danach kann dein Gegenüber bei gleichen Punkten durch den höchsten Turm gewinnen.
torris-why-takes = { $height ->
    [2] Erobert einen Stein: Ein Turm mit { $height } Steinen gehört dir.
   *[other] Erobert einen Turm: { $height } Punkte gehören dir.
}
torris-why-saves = { $left ->
    [0] Schützt deine Punkte: Dein Gegenüber hätte { $points } bekommen, jetzt keinen.
   *[other] Schützt deine Punkte: Dein Gegenüber hätte { $points } bekommen, jetzt höchstens { $left }.
}
torris-why-blocks = Dein Gegenüber kann dann nicht ziehen und setzt aus.
torris-why-fewer = { $count ->
    [one] Lässt deinem Gegenüber nur einen Zug.
   *[other] Lässt deinem Gegenüber nur { $count } Züge.
}
torris-why-free = Hält mehr Züge offen: { $mine } für dich, { $theirs } für dein Gegenüber.
torris-why-climbs = Macht deinen Turm { $height } Steine hoch.

result-torris-points = mit den meisten Punkten
result-torris-tower = bei gleichen Punkten durch den höchsten Turm
result-torris-shared = mit gleichen Punkten und gleich hohen Türmen

torris-learn-steps = Deine Steine sind weiß. Das Symbol sagt, wie viele Schritte. Zieh mit deiner 2 in der Ecke zwei Schritte.
torris-learn-steps-no = Nimm die weiße 2 in der Ecke, die mit der Linie.
torris-learn-steps-yes = Zwei Schritte, und hinauf auf einen anderen Stein. Der Turm gehört der Farbe, die oben liegt.
torris-learn-gaps = Schritte gehen von Stein zu Stein, Lücken zählen nicht. Zieh mit deiner 3 in der Ecke drei Schritte.
torris-learn-gaps-yes = Drei Schritte, und über die Lücken bist du gesprungen.
torris-learn-up = Jeder Zug führt nach oben. Deine 1 auf dem Turm in der Ecke braucht einen Turm, der mindestens so hoch ist.
torris-learn-up-no = Nimm die 1, die in der Ecke auf dem Turm liegt.
torris-learn-up-yes = Von einem Zweierturm auf einen Zweierturm: Jetzt ist er drei hoch.
torris-learn-close = Zieh mit deiner 1 auf die schwarze 3 und achte auf die Steine dahinter.
torris-learn-close-no = In die andere Richtung: auf die schwarze 3.
torris-learn-close-yes = Der Stein hat auf dem Tisch eine Lücke gelassen, und die Steine dahinter sind nachgerückt.
torris-learn-last = Der letzte Zug. Hinauf!
torris-learn-last-yes = Niemand kann mehr ziehen. Jeder Turm zählt so viel, wie er hoch ist, für die Farbe oben: 3 zu 2, du gewinnst!

rule-TO1 = Alle 32 Steine liegen offen in vier Reihen zu acht, Schwarz und Weiß im Wechsel wie auf einem Schachbrett. Die Symbole sind gemischt. Eine Seite zieht Weiß, die andere Schwarz. Das Los entscheidet, wer beginnt.
rule-TO1R = Oben links liegt ein weißer Stein. Die Anleitung sagt dazu nichts, und für das Spiel macht es keinen Unterschied.
rule-TO2 = Wer dran ist, zieht mit einem eigenen Stein, der oben liegt, gerade in der Reihe oder Spalte. Er geht genau so viele Schritte, wie sein Symbol sagt: Punkt 1, Linie 2, Dreieck 3, Viereck 4. Jeder Schritt geht zum nächsten Feld, auf dem etwas steht. Lücken werden übersprungen und nicht gezählt, und ein Turm ist ein Schritt.
rule-TO3 = Der Stein muss auf einem Stein oder Turm landen, egal wem er gehört, und mindestens eine Ebene höher liegen als zuvor. Aus einem Turm zieht nur der oberste Stein. In Türme darf immer hineingeschaut werden.
rule-TO4 = Nachrücken: Lag der Stein auf dem Tisch, ist sein Feld jetzt leer. Dann rücken alle Steine und Türme direkt dahinter in derselben Richtung ein Feld auf.
rule-TO4R = „Direkt dahinter“ endet an der ersten Lücke oder am Rand. Ein Stein, der einen Turm verlässt, macht keine Lücke, also rückt nichts nach. Ihr könnt vereinbaren, dass alle zusammen weiterrücken, bis sie den ersten Stein oder Turm vor sich berühren.
rule-TO5 = Wer nicht ziehen kann, setzt aus, bis es wieder geht. Wer ziehen kann, muss ziehen. Das Spiel endet, wenn niemand mehr ziehen kann.
rule-TO6 = Jeder Turm zählt so viele Punkte, wie er hoch ist, für die Farbe, die oben liegt. Ein einzelner Stein zählt 1. Die meisten Punkte gewinnen. Bei Gleichstand entscheidet der höchste Turm. Ist auch der gleich, teilt ihr euch den Sieg.
