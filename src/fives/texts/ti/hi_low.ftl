# 5-Dice Hi-Low. `$side` is "high" or "low", `$dice` are faces joined by hyphens.

hi_low-name = ልዑልን ትሑትን 5 ዳዶ
hi_low-line = ሓደ ወገን ንልዑል፣ እቲ ካልእ ንትሑት ይድርቢ፤ 35 ድማ ነቲ ሚዛን ይውስኖ።

hi-low-option-variation = ቅዲ
hi-low-option-variation-0 = መሰረታዊ ጸወታ
hi-low-option-variation-0-line = ሓሙሽተ ደርብዩ፤ ሽዑ ኣርባዕተ፣ ሰለስተ፣ ክልተ፣ ሓደ፣ ወይ ሕደግዎ።
hi-low-option-variation-1 = ዓሰርተ ዳዶ
hi-low-option-variation-1-line = ደጊምኩም እትድርብይዎም ዓሰርተ ዳዶ፣ ከም ድላይኩም ከፋፊልኩም።
hi-low-option-variation-2 = ሃድን
hi-low-option-variation-2-line = ሓደ ድምር የቐምጥ፣ እቲ ካልእ ብሓባር 35 ንክኸውን ይሃድን።
hi-low-option-variation-both = ክልቲኡ
hi-low-option-variation-both-line = ሃድን፣ ነፍሲ ወከፍ ተጻዋታይ ድማ ደጊሙ ዝድርብዮ ዓሰርተ ዳዶ ኣለዎ።
hi-low-option-target = ንዓወት ዘድልዩ ዙራት
hi-low-option-target-5 = ሓሙሽተ
hi-low-option-target-5-line = ፈለማ ኣብ ሓሙሽተ ዙር ዝተዓወተ።
hi-low-option-target-6 = ሽዱሽተ
hi-low-option-target-6-line = ፈለማ ኣብ ሽዱሽተ ዙር ዝተዓወተ።
hi-low-option-alternate = ቅደም ተኸተል
hi-low-option-alternate-false = ኩሉ ግዜ ሓደ ዓይነት
hi-low-option-alternate-false-line = ጀማሪ ተጻዋታይ ንነፍሲ ወከፍ ዙር ይጅምር። እዚ ቁሩብ ይኸብድ፦ ካብ 10 ጸወታ ኣብ ኣስታት 4 ይዕወት።
hi-low-option-alternate-true = ይቀያየር
hi-low-option-alternate-true-line = ንዝቕጽል ዙር ዝቕጽል ተጻዋታይ ይጅምሮ፦ ዕድል ዳርጋ ማዕረ እዩ።
hi-low-option-equal-chases = መወዳእታ ሃድን
hi-low-option-equal-chases-false = ብኡንብኡ
hi-low-option-equal-chases-false-line = 15 ነጥቢ ወይ ልዕሊኡ ዘለዎ ወገን ይሳዓር።
hi-low-option-equal-chases-true = ድሕሪ ማዕረ ሃድን
hi-low-option-equal-chases-true-line = ክልቲኡ ወገን ማዕረ ይሃድን፣ ሽዑ ዝወሓደ ነጥቢ ይዕወት።

hi-low-side-high = ልዑል
hi-low-side-high-line = ብሓባር ልዕሊ 35።
hi-low-side-low = ትሑት
hi-low-side-low-line = ብሓባር ትሕቲ 35።
hi-low-choose = ልዑል ወይስ ትሑት?
hi-low-choose-line = ንምሉእ ጸወታ ወገንኩም እዩ።
hi-low-choosing = { $player } ልዑል ወይ ትሑት ይመርጹ ኣለዉ …
hi-low-set = የቐምጡ
hi-low-chase = ይሃድኑ

