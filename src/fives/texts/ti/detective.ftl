# 5-Dice Detective. `$evidence` is "means", "motive" or "opportunity", `$suspect` a number from 1 to 6,
# `$dice` and `$kept` are faces joined by hyphens.

detective-name = መርማሪ 5 ዳዶ
detective-line = ክልተ፣ ሰለስተ፣ ኣርባዕተ ሓደ ዓይነት፦ ኣብ ልዕሊ ሓደ ካብ ሽዱሽተ ጥርጡራት መርትዖ ኣክቡ።

detective-option-variation = ቅዲ
detective-option-variation-0 = መሰረታዊ ጸወታ
detective-option-variation-0-line = ድሕሪ ካልኣይ ድርበያ፣ ሓደ ዓይነት ዳዶ ካብ ኣረጊትን ሓድሽን ክኸውን ኣለዎ።
detective-option-variation-1 = ዝኾነ ሓደ ዓይነት
detective-option-variation-1-line = ድሕሪ ካልኣይ ድርበያ ዝኾነ ሓደ ዓይነት ዳዶ ይቑጸር።
detective-option-variation-2 = ሓደ መዝገብ ንኹሉ
detective-option-variation-2-line = መርትዖ ናይ ሓባር እዩ፤ ነቲ ሳልሳይ ዝረኸበ ነቲ ጥርጡር ይኸብቦ።
detective-option-variation-both = ክልቲኡ ብሓባር
detective-option-variation-both-line = ዝኾነ ሓደ ዓይነት ይቑጸር፤ መርትዖ ድማ ናይ ሓባር እዩ።
detective-option-last-turn = ናይ መወዳእታ ተራ
detective-option-last-turn-others = ንኹሎም ካልኦት
detective-option-last-turn-others-line = እቲ ጉዳይ ምስ ተፈትሐ፣ ኩሎም ካልኦት ሓደ ተወሳኺ ተራ ይረኽቡ።
detective-option-last-turn-equal-turns = ማዕረ ተራታት
detective-option-last-turn-equal-turns-line = ውሑድ ተራ ዝነበሮም ጥራይ።
detective-option-last-turn-none = የለን
detective-option-last-turn-none-line = ፈለማ ዝፈትሐ ብኡንብኡ ይዕወት።
detective-option-record = ምምዝጋብ መዓስ ግዴታ እዩ
detective-option-record-first-roll = ካብ ቀዳማይ ድርበያ
detective-option-record-first-roll-line = ሓደ መዝገብ፦ ዝምዝገብ ዘለዎ ቀዳማይ ድርበያ ይጸንዕ።
detective-option-record-after-reroll = ድሕሪ ካልኣይ ድርበያ
detective-option-record-after-reroll-line = ሓደ መዝገብ፦ ኩሉ ግዜ ደጊምኩም ክትድርብዩ ትኽእሉ፤ 30 ተራ ብዘይ ምዝገባ እንተ ሓሊፉ ጸወታ ይውዳእ።

