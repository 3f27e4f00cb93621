# Clear Away. `$from`, `$over`, `$to` and `$at` are places like c6, `$left` is the number of stones left.

clear_away-name = ሰሌዳ ምጽራግ
clear_away-line = ሓደ እምኒ ጥራይ ክሳብ ዝተርፍ፣ ነቶም ኣእማን ብዝላ ካብ ሰሌዳ ኣውጽእዎም።

clear_away-board = እቲ ሰሌዳ፦ ሽዱሽተ ዓምዲ ካብ a ክሳብ f፣ ሽዱሽተ መስርዕ ካብ 6 ክሳብ 1
clear_away-stone = { $place }፣ እምኒ
clear_away-free = { $place }፣ ነጻ
clear_away-can-jump = { $place }፣ እምኒ፣ ክዘልል ይኽእል
clear_away-chosen = { $place }፣ እምኒ፣ ዝተመርጸ
clear_away-land = { $place }፣ ነጻ፦ ናብዚ ዝለሉ
clear_away-land-keeps = { $place }፣ ነጻ፦ ናብዚ ዝለሉ፣ ድሕሪኡ ገና ክፍታሕ ይከኣል
clear_away-land-loses = { $place }፣ ነጻ፦ ናብዚ ዝለሉ፣ ድሕሪኡ ግን ክፍታሕ ኣይከኣልን
clear_away-left = { $left ->
    [one] እምኒ ተሪፉ
   *[other] ኣእማን ተሪፎም
}
clear_away-moves = { $moves ->
    [one] { $moves } ምንቅስቓስ
   *[other] { $moves } ምንቅስቓሳት
}
clear_away-best = ኣብዚ ዝበለጸ፦ { $left ->
    [1] ተፈቲሑ
   *[other] { $left } ኣእማን ተሪፎም
}
clear_away-best-undone = { $count ->
    [one] { $count } ምንቅስቓስ ተመሊሱ
   *[other] { $count } ምንቅስቓሳት ተመሊሶም
}
clear_away-choose = ልዕሊ ጎረቤቱ ክዘልል ዝኽእል እምኒ ጠውቑ፣ ወይ ጎትትዎ።
clear_away-target = ሕጂ ዘብርህ ዘሎ ቦታ ጠውቑ። ንምግዳፍ ነቲ እምኒ ደጊምኩም ጠውቑ።
clear_away-again = ክቕጽል ይኽእል፦ ዘብርህ ዘሎ ቦታ ወይ ካልእ እምኒ ጠውቑ።
clear_away-watch = { $player } ንዝቕጽል ዝላ ይሓስቡ ኣለዉ።
clear_away-show = ሓደ ዝላ ኣርእዩኒ
clear_away-hint-yes = እዚ ገና ክፍታሕ ይከኣል።
clear_away-hint-no = እዚ ድሕሪ ሕጂ ኣይፍታሕን። ክሳብ ዝከኣል ዝላታት ምለሱ።
clear_away-hint-unknown = ፍታሕ ኣይተረኽበን፣ ፍታሕ ከም ዘየለ ግን ኣይተረጋገጸን።
clear_away-hint-every = ድሕሪ ነፍሲ ወከፍ ዝላ ገና ክፍታሕ ይከኣል።
clear_away-hint-keeping = { $count ->
    [one] ካብ { $jumps } ዝላታት { $count } ከምኡ የጽንሖ፦ እምኑ ብዝረጎደ ቀለቤት ተኸቢቡ።
   *[other] ካብ { $jumps } ዝላታት { $count } ከምኡ የጽንሕዎ፦ ኣእማኖም ብዝረጎደ ቀለቤት ተኸቢቦም።
}
clear_away-hint-fewest = ካብዚ ዝከኣል ዝበለጸ፦ { $left } ኣእማን ይተርፉ።
clear_away-why-solves = እዚ ዝላ ይፈትሖ።
clear_away-why-keeps = ድሕሪዚ ገና ክፍታሕ ይከኣል።
clear_away-why-only = ድሕሪኡ ገና ክፍታሕ ዝከኣል እዚ ዝላ ጥራይ እዩ።
clear_away-why-loses = ድሕሪዚ ደጊም ክፍታሕ ኣይከኣልን። ዝከኣል ዝበለጸ፦ { $left } ኣእማን ይተርፉ።
clear_away-why-left = ዝከኣል ዝበለጸ፦ { $left } ኣእማን ይተርፉ።
clear_away-why-lost = ድሕሪዚ ክፍታሕ ኣይከኣልን።
clear_away-score = { $score ->
    [one] { $score } እምኒ ተሪፉ
   *[other] { $score } ኣእማን ተሪፎም
}

