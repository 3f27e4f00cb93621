# 5-Dice Tug. `$goal` is "five" or "three", `$dice` and `$kept` are faces joined by hyphens.

tug-name = ስሕበት 5 ዳዶ
tug-line = እቶም ሓሙሽተ ዳዶ ሓደ እዮም፣ ሸቶታት ግን ክልተ፦ ናባኹም ስሓብዎም።

tug-option-variation = ቅዲ
tug-option-variation-0 = መሰረታዊ ጸወታ
tug-option-variation-0-line = ኣብ ነፍሲ ወከፍ ተራ ሓደ ወይ ክልተ ዳዶ ደጊምኩም ደርብዩ።
tug-option-variation-1 = እናወሰኸ ዝኸይድ
tug-option-variation-1-line = ኣብ ቀዳማይ ተራ ሓደ ዳዶ፣ ኣብ ካልኣይ ክልተ፣ ኣብ ሳልሳይ ሰለስተ …
tug-option-variation-2 = ኩሉ ግዜ ክልተ
tug-option-variation-2-line = ኣብ ነፍሲ ወከፍ ተራ ልክዕ ክልተ ዳዶ።
tug-option-full-house = ሰለስተን ክልተን
tug-option-full-house-false = ኣይቑጸርን
tug-option-full-house-false-line = እቶም ካልኦት ክልተ ዳዶ ዝተፈላለዩ ክኾኑ ኣለዎም።
tug-option-full-house-true = ከም ሰለስተ ሓደ ዓይነት ይቑጸር
tug-option-full-house-true-line = 3-3-3-5-5 ነጥቢ የምጽእ።
tug-option-choose = ምምራጽ ሸቶ
tug-option-choose-once = ሓደ ግዜ
tug-option-choose-once-line = ሸቶታት ንምሉእ ጸወታ ይጸንሑ።
tug-option-choose-each-beginning = ንነፍሲ ወከፍ ነጥቢ
tug-option-choose-each-beginning-line = ነጥቢ ዝጅምር ተጻዋታይ ሓድሽ ሸቶ ይመርጽ። ስለዚ መን ጸወታ ከም ዝጀመረ ብዙሕ ለውጢ የብሉን።
tug-option-gift = ሸቶ ናይቲ ካልእ ምድርባይ
tug-option-gift-false = ነጥቢ የብሉን
tug-option-gift-false-line = ኣብ ተራኹም ሸቶኹም ጥራይ ይቑጸር።
tug-option-gift-true = ህያብ እዩ
tug-option-gift-true-line = እቲ ካልእ ተጻዋታይ ነቲ ነጥቢ ይረክብ።

tug-goal-five = ሓሙሽተ ዝተፈላለዩ
tug-goal-five-line = ዝተደግመ ቁጽሪ የለን።
tug-goal-three = ሰለስተ ሓደ ዓይነት
tug-goal-three-line = { $fullhouse ->
    [yes] ልክዕ ሰለስተ፣ 1ን 6ን ግን ብሓደ ኣይህልዉን።
   *[no] ልክዕ ሰለስተ፣ እቶም ካልኦት ክልተ ዝተፈላለዩ፣ 1ን 6ን ግን ብሓደ ኣይህልዉን።
}
tug-choose = ናበይ ትስሕቡ?
tug-choose-line = { $choose ->
    [each_beginning] ነዚ ነጥቢ ሸቶኹም እዩ።
   *[once] ንምሉእ ጸወታ ሸቶኹም እዩ።
}
tug-choosing = { $player } ሸቶ ይመርጹ ኣለዉ …
tug-rope = እቲ ገመድ፦ { $left } { $leftscore }፣ { $right } { $rightscore }። ሓሙሽተ ነጥቢ ዝረኸበ ይዕወት።
tug-roll-five = ሓሙሽተ ዳዶ ደርብዩ
tug-roll = { $count } ዳዶ ደርብዩ
tug-roll-none = ዳዶ ደርብዩ
tug-lift = { $most ->
    [1] ደጊምኩም ክትድርብይዎ እትደልዩ ዳዶ ጠውቑ።
   *[other] { $least ->
        [1] ደጊምኩም እትድርብይዎም ክሳብ { $most } ዳዶ ጠውቑ።
       *[other] ደጊምኩም እትድርብይዎም { $least } ዳዶ ጠውቑ።
    }
}
tug-left = ኣብ ተራ { $number }፣ { $left } ዳዶ ንምድርባይ ተሪፉ
tug-point = ነጥቢ!

