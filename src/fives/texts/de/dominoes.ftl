# 5-Dice Dominoes. `$face` ist eine Zahl, `$dice`, `$string` und `$scores` sind Zahlen mit Bindestrichen.

dominoes-name = Würfel-Domino
dominoes-line = Baut zusammen eine Kette aus Würfeln. Wer zuletzt anlegt, bekommt den Punkt.

dominoes-option-variation = Variante
dominoes-option-variation-0 = Grundspiel
dominoes-option-variation-0-line = Eine Kette für euch beide, bis zu drei Würfe im Zug.
dominoes-option-variation-1 = Ersetzen
dominoes-option-variation-1-line = Ein Wurf darf auch den Würfel an einem Ende ersetzen.
dominoes-option-variation-2 = Jeder für sich
dominoes-option-variation-2-line = Zu zweit bis viert. Alle bauen in jedem Zug eine neue Kette. Ein Rennen bis 15.
dominoes-option-may-decline = Ein Wurf, der passt
dominoes-option-may-decline-false = Muss gelegt werden
dominoes-option-may-decline-false-line = Du musst den ersten passenden Wurf nehmen.
dominoes-option-may-decline-true = Darf neu geworfen werden
dominoes-option-may-decline-true-line = Solange du noch einen Wurf hast. Nicht bei „Jeder für sich“.
dominoes-option-replace-single = Eine Kette aus einem Würfel
dominoes-option-replace-single-false = Bleibt liegen
dominoes-option-replace-single-false-line = Ein einzelner Würfel hat keinen Nachbarn.
dominoes-option-replace-single-true = Darf ersetzt werden
dominoes-option-replace-single-true-line = Durch jede andere Zahl. Nur bei „Ersetzen“.