hi-low-scale = ሚዛን ኣብ ዙርያ 35
hi-low-scale-none = ገና ዝተጻሕፈ ድምር የለን።
hi-low-scale-one = ክሳብ ሕጂ ዝተሓተን ዝለዓለን፦ { $low }። ምስ { $tie } ማዕረ ምኾነ።
hi-low-scale-sum = { $low } + { $high } = { $sum }
hi-low-scale-high = { $low } + { $high } = { $sum }፦ ልዑል
hi-low-scale-low = { $low } + { $high } = { $sum }፦ ትሑት
hi-low-scale-tie = { $low } + { $high } = 35፦ ማዕረ
hi-low-aim = { $total } ተቐሚጡ፦ { $aim } ምስ ዝውሰኾ 35 ይኸውን።
hi-low-total-of = { $player }፦ { $total }

hi-low-steps = ደረጃታት ናይ ሓደ ተራ
hi-low-step-5 = ሓሙሽተ ደርብዩ
hi-low-step = { $step } ደጊምኩም ደርብዩ፣ ወይ ሕደጉ
hi-low-left = { $left } ዳዶ ንምድርባይ ተሪፉ
hi-low-roll-five = ሓሙሽተ ዳዶ ደርብዩ
hi-low-roll = { $count } ዳዶ ደርብዩ
hi-low-roll-none = ዳዶ ደርብዩ
hi-low-stay = ኩሎም ሓሙሽተ ሓዙ
hi-low-stop = ኣብ { $total } ደው በሉ
hi-low-lift = { $count ->
    [one] ደጊምኩም ክትድርብይዎ እትደልዩ ዳዶ ጠውቑ፣ ወይ ንኹሎም ሓዙ።
   *[other] ደጊምኩም እትድርብይዎም { $count } ዳዶ ጠውቑ፣ ወይ ንኹሎም ሓዙ።
}
hi-low-lift-any = ደጊምኩም ክትድርብይዎ እትደልዩ ዳዶ ጠውቑ፣ ወይ ደው በሉ።
hi-low-finish = ክሳብ መወዳእታ ብ{ $total } ጽንሑ
hi-low-beginning = { $player } ይድርብዩ።
hi-low-wait = { $player } ኣየናይ ዳዶ ከም ዝድርብዩ ይውስኑ ኣለዉ።
hi-low-sheet = ወረቐት ነጥቢ
hi-low-sheet-turn = ዙር
hi-low-sheet-sum = ዝተሓተ + ዝለዓለ
hi-low-sheet-points = ነጥቢ
hi-low-sheet-tie = ማዕረ
hi-low-sheet-empty = ገና ዝተወድአ ዙር የለን።
hi-low-goal-chase = ነጥቢ ኣንጻርኩም ይቑጸር፦ 15 ዝበጽሐ ይሳዓር።
hi-low-goal-equal = ነጥቢ ኣንጻርኩም ይቑጸር፦ ሓደ ወገን 15 ምስ በጽሐ፣ ፈለማ ክልቲኡ ማዕረ ይሃድን፣ ሽዑ ዝወሓደ ነጥቢ ይዕወት።

hi_low-move = { $move } ምሓዝ
hi_low-move-none = ኩሎም ሓሙሽተ ምድርባይ
hi_low-move-roll = ምድርባይ
hi_low-move-high = ንልዑል ምጽዋት
hi_low-move-low = ንትሑት ምጽዋት

