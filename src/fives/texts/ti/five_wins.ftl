# Five Wins. `$x` and `$y` are a place on the table; `$colour` is "white" or "black"; `$reason` says how a game ended.

five_wins-name = ዓወት ብሓሙሽተ
five_wins-line = ሓሙሽተ ብመስርዕ፣ ወሰን ኣብ ዘይብላ ጣውላ። ዝሰለጦ እንተ ዘየለ ድማ፣ እቶም ኣእማን ምንቅስቓስ ይጅምሩ።

five-wins-option-exactly-five = ዝነውሐ መስርዕ
five-wins-option-exactly-five-false = ንሱ እውን ይዕወት
five-wins-option-exactly-five-false-line = ሓሙሽተ ወይ ልዕሊኡ ብመስርዕ ይዕወት።
five-wins-option-exactly-five-true = ኣይዕወትን
five-wins-option-exactly-five-true-line = ልክዕ ሓሙሽተ ብመስርዕ ጥራይ ይዕወት።

five_wins-colour-white = ጻዕዳ
five_wins-colour-black = ጸሊም
five_wins-plays = { $colour ->
    [white] ብጻዕዳ ይጻወቱ
   *[black] ብጸሊም ይጻወቱ
}
five_wins-in-hand = { $count } ዝቕመጡ
five_wins-lying = { $count } ኣብ ጸወታ
five_wins-lost = { $count } ዝተማረኹ
five_wins-table = እታ ጣውላ፣ { $white } ጸዓዱን { $black } ጸለምትን ኣእማን። ብመፋትሕ ፍላጻ ካብ ቦታ ናብ ቦታ ትኸዱ፣ ብ Enter ትመርጹ። ቦታታት ካብቲ ቀዳማይ እምኒ 0,0 ይቝጸሩ፦ እቲ ቀዳማይ ቍጽሪ ንየማን፣ እቲ ካልኣይ ንታሕቲ። ኣሉታ ንጸጋምን ንላዕልን እዩ።
five_wins-stone = { $colour ->
    [white] ጻዕዳ እምኒ ኣብ { $x },{ $y }
   *[black] ጸሊም እምኒ ኣብ { $x },{ $y }
}
five_wins-place = ቦታ { $x },{ $y }
five_wins-chosen = ቦታ { $x },{ $y }፣ ዝተመርጸ
five_wins-lift = ኣብ { $x },{ $y } ዘሎ እምንኹም ኣልዕሉ
five_wins-lift-cutting = { $count ->
    [one] ኣብ { $x },{ $y } ዘሎ እምንኹም ኣልዕሉ፤ { $count } እምኒ ይማረኽ
   *[other] ኣብ { $x },{ $y } ዘሎ እምንኹም ኣልዕሉ፤ { $count } ኣእማን ይማረኹ
}
five_wins-put-back = ናብ { $x },{ $y } ምለስዎ
five_wins-zoom-in = ኣዕብዩ
five_wins-zoom-out = ኣንእሱ
five_wins-fit = ኩሎም ኣእማን ኣርእዩ

five_wins-do-first = ቀዳማይ እምኒ ኣብ ማእከል ኣቐምጡ።
five_wins-do-lay = እምኒ ኣቐምጡ፦ ኣብ ጎኒ ዝኾነ እምኒ ዘሎ ቦታ ጠውቑ።
five_wins-do-confirm = ነቲ ቦታ ደጊምኩም ጠውቑ፣ ወይ ነቲ መልጎም ጠውቑ።
five_wins-lay-here = ኣብዚ ኣቐምጡ
five_wins-do-lift = ንምንቅስቓስ ካብ ኣእማንኩም ሓደ ጠውቑ።
five_wins-do-place = ሕጂ ዝኸደሉ ቦታ ጠውቑ።
five_wins-back = ምለስዎ
five_wins-cuts = { $count ->
    [one] ተቖሪጹ ክማረኽ እዩ፦
   *[other] ተቖሪጾም ክማረኹ እዮም፦
}
five_wins-cuts-count = { $colour ->
    [white] { $count } ጻዕዳ
   *[black] { $count } ጸሊም
}
five_wins-keep = ማዕረ ክፋላት፦ ነቲ ዝተርፍ ክፋል ጠውቑ።
five_wins-keep-other = ነቲ ካልእ ክፋል ሓዙ
five_wins-wait-lay = { $player } ቦታ የናድዩ ኣለዉ …
five_wins-wait-move = { $player } ዘንቀሳቕስዎ እምኒ የናድዩ ኣለዉ …
five_wins-after = ካልኣይ መድረኽ፣ ተራ { $turn } ካብ { $most }
five_wins-times = እዚ ኣቀማምጣ ንኻልኣይ ግዜ ኣብ ጣውላ ኣሎ። ንሳልሳይ ግዜ ማዕረ ይኸውን።
five_wins-row = ሓሙሽተ!

