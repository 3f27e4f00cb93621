# Shell Game. `$symbol` and `$asked` are 1 dot, 2 line, 3 triangle, 4 square; `$place` counts from the left.
shell_game-name = ስዉር እምኒ
shell_game-line = ኣርባዕተ ኣእማን ተገልቢጦም ይድፍኡ። ስሉስ ኩርናዕ ናበይ ከይዱ?
shell_game-level-elephant-line = ንሓደ እምኒ እውን ካብ ዓይኑ ኣየጥፍኦን
level-elephant = ሓርማዝ
level-elephant-plain = ንዋላ ሓደ እምኒ ኣይርስዕን።
shell-game-option-memorise = ግዜ ንምዝካር
shell-game-option-memorise-10 = 10 ካልኢት
shell-game-option-memorise-11 = 11 ካልኢት
shell-game-option-memorise-12 = 12 ካልኢት
shell-game-option-memorise-13 = 13 ካልኢት
shell-game-option-memorise-14 = 14 ካልኢት
shell-game-option-memorise-15 = 15 ካልኢት
shell-game-option-memorise-16 = 16 ካልኢት
shell-game-option-memorise-17 = 17 ካልኢት
shell-game-option-memorise-18 = 18 ካልኢት
shell-game-option-memorise-19 = 19 ካልኢት
shell-game-option-memorise-20 = 20 ካልኢት
shell-game-symbol-1 = ነቑጣ
shell-game-symbol-2 = መስመር
shell-game-symbol-3 = ስሉስ ኩርናዕ
shell-game-symbol-4 = ትርብዒት
shell-game-the-1 = ነቑጣ
shell-game-the-2 = መስመር
shell-game-the-3 = ስሉስ ኩርናዕ
shell-game-the-4 = ትርብዒት
shell-game-row = መስርዕ ኣእማን
shell-game-lap = { $lap ->
    [1] ቀዳማይ ዙር፦ ሰለስተ ድፍኢት
   *[2] ካልኣይ ዙር፦ ኣርባዕተ ድፍኢት
}
shell-game-shuffles = { $you ->
    [yes] ንስኹም ትሕውሱ
   *[no] { $player } ይሕውሱ
}
shell-game-lay = ኣርባዕተ ኣእማንኩም ኣቐምጡ
shell-game-lay-line = ካብ ጸጋም ናብ የማን፣ ብዝደለኹምዎ ቅደም ተኸተል። ኩሉ ሰብ ይርኢ ኣሎ።
shell-game-lay-symbol = { $what } ኣቐምጡ
shell-game-lay-wait = { $player } ኣእማን የቐምጡ ኣለዉ። ነቲ ቅደም ተኸተል ርኣዩ!
shell-game-look = ነቲ ቅደም ተኸተል ኣብ ኣእምሮኹም ሓዝዎ!
shell-game-look-yours = እቶም ካልኦት ኣብ ኣእምሮኦም ይሕዝዎ ኣለዉ።
shell-game-look-line = ሽዑ እቶም ኣእማን ተገልቢጦም ይድፍኡ።
shell-game-seconds = { $seconds ->
    [one] { $seconds } ካልኢት ተሪፉ
   *[other] { $seconds } ካልኢታት ተሪፎም
}
shell-game-turn = ሕጂ ገልብጥዎም
shell-game-turn-line = ወይ ንሰዓት ሕደግዎ።
shell-game-slide = ሓደ እምኒ ድፍኡ
shell-game-slide-line = ጎትትዎ፣ ወይ ነቲ እምኒ ጠውቑ እሞ ሽዑ ባዶ ቦታ ጠውቑ። ፍጥነት ናይ ምጥዋቕ ኣብዚ ትመርጽዎ፦
shell-game-slide-put = ናበይ?
shell-game-slide-put-line = ባዶ ቦታ ጠውቑ፣ ወይ ንምምላሱ ነቲ እምኒ ደጊምኩም ጠውቑ።
shell-game-slide-left = { $left ->
    [one] { $left } ድፍኢት ተሪፉ
   *[other] { $left } ድፍኢታት ተሪፎም
}
shell-game-slide-wait = { $player } ነቶም ኣእማን ይደፍኡ ኣለዉ። ዓይንኹም ኣይተልግሱ!
shell-game-pace = ፍጥነት
shell-game-pace-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } ካልኢት
shell-game-ask = { $player } እንታይ የናድዩ?
shell-game-ask-last = እቶም ናይ መወዳእታ ክልተ ኣእማን! { $player } እንታይ የናድዩ?
shell-game-ask-symbol = ብዛዕባ { $what } ሕተቱ
shell-game-ask-wait = { $player } ምልክት ይሓስቡ ኣለዉ …
shell-game-seek = { $what } ኣበይ ኣሎ?
shell-game-seek-line = ነቲ እምኒ ጠውቑ።
shell-game-seek-last = ቅኑዕ መልሲ ንክልቲኦም ኣእማን ይወስድ፣ ጌጋ መልሲ ንክልቲኦም የጥፍእ።
shell-game-seek-wait = { $player } { $what } የናድዩ ኣለዉ …
shell-game-found-short = ተረኺቡ!
shell-game-missed-short = ጌጋ!
shell-game-stone-open = ቦታ { $place }፦ { $what }
shell-game-stone-turned = ቦታ { $place }፦ ግልቡጥ
shell-game-stone-won = ቦታ { $place }፦ { $what }፣ ናብ { $player } ይኸይድ
shell-game-stone-slide = ነቲ ኣብ ቦታ { $place } ዘሎ እምኒ ኣልዕሉ
shell-game-stone-seek = ነቲ ኣብ ቦታ { $place } ዘሎ እምኒ ክፈቱ
shell-game-gap = ኣብ ቦታ { $place } ኣቐምጥዎ
shell-game-heard-row = ካብ ጸጋም፦ { $what }።
shell-game-heard-slide = እቲ ኣብ ቦታ { $source } ዘሎ እምኒ ናብ ቦታ { $target } ይኸይድ።
shell-game-loot = ዝተረኽቡ ኣእማን
shell-game-loot-of = { $count ->
    [one] { $player }፦ { $count } እምኒ
   *[other] { $player }፦ { $count } ኣእማን
}
shell_game-laid = { $you ->
    [yes] ኣእማንኩም ኣቐሚጥኩም። እቶም ካልኦት { $seconds } ካልኢት ኣለዎም።
   *[no] { $player } ነቶም ኣእማን ኣቐሚጦም። ኣብ ኣእምሮኹም ንምሓዞም { $seconds } ካልኢት!
}
shell_game-turned = { $you ->
    [yes] { $slides ->
        [3] እቶም ኣእማን ተገልቢጦም፦ ሰለስተ ግዜ ድፍኡ።
       *[4] እቶም ኣእማን ተገልቢጦም፦ ኣርባዕተ ግዜ ድፍኡ።
    }
   *[no] { $slides ->
        [3] እቶም ኣእማን ተገልቢጦም። { $player } ሰለስተ ግዜ ይደፍኡ።
       *[4] እቶም ኣእማን ተገልቢጦም። { $player } ኣርባዕተ ግዜ ይደፍኡ።
    }
}
shell_game-slid = { $you ->
    [yes] ሓደ እምኒ ደፊእኩም።
   *[no] { $player } ሓደ እምኒ ደፊኦም።
}
shell_game-asked = { $you ->
    [yes] { $symbol ->
        [1] ነቑጣ ኣበይ ኣሎ? ንስኹም ተሓቲትኩም።
        [2] መስመር ኣበይ ኣሎ? ንስኹም ተሓቲትኩም።
        [3] ስሉስ ኩርናዕ ኣበይ ኣሎ? ንስኹም ተሓቲትኩም።
       *[4] ትርብዒት ኣበይ ኣሎ? ንስኹም ተሓቲትኩም።
    }
   *[no] { $symbol ->
        [1] { $player } ብዛዕባ ነቑጣ ተሓቲቶም።
        [2] { $player } ብዛዕባ መስመር ተሓቲቶም።
        [3] { $player } ብዛዕባ ስሉስ ኩርናዕ ተሓቲቶም።
       *[4] { $player } ብዛዕባ ትርብዒት ተሓቲቶም።
    }
}
shell_game-found = { $you ->
    [yes] { $count ->
        [one] ቅኑዕ! እቲ እምኒ ናትኩም እዩ።
       *[other] ቅኑዕ! ክልቲኦም ኣእማን ናትኩም እዮም።
    }
   *[no] { $count ->
        [one] ቅኑዕ! { $player } ነቲ እምኒ ወሲዶም።
       *[other] ቅኑዕ! { $player } ንክልቲኦም ኣእማን ወሲዶም።
    }
}
shell_game-missed = { $symbol ->
    [1] እዚ ነቑጣ እዩ።
    [2] እዚ መስመር እዩ።
    [3] እዚ ስሉስ ኩርናዕ እዩ።
   *[4] እዚ ትርብዒት እዩ።
} { $count ->
    [one] እቲ እምኒ ናብቲ ሓዋሲ ይኸይድ።
   *[other] ክልቲኦም ኣእማን ናብቲ ሓዋሲ ይኸዱ።
}
shell_game-next = { $you ->
    [yes] { $slides ->
        [3] ሕጂ ንስኹም ትሕውሱ፣ ብሰለስተ ድፍኢት።
       *[4] ሕጂ ንስኹም ትሕውሱ፣ ብኣርባዕተ ድፍኢት።
    }
   *[no] { $slides ->
        [3] ሕጂ { $player } ይሕውሱ፣ ብሰለስተ ድፍኢት።
       *[4] ሕጂ { $player } ይሕውሱ፣ ብኣርባዕተ ድፍኢት።
    }
}
shell_game-over = ኩሉ ሰብ ክልተ ግዜ ሓዊሱ፦ { $scores }።
result-most-stones = ብዝበዝሑ ኣእማን
shell_game-move = { $move } ምድፋእ
shell_game-move-lay1 = { shell-game-the-1 } ምቕማጥ
shell_game-move-lay2 = { shell-game-the-2 } ምቕማጥ
shell_game-move-lay3 = { shell-game-the-3 } ምቕማጥ
shell_game-move-lay4 = { shell-game-the-4 } ምቕማጥ
shell_game-move-ask1 = ብዛዕባ { shell-game-the-1 } ምሕታት
shell_game-move-ask2 = ብዛዕባ { shell-game-the-2 } ምሕታት
shell_game-move-ask3 = ብዛዕባ { shell-game-the-3 } ምሕታት
shell_game-move-ask4 = ብዛዕባ { shell-game-the-4 } ምሕታት
shell_game-move-open = እምኒ { $move } ምኽፋት
shell_game-move-turn = ነቶም ኣእማን ምግልባጥ
shell_game-move-wait = ንሰዓት ምሕዳግ
shell_game-why-there = እቲ ዝተሓተተ እምኒ ኣብኡ ነይሩ።
shell_game-learn-lay = ንስኹም ሓዋሲ ኢኹም። ሓደ እምኒ ተሪፉ፦ ትርብዒት ኣቐምጡ።
shell_game-learn-lay-yes = ኣርባዕተ ኣእማን፣ ኣርባዕተ ምልክታት። ሕጂ እቶም ካልኦት ኣጸቢቖም ይርእዩ።
shell_game-learn-turn = እኹል ርእዮም። ነቶም ኣእማን ገልብጡ።
shell_game-learn-turn-no = ኣይትጸበዩ፦ ገልብጥዎም።
shell_game-learn-turn-yes = እቶም ኣእማን ተገልቢጦም ኣለዉ። ሕጂ ዝኽሪ ጥራይ ይሕግዝ።
shell_game-learn-slide = ቁሩብ ሓውስዎም፦ ሓደ እምኒ ውሰዱ እሞ ናብ ካልእ ቦታ ድፍኡ።
shell_game-learn-slide-yes = ኩሉ ሰብ ርእይዎ። ነቲ እምኒ ብዓይኑ ዝሰዓቦ ኣበይ ከም ዘሎ ይፈልጥ።
shell_game-learn-seek = ሕጂ ንስኹም ኣናዳዪ ኢኹም። ነቲ መስርዕ ዘክርዎ፣ ሽዑ ነቶም ኣእማን ብዓይንኹም ሰዓቡ።
shell_game-learn-seek-no = ኣብኡ የለን። ኣብቲ ናይ ብሓቂ ጸወታ፣ ሕጂ እቲ እምኒ ናብቲ ሓዋሲ ምኸደ።
shell_game-learn-seek-yes = እታ ነቑጣ ኣብኡ ኣላ! ዝረኸባ እምኒ ይወስድ።
shell_game-learn-second = ስሉስ ኩርናዕከ ኣበይ ኣሎ?
shell_game-learn-second-no = { shell_game-learn-seek-no }
shell_game-learn-second-yes = ደጊሙ ተረኺቡ!
shell_game-learn-both = እታ ናይ መወዳእታ ሕቶ ብዛዕባ ክልቲኦም ዝተረፉ ኣእማን እያ። መስመር ኣበይ ኣሎ?
shell_game-learn-both-no = { shell_game-learn-seek-no }
shell_game-learn-both-yes = ክልቲኦም ኣእማን ናትኩም እዮም፣ ዝበዝሐ ድማ ኣለኩም፦ ተዓዊትኩም!
rule-SG1 = ነፍሲ ወከፍ ሸሞንተ ኣእማን ኣለዎ፦ ክልተ ክልተ ካብ ነቑጣ፣ መስመር፣ ስሉስ ኩርናዕን ትርብዒትን። በብተራ ሓዋሲ ትኾኑ፤ እቶም ካልኦት ኣናደይቲ እዮም።
rule-SG2 = እቲ ሓዋሲ ኣርባዕተ ዝተፈላለየ ምልክት ዘለዎም ኣርባዕተ ኣእማን ብዝደለዮ ቅደም ተኸተል ኣብ መስርዕ የቐምጥ። እቶም ኣናደይቲ ኣብ ኣእምሮኦም ይሕዝዎ፤ ከምቲ ኣብ ጣውላ ዝተሰማማዕኩምዎ ካብ 10 ክሳብ 20 ካልኢት። ድሕሪ 10 ካልኢት እቲ ሓዋሲ ኣብ ዝኾነ ግዜ ነቶም ኣእማን ክግልብጦም ይኽእል።
rule-SG3 = ሽዑ እቲ ሓዋሲ ሰለስተ ግዜ ይደፍእ፣ ኣብ ካልኣይ ዙር ኣርባዕተ ግዜ፦ ሓደ እምኒ ተላዒሉ ኣብ መንጎ ክልተ ካልኦት ወይ ኣብ ሓደ ጫፍ ናይቲ መስርዕ ይቕመጥ።
rule-SG3R = ሓደ እምኒ ደጊሙ ክድፋእ ይኽእል፤ ነፍሲ ወከፍ ድፍኢት ግን ነቲ ቅደም ተኸተል ክልውጦ ኣለዎ። ሓደ ድፍኢት 0.8፣ 1.2፣ 2 ወይ 3 ካልኢት ይወስድ፣ ኩሉ ሰብ ድማ ይርእዮ፤ እቲ ዝቕጽል ንሱ ምስ ተወድአ ጥራይ ይጅምር።
rule-SG4 = እቲ ሓዋሲ ነቲ ብጸጋም ዘሎ ጎረቤቱ ብዛዕባ ገና ዘይተኸፍተ ምልክት ይሓትቶ፤ እቲ ኣናዳዪ ድማ ሓደ እምኒ ይኸፍት። ቅኑዕ እንተ ኾይኑ፣ እቲ ኣናዳዪ ይወስዶ፤ እንተ ዘይኮነ ናብቲ ሓዋሲ ይኸይድ። ብኽልቲኡ መገዲ ክፉት ይጸንሕ፣ ካብቲ መስርዕ ድማ ይወጽእ። ሽዑ ብኣንፈት ሰዓት እቲ ዝቕጽል ኣናዳዪ ይሕተት።
rule-SG5 = እታ ሳልሰይቲ ሕቶ ብዛዕባ እቶም ናይ መወዳእታ ክልተ ኣእማን እያ፦ ቅኑዕ መልሲ ንክልቲኦም ይወስድ፣ ጌጋ መልሲ ንክልቲኦም ነቲ ሓዋሲ ይህቦ።
rule-SG5R = ኣናደይቲ ካብ ሰለስተ እንተ ውሒዶም፣ እተን ሕቶታት ደጊመን ይዞራ። ንናይ መወዳእታ ክልተ ኣእማን እቲ ሓዋሲ ዝደለዮ ምልክት ክጽውዕ ይኽእል።
rule-SG6 = ነፍሲ ወከፍ ሰብ ክልተ ግዜ ሓዋሲ ይኸውን። ሽዑ ዝበዝሑ ኣእማን ዘለዎ ይዕወት፤ ማዕረ ዝኾኑ ነቲ ዓወት ይካፈልዎ።
rule-SG7R = እቶም ኣእማን ምስ ተገልበጡ፣ ኣየናይ ኣየናይ ምዃኑ ዝፈልጥ መሳርሒ የለን፣ ናይቲ ሓዋሲ ይኹን ናይ ተዓዛቢ። ዓይኑ ዘልገሰ ኣብ መዝገብ ኣይረኽቦን።
