# Sätze, die nur das Terminal sagt. Alles andere kommt aus den gemeinsamen Texten und denen der Spiele.

cli-game = Spiel
cli-name = Name
cli-seats = Personen
cli-minutes = Minuten
cli-options = Einstellungen
cli-levels = Bots

cli-position = Stellung: { $position }
cli-left = Das Spiel bleibt unbeendet.
cli-help = Tippe einen Zug, wie er in der Liste steht, oder seine Nummer (#2). Außerdem: moves, hint, undo, resign, quit.

cli-take-back = „undo“ nimmt den letzten Zug zurück, Enter beendet das Spiel.

cli-worth = { $value } für Person { $seat } ({ $unit }, { $exact }).
cli-shortest = Keine Lösung braucht weniger Züge als diese mit { $moves }:
cli-exact = exakt
cli-estimate = geschätzt
cli-unit-win-probability = Gewinnwahrscheinlichkeit
cli-unit-points = Punkte

cli-prepared = { $game }, Variante { $variation }: gelöst in { $seconds } s

cli-replay = { $game }: { $players }
cli-luck-and-skill = { $player }: Glück { $luck }, verschenkt { $given } ({ $unit })
cli-better = Ereignis { $n }: { $player } spielte { $move }, besser war { $best } (verschenkt { $loss })

cli-rules-kept = { $game }: { $events ->
    [one] ein Ereignis hält
   *[other] alle { $events } Ereignisse halten
} die Regeln ein.
cli-dice-sealed = { $rolls ->
    [one] Der Wurf folgt
   *[other] Alle { $rolls } Würfe folgen
} aus dem Geheimnis, das vor dem Spiel versiegelt wurde.
cli-dice-closed = { $rolls ->
    [one] Der Wurf lässt
   *[other] Die { $rolls } Würfe lassen
} sich nicht prüfen: Das Geheimnis ist nicht offengelegt.
cli-running = Das Spiel ist nicht zu Ende.

cli-serving = Das Spieleregal ist offen: { $url }
cli-scan = Scanne das mit einem Telefon im selben Netz.
cli-stop = Strg+C schließt es; laufende Spiele bleiben erhalten.

cli-possible-known = möglich: { $known }
cli-possible-most = { $fewest } bis { $most } können spielen
cli-possible-example = zum Beispiel: { $example }
cli-possible-why = { $why }
refusal-no-solver = Für dieses Spiel gibt es keinen Löser.
refusal-bad-depth = Die Tiefe { $depth } liegt nicht zwischen 0 und { $deepest }.
refusal-cannot-serve = Das Spieleregal lässt sich nicht öffnen.
refusal-not-verified = { $file } passt nicht zusammen: { $problem }{ $more ->
    [0] .
    [one] , und ein weiterer Fehler.
   *[other] , und { $more } weitere Fehler.
}