tug-move = { $move } ምሓዝ
tug-move-none = ኩሎም ሓሙሽተ ምድርባይ
tug-move-roll = ምድርባይ
tug-move-five = ንሓሙሽተ ዝተፈላለዩ ምስሓብ
tug-move-three = ንሰለስተ ሓደ ዓይነት ምስሓብ

tug-chose = { $you ->
    [yes] { $goal ->
        [five] ንስኹም ንሓሙሽተ ዝተፈላለዩ ትስሕቡ።
       *[three] ንስኹም ንሰለስተ ሓደ ዓይነት ትስሕቡ።
    }
   *[no] { $goal ->
        [five] { $player } ንሓሙሽተ ዝተፈላለዩ ይስሕቡ።
       *[three] { $player } ንሰለስተ ሓደ ዓይነት ይስሕቡ።
    }
}
tug-kept = { $you ->
    [yes] { $lifted } ዳዶ ደጊምኩም ትድርብዩ።
   *[no] { $player } { $lifted } ዳዶ ደጊሞም ይድርብዩ።
}
tug-rolled = እቲ ዳዶ { $dice } የርኢ።
tug-vain = { $you ->
    [yes] { $goal ->
        [five] ሓሙሽተ ዝተፈላለዩ፣ ግን ብድርበያኹም፦ ነጥቢ ዝረኸበ የለን።
       *[three] ሰለስተ ሓደ ዓይነት፣ ግን ብድርበያኹም፦ ነጥቢ ዝረኸበ የለን።
    }
   *[no] { $goal ->
        [five] ሓሙሽተ ዝተፈላለዩ፣ ግን ብድርበያ { $player }፦ ነጥቢ ዝረኸበ የለን።
       *[three] ሰለስተ ሓደ ዓይነት፣ ግን ብድርበያ { $player }፦ ነጥቢ ዝረኸበ የለን።
    }
}
tug-scored = { $you ->
    [yes] { $goal ->
        [five] ሓሙሽተ ዝተፈላለዩ፦ ነጥቢ ንዓኹም!
       *[three] ሰለስተ ሓደ ዓይነት፦ ነጥቢ ንዓኹም!
    }
   *[no] { $goal ->
        [five] ሓሙሽተ ዝተፈላለዩ፦ ነጥቢ ን{ $player }!
       *[three] ሰለስተ ሓደ ዓይነት፦ ነጥቢ ን{ $player }!
    }
}
tug-won = { $you ->
    [yes] ሓሙሽተ ነጥቢ ረኺብኩም ተዓዊትኩም፣ { $scores }።
   *[no] { $player } ሓሙሽተ ነጥቢ ረኺቦም ተዓዊቶም፣ { $scores }።
}
tug-why-goal = በዚ ዕላማ ዝጅምር ካብ 100 ነጥቢ ኣስታት { $hundredths } ይረክብ።
tug-why-makes = { $goal ->
    [five] ነቲ { $lifted } ደጊምኩም ደርብዩ፦ ብ{ $any } ሓሙሽተ ዝተፈላለዩ ይኾኑ።
   *[three] ነቲ { $lifted } ደጊምኩም ደርብዩ፦ ብ{ $any } ሰለስተ ሓደ ዓይነት ይኾኑ።
}
tug-why-two = ገና ክልተ ዝተፈላለዩ ቁጽርታት የድልዩኹም፦ { $any }።
tug-why-often = { $tenths ->
    [0] { $goal ->
        [five] ብዕድል ሓሙሽተ ዝተፈላለዩ ይኾኑ።
       *[three] ብዕድል ሰለስተ ሓደ ዓይነት ይኾኑ።
    }
   *[other] { $goal ->
        [five] ካብ 10 ድርበያ ኣስታት { $tenths } ሓሙሽተ ዝተፈላለዩ ይህብ።
       *[three] ካብ 10 ድርበያ ኣስታት { $tenths } ሰለስተ ሓደ ዓይነት ይህብ።
    }
}
tug-why-guards = { $goal ->
    [five] ሓሙሽተ ዝተፈላለዩ ሳሕቲ ይመጹ፣ ግን ንእቲ ካልእ ተጻዋታይ ዝኸፍአ ዳዶ ይተርፎ።
   *[three] ሰለስተ ሓደ ዓይነት ሳሕቲ ይመጹ፣ ግን ንእቲ ካልእ ተጻዋታይ ዝኸፍአ ዳዶ ይተርፎ።
}
tug-why-leaves = ሕጂ ነጥቢ የለን፣ ግን ንእቲ ካልእ ተጻዋታይ ሕማቕ ዳዶ ይተርፎ።
tug-why-again = ገና ነጥቢ የለን፣ ግን ደጊምኩም ክትድርብዩ ትኽእሉ።