five_wins-move = { $move }
five_wins-laid = { $you ->
    [yes] ኣብ { $x },{ $y } እምኒ ኣቐሚጥኩም።
   *[no] { $player } ኣብ { $x },{ $y } እምኒ ኣቐሚጦም።
}
five_wins-after-game = ኩሎም ኣእማን ተቐሚጦም፣ ሓሙሽተ ዘለዎ ድማ የለን፦ ካልኣይ መድረኽ ይጅምር። ካብ ሕጂ ናይ ገዛእ ርእስኹም ኣእማን ተንቀሳቕሱ።
five_wins-moved = { $you ->
    [yes] ካብ { $from_x },{ $from_y } ናብ { $x },{ $y } እምኒ ኣንቀሳቒስኩም።
   *[no] { $player } ካብ { $from_x },{ $from_y } ናብ { $x },{ $y } እምኒ ኣንቀሳቒሶም።
}
five_wins-captured = { $you ->
    [yes] { $count ->
        [one] { $count } እምንኹም ተማሪኹ።
       *[other] { $count } ኣእማንኩም ተማሪኾም።
    }
   *[no] { $count ->
        [one] { $count } እምኒ ናይ { $player } ተማሪኹ።
       *[other] { $count } ኣእማን ናይ { $player } ተማሪኾም።
    }
}
five_wins-passed = { $you ->
    [yes] ነጻ ጎኒ ዘለዎ እምኒ የብልኩምን፦ ተራ ተሕልፉ።
   *[no] { $player } ነጻ ጎኒ ዘለዎ እምኒ የብሎምን፦ ተራ የሕልፉ።
}
five_wins-won = { $you ->
    [yes] { $reason ->
        [five_in_a_row] ሓሙሽተ ብመስርዕ፦ ተዓዊትኩም!
       *[last_stone_captured] ናይቲ ተወዳዳሪ ናይ መወዳእታ እምኒ ተማሪኹ፦ ተዓዊትኩም!
    }
   *[no] { $reason ->
        [five_in_a_row] ሓሙሽተ ብመስርዕ፦ { $player } ተዓዊቶም!
       *[last_stone_captured] ናይቲ ተወዳዳሪ ናይ መወዳእታ እምኒ ተማሪኹ፦ { $player } ተዓዊቶም!
    }
}
five_wins-drawn = { $reason ->
    [nobody_can_win] ሓሙሽተ ኣእማን ዝተረፎ የለን፦ ማዕረ።
    [third_time] ሓደ ዓይነት ኣቀማምጣ ንሳልሳይ ግዜ፦ ማዕረ።
   *[long_enough] 200 ተራታት ካልኣይ መድረኽ፦ ማዕረ።
}

