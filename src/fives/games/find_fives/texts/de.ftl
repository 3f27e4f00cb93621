# 5er finden. `$shape` ist der Buchstabe eines Plättchens, `$roll` die gewürfelten Symbole (a bis f).

find_fives-name = 5er finden
find_fives-line = Fünf Symbole sind gewürfelt. Alle suchen gleichzeitig, und jemand dreht die Sanduhr um.
find_fives-level-line = { $loss ->
    [0] sieht die besten 5er sofort
   *[other] gewinnt { NUMBER($loss, maximumFractionDigits: 0) } % weniger Rennen als Gleichstand gegen die beste Stufe
}

find-fives-option-mode = Spiel
find-fives-option-mode-race = Wettlauf
find-fives-option-mode-race-line = Fünf Runden mit je bis zu fünf 5ern. Allein: Übung.
find-fives-option-mode-puzzle = Puzzle
find-fives-option-mode-puzzle-line = Zwölf Runden mit je einem 5er, und der Plan wird immer voller.
find-fives-option-mode-solo = Solo
find-fives-option-mode-solo-line = Das Puzzle für dich allein, ohne Sanduhr.
find-fives-option-boards = Pläne
find-fives-option-boards-white = Alle verschieden
find-fives-option-boards-white-line = Jeder hat einen eigenen Plan; alle sind gleich ergiebig.
find-fives-option-boards-grey = Alle gleich
find-fives-option-boards-grey-line = Alle suchen auf demselben Plan.
find-fives-option-timer = Sanduhr
find-fives-option-timer-15 = 15 s
find-fives-option-timer-30 = 30 s
find-fives-option-timer-45 = 45 s
find-fives-option-timer-60 = 60 s
find-fives-option-timer-90 = 90 s
find-fives-option-timer-120 = 2 min
find-fives-option-timer-180 = 3 min
find-fives-option-limit = Eine Runde dauert höchstens
find-fives-option-limit-10 = 10 min
find-fives-option-limit-5 = 5 min
find-fives-option-limit-3 = 3 min
find-fives-option-limit-0 = so lange ihr wollt
find-fives-option-guard = Falsche Umrandungen
find-fives-option-guard-auto = Wie üblich
find-fives-option-guard-auto-line = Allein werden sie abgelehnt, am Tisch sind sie erlaubt.
find-fives-option-guard-off = Erlaubt
find-fives-option-guard-off-line = Wie auf Papier: Falsches zählt einfach nicht.
find-fives-option-guard-on = Abgelehnt
find-fives-option-guard-on-line = Was nicht zählen kann, lässt sich nicht umranden.

find_fives-boards = Die Pläne liegen auf dem Tisch.
find_fives-rolled = Runde { $round } von { $rounds }: Die Würfel zeigen { $roll }.
find_fives-last-round = Letzte Runde: Jeder 5er zählt doppelt.
find_fives-outlined = { $you ->
    [yes] Du umrandest { $shape }.
   *[no] { $player } umrandet { $shape }.
}
find_fives-erased = { $you ->
    [yes] Du radierst { $shape } weg.
   *[no] { $player } radiert { $shape } weg.
}
find_fives-turned = { $you ->
    [yes] Du drehst die Sanduhr um: Die anderen haben noch { $seconds } Sekunden.
   *[no] { $player } dreht die Sanduhr um: noch { $seconds } Sekunden!
}
find_fives-done = { $you ->
    [yes] Du bist fertig.
   *[no] { $player } ist fertig.
}
find_fives-time-up = Stopp! Die Sanduhr ist abgelaufen.
find_fives-limit-up = Stopp! Die Zeit ist um.
find_fives-all-done = Stopp! Alle sind fertig.
find_fives-scored = { $you ->
    [yes] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [0] { "" }
       *[other] , einen davon für die Sanduhr
    }.
   *[no] { $player } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [0] { "" }
       *[other] , einen davon für die Sanduhr
    }.
}
find_fives-circled = { $you ->
    [yes] Du kreist { $shape } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ein.
   *[no] { $player } kreist { $shape } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ein.
}
find_fives-missed = { $you ->
    [yes] Du hast { $wiped ->
        [0] in dieser Runde keinen gültigen 5er.
       *[other] keinen gültigen 5er: Deine Umrandung wird weggewischt.
    }
   *[no] { $player } hat { $wiped ->
        [0] in dieser Runde keinen gültigen 5er.
       *[other] keinen gültigen 5er: Die Umrandung wird weggewischt.
    }
}
find_fives-hatched = { $you ->
    [yes] Du streichst { $shape } und schraffierst die Form.
   *[no] { $player } streicht { $shape } und schraffiert die Form.
}
find_fives-crossed = { $you ->
    [yes] Nichts passt mehr: Du streichst { $shape }.
   *[no] Nichts passt mehr: { $player } streicht { $shape }.
}
find_fives-nobody = Niemand hat einen 5er gefunden: Das Spiel ist aus.