detective-means = መሳርሒ ገበን
detective-motive = ምኽንያት
detective-opportunity = ኣጋጣሚ
detective-means-dice = ክልተ ሓደ ዓይነት
detective-motive-dice = ሰለስተ ሓደ ዓይነት
detective-opportunity-dice = ኣርባዕተ ሓደ ዓይነት
detective-suspect = ጥርጡር { $suspect }
detective-file-yours = መዝገብኩም
detective-file-of = መዝገብ { $player }
detective-file-all = እቲ ናይ ሓባር መዝገብ
detective-others = እቶም ካልኦት መዛግብ
detective-has = ተረኺቡ
detective-has-not = ይጎድል
detective-has-by = { $player } ረኺቦምዎ
detective-solved-mark = ተፈቲሑ
detective-circled-by = { $player } ከቢቦምዎ
detective-circles = { $count ->
    [one] { $count } ክቢ
   *[other] { $count } ክብታት
}
detective-progress = ካብ 3 መርትዖታት ናይ ሓደ ጥርጡር { $count }
detective-record = ኣብ ልዕሊ ጥርጡር { $suspect } { $evidence ->
    [means] መሳርሒ ገበን
    [motive] ምኽንያት
   *[opportunity] ኣጋጣሚ
} መዝግቡ
detective-record-nothing = ብዘይ ምምዝጋብ ቀጽሉ
detective-pass-on = ዝተረኽበ የለን፦ ኣሕልፉ
detective-kept-dice = ዝተታሕዘ
detective-new-dice = ሓድሽ
detective-both = መርትዖ ዝተታሕዘን ሓድሽን ዳዶ የድልዮ።
detective-roll-five = ሓሙሽተ ዳዶ ደርብዩ
detective-roll = { $count } ዳዶ ደጊምኩም ደርብዩ
detective-roll-none = ደጊምኩም ደርብዩ
detective-choose = መርትዖ መዝግቡ፣ ወይ ደጊምኩም እትድርብይዎ ዳዶ ጠውቑ።
detective-choose-none = ዝምዝገብ የለን። ደጊምኩም እትድርብይዎ ዳዶ ጠውቑ።
detective-choose-record = እትምዝግብዎ ምረጹ።
detective-wait-roll = { $player } ክድርብዩ እዮም።
detective-wait = { $player } ነቲ ዳዶ ይምርምሩ ኣለዉ።
detective-last = { $count ->
    [one] እቲ ጉዳይ ተፈቲሑ። ገና { $count } ናይ መወዳእታ ተራ ኣሎ።
   *[other] እቲ ጉዳይ ተፈቲሑ። ገና { $count } ናይ መወዳእታ ተራታት ኣለዉ።
}
detective-idle = ብተኸታታሊ ብዘይ ምዝገባ ዝሓለፈ ተራ፦ { $count } ካብ 30።

detective-move = { $move } ምሓዝ
detective-move-none = ኩሎም ሓሙሽተ ዳግማይ ምድርባይ
detective-move-roll = ምድርባይ
detective-move-nothing = ዋላ ሓንቲ ዘይምምዝጋብ
detective-move-means1 = መሳርሒ ገበን ኣብ ልዕሊ 1
detective-move-means2 = መሳርሒ ገበን ኣብ ልዕሊ 2
detective-move-means3 = መሳርሒ ገበን ኣብ ልዕሊ 3
detective-move-means4 = መሳርሒ ገበን ኣብ ልዕሊ 4
detective-move-means5 = መሳርሒ ገበን ኣብ ልዕሊ 5
detective-move-means6 = መሳርሒ ገበን ኣብ ልዕሊ 6
detective-move-motive1 = ምኽንያት ኣብ ልዕሊ 1
detective-move-motive2 = ምኽንያት ኣብ ልዕሊ 2
detective-move-motive3 = ምኽንያት ኣብ ልዕሊ 3
detective-move-motive4 = ምኽንያት ኣብ ልዕሊ 4
detective-move-motive5 = ምኽንያት ኣብ ልዕሊ 5
detective-move-motive6 = ምኽንያት ኣብ ልዕሊ 6
detective-move-opportunity1 = ኣጋጣሚ ኣብ ልዕሊ 1
detective-move-opportunity2 = ኣጋጣሚ ኣብ ልዕሊ 2
detective-move-opportunity3 = ኣጋጣሚ ኣብ ልዕሊ 3
detective-move-opportunity4 = ኣጋጣሚ ኣብ ልዕሊ 4
detective-move-opportunity5 = ኣጋጣሚ ኣብ ልዕሊ 5
detective-move-opportunity6 = ኣጋጣሚ ኣብ ልዕሊ 6

