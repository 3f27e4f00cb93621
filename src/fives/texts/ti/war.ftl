# 5-Dice War. `$dice` are faces joined by hyphens, `$count` how many dice, `$die` one face.

war-name = ግጥም 5 ዳዶ
war-line = ክልተ ጉጅለ ዳዶ፦ እቲ ካልእ ዳዶ ክሳብ ዝውድእ፣ ብቑጽርን ብድምርን ማርኹ።

war-option-variation = ቅዲ
war-option-variation-0 = መሰረታዊ ጸወታ
war-option-variation-0-line = ኣብ ነፍሲ ወከፍ ዙር፣ ነፍሲ ወከፍ ክልተ ዳዶ፣ ሓደ ድማ ኣብ ማእከል።
war-option-variation-1 = ሓገዝ ንተሳዓሪ
war-option-variation-1-line = ድሕሪ ቀዳማይ ነጥቢ፣ ኣብ ዙር ዝተሳዕረ ብሰለስተ ዳዶ ይጅምር።
war-option-variation-2 = በይኑ ዝዋጋእ
war-option-variation-2-line = ሓደ ዳዶ፣ ምስኡ ሓደ ዓይነት ዝኾኑ ክልተ ዳዶ ክማርኽ ይኽእል።
war-option-variation-both = ክልቲኡ ብሓባር
war-option-variation-both-line = ዝተሳዕረ ብሰለስተ ዳዶ ይጅምር፤ ሓደ ዳዶ ድማ ክልተ ክማርኽ ይኽእል።
war-option-captures = ምምራኽ
war-option-captures-forced = ግዴታ
war-option-captures-forced-line = ብዝተኻእለ መጠን ብዙሕ ዳዶ፤ ኣየናይ ከም ዝኾነ ብምስጢር ትመርጹ።
war-option-captures-optional = ከም ድላይኩም
war-option-captures-optional-line = ውሑድ ወይ ዋላ ሓንቲ ክትወስዱ ትኽእሉ።
war-option-captures-auto = ባዕሉ
war-option-captures-auto-line = ብዝተኻእለ መጠን ብዙሕ፣ ናይቲ ካልእ ዳዶ ቅድሚ እቲ ናይ ማእከል።
war-option-sudden = እቲ ናይ መወዳእታ ዳዶ
war-option-sudden-false = ፈለማ ልውውጥ
war-option-sudden-false-line = ናይ መወዳእታ ዳዶኡ እናጥፍአ ዝማረኸ ይቕጽል።
war-option-sudden-true = ሃንደበታዊ መወዳእታ
war-option-sudden-true-line = ናይ መወዳእታ ዳዶኡ ዘጥፍአ፣ እናማረኸ እውን ይኹን፣ ይሳዓር።

war-army = { $player }፦ { $count } ዳዶ
war-army-yours = ጉጅለኹም፦ { $count } ዳዶ
war-middle-shows = እቲ ናይ ማእከል ዳዶ { $die } የርኢ
war-roll = { $count ->
    [one] ዳዶኹም ደርብዩ
   *[other] { $count } ዳዶኹም ደርብዩ
}
war-roll-middle = ናይ ማእከል ዳዶ ደርብዩ
war-wait-middle = { $player } ነቲ ናይ ማእከል ዳዶ ይድርብዩ።
war-wait-throw = { $player } ክሳብ ዝድርብዩ ንጽበ ኣለና …
war-wait-choose = { $player } ክሳብ ዝመርጹ ንጽበ ኣለና …
war-threw-short = ደርብዮም
war-chose-short = መሪጾም
war-choose = እንታይ ትማርኹ?
war-choose-line = ክትወስድዎ እትደልዩ ዳዶ ጠውቑ። ክልቴኹም ክሳብ እትመርጹ ዋላ ሓደ ኣይርእዮን።
war-target = ነቲ { $die } ማርኹ
war-target-middle = ነቲ ኣብ ማእከል ዘሎ { $die } ማርኹ
war-capture = { $count ->
    [0] ብዘይ ምምራኽ ቀጽሉ
   *[other] { $count } ዳዶ ማርኹ
}
war-capture-which = ፈለማ ምረጹ
war-choice-opposing = ነቲ { $die } ብ{ $by }
war-choice-middle = ነቲ ናይ ማእከል { $die } ብ{ $by }
war-choice-none = ዋላ ሓንቲ ዘይምውሳድ
war-choices = ኩሉ ምርጫታት
war-point = ነጥቢ!

war-move = { $move } ምውሳድ
war-move-none = ዋላ ሓንቲ ዘይምውሳድ
war-move-roll = ምድርባይ

