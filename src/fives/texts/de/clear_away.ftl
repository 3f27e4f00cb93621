# Abräumen. `$from`, `$over`, `$to` und `$at` sind Plätze wie c6, `$left` ist die Zahl der Steine, die noch liegen.

clear_away-name = Abräumen
clear_away-line = Spring über Steine und räum das Brett ab, bis nur noch einer übrig ist.

clear_away-board = Das Brett: sechs Spalten a bis f, sechs Reihen 6 bis 1
clear_away-stone = { $place }, Stein
clear_away-free = { $place }, frei
clear_away-can-jump = { $place }, Stein, kann springen
clear_away-chosen = { $place }, Stein, gewählt
clear_away-land = { $place }, frei: hierher springen
clear_away-land-keeps = { $place }, frei: hierher springen, danach lässt es sich noch lösen
clear_away-land-loses = { $place }, frei: hierher springen, danach lässt es sich nicht mehr lösen
clear_away-left = { $left ->
    [one] Stein übrig
   *[other] Steine übrig
}
clear_away-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
clear_away-best = Bestes hier: { $left ->
    [1] gelöst
   *[other] { $left } Steine übrig
}
clear_away-best-undone = { $count ->
    [one] ein Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
clear_away-choose = Tippe einen Stein an, der über einen Nachbarn springen kann, oder zieh ihn.
clear_away-target = Tippe jetzt auf einen leuchtenden Platz. Tippe noch einmal auf den Stein, um ihn loszulassen.
clear_away-again = Er kann weiterspringen: Tippe auf einen leuchtenden Platz oder auf einen anderen Stein.
clear_away-watch = { $player } überlegt den nächsten Sprung.
clear_away-show = Zeig mir einen Sprung
clear_away-hint-yes = Das lässt sich noch lösen.
clear_away-hint-no = Das lässt sich nicht mehr lösen. Nimm Sprünge zurück, bis es wieder geht.
clear_away-hint-unknown = Noch keine Lösung gefunden, aber vielleicht gibt es eine.
clear_away-hint-every = Jeder Sprung führt noch zur Lösung.
clear_away-hint-keeping = { $count ->
    [one] Nur einer von { $jumps } Sprüngen führt noch zur Lösung: Sein Stein hat einen dickeren Ring.
   *[other] { $count } von { $jumps } Sprüngen führen noch zur Lösung: Ihre Steine haben einen dickeren Ring.
}
clear_away-hint-fewest = Von hier aus bleiben im besten Fall { $left } Steine übrig.
clear_away-why-solves = Dieser Sprung löst es.
clear_away-why-keeps = Danach lässt es sich noch lösen.
clear_away-why-only = Nur nach diesem Sprung lässt es sich noch lösen.
clear_away-why-loses = Danach lässt es sich nicht mehr lösen. Im besten Fall bleiben { $left } Steine übrig.
clear_away-why-left = Im besten Fall bleiben { $left } Steine übrig.
clear_away-why-lost = Danach lässt es sich nicht lösen.
clear_away-score = { $score ->
    [one] { $score } Stein übrig
   *[other] { $score } Steine übrig
}

clear_away-move = { $move }

clear_away-jumped = { $from } springt über { $over } nach { $to }. { $left ->
    [one] Ein Stein ist übrig.
   *[other] { $left } Steine sind übrig.
}
clear_away-solved = Gelöst in { $moves } Zügen: Der letzte Stein liegt auf { $at }.
clear_away-stuck = Nach { $moves } Zügen geht kein Sprung mehr: { $left } Steine sind übrig.

result-one-stone-left = Gelöst!
result-stones-left = Kein Sprung mehr möglich

clear_away-learn-jump = Spring über einen Nachbarn in eine freie Ecke.
clear_away-learn-jump-yes = Der übersprungene Stein ist weg. Gesprungen wird waagrecht oder senkrecht, nie schräg.
clear_away-learn-choose = Drei Steine. Spring so, dass danach noch ein Sprung möglich ist.
clear_away-learn-choose-no = Danach könnte kein Stein mehr springen. Denk einen Sprung voraus.
clear_away-learn-choose-yes = Gut gemacht: Wieder stehen zwei Steine nebeneinander.
clear_away-learn-finish = Und jetzt der letzte Sprung.
clear_away-learn-finish-yes = Nur ein Stein ist übrig: gelöst!
clear_away-learn-plan = Vier Steine, und nur ein Sprung führt ans Ziel. Lass dir Zeit.
clear_away-learn-plan-no = Von dort ginge es nicht mehr auf. Versuch einen anderen Sprung.
clear_away-learn-plan-yes = Genau der war es.
clear_away-learn-second = Weiter so.
clear_away-learn-second-no = { clear_away-learn-plan-no }
clear_away-learn-second-yes = Fast geschafft.
clear_away-learn-solved = Noch ein Sprung.
clear_away-learn-solved-yes = Gelöst! Das richtige Spiel beginnt mit 32 Steinen.

rule-CA1 = Das Brett hat sechs mal sechs Plätze und 32 Steine. Nur die vier Ecken sind frei. Ein Stein springt gerade über einen Stein direkt neben ihm, in der Reihe oder in der Spalte, auf den freien Platz dahinter. Der übersprungene Stein kommt vom Brett.
rule-CA1R = Kein Sprung führt aus dem Brett hinaus, und eine Ecke ist ein Platz wie jeder andere. Springt derselbe Stein mehrmals hintereinander, zählt das als ein Zug. Die Farben sind egal.
rule-CA2 = Ist nur noch ein Stein übrig, egal wo, hast du es gelöst. Kann keiner mehr springen und sind noch zwei oder mehr übrig, ist ihre Zahl dein Ergebnis: Versuch es noch einmal. Du darfst so viele Sprünge zurücknehmen, wie du willst, auch nach dem Ende. Das Ergebnis sagt, wie viele es waren.
