# 5-Dice Dominoes. `$face` is a number, `$dice`, `$string` and `$scores` are numbers joined by hyphens.

dominoes-name = ዶሚኖ 5 ዳዶ
dominoes-line = ሰንሰለት ዳዶ ነቑጣ ብነቑጣ ኣንውሑ፦ ናይ መወዳእታ ዝወሰኸ ነጥቢ ይረክብ።

dominoes-option-variation = ቅዲ
dominoes-option-variation-0 = መሰረታዊ ጸወታ
dominoes-option-variation-0-line = ንክልቴኹም ሓደ ሰንሰለት፣ ኣብ ሓደ ተራ ክሳብ ሰለስተ ድርበያ።
dominoes-option-variation-1 = ምቅያር
dominoes-option-variation-1-line = ድርበያ ኣብ ክንዲ ኣብ ጫፍ ዘሎ ዳዶ እውን ክኣቱ ይኽእል።
dominoes-option-variation-2 = ነፍሲ ወከፍ በይኑ
dominoes-option-variation-2-line = ካብ ክልተ ክሳብ ኣርባዕተ ተጻወቲ፣ ኣብ ነፍሲ ወከፍ ተራ ናይ ገዛእ ርእስኹም ሰንሰለት፣ ቅድድም ክሳብ 15።
dominoes-option-may-decline = ዝሰማማዕ ድርበያ
dominoes-option-may-decline-false = ክኣቱ ኣለዎ
dominoes-option-may-decline-false-line = ፈለማ ዝተሰማምዐ ድርበያ ናትኩም እዩ።
dominoes-option-may-decline-true = ክድገም ይኽእል
dominoes-option-may-decline-true-line = ድርበያ ክሳብ ዝተረፈኩም። ኣብ «ነፍሲ ወከፍ በይኑ» ግን የለን።
dominoes-option-replace-single = ሓደ ዳዶ ዘለዎ ሰንሰለት
dominoes-option-replace-single-false = ኣይቅየርን
dominoes-option-replace-single-false-line = በይኑ ዘሎ ዳዶ ምስኡ ዝሰማማዕ ጎረቤት የብሉን።
dominoes-option-replace-single-true = ክቕየር ይኽእል
dominoes-option-replace-single-true-line = ብዝኾነ ካልእ ቁጽሪ። ኣብ «ምቅያር» ጥራይ።

dominoes-string = እቲ ሰንሰለት
dominoes-string-of = ሰንሰለት { $player }
dominoes-string-shows = እቲ ሰንሰለት፦ { $dice }
dominoes-string-empty = ገና ሰንሰለት የለን
dominoes-rolled-dice = ድርበያ
dominoes-begin = ቀዳማይ ዳዶ ደርብዩ
dominoes-roll = { $count } ዳዶ ደርብዩ
dominoes-again = ደጊምኩም ደርብይዎ
dominoes-rolls-left = { $left ->
    [0] ዝተረፈ ድርበያ የለን
    [one] { $left } ድርበያ ተሪፉ
   *[other] { $left } ድርበያታት ተሪፎም
}
dominoes-place-left = ነቲ { $face } ብጸጋም፣ ኣብ ጎኒ { $beside } ኣቐምጡ
dominoes-place-right = ነቲ { $face } ብየማን፣ ኣብ ጎኒ { $beside } ኣቐምጡ
dominoes-swap-left = ኣብ ክንዲ እቲ ናይ ጸጋም { $beside }፣ { $face } ኣቐምጡ
dominoes-swap-right = ኣብ ክንዲ እቲ ናይ የማን { $beside }፣ { $face } ኣቐምጡ
dominoes-pick = በቲ { $face } ተጠቐሙ
dominoes-tap = ዳዶኹም ንምቕማጥ ሓደ ጫፍ ጠውቑ።
dominoes-tap-swap = ዳዶኹም ንምውሳኽ ባዶ ቦታ ጠውቑ፣ ንምቅያር ድማ ኣብ ጫፍ ዘሎ ዳዶ።
dominoes-tap-pick = ካብ ዳዶኹም ሓደ ምረጹ፣ ሽዑ ሓደ ጫፍ ጠውቑ።
dominoes-beginning = { $player } ሓድሽ ሰንሰለት ይጅምሩ።
dominoes-wait = { $player } ነቲ ሰንሰለት ይድርብዩ ኣለዉ።
dominoes-wait-place = { $player } ቦታ የናድዩ ኣለዉ።
dominoes-point = ነጥቢ!
dominoes-points = { $points } ነጥቢ
dominoes-board = ነጥቢ፦ { $standing }።
dominoes-goal-five = ሓሙሽተ ነጥቢ ዝረኸበ ይዕወት።
dominoes-goal-fifteen = 15 ነጥቢ፣ ሽዑ ማዕረ ተራታት።
dominoes-last-lap = ናይ መወዳእታ ተራታት፦ ነፍሲ ወከፍ ማዕረ ካልኦት ይረክብ።

