# What every game shares. `$player` is a name; `$you` is "yes" if the reader is that player.
fives-name = fives
fives-line = ሓደ ከብሒ ንኣሽቱ ጸወታታት፣ ኩሉ ብዛዕባ ቁጽሪ ሓሙሽተ።

# The shelf
box-find-fives = ሓሙሽተ ርኸቡ
box-five = FIVE!
box-five-dice = ጸወታታት 5 ዳዶ
box-by = ብ { $designer } ዝተፈጥረ
box-find-fives-story = ንጸወታ «5er Finden» Jürgen P. K. Grunau ፈጢሮምዎ፣ ስእልታቱ Oliver Freudenreich ስኢሎምዎ፣ Markus Singer ድማ ኣሪሞምዎ።
box-five-story = ኣብ መወዳእታ 2015 ብዙሓት ናብ ጀርመን ዝተሰደዱ ሰባት ካብ ገዝኦም ርሒቖም ኣብ መዕቆቢታት ይጽበዩ ነበሩ። Steffen Mühlhäuser ድማ FIVE! ንዕኦም ሰሪሖም፦ ሓሙሽተ ጸወታታት ኣብ ሓንቲ ንእሽቶ ሳንዱቕ፣ ንቖልዑን ንዓበይትን፣ ሕግታቶም ብሽዱሽተ ቋንቋታት። ንህያብ ዝተሰርሐት እያ። ልዕሊ 300 ሰባት ገንዘብ ሂቦም፣ ብዙሓት ወለንተኛታት ድማ ምስ ስካውት Bund Deutscher PfadfinderInnen ሓጊዞም። ኣብ ጥሪ 2016 ተሓቲማ። እዚ ከብሒ እዚ እውን በተን ሽዱሽተ ቋንቋታት ይዛረብ፣ ህያብ ድማ እዩ።
box-five-dice-story = Paul Hoemke ኣብ ትርፊ ግዜኦም ኣናእሽቱ ጸወታታት ይፈጥሩ፣ Animal Games ድማ ይብልዎም። ነዞም ሓሙሽተ ጸወታታት ሓሙሽተ ዳዶ፣ ርሳስን ወረቐትን ጥራይ የድሊ። ንንእሽቶ መጽሓፎም ንኣዕሩኽትን ስድራቤትን ከተባዝሕዎ ይዕድሙ።
box-ours = እቶም ጸወታታትን ኣስማቶምን ናይ ፈጠርቶም እዮም። ኣብዚ ዘሎ ጽሑፍ፣ ስእልን ፕሮግራምን ግን ናትና እዩ።
shelf-continue-open = { $game } ምስ { $others }
shelf-forget = { $game }፣ ጣውላ { $code } ኣልዕሉ
shelf-open = ኣጋይሽ ዝጽበያ ዘለዋ ጣውላታት
shelf-open-with = { $game } ምስ { $host }
shelf-open-free = { $count ->
    [one] { $count } ነጻ መንበር
   *[other] { $count } ነጻ መናብር
}
search = ጸወታ ድለዩ
search-any = ዝኾነ
search-players = ተጻወቲ
search-players-of = { $count }
search-players-many = { $count } ወይ ልዕሊኡ
search-age = ዝነኣሰ ዕድመ
search-age-of = { $count } ዓመት
search-minutes = ግዜ
search-minutes-of = ክሳብ { $count } ደቒቕ
search-found = { $count ->
    [0] ዝሰማማዕ ጸወታ የለን።
    [one] { $count } ጸወታ ይሰማማዕ።
   *[other] { $count } ጸወታታት ይሰማምዑ።
}
search-all = ኩሎም ጸወታታት ኣርእዩ
search-none = ኣብዚ ከብሒ ምስ ኩሉ እዚ ዝሰማማዕ ጸወታ የለን። ምርጫታትኩም ኣውሕዱ፣ ወይ ኩሎም ጸወታታት ርኣዩ።
shelf-code = ኮድ ጣውላ
shelf-empty = ኣብዚ ከብሒ ገና ጸወታ የለን።
shelf-seats = { $most ->
    [one] { $most } ተጻዋታይ
   *[other] { $most } ተጻወቲ
}
shelf-seats-range = ካብ { $least } ክሳብ { $most } ተጻወቲ
shelf-seats-or = { $least } ወይ { $most } ተጻወቲ
shelf-minutes = ኣስታት { $minutes } ደቒቕ
shelf-age = ካብ { $age } ዓመት ንላዕሊ
shelf-solved = ምስ ፍጹም ቦት
shelf-solved-seats = ን{ $seats } ምስ ፍጹም ቦት
language = ቋንቋ
theme = ብሩህ ወይ ጸልማት
theme-auto = ከም መሳርሒይ
theme-light = ብሩህ
theme-dark = ጸልማት
sound = ድምጺ
skip = ናብ ቀንዲ ክፋል ሕለፉ
back-to-shelf = ናብ ከብሒ ተመለሱ
not-found = ኣብዚ ዋላ ሓንቲ የለን
not-found-line = እዚ ኣድራሻ ናብ ዋላ ሓደ ቦታ ኣይወስድን። ኩሉ ካብ ከብሒ ይጅምር።
offline = ናብ ጣውላ ጸወታ ክብጻሕ ኣይተኻእለን
offline-line = እቲ fives ዘለዎ ኮምፒዩተር ኣይምልስን ኣሎ፦ ጠፊኡ ኣሎ፣ ወይ እዚ መሳርሒ ኣብ ካልእ መርበብ ኣሎ። እዚ ገጽ ባዕሉ ደጊሙ ይፍትን።
offline-again = ደጊምኩም ፈትኑ
loading = ሓንሳብ ተጸበዩ …
shelf-go-on = ቀጽሉ
shelf-your-games = ጸወታታትኩም ({ $count })
shelf-held-over = ተወዲኡ
shelf-held-waits = ገና ኣይጀመረን
search-chip = ምረጹ
search-chip-on = ተመሪጹ
shelf-code-join = ተጸንበሩ
shelf-code-short = ኮድ { $count } ፊደላት ኣለዎ።
shelf-code-wrong = ኮድ { $code } ዘለዋ ጣውላ የላን።
shelf-code-strange = ኣብ ዝኾነ ኮድ «{ $letter }» የለን።

# The puzzle of the day
daily = ግድል ናይ ሎሚ
daily-of = { $game }፦ ግድል ናይ ሎሚ
daily-line = { $day }፦ ሎሚ ንዝጻወት ኩሉ ሓደ ዓይነት እዩ።
daily-begin = ግድል ናይ ሎሚ ተጻወቱ
daily-begun-line = ጀሚርኩምዎ ኣለኹም። ካብቲ ዝገደፍኩምዎ ቀጽሉ።
daily-go-on = ቀጽሉ
daily-done = ተወዲኡ፦ { $points }
daily-practice-line = ንልምምድ ደጊምኩም ክትጻወትዎ ትኽእሉ። ኣይቑጸርን።
daily-practice = ተለማመዱ
daily-practice-on = ልምምድ ቀጽሉ
daily-counted = ግድል ናይ ሎሚ ተወዲኡ፦ { $points }። እዚ ፈተነ ይቑጸር።
daily-practised = እዚ ልምምድ እዩ ነይሩ። ናይ መጀመርታ ፈተነኹም ይቑጸር፦ { $points }።
daily-share = ውጽኢት ኣካፍሉ
daily-share-text = { $game }፣ ግድል ናይ { $day }፦ { $points }።
daily-share-picture = ስእሊ ኣካፍሉ
daily-share-copy = ጽሑፍ ቅድሑ
daily-share-copied = ተቐዲሑ

