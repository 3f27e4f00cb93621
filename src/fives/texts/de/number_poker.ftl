# Zahlenpoker. `$stone` ist der Wert eines Steins, 1 bis 4; `$stones` sind mehrere, mit Strichen verbunden.

number_poker-name = Zahlenpoker
number_poker-line = Versteck einen Stein in der Faust. Der höchste gewinnt, wenn ihn sonst niemand zeigt.
number_poker-turn-everyone = Alle wählen einen Stein
number_poker-level-reader-line = lernt deine Gewohnheiten und spielt dagegen
level-reader = Gedankenleser
level-reader-plain = Merkt sich, wie du spielst. Er findet deine Gewohnheiten.

number-poker-option-empty-hand = Leere Hand
number-poker-option-empty-hand-ninth-play = Zählt als neunter Zug
number-poker-option-empty-hand-ninth-play-line = Du darfst sie auch zeigen, wenn deine Steine alle weg sind.
number-poker-option-empty-hand-needs-a-stone = Nur mit Stein
number-poker-option-empty-hand-needs-a-stone-line = Hat am Ende nur noch eine Person Steine, gehören sie ihr.

number-poker-table = Der Tisch
number-poker-choose = Wähle einen Stein zum Verstecken
number-poker-choose-line = Niemand sieht es, bis alle gewählt haben.
number-poker-stone = { $count ->
    [0] Stein { $stone }, keiner mehr da
   *[other] Stein { $stone }, noch { $count }
}
number-poker-palm = Leere Hand, einmal im Spiel
number-poker-palm-used = Leere Hand, schon gezeigt
number-poker-palm-short = leer
number-poker-times = { $count }×
number-poker-take = Welchen Stein nimmst du?
number-poker-take-line = Tippe auf eine Hand auf dem Tisch. Du gewinnst ihren Stein.
number-poker-asked = { $player }: { $what }
number-poker-take-button = Die { $stone } von { $player } nehmen
number-poker-wait-take = { $player } zeigt eine leere Hand und sucht einen Stein aus …
number-poker-wait = Warten auf { $names } …
number-poker-sits-out = hat nichts mehr
number-poker-fist-open = { $player } hat noch nicht gewählt
number-poker-fist-closed = { $player } hat gewählt
number-poker-fist-shows = { $player } zeigt { $what }
number-poker-what-stone = eine { $stone }
number-poker-what-empty = eine leere Hand
number-poker-state-kept = behalten
number-poker-state-taken = genommen
number-poker-state-out = raus
number-poker-left-of = { $player } hat noch: { $what }
number-poker-loot = Beute
number-poker-loot-of = Beute von { $player }: { $what }
number-poker-none = nichts
number-poker-sum = Summe { $sum }

number_poker-move = die { $move } spielen
number_poker-move-E = die leere Hand zeigen

number-poker-closed = { $you ->
    [yes] Du hast gewählt.
   *[no] { $player } hat gewählt.
}
number-poker-showed = { $you ->
    [yes] Du zeigst eine { $stone }.
   *[no] { $player } zeigt eine { $stone }.
}
number-poker-empty = { $you ->
    [yes] Du zeigst eine leere Hand.
   *[no] { $player } zeigt eine leere Hand.
}
number-poker-empty-cancel = Die leeren Hände heben sich auf.
number-poker-empty-vain = Es gibt nichts zu nehmen.
number-poker-cancel = Steine mit der { $stone } heben sich auf.
number-poker-took = { $you ->
    [yes] Deine leere Hand nimmt die { $stone }.
   *[no] Die leere Hand von { $player } nimmt die { $stone }.
}
number-poker-kept = { $you ->
    [yes] Du behältst die { $stone }.
   *[no] { $player } behält die { $stone }.
}
number-poker-nobody = Niemand gewinnt diese Runde.
number-poker-leftover = { $you ->
    [yes] Nur du hast noch Steine. Du gewinnst sie: { $stones }.
   *[no] Nur { $player } hat noch Steine und gewinnt sie: { $stones }.
}