dominoes-move-roll = ምድርባይ
dominoes-move-left1 = 1 ብጸጋም
dominoes-move-left2 = 2 ብጸጋም
dominoes-move-left3 = 3 ብጸጋም
dominoes-move-left4 = 4 ብጸጋም
dominoes-move-left5 = 5 ብጸጋም
dominoes-move-left6 = 6 ብጸጋም
dominoes-move-right1 = 1 ብየማን
dominoes-move-right2 = 2 ብየማን
dominoes-move-right3 = 3 ብየማን
dominoes-move-right4 = 4 ብየማን
dominoes-move-right5 = 5 ብየማን
dominoes-move-right6 = 6 ብየማን
dominoes-move-swapleft1 = 1 ኣብ ክንዲ ጸጋማይ ጫፍ
dominoes-move-swapleft2 = 2 ኣብ ክንዲ ጸጋማይ ጫፍ
dominoes-move-swapleft3 = 3 ኣብ ክንዲ ጸጋማይ ጫፍ
dominoes-move-swapleft4 = 4 ኣብ ክንዲ ጸጋማይ ጫፍ
dominoes-move-swapleft5 = 5 ኣብ ክንዲ ጸጋማይ ጫፍ
dominoes-move-swapleft6 = 6 ኣብ ክንዲ ጸጋማይ ጫፍ
dominoes-move-swapright1 = 1 ኣብ ክንዲ የማናይ ጫፍ
dominoes-move-swapright2 = 2 ኣብ ክንዲ የማናይ ጫፍ
dominoes-move-swapright3 = 3 ኣብ ክንዲ የማናይ ጫፍ
dominoes-move-swapright4 = 4 ኣብ ክንዲ የማናይ ጫፍ
dominoes-move-swapright5 = 5 ኣብ ክንዲ የማናይ ጫፍ
dominoes-move-swapright6 = 6 ኣብ ክንዲ የማናይ ጫፍ

dominoes-began = { $you ->
    [yes] ብ{ $face } ሰንሰለት ጀሚርኩም።
   *[no] { $player } ብ{ $face } ሰንሰለት ጀሚሮም።
}
dominoes-rolled = { $you ->
    [yes] { $dice } ደርቢኹም።
   *[no] { $player } { $dice } ደርብዮም።
}
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] { $dice } ደርቢኹም፦ እዚ ቁጽሪ ድሮ ኣብቲ ሰንሰለት ኣሎ።
        [dots] { $dice } ደርቢኹም፦ ነቑጣታቱ ምስ ዝኾነ ጫፍ ኣይሰማማዕን።
       *[none] { $dice } ደርቢኹም፦ ዝሰማማዕ የለን።
    }
   *[no] { $why ->
        [twice] { $player } { $dice } ደርብዮም፦ እዚ ቁጽሪ ድሮ ኣብቲ ሰንሰለት ኣሎ።
        [dots] { $player } { $dice } ደርብዮም፦ ነቑጣታቱ ምስ ዝኾነ ጫፍ ኣይሰማማዕን።
       *[none] { $player } { $dice } ደርብዮም፦ ዝሰማማዕ የለን።
    }
}
dominoes-declined = { $you ->
    [yes] ነቲ { $dice } ደጊምኩም ትድርብይዎ።
   *[no] { $player } ነቲ { $dice } ደጊሞም ይድርብይዎ።
}
dominoes-added = { $you ->
    [yes] { $face } ወሲኽኩም፦ { $string }።
   *[no] { $player } { $face } ወሲኾም፦ { $string }።
}
dominoes-replaced = { $you ->
    [yes] ነቲ ጫፍ ብ{ $face } ቀይርኩምዎ፦ { $string }።
   *[no] { $player } ነቲ ጫፍ ብ{ $face } ቀይሮምዎ፦ { $string }።
}
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] እቲ ሓሙሻይ ዳዶ፦ ነጥቢ ንዓኹም!
       *[failed] ሰለስተ ዘይሰማምዑ ድርበያታት፦ ነጥቢ ንዓኹም!
    }
   *[no] { $how ->
        [fifth] እቲ ሓሙሻይ ዳዶ፦ ነጥቢ ን{ $player }!
       *[failed] ሰለስተ ዘይሰማምዑ ድርበያታት፦ ነጥቢ ን{ $player }!
    }
}
dominoes-counted = { $you ->
    [yes] ሰንሰለትኩም { $string }፦ { $points } ነጥቢ፣ ድምር { $score }።
   *[no] ሰንሰለት { $player } { $string }፦ { $points } ነጥቢ፣ ድምር { $score }።
}
dominoes-won = { $you ->
    [yes] ተዓዊትኩም፣ { $scores }።
   *[no] { $player } ተዓዊቶም፣ { $scores }።
}
dominoes-shared = ሓባራዊ ዓወት፣ { $scores }።
dominoes-why-fifth = ሓሙሻይ ዳዶ፦ እታ ነጥቢ ናትኩም።
dominoes-why-whole = ኩሎም ሓሙሽተ ዳዶ፦ ካብዚ ዝነውሐ የለን።
dominoes-why-blocks = ድሕሪዚ ዝሰማማዕ የለን፦ እታ ነጥቢ ናትኩም።
dominoes-why-ends = ድሕሪዚ ዝሰማማዕ የለን፣ ሰንሰለትኩም ድማ ይውዳእ።
dominoes-why-needs = { $tenths ->
    [0] ሽዑ እቲ ካልእ ተጻዋታይ { $any } የድልዮ፣ ሳሕቲ ድማ ይስሕቶ።
   *[other] ሽዑ እቲ ካልእ ተጻዋታይ { $any } የድልዮ፣ ካብ 10 ተራ ድማ ኣስታት { $tenths } ይስሕቶ።
}
dominoes-why-open = ሽዑ ብ{ $any } ክትቅጽሉ ትኽእሉ።
dominoes-why-again = ካልእ ድርበያ ዝሓሸ ክሰማማዕ ይኽእል።
result-fifteen-points = ድሕሪ ማዕረ ተራታት፣ ብዝበዝሐ ነጥቢ