# The page of a game
game-play = ሕጂ ተጻወቱ
game-play-line = ምስ ኮምፒዩተር፣ ብኡንብኡ ይጅምር።
game-device = ሓደ መሳርሒ
game-device-line = ክልተ ወይ ልዕሊኡ ተጻወቲ ነዚ መሳርሒ ይቀባበልዎ።
game-invite = ዓድሙ
game-invite-line = እቶም ካልኦት ብሞባይሎም፣ ብQR ኮድ ወይ ብሊንክ ይጽንበሩ።
game-solo = በይንኹም
game-solo-line = ብዘይ ተወዳደርቲ፣ ክሳብ ዝደለኹምዎ ግዜ።
game-watch = ተዓዘቡ
game-watch-line = ቦት ይጻወት፣ ንስኹም ትዕዘቡ።
game-watch-level = መን ይጻወት?
game-one-at-a-time = ኣብዚ ኩሉ ሰብ ብሓደ ግዜ ስለ ዝጻወት፣ ሓደ መሳርሒ ምቅብባል ኣይከኣልን። ንካልኦት ብናቶም መሳርሒ ክጽንበሩ ዓድሙ።
game-how = ከመይ ክትጻወቱ ትደልዩ?
game-listed = ካልኦት ክረኽብዋ፣ ነዛ ጣውላ ኣብ ከብሒ ናይዚ ሰርቨር ኣርእዩ
game-your-name = ስምኩም
game-player-name = ስም ተጻዋታይ { $number }
game-opponent = ተወዳዳሪ
game-players = ተጻወቲ
game-players-any = ኩሎም ዝመጽኡ፣ ክሳብ { $most }
game-more-settings = ተወሳኺ ምርጫታት ጣውላ
game-first = መን ይጅምር
game-first-seat = ተጻዋታይ { $number }
game-time = ግዜ ምሕሳብ
time-none = ደረት የብሉን
time-move = ንነፍሲ ወከፍ ምንቅስቓስ { $seconds } ካልኢት
time-match = ንነፍሲ ወከፍ ተጻዋታይ { $minutes } ደቒቕ
game-only-with = ምስ { $counts } ተጻወቲ ጥራይ።
game-begin = ጸወታ ጀምሩ
game-lay = ጣውላ ኣዳልዉ
game-rules = ሕግታት
default-name = ተጻዋታይ { $number }

emblem-title = እንስሳን ሕብርን
emblem-choose = እንስሳን ሕብርን ምረጹ
emblem-change = { $animal }፣ { $colour }። እንስሳን ሕብርን ቀይሩ
emblem-animal = እንስሳ
emblem-colour = ሕብሪ
emblem-line = ሓደ ሰብ ኣብ ጣውላ እንተ ሒዝዎ፣ እቲ ዝቕጽል ይወሃበኩም።
emblem-done = ተወዲኡ
animal-cat = ድሙ
animal-rabbit = ማንቲለ
animal-bear = ድቢ
animal-octopus = ኦክቶፐስ
animal-elephant = ሓርማዝ
animal-frog = እንቁርዖብ
animal-turtle = ጎብየ
animal-fish = ዓሳ
animal-whale = ዓንበሪ
animal-bird = ዑፍ
animal-butterfly = ጽምብላሊዕ
animal-camel = ገመል
colour-red = ቀይሕ
colour-blue = ሰማያዊ
colour-gold = ወርቃዊ
colour-purple = ሊላ
colour-green = ቀጠልያ
colour-pink = ሮዛ

people-known = ቅድሚ ሕጂ ኣብዚ ዝተጻወቱ
people-forget = ን{ $player } ካብዚ መሳርሒ ኣጥፍኡ

# Levels: how well each bot plays, in words. The figures are in docs/games
level-beginner = ጀማሪ
level-casual = ማእከላይ
level-strong = ሓያል
level-master = ክኢላ
level-perfect = ፍጹም
level-beginner-line = ብዙሕ ጌጋታት ይገብር
level-casual-line = ገለ ጌጋታት ይገብር
level-strong-line = ሒደት ጌጋታት ይገብር
level-master-line = ኣብዚ እቲ ዝሓየለ
level-exact = ዋላ ሓደ ጌጋ ኣይገብርን (ተረጋጊጹ)
level-exact-seats = ምስ { $seats } ተጻወቲ ዋላ ሓደ ጌጋ ኣይገብርን (ተረጋጊጹ)
level-beginner-plain = ብዙሕ ጌጋታት ይገብር። ንመጀመርታ ጸወታ ጽቡቕ እዩ።
level-casual-plain = ሓልሓሊፉ ጌጋ ይገብር።
level-strong-plain = ሒደት ጌጋታት ይገብር። ንምስዓሩ ከቢድ እዩ።
level-master-plain = ዳርጋ ጌጋ ኣይገብርን። ንምስዓሩ ኣዝዩ ከቢድ እዩ።
level-perfect-plain = ብዝከኣል ዝበለጸ ይጻወት። ካብ ኩሉ ዝኸበደ።
game-levels = ቦታት ክንደይ ሓያላት እዮም?
bot-name = { $level } ቦት
bot-name-numbered = { $level } ቦት { $number }

# Options that several games have
option-start = መን ይጅምር
option-start-roll = ብዳዶ ይወሰን
option-start-roll-line = ነፍሲ ወከፍ ክልተ ዳዶ፣ ዝለዓለ ድርበያ ይጅምር። ደጊምኩም ምስ እትጻወቱ፣ ዝቕጽል ተጻዋታይ ይጅምር።
option-start-roll-always = ኩሉ ግዜ ብዳዶ
option-start-roll-always-line = ደጊምኩም ምስ እትጻወቱ ከም ብሓድሽ ዳዶ ትድርብዩ።
option-start-lot = ዕጫ
option-start-lot-line = ዕጫ ብኡንብኡ ይውስን።
option-start-winner = ዝሓለፈ ተዓዋቲ
option-start-winner-line = ኣብ ዝሓለፈ ጸወታ ዝተዓወተ ይጅምር፤ ቀዳማይ ጸወታ ብዳዶ ይወሰን።
option-start-host = ንስኹም ወስኑ
option-start-host-line = መን ከም ዝጅምር ምረጹ።

