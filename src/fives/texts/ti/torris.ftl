# Torris. `$from` and `$to` are places like c2, `$value` is the value of a stone, `$by` is "points" or "tower". `torris-why-…` says what speaks for a move, or against it.

torris-name = ቶሪስ
torris-line = ኣብ ግምብታት ነንሓድሕድኩም ደይቡ፦ ኣብ ጥርዚ ዘሎ ይውንኖ።
torris-option-closing = ምቅርራብ
torris-option-closing-one-place = ሓደ ቦታ
torris-option-closing-one-place-line = ብቐጥታ ኣብ ድሕሪኡ ዘሎ ኩሉ ብሓደ ቦታ ይቐርብ።
torris-option-closing-whole-gap = ኩሉ ባዶ ቦታ
torris-option-closing-whole-gap-line = ኩሉ ብሓባር ነቲ ኣብ ቅድሚኡ ዘሎ ክሳብ ዝነክእ ይቐርብ።

torris-board = እቲ ሰሌዳ፦ 4 መስርዓት ነፍሲ ወከፎም 8 ቦታታት፣ ካብ ጸጋም a ክሳብ h፣ ካብ ላዕሊ 1 ክሳብ 4። ብመፋትሕ ፍላጻ ትኸዱ፣ ብ Enter ትመርጹን ተንቀሳቕሱን፣ ብ I ኣብ ውሽጢ ግምቢ ትርእዩ።
torris-board-turned = እቲ ሰሌዳ፦ 8 መስርዓት ነፍሲ ወከፎም 4 ቦታታት፣ ካብ ላዕሊ a ክሳብ h፣ ካብ የማን 1 ክሳብ 4። ብመፋትሕ ፍላጻ ትኸዱ፣ ብ Enter ትመርጹን ተንቀሳቕሱን፣ ብ I ኣብ ውሽጢ ግምቢ ትርእዩ።
torris-colour-0 = ጻዕዳ
torris-colour-1 = ጸሊም
torris-highest = ዝነውሐ ግምቢ
torris-standing = { $player } ን{ $colour ->
    [0] ጻዕዳ
   *[1] ጸሊም
} የንቀሳቕሱ፦ { $points } ነጥቢ፣ ዝነውሐ ግምቢ { $highest }
torris-pick = ካብ ኣእማንኩም ሓደ ጠውቑ፦ ምልክቱ ክንደይ ስጉምቲ ከም ዝኸይድ ይነግር።
torris-target = ክዓርፈሉ እትደልዩ ቦታ ጠውቑ፣ ወይ ካልእ እምኒ።
torris-mark-1 = ነቑጣ፣ 1 ስጉምቲ
torris-mark-2 = መስመር፣ 2 ስጉምቲ
torris-mark-3 = ስሉስ ኩርናዕ፣ 3 ስጉምቲ
torris-mark-4 = ትርብዒት፣ 4 ስጉምቲ
torris-steps = ስጉምቲ
torris-look-line = ውሽጡ ንምርኣይ ዝኾነ ካልእ ግምቢ ጠውቑ።
torris-look-at = ኣብ ውሽጢ እቲ ኣብ { $place } ዘሎ ግምቢ ርኣዩ
torris-tower = ግምቢ ኣብ { $place }
torris-tower-line = { $height ->
    [one] ሓደ እምኒ ጥራይ፣ ዋጋኡ 1 ነጥቢ።
   *[other] { $height } ኣእማን፣ ኣብ ጥርዚ ንዘሎ { $height } ነጥቢ።
}
torris-tower-top = ካብ ላዕሊ ንታሕቲ፦
torris-stone = { $colour ->
    [0] ጻዕዳ
   *[1] ጸሊም
} { $value ->
    [1] ነቑጣ
    [2] መስመር
    [3] ስሉስ ኩርናዕ
   *[4] ትርብዒት
}፣ { $value } ስጉምቲ
torris-place-empty = { $place }፣ ባዶ
torris-place = { $place }፦ { $stone }{ $height ->
    [one] { "" }
   *[other] ፣ ኣብ ግምቢ ናይ { $height } ኣእማን
}
torris-place-movable = { $label }፣ ክንቀሳቐስ ይኽእል
torris-place-picked = { $label }፣ ተላዒሉ
torris-place-target = { $label }፣ ኣብዚ ክዓርፍ ይኽእል
torris-passes = ተራ የሕልፉ
torris-sits-out = { $player } ተራ የሕልፉ
torris-stuck = እቲ ኣብ ጥርዚ ዘሎ እምኒ ሕጂ ዝኸዶ የብሉን፦ ስጉምቱ እንተ ወሓደ ክንዲ እዚ ግምቢ ኣብ ዝነውሐ ቦታ ክውዳእ ኣለዎ።
torris-move = { $move } ምጽዋት