number-poker-why-only = Etwas anderes kannst du nicht zeigen.
number-poker-why-decided = Es ist schon entschieden: Jede Wahl ist gleich gut.
number-poker-why-sure = Die beste Wahl, auch wenn die anderen sie kennen.
number-poker-why-mix = Wechsle ab: Zeig das in etwa { NUMBER($percent, maximumFractionDigits: 0) } % der Fälle, damit es niemand errät.
number-poker-why-spare = Genauso gut, aber du brauchst es nicht.
number-poker-why-worse = Gegen die beste Mischung kostet das { NUMBER($percent, maximumFractionDigits: 2) } % Gewinnchance.
number-poker-why-single = Gewinnt in etwa { NUMBER($percent, maximumFractionDigits: 0) } von 100 Runden einen Stein, wenn die anderen zufällig wählen.
number-poker-why-take = Du bekommst die { $stone }, und sonst behält niemand einen Stein.
number-poker-why-take-leaves = { $you ->
    [yes] Du bekommst die { $stone } und behältst auch noch die { $other }.
   *[no] Du bekommst die { $stone }. Dann behält { $player } die { $other }.
}
number-poker-mix-line = Wechsle ab, damit es niemand errät. Am häufigsten ist das gut.

result-loot-most = mit den meisten Steinen
result-loot-sum = gleich viele Steine, aber die höhere Summe
result-loot-shared = gleich viele Steine und gleiche Summe

number_poker-learn-highest = Alle verstecken einen Stein in der Faust. Dann öffnen alle die Hand. Der höchste Stein gewinnt. Verstecke eine 4.
number_poker-learn-highest-no = Nimm diesmal eine 4.
number_poker-learn-highest-yes = Die 4 schlägt die 3 und die 1, und du bekommst sie. Die anderen Steine sind aus dem Spiel.
number_poker-learn-cancel = Vorsicht: Gleiche Steine heben sich auf. Die anderen mögen ihre Vieren, also verstecke eine 3.
number_poker-learn-cancel-no = Nimm diesmal eine 3.
number_poker-learn-cancel-yes = Die zwei Vieren heben sich auf. Jetzt ist die 3 der höchste Stein, den nur eine Hand zeigt, und sie gewinnt.
number_poker-learn-empty = Einmal im Spiel darfst du eine leere Hand zeigen. Probier es aus.
number_poker-learn-empty-no = Lass deine Steine liegen und wähle die leere Hand.
number_poker-learn-empty-yes = Die leere Hand darf sich jeden gezeigten Stein klauen.
number_poker-learn-take = Nimm den Stein, der mehr wert ist.
number_poker-learn-take-no = Das darfst du, aber der andere Stein ist mehr wert.
number_poker-learn-take-yes = Die 4 gehört dir. Jetzt ist die 3 der höchste einzelne Stein und bleibt, wo sie ist.
number_poker-learn-last = Die letzte Runde. Zeig, was du hast.
number_poker-learn-last-yes = Du hast die meisten Steine: Du gewinnst!

rule-NP1 = Alle haben acht Steine, je zwei mit den Werten 1 bis 4. In jeder Runde wählt ihr alle heimlich einen Stein, schließt die Faust darum und öffnet die Hände gemeinsam.
rule-NP2 = Der höchste Wert, den nur eine Person zeigt, gewinnt die Runde: Sie gewinnt den Stein. Gleiche Werte heben sich auf. Dann zählt der nächstniedrigere. Alle anderen gezeigten Steine sind aus dem Spiel. Zeigt niemand einen Wert allein, gewinnt niemand.
rule-NP3 = Einmal im Spiel darfst du stattdessen eine leere Hand zeigen. Dann klaust du einen der gezeigten Steine, welchen du magst. Die übrigen werden wie immer gewertet.
rule-NP4 = Zwei oder mehr leere Hände in einer Runde heben sich auf: Sie bewirken nichts und sind verbraucht.
rule-NP4R = Die leere Hand wählt, wenn alle Hände offen sind. Sie darf jeden gezeigten Stein klauen, auch einen von zwei gleichen. Der andere ist dann allein. Zeigt niemand einen Stein, gibt es nichts zu klauen. Alle dürfen wissen, was die anderen noch haben.
rule-NP5R = Die leere Hand ist wie ein neunter Stein: Wer keine Steine mehr, aber noch die leere Hand hat, zeigt sie. Wer gar nichts mehr hat, setzt aus. Das Spiel endet, wenn alle Steine gespielt sind. Ihr könnt vereinbaren, dass nur zeigen darf, wer noch einen Stein hat. Hat dann nur noch eine Person Steine, gehören sie ihr.
rule-NP6 = Wer die meisten Steine gewonnen hat, gewinnt. Bei Gleichstand gewinnt die höhere Summe ihrer Werte. Ist auch die gleich, teilt ihr euch den Sieg.