# እናተጻወትኩም ተማሃሩ
learn = እናተጻወትኩም ተማሃሩ
learn-line = ክልተ ደቒቕ፣ ሽዑ ክትጻወቱ ትኽእሉ።
learn-of = { $game } ተማሃሩ
learn-back = ናብ { $game } ተመለሱ
learn-back-table = ናብ ጣውላ ተመለሱ
learn-waiting = ኣብ ክልተ ደቒቕ ተማሃሩ
learn-step = ደረጃ { $n } ካብ { $last }
learn-watch = ድሉዋት ኢና
learn-show = ኣርእዩኒ
learn-next = ቀጽሉ
learn-not-this = እዚ ይከኣል እዩ፣ ኣብዚ ግን ካልእ ንደሊ ኣለና። ደጊምኩም ፈትኑ።
learn-done = ሕጂ { $game } ክትጻወቱ ትኽእሉ!
learn-play-bot = ምስ { $bot } ተጻወቱ
learn-play-alone = ሕጂ እቲ ናይ ብሓቂ ጸወታ
learn-again = ካብ መጀመርታ
learn-rule = ሕጊ

# Joining
join-title = ናብ ጣውላ ተጸንበሩ
join-table = { $game }፣ ጣውላ { $code }
join-sit = መንበር ሓዙ
join-watch = ንምዕዛብ ጥራይ
join-full = ኩሎም መናብር ተታሒዞም። ክትዕዘቡ ግን ትኽእሉ።
join-takes = መንበር { $player } ትወስዱ። ጸወታ ይቕጽል።
join-with = ኣብ ጣውላ ዘለዉ፦ { $names }
table-title-turn = ● ተራኹም እዩ – { $game }