torris-laid = እቶም ኣእማን ተሓዋዊሶም ተቐሚጦም።
torris-moved = { $you ->
    [yes] ነቲ { $value } ካብ { $from } ናብ { $to } ኣንቀሳቒስኩምዎ፦ ግምቢ ናይ { $height }።
   *[no] { $player } ነቲ { $value } ካብ { $from } ናብ { $to } ኣንቀሳቒሶምዎ፦ ግምቢ ናይ { $height }።
}
torris-closed = { $count ->
    [one] ኣብ ድሕሪኡ ዝነበረ ንቕድሚት ቀሪቡ
   *[other] ኣብ ድሕሪኡ ዝነበሩ { $count } ንቕድሚት ቀሪቦም
}{ $places ->
    [one] { "" }
   *[other] ፣ ብ { $places } ቦታታት
}።
torris-passed = { $you ->
    [yes] ክትንቀሳቐሱ ኣይትኽእሉን፤ ተራ ተሕልፉ።
   *[no] { $player } ክንቀሳቐሱ ኣይክእሉን፤ ተራ የሕልፉ።
}
torris-won = { $you ->
    [yes] { $by ->
        [tower] ክንቀሳቐስ ዝኽእል የለን። ነጥቢ ማዕረ እዩ፣ { $scores }፤ ዝነውሐ ግምቢ ግን ናትኩም እዩ፦ ተዓዊትኩም።
       *[points] ክንቀሳቐስ ዝኽእል የለን። ተዓዊትኩም፣ { $scores }።
    }
   *[no] { $by ->
        [tower] ክንቀሳቐስ ዝኽእል የለን። ነጥቢ ማዕረ እዩ፣ { $scores }፤ ዝነውሐ ግምቢ ግን ናይ { $player } እዩ፦ ተዓዊቶም።
       *[points] ክንቀሳቐስ ዝኽእል የለን። { $player } ተዓዊቶም፣ { $scores }።
    }
}
torris-shared = ክንቀሳቐስ ዝኽእል የለን። ነጥብን ዝነውሐ ግምብን ማዕረ እዩ፣ { $scores }፦ ነቲ ዓወት ትካፈልዎ።

torris-why-wins = ካብዚ፣ እቲ ካልእ ተጻዋታይ ዝኾነ ነገር እንተ ገበረ እውን፣ ክትዕወቱ ትኽእሉ።
torris-why-wins-by = እቲ ካልእ ተጻዋታይ ዝኾነ ነገር እንተ ገበረ እውን፣ እንተ ወሓደ ብ{ $points } ነጥቢ የዕውት።
torris-why-wins-tower = ብማዕረ ነጥቢ ይውዳእ፣ ብዝነውሐ ግምቢ ድማ ትዕወቱ።
torris-why-shared = ካብዚ ክልቴኹም ብዝበለጸ እንተ ተጻዊትኩም፣ ነቲ ዓወት ትካፈልዎ።
torris-why-loses = ድሕሪዚ፣ ዝኾነ ነገር እንተ ገበርኩም እውን፣ እቲ ካልእ ተጻዋታይ ክዕወት ይኽእል።
torris-why-loses-by = ድሕሪዚ፣ ዝኾነ ነገር እንተ ገበርኩም እውን፣ እቲ ካልእ ተጻዋታይ እንተ ወሓደ ብ{ $points } ነጥቢ ክዕወት ይኽእል።
torris-why-loses-tower = ድሕሪዚ እቲ ካልእ ተጻዋታይ ብማዕረ ነጥቢ፣ ብዝነውሐ ግምቢ ክዕወት ይኽእል።
torris-why-takes = { $height ->
    [2] ናይቲ ካልእ ተጻዋታይ እምኒ ይወስድ፦ ግምቢ ናይ { $height } ናትኩም ይኸውን።
   *[other] ናይቲ ካልእ ተጻዋታይ ግምቢ ይወስድ፦ { $height } ነጥቢ ናትኩም ይኸውን።
}
torris-why-saves = { $left ->
    [0] ነጥብኹም የድሕን፦ እቲ ካልእ ተጻዋታይ ኣብ ዝቕጽል ተራ { $points } ክወስድ ምኸኣለ ነይሩ፣ ሕጂ ግን ዋላ ሓንቲ።
   *[other] ነጥብኹም የድሕን፦ እቲ ካልእ ተጻዋታይ ኣብ ዝቕጽል ተራ { $points } ክወስድ ምኸኣለ ነይሩ፣ ሕጂ ግን ካብ { $left } ኣይበዝሕን።
}
torris-why-blocks = ሽዑ እቲ ካልእ ተጻዋታይ ክንቀሳቐስ ስለ ዘይክእል፣ ተራ ከሕልፍ ኣለዎ።
torris-why-fewer = { $count ->
    [one] ነቲ ካልእ ተጻዋታይ { $count } ምንቅስቓስ ጥራይ ይገድፈሉ።
   *[other] ነቲ ካልእ ተጻዋታይ { $count } ምንቅስቓሳት ጥራይ ይገድፈሉ።
}
torris-why-free = ዝያዳ ምንቅስቓሳት ክፉት ይገድፍ፦ ሽዑ ንስኹም { $mine } ምርጫ ኣለኩም፣ እቲ ካልእ ተጻዋታይ { $theirs }።
torris-why-climbs = ንግምብኹም ክሳብ { $height } የንውሖ።