dominoes-learn-roll = ኣብ ጣውላ 3 ኣሎ። ሓደ ዳዶ ደርብዩ እሞ እንተ ተሰማምዐ ርኣዩ።
dominoes-learn-roll-yes = 5 መጺኡ! ሕጂ ቦታ የድልዮ።
dominoes-learn-match = ነቑጣታት ርኣዩ፦ ኩሎም ነቑጣታት ናይ 3 ኣብ 5 እውን ኣለዉ፣ ስለዚ ይሰማምዑ። ነቲ 5 ኣብ ጎኒ 3 ኣቐምጥዎ።
dominoes-learn-match-yes = 3ን 5ን ጎረባብቲ ክኾኑ ይኽእሉ፦ ኩሎም ነቑጣታት ናይ 3 ኣብ 5 እውን ኣለዉ።
dominoes-learn-end = 3 ደርቢኹም። ምስ ኣየናይ ጫፍ ይሰማማዕ?
dominoes-learn-end-yes = 3 ምስ 2 ይሰማማዕ፣ ምስ 4 ግን ኣይኮነን፦ ኣብ ማእከል ናይ 4 ነቑጣ የለን።
dominoes-learn-again = ኣብ ሓደ ተራ ክሳብ ሰለስተ ድርበያ ኣለኩም። ደርብዩ!
dominoes-learn-again-yes = 6 ምስ ዝኾነ ጫፍ ኣይሰማማዕን። ሓደ ድርበያ ተሪፉኩም። ሰለስቲኦም እንተ ፈሺሎም፣ እቲ ነጥቢ ናይቲ ካልእ እዩ።
dominoes-learn-fifth = ኣብ ሰንሰለት ኣርባዕተ ዳዶ ኣለዉ፣ 4 ድማ ደርቢኹም። ኣብ ጎኒ 2 ኣቐምጥዎ።
dominoes-learn-fifth-yes = ሓሙሻይ ዳዶ ነቲ ሰንሰለት ይውድኦ፣ ዘቐመጦ ድማ ነጥቢ ይረክብ። እዚ ሓሙሻይ ነጥብኹም እዩ፦ ተዓዊትኩም!