detective-rolled = እቲ ዳዶ { $dice } የርኢ።
detective-kept = { $you ->
    [yes] { $lifted } ዳዶ ደጊምኩም ትድርብዩ።
   *[no] { $player } { $lifted } ዳዶ ደጊሞም ይድርብዩ።
}
detective-recorded = { $you ->
    [yes] { $evidence ->
        [means] ኣብ ልዕሊ ጥርጡር { $suspect } መሳርሒ ገበን ረኺብኩም።
        [motive] ኣብ ልዕሊ ጥርጡር { $suspect } ምኽንያት ረኺብኩም።
       *[opportunity] ኣብ ልዕሊ ጥርጡር { $suspect } ኣጋጣሚ ረኺብኩም።
    }
   *[no] { $evidence ->
        [means] { $player } ኣብ ልዕሊ ጥርጡር { $suspect } መሳርሒ ገበን ረኺቦም።
        [motive] { $player } ኣብ ልዕሊ ጥርጡር { $suspect } ምኽንያት ረኺቦም።
       *[opportunity] { $player } ኣብ ልዕሊ ጥርጡር { $suspect } ኣጋጣሚ ረኺቦም።
    }
}
detective-nothing = { $you ->
    [yes] ዋላ ሓንቲ ኣይመዝገብኩምን።
   *[no] { $player } ዋላ ሓንቲ ኣይመዝገቡን።
}
detective-old-dice = ሓድሽ { $face } ኣይመጸን፣ ስለዚ እቶም ቀዳሞት ኣይቑጸሩን።
detective-stalled = 30 ተራ ብተኸታታሊ ብዘይ ምዝገባ ሓሊፉ፦ እቲ ጸወታ ኣብዚ ይውዳእ።
detective-solved = { $you ->
    [yes] መዝገብ ተዓጽዩ፦ ጥርጡር { $suspect } ገበነኛ ምዃኑ ኣረጋጊጽኩም!
   *[no] መዝገብ ተዓጽዩ፦ { $player } ጥርጡር { $suspect } ገበነኛ ምዃኑ ኣረጋጊጾም!
}
detective-last-turns = { $count ->
    [one] እቲ ካልእ ሓደ ናይ መወዳእታ ተራ ኣለዎ።
   *[other] { $count } ካልኦት ሓሓደ ናይ መወዳእታ ተራ ኣለዎም።
}
detective-circled = { $you ->
    [yes] ንጥርጡር { $suspect } ከቢብኩምዎ።
   *[no] { $player } ንጥርጡር { $suspect } ከቢቦምዎ።
}
detective-won = { $you ->
    [yes] እቲ ዓወት ናትኩም እዩ።
   *[no] እቲ ዓወት ናይ { $player } እዩ።
}
detective-why-solves = ብእዚ እቲ ጉዳይ ይፍታሕ።
detective-why-clue = ሽዑ ካብ 3 መርትዖታት ናይ ጥርጡር { $suspect } { $count } ኣለኩም።
detective-why-may-solve = ካብ 10 ድርበያ ኣስታት { $tenths } ነቲ ጉዳይ ይፈትሖ።
detective-why-rolls = { $tenths ->
    [0] ብዕድል መርትዖ ይመጽእ።
   *[other] ካብ 10 ድርበያ ኣስታት { $tenths } መርትዖ የምጽእ።
}
detective-why-rarer = { $tenths ->
    [0] ብዕድል ንምርካቡ ዝኸበደ መርትዖ ይመጽእ።
   *[other] ካብ 10 ድርበያ ኣስታት { $tenths } ንምርካቡ ዝኸበደ መርትዖ የምጽእ።
}
detective-why-nothing = እዚ መርትዖ ንካልኦት ዝያዳ ይሕግዝ።
result-murder-solved = ነቲ ጉዳይ ብምፍታሕ
result-suspect-1 = ኣብ ልዕሊ ጥርጡር 1 ብመሳርሒ ገበን፣ ምኽንያትን ኣጋጣምን
result-suspect-2 = ኣብ ልዕሊ ጥርጡር 2 ብመሳርሒ ገበን፣ ምኽንያትን ኣጋጣምን
result-suspect-3 = ኣብ ልዕሊ ጥርጡር 3 ብመሳርሒ ገበን፣ ምኽንያትን ኣጋጣምን
result-suspect-4 = ኣብ ልዕሊ ጥርጡር 4 ብመሳርሒ ገበን፣ ምኽንያትን ኣጋጣምን
result-suspect-5 = ኣብ ልዕሊ ጥርጡር 5 ብመሳርሒ ገበን፣ ምኽንያትን ኣጋጣምን
result-suspect-6 = ኣብ ልዕሊ ጥርጡር 6 ብመሳርሒ ገበን፣ ምኽንያትን ኣጋጣምን
result-most-circles = ብዝበዝሑ ክብታት

