# Number Poker. `$stone` is the value of a stone, 1 to 4; `$stones` are several, joined by hyphens.
number_poker-name = ጭቡጥ ኢድ
number_poker-line = ጭቡጥ ኣእዳው፣ ኣብ ነፍሲ ወከፍ ዙር ምድንጋር፦ ዝለዓለ እምኒ ይዕወት፣ ክልተ ግዜ እንተ ዘይተራእዩ።
number_poker-turn-everyone = ኩሉ ሰብ እምኒ ይመርጽ ኣሎ
number_poker-level-reader-line = ልምድኹም ይመሃር፣ ኣንጻሩ ድማ ይጻወት
level-reader = ኣንባቢ ሓሳብ
level-reader-plain = ከመይ ከም ትጻወቱ ይዝክር። ልምድኹም ይፈልጥ።
number-poker-option-empty-hand = ባዶ ኢድ
number-poker-option-empty-hand-ninth-play = ከም ታሽዓይ ጸወታ
number-poker-option-empty-hand-ninth-play-line = ኩሉ ኣእማንኩም ምስ ተወድአ እውን ክርአ ይኽእል።
number-poker-option-empty-hand-needs-a-stone = እምኒ እንተሎ ጥራይ
number-poker-option-empty-hand-needs-a-stone-line = ኣብ መወዳእታ በይኑ ኣእማን ዝተረፎ ይወስዶም።
number-poker-table = እታ ጣውላ
number-poker-choose = ኣብ ኢድኩም ጨብጡ …
number-poker-choose-line = ኩሉ ኢድ ክሳብ ዝጭበጥ ዋላ ሓደ ኣይርእዮን።
number-poker-stone = { $count ->
    [0] እምኒ { $stone }፣ ኣይተረፈን
   *[other] እምኒ { $stone }፣ { $count } ተሪፉ
}
number-poker-palm = ባዶ ኢድ፣ ኣብ ጸወታ ሓንሳብ
number-poker-palm-used = ባዶ ኢድ፣ ድሮ ተራእዩ
number-poker-palm-short = ባዶ
number-poker-times = { $count }×
number-poker-take = ኣየናይ እምኒ ትወስዱ?
number-poker-take-line = ኣብ ጣውላ ሓደ ኢድ ጠውቑ፤ እምኑ ምህርኮኹም ይኸውን።
number-poker-asked = { $player }፦ { $what }
number-poker-take-button = ነቲ { $stone } ናይ { $player } ውሰዱ
number-poker-wait-take = { $player } ባዶ ኢድ ኣርእዮም እምኒ ይመርጹ ኣለዉ …
number-poker-wait = { $names } ንጽበ ኣለና …
number-poker-sits-out = ዝተረፎም የለን
number-poker-fist-open = { $player } ገና ኣይመረጹን
number-poker-fist-closed = { $player } ኢዶም ጨቢጦም
number-poker-fist-shows = { $player } { $what } የርእዩ
number-poker-what-stone = { $stone }
number-poker-what-empty = ባዶ ኢድ
number-poker-state-kept = ተዓቂቡ
number-poker-state-taken = ተወሲዱ
number-poker-state-out = ወጺኡ
number-poker-left-of = ን{ $player } ዝተረፎም፦ { $what }
number-poker-loot = ምህርኮ
number-poker-loot-of = ምህርኮ { $player }፦ { $what }
number-poker-none = ዋላ ሓንቲ
number-poker-sum = ድምር { $sum }
number_poker-move = { $move } ምጽዋት
number_poker-move-E = ባዶ ኢድ ምርኣይ
number-poker-closed = { $you ->
    [yes] ኢድኩም ጨቢጥኩም።
   *[no] { $player } ኢዶም ጨቢጦም።
}
number-poker-showed = { $you ->
    [yes] { $stone } ኣርኢኹም።
   *[no] { $player } { $stone } ኣርእዮም።
}
number-poker-empty = { $you ->
    [yes] ባዶ ኢድ ኣርኢኹም።
   *[no] { $player } ባዶ ኢድ ኣርእዮም።
}
number-poker-empty-cancel = ባዶ ኣእዳው ነንሓድሕዶም ይሰራረዙ።
number-poker-empty-vain = ዝውሰድ የለን።
number-poker-cancel = { $stone } ዋጋ ዘለዎም ኣእማን ነንሓድሕዶም ይሰራረዙ።
number-poker-took = { $you ->
    [yes] ብባዶ ኢድኩም ነቲ { $stone } ወሲድኩም።
   *[no] { $player } ብባዶ ኢዶም ነቲ { $stone } ወሲዶም።
}
number-poker-kept = { $you ->
    [yes] ነቲ { $stone } ዓቂብኩም።
   *[no] { $player } ነቲ { $stone } ዓቂቦም።
}
number-poker-nobody = ኣብዚ ዙር ዝተዓወተ የለን።
number-poker-leftover = { $you ->
    [yes] ኣእማን ዝተረፈኩም ንስኹም ጥራይ ኢኹም፤ ነቲ ዝተረፈ ትወስድዎ፦ { $stones }።
   *[no] ኣእማን ዝተረፎም { $player } ጥራይ እዮም፤ ነቲ ዝተረፈ ይወስድዎ፦ { $stones }።
}
number-poker-why-only = ካልእ ከተርእይዎ እትኽእሉ የለን።
number-poker-why-decided = ድሮ ተወሲኑ እዩ፦ ኩሉ ምርጫ ሓደ ውጽኢት ኣለዎ።
number-poker-why-sure = እቲ ካልእ እንተ ዝፈልጦ እውን ዝበለጸ ምርጫ እዩ።
number-poker-why-mix = ምሕውዋስ ይበልጽ፦ ነዚ ኣስታት { NUMBER($percent, maximumFractionDigits: 0) } % ናይቲ ግዜ ኣርእዩ፣ ሽዑ ዝግምቶ ኣይህሉን።
number-poker-why-spare = ክንዲ ካልኦት ጽቡቕ እዩ፣ እቲ ዝበለጸ ሕውስዋስ ግን ኣየድልዮን።
number-poker-why-worse = ኣንጻር እቲ ዝበለጸ ሕውስዋስ፣ እዚ { NUMBER($percent, maximumFractionDigits: 2) } % ተኽእሎ ዓወት የኽስር።
number-poker-why-single = ንኻልኦት ኩሉ ምርጫ ማዕረ እንተ ኾይኑ፣ ኣብዚ ዙር ካብ 100 ግዜ { NUMBER($percent, maximumFractionDigits: 0) } ግዜ እምኒ ትረኽቡ።
number-poker-why-take = ነቲ { $stone } ትረኽቡ፣ ካልእ እምኒ ዝዕቅብ ተጻዋታይ ድማ የለን።
number-poker-why-take-leaves = { $you ->
    [yes] ነቲ { $stone } ትረኽቡ፣ ነቲ { $other } እውን ትዕቅቡ።
   *[no] ነቲ { $stone } ትረኽቡ፤ ሽዑ { $player } ነቲ { $other } ይዕቅቡ።
}
number-poker-mix-line = ምሕውዋስ ይበልጽ፣ ሽዑ ዝግምቶ ኣይህሉን። መብዛሕትኡ ግዜ እዚ ጽቡቕ እዩ።
result-loot-most = ብዝበዝሑ ኣእማን
result-loot-sum = ማዕረ ኣእማን፣ ግን ዝለዓለ ድምር
result-loot-shared = ማዕረ ኣእማንን ማዕረ ድምርን
number_poker-learn-highest = ነፍሲ ወከፍ ሓደ እምኒ ኣብ ኢዱ ይሓብእ፣ ብሓደ ግዜ ድማ ኢድኩም ትኸፍቱ። ዝለዓለ እምኒ ይዕወት። ሓደ 4 ሕብኡ።
number_poker-learn-highest-no = ሕጂ ሓደ 4 ውሰዱ።
number_poker-learn-highest-yes = 4 ካብ 3ን 1ን ይልዕል፣ ስለዚ ከም ምህርኮ ይዕቀብ። እቶም ካልኦት ኣእማን ካብ ጸወታ ይወጽኡ።
number_poker-learn-cancel = ተጠንቀቑ፦ ማዕረ ኣእማን ነንሓድሕዶም ይሰራረዙ። እቶም ካልኦት 4 ዝፈትዉ ይመስሉ፣ ስለዚ ሓደ 3 ሕብኡ።
number_poker-learn-cancel-no = ሕጂ ሓደ 3 ውሰዱ።
number_poker-learn-cancel-yes = ክልተ 4 ነንሓድሕዶም ይሰራረዙ። ሕጂ 3 ሓደ ኢድ ጥራይ ዘርኣዮ ዝለዓለ እምኒ እዩ፣ ይዕወት ድማ።
number_poker-learn-empty = ኣብ ሓደ ጸወታ ሓንሳብ ባዶ ኢድ ከተርእዩ ትኽእሉ። ሕጂ ፈትንዎ።
number_poker-learn-empty-no = ኣእማንኩም ሕደጉ፣ ባዶ ኢድ ምረጹ።
number_poker-learn-empty-yes = ባዶ ኢድ ዝኾነ ዝተራእየ እምኒ ክወስድ ይኽእል።
number_poker-learn-take = ዝለዓለ ዋጋ ዘለዎ እምኒ ውሰዱ።
number_poker-learn-take-no = ይከኣል እዩ፣ እቲ ካልእ እምኒ ግን ዝያዳ ዋጋ ኣለዎ።
number_poker-learn-take-yes = 4 ናትኩም እዩ። ሕጂ 3 ዝለዓለ ንጽል እምኒ እዩ፣ ስለዚ ዋንኡ ይዕቅቦ።
number_poker-learn-last = ናይ መወዳእታ ዙር። ዘለኩም ኣርእዩ።
number_poker-learn-last-yes = ዝበዝሐ ኣእማን ኣለኩም፦ ተዓዊትኩም!
rule-NP1 = ነፍሲ ወከፍ ሸሞንተ ኣእማን ኣለዎ፣ ካብ 1 ክሳብ 4 ካብ ነፍሲ ወከፍ ዋጋ ክልተ ክልተ። ኣብ ነፍሲ ወከፍ ዙር ኩልኹም ብምስጢር ሓደ እምኒ ትመርጹ፣ ኣብ ኢድኩም ትጭብጥዎ፣ ብሓደ ግዜ ድማ ኢድኩም ትኸፍቱ።
rule-NP2 = ሓደ ተጻዋታይ ጥራይ ዘርኣዮ ዝለዓለ ዋጋ ኣብቲ ዙር ይዕወት፦ እቲ ተጻዋታይ ነቲ እምኒ ከም ምህርኮ ይዕቅቦ። ማዕረ ዋጋታት ነንሓድሕዶም ይሰራረዙ፣ ሽዑ እቲ ዝስዕብ ትሕት ዝበለ ዋጋ ይርአ። ኩሎም ካልኦት ዝተራእዩ ኣእማን ካብ ጸወታ ይወጽኡ። ሓንሳብ ጥራይ ዝተራእየ ዋጋ እንተ ዘየለ፣ ዝዕወት የለን።
rule-NP3 = ኣብ ሓደ ጸወታ ሓንሳብ፣ ኣብ ክንዲ እምኒ ባዶ ኢድ ከተርእዩ ትኽእሉ። ሽዑ ካብቶም ዝተራእዩ ኣእማን ዝደለኹምዎ ሓደ ከም ምህርኮ ትወስዱ፤ እቶም ዝተረፉ ኣእማን ከም ልሙድ ይውሰኑ።
rule-NP4 = ኣብ ሓደ ዙር ክልተ ወይ ልዕሊኡ ባዶ ኣእዳው ነንሓድሕዶም ይሰራረዙ፦ ዋላ ሓንቲ ኣይገብሩን፤ ካልኣይ ግዜ ድማ ኣይጠቕሙን።
rule-NP4R = ባዶ ኢድ ኩሉ ኢድ ምስ ተኸፍተ ይመርጽ። ዝኾነ ዝተራእየ እምኒ ክወስድ ይኽእል፣ ካብ ክልተ ማዕረ እውን፤ ሽዑ እቲ ካልእ በይኑ ይተርፍ። እምኒ ዘርኣየ እንተ ዘየለ፣ ዝውሰድ የለን። ንነፍሲ ወከፍ እንታይ ከም ዝተረፎ ኩሉ ሰብ ይፈልጥ።
rule-NP5R = ባዶ ኢድ ከም ታሽዓይ ጸወታ እዩ፦ ኣእማን ዘይተረፎ ግን ባዶ ኢድ ገና ዘለዎ የርእዮ፤ ክልቲኡ ዘይብሉ ኣይጻወትን። ኩሉ ኣእማን ምስ ተጻወተ ጸወታ ይውዳእ። ባዶ ኢድ እምኒ ዘለዎ ጥራይ ከርእዮ ኣብ ጣውላ ክትሰማምዑ ትኽእሉ፤ ሽዑ በይኑ ኣእማን ዝተረፎ ይወስዶም።
rule-NP6 = ዝበዝሐ ምህርኮ ኣእማን ዘለዎ ይዕወት። ማዕረ እንተ ኾይኑ፣ ዝለዓለ ድምር ዋጋ ይዕወት፤ እዚ እውን ማዕረ እንተ ኾይኑ፣ ዓወት ናይ ሓባር እዩ።
