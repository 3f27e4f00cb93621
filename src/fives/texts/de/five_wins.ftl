# Fünf gewinnt. `$x` und `$y` sind ein Platz auf dem Tisch; `$colour` ist "white" oder "black"; `$reason` sagt, wie ein Spiel endet.

five_wins-name = Fünf gewinnt
five_wins-line = Fünf in einer Reihe, auf einem Tisch ohne Rand. Schafft es niemand, fangen die Steine an zu wandern.

five-wins-option-exactly-five = Längere Reihen
five-wins-option-exactly-five-false = Gewinnen auch
five-wins-option-exactly-five-false-line = Fünf oder mehr in einer Reihe gewinnen.
five-wins-option-exactly-five-true = Gewinnen nicht
five-wins-option-exactly-five-true-line = Nur genau fünf in einer Reihe gewinnen.

five_wins-colour-white = Weiß
five_wins-colour-black = Schwarz
five_wins-plays = { $colour ->
    [white] spielt Weiß
   *[black] spielt Schwarz
}
five_wins-in-hand = noch { $count }
five_wins-lying = { $count } im Spiel
five_wins-lost = { $count } geschlagen
five_wins-table = Der Tisch, { $white } weiße und { $black } schwarze Steine. Die Pfeiltasten gehen von Platz zu Platz, Enter wählt. Die Plätze zählen ab dem ersten Stein 0,0: die erste Zahl nach rechts, die zweite nach unten. Minus ist links und oben.
five_wins-stone = { $colour ->
    [white] Weißer Stein auf { $x },{ $y }
   *[black] Schwarzer Stein auf { $x },{ $y }
}
five_wins-place = Platz { $x },{ $y }
five_wins-chosen = Platz { $x },{ $y }, gewählt
five_wins-lift = Deinen Stein auf { $x },{ $y } nehmen
five_wins-lift-cutting = { $count ->
    [one] Deinen Stein auf { $x },{ $y } nehmen: schlägt { $count } Stein
   *[other] Deinen Stein auf { $x },{ $y } nehmen: schlägt { $count } Steine
}
five_wins-put-back = Auf { $x },{ $y } zurücklegen
five_wins-zoom-in = Größer
five_wins-zoom-out = Kleiner
five_wins-fit = Alle Steine zeigen

five_wins-do-first = Leg den ersten Stein in die Mitte.
five_wins-do-lay = Leg einen Stein neben irgendeinen anderen.
five_wins-do-confirm = Tippe noch einmal auf den Platz oder drück den Knopf.
five_wins-lay-here = Hierhin legen
five_wins-do-lift = Tippe auf einen deiner Steine, um ihn zu versetzen.
five_wins-do-place = Tippe jetzt auf den Platz, an den er soll.
five_wins-back = Zurücklegen
five_wins-cuts = Abgetrennt und geschlagen:
five_wins-cuts-count = { $colour ->
    [white] { $count } weiß
   *[black] { $count } schwarz
}
five_wins-keep = Gleich große Teile: Tippe auf den, der bleibt.
five_wins-keep-other = Den anderen Teil behalten
five_wins-wait-lay = { $player } sucht einen Platz …
five_wins-wait-move = { $player } sucht einen Stein zum Versetzen …
five_wins-after = Nachspiel, Zug { $turn } von { $most }
five_wins-times = Diese Stellung ist zum zweiten Mal da. Beim dritten Mal ist es unentschieden.
five_wins-row = Fünf!

five_wins-move = { $move }
five_wins-laid = { $you ->
    [yes] Du legst einen Stein auf { $x },{ $y }.
   *[no] { $player } legt einen Stein auf { $x },{ $y }.
}
five_wins-after-game = Alle Steine liegen, und niemand hat fünf in einer Reihe. Ab jetzt versetzt ihr eure eigenen Steine.
five_wins-moved = { $you ->
    [yes] Du versetzt einen Stein von { $from_x },{ $from_y } nach { $x },{ $y }.
   *[no] { $player } versetzt einen Stein von { $from_x },{ $from_y } nach { $x },{ $y }.
}
five_wins-captured = { $you ->
    [yes] { $count ->
        [one] Einer deiner Steine ist geschlagen.
       *[other] { $count } deiner Steine sind geschlagen.
    }
   *[no] { $count ->
        [one] Ein Stein von { $player } ist geschlagen.
       *[other] { $count } Steine von { $player } sind geschlagen.
    }
}
five_wins-passed = { $you ->
    [yes] Keiner deiner Steine hat eine freie Seite: Du setzt aus.
   *[no] Kein Stein von { $player } hat eine freie Seite: { $player } setzt aus.
}
five_wins-won = { $you ->
    [yes] { $reason ->
        [five_in_a_row] Fünf in einer Reihe: Du gewinnst!
       *[last_stone_captured] Der letzte gegnerische Stein ist geschlagen: Du gewinnst!
    }
   *[no] { $reason ->
        [five_in_a_row] Fünf in einer Reihe: { $player } gewinnt!
       *[last_stone_captured] Der letzte gegnerische Stein ist geschlagen: { $player } gewinnt!
    }
}
five_wins-drawn = { $reason ->
    [nobody_can_win] Niemand hat noch fünf Steine: unentschieden.
    [third_time] Dieselbe Stellung zum dritten Mal: unentschieden.
   *[long_enough] 200 Züge Nachspiel: unentschieden.
}

