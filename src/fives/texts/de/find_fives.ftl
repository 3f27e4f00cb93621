# 5er finden. `$shape` ist der Buchstabe eines Plättchens, `$roll` die gewürfelten Symbole (a bis f).

find_fives-name = 5er finden
find_fives-line = Fünf Symbole werden gewürfelt. Alle suchen gleichzeitig, bis jemand die Sanduhr umdreht.
find_fives-turn-everyone = Alle suchen
find_fives-level-beginner-line = findet etwa jeden dritten Punkt
find_fives-level-casual-line = findet etwa die Hälfte der Punkte
find_fives-level-strong-line = findet etwa zwei von drei Punkten
find_fives-level-perfect-line = sieht die besten 5er sofort
find_fives-level-beginner-plain = Findet etwa jeden dritten Punkt. Gut fürs erste Spiel.
find_fives-level-casual-plain = Findet etwa die Hälfte der Punkte.
find_fives-level-strong-plain = Findet etwa zwei von drei Punkten. Schwer zu schlagen.

find-fives-option-mode = Spiel
find-fives-option-mode-race = Wettlauf
find-fives-option-mode-race-line = Fünf Runden mit je bis zu fünf 5ern. Allein: Übung.
find-fives-option-mode-puzzle = Puzzle
find-fives-option-mode-puzzle-line = Zwölf Runden mit je einem 5er, und das Brett wird immer voller.
find-fives-option-mode-solo = Solo
find-fives-option-mode-solo-line = Das Puzzle für dich allein, ohne Sanduhr.
find-fives-option-boards = Bretter
find-fives-option-boards-white = Alle verschieden
find-fives-option-boards-white-line = Alle haben ein eigenes Brett, alle gleich gut.
find-fives-option-boards-grey = Alle gleich
find-fives-option-boards-grey-line = Alle suchen auf demselben Brett.
find-fives-option-timer = Sanduhr
find-fives-option-timer-15 = 15 s
find-fives-option-timer-30 = 30 s
find-fives-option-timer-45 = 45 s
find-fives-option-timer-60 = 60 s
find-fives-option-timer-90 = 90 s
find-fives-option-timer-120 = 2 Min.
find-fives-option-timer-180 = 3 Min.
find-fives-option-limit = Eine Runde dauert höchstens
find-fives-option-limit-10 = 10 Min.
find-fives-option-limit-5 = 5 Min.
find-fives-option-limit-3 = 3 Min.
find-fives-option-limit-0 = so lange ihr wollt
find-fives-option-guard = Falsche Umrisse
find-fives-option-guard-auto = Automatisch
find-fives-option-guard-auto-line = Allein werden sie abgelehnt, am Tisch sind sie erlaubt.
find-fives-option-guard-off = Erlaubt
find-fives-option-guard-off-line = Wie auf Papier: Falsches zählt einfach nicht.
find-fives-option-guard-on = Abgelehnt
find-fives-option-guard-on-line = Was nicht zählen kann, lässt sich nicht umranden.
find-fives-option-tiles = Was die Plättchen wert sind

find_fives-boards = Die Bretter liegen auf dem Tisch.
find_fives-rolled-again = Die Würfel zeigen { $roll }. Zu viele sind gleich: Alle fünf werden noch einmal geworfen.
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
    [yes] Du umkreist { $shape } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $player } umkreist { $shape } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
find_fives-missed = { $you ->
    [yes] Du hast { $wiped ->
        [0] in dieser Runde keinen gültigen 5er.
       *[other] keinen gültigen 5er: Dein Umriss wird weggewischt.
    }
   *[no] { $player } hat { $wiped ->
        [0] in dieser Runde keinen gültigen 5er.
       *[other] keinen gültigen 5er: Der Umriss wird weggewischt.
    }
}
find_fives-hatched = { $you ->
    [yes] Du streichst { $shape } durch und schraffierst die Form.
   *[no] { $player } streicht { $shape } durch und schraffiert die Form.
}
find_fives-crossed = { $you ->
    [yes] Nichts passt mehr: Du streichst { $shape } durch.
   *[no] Nichts passt mehr: { $player } streicht { $shape } durch.
}
find_fives-nobody = Niemand hat einen 5er gefunden: Das Spiel ist aus.

find_fives-move = { $move } umranden
find_fives-move-timer = Sanduhr umdrehen
find_fives-move-done = fertig
find_fives-move-next = nächste Runde
find_fives-move-erase = Umriss { $move } wegradieren
find_fives-move-hatch = { $move } schraffieren
find_fives-move-cross = { $move } durchstreichen