result-torris-points = ብዝበዝሐ ነጥቢ
result-torris-tower = ብማዕረ ነጥቢ፣ ብዝነውሐ ግምቢ
result-torris-shared = ብማዕረ ነጥብን ማዕረ ዝነውሐ ግምብን

torris-learn-steps = ኣእማንኩም ጸዓዱ እዮም። ምልክት እምኒ ክንደይ ስጉምቲ ከም ዝኸይድ ይነግር፦ ኣብ ኩርናዕ ንዘሎ 2 ክልተ ስጉምቲ ኣንቀሳቕስዎ።
torris-learn-steps-no = ነቲ ኣብ ኩርናዕ ዘሎ ጻዕዳ 2፣ መስመር ዘለዎ፣ ውሰዱ።
torris-learn-steps-yes = ክልተ ስጉምቲ፣ ሽዑ ኣብ ልዕሊ ካልእ እምኒ። እቲ ግምቢ ናይቲ ኣብ ጥርዚ ዘሎ ሕብሪ እዩ።
torris-learn-gaps = ስጉምቲ ካብ እምኒ ናብ እምኒ እዩ፣ ባዶ ቦታታት ኣይቁጸሩን። ኣብ ኩርናዕ ንዘሎ 3 ሰለስተ ስጉምቲ ኣንቀሳቕስዎ።
torris-learn-gaps-yes = ሰለስተ ስጉምቲ፣ ባዶ ቦታታት ድማ ተዘሊሎም።
torris-learn-up = ነፍሲ ወከፍ ምንቅስቓስ ናብ ላዕሊ እዩ። ኣብ ግምቢ ኩርናዕ ዘሎ 1 እንተ ወሓደ ክንድኡ ዝቑመቱ ግምቢ የድልዮ።
torris-learn-up-no = ነቲ ኣብ ግምቢ ኩርናዕ ዘሎ 1 ውሰዱ።
torris-learn-up-yes = ካብ ግምቢ ክልተ ናብ ግምቢ ክልተ፦ ሕጂ ቁመቱ ሰለስተ እዩ።
torris-learn-close = ነቲ 1 ናብ ልዕሊ ጸሊም 3 ኣንቀሳቕስዎ፣ ነቶም ኣብ ድሕሪኡ ዘለዉ ኣእማን ድማ ርኣዩ።
torris-learn-close-no = ብኻልእ ኣንፈት፦ ናብ ልዕሊ ጸሊም 3።
torris-learn-close-yes = እቲ እምኒ ኣብ ጣውላ ባዶ ቦታ ሓዲጉ፣ እቶም ኣብ ድሕሪኡ ዘለዉ ድማ ቀሪቦም።
torris-learn-last = ናይ መወዳእታ ምንቅስቓስ። ናብ ላዕሊ!
torris-learn-last-yes = ድሕሪ ሕጂ ዝንቀሳቐስ የለን። ነፍሲ ወከፍ ግምቢ ክንዲ ቁመቱ ነቲ ኣብ ጥርዚ ዘሎ ሕብሪ ይቑጸር፦ 3 ብ2፣ ተዓዊትኩም!