five_wins-why-five = Fünf in einer Reihe: Du gewinnst.
five_wins-why-takes-last = Schlägt den letzten Stein deines Gegenübers: Du gewinnst.
five_wins-why-two = Zwei Wege zu fünf im nächsten Zug. Nur einer lässt sich aufhalten.
five_wins-why-forces = Jeder Zug droht mit fünf in einer Reihe. Du gewinnst in { $count } Zügen.
five_wins-why-wins = Egal, was dein Gegenüber macht: Das gewinnt.
five_wins-why-loses = Danach gewinnt dein Gegenüber, egal, was du machst.
five_wins-why-stops = Sonst gewinnt dein Gegenüber im nächsten Zug.
five_wins-why-captures = { $count ->
    [one] Schlägt einen Stein.
   *[other] Schlägt { $count } Steine.
}
five_wins-why-threatens = Droht mit fünf im nächsten Zug.
five_wins-why-blocks = Steht den Reihen deines Gegenübers im Weg.
five_wins-why-builds = Macht die eigenen Reihen länger.
five_wins-why-room = Hält die eigenen Reihen offen.

result-five-in-a-row = mit fünf in einer Reihe
result-last-stone-captured = weil der letzte Stein geschlagen ist
result-nobody-can-win = niemand hat noch fünf Steine
result-third-time = dreimal dieselbe Stellung
result-long-enough = nach 200 Zügen Nachspiel

five_wins-learn-touch = Deine Steine sind weiß. Jeder neue Stein muss einen anderen mit einer ganzen Seite berühren. Lege einen.
five_wins-learn-touch-yes = Jeder Stein berührt einen anderen mit einer ganzen Seite. Eine Ecke genügt nicht.
five_wins-learn-stop = Vorsicht, Schwarz hat vier in einer Reihe! Halte das auf.
five_wins-learn-stop-no = Dann gewinnt Schwarz mit dem nächsten Stein. Mach das offene Ende der Reihe zu.
five_wins-learn-stop-yes = Aufgehalten! Am anderen Ende lag schon ein Stein von dir.
five_wins-learn-slant = Schräge Reihen zählen auch. Wohin gehört dein fünfter Stein?
five_wins-learn-slant-no = Such deine vier Steine, die schräg liegen.
five_wins-learn-slant-yes = Fünf in einer Reihe, auch schräg: Du gewinnst.
five_wins-learn-capture = Alle Steine liegen, jetzt versetzt ihr sie. Einer von dir ist eine Brücke: Nimm ihn und lege ihn woanders an.
five_wins-learn-capture-no = Such den weißen Stein, der als einziger beide Teile zusammenhält.
five_wins-learn-capture-yes = Die Brücke ist weg. Was abgetrennt ist, ist geschlagen: drei schwarze Steine.
five_wins-learn-move = Vier deiner Steine liegen in einer Reihe. Hol den fünften und lege ihn ans Ende.
five_wins-learn-move-no = Lass die vier liegen und nimm den einsamen Stein unten.
five_wins-learn-move-yes = Fünf in einer Reihe: Du gewinnst!

rule-FW1 = Das Los entscheidet, wer beginnt. Spielt ihr noch einmal, beginnt die andere Seite. Der erste Platz spielt Weiß, der zweite Schwarz. Jede Seite hat sechzehn Steine, mit der leeren Seite nach oben. Der erste Stein kommt in die Mitte. Dann legt ihr abwechselnd je einen Stein. Er muss einen anderen mit mindestens einer Seite berühren. Eine Ecke genügt nicht.
rule-FW2 = Fünf oder mehr Steine deiner Farbe in einer lückenlosen Reihe, waagrecht, senkrecht oder diagonal, gewinnen sofort. Ihr könnt vereinbaren, dass nur genau fünf zählen.
rule-FW3 = Liegen alle 32 Steine und hat niemand gewonnen, beginnt das Nachspiel: Wer dran ist, nimmt einen eigenen Stein, der mindestens eine freie Seite hat, und legt ihn woanders wieder an. Das Ziel bleibt dasselbe.
rule-FW4 = Nimmst du einen Stein auf, können andere Steine abgetrennt werden. Sie sind geschlagen und aus dem Spiel, egal wem sie gehören. Eine Ecke verbindet nicht.
rule-FW4R = Zerfällt das Feld beim Aufnehmen, so bleibt der größte Teil liegen, und alle anderen sind geschlagen, bevor der Stein wieder angelegt wird. Sind die größten Teile gleich groß, wählst du, welcher bleibt. Der Stein muss berühren, was übrig ist, und darf nicht auf seinen alten Platz.
rule-FW5R = Hat keiner deiner Steine eine freie Seite, setzt du aus. Mit weniger als fünf Steinen gelingt keine Reihe mehr. Gilt das für beide, ist es unentschieden. Wer den letzten Stein verliert, hat verloren.
rule-FW6R = Ist im Nachspiel dieselbe Stellung mit derselben Seite am Zug zum dritten Mal da, ist es unentschieden. Ebenso nach 200 Zügen Nachspiel.