dominoes-string = Die Kette
dominoes-string-of = Kette von { $player }
dominoes-string-shows = Die Kette: { $dice }
dominoes-string-empty = Noch keine Kette
dominoes-rolled-dice = Geworfen
dominoes-begin = Ersten Würfel werfen
dominoes-roll = { $count ->
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
dominoes-again = Neu werfen
dominoes-rolls-left = { $left ->
    [0] kein Wurf mehr
    [one] noch { $left } Wurf
   *[other] noch { $left } Würfe
}
dominoes-place-left = Die { $face } links anlegen, neben die { $beside }
dominoes-place-right = Die { $face } rechts anlegen, neben die { $beside }
dominoes-swap-left = Links die { $beside } durch die { $face } ersetzen
dominoes-swap-right = Rechts die { $beside } durch die { $face } ersetzen
dominoes-pick = Die { $face } nehmen
dominoes-tap = Tippe ein Ende an, um deinen Würfel anzulegen.
dominoes-tap-swap = Tippe eine Lücke an, um anzulegen, oder einen Endwürfel, um ihn zu ersetzen.
dominoes-tap-pick = Wähle einen deiner Würfel, dann tippe ein Ende an.
dominoes-beginning = { $player } beginnt eine neue Kette.
dominoes-wait = { $player } würfelt für die Kette.
dominoes-wait-place = { $player } sucht einen Platz.
dominoes-point = Punkt!
dominoes-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dominoes-board = Der Stand: { $standing }.
dominoes-goal-five = Fünf Punkte gewinnen.
dominoes-goal-fifteen = Bis 15 Punkte, bei gleich vielen Zügen.
dominoes-last-lap = Letzte Züge: Alle kommen gleich oft dran.

dominoes-move-roll = werfen
dominoes-move-left1 = die 1 links anlegen
dominoes-move-left2 = die 2 links anlegen
dominoes-move-left3 = die 3 links anlegen
dominoes-move-left4 = die 4 links anlegen
dominoes-move-left5 = die 5 links anlegen
dominoes-move-left6 = die 6 links anlegen
dominoes-move-right1 = die 1 rechts anlegen
dominoes-move-right2 = die 2 rechts anlegen
dominoes-move-right3 = die 3 rechts anlegen
dominoes-move-right4 = die 4 rechts anlegen
dominoes-move-right5 = die 5 rechts anlegen
dominoes-move-right6 = die 6 rechts anlegen
dominoes-move-swapleft1 = das linke Ende durch die 1 ersetzen
dominoes-move-swapleft2 = das linke Ende durch die 2 ersetzen
dominoes-move-swapleft3 = das linke Ende durch die 3 ersetzen
dominoes-move-swapleft4 = das linke Ende durch die 4 ersetzen
dominoes-move-swapleft5 = das linke Ende durch die 5 ersetzen
dominoes-move-swapleft6 = das linke Ende durch die 6 ersetzen
dominoes-move-swapright1 = das rechte Ende durch die 1 ersetzen
dominoes-move-swapright2 = das rechte Ende durch die 2 ersetzen
dominoes-move-swapright3 = das rechte Ende durch die 3 ersetzen
dominoes-move-swapright4 = das rechte Ende durch die 4 ersetzen
dominoes-move-swapright5 = das rechte Ende durch die 5 ersetzen
dominoes-move-swapright6 = das rechte Ende durch die 6 ersetzen

dominoes-began = { $you ->
    [yes] Du beginnst eine Kette mit einer { $face }.
   *[no] { $player } beginnt eine Kette mit einer { $face }.
}
dominoes-rolled = { $you ->
    [yes] Du wirfst { $dice }.
   *[no] { $player } wirft { $dice }.
}
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] Du wirfst { $dice }: Diese Zahl ist schon in der Kette.
        [dots] Du wirfst { $dice }: Die Augen passen an kein Ende.
       *[none] Du wirfst { $dice }: Davon passt keiner.
    }
   *[no] { $why ->
        [twice] { $player } wirft { $dice }: Diese Zahl ist schon in der Kette.
        [dots] { $player } wirft { $dice }: Die Augen passen an kein Ende.
       *[none] { $player } wirft { $dice }: Davon passt keiner.
    }
}
dominoes-declined = { $you ->
    [yes] Du wirfst die { $dice } neu.
   *[no] { $player } wirft die { $dice } neu.
}
dominoes-added = { $you ->
    [yes] Du legst die { $face } an: { $string }.
   *[no] { $player } legt die { $face } an: { $string }.
}
dominoes-replaced = { $you ->
    [yes] Du tauschst die { $face } ein: { $string }.
   *[no] { $player } tauscht die { $face } ein: { $string }.
}
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] Der fünfte Würfel: ein Punkt für dich!
       *[failed] Drei Würfe, keiner passt: Der Punkt geht an dich!
    }
   *[no] { $how ->
        [fifth] Der fünfte Würfel: ein Punkt für { $player }!
       *[failed] Drei Würfe, keiner passt: Der Punkt geht an { $player }!
    }
}
dominoes-counted = { $you ->
    [yes] Deine Kette { $string } zählt { $points }. Du hast jetzt { $score }.
   *[no] Die Kette von { $player }, { $string }, zählt { $points }. { $player } hat jetzt { $score }.
}
dominoes-won = { $you ->
    [yes] Du gewinnst, { $scores }.
   *[no] { $player } gewinnt, { $scores }.
}
dominoes-shared = Ihr teilt euch den Sieg, { $scores }.
dominoes-why-fifth = Der fünfte Würfel: Der Punkt ist dein.
dominoes-why-whole = Alle fünf Würfel: Länger wird keine Kette.
dominoes-why-blocks = Dann passt nichts mehr: Der Punkt ist dein.
dominoes-why-ends = Dann passt nichts mehr, und deine Kette ist zu Ende.
dominoes-why-needs = { $tenths ->
    [0] Dann braucht dein Gegenüber { $any } und verfehlt es selten.
   *[other] Dann braucht dein Gegenüber { $any } und verfehlt es in etwa { $tenths } von 10 Zügen.
}
dominoes-why-open = Dann kannst du mit { $any } weitermachen.
dominoes-why-again = Ein neuer Wurf passt vielleicht besser.
result-fifteen-points = mit den meisten Punkten bei gleich vielen Zügen