hi-low-chose = { $you ->
    [yes] { $side ->
        [high] ንስኹም ንልዑል ትጻወቱ።
       *[low] ንስኹም ንትሑት ትጻወቱ።
    }
   *[no] { $side ->
        [high] { $player } ንልዑል ይጻወቱ።
       *[low] { $player } ንትሑት ይጻወቱ።
    }
}
hi-low-kept = { $you ->
    [yes] { $lifted } ዳዶ ደጊምኩም ትድርብዩ።
   *[no] { $player } { $lifted } ዳዶ ደጊሞም ይድርብዩ።
}
hi-low-stayed = { $you ->
    [yes] { $dice } ሒዝኩም።
   *[no] { $player } { $dice } ሒዞም።
}
hi-low-rolled = እቲ ዳዶ { $dice } የርኢ፣ ድምር { $total }።
hi-low-wrote = { $you ->
    [yes] { $total } ጽሒፍኩም።
   *[no] { $player } { $total } ጽሒፎም።
}
hi-low-scored = { $side ->
    [high] { $low } + { $high } = { $sum }፣ ልዕሊ 35፦ እቲ ዙር ናይ ልዑል እዩ።
   *[low] { $low } + { $high } = { $sum }፣ ትሕቲ 35፦ እቲ ዙር ናይ ትሑት እዩ።
}
hi-low-tied = { $low } + { $high } = 35፦ ማዕረ፣ ኣብቲ ዙር ዝተዓወተ የለን።
hi-low-won = { $side ->
    [high] ልዑል ኣብቲ ጸወታ ተዓዊቱ፣ { $scores }።
   *[low] ትሑት ኣብቲ ጸወታ ተዓዊቱ፣ { $scores }።
}
hi-low-missed = { $points ->
    [0] { $you ->
        [yes] ልክዕ 35፦ ንዓኹም ነጥቢ የለን።
       *[no] ልክዕ 35፦ ን{ $player } ነጥቢ የለን።
    }
   *[other] { $you ->
        [yes] ድምር { $sum }፣ ፍልልይ { $points }፦ ሕጂ { $score } ኣለኩም።
       *[no] ድምር { $sum }፣ ፍልልይ { $points }፦ { $player } ሕጂ { $score } ኣለዎም።
    }
}
hi-low-lost = { $you ->
    [yes] ብ{ $score } ነጥቢ ተሳዒርኩም።
   *[no] { $player } ብ{ $score } ነጥቢ ተሳዒሮም።
}
hi-low-once-more = { $you ->
    [yes] 15 ወይ ልዕሊኡ! ሓንሳብ ደጊምኩም ትሃድኑ፣ ሽዑ ዝወሓደ ነጥቢ ይዕወት።
   *[no] 15 ወይ ልዕሊኡ! { $player } ሓንሳብ ደጊሞም ይሃድኑ፣ ሽዑ ዝወሓደ ነጥቢ ይዕወት።
}
hi-low-shared = ክልቲኡ ወገን { $score } ነጥቢ ኣለዎ፦ ዓወት ናይ ክልቲኡ እዩ።
hi-low-why-side = ልዑልን ትሑትን ማዕረ እዮም።
hi-low-why-enough = { $side ->
    [high] { $total } ይኣክል፦ ምስ { $other } ልዕሊ 35 እዩ።
   *[low] { $total } ይኣክል፦ ምስ { $other } ትሕቲ 35 እዩ።
}
hi-low-why-need = { $side ->
    [high] { $tenths ->
        [0] { $need } ወይ ዝያዳ የድልየኩም። እዚ ድርበያ ሳሕቲ የምጽኦ።
       *[other] { $need } ወይ ዝያዳ የድልየኩም። ካብ 10 ድርበያ ኣስታት { $tenths } የምጽኦ።
    }
   *[low] { $tenths ->
        [0] { $need } ወይ ዝወሓደ የድልየኩም። እዚ ድርበያ ሳሕቲ የምጽኦ።
       *[other] { $need } ወይ ዝወሓደ የድልየኩም። ካብ 10 ድርበያ ኣስታት { $tenths } የምጽኦ።
    }
}
hi-low-why-better = { $side ->
    [high] { $tenths ->
        [10] ዳርጋ ኩሉ ድርበያ ካብ ዘለኩም ዝያዳ የምጽእ።
       *[other] ካብ 10 ድርበያ ኣስታት { $tenths } ካብ ዘለኩም ዝያዳ የምጽእ።
    }
   *[low] { $tenths ->
        [10] ዳርጋ ኩሉ ድርበያ ካብ ዘለኩም ዝወሓደ የምጽእ።
       *[other] ካብ 10 ድርበያ ኣስታት { $tenths } ካብ ዘለኩም ዝወሓደ የምጽእ።
    }
}
hi-low-why-stay = { $tenths ->
    [0] ሕጂ ምድርባይ ዳርጋ ኣይሕግዝን።
   *[other] ካብ 10 ድርበያ ኣስታት { $tenths } ጥራይ ሕጂ ይሕግዘኩም።
}
hi-low-why-near = { $distance ->
    [0] ልክዕ { $need }፦ እዚ እዩ ዘድልየኩም።
   *[other] { $need } የድልየኩም። ሕጂ ምድርባይ ከርሕቐኩም ይኽእል።
}
hi-low-why-closer = { $tenths ->
    [10] { $need } የድልየኩም። ዳርጋ ኩሉ ድርበያ የቐርበኩም።
   *[other] { $need } የድልየኩም። ካብ 10 ድርበያ ኣስታት { $tenths } የቐርበኩም።
}
hi-low-why-set = ን{ $total } ናብ 35 ምምላእ ከቢድ እዩ። ሕጂ ምድርባይ ከቃልሎ ይኽእል።
hi-low-why-harder = ካብ 10 ድርበያ ኣስታት { $tenths } ንምምላእ ዝያዳ የኽብዶ።
result-turns-won = ብዓወት ኣብ ዙራት
result-fifteen-against = እቲ ካልእ ወገን ዓሰርተ ሓሙሽተ ነጥቢ በጺሑ
result-fewer-points = ብዝወሓደ ነጥቢ
result-equal-points = ብማዕረ ነጥቢ