detective-learn-roll = ሓደ ሰብ ገይርዎ ኣሎ፣ ዳዶ ድማ መሰኻኽርኹም እዮም። ደርብይዎም።
detective-learn-roll-yes = ሰለስተ 4፦ ኣብ ልዕሊ ጥርጡር 4 ይምስክሩ።
detective-learn-record = ክልተ ሓደ ዓይነት መሳርሒ ገበን እዮም፣ ሰለስተ ምኽንያት፣ ኣርባዕተ ኣጋጣሚ። ነቲ ምኽንያት መዝግቡ።
detective-learn-record-no = ሰለስተ ሓደ ዓይነት ይበልጽ፦ ነቲ ምኽንያት መዝግቡ።
detective-learn-record-yes = ሰለስተ 4 ምኽንያት ናይ ጥርጡር 4 እዮም። ኣብ ሓደ ተራ ሓደ መርትዖ ትምዝግቡ።
detective-learn-again = ክልተ 2 መሳርሒ ገበን ምኾኑ። ተባዓት ኩኑ፦ ክልቲኦም 2 ሓዙ፣ ነቶም ሰለስተ ካልኦት ደጊምኩም ደርብዩ።
detective-learn-again-yes = ሓደ ካልእ 2!
detective-learn-both = ዝተታሕዙን ሓደሽትን ዳዶ ብሓደ ይቑጸሩ። ኣብ ልዕሊ ጥርጡር 2 ነቲ ምኽንያት መዝግቡ።
detective-learn-both-no = ዝያዳ ኣሎ፦ ሰለስተ 2 ምኽንያት እዮም።
detective-learn-both-yes = ገለ ዳዶ ደጊምኩም ምስ ደርበኹም፣ መርትዖ ዝተታሕዘን ሓድሽን ዳዶ የድልዮ፦ ኣብዚ ክልተ ዝተታሕዙ 2፣ ሓደ ድማ ሓድሽ።
detective-learn-solve = ኣብ ልዕሊ ጥርጡር 5 መሳርሕን ምኽንያትን ኣለኩም። ሕጂ ኣርባዕተ 5 ኣለዉ። እንታይ ከም ዝጎደለ ትፈልጡ።
detective-learn-solve-no = ኣርባዕተ 5 እቲ ዘድልየኩም እዩ፦ ነቲ ኣጋጣሚ መዝግቡ።
detective-learn-solve-yes = መሳርሒ ገበን፣ ምኽንያትን ኣጋጣምን፦ ተፈቲሑ። እቲ ካልእ ሓደ ናይ መወዳእታ ተራ ነይርዎ፣ ንስኹም ድማ ተዓዊትኩም!