# The table
table-title = { $game }፣ ጣውላ { $code }
table-board = ሰሌዳ
table-code = ጣውላ { $code }
table-wait = ኣጋይሽ ንጽበ ኣለና
table-wait-line = ነቲ ኮድ ብሞባይል ስካን ግበርዎ፣ ነቲ ሊንክ ክፈትዎ፣ ወይ ነቲ ኮድ ኣብ ከብሒ ጽሓፍዎ።
table-begins = ኩሉ መንበር ምስ ተታሕዘ፣ እቲ ጸወታ ባዕሉ ይጅምር።
table-begins-asks = ኣዳላዊ ጣውላ ምስ ጀመሮ፣ ወይ ኩሉ ሰብ ድሉው ምስ ኮነ ጸወታ ይጅምር።
table-in = ኣቲኹም ኣለኹም፣ { $player }።
table-waiting-more = { $count ->
    [one] ሓደ ተወሳኺ ተጻዋታይ ንጽበ ኣለና።
   *[other] { $count } ተወሰኽቲ ተጻወቲ ንጽበ ኣለና።
}
table-wait-for = ን{ $names } ንጽበ ኣለና።
table-tap-ready = ድሉዋት ዲኹም? ነቲ መልጎም ጠውቑ።
table-ready = ድሉው ኣለኹ
table-start-with = ሕጂ ብ{ $count } ጀምሩ
table-full-house = ኩሉ ሰብ ኣብዚ ኣሎ።
table-show-code = ነቲ ኮድ ኣርእዩ
countdown = ንጀምር!
table-wifi = ቅድም ናብ Wi-Fi { $wifi }
table-wifi-code = QR ኮድ ናብ Wi-Fi { $wifi } ንምእታው
table-wifi-then = ድሕሪኡ ናብዛ ጣውላ
table-qr = QR ኮድ ናይ ሊንክ እዛ ጣውላ
table-link = ሊንክ ናይ እዛ ጣውላ
table-copy = ሊንክ ቅድሑ
table-copied = ሊንክ ተቐዲሑ።
table-share = ኣካፍሉ
table-starting = ኩሉ ሰብ መጺኡ። ጸወታ ይጅምር ኣሎ።
table-not-ready = { $names } ናብ ጣውላ ክሳብ ዝመጽኡ ንጽበ ኣለና።
table-gone = እዛ ጣውላ የላን
table-gone-line = ተላዒላ፣ ወይ እቲ ኮድ ጌጋ እዩ።
table-deleted = እዛ ጣውላ ተደምሲሳ
table-deleted-line = ጸወታታታ ንሓዋሩ ጠፊኡ። ኣብ ከብሒ ካልኦት ጸወታታት ኣለዉ።
table-rules-new = ሓደስቲ ሕግታት
table-rules-changed = እዚ ጸወታ ሕጂ ሓደስቲ ሕግታት ኣለዎ። ስለዚ እቲ ትጻወትዎ ዝነበርኩም ጸወታ ደው ኢሉ። በጃኹም ካብ መጀመርታ ጀምሩ!
table-start-again = ካብ መጀመርታ ጀምሩ
table-next = ናብ { $game } ንኺድ
beside-choose = ሓደ ዓይነት ድርበያ ዘለወን ጣውላታት
beside-host = ኣነ ኣብ ቀዳመይቲ ጣውላ እጻወት
beside-title = እተን ካልኦት ጣውላታት
beside-line = ኣብ { $count } ጣውላታት ሓደ ዓይነት ድርበያ ይወድቕ።
beside-here = እዛ ጣውላ
beside-waiting = ገና ኣይጀመረን
beside-playing = ይጻወቱ ኣለዉ
beside-best = ዝበለጸ
table-elsewhere = እዛ ጣውላ ኣብ ካልእ መስኮት ተኸፊታ ኣላ
table-elsewhere-line = ጸወታ ኣብቲ ሓድሽ መስኮት እዩ። ኣብ ዝኾነ ግዜ ናብዚ ክትምለሱ ትኽእሉ።
table-use-here = ኣብዚ ተጻወቱ
table-watching = { $count ->
    [one] { $count } ተዓዛቢ
   *[other] { $count } ተዓዘብቲ
}
table-you-watch = ትዕዘቡ ኣለኹም።
table-people = መን ኣብ ጣውላ ኣሎ
table-lock = ንጣውላ ዕጸዉ
table-unlock = ንጣውላ ክፈቱ
table-locked = ጣውላ ተዓጽያ ኣላ፦ ሓደስቲ ኣጋይሽ ኣይቅመጡን።
screen = ዓቢ ስክሪን
screen-full = ምሉእ ስክሪን
screen-small = ካብ ምሉእ ስክሪን ውጽኡ
screen-join = ነጻ መንበር ኣሎ፦ ንምጽንባር ስካን ግበሩ
screen-watch = ብሞባይልኩም ንምዕዛብ ስካን ግበሩ
screen-turns = ተራ፦ { $names }
seats = መናብር
seat-open = ነጻ መንበር
seat-bot = ቦት፣ { $level }
seat-away = የለዉን
seat-left = ወጺኦም
seat-here = ኣለዉ
seat-you = ንስኹም
seat-mate = ኣብ ጉጅለኹም
seat-turn = ተራ
seat-put-bot = ቦት ኣቐምጡ
seat-add = መንበር ወስኹ
seat-take-away = ነዚ መንበር ኣልዕሉ
bot-add = ቦት ወስኹ
seat-sit-here = ኣብዚ ኮፍ በሉ
seat-swap = ምስ { $player } መንበር ተቐያየሩ
seat-ready = ድሉው
team = ጉጅለ { $number }
seat-free-bot = መንበር ነጻ ግበሩ
seat-level = ሓይሊ ናይቲ ቦት
seat-host = ኣዳላዊ ጣውላ
host-gone = { $named ->
    [yes] { $host } የለዉን። ኣዳላዊ ጣውላ ክትኮኑ ዶ?
   *[other] ኣዳላዊ ጣውላ የለን። ኣዳላዊ ጣውላ ክትኮኑ ዶ?
}
host-become = ኣዳላዊ ጣውላ ኩኑ
host-now = { $you ->
    [yes] ሕጂ ኣዳላዊ ጣውላ ንስኹም ኢኹም።
   *[no] ሕጂ ኣዳላዊ ጣውላ { $player } እዮም።
}
seat-remove = ን{ $player } ኣውጽኡ
seat-remove-ask = ን{ $player } ካብ ጣውላ ከተውጽኡ ዲኹም?
seat-remove-line = እቲ መንበር ነጻ ይኸውን፣ ወይ ቦት ይጻወት። ደጊሞም ከይቅመጡ እንተ ደሊኹም፣ ንጣውላ ዕጸዉ።
seat-remove-yes = እወ፣ ኣውጽኡ
hand-over = ነዚ መንበር ንካልእ ሃቡ
hand-over-line = ነዚ ኮድ መጀመርታ ስካን ዝገበረ ወይ ነቲ ሊንክ ዝኸፈተ መንበርኩም ይወስድ፣ እዚ ክፉት ክሳብ ዘሎ።
hand-over-code = QR ኮድ ናይዚ መንበር
seat-handed = መንበርኩም ንካልእ ተዋሂቡ። ክትዕዘቡ ትኽእሉ።
seat-lost = ድሕሪ ሕጂ ኣብዛ ጣውላ መንበር የብልኩምን። ክትዕዘቡ ትኽእሉ።
absent-countdown = { $player } የለዉን · ድሕሪ { $seconds } ካልኢት ቦት ይጻወት
absent-soon = { $player } የለዉን። ድሕሪ ቁሩብ ቦት ኣብ ክንድኦም ክጻወት እዩ።
absent-bot = { $player } የለዉን · ቦት ይጻወት ኣሎ
absent-left = { $player } ወጺኦም · ቦት ይጻወት ኣሎ
absent-wait = { $player } የለዉን · ጸወታ ይጽበ ኣሎ
absent-several = ዘየለዉ፦ { $names } · { $how ->
    [wait] ጸወታ ይጽበ ኣሎ
    [bots] ቦታት ይጻወቱ ኣለዉ
    [soon] ድሕሪ ቁሩብ ቦታት ክጻወቱ እዮም
   *[seconds] ድሕሪ { $seconds } ካልኢት ቦት ይጻወት
}
score-of = { $name }፦ { $score }
time-of = ዝተረፈ ግዜ፦ { $time }
time-soon = { $you ->
    [yes] { $seconds } ካልኢት ተሪፉኩም ኣሎ።
   *[no] ን{ $player } { $seconds } ካልኢት ተሪፍዎም ኣሎ።
}
turn-yours = ተራኹም እዩ
bot-slow = ቦት ይሓስብ ኣሎ። ንፈለማ ግዜ ነቲ ጸወታ ንምምሃር ክሳብ ፍርቂ ደቒቕ የድልዮ።
cover-title = ነዚ መሳርሒ ን{ $player } ሃቡ
cover-line = ናይ { $player } ምርጫ ሕጂ ምስጢር እዩ፤ እቶም ካልኦት ኣይትርኣዩ።
cover-open = ኣነ { $player } እየ
cover-next = ዝቕጽል ዙር
turn-of = ተራ { $player }
turn-everyone = ኩሉ ሰብ ይጻወት ኣሎ
turn-over = ጸወታ ተወዲኡ
todo-roll = ንምድርባይ ነቲ መልጎም ጠውቑ።
log = እንታይ ኮይኑ
log-bot = (ቦት)
log-empty = ገና ዝኾነ ነገር የለን።
log-earlier = ቅድሚ እዚ
log-newest = ናብ ሕጂ ተመለሱ
rules = ሕግታት
rules-of = ሕግታት { $game }
rules-every = ኣብ ነፍሲ ወከፍ ጸወታ
rules-numbers = ቁጽሪ ሕግታት ኣርእዩ
close = ዕጸዉ
tools = መሳርሕታት
hint = ፍንጪ
hint-exact = ልክዕ ተኽእሎ ዓወት
hint-estimate = ግምታዊ ተኽእሎ ዓወት
hint-best = ዝበለጸ
solvable-yes = ገና ክፍታሕ ይከኣል
solvable-no = ድሕሪ ሕጂ ኣይፍታሕን
solvable-unknown = ኣይፍለጥን
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
hint-numbers = ቁጽርታት
any-of = { $some } ወይ { $last }
signal = ምልክት
signal-line = ኩሎም ኣብ ጣውላ ዘለዉ ንሓጺር ግዜ ኣብ መንበርኩም ይርእይዎ።
signal-mute = ኣብዚ መሳርሒ ምልክታት ኣይተርእዩ
signal-told = { $player }፦ { $sign }
signal-wave = ሰላም!
signal-thumb = ጽቡቕ ምንቅስቓስ!
signal-laugh = ሃሃሃ!
signal-think = እሓስብ ኣለኹ
signal-oops = ኣየ!
signal-hurry = ቀልጥፉ!
signal-thanks = የቐንየለይ!
signal-good-game = ጽቡቕ ጸወታ!
undo = ምለሱ
undo-count = { $count ->
    [one] { $count } ተመሊሱ
   *[other] { $count } ተመሊሶም
}
log-open = መዝገብ
menu = ተወሳኺ
resign = ኢድ ሃቡ
resign-ask = ኣብዚ ጸወታ ኢድ ክትህቡ ዲኹም?
resign-line = እቲ ካልእ ተጻዋታይ ብኡንብኡ ይዕወት።
resign-yes = እወ፣ ኢድ እህብ
draw = ብማዕረ ክውዳእ ሕተቱ
draw-ask = ብማዕረ ክውዳእ ክትሓቱ ዲኹም?
draw-line = እቲ ካልእ ወገን እንተ ተሰማሚዑ፣ ጸወታ ብዘይ ተዓዋቲ ይውዳእ።
draw-yes = እወ፣ እሓትት
stop = ጸወታ ደው ኣብሉ
stop-ask = ነዚ ጸወታ ደው ከተብሉ ዲኹም?
stop-line = ካልኦት ኩሎም እንተ ተሰማሚዖም፣ ጸወታ ብዘይ ውጽኢት ይውዳእ።
stop-line-alone = ጸወታ ብኡንብኡ ብዘይ ውጽኢት ይውዳእ።
stop-yes = እወ፣ ደው ይበል
question-take-back = { $player } ነቲ ናይ መወዳእታ ምንቅስቓስ ክመልሱ ይደልዩ።
question-draw = { $player } ማዕረ የቕርቡ።
question-stop = { $player } ነቲ ጸወታ ደው ከብሉ ይደልዩ።
question-yes = እሰማማዕ
question-no = ኣይፋል
question-wait = ስምምዕ { $names } ንጽበ ኣለና …
question-withdraw = ምለሱዎ
question-declined = መልሲ ኣይፋል እዩ።
leave = ካብ ጣውላ ውጽኡ
leave-ask = ካብ ጣውላ ክትወጽኡ ዲኹም?
leave-line = መንበርኩም ነጻ ይኸውን። ነዚ ገጽ ዓጺኹም ደሓር ክትምለሱ እውን ትኽእሉ።
leave-line-playing = ሽዑ ቦት ኣብ ክንዳኹም ይጻወት። ደሓር ክትምለሱ እንተ ደሊኹም፣ ነዚ ገጽ ጥራይ ዕጸዉ።
leave-yes = እወ፣ እወጽእ
delete-table = ነዛ ጣውላ ደምስሱ
delete-table-ask = እዛ ጣውላ ንሓዋሩ ትደምሰስ ዶ?
delete-table-line = ናይ ኩሉ ሰብ ጸወታታት ኣብዛ ጣውላ ይጠፍእ። ዝኾነ ሰብ ክመልሶ ኣይክእልን።
delete-table-yes = እወ፣ ደምስሱ
cancel = ይትረፍ
undone = { $you ->
    [yes] ነቲ ናይ መወዳእታ ምንቅስቓስ መሊስኩም።
   *[no] { $player } ነቲ ናይ መወዳእታ ምንቅስቓስ መሊሶም።
}
taken-back = { $you ->
    [yes] ብስምምዕ ካልኦት ናይ መወዳእታ ምንቅስቓስኩም መሊስኩም።
   *[no] { $player } ብስምምዕ ካልኦት ምንቅስቓስ መሊሶም።
}
move-draw = ማዕረ
drawn = ብማዕረ ተሰማሚዕኩም።
move-stop = ደው ምባል
stopped = ጸወታ ደው ኢሉ።
move-resign = ኢድ ምሃብ
resigned = { $you ->
    [yes] ኢድ ሂብኩም።
   *[no] { $player } ኢድ ሂቦም።
}
time-up = { $you ->
    [yes] ግዜኹም ተወዲኡ።
   *[no] ግዜ { $player } ተወዲኡ።
}
time-up-bot = { $you ->
    [yes] ግዜኹም ተወዲኡ፤ ቦት ኣብ ክንዳኹም ይጻወት።
   *[no] ግዜ { $player } ተወዲኡ፤ ቦት ይጻወት።
}
move-timeout = ግዜ ተወዲኡ
clocks-wait = ሰብ የለን፤ ግዜ ደው ኢሉ ኣሎ።
clocks-go-on = ግዜ ደጊሙ ይኸይድ።