hi_low-learn-side = ሓደ ወገን ዓቢ ድምር ይደሊ፣ እቲ ካልእ ንእሽቶ። «ልዑል» ምረጹ።
hi_low-learn-side-yes = ካብ ሕጂ ዓበይቲ ቁጽርታት ንዓኹም ጽቡቓት እዮም።
hi_low-learn-roll = ሓሙሽተ ዳዶኹም ደርብዩ።
hi_low-learn-roll-yes = ድምር 17። ደጊምኩም ክትድርብዩ ትኽእሉ፣ በብግዜኡ ብዝወሓደ ዳዶ።
hi_low-learn-four = መጀመርታ ልክዕ ኣርባዕተ ዳዶ። ነቲ 6 ሓዙ እሞ ነቶም ካልኦት ደጊምኩም ደርብዩ።
hi_low-learn-four-no = 6 እቲ ዝበለጸ ዳዶኹም እዩ። ሓዝዎ፣ ነቶም ኣርባዕተ ካልኦት ደርብዩ።
hi_low-learn-four-yes = ሓደ ዳዶ ተታሒዙ፣ ኣርባዕተ ደጊሞም ተደርብዮም፦ ካብ 17 ናብ 23።
hi_low-learn-stay = ሕጂ ልክዕ ሰለስተ እዩ፣ ግን መብዛሕትኦም ጽቡቓት እዮም። ኩሎም ሓሙሽተ ሓዙ።
hi_low-learn-stay-no = ጽቡቕ ዳዶ ከበላሹ ይኽእል። ኩሎም ሓሙሽተ ሓዙ።
hi_low-learn-stay-yes = ሓደ ደረጃ ክትሓልፍዎ ትኽእሉ። እቲ ዝቕጽል፣ ብክልተ ዳዶ፣ ገና ናትኩም እዩ።
hi_low-learn-sum = እቲ ካልእ 12 ኣለዎ። ንስኹም 26 ኣለኩም፣ ሓደ ዳዶ ድማ ክትድርብዩ ትኽእሉ። ነቲ 2 ኣልዕሉ!
hi_low-learn-sum-no = 2 ጥራይ ክመሓየሽ ይኽእል። ደጊምኩም ደርብይዎ።
hi_low-learn-sum-yes = 12ን 29ን 41 ይኾኑ። ልዕሊ 35 እዩ፣ ስለዚ ኣብቲ ዙር ልዑል ይዕወት፣ ነቲ ጸወታ ድማ ተዓዊትኩም!