find_fives-move = { $move } umranden
find_fives-move-timer = Sanduhr umdrehen
find_fives-move-done = fertig
find_fives-move-next = nächste Runde

find_fives-why-counts = zählt
find_fives-why-mismatch = passt nicht zum Wurf: kein 5er
find_fives-why-overlap = überlappt einen anderen 5er: beide zählen nicht
find_fives-why-repeat = dieselbe Form noch einmal: nur eine zählt
find_fives-why-surplus = mehr als fünf: die teuersten zählen nicht
find_fives-why-used = diese Form ist schon eingekreist oder gestrichen
find_fives-why-occupied = nicht auf freien Feldern

result-most-points = mit den meisten Punkten
result-played-alone = alle Runden gespielt

rule-FF1 = Fünf Runden, alle spielen gleichzeitig: würfeln, suchen, werten.
rule-FF2 = Alle fünf Würfel werden geworfen. Zeigen drei oder mehr dasselbe Symbol, werden alle fünf noch einmal geworfen.
rule-FF3 = Ein 5er besteht aus fünf Feldern, die an den Seiten zusammenhängen und genau die fünf gewürfelten Symbole zeigen.
rule-FF4 = Gedreht oder gespiegelt ist eine Form dieselbe. In jeder Runde darfst du jede der zwölf Formen einmal benutzen.
rule-FF5 = Höchstens fünf 5er, und sie dürfen sich nicht überlappen. Nur fertig umrandete zählen. Radieren darfst du, solange du nicht angehalten bist.
rule-FF6R = Du darfst beliebige fünf zusammenhängende Felder umranden, richtig oder falsch, bis zu zwanzig auf einmal, aber keine doppelt; gewertet wird am Schluss. Mit Aufpasser lehnt der Tisch ab, was nicht zählen kann.
rule-FF7 = Jeder darf jederzeit die Sanduhr umdrehen, einmal je Runde für den ganzen Tisch. Wer sie umdreht, darf nichts mehr umranden oder radieren. Die anderen suchen weiter, bis sie abgelaufen ist.
rule-FF8R = Die Sanduhr läuft 45 Sekunden oder so lange, wie ihr vereinbart habt. Sagen alle anderen vorher „fertig“, endet die Runde früher. Dreht niemand sie um, endet die Runde nach zehn Minuten ohne Zusatzpunkt. Allein gibt es keine Sanduhr: Du sagst „fertig“.
rule-FF9R = Eine Umrandung zählt, wenn sie vor dem Stopp fertig war.
rule-FF10 = Wertung: Was nicht zum Wurf passt, ist kein 5er. 5er, die sich überlappen, sind alle ungültig. Von 5ern derselben Form zählt einer. Von mehr als fünf zählen die fünf billigsten. Die Werte werden addiert; wer die Sanduhr umgedreht hat, bekommt einen Punkt dazu.
rule-FF10R = Eine Umrandung, die kein 5er ist, schadet keiner anderen, die sie überlappt.
rule-FF11 = In der fünften Runde zählt jeder 5er doppelt. Der Zusatzpunkt bleibt ein Punkt.
rule-FF12 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet die beste einzelne Runde der ersten vier; danach teilt ihr euch den Sieg.
rule-FF13R = Die Plättchen sind wert: 4 für I, X, W; 3 für T, V, Z; 2 für F, N, U; 1 für L, P, Y.
rule-FF14 = Die Pläne können alle verschieden oder alle gleich sein.
rule-FF15R = Jeder Plan hat 16 oder 17 Felder von jedem Symbol, nirgends mehr als drei gleiche beieinander, für jeden Wurf mindestens acht 5er, und alle Pläne sind gleich ergiebig.
rule-FP1 = Höchstens zwölf Runden. In jeder umrandest du einen 5er; eine neue Umrandung ersetzt die alte dieser Runde. Die Pläne werden nicht abgewischt. Jede Form gibt es im ganzen Spiel einmal, bis du sie einkreist oder streichst.
rule-FP2 = Ein gültiger 5er einer verfügbaren Form auf freien Feldern wird eingekreist. Sonst streichst du eine verfügbare Form und schraffierst sie auf freien Feldern, egal welche Symbole dort sind.
rule-FP2R = Streichen darfst du nur eine Form, die noch passt; passt keine, dann eine ohne Schraffur. Nach 60 Sekunden nimmt die Uhr die billigste Form, die passt, am ersten Platz von oben.
rule-FP3 = Wer die Sanduhr umdreht, bekommt einen Strich, der einen Punkt wert ist.
rule-FP4 = Das Spiel endet nach zwölf Runden oder nach der ersten Runde, in der niemand einen gültigen 5er gefunden hat.
rule-FP5 = Eingekreiste Werte und Striche sind deine Punkte. Bei Gleichstand gewinnen mehr eingekreiste 5er; danach teilt ihr euch den Sieg.
rule-FS1 = Solo ist das Puzzle für eine Person, ohne Sanduhr, immer zwölf Runden.
