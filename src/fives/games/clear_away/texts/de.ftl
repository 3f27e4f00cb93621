# Abräumen. `$from`, `$over`, `$to` und `$at` sind Plätze wie c6, `$left` ist die Zahl der Steine, die noch liegen.

clear_away-name = Abräumen
clear_away-line = Spring die Steine vom Brett, bis nur noch einer liegt.

clear_away-level-line = { $measured ->
    [0] löst es immer
   *[other] lässt im Schnitt { NUMBER($measured, maximumFractionDigits: 1) } Steine zu viel liegen
}

clear_away-board = Das Brett: sechs Spalten a bis f, sechs Reihen 6 bis 1
clear_away-stone = { $place }, Stein
clear_away-free = { $place }, frei
clear_away-can-jump = { $place }, Stein, kann springen
clear_away-chosen = { $place }, Stein, gewählt
clear_away-land = { $place }, frei: hierher springen
clear_away-land-keeps = { $place }, frei: hierher springen, danach lässt es sich noch lösen
clear_away-land-loses = { $place }, frei: hierher springen, danach lässt es sich nicht mehr lösen
clear_away-left = { $left ->
    [one] Stein liegt noch
   *[other] Steine liegen noch
}
clear_away-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
clear_away-best = Bestes hier: { $left ->
    [1] gelöst
   *[other] { $left } Steine
}
clear_away-best-undone = { $count ->
    [one] ein Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
clear_away-choose = Tippe einen Stein an, der über einen Nachbarn springen kann, oder zieh ihn.
clear_away-target = Tippe jetzt auf einen leuchtenden Platz. Noch einmal auf den Stein: doch nicht.
clear_away-again = Er kann weiterspringen: Tippe auf einen leuchtenden Platz oder auf einen anderen Stein.
clear_away-watch = { $player } überlegt den nächsten Sprung.
clear_away-show = Zeig mir einen Sprung
clear_away-hint-yes = Das lässt sich noch lösen.
clear_away-hint-no = Das lässt sich nicht mehr lösen. Nimm Sprünge zurück, bis es wieder geht.
clear_away-hint-unknown = Keine Lösung gefunden, aber auch kein Beweis, dass es keine gibt.
clear_away-hint-keeping = { $count ->
    [one] Einer von { $jumps } Sprüngen lässt es dabei: Sein Stein hat einen kräftigeren Ring.
   *[other] { $count } von { $jumps } Sprüngen lassen es dabei: Ihre Steine haben einen kräftigeren Ring.
}
clear_away-hint-fewest = Von hier aus bleiben bestenfalls { $left } Steine liegen.
clear_away-why-solves = Dieser Sprung löst es.
clear_away-why-keeps = Danach lässt es sich noch lösen.
clear_away-why-only = Nur nach diesem Sprung lässt es sich noch lösen.
clear_away-why-loses = Danach lässt es sich nicht mehr lösen: Bestenfalls bleiben { $left } Steine liegen.
clear_away-why-left = Bestenfalls bleiben { $left } Steine liegen.
clear_away-why-lost = Danach lässt es sich nicht lösen.
clear_away-score = { $score ->
    [one] { $score } Stein liegt noch
   *[other] { $score } Steine liegen noch
}

clear_away-move = { $move }

clear_away-jumped = { $from } springt über { $over } nach { $to }. { $left ->
    [one] Ein Stein liegt noch.
   *[other] { $left } Steine liegen noch.
}
clear_away-solved = Gelöst in { $moves } Zügen: Der letzte Stein liegt auf { $at }.
clear_away-stuck = Nach { $moves } Zügen geht kein Sprung mehr, { $left } Steine liegen noch.

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

rule-CA1 = Das Brett hat sechs mal sechs Plätze; darauf liegen 32 Steine, nur die vier Ecken sind frei. Ein Stein springt gerade über einen Stein direkt neben ihm, in der Reihe oder in der Spalte, auf den freien Platz dahinter. Der übersprungene Stein kommt vom Brett.
rule-CA1R = Kein Sprung führt aus dem Brett hinaus, und eine Ecke ist ein Platz wie jeder andere. Springt derselbe Stein mehrmals hintereinander, zählt das als ein Zug. Die Farben haben keine Bedeutung.
rule-CA2 = Liegt nur noch ein Stein, gleich wo, hast du es gelöst. Kann keiner mehr springen und liegen noch zwei oder mehr, ist ihre Zahl dein Ergebnis: Versuch es noch einmal. Du darfst so viele Sprünge zurücknehmen, wie du willst, auch nach dem Ende; das Ergebnis sagt, wie viele es waren.