# The connection
connection-open = ርክብ ኣሎ
connection-opening = ይራኸብ ኣሎ …
connection-polling = ርክብ ኣሎ፣ ግን ቀስ ዝበለ እዩ
connection-quiet = መልሲ የለን · ናይ { $age }
connection-lost = ደጊሙ ይራኸብ ኣሎ · ናይ { $age }
ago-seconds = ቅድሚ { $seconds } ካልኢት
ago-minutes = ቅድሚ { $minutes } ደቒቕ
connection-closed = ርክብ የለን

# The end
over-you-win = ተዓዊትኩም!
over-wins = { $player } ተዓዊቶም!
over-shared = ሓባራዊ ዓወት!
over-draw = ማዕረ
over-stopped = ጸወታ ደው ኢሉ
over-team-wins = { $names } ተዓዊቶም!
over-your-team-wins = ጉጅለኹም ተዓዊታ!
over-you-lose = ሕጂ ዓወት ናይ { $player } እዩ።
over-kind = ጽቡቕ ተጻዊትኩም! ምናልባት ንቕጽል ግዜ ንስኹም ትዕወቱ።
over-place = { $place }. { $who }
over-more = ተወሳኺ ብዛዕባ እዚ ጸወታ
over-host-chooses = ዝቕጽል ጸወታ { $player } ይመርጹ።
result-resigned = ኢድ ብምሃብ
result-agreed = ብስምምዕ
result-stopped = ብዘይ ውጽኢት
result-time = ግዜ ብምውዳእ
result-five-points = ብሓሙሽተ ነጥቢ
over-again = ደጊምኩም ተጻወቱ
over-next = ካልእ ጸወታ
next-with = ን{ $names }
next-back = ናብ ጣውላ ተመለሱ
over-undone = { $count ->
    [0] ዝተመልሰ ምንቅስቓስ የለን።
    [one] { $count } ምንቅስቓስ ተመሊሱ።
   *[other] { $count } ምንቅስቓሳት ተመሊሶም።
}
over-bot-points = ካብቶም { $all } ነጥብታት { $you ->
    [yes] ናትኩም
   *[no] ናይ { $player }
} እቶም { $points } ናይቲ ቦት እዮም።
over-bot-moves = ቦት ክንዲ { $you ->
    [yes] ንስኹም
   *[no] { $player }
} { $moves ->
    [one] ሓደ ምንቅስቓስ
   *[other] { $moves } ምንቅስቓስ
} ተጻዊቱ።
over-waiting = ካልኦት ደጊሞም ክጻወቱ ንጽበ ኣለና …
over-wants = { $names } ደጊሞም ክጻወቱ ይደልዩ።
over-best = በዞም ድርበያታት ዝከኣል ዝበለጸ፦ { $points }
over-best-open = በዞም ድርበያታት ዝከኣል ዝበለጸ፦ { $points } ወይ ልዕሊኡ፣ ግን ካብ { $bound } ኣይበዝሕን
over-record = መዝገብ ናይቲ ጸወታ ኣውርዱ
name-out = ስም ኣውጽኡ
name-out-line = ነዚ ጸወታ ደሓር ዝርኢ ሰብ ነቲ ስም ኣየንብቦን። ኣብ ክንድኡ «{ $default }» ይጽሓፍ። እቲ ስም ክምለስ ኣይክእልን።
name-out-choose = ናይ መን ስም እዩ ኣብዚ ጸወታ ክጸንሕ ዘይብሉ?
name-out-ask = ስም { $player } ይውጻእ ዶ?
name-out-yes = እወ፣ ኣውጽኡ
name-out-done = እቲ ስም ካብዚ ጸወታ ወጺኡ።
over-share = ነቲ ጸወታ ኣካፍሉ
over-shelf = ናብ ከብሒ

