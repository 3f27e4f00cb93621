# 5-Dice War. `$dice` sind Augenzahlen mit Bindestrichen, `$count` die Zahl der Würfel, `$die` eine Augenzahl.

war-name = Würfelschlacht
war-line = Zwei Heere aus Würfeln: Erobere mit gleichen Zahlen und Summen, bis die andere Seite keinen mehr hat.

war-option-variation = Variante
war-option-variation-0 = Grundspiel
war-option-variation-0-line = Jede Runde zwei Würfel für jede Seite und einer in der Mitte.
war-option-variation-1 = Hilfe nach der Niederlage
war-option-variation-1-line = Nach dem ersten Punkt beginnt, wer eine Runde verloren hat, mit drei Würfeln.
war-option-variation-2 = Allein gegen alle
war-option-variation-2-line = Ein einzelner Würfel kann zwei gleiche erobern.
war-option-variation-both = Beides
war-option-variation-both-line = Nach einer Niederlage drei Würfel, und ein einzelner Würfel kann zwei erobern.
war-option-captures = Erobern
war-option-captures-forced = Pflicht
war-option-captures-forced-line = So viele Würfel wie möglich. Welche, wählst du geheim.
war-option-captures-optional = Nach Belieben
war-option-captures-optional-line = Du darfst auch weniger nehmen oder nichts.
war-option-captures-auto = Automatisch
war-option-captures-auto-line = So viele wie möglich, gegnerische Würfel vor dem mittleren.
war-option-sudden = Der letzte Würfel
war-option-sudden-false = Letzte Chance
war-option-sudden-false-line = Wer mit dem letzten Würfel noch etwas erobert, bleibt im Spiel.
war-option-sudden-true = Sofort vorbei
war-option-sudden-true-line = Verlierst du den letzten Würfel, verlierst du die Runde, auch wenn er etwas erobert.

war-army = { $count ->
    [one] { $player }: { $count } Würfel
   *[other] { $player }: { $count } Würfel
}
war-army-yours = { $count ->
    [one] Dein Heer: { $count } Würfel
   *[other] Dein Heer: { $count } Würfel
}
war-middle-shows = Der mittlere Würfel zeigt eine { $die }
war-roll = { $count ->
    [one] Deinen Würfel werfen
   *[other] Deine { $count } Würfel werfen
}
war-roll-middle = Den mittleren Würfel werfen
war-wait-middle = { $player } wirft den mittleren Würfel.
war-wait-throw = { $player } hat noch nicht geworfen …
war-wait-choose = { $player } wählt noch …
war-threw-short = geworfen
war-chose-short = hat gewählt
war-choose = Was eroberst du?
war-choose-line = Tippe die Würfel an, die du nehmen willst. Es ist geheim, bis beide gewählt haben.
war-target = Die { $die } erobern
war-target-middle = Die { $die } in der Mitte erobern
war-capture = { $count ->
    [0] Nichts erobern
    [one] { $count } Würfel erobern
   *[other] { $count } Würfel erobern
}
war-capture-which = Wähle zuerst
war-choice-opposing = die { $die } mit { $by }
war-choice-middle = die mittlere { $die } mit { $by }
war-choice-none = nichts nehmen
war-choices = Alle Möglichkeiten
war-point = Punkt!

war-move = { $move } nehmen
war-move-none = nichts nehmen
war-move-roll = werfen

war-middle-rolled = { $you ->
    [yes] Du wirfst eine { $die } in die Mitte.
   *[no] { $player } wirft eine { $die } in die Mitte.
}
war-middle-again = { $you ->
    [yes] Eine 1 zählt nicht: Wirf den mittleren Würfel noch einmal.
   *[no] Eine 1 zählt nicht: { $player } wirft den mittleren Würfel noch einmal.
}
war-threw = { $you ->
    [yes] Du wirfst deine Würfel.
   *[no] { $player } wirft.
}
war-rolled = { $you ->
    [yes] Du hast { $dice }.
   *[no] { $player } hat { $dice }.
}
war-chose = { $you ->
    [yes] Du hast gewählt.
   *[no] { $player } hat gewählt.
}
war-captured = { $you ->
    [yes] Du eroberst { $dice }.
   *[no] { $player } erobert { $dice }.
}
war-middle-captured = { $you ->
    [yes] Du eroberst den mittleren Würfel, die { $die }.
   *[no] { $player } erobert den mittleren Würfel, die { $die }.
}
war-middle-stays = Beide erobern den mittleren Würfel: Die { $die } bleibt liegen.
war-nothing = Niemand erobert etwas.
war-scored = { $you ->
    [yes] Das andere Heer hat keine Würfel mehr: ein Punkt für dich!
   *[no] Ein Heer hat keine Würfel mehr: ein Punkt für { $player }!
}
war-won = { $you ->
    [yes] Du hast fünf Punkte und gewinnst, { $scores }.
   *[no] { $player } hat fünf Punkte und gewinnt, { $scores }.
}
war-why-all = Damit eroberst du alle Würfel des anderen Heers.
war-why-takes = Erobert dein Gegenüber nichts, sind es dann { $mine } Würfel gegen { $theirs }.
war-why-middle = { $both ->
    [yes] Auch dein Gegenüber kann den Würfel in der Mitte erobern. Tut ihr es beide, bleibt er liegen.
   *[no] Nur du kannst den Würfel in der Mitte erobern: Dann sind es { $mine } Würfel gegen { $theirs }.
}
war-why-more = { $both ->
    [yes] Du eroberst Würfel des anderen Heers, und es bekommt den in der Mitte nicht.
   *[no] Du eroberst beides: Dann sind es { $mine } Würfel gegen { $theirs }.
}
war-why-nothing = Hier ist es am besten, nichts zu erobern.