dominoes-learn-roll = Eine 3 liegt auf dem Tisch. Wirf einen Würfel und schau, ob er passt.
dominoes-learn-roll-yes = Eine 5! Sie braucht jetzt einen Platz.
dominoes-learn-match = Alle Augen der 3 gibt es auch in der 5. Darum passen sie zusammen. Lege die 5 neben die 3.
dominoes-learn-match-yes = 3 und 5 dürfen Nachbarn sein: Alle Augen der 3 gibt es auch in der 5.
dominoes-learn-end = Du hast eine 3 geworfen. An welches Ende passt sie?
dominoes-learn-end-yes = Die 3 passt neben die 2, aber nicht neben die 4: Der 4 fehlt das Auge in der Mitte.
dominoes-learn-again = In einem Zug hast du bis zu drei Würfe. Wirf!
dominoes-learn-again-yes = Eine 6 passt an kein Ende. Du hast noch einen Wurf. Passt auch der dritte nicht, bekommt dein Gegenüber den Punkt.
dominoes-learn-fifth = Vier Würfel liegen in der Kette, und du hast eine 4 geworfen. Lege sie neben die 2.
dominoes-learn-fifth-yes = Der fünfte Würfel beendet die Kette, und wer ihn legt, bekommt den Punkt. Das war dein fünfter: Du gewinnst!

rule-DO1 = Zwei Zahlen passen zusammen, wenn es alle Augen der einen auch in der anderen gibt: 1 zu 3 und 5, 2 zu 3, 4, 5 und 6, 3 zu 1, 2 und 5, 4 zu 2, 5 und 6, 5 zu 1, 2, 3 und 4, 6 zu 2 und 4.
rule-DO2 = In einer Kette kommt keine Zahl doppelt vor, und Nachbarn passen zusammen. Wer beginnt, wirft den ersten Würfel der Kette. Dein Gegenüber hat dann den ersten Zug.
rule-DO3 = In deinem Zug wirfst du einen Würfel, bis zu dreimal. Passt er an ein Ende der Kette und ist seine Zahl noch nicht in der Kette, legst du ihn dort an, und dein Zug ist vorbei. Bringen drei Würfe nichts, ist dein Zug misslungen. Ein misslungener Zug oder der fünfte Würfel beendet die Runde. Wer zuletzt angelegt hat, bekommt einen Punkt. Hat niemand angelegt, bekommt ihn, wer die Kette begonnen hat.
rule-DO3R = Der erste Wurf, der passt, muss gelegt werden. Passt er an beide Enden, wählst du. Ihr könnt vereinbaren, dass du ihn neu werfen darfst, solange du noch einen Wurf hast. Die nächste Kette beginnt, wer den Punkt nicht bekommen hat.
rule-DO4 = Wer zuerst fünf Punkte hat, gewinnt.
rule-DO-V1 = Variante „Ersetzen“: Statt angelegt zu werden, darf ein Wurf an die Stelle des Würfels an einem Ende treten, wenn er eine andere Zahl ist, nicht in der Kette liegt und zum Nachbarn passt.
rule-DO-V1R = Ein Wurf, der passt, muss verwendet werden. Ob du anlegst oder ersetzt und an welchem Ende, entscheidest du. Eine ersetzte Zahl darf wiederkommen. Ein einzelner Würfel wird nicht ersetzt, außer ihr vereinbart es. Den Punkt bekommt, wer zuletzt angelegt oder ersetzt hat.
rule-DO-V2 = Variante „Jeder für sich“, für zwei bis vier: Wirf einen Würfel als Anfang, dann vier, drei, zwei und einen, und lege von jedem Wurf einen an deine Kette an. Welchen und wo, entscheidest du, aber wenn einer passt, musst du. Passt keiner oder liegt der fünfte, bringt dein Zug so viele Punkte, wie deine Kette Würfel hat. Sobald jemand 15 hat und alle gleich oft dran waren, gewinnen die meisten Punkte. Bei Gleichstand teilt ihr euch den Sieg.