find_fives-why-counts = zählt
find_fives-why-mismatch = passt nicht zum Wurf: kein 5er
find_fives-why-overlap = überlappt einen anderen 5er: beide zählen nicht
find_fives-why-repeat = dieselbe Form noch einmal: nur eine zählt
find_fives-why-surplus = mehr als fünf: die wertvollsten zählen nicht
find_fives-why-used = diese Form ist schon umkreist oder durchgestrichen
find_fives-why-occupied = nicht auf freien Feldern

result-most-points = mit den meisten Punkten
result-best-round = gleich viele Punkte, aber die beste einzelne Runde
result-more-fives = gleich viele Punkte, aber mehr 5er
result-points-shared = mit gleichen Punkten
result-played-alone = alle Runden gespielt

find_fives-learn-find = Die Würfel zeigen fünf Symbole. Finde fünf Felder nebeneinander mit genau diesen Symbolen und fahr darüber. Tipp: Schau an den linken Rand.
find_fives-learn-find-yes = Ein 5er: fünf Felder, die an den Seiten zusammenhängen, mit genau den fünf gewürfelten Symbolen.
find_fives-learn-another = Jede Form zählt nur einmal und kein Feld doppelt. Finde noch einen 5er. Tipp: die Ecke unten links.
find_fives-learn-another-yes = Eine andere Form auf anderen Feldern: Beide 5er zählen.
find_fives-learn-circle = Im Puzzle suchst du einen 5er in jeder Runde, und er bleibt. Einen hast du: Beende die Runde.
find_fives-learn-circle-yes = Er ist umkreist, und seine Punkte gehören dir. Die Felder bleiben besetzt.
find_fives-learn-hatch = Ohne 5er musst du eine Form hergeben. Wähle eine und lege sie irgendwo auf dein Brett.
find_fives-learn-hatch-yes = Die Form ist durchgestrichen, ihre Felder sind besetzt. Die nächste Runde beginnt.
find_fives-learn-timer = Zurück zum Wettlauf, letzte Runde: Jeder 5er zählt doppelt, und du hast drei. Dreh als Erste oder Erster die Sanduhr um!
find_fives-learn-timer-yes = Drei 5er, doppelt gezählt, und ein Punkt für die Sanduhr: Du gewinnst!

rule-FF1 = Fünf Runden, alle spielen gleichzeitig: würfeln, suchen, werten.
rule-FF2 = Alle fünf Würfel werden geworfen. Zeigen drei oder mehr dasselbe Symbol, werden alle fünf noch einmal geworfen.
rule-FF3 = Ein 5er besteht aus fünf Feldern, die an den Seiten zusammenhängen und genau die fünf gewürfelten Symbole zeigen.
rule-FF4 = Gedreht oder gespiegelt ist eine Form dieselbe. In jeder Runde darfst du jede der zwölf Formen einmal benutzen.
rule-FF5 = Höchstens fünf 5er, und sie dürfen sich nicht überlappen. Nur fertige Umrisse zählen. Radieren darfst du, bis du die Sanduhr umdrehst.
rule-FF6R = Du darfst beliebige fünf zusammenhängende Felder umranden, richtig oder falsch, bis zu zwanzig auf einmal, aber keine doppelt. Gewertet wird am Ende der Runde. Sind falsche Umrisse „abgelehnt“, lässt sich nur umranden, was zählt.
rule-FF7 = Alle dürfen jederzeit die Sanduhr umdrehen, einmal je Runde für den ganzen Tisch. Wer sie umdreht, darf nichts mehr umranden oder radieren. Die anderen suchen weiter, bis sie abgelaufen ist.
rule-FF8R = Die Sanduhr läuft 45 Sekunden oder so lange, wie ihr vereinbart habt. Sagen alle anderen vorher „fertig“, endet die Runde früher. Dreht niemand sie um, endet die Runde nach der Zeit, die ihr eingestellt habt, ohne Bonuspunkt. Ohne Grenze drängt euch nichts, auch nicht nach einer Runde. Allein gibt es keine Sanduhr und keine Grenze: Du sagst „fertig“.
rule-FF9R = Ein Umriss zählt, wenn er vor dem Stopp fertig war.
rule-FF10 = Wertung: Was nicht zum Wurf passt, ist kein 5er. 5er, die sich überlappen, zählen nicht. Von 5ern derselben Form zählt einer. Hast du mehr als fünf, zählen die fünf mit den wenigsten Punkten. Die Werte werden addiert. Wer die Sanduhr umgedreht hat, bekommt einen Punkt dazu.
rule-FF10R = Ein Umriss, der kein 5er ist, schadet keinem anderen, den er überlappt.
rule-FF11 = In der fünften Runde zählt jeder 5er doppelt. Der Bonuspunkt bleibt ein Punkt.
rule-FF12 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet die beste einzelne Runde der ersten vier. Ist auch die gleich, teilt ihr euch den Sieg.
rule-FF13R = Was die Plättchen wert sind, haben wir gewählt: Eine schwerere Form ist mehr wert. 4 für I, X, W. 3 für T, V, Z. 2 für F, N, U. 1 für L, P, Y. Ihr könnt die Werte einstellen, die in eurer Schachtel aufgedruckt sind.
rule-FF14 = Die Bretter (Tableaus) können alle verschieden oder alle gleich sein.
rule-FF15R = Jedes Brett hat 16 oder 17 Felder von jedem Symbol, nirgends mehr als drei gleiche beieinander und für jeden Wurf mindestens acht 5er. Nach den Werten unserer Plättchen sind alle Bretter gleich gut.
rule-FP1 = Höchstens zwölf Runden. In jeder umrandest du einen 5er. Ein neuer Umriss ersetzt den alten dieser Runde. Die Bretter werden nicht abgewischt. Jede Form gibt es im ganzen Spiel einmal, bis du sie umkreist oder durchstreichst.
rule-FP2 = Ein gültiger 5er wird umkreist, wenn es seine Form noch gibt und die Felder frei sind. Sonst streichst du eine Form durch, die es noch gibt, und schraffierst sie auf freien Feldern, egal welche Symbole dort sind.
rule-FP2R = Durchstreichen darfst du nur eine Form, die noch passt. Passt keine, dann eine ohne Schraffur. Nach 60 Sekunden wird die Form mit den wenigsten Punkten, die passt, am ersten Platz von oben gewählt. Haben die Runden keine Grenze, wartet das Spiel auf dich.
rule-FP3 = Wer die Sanduhr umdreht, bekommt einen Strich, der einen Punkt wert ist.
rule-FP4 = Das Spiel endet nach zwölf Runden oder nach der ersten Runde, in der niemand einen gültigen 5er gefunden hat.
rule-FP5 = Umkreiste Werte und Striche sind deine Punkte. Bei Gleichstand gewinnen mehr umkreiste 5er. Ist auch das gleich, teilt ihr euch den Sieg.
rule-FS1 = Solo ist das Puzzle für eine Person, ohne Sanduhr, immer zwölf Runden.

