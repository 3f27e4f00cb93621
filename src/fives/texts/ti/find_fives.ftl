# Find Fives. `$shape` is the letter of a tile, `$roll` the symbols rolled (a to f), `$points` and `$count` numbers.
find_fives-name = ሓሙሽተ ርኸቡ
find_fives-line = ሓሙሽተ ምልክታት ይድርበዩ። ኩሉ ሰብ ብሓደ ግዜ የናድዮም፣ ሓደ ድማ ነቲ ሰዓት ሑጻ ይግልብጦ።
find_fives-turn-everyone = ኩሉ ሰብ የናዲ ኣሎ
find_fives-level-beginner-line = ካብ ሰለስተ ነጥቢ ሓደ ይረክብ
find_fives-level-casual-line = ፍርቂ ናይቲ ነጥቢ ይረክብ
find_fives-level-strong-line = ካብ ሰለስተ ነጥቢ ክልተ ይረክብ
find_fives-level-perfect-line = ነቶም ዝበለጹ FIVE ብኡንብኡ ይርእዮም
find_fives-level-beginner-plain = ካብ ሰለስተ ነጥቢ ሓደ ይረክብ። ንመጀመርታ ጸወታ ጽቡቕ እዩ።
find_fives-level-casual-plain = ፍርቂ ናይቲ ነጥቢ ይረክብ።
find_fives-level-strong-plain = ካብ ሰለስተ ነጥቢ ክልተ ይረክብ። ንምስዓሩ ከቢድ እዩ።
find-fives-option-mode = ጸወታ
find-fives-option-mode-race = ቅድድም
find-fives-option-mode-race-line = ሓሙሽተ ዙር፣ ኣብ ነፍሲ ወከፍ ክሳብ ሓሙሽተ FIVE። በይንኹም፦ ልምምድ።
find-fives-option-mode-puzzle = ግድል
find-fives-option-mode-puzzle-line = ዓሰርተ ክልተ ዙር፣ ኣብ ነፍሲ ወከፍ ሓደ FIVE፣ እቲ ሰሌዳ ድማ እናመልአ ይኸይድ።
find-fives-option-mode-solo = በይንኹም
find-fives-option-mode-solo-line = እቲ ግድል ንሓደ ሰብ፣ ብዘይ ሰዓት ሑጻ።
find-fives-option-boards = ሰሌዳታት
find-fives-option-boards-white = ዝተፈላለየ
find-fives-option-boards-white-line = ነፍሲ ወከፍ ናይ ገዛእ ርእሱ ሰሌዳ ኣለዎ፣ ኩሎም ማዕረ ሃብታማት።
find-fives-option-boards-grey = ሓደ ዓይነት
find-fives-option-boards-grey-line = ኩሉ ሰብ ኣብ ሓደ ዓይነት ሰሌዳ የናዲ።
find-fives-option-timer = ሰዓት ሑጻ
find-fives-option-timer-15 = 15 ካልኢት
find-fives-option-timer-30 = 30 ካልኢት
find-fives-option-timer-45 = 45 ካልኢት
find-fives-option-timer-60 = 60 ካልኢት
find-fives-option-timer-90 = 90 ካልኢት
find-fives-option-timer-120 = 2 ደቒቕ
find-fives-option-timer-180 = 3 ደቒቕ
find-fives-option-limit = ሓደ ዙር እንተ ነውሐ
find-fives-option-limit-10 = 10 ደቒቕ
find-fives-option-limit-5 = 5 ደቒቕ
find-fives-option-limit-3 = 3 ደቒቕ
find-fives-option-limit-0 = ክሳብ ዝደለኹምዎ
find-fives-option-guard = ጌጋ ሕንጻጻት
find-fives-option-guard-auto = ከም ልሙድ
find-fives-option-guard-auto-line = ንበይኑ ዝጻወት ይኽልከል፣ ኣብ ጣውላ ይፍቀድ።
find-fives-option-guard-off = ይፍቀድ
find-fives-option-guard-off-line = ከም ኣብ ወረቐት፦ ጌጋ ዝኾነ ኣይቑጸርን።
find-fives-option-guard-on = ይኽልከል
find-fives-option-guard-on-line = ነጥቢ ከምጽእ ዘይክእል ሕንጻጽ ጣውላ ኣይትቕበልን።
find-fives-option-tiles = ዋጋ ናይቶም ቁራጻት
find_fives-boards = እቶም ሰሌዳታት ኣብ ጣውላ ኣለዉ።
find_fives-rolled-again = እቲ ዳዶ { $roll } የርኢ። ሓደ ዓይነት በዚሑ፦ ኩሎም ሓሙሽተ ደጊሞም ይድርበዩ።
find_fives-rolled = ዙር { $round } ካብ { $rounds }፦ እቲ ዳዶ { $roll } የርኢ።
find_fives-last-round = ናይ መወዳእታ ዙር፦ ነፍሲ ወከፍ FIVE ዕጽፊ ይቑጸር።
find_fives-outlined = { $you ->
    [yes] { $shape } ሓንጺጽኩም።
   *[no] { $player } { $shape } ሓንጺጾም።
}
find_fives-erased = { $you ->
    [yes] { $shape } ደምሲስኩም።
   *[no] { $player } { $shape } ደምሲሶም።
}
find_fives-turned = { $you ->
    [yes] ነቲ ሰዓት ሑጻ ገልቢጥኩም፦ እቶም ካልኦት { $seconds } ካልኢት ተሪፍዎም።
   *[no] { $player } ነቲ ሰዓት ሑጻ ገልቢጦም፦ { $seconds } ካልኢት ተሪፉ!
}
find_fives-done = { $you ->
    [yes] ወዲእኩም።
   *[no] { $player } ወዲኦም።
}
find_fives-time-up = ደው! እቲ ሰዓት ሑጻ ተወዲኡ።
find_fives-limit-up = ደው! ግዜ ተወዲኡ።
find_fives-all-done = ደው! ኩሉ ሰብ ወዲኡ።
find_fives-scored = { $you ->
    [yes] { $points } ነጥቢ ረኺብኩም{ $bonus ->
        [0] { "" }
       *[other] ፣ ሓደ ካብኡ ብሰዓት ሑጻ
    }።
   *[no] { $player } { $points } ነጥቢ ረኺቦም{ $bonus ->
        [0] { "" }
       *[other] ፣ ሓደ ካብኡ ብሰዓት ሑጻ
    }።
}
find_fives-circled = { $you ->
    [yes] { $shape } ከቢብኩም፣ { $points } ነጥቢ።
   *[no] { $player } { $shape } ከቢቦም፣ { $points } ነጥቢ።
}
find_fives-missed = { $you ->
    [yes] ኣብዚ ዙር ቅኑዕ FIVE የብልኩምን{ $wiped ->
        [0] ።
       *[other] ፦ ሕንጻጽኩም ተደምሲሱ።
    }
   *[no] { $player } ኣብዚ ዙር ቅኑዕ FIVE የብሎምን{ $wiped ->
        [0] ።
       *[other] ፦ እቲ ሕንጻጽ ተደምሲሱ።
    }
}
find_fives-hatched = { $you ->
    [yes] { $shape } ሰሪዝኩም፣ ቦታኡ ድማ ሸፊንኩም።
   *[no] { $player } { $shape } ሰሪዞም፣ ቦታኡ ድማ ሸፊኖም።
}
find_fives-crossed = { $you ->
    [yes] ድሕሪ ሕጂ ዝኣቱ የለን፦ { $shape } ሰሪዝኩም።
   *[no] ድሕሪ ሕጂ ዝኣቱ የለን፦ { $player } { $shape } ሰሪዞም።
}
find_fives-nobody = FIVE ዝረኸበ የለን፦ ጸወታ ተወዲኡ።
find_fives-move = { $move } ምሕንጻጽ
find_fives-move-timer = ሰዓት ሑጻ ምግልባጥ
find_fives-move-done = ወዲአ
find_fives-move-next = ዝቕጽል ዙር
find_fives-move-erase = ሕንጻጽ { $move } ምድምሳስ
find_fives-move-hatch = { $move } ምሽፋን
find_fives-move-cross = { $move } ምስራዝ
find_fives-why-counts = ይቑጸር
find_fives-why-mismatch = ምስቲ ዳዶ ኣይሰማማዕን፦ FIVE ኣይኮነን
find_fives-why-overlap = ምስ ካልእ FIVE ይደራረብ፦ ክልቲኦም ኣይቑጸሩን
find_fives-why-repeat = እቲ ቅርጺ ተደጊሙ፦ ሓደ ጥራይ ይቑጸር
find_fives-why-surplus = ካብ ሓሙሽተ ንላዕሊ፦ እቶም ዝኸበሩ ኣይቑጸሩን
find_fives-why-used = እዚ ቅርጺ ድሮ ተኸቢቡ ወይ ተሰሪዙ
find_fives-why-occupied = ኣብ ነጻ ትርብዒታት ኣይኮነን
result-most-points = ብዝበዝሐ ነጥቢ
result-best-round = ማዕረ ነጥቢ፣ ግን ዝበለጸ ዙር
result-more-fives = ማዕረ ነጥቢ፣ ግን ዝበዝሑ FIVE
result-points-shared = ብማዕረ ነጥቢ
result-played-alone = ኩሎም ዙራት ተጻዊቶም
find_fives-learn-find = ዳዶ ሓሙሽተ ምልክታት የርእዩ። ልክዕ ንዓታቶም ዝሓዙ ሓሙሽተ ጎኒ ንጎኒ ዘለዉ ትርብዒታት ርኸቡ፣ ኣጻብዕትኹም ድማ ኣሕልፉሎም። ፍንጪ፦ ነቲ ጸጋማይ ወሰን ርኣዩ።
find_fives-learn-find-yes = FIVE፦ ብጎኖም ዝተራኸቡ ሓሙሽተ ትርብዒታት፣ ልክዕ ምስቶም ዝተደርበዩ ሓሙሽተ ምልክታት።
find_fives-learn-another = ነፍሲ ወከፍ ቅርጺ ሓንሳብ ጥራይ ይቑጸር፣ ትርብዒት ድማ ክልተ ግዜ ኣይኮነን። ካልእ FIVE ርኸቡ። ፍንጪ፦ ጸጋማይ ታሕተዋይ ኩርናዕ።
find_fives-learn-another-yes = ካልእ ቅርጺ ኣብ ካልኦት ትርብዒታት፦ ክልቲኦም FIVE ይቑጸሩ።
find_fives-learn-circle = ኣብ ግድልን በይንኹምን ኣብ ነፍሲ ወከፍ ዙር ሓደ FIVE ተናድዩ፣ ይነብር ድማ። ሓደ ኣለኩም፦ ነዚ ዙር ወድኡ።
find_fives-learn-circle-yes = ተኸቢቡ፣ ነጥብታቱ ድማ ናትኩም እዩ። ትርብዒታቱ ተታሒዞም ይተርፉ።
find_fives-learn-hatch = ብዘይ FIVE ሓደ ቅርጺ ክትሓድጉ ኣለኩም። ሓደ ምረጹ እሞ ኣብ ሰሌዳኹም ኣብ ዝደለኹምዎ ኣቐምጥዎ።
find_fives-learn-hatch-yes = እቲ ቅርጺ ተሰሪዙ፣ ትርብዒታቱ ድማ ተታሒዞም። ዝቕጽል ዙር ይጅምር።
find_fives-learn-timer = ናብ ቅድድም ንመለስ፣ ናይ መወዳእታ ዙር፦ ነፍሲ ወከፍ FIVE ዕጽፊ ይቑጸር፣ ሰለስተ ድማ ኣለኩም። ቅድሚ ኩሉ ሰብ ሰዓት ሑጻ ገልብጡ!
find_fives-learn-timer-yes = ሰለስተ FIVE፣ ዕጽፊ ዝተቖጽሩ፣ ሓደ ነጥቢ ድማ ንሰዓት ሑጻ፦ ተዓዊትኩም!
rule-FF1 = ሓሙሽተ ዙር፣ ኩሉ ሰብ ብሓደ ግዜ፦ ምድርባይ፣ ምርካብ፣ ነጥቢ ምቑጻር።
rule-FF2 = ኩሎም ሓሙሽተ ዳዶ ይድርበዩ። ሓደ ምልክት ሰለስተ ግዜ ወይ ልዕሊኡ እንተ መጺኡ፣ ኩሎም ሓሙሽተ ደጊሞም ይድርበዩ።
rule-FF3 = FIVE ማለት፣ ብጎኖም ዝተራኸቡ፣ ልክዕ ነቶም ዝተደርበዩ ሓሙሽተ ምልክታት ዘርእዩ ሓሙሽተ ትርብዒታት እዩ።
rule-FF4 = ሓደ ቅርጺ እንተ ዞረ ወይ ብመስትያት እንተ ተራእየ፣ እቲ ባዕሉ ቅርጺ እዩ። ኣብ ነፍሲ ወከፍ ዙር ንነፍሲ ወከፍ ካብቶም ዓሰርተ ክልተ ቅርጽታት ሓንሳብ ክትጥቀምሉ ትኽእሉ።
rule-FF5 = እንተ በዝሐ ሓሙሽተ FIVE፣ ክደራረቡ ድማ የብሎምን። ምሉእ ሕንጻጻት ጥራይ ይቑጸሩ። ክሳብ ደው እትብሉ ክትድምስሱ ትኽእሉ።
rule-FF6R = ዝኾኑ ሓሙሽተ ዝተራኸቡ ትርብዒታት፣ ቅኑዕ ይኹኑ ጌጋ፣ ክትሕንጽጹ ትኽእሉ፤ ብሓደ ግዜ ክሳብ ዕስራ፣ ዝድገም ግን የለን። ኣብ ምቑጻር ነጥቢ ይፍረዱ። ጌጋ ምስ ዝኽልከል፣ ጣውላ ነጥቢ ከምጽእ ንዘይክእል ኣይትቕበሎን።
rule-FF7 = ዝኾነ ሰብ ኣብ ዝኾነ ግዜ ነቲ ሰዓት ሑጻ ክግልብጦ ይኽእል፣ ኣብ ሓደ ዙር ንምሉእ ጣውላ ሓንሳብ። ዝገልበጦ ድሕሪኡ ክሕንጽጽ ወይ ክድምስስ ኣይክእልን። እቶም ካልኦት ክሳብ ዝውዳእ ይቕጽሉ።
rule-FF8R = እቲ ሰዓት ሑጻ 45 ካልኢት፣ ወይ ክንዲ ኣብ ጣውላ ዝተሰማማዕኩምዎ ይኸይድ። ኩሎም ካልኦት ቅድሚኡ «ወዲአ» እንተ ኢሎም፣ እቲ ዙር ኣቐዲሙ ይውዳእ። ዝገልበጦ እንተ ዘየለ፣ እቲ ዙር ድሕሪ እቲ ኣብ ጣውላ ዝተመርጸ ግዜ ብዘይ ተወሳኺ ነጥቢ ይውዳእ። ደረት እንተ ዘይተመሪጹ፣ ዘህውኽ የለን፣ ድሕሪ ዙር እውን። በይንኹም ምስ እትጻወቱ ሰዓት ሑጻን ደረትን የለን፦ «ወዲአ» ትብሉ።
rule-FF9R = ሕንጻጽ ዝቑጸር ቅድሚ «ደው» ምሉእ እንተ ነይሩ እዩ።
rule-FF10 = ነጥቢ ምቑጻር፦ ምስቲ ዳዶ ዘይሰማማዕ ሕንጻጽ FIVE ኣይኮነን። ዝደራረቡ FIVE ኩሎም ኣይቑጸሩን። ካብ ሓደ ዓይነት ቅርጺ ዘለዎም FIVE ሓደ ይቑጸር። ካብ ሓሙሽተ ንላዕሊ እንተ ኾይኖም፣ እቶም ሓሙሽተ ዝሓሰሩ ይቑጸሩ። ነቲ ዋጋታት ደምርዎ፤ ነቲ ሰዓት ሑጻ ዝገልበጠ ሓደ ተወሳኺ ነጥቢ ይረክብ።
rule-FF10R = FIVE ዘይኮነ ሕንጻጽ፣ ምስኡ ንዝደራረብ ካልእ ኣየበላሽዎን።
rule-FF11 = ኣብ ሓሙሻይ ዙር ነፍሲ ወከፍ FIVE ዕጽፊ ይቑጸር። እቲ ተወሳኺ ግን ሓደ ነጥቢ ይተርፍ።
rule-FF12 = ዝበዝሐ ነጥቢ ይዕወት። ማዕረ እንተ ኾይኑ፣ ካብቶም ቀዳሞት ኣርባዕተ ዙራት እቲ ዝበለጸ ዙር ይውስን፤ ገና ማዕረ እንተ ኾይኑ፣ ነቲ ዓወት ትካፈልዎ።
rule-FF13R = ዋጋ ናይቶም ቁራጻት ናትና ምርጫ እዩ፦ ቅርጺ ንምርካብን ንምርኣይን ክሳብ ዝኸበደ፣ ዋጋኡ ይበዝሕ። 4 ን I፣ X፣ W፤ 3 ን T፣ V፣ Z፤ 2 ን F፣ N፣ U፤ 1 ን L፣ P፣ Y። ኣብ ጣውላ እቲ ኣብ ሳንዱቕኩም ዝተሓትመ ዋጋታት ከተእትዉ ትኽእሉ።
rule-FF14 = ሰሌዳታት ኩሎም ዝተፈላለዩ ወይ ኩሎም ሓደ ዓይነት ክኾኑ ይኽእሉ።
rule-FF15R = ነፍሲ ወከፍ ሰሌዳ፣ ካብ ነፍሲ ወከፍ ምልክት 16 ወይ 17 ትርብዒታት ኣለዎ፤ ካብ ሰለስተ ንላዕሊ ሓደ ዓይነት ኣብ ሓደ ቦታ የለን፤ ንነፍሲ ወከፍ ድርበያ ድማ እንተ ወሓደ ሸሞንተ FIVE ኣለዎ። ብዋጋ ቁራጻትና ኩሎም ሰሌዳታት ማዕረ ሃብታማት እዮም።
rule-FP1 = እንተ በዝሐ ዓሰርተ ክልተ ዙር። ኣብ ነፍሲ ወከፍ ዙር ሓደ FIVE ትሕንጽጹ፤ ሓድሽ ሕንጻጽ ነቲ ናይዚ ዙር ኣረጊት ይትክኦ። ሰሌዳታት ኣይጽረጉን። ነፍሲ ወከፍ ቅርጺ ኣብ ምሉእ ጸወታ ሓንሳብ ኣሎ፣ ክሳብ እትኸብብዎ ወይ እትስርዝዎ።
rule-FP2 = ገና ዘሎ ቅርጺ ዝሓዘ፣ ኣብ ነጻ ትርብዒታት ዝተሓንጸጸ ቅኑዕ FIVE ይኽበብ። እንተ ዘይኮነ፣ ገና ዘሎ ቅርጺ ትስርዙ፣ ኣብ ነጻ ትርብዒታት ድማ ብቕርጹ ትሽፍኑ፣ ኣብኡ ዘለዉ ምልክታት ብዘየገድስ።
rule-FP2R = ክትስርዙ እትኽእሉ ዝኣቱ ቅርጺ ጥራይ እዩ፤ ዝኣቱ እንተ ዘየለ፣ ሓደ ቅርጺ ብዘይ ምሽፋን። ድሕሪ 60 ካልኢት ሰዓት ነቲ ዝሓሰረ ዝኣቱ ቅርጺ፣ ኣብቲ ካብ ላዕሊ ቀዳማይ ቦታኡ ይወስዶ። ዙራት ደረት እንተ ዘይብሎም ይጽበየኩም።
rule-FP3 = ነቲ ሰዓት ሑጻ ዝገልበጠ ሓደ ነጥቢ ዋጋ ዘለዎ ምልክት ይረክብ።
rule-FP4 = ጸወታ ድሕሪ ዓሰርተ ክልተ ዙር ይውዳእ፣ ወይ ድሕሪ እቲ ዋላ ሓደ ሰብ ቅኑዕ FIVE ዘይረኸበሉ ቀዳማይ ዙር።
rule-FP5 = ዝተኸበቡ ዋጋታትን ምልክታት ሰዓት ሑጻን ነጥብኹም እዮም። ማዕረ እንተ ኾይኑ፣ ዝበዝሑ ዝተኸበቡ FIVE ይዕወቱ፤ ገና ማዕረ እንተ ኾይኑ፣ ነቲ ዓወት ትካፈልዎ።
rule-FS1 = «በይንኹም» እቲ ግድል ንሓደ ተጻዋታይ እዩ፣ ብዘይ ሰዓት ሑጻ፣ ኩሉ ግዜ ዓሰርተ ክልተ ዙር።

