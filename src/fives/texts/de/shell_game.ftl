# Hütchenspieler. `$symbol` und `$asked` sind 1 Punkt, 2 Linie, 3 Dreieck, 4 Viereck; `$place` zählt von links.

shell_game-name = Hütchenspieler
shell_game-line = Vier Steine werden umgedreht und verschoben. Wo ist jetzt das Dreieck?
shell_game-level-elephant-line = verliert keinen Stein aus den Augen
level-elephant = Elefant
level-elephant-plain = Vergisst nie einen Stein.

shell-game-option-memorise = Zeit zum Einprägen
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

shell-game-symbol-1 = Punkt
shell-game-symbol-2 = Linie
shell-game-symbol-3 = Dreieck
shell-game-symbol-4 = Viereck
shell-game-the-1 = den Punkt
shell-game-the-2 = die Linie
shell-game-the-3 = das Dreieck
shell-game-the-4 = das Viereck

shell-game-row = Die Reihe der Steine
shell-game-lap = { $lap ->
    [1] Erste Runde: dreimal schieben
   *[2] Zweite Runde: viermal schieben
}
shell-game-shuffles = { $you ->
    [yes] Du schiebst
   *[no] { $player } schiebt
}
shell-game-lay = Leg deine vier Steine aus
shell-game-lay-line = Von links nach rechts, in beliebiger Folge. Alle sehen zu.
shell-game-lay-symbol = { $what } legen
shell-game-lay-wait = { $player } legt Steine aus. Achte auf die Folge!
shell-game-look = Präg dir die Folge ein!
shell-game-look-yours = Die anderen prägen sich die Folge ein.
shell-game-look-line = Gleich werden die Steine umgedreht und verschoben.
shell-game-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
shell-game-turn = Jetzt umdrehen
shell-game-turn-line = Oder warte auf die Uhr.
shell-game-slide = Verschieb einen Stein
shell-game-slide-line = Zieh ihn, oder tippe ihn an und dann eine Lücke. Fürs Tippen wähle hier das Tempo:
shell-game-slide-put = Wohin damit?
shell-game-slide-put-line = Tippe auf eine Lücke, oder noch einmal auf den Stein, um ihn zurückzulegen.
shell-game-slide-left = { $left ->
    [one] noch einmal schieben
   *[other] noch { $left }-mal schieben
}
shell-game-slide-wait = { $player } verschiebt die Steine. Lass sie nicht aus den Augen!
shell-game-pace = Tempo
shell-game-pace-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
shell-game-ask = Was soll { $player } suchen?
shell-game-ask-last = Die letzten zwei Steine! Was soll { $player } suchen?
shell-game-ask-symbol = Nach { $symbol ->
    [1] dem Punkt
    [2] der Linie
    [3] dem Dreieck
   *[4] dem Viereck
} fragen
shell-game-ask-wait = { $player } sucht ein Symbol aus …
shell-game-seek = Wo ist { $symbol ->
    [1] der Punkt
    [2] die Linie
    [3] das Dreieck
   *[4] das Viereck
}?
shell-game-seek-line = Tippe den Stein an.
shell-game-seek-last = Liegst du richtig, gewinnst du beide Steine. Sonst verlierst du beide.
shell-game-seek-wait = { $player } sucht { $what } …
shell-game-found-short = Gefunden!
shell-game-missed-short = Falsch!

shell-game-stone-open = Platz { $place }: { $what }
shell-game-stone-turned = Platz { $place }: verdeckt
shell-game-stone-won = Platz { $place }: { $what }, geht an { $player }
shell-game-stone-slide = Den Stein auf Platz { $place } nehmen
shell-game-stone-seek = Den Stein auf Platz { $place } aufdecken
shell-game-gap = Auf Platz { $place } legen
shell-game-heard-row = Von links: { $what }.
shell-game-heard-slide = Der Stein von Platz { $source } kommt auf Platz { $target }.
shell-game-loot = Gewonnene Steine
shell-game-loot-of = { $count ->
    [one] { $player }: { $count } Stein
   *[other] { $player }: { $count } Steine
}

shell_game-laid = { $you ->
    [yes] Deine Steine liegen. Die anderen haben { $seconds } Sekunden.
   *[no] Die Steine von { $player } liegen. Du hast { $seconds } Sekunden, sie dir einzuprägen!
}
shell_game-turned = { $you ->
    [yes] { $slides ->
        [3] Die Steine sind umgedreht: Schieb dreimal.
       *[4] Die Steine sind umgedreht: Schieb viermal.
    }
   *[no] { $slides ->
        [3] Die Steine sind umgedreht. { $player } schiebt dreimal.
       *[4] Die Steine sind umgedreht. { $player } schiebt viermal.
    }
}
shell_game-slid = { $you ->
    [yes] Du verschiebst einen Stein.
   *[no] { $player } verschiebt einen Stein.
}
shell_game-asked = { $you ->
    [yes] { $symbol ->
        [1] Wo ist der Punkt? Du bist dran.
        [2] Wo ist die Linie? Du bist dran.
        [3] Wo ist das Dreieck? Du bist dran.
       *[4] Wo ist das Viereck? Du bist dran.
    }
   *[no] { $symbol ->
        [1] { $player } soll den Punkt finden.
        [2] { $player } soll die Linie finden.
        [3] { $player } soll das Dreieck finden.
       *[4] { $player } soll das Viereck finden.
    }
}
shell_game-found = { $you ->
    [yes] { $count ->
        [one] Richtig! Der Stein gehört dir.
       *[other] Richtig! Beide Steine gehören dir.
    }
   *[no] { $count ->
        [one] Richtig! { $player } behält den Stein.
       *[other] Richtig! { $player } behält beide Steine.
    }
}
shell_game-missed = { $symbol ->
    [1] Das ist der Punkt.
    [2] Das ist die Linie.
    [3] Das ist das Dreieck.
   *[4] Das ist das Viereck.
} { $count ->
    [one] Der Stein geht an den Schieber.
   *[other] Beide Steine gehen an den Schieber.
}
shell_game-next = { $you ->
    [yes] { $slides ->
        [3] Jetzt schiebst du, und zwar dreimal.
       *[4] Jetzt schiebst du, und zwar viermal.
    }
   *[no] { $slides ->
        [3] Jetzt schiebt { $player }, und zwar dreimal.
       *[4] Jetzt schiebt { $player }, und zwar viermal.
    }
}
shell_game-over = Alle haben zweimal geschoben: { $scores }.
result-most-stones = mit den meisten Steinen