war-learn-middle = Ihr habt je zwei Würfel, und in der Mitte liegt eine 3. Wirf!
war-learn-middle-yes = 1 und 2 sind 3: Der mittlere Würfel ist erobert.
war-learn-stays = Diesmal liegt eine 5 in der Mitte. Wirf!
war-learn-stays-yes = 1 und 4 sind 5, 2 und 3 auch. Erobern ihn beide, bleibt der Würfel in der Mitte.
war-learn-choose = Mit 1 und 3 bekommst du die 4, mit 1 und 5 die 6. Aber jeder deiner Würfel hilft nur einmal. Wähle.
war-learn-choose-yes = Der Würfel gehört dir. Jetzt hast du vier, und dein Gegenüber hat einen.
war-learn-lone = Du hast nur noch einen Würfel. Allein erobert er einen, der dieselbe Zahl zeigt. Wirf!
war-learn-lone-yes = Eine 6 erobert eine 6. Auch ein einzelner Würfel kann das Spiel noch drehen.
war-learn-last = Dein Gegenüber hat noch einen Würfel. Mit 1 und 2 bekommst du den mittleren, mit 1 und 4 die 5. Was gewinnt die Runde?
war-learn-last-no = Der mittlere Würfel kann warten. Ohne Würfel hat dein Gegenüber die Runde verloren.
war-learn-last-yes = Der letzte Würfel ist erobert und damit die Runde. Dein fünfter Punkt: Du gewinnst!

rule-WA1 = Beide nehmen zwei Würfel. Wer beginnt, wirft den fünften Würfel in die Mitte, so oft, bis er keine 1 zeigt.
rule-WA2 = In jedem Zug werft ihr beide alle eure Würfel. Mit einem einzelnen Würfel kannst du einen Würfel erobern, der dieselbe Zahl zeigt. Mit zweien oder mehr kannst du jeden Würfel erobern, der die Summe von zweien deiner Würfel zeigt. Jeder deiner Würfel hilft nur einmal. Erobern kannst du die Würfel der anderen Seite und den mittleren Würfel.
rule-WA3 = Alle Eroberungen geschehen im selben Augenblick: Ihr nehmt beide, was ihr erobert habt. Erobern beide den mittleren Würfel, bleibt er liegen.
rule-WA3R = Ihr wählt eure Eroberungen geheim, sobald alle Würfel liegen. Wer erobern kann, muss es, und zwar so viele Würfel wie möglich. Welche, darf man wählen. Ihr könnt es anders vereinbaren. Gibt es nur eine Möglichkeit, wird sie von selbst gewählt. Ein Würfel, der erobert, kann selbst erobert werden. Der mittlere Würfel behält seine Zahl. Eroberte Würfel wechseln die Seite.
rule-WA4 = Wer nach dem Tausch keinen Würfel mehr hat, verliert die Runde, und die andere Seite bekommt einen Punkt. Dann nehmen wieder beide zwei Würfel, und wer die Runde gewonnen hat, wirft den mittleren. Ihr könnt vereinbaren, dass die Runde mit dem Verlust des letzten Würfels endet, auch wenn dieser noch etwas erobert.
rule-WA5 = Wer zuerst fünf Punkte hat, gewinnt.
rule-WA-V1 = Variante „Hilfe nach der Niederlage“: Nach dem ersten Punkt beginnt, wer eine Runde verloren hat, die nächste mit drei Würfeln, und es gibt keinen mittleren Würfel.
rule-WA-V2 = Variante „Allein gegen alle“: Wer nur einen Würfel hat, kann bis zu zwei Würfel erobern, die seine Zahl zeigen.