# The board on the screen and on paper. `$shape` is a tile's letter, `$symbols` a list of symbols.
find_fives-word-a = ኮኾብ
find_fives-word-b = ቀለቤት
find_fives-word-c = ስሉስ ኩርናዕ
find_fives-word-d = ልቢ
find_fives-word-e = ወርሒ
find_fives-word-f = መስቀል
find_fives-page-board = ሰሌዳኹም፣ ዓሰርተ ብዓሰርተ ትርብዒታት
find_fives-page-board-of = ሰሌዳ { $player }፣ ዓሰርተ ብዓሰርተ ትርብዒታት
find_fives-page-square = መስርዕ { $row }፣ ዓምዲ { $column }፣ { $symbol }
find_fives-page-in-drawing = ኣብ ስእልኹም
find_fives-page-in-own = ኣብ ሕንጻጽ { $shape }
find_fives-page-in-waiting = ኣብ ሕንጻጽ { $shape }
find_fives-page-in-counts = ኣብ { $shape }፣ ዝቑጸር
find_fives-page-in-void = ኣብ { $shape }፣ ዘይቁጸር
find_fives-page-in-circled = ኣብ { $shape }፣ ዝተኸበበ
find_fives-page-in-hatched = ኣብ { $shape }፣ ዝተሸፈነ
find_fives-page-in-best = ኣብ { $shape }፣ ዝከኣል
find_fives-page-rolled = ዝተደርበየ፦ { $symbols }
find_fives-page-again = ደጊምኩም!
find_fives-page-rolling = እቲ ዳዶ ይንከባለል ኣሎ
find_fives-page-drawing = { $count } ካብ 5
find_fives-page-more = { $count ->
    [one] { $count } ሕንጻጽ፣ እንተ ተቖጺሩ ዋጋኡ { $value }።
   *[other] { $count } ሕንጻጻት፣ ኩሎም እንተ ተቖጺሮም ዋጋኦም { $value }።
} ንምድምሳስ ሓደ ጠውቑ።
find_fives-page-one = ተሓንጺጹ። ካልእ ሕንጻጽ ይትክኦ፣ ምጥዋቕ ይድምስሶ።
find_fives-page-outlines = ሕንጻጻትኩም
find_fives-page-erase = ነቲ ኣብ { $squares } ዘሎ ሕንጻጽ { $shape } ደምስሱ
find_fives-page-put-back = { $shape } ምለሱ
find_fives-page-tiles = እቶም ዓሰርተ ክልተ ቁራጻትን ዋጋኦምን
find_fives-page-tile = { $shape }፣ ዋጋ { $value }{ $state ->
    [used] ፣ ዝተሓንጸጸ
    [circled] ፣ ዝተኸበበ
    [crossed] ፣ ዝተሰረዘ
   *[free] {""}
}
find_fives-page-tiles-line = እቲ ጸወታ ኣብ ሳንዱቕ ኣለኩም ድዩ፧ ኣብ ቁራጻትኩም ዝተሓትመ ዋጋታት ኣእትዉ።
find_fives-page-tiles-ours = ከም ብሓድሽ ናትና ዋጋታት
find_fives-page-everyone = ቅርጽታትን ምልክታትን ናይ ኩሎም
find_fives-page-marks = { $count ->
    [1] ሓደ ምልክት ሰዓት ሑጻ
   *[other] { $count } ምልክታት ሰዓት ሑጻ
}
find_fives-page-players = ተጻወቲ
find_fives-page-found = { $count ->
    [one] ሕንጻጽ
   *[other] ሕንጻጻት
}
find_fives-page-state-searching = የናድዩ
find_fives-page-state-turned = ሰዓት ሑጻ
find_fives-page-state-done = ወዲኦም
find_fives-page-state-looking = ይርእዩ
find_fives-page-state-ready = ድሉዋት
find_fives-page-seconds = { $seconds } ካልኢት ተሪፉ
find_fives-page-lying = እቲ ሰዓት ሑጻ ብጎኑ በጥ ኢሉ ኣሎ፦ ገና ዝገልበጦ የለን
find_fives-page-timer = ሰዓት ሑጻ ገልብጡ
find_fives-page-done = ወዲአ
find_fives-page-score = ነጥቢ ናይዚ ዙር ቁጸሩ
find_fives-page-finish = ነዚ ዙር ወድኡ
find_fives-page-turned = { $player } ነቲ ሰዓት ሑጻ ገልቢጦም።
find_fives-page-you-turned = ነቲ ሰዓት ሑጻ ገልቢጥኩም።
find_fives-page-frozen = ብርዒ ኣቐምጡ። እቶም ካልኦት እቲ ሑጻ ክሳብ ዝውዳእ የናድዩ።
find_fives-page-stop = ደው!
find_fives-page-early = ሰዓት ሑጻ ሕጂ ክትግልብጡ ዲኹም?
find_fives-page-early-line = { $count ->
    [0] ገና ሕንጻጽ የብልኩምን።
    [one] { $count } ሕንጻጽ ኣለኩም።
   *[other] { $count } ሕንጻጻት ኣለኩም።
} ኣብዚ ዙር ድሕሪ ሕጂ ክትሕንጽጹን ክትድምስሱን ኣይትኽእሉን፤ እቶም ካልኦት { $seconds } ካልኢት ተሪፍዎም።
find_fives-page-early-yes = ገልብጡ
find_fives-page-round = ዙር { $round } ካብ { $rounds }
find_fives-page-solo = ዙር { $round } ካብ { $rounds }። { $score } ነጥቢ{ $best ->
    [0] {""}
   *[other] ፣ ኣብዚ መሳርሒ ዝበለጸ፦ { $best }
}።
find_fives-page-scoring = ዙር { $round }፦ { $player }
find_fives-page-double = ናይ መወዳእታ ዙር፦ ነፍሲ ወከፍ FIVE ዕጽፊ ይቑጸር።
find_fives-page-why-counts = { $shape }፣ ዋጋ { $value }
find_fives-page-why-mismatch = { $shape } ነቶም ሓሙሽተ ምልክታት ኣየርእን
find_fives-page-why-overlap = { $shape } ምስ { $other } ትርብዒት ይካፈል
find_fives-page-why-repeat = { $shape } ንኻልኣይ ግዜ፦ ነፍሲ ወከፍ ቅርጺ ሓንሳብ ይቑጸር
find_fives-page-why-surplus = { $shape } ትርፊ እዩ፦ እቶም ሓሙሽተ ዝሓሰሩ ጥራይ ይቑጸሩ
find_fives-page-why-used = { $shape } ቅድሚ ሕጂ ተጠቒምኩምሉ
find_fives-page-why-occupied = { $shape } ኣብ ዝተታሕዙ ትርብዒታት እዩ
find_fives-page-no-outline = ሕንጻጽ የለን
find_fives-page-bonus = ሰዓት ሑጻ ብምግልባጥ
find_fives-page-sum = እዚ ዙር
find_fives-page-table = ነጥቢ ዙር ብዙር
find_fives-page-player = ተጻዋታይ
find_fives-page-total = ድምር
find_fives-page-next = ዝቕጽል ዙር
find_fives-page-see = ኩሎም እንታይ ከም ዝረኸቡ ርኣዩ። ብድሕሪኡ ቀጽሉ።
find_fives-page-wait = ኩሉ ሰብ ክሳብ ዝዳሎ ንጽበ ኣለና …
find_fives-page-choose-time = ድሕሪ { $seconds } ካልኢት ባዕሉ ይቕጽል።
find_fives-page-best = እንታይ ይከኣል ነይሩ?
find_fives-page-best-off = ናብ ሕንጻጻት ተመለሱ
find_fives-page-best-line = ዝበለጸ፦ { $best } ({ $shapes })። ኣብዚ ዝተረኽበ፦ { $got }።
find_fives-page-plan = በዞም ድርበያታት { $open ->
    [yes] እንተ ወሓደ { $best }፣ እንተ በዝሐ { $bound }
   *[no] { $best }
} ነጥቢ ክኽበብ ይከኣል ነይሩ፤ ኣብዚ { $got }። ዙር ብዙር፦ { $rounds }።
find_fives-page-search = ነዞም ሓሙሽተ ምልክታት ጎኒ ንጎኒ ርኸቡ።
find_fives-page-search-one = ነዞም ሓሙሽተ ምልክታት ጎኒ ንጎኒ ርኸቡ።
find_fives-page-no-five = ሕጂ FIVE የለን፦ ንምስራዝ ሓደ ቅርጺ ምረጹ።
find_fives-page-put = ኣብቲ ዘይዕንቅፈኩም ቦታ ኣቐምጥዎ።
find_fives-page-cross-here = { $shape } ኣብዚ ሰርዙ
find_fives-page-other-shape = ካልእ ቅርጺ
find_fives-page-cross-line = ኣብ ነጻ ትርብዒታት ዝኣቱ ቅርጺ የለን፦ ሓደ ሰርዙ ጥራይ።
find_fives-page-cross = { $shape } ሰርዙ፣ ዋጋ { $value }
find_fives-page-turn = ኣዙሩ
find_fives-page-mirror = መስትያት
find_fives-page-move-left = ንጸጋም
find_fives-page-move-right = ንየማን
find_fives-page-move-up = ንላዕሊ
find_fives-page-move-down = ንታሕቲ
find_fives-page-place-not = { $shape } ኣብዚ ኣይኣቱን
find_fives-page-print = ሰሌዳታት ሕተሙ
find_fives-page-print-now = ሕተሙ
find_fives-page-print-board = ሰሌዳን ቁራጻትን ናይ { $player }
find_fives-page-print-scores = ወረቐት ነጥቢ
find_fives-page-print-race = ሓሙሽተ ዙር። ኣብ ሓደ ዙር እንተ በዝሐ ሓሙሽተ FIVE፣ ነፍሲ ወከፍ ቅርጺ ሓንሳብ፣ ክደራረቡ ድማ የብሎምን። ኣብ ሓሙሻይ ዙር ኩሉ ዕጽፊ ይቑጸር።
find_fives-page-print-puzzle = ዓሰርተ ክልተ ዙር፣ ኣብ ነፍሲ ወከፍ ሓደ FIVE። ኣብ ቁራጹ ምልክት ግበሩ። FIVE እንተ ዘየለ፣ ሓደ ቁራጽ ሰርዙ፣ ኣብ ነጻ ትርብዒታት ድማ ብቕርጹ ሸፍኑ።
find_fives-page-print-values = ዋጋ ናይቶም ቁራጻት፦
find_fives-page-hint = ፍንጪ፦ { $shape }፣ ብሰማያዊ ተሳኢሉ።
find_fives-page-hint-none = ፍንጪ፦ ዝተመሓየሸ ንምግባር ክትውስኽዎ እትኽእሉ የለን።
find_fives-score = { $score } ነጥቢ