shell_game-move = { $move } schieben
shell_game-move-lay1 = { shell-game-the-1 } legen
shell_game-move-lay2 = { shell-game-the-2 } legen
shell_game-move-lay3 = { shell-game-the-3 } legen
shell_game-move-lay4 = { shell-game-the-4 } legen
shell_game-move-ask1 = fragen: { shell-game-symbol-1 }
shell_game-move-ask2 = fragen: { shell-game-symbol-2 }
shell_game-move-ask3 = fragen: { shell-game-symbol-3 }
shell_game-move-ask4 = fragen: { shell-game-symbol-4 }
shell_game-move-open = Stein { $move } aufdecken
shell_game-move-turn = die Steine umdrehen
shell_game-move-wait = auf die Uhr warten
shell_game-why-there = Dort lag der gesuchte Stein.

shell_game-learn-lay = Du bist der Schieber. Ein Stein fehlt noch: Lege das Viereck.
shell_game-learn-lay-yes = Vier Steine, vier Symbole. Jetzt schauen die anderen genau hin.
shell_game-learn-turn = Sie haben lange genug geschaut. Dreh die Steine um.
shell_game-learn-turn-no = Warte nicht länger: Dreh sie um.
shell_game-learn-turn-yes = Die Steine sind umgedreht. Jetzt hilft nur noch das Gedächtnis.
shell_game-learn-slide = Misch ein bisschen: Nimm einen Stein und schieb ihn an einen anderen Platz.
shell_game-learn-slide-yes = Alle haben zugesehen. Wer dem Stein gefolgt ist, weiß noch, wo er liegt.
shell_game-learn-seek = Jetzt suchst du. Präg dir die Reihe ein und folge dann den Steinen mit den Augen.
shell_game-learn-seek-no = Falscher Stein. Im richtigen Spiel bekäme ihn jetzt der Schieber.
shell_game-learn-seek-yes = Da ist der Punkt! Wer den Stein findet, behält ihn.
shell_game-learn-second = Und wo ist das Dreieck?
shell_game-learn-second-no = { shell_game-learn-seek-no }
shell_game-learn-second-yes = Wieder gefunden!
shell_game-learn-both = Bei der letzten Frage geht es um beide Steine, die noch da sind. Wo ist die Linie?
shell_game-learn-both-no = { shell_game-learn-seek-no }
shell_game-learn-both-yes = Beide Steine gehören dir, und du hast die meisten: Du gewinnst!

rule-SG1 = Alle haben acht Steine: je zwei mit Punkt, Linie, Dreieck und Viereck. Reihum ist immer jemand Schieber, die anderen sind Sucher.
rule-SG2 = Der Schieber legt vier Steine mit vier verschiedenen Symbolen in eine Reihe, in beliebiger Folge. Die Sucher prägen sie sich ein, 10 bis 20 Sekunden lang, je nach Einstellung am Tisch. Nach 10 Sekunden darf der Schieber die Steine jederzeit umdrehen.
rule-SG3 = Dann wird dreimal geschoben, in der zweiten Runde viermal: Ein Stein kommt zwischen zwei andere oder an ein Ende der Reihe.
rule-SG3R = Derselbe Stein darf noch einmal geschoben werden, aber jedes Verschieben muss die Reihenfolge ändern. Es dauert 0,8, 1,2, 2 oder 3 Sekunden, und alle sehen es. Das nächste beginnt erst, wenn es zu Ende ist.
rule-SG4 = Der Schieber fragt den Sucher links von sich nach einem Symbol, das noch nicht aufgedeckt ist, und der Sucher deckt einen Stein auf. Ist es der richtige, behält er ihn. Sonst geht der Stein an den Schieber. Offen liegt er in jedem Fall und gehört nicht mehr zur Reihe. Dann ist im Uhrzeigersinn der nächste Sucher dran.
rule-SG5 = Bei der dritten Frage geht es um die letzten zwei Steine. Wer richtig liegt, gewinnt beide, sonst bekommt beide der Schieber.
rule-SG5R = Bei weniger als drei Suchern gehen die Fragen wieder von vorn herum. Bei den letzten zwei Steinen darf der Schieber jedes der beiden Symbole nennen.
rule-SG6 = Alle sind zweimal Schieber. Dann gewinnen die meisten Steine. Bei Gleichstand teilt ihr euch den Sieg.
rule-SG7R = Sind die Steine umgedreht, weiß kein Gerät mehr, welcher welcher ist, auch nicht das des Schiebers. Siehst du weg, hilft dir auch der Verlauf nicht.