war-middle-rolled = { $you ->
    [yes] ናብ ማእከል { $die } ደርቢኹም።
   *[no] { $player } ናብ ማእከል { $die } ደርብዮም።
}
war-middle-again = { $you ->
    [yes] 1 ኣይቑጸርን፦ ነቲ ናይ ማእከል ዳዶ ደጊምኩም ደርብዩ።
   *[no] 1 ኣይቑጸርን፦ { $player } ነቲ ናይ ማእከል ዳዶ ደጊሞም ይድርብዩ።
}
war-threw = { $you ->
    [yes] ዳዶኹም ደርቢኹም።
   *[no] { $player } ደርብዮም።
}
war-rolled = { $you ->
    [yes] { $dice } ኣለኩም።
   *[no] { $player } { $dice } ኣለዎም።
}
war-chose = { $you ->
    [yes] መሪጽኩም።
   *[no] { $player } መሪጾም።
}
war-captured = { $you ->
    [yes] { $dice } ማሪኽኩም።
   *[no] { $player } { $dice } ማሪኾም።
}
war-middle-captured = { $you ->
    [yes] ነቲ ናይ ማእከል ዳዶ፣ ነቲ { $die }፣ ማሪኽኩም።
   *[no] { $player } ነቲ ናይ ማእከል ዳዶ፣ ነቲ { $die }፣ ማሪኾም።
}
war-middle-stays = ክልቴኹም ነቲ ናይ ማእከል ዳዶ ደሊኹምዎ፦ እቲ { $die } ኣብ ቦታኡ ይተርፍ።
war-nothing = ዝማረኸ የለን።
war-scored = { $you ->
    [yes] እቲ ካልእ ጉጅለ ተወዲኡ፦ ነጥቢ ንዓኹም!
   *[no] ሓደ ጉጅለ ተወዲኡ፦ ነጥቢ ን{ $player }!
}
war-won = { $you ->
    [yes] ሓሙሽተ ነጥቢ ረኺብኩም ተዓዊትኩም፣ { $scores }።
   *[no] { $player } ሓሙሽተ ነጥቢ ረኺቦም ተዓዊቶም፣ { $scores }።
}
war-why-all = ብእዚ ኩሉ ዳዶ ናይቲ ካልእ ትማርኹ።
war-why-takes = እቲ ካልእ ተጻዋታይ እንተ ዘይማሪኹ፣ { $mine } ዳዶ ኣንጻር { $theirs } ይኸውን።
war-why-middle = { $both ->
    [yes] እቲ ካልእ ተጻዋታይ እውን ነቲ ማእከላይ ዳዶ ክማርኾ ይኽእል። ክልቴኹም እንተ ማሪኽኩም ኣብኡ ይተርፍ።
   *[no] እቲ ማእከላይ ዳዶ ናትኩም ጥራይ እዩ፦ ሽዑ { $mine } ዳዶ ኣንጻር { $theirs } ይኸውን።
}
war-why-more = { $both ->
    [yes] ካብቲ ካልእ ትማርኹ፣ እቲ ማእከላይ ዳዶ ድማ ናብኡ ኣይከይድን።
   *[no] ካብ ክልቲኡ ትማርኹ፦ ሽዑ { $mine } ዳዶ ኣንጻር { $theirs } ይኸውን።
}
war-why-nothing = ኣብዚ ዘይምምራኽ ይሓይሽ።

war-learn-middle = ነፍሲ ወከፍኩም ክልተ ዳዶ ኣለኩም፣ ኣብ ማእከል ድማ 3 ኣሎ። ደርብዩ!
war-learn-middle-yes = 1ን 2ን 3 ይኾኑ፦ እቲ ናይ ማእከል ዳዶ ተማሪኹ።
war-learn-stays = ሎሚ ኣብ ማእከል 5 ኣሎ። ደርብዩ!
war-learn-stays-yes = 1ን 4ን 5 ይኾኑ፣ 2ን 3ን እውን። ክልቴኹም እንተ ማሪኽኩምዎ፣ እቲ ዳዶ ኣብ ማእከል ይተርፍ።
war-learn-choose = ብ1ን 3ን ነቲ 4፣ ብ1ን 5ን ነቲ 6 ክትማርኹ ትኽእሉ። ግን ነፍሲ ወከፍ ዳዶኹም ሓንሳብ ጥራይ ይሕግዝ። ሓደ ምረጹ።
war-learn-choose-yes = እቲ ዳዶ ናትኩም እዩ። ሕጂ ኣርባዕተ ኣለኩም፣ እቲ ካልእ ሓደ ኣለዎ።
war-learn-lone = ሓደ ዳዶ ጥራይ ተሪፉኩም። በይኑ ዘሎ ዳዶ ሓደ ዓይነት ቁጽሪ ዘርኢ ዳዶ ይማርኽ። ደርብዩ!
war-learn-lone-yes = 6 ንሓደ 6 ይማርኽ። በይኑ ዘሎ ዳዶ እውን ነቲ ጸወታ ክገልብጦ ይኽእል።
war-learn-last = እቲ ካልእ ሓደ ዳዶ ኣለዎ። 1ን 2ን ነቲ ናይ ማእከል፣ 1ን 4ን ነቲ 5 ይማርኹ። ኣየናይ ነቲ ዙር ይዕወት?
war-learn-last-no = እቲ ናይ ማእከል ዳዶ ክጽበ ይኽእል። ዳዶ ዘይብሉ ኣብቲ ዙር ይሳዓር።
war-learn-last-yes = እቲ ናይ መወዳእታ ዳዶ ተማሪኹ፣ እቲ ዙር ድማ ናትኩም። ሓሙሻይ ነጥብኹም፦ ተዓዊትኩም!