five_wins-why-five = ሓሙሽተ ብመስርዕ፦ እዚ የዕውት።
five_wins-why-takes-last = ናይቲ ተወዳዳሪ ናይ መወዳእታ እምኒ ይማርኽ፦ እዚ የዕውት።
five_wins-why-two = ኣብ ዝቕጽል ተራ ሓሙሽተ ንምስራሕ ክልተ መንገዲ ኣሎ፦ ክዕገት ዝከኣል ሓደ ጥራይ እዩ።
five_wins-why-forces = ተኸታታሊ ኣርባዕተ ብመስርዕ፣ ነፍሲ ወከፉ ክዕገት ዘለዎ፦ ካብዚ ጀሚሩ ብእምኒ ቁጽሪ { $count } የዕውት።
five_wins-why-wins = መልሲ ዝኾነ ይኹን፣ እዚ የዕውት።
five_wins-why-loses = ድሕሪዚ፣ ዝኾነ ነገር እንተ ገበርኩም እውን፣ እቲ ካልእ ተጻዋታይ ይዕወት።
five_wins-why-stops = እንተ ዘይኮነ እቲ ካልእ ተጻዋታይ ኣብ ዝቕጽል ተራ ይዕወት።
five_wins-why-captures = { $count ->
    [one] { $count } እምኒ ይማርኽ።
   *[other] { $count } ኣእማን ይማርኽ።
}
five_wins-why-threatens = ኣብ ዝቕጽል ተራ ሓሙሽተ ንምስራሕ የፈራርሕ።
five_wins-why-blocks = ንመስርዓት ናይቲ ካልእ ተጻዋታይ ይዓግት።
five_wins-why-builds = ንመስርዓትኩም የንውሕ።
five_wins-why-room = መስርዓትኩም ክፉት ከም ዝጸንሕ ይገብር።

result-five-in-a-row = ብሓሙሽተ ብመስርዕ
result-last-stone-captured = ነቲ ናይ መወዳእታ እምኒ ብምምራኽ
result-nobody-can-win = ሓሙሽተ ኣእማን ዝተረፎ የለን
result-third-time = ሓደ ዓይነት ኣቀማምጣ ሰለስተ ግዜ
result-long-enough = ድሕሪ 200 ተራታት ካልኣይ መድረኽ

five_wins-learn-touch = ኣእማንኩም ጸዓዱ እዮም። ነፍሲ ወከፍ ሓድሽ እምኒ ብምሉእ ጎኑ ንኻልእ ክትንክፍ ኣለዎ። ሓደ ኣቐምጡ።
five_wins-learn-touch-yes = ነፍሲ ወከፍ እምኒ ብምሉእ ጎኑ ንኻልእ ይትንክፍ። ኩርናዕ ጥራይ ኣይኣክልን።
five_wins-learn-stop = ተጠንቀቑ፣ ጸሊም ኣርባዕተ ኣብ ሓደ መስርዕ ኣለዎ! ኣቋርጽዎ።
five_wins-learn-stop-no = ሽዑ ጸሊም ብዝቕጽል እምኒ ይዕወት። ነቲ ክፉት ጫፍ ናይቲ መስርዕ ዕጸውዎ።
five_wins-learn-stop-yes = ተቛሪጹ! ኣብቲ ካልእ ጫፍ እምንኹም ድሮ ነይሩ።
five_wins-learn-slant = ስያፍ መስርዕ እውን ይቑጸር። ሓሙሻይ እምንኹም ኣበይ ይቕመጥ?
five_wins-learn-slant-no = ብስያፍ ዘለዉ ኣርባዕተ ኣእማንኩም ኣናድዩ።
five_wins-learn-slant-yes = ሓሙሽተ ኣብ ሓደ መስርዕ፣ ስያፍ ይኹን፦ እዚ ዓወት እዩ።
five_wins-learn-capture = ኩሎም ኣእማን ተቐሚጦም፣ ሕጂ ይንቀሳቐሱ። ካብ ኣእማንኩም ሓደ ድልድል እዩ፦ ኣልዕልዎ እሞ ኣብ ካልእ ቦታ ኣቐምጥዎ።
five_wins-learn-capture-no = ንክልቲኡ ክፋል በይኑ ዘራኽብ ጻዕዳ እምኒ ኣናድዩ።
five_wins-learn-capture-yes = እቲ ድልድል የለን። ዝተቖርጹ ተማሪኾም፦ ሰለስተ ጸለምቲ ኣእማን።
five_wins-learn-move = ኣርባዕተ ኣእማንኩም ኣብ ሓደ መስርዕ ኣለዉ። ነቲ ሓሙሻይ ኣምጽኡ እሞ ኣብ ጫፍ ኣቐምጥዎ።
five_wins-learn-move-no = ነቶም ኣርባዕተ ሕደግዎም፣ ነቲ ኣብ ታሕቲ በይኑ ዘሎ እምኒ ውሰዱ።
five_wins-learn-move-yes = ሓሙሽተ ኣብ ሓደ መስርዕ፦ ተዓዊትኩም!