# The review
review = ገምጋም
review-watch = ደጊምኩም ተዓዘቡ
review-head-perfect = ዋላ ሓደ ጌጋ ኣይገበረን።
review-head-alone = ዝሓሸ ምንቅስቓስ ነይሩ።
review-head-better-unlucky = { $you ->
    [yes] ዝሓሸ ተጻዊትኩም፣ ዳዶ ግን ኣይሓገዘኩምን።
   *[no] { $player } ዝሓሸ ተጻዊቶም፣ ዳዶ ግን ኣይሓገዞምን።
}
review-head-better = { $you ->
    [yes] ዝሓሸ ተጻዊትኩም።
   *[no] { $player } ዝሓሸ ተጻዊቶም።
}
review-head-worse-lucky = { $you ->
    [yes] እቶም ካልኦት ዝሓሸ ተጻዊቶም፣ ዳዶ ግን ሓጊዙኩም።
   *[no] እቶም ካልኦት ዝሓሸ ተጻዊቶም፣ ዳዶ ግን ን{ $player } ሓጊዙ።
}
review-head-worse = እቶም ካልኦት ዝወሓደ ጌጋ ገይሮም።
review-head-even-dice = ኩሉ ሰብ ብማዕረ ጽቡቕ ተጻዊቱ፦ ዳዶ ወሲኑ።
review-head-even = ኩሉ ሰብ ብማዕረ ጽቡቕ ተጻዊቱ።
review-pictures = ክልቲኡ ምንቅስቓስ ብስእሊ
review-was-played = ዝተጻወተ
review-was-better = ዝሓሸ
review-graph = ተኽእሎ ዓወት { $player } ኣብቲ ጸወታ
review-graph-score = { $player } ገና ክረኽብዎ ዝኽእሉ ዝነበሩ ነጥቢ
review-graph-solvable = ገና ክፍታሕ ይከኣል ዶ ነይሩ?
review-cost-solvable = ካብዚ ንደሓር ኣይፍታሕን
review-loading = ነፍሲ ወከፍ ውሳነ ይምርመር ኣሎ …
review-luck = ዕድል
review-luck-line = ዕድል ዘምጽኦ
review-luck-estimated = ዕድል ዘምጽኦን ግምት ደሓር ዘረሞን
review-given = ዝጠፍአ
review-given-line = ብናይ ገዛእ ርእሲ ውሳነ
review-gained = ዝተረኽበ
review-gained-line = ካብ ውሳነ ካልኦት
review-start = ኣብ መጀመርታ
review-end = ኣብ መወዳእታ
review-table = ዕድልን ክእለትን
review-player = ተጻዋታይ
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = ኩሎም ቁጽርታት ልክዕ እዮም።
review-estimate = እዞም ቁጽርታት ግምት እዮም።
review-worst = ብዙሕ ዘኽሰሩ ውሳነታት
review-perfect = ዋላ ሓደ ዘጥፍኦ የለን።
review-played-best = { $player } «{ $move }» ተጻዊቶም፣ ዝበለጸ ምንቅስቓስ
review-cost = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ኣኽሲሩ
review-cost-score = { NUMBER($value, maximumFractionDigits: 1) } ነጥቢ ኣኽሲሩ
review-step = ደረጃ { $n } ካብ { $last }
review-at-start = ቅድሚ ቀዳማይ ድርበያ
review-play-on = ካብዚ ቀጽሉ
review-previous = ዝሓለፈ ደረጃ
review-next = ዝቕጽል ደረጃ

# Looking back at a game, from a link or a file
replay-open = ፋይል ጸወታ ክፈቱ
replay-open-line = መዝገብ ናይ ሓደ ጸወታ፣ ኣብዚ ወይ ኣብ ካልእ ሰርቨር ዝተዓቀበ።
replay-title = { $game }፦ ዳግም ምርኣይ
replay-slider = እዋን ናይቲ ጸወታ
replay-eyes = ብዓይኒ
replay-eyes-all = ተዓዘብቲ
replay-rules-kept = ብሕጊ ተደጊሙ፦ ኩሉ ይሰማማዕ (ፍጻመታት፦ { $events })።
replay-unfit = ኣብዚ መዝገብ ዘይሰማማዕ ነገር ኣሎ፦
replay-old-rules = እዚ ጸወታ ብናይ ቀደም ሕግታት ተጻዊቶምዎ፤ እቶም ሕግታት ደጊሞም ኣይተመርመሩን።
replay-moves = እንታይ ተጻዊቶም
replay-running = እዚ ጸወታ ምስ ተዓቀበ ገና ኣይተወድአን ነይሩ።
replay-gone = እዚ ጸወታ ድሕሪ ሕጂ ኣብዚ የለን
replay-gone-line = ሰርቨር ንጸወታታት ንዝተወሰነ ግዜ ጥራይ እዩ ዝዕቅቦም። ዝተዓቀበ ፋይል ግን ኩሉ ግዜ ክኽፈት ይከኣል።

# Checking the dice on this device
check = ዳዶ መርምሩ
check-honest = ዳዶ ሓቀኛ ነይሩ፦ ነፍሲ ወከፍ ድርበያ ካብቲ ቅድሚ ጸወታ ዝተመባጽዐ ምስጢር ይመጽእ። ዝተመርመሩ ድርበያታት፦ { $count }።
check-fits = ነፍሲ ወከፍ ድርበያ ካብቲ ምስጢር ይመጽእ፣ ግን ነዚ መሳርሒ ቅድሚ ጸወታ ዝተመባጽዐ የለን። ዝተመርመሩ ድርበያታት፦ { $count }።
check-daily = እዚ ዳዶ ናይ { $day } እዩ፣ ንኹሉ ሰብ ሓደ። ዝተመርመሩ ድርበያታት፦ { $count }።
check-beside = ዳዶ ሓቀኛ ነይሩ፦ ነፍሲ ወከፍ ድርበያ ካብቲ ንኹለን ጣውላታት ዝተመባጽዐ ምስጢር ይመጽእ። ዝተመርመሩ ድርበያታት፦ { $count }።
check-hand = እቲ ዳዶ ብኢድ እዩ ተደርብዩ፦ ክምርምሮ ዝኽእል የለን።
check-none = ኣብዚ ጸወታ ዝተደርበየ የለን።
check-closed = ምስጢር ናይቲ ዳዶ ጸወታ ምስ ተወድአ ይኽፈት።
check-closed-beside = ምስጢር ናይቲ ዳዶ ኩለን ሓደ ዓይነት ድርበያ ዘለወን ጣውላታት ምስ ወድኣ ይኽፈት።
check-taken = ቀዳሞት { $taken } ፍጻመታት ካብ ካልእ ጸወታ እዮም፤ ዳዶኡ ኣብዚ ኣይምርመርን።
check-broken-promise = እቲ ዳዶ ኣይሰማማዕን፦ እቲ ምስጢር ቅድሚ ጸወታ ነዚ መሳርሒ ዝተመባጽዐሉ ኣይኮነን።
check-broken-secret = እቲ ዳዶ ኣይሰማማዕን፦ እቲ ምስጢር እዚ መዝገብ ዝተመባጽዐሉ ኣይኮነን።
check-broken-seed = እቲ ዳዶ ኣይሰማማዕን፦ ብዘፈቐዶ ዝተመርጸ ቁጽሪ ናይዚ መሳርሒ ኣብኡ የለን።
check-broken-throw = እቲ ዳዶ ኣይሰማማዕን፦ ፍጻመ { $n } { $move } የርኢ፣ እቲ ምስጢር ግን { $drawn } ይህብ።
check-broken-told = እቲ መዝገብ ኣይሰማማዕን፦ ፍጻመ { $n } ነዚ መሳርሒ ዝተራእየ ኣይኮነን።
faces-game = ኣብዚ ጸወታ ነፍሲ ወከፍ ገጽ ክንደይ ግዜ ወዲቑ
faces-table = ኣብዛ ጣውላ፣ እዚ መሳርሒ ኣብ ዝፈልጦም { $games } ጸወታታት፣ ነፍሲ ወከፍ ገጽ ክንደይ ግዜ ወዲቑ
faces-mean = ነፍሲ ወከፍ ገጽ { $times ->
    [0] ካብ ሓደ ግዜ ብዝወሓደ
    [1] ዳርጋ ሓደ ግዜ
   *[other] ዳርጋ { $times } ግዜ
} ክወድቕ ይግባእ።
faces-chance = ካብ ሚእቲ ከምዚ ዝበሉ ጸወታታት ብፍትሓዊ ዳዶ፣ { $hundredths ->
    [0] ካብ ሓደ ዝወሓደ
    [1] ዳርጋ ሓደ
    [100] ኩሉ ወይ ዳርጋ ኩሉ
   *[other] ዳርጋ { $hundredths }
} እንተ ወሓደ ክንድዚ ዘይማዕረ ይኸውን።
faces-chance-table = ካብ ሚእቲ ከምዚ ዝበላ ጣውላታት ብፍትሓዊ ዳዶ፣ { $hundredths ->
    [0] ካብ ሓደ ዝወሓደ
    [1] ዳርጋ ሓደ
    [100] ኩሉ ወይ ዳርጋ ኩሉ
   *[other] ዳርጋ { $hundredths }
} እንተ ወሓደ ክንድዚ ዘይማዕረ ይኸውን።
faces-hand = እዚ ተጻወቲ ዝጸሓፍዎ ቁጽርታት እዩ።