tug-learn-goal = ክልቴኹም ነቶም ሓደ ሓሙሽተ ዳዶ ትድርብዩ፣ ግን ነፍሲ ወከፍኩም ካልእ ትደልዩ። «ሰለስተ ሓደ ዓይነት» ምረጹ።
tug-learn-goal-yes = ሕጂ እዚ ሸቶኹም እዩ። እቲ ካልእ ተጻዋታይ ንሓሙሽተ ዝተፈላለዩ ቁጽርታት ይስሕብ።
tug-learn-roll = ዝመረጸ ይጅምር። ኩሎም ሓሙሽተ ዳዶ ደርብዩ።
tug-learn-roll-yes = ካብ ክልቲኡ ሸቶ ሓደ እኳ ኣይወጸን፣ ስለዚ ገና ነጥቢ የለን። ቀዳማይ ተራ ናትኩም እዩ።
tug-learn-pull = ክልተ 4 ጽቡቕ መጀመርታ እዩ። ካብቶም ካልኦት ክልተ ዳዶ ኣልዕሉ እሞ ደጊምኩም ደርብዩ።
tug-learn-pull-no = ክልቲኦም 4 ሓዙ፣ ካብቶም ካልኦት ክልተ ኣልዕሉ።
tug-learn-pull-yes = ሰለስተ 4፦ እዚ ሸቶኹም እዩ፣ ሓደ ነጥቢ ድማ ንዓኹም።
tug-learn-spoilt = ሰለስተ 2፣ ግን ነጥቢ የለን፦ 1ን 6ን ብሓደ ክህልዉ የብሎምን። ካብኣቶም ሓደ ኣልዕሉ።
tug-learn-spoilt-no = ነቶም ሰለስተ 2 ኣብ ቦታኦም ሕደጉ።
tug-learn-spoilt-yes = ሰለስተ ሓደ ዓይነት፣ 1ን 6ን ድማ ብሓደ የለዉን፦ ሕጂ ይቑጸር።
tug-learn-different = ሕጂ ንሓሙሽተ ዝተፈላለዩ ቁጽርታት ትስሕቡ፣ ነጥቢ 4 ብ4 እዩ። ኣየናይ ዳዶ ይዕንቅፈኩም?
tug-learn-different-no = ካብቶም ክልተ 1 ሓደ ጥራይ ኣልዕሉ።
tug-learn-different-yes = ሓሙሽተ ዝተፈላለዩ ቁጽርታት፣ ሓሙሻይ ነጥብኹም ድማ፦ ተዓዊትኩም!