# Das Brett auf dem Bildschirm und auf Papier. `$shape` ist der Buchstabe eines Plättchens, `$symbols` eine Liste von Symbolen.
find_fives-word-a = Stern
find_fives-word-b = Ring
find_fives-word-c = Dreieck
find_fives-word-d = Herz
find_fives-word-e = Mond
find_fives-word-f = Kreuz
find_fives-page-board = Dein Brett, zehn mal zehn Felder
find_fives-page-board-of = Das Brett von { $player }, zehn mal zehn Felder
find_fives-page-square = Zeile { $row }, Spalte { $column }, { $symbol }
find_fives-page-in-drawing = in deiner Zeichnung
find_fives-page-in-own = im Umriss { $shape }
find_fives-page-in-waiting = im Umriss { $shape }
find_fives-page-in-counts = in { $shape }, zählt
find_fives-page-in-void = in { $shape }, zählt nicht
find_fives-page-in-circled = in { $shape }, umkreist
find_fives-page-in-hatched = in { $shape }, schraffiert
find_fives-page-in-best = in { $shape }, möglich
find_fives-page-rolled = Gewürfelt: { $symbols }
find_fives-page-again = Noch einmal!
find_fives-page-rolling = Die Würfel rollen …
find_fives-page-drawing = { $count } von 5
find_fives-page-more = { $count ->
    [one] Ein Umriss, { $value } wert, wenn er zählt.
   *[other] { $count } Umrisse, { $value } wert, wenn alle zählen.
} Tippe auf einen, um ihn auszuradieren.
find_fives-page-one = Umrandet. Ein neuer Umriss ersetzt ihn, antippen radiert ihn aus.
find_fives-page-outlines = Deine Umrisse
find_fives-page-erase = Umriss { $shape } auf { $squares } ausradieren
find_fives-page-put-back = { $shape } zurückholen
find_fives-page-tiles = Die zwölf Plättchen und was sie wert sind
find_fives-page-tile = { $shape }, { $value } wert{ $state ->
    [used] , umrandet
    [circled] , umkreist
    [crossed] , durchgestrichen
   *[free] {""}
}
find_fives-page-tiles-line = Habt ihr das Spiel in der Schachtel? Stellt die Werte ein, die auf euren Plättchen stehen.
find_fives-page-tiles-ours = Wieder unsere Werte
find_fives-page-everyone = Formen und Striche von allen
find_fives-page-marks = { $count ->
    [one] Ein Strich für die Sanduhr
   *[other] { $count } Striche für die Sanduhr
}
find_fives-page-players = Wer mitspielt
find_fives-page-found = { $count ->
    [one] gefunden
   *[other] gefunden
}
find_fives-page-state-searching = sucht
find_fives-page-state-turned = Sanduhr
find_fives-page-state-done = fertig
find_fives-page-state-looking = schaut
find_fives-page-state-ready = bereit
find_fives-page-seconds = noch { $seconds } Sekunden
find_fives-page-lying = Die Sanduhr liegt: Noch hat sie niemand umgedreht
find_fives-page-timer = Sanduhr umdrehen
find_fives-page-done = Fertig
find_fives-page-score = Runde werten
find_fives-page-finish = Runde beenden
find_fives-page-turned = { $player } hat die Sanduhr umgedreht.
find_fives-page-you-turned = Du hast die Sanduhr umgedreht.
find_fives-page-frozen = Du bist fertig für diese Runde. Die anderen suchen, bis der Sand durchgelaufen ist.
find_fives-page-stop = Stopp!
find_fives-page-early = Die Sanduhr schon umdrehen?
find_fives-page-early-line = { $count ->
    [0] Du hast noch keinen Umriss.
    [one] Du hast einen Umriss.
   *[other] Du hast { $count } Umrisse.
} Danach kannst du in dieser Runde nicht mehr zeichnen oder radieren. Die anderen haben noch { $seconds } Sekunden.
find_fives-page-early-yes = Umdrehen
find_fives-page-round = Runde { $round } von { $rounds }
find_fives-page-solo = Runde { $round } von { $rounds }. { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}{ $best ->
    [0] {""}
   *[other] , Bestwert auf diesem Gerät: { $best }
}.
find_fives-page-scoring = Runde { $round }: { $player }
find_fives-page-double = Letzte Runde: Jeder 5er zählt doppelt.
find_fives-page-why-counts = { $shape }, { $value } wert
find_fives-page-why-mismatch = { $shape } zeigt nicht die fünf Symbole
find_fives-page-why-overlap = { $shape } teilt ein Feld mit { $other }
find_fives-page-why-repeat = { $shape } ein zweites Mal: Jede Form zählt einmal
find_fives-page-why-surplus = { $shape } ist zu viel: Nur die fünf mit den wenigsten Punkten zählen
find_fives-page-why-used = { $shape } war schon verbraucht
find_fives-page-why-occupied = { $shape } liegt auf belegten Feldern
find_fives-page-no-outline = kein Umriss
find_fives-page-bonus = Sanduhr umgedreht
find_fives-page-sum = Diese Runde
find_fives-page-table = Punkte Runde für Runde
find_fives-page-player = Name
find_fives-page-total = Summe
find_fives-page-next = Nächste Runde
find_fives-page-see = Schau, was alle gefunden haben. Dann geht es weiter.
find_fives-page-wait = Warten, bis alle so weit sind …
find_fives-page-choose-time = Nächste Runde in { $seconds } s.
find_fives-page-best = Die besten 5er zeigen
find_fives-page-best-off = Zurück zu den Umrissen
find_fives-page-best-line = Am besten: { $best } ({ $shapes }). Du hast { $got }.
find_fives-page-plan = Mit diesen Würfen hättest du { $open ->
    [yes] mindestens { $best }, höchstens { $bound }
   *[no] { $best }
} Punkte umkreisen können. Du hast { $got }. Runde für Runde: { $rounds }.
find_fives-page-search = Finde diese fünf nebeneinander.
find_fives-page-search-one = Finde diese fünf nebeneinander.
find_fives-page-no-five = Diesmal kein 5er: Wähle eine Form zum Durchstreichen.
find_fives-page-put = Leg sie dahin, wo sie am wenigsten stört.
find_fives-page-cross-here = { $shape } hier durchstreichen
find_fives-page-other-shape = Andere Form
find_fives-page-cross-line = Keine Form passt mehr: Streich einfach eine durch.
find_fives-page-cross = { $shape } durchstreichen, { $value } wert
find_fives-page-turn = Drehen
find_fives-page-mirror = Spiegeln
find_fives-page-move-left = Nach links
find_fives-page-move-right = Nach rechts
find_fives-page-move-up = Nach oben
find_fives-page-move-down = Nach unten
find_fives-page-place-not = { $shape } passt hier nicht
find_fives-page-print = Bretter drucken
find_fives-page-print-now = Drucken
find_fives-page-print-board = Brett und Plättchen von { $player }
find_fives-page-print-scores = Wertungsblatt
find_fives-page-print-race = Fünf Runden. Höchstens fünf 5er je Runde, jede Form einmal, keine Überschneidung. In Runde fünf zählt alles doppelt.
find_fives-page-print-puzzle = Zwölf Runden, je ein 5er. Hake sein Plättchen ab. Ohne 5er: Plättchen durchstreichen und die Form auf freie Felder schraffieren.
find_fives-page-print-values = Was die Plättchen wert sind:
find_fives-page-hint = Tipp: { $shape }, blau gezeichnet.
find_fives-page-hint-none = Tipp: Es gibt nichts Besseres mehr.
find_fives-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
