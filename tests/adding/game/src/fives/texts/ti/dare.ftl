# 5-Dice Dare. `$dice` are faces joined by hyphens, `$total` is their sum.

dare-name = ትብዓት 5 ዳዶ
dare-line = በቲ ዘለኩም ደው ትብሉ፣ ወይስ ሓንሳብ ደጊምኩም ትድርብዩ?

dare-option-holds = ማዕረ ድምር
dare-option-holds-false = ነጥቢ የብሉን
dare-option-holds-true = እቲ ቀዳማይ ይዕወት

dare-total = ድምር፦ { $total }
dare-beat = ካብዚ ክበዝሕ ኣለዎ፦ { $total }
dare-roll = ሓሙሽተ ዳዶ ደርብዩ
dare-wait = ተራ { $player } እዩ።
dare-point = ነጥቢ!

dare-move-roll = ምድርባይ
dare-move-again = ሓንሳብ ደጊምኩም
dare-move-stop = ደው በሉ

dare-rolled = { $you ->
    [yes] { $dice } ደርቢኹም፣ ድምር { $total }።
   *[no] { $player } { $dice } ደርብዮም፣ ድምር { $total }።
}
dare-dared = { $you ->
    [yes] ሓንሳብ ደጊምኩም ትድርብዩ።
   *[no] { $player } ሓንሳብ ደጊሞም ይድርብዩ።
}
dare-stopped = { $you ->
    [yes] ኣብ { $total } ደው ኢልኩም።
   *[no] { $player } ኣብ { $total } ደው ኢሎም።
}
dare-tied = ክልቲኦም { $total } ኣለዎም፦ እቲ ዙር ይድገም።
dare-scored = { $you ->
    [yes] ነጥቢ ንዓኹም!
   *[no] ነጥቢ ን{ $player }!
}
dare-won = { $you ->
    [yes] ሰለስተ ነጥቢ ረኺብኩም ተዓዊትኩም፣ { $scores }።
   *[no] { $player } ሰለስተ ነጥቢ ረኺቦም ተዓዊቶም፣ { $scores }።
}

dare-learn-throw = ዝለዓለ ድምር ዘለዎ ነጥቢ ይረክብ። ነቶም ሓሙሽተ ዳዶኹም ደርብዩ።
dare-learn-throw-yes = ድምር 26። ካልኣይ ድርበያ ንዕኡ ይትክኦ።
dare-learn-stop = ኩሎም ሓሙሽተ ሓንሳብ ደጊምኩም ደርብዩ፣ ወይ ደው በሉ። ካብ 26 ምብዛሕ ከቢድ እዩ።
dare-learn-stop-no = ካልኣይ ድርበያ ይቑጸር፣ ዋላ ይትሓት። ኣብ 26 ደው በሉ።
dare-learn-stop-yes = 17 ኣይኣኸለን፣ ካልኣይ ድርበያ እውን ኣይኣኸለን፦ ነጥቢ ንዓኹም።
dare-learn-dare = እቲ ካልእ 21 ኣለዎ፣ ንስኹም 16። እንታይ ይሕግዝ?
dare-learn-dare-no = ብ16 ኣንጻር 21 ነጥቢ ይጠፍእ።
dare-learn-dare-yes = ድምር 25፦ ደፊርኩም ነጥቢ ረኺብኩም።
dare-learn-win = ነጥቢ 2 ብ2 እዩ። ንስኹም 25 ኣለኩም ኣንጻር 24።
dare-learn-win-yes = ሳልሳይ ነጥብኹም፦ ተዓዊትኩም!

rule-DA1 = ኣብ ነፍሲ ወከፍ ዙር ክልቲኦም በብተራ ይጻወቱ። ተራ ብድርበያ ኩሎም ሓሙሽተ ዳዶ ይጅምር።
rule-DA2 = ሽዑ ደው በሉ፣ ወይ ኩሎም ሓሙሽተ ሓንሳብ ደጊምኩም ደርብዩ። ካልኣይ ድርበያ ይቑጸር፣ ዋላ ይትሓት።
rule-DA3 = ዝለዓለ ድምር ነጥቢ ይረክብ። ዝቕጽል ዙር እቲ ካልእ ተጻዋታይ ይጅምር።
rule-DA3R = ክልቲኡ ድምር ማዕረ እንተ ኾይኑ፣ ዋላ ሓደ ነጥቢ ኣይረክብን፣ እቲ ዙር ድማ በቲ ዝጀመረ ደጊሙ ይጅመር። ኣብ ጣውላ፣ እቲ ቀዳማይ ድምር ክዕወት ክትሰማምዑ ትኽእሉ።
rule-DA4 = ፈለማ ሰለስተ ነጥቢ ዝረኸበ ይዕወት።

result-three-points = ብሰለስተ ነጥቢ