rule-HL1 = ዝጅምር ተጻዋታይ ንምሉእ ጸወታ ልዑል ወይ ትሑት ይመርጽ፤ እቶም ካልኦት ነቲ ካልእ ወገን ይወስዱ። ክልተ ሰባት፣ ወይ ክልተ ክልተ ዝኣባላተን ክልተ ጉጅለታት ይጻወታ፦ ኣባላት ጉጅለ ፊት ንፊት ይቕመጡ፣ ሓደ ወገን ድማ ኣለዎም።
rule-HL2 = ተራኹም ምስ በጽሐ ሓሙሽተ ዳዶ ደርብዩ። ሽዑ ካብኣቶም ልክዕ ኣርባዕተ ደጊምኩም ደርብዩ ወይ ሕደጉ፤ ቀጺሉ ልክዕ ሰለስተ ወይ ሕደጉ፤ ክልተ ወይ ሕደጉ፤ ሓደ ወይ ሕደጉ። ኣየናይ ዳዶ ከም ዝኾነ ኩሉ ግዜ ብነጻ ምረጹ፤ ሓደ ደረጃ ምሕዳግ ነቶም ዝቕጽሉ ኣየጥፍኦምን። ድምር ናይ ሓሙሽተ ዳዶኹም ይጽሓፍ።
rule-HL3 = ኩሉ ሰብ ምስ ተጻወተ፣ እቲ ዝተሓተን እቲ ዝለዓለን ድምር ይድመሩ። ትሕቲ 35 እንተ ኾይኑ ኣብቲ ዙር ትሑት ይዕወት፣ ልዕሊ 35 እንተ ኾይኑ ልዑል፤ ልክዕ 35 ማዕረ እዩ።
rule-HL3R = ኣብ ጸወታ ጉጅለ፣ ኣርባዕቲኦም ድምር ከምቲ ዝተጻሕፎ ይቑጸሩ፦ ካብ ኣርባዕቲኦም እቲ ዝተሓተን እቲ ዝለዓለን፣ መን ይኹን መን ዝደርበዮ።
rule-HL4R = ፈለማ ኣብ ሓሙሽተ ዙር ዝተዓወተ ኣብቲ ጸወታ ይዕወት፤ ኣብ ጣውላ ብሽዱሽተ ክትሰማምዑ ትኽእሉ። እቲ ጀማሪ ተጻዋታይ ንነፍሲ ወከፍ ዙር ይጅምር፤ ቅደም ተኸተል ክቀያየር እንተ ተሰማሚዕኩም ግን፣ ንዝቕጽል ዙር ዝቕጽል ተጻዋታይ ይጅምሮ። ደሓር ዝጻወት ብዙሕ ይፈልጥ።
rule-HL-V1 = ቅዲ «ዓሰርተ ዳዶ»፦ ድሕሪ ቀዳማይ ድርበያ፣ ብድምር ዓሰርተ ዳዶ ደጊምኩም ክትድርብዩ ትኽእሉ፤ ዝደለኹምዎ ዳዶ፣ ሓደ ብሓደ ወይ ብሓደ ግዜ፣ ኣብ መንጎ እናርኣኹም። ኣቐዲምኩም ደው ክትብሉ እውን ትኽእሉ።
rule-HL-V2 = ቅዲ «ሃድን»፦ ልዑልን ትሑትን የለን። ቀዳማይ ተጻዋታይ ድምር የቐምጥ፤ እቲ ካልኣይ ክልቲኡ ድምር ብሓባር ልክዕ 35 ክኸውን ይፍትን፣ ነቲ ፍልልይ ድማ ከም ነጥቢ ይወስዶ። ሽዑ እቲ ዝሃደነ ዝቕጽል ድምር የቐምጥ። ዓሰርተ ሓሙሽተ ነጥቢ ወይ ልዕሊኡ ዝበጽሐ ወገን ብኡንብኡ ይሳዓር። ኣብ ጣውላ ፈለማ ክልቲኡ ወገን ማዕረ ክሃድን ክትሰማምዑ ትኽእሉ፦ ሽዑ ዝወሓደ ነጥቢ ይዕወት፤ ነጥቢ ማዕረ እንተ ኾይኑ ዓወት ናይ ክልቲኡ እዩ። ኣብ ጸወታ ጉጅለ፣ ኣብ ጣውላ ዝቕጽል ተጻዋታይ ይሃድን፤ ነጥቢ ድማ ናይ ጉጅለ እዩ። «ዓሰርተ ዳዶ» እውን ምስ ዝህሉ፣ እቲ ድምር ዘቐምጥን እቲ ዝሃድንን ነፍሲ ወከፎም ደጊሞም ዝድርብይዎም ዓሰርተ ዳዶ ኣለዎም።