# The games of this device
history = ጸወታታትኩም
history-line = ዝተወድኡ ጸወታታትን ዝበለጹ ውጽኢታትን። እዚ መሳርሒ ጥራይ እዩ ዝፈልጦም።
history-empty = ኣብዚ መሳርሒ ገና ዝተወድአ ጸወታ የለን።
history-won = ዓወት
history-shared = ሓባራዊ
history-lost = ስዕረት
history-played = ተጻዊቱ
history-stopped = ደው ኢሉ
history-alone = በይንኹም
history-with = ምስ { $others }
history-bests = ዝበለጹ
history-delete = { $game } ደምስሱ፣ { $day }
history-delete-all = ኩሉ ደምስሱ
history-delete-ask = ኩሎም ጸወታታት ካብዚ ዝርዝር ይደምሰሱ ዶ?
history-delete-line = እዚ መሳርሒ ነዚኦምን ነቶም ዝበለጹን ይርስዖም።

# Dice
die-lift = ነቲ { $face } ኣልዕሉ፣ ዳዶ { $place }
die-shows = { $face }
dice = ዳዶ
dice-of = ዳዶ ናይ { $player }
own-dice = ናይ ገዛእ ርእስኹም ዳዶ
own-dice-choose = ናይ ብሓቂ ዳዶ ደርቢኹም ዝወደቐ ጠውቑ
own-dice-yours = ዳዶኹም ({ $count }) ደርብዩ እሞ ዝወደቐ ጠውቑ።
own-dice-for = ሓደ ሰብ ክንዲ { $player } ይድርቢ ({ $count })። ዝወደቐ ጠውቑ።
own-dice-wait = { $player } ናይ ብሓቂ ዳዶ ይድርብዩ ኣለዉ።
own-dice-add = { $face } ወስኹ
own-dice-drop = ነቲ { $face } ኣልዕሉ
own-dice-done = ድርበያ እዚ እዩ
own-dice-undo = ጌጋ፦ ነቲ ድርበያ ምለሱ
throw-undone = እቲ ድርበያ ተመሊሱ።

# Who begins
opening-rolled = { $you ->
    [yes] { $dice } ደርቢኹም፣ ድምር { $total }።
   *[no] { $player } { $dice } ደርብዮም፣ ድምር { $total }።
}
opening-tied = ማዕረ፦ ደጊምኩም ደርብዩ።
opening-won = { $you ->
    [yes] ንስኹም ትጅምሩ።
   *[no] { $player } ይጅምሩ።
}
lot-fell = { $you ->
    [yes] ዕጫ ናባኹም ወዲቑ፦ ንስኹም ትጅምሩ።
   *[no] ዕጫ ናብ { $player } ወዲቑ፦ ንሶም ይጅምሩ።
}
opening-title = መን ይጅምር?
opening-line = ነፍሲ ወከፍ ክልተ ዳዶ። ዝለዓለ ድርበያ ይጅምር።
opening-roll = ክልተ ዳዶ ደርብዩ

# Rules of all games
rule-G1R = ኣብ ጸወታታት 5 ዳዶ፣ ነፍሲ ወከፍ ክልተ ዳዶ ይድርቢ። ዝለዓለ ድርበያ ይጅምር፤ ማዕረ ዝኾኑ ደጊሞም ይድርብዩ። ኣብ ግጥም 5 ዳዶ፣ ወይ ሓደ ሰብ ምስ ቦታት ምስ ዝጻወት፣ ዕጫ ይውስን። ኣብ ጣውላ ዕጫ ምውዳቕ፣ ዝሓለፈ ተዓዋቲ ክጅምር ምግባር፣ ወይ ኣዳላዊ ጣውላ ክውስን ምግባር እውን ይከኣል። ኣብ ካልእ ጸወታታት፣ ኩሉ ሰብ ብሓደ ግዜ እንተ ዘይተጻዊቱ፣ መን ከም ዝጅምር ዕጫ ይውስን። ደጊምኩም ምስ እትጻወቱ፣ ዝቕጽል ተጻዋታይ ይጅምር።
rule-G2R = እቶም ሕግታት ንማዕረ ነጥቢ መልሲ እንተ ዘይሂቦም፣ ዓወት ናይ ሓባር ይኸውን።
rule-G3R = ክልተ ኴንኩም ምስ እትጻወቱ ኢድ ክትህቡ ትኽእሉ። ተጻወቲ ካብ ክልተ ምስ ዝበዝሑ፣ ኣብ ክንዲ ዝወጸ ተጻዋታይ ቦት ይቕጽል።
rule-G-UNDO = ክሳብ ተራኹም ዘሎን ድሕሪኡ ዳዶ ዘይወደቐን፣ ናይ መወዳእታ ምንቅስቓስኩም ክትመልስዎ ትኽእሉ። በይንኹም እንተ ትጻወቱ፣ ኣብ መወዳእታ እውን። ምስጢር ኣብ ዘለዎ ጸወታታት ዋላ ሓንቲ ኣይምለስን።
rule-G4R = ካብቲ ልሙድ ምምላስ ንላዕሊ፣ ተጻዋታይ ናይ መወዳእታ ምንቅስቓሱ ክመልስ ክሓትት ይኽእል። ኩሎም ካልኦት ሰባት ኣብ ጣውላ ክሰማምዑ ኣለዎም፤ ቦታት ይሰማምዑ። ካብ ድርበያ ወይ ካብ ሰዓት ንድሕሪት ኣይከይድን፣ ስዉር ነገር ኣብ ዘለዎ ድማ የለን።
rule-G5R = ናይ ገዛእ ርእሱ ሰዓት ኣብ ዘይብሉ ናይ ክልተ ወገናት ጸወታ፣ ሰባት ብማዕረ ክሰማምዑ ይኽእሉ። ቦታት ይቕጽሉ።
rule-G6R = ኩሎም ሰባት ኣብ ጣውላ ነቲ ጸወታ ብዘይ ውጽኢት ደው ከብልዎ ክሰማምዑ ይኽእሉ፤ ቦታት ይሰማምዑ። በይንኹም ወይ ምስ ቦታት ጥራይ እንተ ትጻወቱ፣ ብኡንብኡ ደው ከተብልዎ ትኽእሉ።
rule-G-TIME = ኣዳላዊ ጣውላ ንግዜ ምሕሳብ ክድርቶ ይኽእል፣ ንነፍሲ ወከፍ ምንቅስቓስ ወይ ንመላእ ጸወታ። ክልተ ኴንኩም ምስ እትጻወቱ፣ ግዜኡ ዝተወድአ ይስዓር፤ ተጻወቲ ካብ ክልተ ምስ ዝበዝሑ ቦት ይጻወት፦ ነዚ ምንቅስቓስ ወይ ንዝተረፈ ጸወታ። ኣብ ጣውላ ሰብ ምስ ዘይህሉ ግዜ ደው ይብል።
rule-G-DUPLICATE = ብዙሓት ጣውላታት ብሓደ ዓይነት ድርበያን ኣሰራርዓን ክጻወታ ይኽእላ። ድርበያታት ነፍሲ ወከፍ ተጻዋታይ ንበይኑ ይቑጸር፣ ስለዚ ተወሳኺ ድርበያ ናይ ካልእ ኣይቅይሮን። ብናይ ብሓቂ ዳዶን ኣብ ግድል ናይ ሎሚን ግን ኣይኮነን።