rule-FW1 = መን ከም ዝጅምር ዕጫ ይውስን፤ ደጊምኩም ምስ እትጻወቱ እቲ ካልእ ይጅምር። ቀዳማይ መንበር ብጻዕዳ፣ ካልኣይ መንበር ብጸሊም ይጻወት። ነፍሲ ወከፍ ተጻዋታይ ዓሰርተ ሽዱሽተ ኣእማን ኣለዎ፣ ምልክት ዘይብሉ ገጾም ንላዕሊ። ቀዳማይ እምኒ ኣብ ማእከል ይቕመጥ። ድሕሪኡ በብተራ ሓደ እምኒ ተቐምጡ፤ ድሮ ንዝተቐመጠ እምኒ እንተ ወሓደ ብሓደ ጎኒ ክትንክፎ ኣለዎ። ኩርናዕ ኣይኣክልን።
rule-FW2 = ሓሙሽተ ወይ ልዕሊኡ ኣእማን ሕብርኹም ብዘይ ክፍተት ኣብ ሓደ መስርዕ፣ ብጋድም፣ ብትኹል ወይ ብስያፍ፣ ብኡንብኡ ይዕወቱ። ልክዕ ሓሙሽተ ጥራይ ክቑጸር ኣብ ጣውላ ክትሰማምዑ ትኽእሉ።
rule-FW3 = ኩሎም 32 ኣእማን ምስ ተቐመጡ እሞ ዝተዓወተ ምስ ዘይህሉ፣ ካልኣይ መድረኽ ይጅምር፦ ኣብ ተራኹም፣ ካብ ናይ ገዛእ ርእስኹም ኣእማን እንተ ወሓደ ሓደ ነጻ ጎኒ ዘለዎ ኣልዒልኩም፣ ኣብ ካልእ ቦታ ከም ቅድም ዝትንክፍ ጌርኩም ተቐምጥዎ። ሸቶ ኣይልወጥን።
rule-FW4 = ሓደ እምኒ ምስ ተላዕለ ካብቲ ሜዳ ዝተቖርጹ ኣእማን ይማረኹ፣ ካብ ጸወታ ድማ ይወጽኡ፣ ናይ መን ይኹኑ ብዘየገድስ። ብኩርናዕ ምትንካፍ ኣየራኽብን።
rule-FW4R = ምልዓል እምኒ ነቲ ሜዳ እንተ መቒልዎ፣ እቲ ዝዓበየ ክፋል ይተርፍ፤ እቶም ካልኦት ኩሎም፣ እቲ እምኒ ቅድሚ ምቕማጡ ይማረኹ። እቶም ዝዓበዩ ክፋላት ማዕረ እንተ ኾይኖም፣ ኣየናይ ከም ዝተርፍ ንስኹም ትመርጹ። እቲ እምኒ ነቲ ዝተረፈ ክትንክፍ ኣለዎ፤ ናብቲ ዝነበሮ ቦታ ግን ኣይምለስን።
rule-FW5R = ነጻ ጎኒ ዘለዎ እምኒ እንተ ዘይብልኩም፣ ተራ ተሕልፉ። ካብ ሓሙሽተ ዝወሓዱ ኣእማን እንተ ኣለኩም፣ ድሕሪ ሕጂ መስርዕ ክትሰርሑ ኣይትኽእሉን፤ ክልቴኹም ከምኡ እንተ ኾንኩም፣ ማዕረ እዩ። ናይ መወዳእታ እምኑ ዘጥፍአ ይሳዓር።
rule-FW6R = ኣብ ካልኣይ መድረኽ፣ እቶም ኣእማን ንሳልሳይ ግዜ ሓደ ዓይነት ኣቀማምጣ እንተ ሒዞም፣ ተራ ድማ ናይቲ ባዕሉ ተጻዋታይ እንተ ኾይኑ፣ ማዕረ እዩ፤ ድሕሪ 200 ተራታት ካልኣይ መድረኽ እውን ማዕረ እዩ።