rule-TU1 = ሓደ ተጻዋታይ ንሓሙሽተ ዝተፈላለዩ ቁጽርታት ይስሕብ። እቲ ካልእ ንልክዕ ሰለስተ ሓደ ዓይነት ይስሕብ፤ ግን ኣብቶም ሓሙሽተ ዳዶ 1ን 6ን ብሓደ ክህልዉ የብሎምን።
rule-TU1R = ሰለስተ ካብ ሓደ ቁጽርን ክልተ ካብ ካልእ ቁጽርን ከም ሰለስተ ሓደ ዓይነት ኣይቑጸሩን። ኣብ ጣውላ ግን ክቑጸሩ ክትሰማምዑ ትኽእሉ።
rule-TU2 = ዝጅምር ተጻዋታይ ንምሉእ ጸወታ ሸቶ ይመርጽ፣ ኩሎም ሓሙሽተ ዳዶ ድማ ይድርቢ። እዚ ድሮ ሓደ ካብቶም ክልተ ሸቶታት እንተ ኾይኑ፣ ዋና ናይቲ ሸቶ ሓደ ነጥቢ ይረክብ፤ ዝቕጽል መጀመርታ ድማ እቲ ነጥቢ ዘይረኸበ ይድርቢ። ኣብ ጣውላ ግን፣ ነጥቢ ዝጅምር ተጻዋታይ ኩሎም ሓሙሽተ ዳዶ ቅድሚ ምድርባዩ ሓድሽ ሸቶ ክመርጽ ክትሰማምዑ ትኽእሉ።
rule-TU3 = ድሕሪኡ በብተራ ትጻወቱ፤ ነቲ መጀመርታ ዝደርበየ ይቕድም። ሓደ ወይ ክልተ ዳዶ ደጊምኩም ደርብዩ፣ ክልተ እንተ ኾይኖም ብሓደ ግዜ። ናትኩም ሸቶ እንተ ወጺኡ፣ ሓደ ነጥቢ ትረኽቡ፤ እቲ ተወዳዳሪኹም ድማ ሓድሽ መጀመርታ ይድርቢ፣ ቀዳማይ ተራ እውን ናቱ እዩ።
rule-TU3R = ድርበያኹም ሸቶ ናይቲ ካልእ ተጻዋታይ እንተ ኾይኑ፣ ዋላ ሓደ ነጥቢ ኣይረክብን፤ ዳዶ ከም ዘለዎ ይጸንሕ፣ እቲ ካልእ ተጻዋታይ እውን ክድርቢ ኣለዎ። ኣብ ጣውላ ግን፣ ህያብ ኮይኑ ነቲ ካልእ ነጥቢ ክኸውን ክትሰማምዑ ትኽእሉ።
rule-TU4 = ፈለማ ሓሙሽተ ነጥቢ ዝረኸበ ይዕወት።
rule-TU-V1 = ቅዲ «እናወሰኸ ዝኸይድ»፦ ንነፍሲ ወከፍ ነጥቢ፣ ኣብ ቀዳማይ ተራ ሓደ ዳዶ ደጊሙ ይድርበ፣ ኣብ ካልኣይ ክልተ፣ ኣብ ሳልሳይ ሰለስተ፣ ተራ መን ይኹን መን። ከም ድላይኩም ሓደ ብሓደ ወይ ብሓደ ግዜ ደርብይዎም፣ ኣብ መንጎ ድማ ርኣዩ። ነጥቢ ምስ ረኸብኩም ወይ ኩሎም ምስ ወድኣኹም ጥራይ ደው ትብሉ።
rule-TU-V2 = ቅዲ «ኩሉ ግዜ ክልተ»፦ ኣብ ነፍሲ ወከፍ ተራ ልክዕ ክልተ ዳዶ ደጊሞም ይድርበዩ።