rule-DE1 = ሓደ ቁጽሪ ዘለዎም ክልተ ዳዶ፣ ኣብ ልዕሊ እቲ ጥርጡር መሳርሒ ገበን እዮም፤ ሰለስተ ምኽንያት፤ ኣርባዕተ ድማ ኣጋጣሚ። ዝበዝሐ ሓደ ዓይነት ከም ዝወሓደ ክምዝገብ ይከኣል፦ ኣርባዕተ ወይ ሓሙሽተ ሓደ ዓይነት ከም ዝኾነ ካብቶም ሰለስተ፣ ሰለስተ ሓደ ዓይነት ድማ ከም ምኽንያት ወይ መሳርሒ ገበን።
rule-DE2 = ሓሙሽተ ዳዶ ደርብዩ። ሽዑ ካብዚ ድርበያ ሓደ መርትዖ መዝግቡ፤ ወይ ኩሎም ሓሙሽተ ደጊምኩም ደርብዩ እሞ ካብቲ ሓድሽ ድርበያ ሓደ መርትዖ መዝግቡ፤ ወይ ካብ ሓደ ክሳብ ኣርባዕተ ዳዶ ደጊምኩም ደርብዩ እሞ ካብ ዝተታሕዘን ሓድሽን ዳዶ ዝቖመ ሓደ መርትዖ መዝግቡ።
rule-DE2R = ኣብ ሓደ ተራ እንተ በዝሐ ሓደ መርትዖ፣ ድሮ ዘለኩም መርትዖ ግን ኣይድገምን። ገለ ዳዶ ደጊምኩም ምስ ደርበኹም፣ ሓደ ዓይነት ዝቑጸር እቲ ቁጽሪ ኣብቶም ዝተታሕዙን ኣብቶም ሓደሽትን እንተሎ ጥራይ እዩ። ድሕሪ ካልኣይ ድርበያ ምምዝጋብ ግዴታ ኣይኮነን።
rule-DE3 = ኣብ ልዕሊ ሓደ ጥርጡር ፈለማ መሳርሒ ገበን፣ ምኽንያትን ኣጋጣምን ዝረኸበ ነቲ ጉዳይ ይፈትሖ። ሽዑ ነፍሲ ወከፍ ካልእ ተጻዋታይ በብተራ ሓደ ናይ መወዳእታ ተራ ኣለዎ።
rule-DE3R = ኣብቲ ናይ መወዳእታ ተራ ዝፈትሐ ኩሉ፣ ነቲ ዓወት ይካፈሎ። ናይ መወዳእታ ተራ ውሑድ ተራ ዝነበሮም ጥራይ ክረኽቡ፣ ወይ ዋላ ሓደ ከይረክብ ኣብ ጣውላ ክትሰማምዑ ትኽእሉ።
rule-DE-V1 = ቅዲ «ዝኾነ ሓደ ዓይነት»፦ ገለ ዳዶ ደጊምኩም ምስ ደርበኹም፣ ዝኾነ ሓደ ዓይነት ይቑጸር፣ ካብ ኣረጊት ዳዶ፣ ካብ ሓድሽ ወይ ካብ ክልቲኡ።
rule-DE-V2 = ቅዲ «ሓደ መዝገብ ንኹሉ»፦ ነፍሲ ወከፍ መርትዖ ሓንሳብ ጥራይ ይምዝገብ፣ ብዝረኸቦ። ነቲ ሳልሳይ መርትዖ ዝረኸበ ነቲ ጥርጡር ይኸብቦ። ሽዱሽቲኦም ምስ ተኸበቡ፣ ዝበዝሐ ክብታት ዘለዎ ይዕወት፤ ማዕረ እንተ ኾይኖም ይካፈሉ።
rule-DE-V2R = ኣብ «ሓደ መዝገብ ንኹሉ» ክምዝገብ ዝከኣል ክትምዝግቡ ኣለኩም። ዝምዝገብ ዘለዎ ቀዳማይ ድርበያ ይጸንዕ፤ ዝምዝገብ እንተ ዘየለ ጥራይ ይድገም። ዝኾነ ቀዳማይ ድርበያ ክድገም ከም ዝከኣል፣ ምምዝጋብ ድማ ድሕሪኡ ጥራይ ግዴታ ከም ዝኸውን ኣብ ጣውላ ክትሰማምዑ ትኽእሉ፤ ሽዑ 30 ተራ ብተኸታታሊ ብዘይ ምዝገባ እንተ ሓሊፉ እቲ ጸወታ ይውዳእ። ዝኾነ ቦታ ክቕየር ምስ ዘይክእል እቲ ጸወታ ኣቐዲሙ ይውዳእ፦ ምስ ክልተ ተጻወትቲ፣ መሪሕነት ካብ ብዝሒ ክፉታት ጥርጡራት ምስ ዝዓቢ።