rule-DO1 = ነቑጣታት ናይ ሓደ ቁጽሪ ኣብ ውሽጢ ነቑጣታት ናይቲ ካልእ እንተ ተረኺቦም፣ ክልቲኦም ቁጽርታት ይሰማምዑ፦ 1 ምስ 3ን 5ን፤ 2 ምስ 3፣ 4፣ 5ን 6ን፤ 3 ምስ 1፣ 2ን 5ን፤ 4 ምስ 2፣ 5ን 6ን፤ 5 ምስ 1፣ 2፣ 3ን 4ን፤ 6 ምስ 2ን 4ን።
rule-DO2 = ኣብ ሓደ ሰንሰለት ቁጽሪ ኣይድገምን፤ ጎረባብቲ ድማ ይሰማምዑ። ዝጅምር ተጻዋታይ ከም መጀመርታ ሓደ ዳዶ ይድርቢ፤ ቀዳማይ ተራ ናይቲ ካልእ ተጻዋታይ እዩ።
rule-DO3 = ኣብ ተራኹም ሓደ ዳዶ ክሳብ ሰለስተ ግዜ ትድርብዩ። ምስ ሓደ ጫፍ ናይቲ ሰንሰለት ዝሰማማዕ፣ ገና ኣብኡ ዘየለ ቁጽሪ፣ ኣብኡ ይቕመጥ፤ ተራ ድማ ይሓልፍ። ሰለስተ ድርበያ ዋላ ሓንቲ እንተ ዘየምጽኡ፣ ተራኹም ይፈሽል። ዝፈሸለ ተራ ወይ ሓሙሻይ ዳዶ ነቲ ዙር ይውድኦ፤ ናይ መወዳእታ ዳዶ ዝወሰኸ ሓደ ነጥቢ ይረክብ። ዝወሰኸ እንተ ዘየለ፣ ነቲ ሰንሰለት ዝጀመረ ይረክቦ።
rule-DO3R = ፈለማ ዝተሰማምዐ ድርበያ ክቕመጥ ኣለዎ፤ ምስ ክልቲኡ ጫፍ እንተ ተሰማሚዑ፣ ንስኹም ትመርጹ። ድርበያ ክሳብ ዝተረፈኩም ክትደግምዎ ኣብ ጣውላ ክትሰማምዑ ትኽእሉ። ነጥቢ ዘይረኸበ ንዝቕጽል ሰንሰለት ይጅምሮ።
rule-DO4 = ፈለማ ሓሙሽተ ነጥቢ ዝረኸበ ይዕወት።
rule-DO-V1 = ቅዲ «ምቅያር»፦ ኣብ ክንዲ ምውሳኽ፣ ድርበያ ነቲ ኣብ ጫፍ ዘሎ ዳዶ ክትክኦ ይኽእል፤ ካልእ ቁጽሪ፣ ኣብቲ ሰንሰለት ዘየለ፣ ምስቲ ጎረቤት ድማ ዝሰማማዕ እንተ ኾይኑ።
rule-DO-V1R = ክኣቱ ዝኽእል ድርበያ ክኣቱ ኣለዎ፤ ምውሳኽ ወይ ምቅያር፣ ኣብ ኣየናይ ጫፍ ድማ፣ ናትኩም ምርጫ እዩ። ዝተቐየረ ቁጽሪ ክምለስ ይኽእል። ኣብ ጣውላ እንተ ዘይተሰማሚዕኩም፣ በይኑ ዘሎ ዳዶ ኣይቅየርን። ናይ መወዳእታ ዝወሰኸ ወይ ዝቐየረ ነጥቢ ይረክብ።
rule-DO-V2 = ቅዲ «ነፍሲ ወከፍ በይኑ»፣ ንክልተ ክሳብ ኣርባዕተ ተጻወቲ፦ ንመጀመርታ ሓደ ዳዶ ደርብዩ፣ ሽዑ ኣርባዕተ፣ ሰለስተ፣ ክልተን ሓደን፤ ካብ ነፍሲ ወከፍ ድርበያ ድማ ሓደ ዳዶ ናብ ሰንሰለትኩም ወስኹ። ኣየናይ ዳዶን ኣየናይ ጫፍን ናትኩም ምርጫ እዩ፤ ዝሰማማዕ እንተሎ ግን ክትውስኹ ኣለኩም። ዝሰማማዕ ምስ ዘይህሉ ወይ ሓሙሻይ ምስ ተቐመጠ፣ ክንዲ ብዝሒ ዳዶ ሰንሰለትኩም ነጥቢ ትረኽቡ። ሓደ ሰብ 15 ምስ በጽሐ፣ ኩሉ ሰብ ድማ ማዕረ ተራታት ምስ ረኸበ፣ ዝበዝሐ ነጥቢ ይዕወት፤ ማዕረ እንተ ኾይኑ ዓወት ናይ ሓባር እዩ።