clear_away-move = { $move }

clear_away-jumped = { $from } ልዕሊ { $over } ናብ { $to } ዘሊሉ። { $left ->
    [one] { $left } እምኒ ተሪፉ።
   *[other] { $left } ኣእማን ተሪፎም።
}
clear_away-solved = ብ{ $moves } ምንቅስቓስ ተፈቲሑ፦ እቲ ናይ መወዳእታ እምኒ ኣብ { $at } ኣሎ።
clear_away-stuck = ድሕሪ { $moves } ምንቅስቓስ ዝከኣል ዝላ የለን፣ ኣብ ሰሌዳ { $left } ኣእማን ተሪፎም።

result-one-stone-left = ተፈቲሑ!
result-stones-left = ዝከኣል ዝላ የለን

clear_away-learn-jump = ልዕሊ ጎረቤት ናብ ነጻ ኩርናዕ ዝለሉ።
clear_away-learn-jump-yes = ልዕሊኡ ዝዘለልኩምዎ እምኒ ወጺኡ። ዝላ ብመስርዕ ወይ ብዓምዲ እዩ፣ ብስያፍ ኣይኮነን።
clear_away-learn-choose = ሰለስተ ኣእማን። ድሕሪኡ ካልእ ዝላ ከም ዝከኣል ጌርኩም ዝለሉ።
clear_away-learn-choose-no = ድሕሪኡ ዝኾነ እምኒ ክዘልል ኣይምኸኣለን። ሓደ ዝላ ንቕድሚት ሕሰቡ።
clear_away-learn-choose-yes = ጽቡቕ፦ ክልተ ኣእማን ከም ብሓድሽ ጎኒ ንጎኒ ኣለዉ።
clear_away-learn-finish = ሕጂ ድማ ናይ መወዳእታ ዝላ።
clear_away-learn-finish-yes = ሓደ እምኒ ጥራይ ተሪፉ፦ ተፈቲሑ!
clear_away-learn-plan = ኣርባዕተ ኣእማን፣ ሓደ ዝላ ጥራይ ናብ ሸቶ የብጽሕ። ኣይትተሃወኹ።
clear_away-learn-plan-no = ካብኡ ክፍታሕ ኣይምተኻእለን። ካልእ ዝላ ፈትኑ።
clear_away-learn-plan-yes = እዚ እዩ ነይሩ።
clear_away-learn-second = ቀጽሉ።
clear_away-learn-second-no = { clear_away-learn-plan-no }
clear_away-learn-second-yes = ቁሩብ ተሪፉ።
clear_away-learn-solved = ሓደ ዝላ ጥራይ።
clear_away-learn-solved-yes = ተፈቲሑ! እቲ ናይ ብሓቂ ጸወታ ብ32 ኣእማን ይጅምር።

rule-CA1 = እቲ ሰሌዳ ሽዱሽተ ብሽዱሽተ ቦታታት ኣለዎ። ኣብኡ 32 ኣእማን ኣለዉ፤ እተን ኣርባዕተ ኩርናዓት ጥራይ ነጻ እየን። ሓደ እምኒ ኣብ መስርዕ ወይ ኣብ ዓምዲ ቀጥ ኢሉ፣ ልዕሊ ኣብ ጎኑ ዘሎ እምኒ ናብቲ ኣብ ድሕሪኡ ዘሎ ነጻ ቦታ ይዘልል። እቲ ዝተዘለለ እምኒ ካብ ሰሌዳ ይወጽእ።
rule-CA1R = ዝላ ካብ ሰሌዳ ኣይወጽእን፤ ኩርናዕ ድማ ከም ዝኾነ ካልእ ቦታ እያ። ሓደ እምኒ ተኸታቲሉ ዝዘለሎም ዝላታት ከም ሓደ ምንቅስቓስ ይቑጸሩ። ሕብርታት ትርጉም የብሎምን።
rule-CA2 = ሓደ እምኒ ጥራይ እንተ ተሪፉ፣ ኣበይ ይኹን ኣበይ፣ ፈቲሕኩም ኣለኹም። ክዘልል ዝኽእል እምኒ እንተ ዘየለ፣ ክልተ ወይ ልዕሊኡ ድማ እንተ ተሪፎም፣ ብዝሖም ውጽኢትኩም እዩ፦ ደጊምኩም ፈትኑ። ድሕሪ መወዳእታ እውን ዝደለኹምዎ ዝላታት ክትመልሱ ትኽእሉ፤ እቲ ውጽኢት ክንደይ ከም ዝተመልሱ ይነግር።