# Refusals
refusal-illegal-move = እዚ ሕጂ ኣይፍቀድን።
refusal-unreadable-move = እዚ ምንቅስቓስ ናይዚ ጸወታ ኣይኮነን።
refusal-unreadable-position = እዚ ኣቀማምጣ ናይዚ ጸወታ ኣይኮነን።
refusal-too-late = እዚ ናብ ጣውላ ቅድሚ ምብጽሑ ግዜ ተወዲኡ።
refusal-stale = እቲ ሰሌዳ ድሮ ተለዊጡ ነይሩ። ደጊምኩም ርኣዩ፣ ሽዑ ምረጹ።
refusal-not-your-seat = እዚ መንበርኩም ኣይኮነን።
refusal-not-your-turn = ተራኹም ኣይኮነን።
refusal-not-started = ጸወታ ገና ኣይጀመረን።
refusal-already-started = ጸወታ ድሮ ጀሚሩ።
refusal-game-over = ጸወታ ድሮ ተወዲኡ።
refusal-not-host = እዚ ኣዳላዊ ጣውላ ጥራይ ክገብሮ ይኽእል።
refusal-seat-taken = እዚ መንበር ድሮ ተታሒዙ።
refusal-table-full = ኣብዛ ጣውላ ኩሎም መናብር ተታሒዞም።
refusal-table-exists = እዛ ጣውላ ድሮ ኣብዚ ሰርቨር ኣላ።
refusal-table-locked = ኣዳላዊ ነዛ ጣውላ ዓጽይዋ፦ ካልእ ሰብ ኣይቅመጥን። ክትዕዘቡ ትኽእሉ።
refusal-already-seated = ኣብዛ ጣውላ ድሮ መንበር ኣለኩም።
refusal-link-used = እዚ ሊንክ ድሮ ተጠቒሙ ወይ ተመሊሱ እዩ።
refusal-moved-on = እዛ ጣውላ ናብ ካልእ ጸወታ ሰጊራ እያ።
refusal-host-here = ኣዳላዊ ጣውላ ኣለዉ።
refusal-host-awaited = ኣዳላዊ ጣውላ ክምለሱ ይኽእሉ።
refusal-no-guest = ኣብኡ ጋሻ የለን።
refusal-most-seats = እዚ ጸወታ ልዕሊ { $most } መናብር የብሉን።
refusal-fewest-seats = እዚ ጸወታ ነዞም መናብር የድልይዎ።
refusal-nobody-joined = ገና ካልእ ሰብ የለን። ተጸበዩ፣ ወይ ቦት ወስኹ።
refusal-asked-already = እዚ ድሮ ተሓቲቱ። ነቲ ዝቕጽል ምንቅስቓስ ተጸበዩ።
refusal-no-question = ነዚ ዝሓትት የለን።
refusal-no-such-seat = ኣብዛ ጣውላ ከምዚ ዝበለ መንበር የለን።
refusal-bad-option = ከምዚ ዝበለ ምርጫ ጣውላ የለን።
refusal-bad-day = ከምዚ ዝበለ ዕለት የለን፤ ዕለት ከምዚ ይጽሓፍ፦ 2026-11-16።
refusal-no-daily = እዚ ጸወታ ከምዚ ዝበለ ግድል ናይ ሎሚ የብሉን፦ ግድል ንሓደ ተጻዋታይ እዩ፣ ናይ ገዛእ ርእሱ ምርጫታት ድማ ኣለዎ።
refusal-bad-throw = እዚ እቲ ክድርበ ዝነበሮ ዳዶ ኣይኮነን።
refusal-no-dice = እዚ ጸወታ ብኢድ ዝድርበ ዳዶ የብሉን።
refusal-bad-seats = እዚ ብዝሒ ተጻወቲ ነዚ ጸወታ ኣይኸውንን።
refusal-bad-level = እዚ ሓይሊ ዘለዎ ቦት የለን።
refusal-unknown-game = እዚ ጸወታ ኣብ ከብሒ የለን።
refusal-no-table = እዚ ኮድ ዘለዋ ጣውላ የላን።
refusal-bad-message = ሰርቨር ነዚ ከንብቦ ኣይከኣለን።
refusal-bad-record = እዚ ፋይል ዝንበብ መዝገብ ጸወታ ኣይኮነን።
refusal-too-large = እዚ ብሓደ ግዜ ኣዝዩ ብዙሕ ነይሩ።
refusal-too-fast = እዚ ኣዝዩ ቅልጡፍ ነይሩ። ንቑሩብ ኣዕርፉ እሞ ደጊምኩም ፈትኑ።
refusal-no-hint = ኣብዚ ፍንጪ የለን።
refusal-no-wifi = ኣብዚ እትኣትውዎ Wi-Fi የለን።
refusal-no-review = ነዚ ጸወታ ገና ገምጋም የለን።
refusal-no-record = ነዚ ጸወታ ገና መዝገብ የለን።
refusal-no-lesson = ከምዚ ዝበለ ደረጃ የለን።
refusal-bad-token = እዚ መንበር ድሕሪ ሕጂ ኣብዚ ኣይፍለጥን።
refusal-wrong-origin = እዚ ገጽ ናይ ካልእ ሰርቨር እዩ።
refusal-not-saved = ሰርቨር ነዚ ክዕቅቦ ኣይከኣለን። በጃኹም ደጊምኩም ፈትኑ።
refusal-house-full = ሕጂ ብዙሓት ጣውላታት ኣለዋ። በጃኹም ደሓር ተመለሱ።
refusal-offline = ሰርቨር ኣይምልስን ኣሎ። ርክብኩም ርኣዩ።
refusal-unknown = እዚ ኣይሰለጠን።