rule-WA1 = ነፍሲ ወከፍኩም ክልተ ዳዶ ትወስዱ። ዝጅምር ተጻዋታይ ነቲ ሓሙሻይ ዳዶ ናብ ማእከል ይድርቢ፤ 1 እንተ ኾይኑ፣ ካልእ ቁጽሪ ክሳብ ዝመጽእ ይደግም።
rule-WA2 = ኣብ ነፍሲ ወከፍ ተራ ክልቴኹም ኩሉ ዳዶኹም ትድርብዩ። ሓደ ዳዶ ጥራይ እንተ ኣለኩም፣ ሓደ ዓይነት ቁጽሪ ዘርኢ ዳዶ ክትማርኹ ትኽእሉ። ክልተ ወይ ልዕሊኡ እንተ ኣለኩም፣ ድምር ናይ ክልተ ዳዶኹም ዝኾነ ዳዶ ክትማርኹ ትኽእሉ። ነፍሲ ወከፍ ዳዶኹም ንሓደ ምምራኽ ጥራይ የገልግል። ናይቲ ካልእ ተጻዋታይ ዳዶን ናይ ማእከል ዳዶን ክትማርኹ ትኽእሉ።
rule-WA3 = ኩሉ ምምራኽ ብሓደ ግዜ ይኸውን፦ ነፍሲ ወከፍኩም ዝማረኽኩምዎ ትወስዱ። ነቲ ናይ ማእከል ዳዶ ክልቴኹም እንተ ማሪኽኩምዎ፣ ኣብ ቦታኡ ይተርፍ።
rule-WA3R = ኩሉ ዳዶ ምስ ወደቐ፣ እንታይ ከም እትማርኹ ብምስጢር ትመርጹ። ክማርኽ ዝኽእል ክማርኽ ኣለዎ፣ ብዝተኻእለ መጠን ድማ ብዙሕ ዳዶ፤ ኣየናይ ከም ዝኾነ ግን ባዕሉ ይመርጽ። ኣብ ጣውላ ካልእ ክትሰማምዑ ትኽእሉ። ሓደ ምርጫ ጥራይ እንተሎ፣ ጣውላ ባዕላ ትገብሮ። ዝማርኽ ዳዶ ባዕሉ እውን ክማረኽ ይኽእል። እቲ ናይ ማእከል ዳዶ ቁጽሩ ኣይልውጥን። ዝተማረኸ ዳዶ ናብ ዝማረኾ ይሓልፍ።
rule-WA4 = ድሕሪ ልውውጥ ዳዶ ዘይብሉ ኣብቲ ዙር ይሳዓር፣ እቲ ካልእ ድማ ሓደ ነጥቢ ይረክብ። ሽዑ ነፍሲ ወከፍኩም ከም ብሓድሽ ክልተ ዳዶ ትወስዱ፤ ተዓዋቲ ናይቲ ዙር ነቲ ናይ ማእከል ዳዶ ይድርቢ። ናይ መወዳእታ ዳዶ ምጥፋእ፣ እቲ ዳዶ እንተ ማረኸ እውን፣ ነቲ ዙር ክውድኦ ኣብ ጣውላ ክትሰማምዑ ትኽእሉ።
rule-WA5 = ፈለማ ሓሙሽተ ነጥቢ ዝረኸበ ይዕወት።
rule-WA-V1 = ቅዲ «ሓገዝ ንተሳዓሪ»፦ ድሕሪ ቀዳማይ ነጥቢ፣ ኣብ ሓደ ዙር ዝተሳዕረ ነቲ ዝቕጽል ብሰለስተ ዳዶ ይጅምሮ፤ ናይ ማእከል ዳዶ ድማ የለን።
rule-WA-V2 = ቅዲ «በይኑ ዝዋጋእ»፦ ሓደ ዳዶ ጥራይ ዘለዎ ተጻዋታይ፣ ናይቲ ዳዶ ቁጽሪ ዘርእዩ ክሳብ ክልተ ዳዶ ክማርኽ ይኽእል።