rule-TO1 = ኩሎም 32 ኣእማን ገጾም ንላዕሊ ኣብ ኣርባዕተ መስርዓት፣ ሸሞንተ ሸሞንተ ኮይኖም ይቕመጡ፤ ጸሊምን ጻዕዳን ከም ሰሌዳ ቸስ ይቀያየሩ። ኣየናይ ምልክት ኣበይ ከም ዝቕመጥ ብሕውስዋስ ይውሰን። ሓዴኹም ጻዕዳ፣ እቲ ካልእ ጸሊም የንቀሳቕስ፤ መን ከም ዝጅምር ዕጫ ይውስን።
rule-TO1R = ኣብ ላዕለዋይ ጸጋማይ ኩርናዕ ጻዕዳ እምኒ ኣሎ። መጽሓፍ ሕግታት ኣይነግርን፤ ንጸወታ ድማ ለውጢ የብሉን።
rule-TO2 = ኣብ ተራኹም፣ ኣብ ጥርዚ ዘሎ ሓደ እምኒ ናይ ሕብርኹም ኣብ መስርዑ ወይ ኣብ ዓምዱ ቀጥ ኣቢልኩም ኣንቀሳቕሱ፣ ልክዕ ክንዲ ምልክቱ ዝነግሮ ስጉምቲ፦ ነቑጣ 1፣ መስመር 2፣ ስሉስ ኩርናዕ 3፣ ትርብዒት 4። ነፍሲ ወከፍ ስጉምቲ ናብቲ ዝቕጽል ገለ ዘለዎ ቦታ ይኸይድ፦ ባዶ ቦታታት ይዝለሉ፣ ኣይቑጸሩን ድማ፤ ግምቢ ሓደ ስጉምቲ እዩ።
rule-TO3 = እቲ እምኒ ኣብ እምኒ ወይ ግምቢ፣ ናትኩም ይኹን ኣይኹን፣ ክዓርፍ ኣለዎ፤ ካብቲ ዝነበሮ ድማ እንተ ወሓደ ብሓደ ደረጃ ልዕል ክብል። ካብ ግምቢ እቲ ኣብ ጥርዚ ዘሎ እምኒ ጥራይ ይንቀሳቐስ። ዝኾነ ሰብ ኣብ ዝኾነ ግዜ ኣብ ውሽጢ ግምብታት ክርኢ ይኽእል።
rule-TO4 = ምቅርራብ፦ እቲ እምኒ ኣብ ጣውላ እንተ ነይሩ፣ ሕጂ ቦታኡ ባዶ እንተ ኾይኑ፣ ብቐጥታ ኣብ ድሕሪኡ ዘለዉ ኩሎም ኣእማንን ግምብታትን ብሓደ ቦታ ናብቲ ንሱ ዝኸዶ ኣንፈት ይቐርቡ።
rule-TO4R = «ብቐጥታ ኣብ ድሕሪኡ» ኣብ ቀዳማይ ባዶ ቦታ ወይ ኣብ ወሰን ይውዳእ። ካብ ግምቢ ዝወጽእ እምኒ ባዶ ቦታ ኣይገድፍን፤ ስለዚ ዝቐርብ የለን። ኩሎም ብሓባር ነቲ ኣብ ቅድሚኦም ዘሎ ቀዳማይ እምኒ ወይ ግምቢ ክሳብ ዝነክኡ ክቐርቡ ኣብ ጣውላ ክትሰማምዑ ትኽእሉ።
rule-TO5 = ክትንቀሳቐሱ እንተ ዘይክኢልኩም፣ ክሳብ እትኽእሉ ተራ ተሕልፉ። እንተ ክኢልኩም ግን፣ ክትንቀሳቐሱ ኣለኩም። ክልቴኹም ክትንቀሳቐሱ ምስ ዘይትኽእሉ፣ ጸወታ ይውዳእ።
rule-TO6 = ነፍሲ ወከፍ ግምቢ ነቲ ኣብ ጥርዚ ዘሎ ሕብሪ ክንዲ ቁመቱ ነጥቢ ይህብ፤ በይኑ ዘሎ እምኒ 1 ይህብ። ዝበዝሐ ነጥቢ ይዕወት። ማዕረ እንተ ኾይኑ፣ ዝነውሐ ግምቢ ይዕወት፤ እዚ እውን ማዕረ እንተ ኾይኑ፣ ነቲ ዓወት ትካፈልዎ።
