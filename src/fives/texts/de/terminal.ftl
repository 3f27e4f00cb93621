# Sätze, die nur das Terminal sagt. Alles andere kommt aus den gemeinsamen Texten und denen der Spiele.

cli-game = Spiel
cli-name = Name
cli-seats = Personen
cli-or = { $others } oder { $last }
cli-minutes = Minuten
cli-options = Einstellungen
cli-levels = Bots

cli-position = Stellung: { $position }
cli-left = Das Spiel bleibt unbeendet.
cli-help = Tippe einen Zug, wie er in der Liste steht, oder seine Nummer (#2). Außerdem: moves, hint, undo, take_back, resign, draw, stop, quit; mit Schrägstrich (/undo), wo ein Zug des Spiels so heißt.

cli-take-back = „undo“ nimmt den letzten Zug zurück, Enter beendet das Spiel.

cli-worth = { $value } für Spieler { $seat } ({ $unit }, { $exact }).
cli-shortest = Keine Lösung braucht weniger Züge als diese mit { $moves }:
cli-exact = exakt
cli-estimate = geschätzt
cli-unit-win-probability = Gewinnwahrscheinlichkeit
cli-unit-solvable = lösbar
cli-unit-points = Punkte

cli-options-of = { $game } zu { $seats }: die Gewinnchance der Person, die beginnt. Beide Seiten spielen fehlerlos.
cli-options-of-nobody = { $game } zu { $seats }: die Gewinnchance jeder Person. Alle spielen gleichzeitig, niemand beginnt. Beide Seiten spielen fehlerlos.
cli-usual-options = die üblichen Einstellungen

cli-prepared = { $game }, Variante { $variation }: gelöst in { $seconds } s

cli-arena = { $game }: { $games } Spiele { $seats ->
    [one] allein
   *[other] zu { $seats }
}
cli-arena-bot = Bot
cli-arena-share = % der Siege
cli-arena-points = Punkte
cli-arena-sure = mit 95 % Sicherheit
cli-arena-mean = ms je Zug
cli-arena-slowest = höchstens
cli-arena-against = gegen

cli-bot-sits = { $bot } sitzt an Tisch { $table }: { $game }. Strg+C verabschiedet sich.

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
cli-dice-daily = { $rolls ->
    [one] Der Wurf ist der
   *[other] Alle { $rolls } Würfe sind die
} vom Tag { $day }: für alle gleich und vorher bekannt, wenn jemand sie ausrechnet.
cli-dice-duplicate = { $rolls ->
    [one] Der Wurf folgt
   *[other] Alle { $rolls } Würfe folgen
} aus dem Geheimnis, das vor dem Spiel versiegelt wurde, für { $tables } Tische dasselbe.
cli-dice-closed = { $rolls ->
    [one] Der Wurf lässt
   *[other] Die { $rolls } Würfe lassen
} sich nicht prüfen: Das Geheimnis ist nicht offengelegt.
cli-dice-not-sealed = { $rolls ->
    [one] Der Wurf ist
   *[other] Die { $rolls } Würfe sind
} nicht versiegelt: Das kann niemand prüfen.
cli-dice-by-hand = { $throws } Würfe von Hand: Die kann niemand prüfen.
cli-throw = { $player }: Wirf { $dice } Würfel und tippe ein, was gefallen ist.
cli-taken = { $taken ->
    [one] Das erste Ereignis stammt
   *[other] Die ersten { $taken } Ereignisse stammen
} aus einem anderen Spiel: Ihre Würfel werden hier nicht geprüft.
cli-imported = { $game } geht nach Ereignis { $events } weiter, sobald das Regal offen ist: { $url }
cli-seat-link = Platz von { $player }, für ein Handy, das hier nicht bekannt ist:
cli-backed-up = { $tables } Tische mit { $events } Ereignissen liegen in { $file }.
cli-table = Tisch
cli-phase = jetzt
cli-phase-gathering = wartet auf Spieler
cli-phase-playing = im Spiel
cli-phase-over = zu Ende
cli-people = Leute
cli-events = Ereignisse
cli-changed = geändert
cli-unused = unbenutzt
cli-days = { $days } Tage
cli-size = Größe
cli-no-tables = Es gibt keine Tische.
cli-yes = ja
cli-forget-sure = { $tables ->
    [one] Diesen Tisch für immer löschen? Tippe ja:
   *[other] Diese { $tables } Tische für immer löschen? Tippe ja:
}
cli-forgotten = { $tables ->
    [one] Ein Tisch ist gelöscht.
   *[other] { $tables } Tische sind gelöscht.
}
cli-not-forgotten = Nichts ist gelöscht.
cli-recovered = { $whole ->
    [one] Ein Tisch ist ganz
   *[other] { $whole } Tische sind ganz
}{ $harmed ->
    [0] {""}
    [one] , ein weiterer geht ohne das weiter, was er verloren hat
   *[other] , { $harmed } weitere gehen ohne das weiter, was sie verloren haben
}. Sie liegen in { $file }: Lege die Datei an die Stelle der beschädigten, oder nenne sie mit --database.
cli-recovered-pages = { $missing } von { $pages } Seiten der Datei fehlen.
cli-lost-table = { $table }: Der ganze Tisch ist verloren.
cli-lost-match = { $table }: Spiel { $match } ist verloren.
cli-lost-events = { $table }: Von Spiel { $match } sind die Ereignisse { $first } bis { $last } verloren.
cli-setting = Einstellung
cli-value = Wert
cli-source = woher
cli-source-flag = Aufruf
cli-source-environment = Umgebung
cli-source-file = Datei
cli-source-default = Vorgabe
cli-config-file = Datei: { $file }
cli-config-unknown = { $name } ist keine Einstellung von fives.
cli-running = Das Spiel ist nicht zu Ende.

cli-serving = Das Spieleregal ist offen: { $url }
cli-scan = Scanne das mit einem Telefon im selben Netz.
cli-scan-wifi = Noch nicht im WLAN { $wifi }? Zuerst das hier scannen.
cli-wifi-password = Passwort des WLANs { $wifi } (nichts, wenn es offen ist):
cli-nearby = Auch unter { $url }
cli-stop = Strg+C schließt es. Laufende Spiele bleiben erhalten.

cli-possible-known = möglich: { $known }
cli-possible-fewest = { $fewest } bis { $most } können spielen
cli-possible-example = zum Beispiel: { $example }
cli-possible-why = { $why }
refusal-bad-table = Mit dieser Datei kann hier kein Tisch weiterspielen.
refusal-table-exists = Einen Tisch mit diesem Code gibt es hier schon.
refusal-no-solver = Für dieses Spiel gibt es keinen Löser.
refusal-not-together = Diese beiden gehen nicht zusammen.
refusal-not-solved = Die genauen Chancen dieses Spiels kennt niemand.
refusal-bad-number = { $name }: { $value } liegt nicht zwischen { $least } und { $most }.
refusal-bad-seconds = { $name }: „{ $value }“ sind keine Sekunden über 0 und höchstens { $most }.
refusal-bad-link = Das ist weder der Link eines Tisches noch sein Code.
refusal-no-seat-kept = { $file } ist eine andere Datei, in der kein Platz aufgehoben ist.
refusal-bad-bot = In { $file } ist kein Bot.
refusal-bot-failed = Der Bot ist gescheitert.
refusal-seat-lost = Der Platz gehört diesem Bot nicht mehr.
refusal-bad-journal = { $file } ist kein Protokoll der Arena.
refusal-no-cluster = Der Cluster lässt sich nicht benutzen.
refusal-cannot-serve = Das Spieleregal lässt sich nicht öffnen.
refusal-not-verified = { $file } passt nicht zusammen: { $problem }{ $more ->
    [0] .
    [one] , und ein weiterer Fehler.
   *[other] , und { $more } weitere Fehler.
}
