"""Which rule each refusal names: for every rule a smallest position and a move that breaks exactly this rule.

A line of `MOVES` is `game | options, - for the usual ones | position | seat | move | rule`; a position may hold
` | ` itself. `SEATS` has numbers of players, `EVENTS` what only a match refuses; test_refused_rules.py has what only a
table refuses. A new game brings its lines in `tests/games/<id>/refused_rules.txt`.
"""

CUT = "w 0,0 2,0 0,1 1,2 0,3 b 1,0 3,0 4,0 1,1 0,2 | 0 0 | w"  # lifting 2,0 cuts 3,0 and 4,0 off
BOARD = "fcbbeedacc/feffeafaab/ddaabdddba/dffccabbfd/eaabceeabf/bcdbfaddfb/ddccfbbcbe/efffaabece/daedeedaff/ebcdccacec"
GREY = "cbbfadaefc/abcdfebfac/beaecccedd/fbceadecac/cbffabdbda/ecaaebbeeb/bffdffaedd/eceacaabff/bdfdfcdcbd/aaeffdbdde"
OWING = f"{GREY} | bcdef | round 2 scoring | 5+1 =d2d3e3e4f4 =a9b8b9c8c9 +1 a9b8b9c8c9 next | 0+0 #e1e2e3e4f1"
PUZZLE = f"{GREY} | aabbc | round 2 | 5 =d2d3e3e4f4 +1 | 0 #e1e2e3e4f1"
SOLO = f"{BOARD} | aabcd | round 12 over | {'+'.join('0' * 12)} xF xI xL xN xP xT xU xV xW xX xY"
FIVE = "w 0,0 1,0 2,0 3,0 4,0 b 0,1 1,1 2,1 3,1 | 11 12 | b"
TOWERS = "w1 b2 w1 b3 w1 b3 w2 b4/b2 w2 b3 w2 b4 w4 b4 w3/w4 b1 w4 b4 w2 b2 w1 b2/b1 w4 b1 w3 b3 w3 b1 w3"
LEVEL = "b1 w1b1 b2 - - - - -/" + "/".join(["- - - - - - - -"] * 3)
ALONE = "w1 - - - - - - -/- - - - - - - -/- - - - - - - -/- - - - - - - -"

MOVES = f"""
clear_away | - | .OOOO./OOOOOO/OOOOOO/OOOOOO/OOOOOO/.OOOO. | 0 | c3-c5 | CA1
clear_away | - | OO..../....../....../....../....../...... | 0 | a6-d6 | CA1
clear_away | - | O...../....../....../....../....../...... | 0 | a6-c6 | CA2

detective | - | open ? ? | 0 | means4 | G1R
detective | - | 11234 0 000000-000000 | 0 | motive1 | DE1
detective | - | - 0 000000-000000 | 0 | nothing | DE2
detective | - | 34466 0 000000-000000 | 0 | 34466 | DE2
detective | - | 34466 0 000100-000000 | 0 | means4 | DE2R
detective | - | 44/556 0 000000-000000 | 0 | means5 | DE2R
detective | - | - 1 000700-000000 last0 | 1 | roll | DE3
detective | variation=2 | 44456 0 000000-000100 | 0 | means4 | DE-V2
detective | variation=2 | 34466 0 000000-000000 | 0 | 44 | DE-V2R

dominoes | - | open ? ? | 0 | left1 | G1R
dominoes | - | 25:6 0 0-0 2 | 0 | right6 | DO1
dominoes | - | - 0 0-0 | 0 | left1 | DO2
dominoes | variation=2 | 25:236 0 0-0 0 | 0 | left2 | DO2
dominoes | - | 1 0 0-0 3 | 0 | left3 | DO3
dominoes | variation=1 | 1 0 0-0 3 | 0 | left3 | DO3
dominoes | - | 13:5 0 0-0 2 | 0 | roll | DO3R
dominoes | - | - 0 5-3 | 0 | roll | DO4
dominoes | variation=1 | 25:6 0 0-0 2 | 0 | swapleft6 | DO-V1
dominoes | variation=1 | 1:3 0 0-0 2 | 0 | swapleft3 | DO-V1R
dominoes | variation=2 | 2:1136 0 0-0 0 | 0 | roll | DO-V2

find_fives | - | seats 2 | 0 | timer | FF15R
find_fives | - | {BOARD} | - | round 1 | - | 0 | done | FF2
find_fives | guard=on | {BOARD} | aabcd | round 1 | - | 0 | a1b1b2b3c2 | FF3
find_fives | guard=on | {BOARD} | aabcd | round 1 | - b5b6b7c5d5 | 0 | g1h1i1i2i3 | FF4
find_fives | guard=on | {BOARD} | aabcd | round 1 | - b5b6b7c5d5 | 0 | b5c5c6d4d5 | FF5
find_fives | guard=off | {BOARD} | aabcd | round 1 | - b5b6b7c5d5 | 0 | b5b6b7c5d5 | FF6R
find_fives | boards=grey | {BOARD} | aabcd | round 1 | - timer | - | 0 | b5b6b7c5d5 | FF7
find_fives | boards=grey | {BOARD} | aabcd | round 1 | - | - | 0 | done | FF8R
find_fives | boards=grey | {BOARD} | aabcd | round 1 scoring | 0 | 0 | 0 | b5b6b7c5d5 | FF9R
find_fives | boards=grey | {BOARD} | bcdff | round 5 over | 0+0+0+0+0 | 0+0+0+0+0 | 0 | next | FF1
find_fives | mode=puzzle boards=grey guard=on | {PUZZLE} | 0 | g7g8h8h9i9 | FP1
find_fives | mode=puzzle boards=grey guard=on | {PUZZLE} | 0 | erase1 | FP1
find_fives | mode=puzzle boards=grey guard=on | {PUZZLE} | 0 | e3e4e5f5f6 | FP2
find_fives | mode=puzzle boards=grey | {OWING} | 1 | cross:F | FP2R
find_fives | mode=puzzle boards=grey | {GREY} | acdde | round 1 over | 0 | 0 | 0 | next | FP4
find_fives | mode=solo | {SOLO} | 0 | next | FS1

five_wins | - | lot 2 | 0 | 0,0 | G1R
five_wins | - | w 0,0 b | 15 16 | b | 1 | 1,1 | FW1
five_wins | - | {FIVE} | 1 | 0,2 | FW2
five_wins | - | w -1,0 0,-1 0,0 0,1 1,0 b 2,0 | 0 0 | w | 0 | 0,0>3,0 | FW3
five_wins | - | {CUT} | 0 | 2,0>5,0 | FW4R
five_wins | - | w 0,0 b 1,0 | 0 0 | w | 0 | 0,0>2,0 | FW5R
five_wins | - | w 0,0 1,0 2,0 3,0 0,2 b 0,1 1,1 2,1 3,1 1,2 | 0 0 | w | 200 | 0 | 0,0>4,0 | FW6R

hi_low | - | open ? ? | 0 | high | G1R
hi_low | - | choose 1 | 1 | roll | HL1
hi_low | - | 12344 4 high 0 - 4-4 | 0 | 44 | HL2
hi_low | - | - 5 high 1 - 5-3 | 1 | roll | HL4R
hi_low | variation=1 | 12344 2 high 0 - 4-4 | 0 | 44 | HL-V1
hi_low | variation=2 | - 5 set 1 - 3-16 | 1 | roll | HL-V2

number_poker | - | 1123: 1244E:3 | 0 | 4 | NP1
number_poker | - | 1123: 1244E:3 | 0 | E | NP3
number_poker | - | 12E:=E 12:=2 | 0 | 1 | NP4R
number_poker | empty_hand=needs_a_stone | 11:2 E:44 2E: | 1 | E | NP5R
number_poker | - | E:12 E:3 | 0 | E | NP5R

shell_game | - | lot 2 | 0 | lay1 | G1R
shell_game | - | lay 31 lap 1 by 1 from 1 0-0 | 1 | lay3 | SG2
shell_game | - | slide c3,a1,d4,b2 1 lap 1 by 0 from 0 0-0 | 0 | 2>2@0.8 | SG3R
shell_game | - | slide c3,a1,d4,b2 1 lap 1 by 0 from 0 0-0 | 0 | lay1 | SG3
shell_game | - | seek a1*1,b2*2,c3,d4 3 lap 1 by 0 from 0 0-1-1 | 2 | open3 | SG5R
shell_game | - | ask c3,a1*0,d4,b2 lap 1 by 0 from 0 1-0 | 0 | ask1 | SG4
shell_game | - | over lap 2 by 1 from 0 7-9 | 0 | lay1 | SG6
shell_game | - | turn 1234 lap 1 by 0 from 0 0-0 | 0 | 1>2@0.8 | SG7R

torris | - | shuffle | w | 0 | a1E | TO1
torris | - | {TOWERS} | b | 1 | a1E | TO2
torris | - | {LEVEL} | b | 1 | b1E | TO3
torris | - | {TOWERS} | w | 0 | a1N | TO2
torris | - | {ALONE} | w | 0 | a4E | TO5

tug | - | open ? ? | 0 | five | G1R
tug | - | choose 1 | 1 | roll | TU2
tug | - | 12344 three 0 2-1 | 0 | 12344 | TU3
tug | - | 12344 three 0 2-1 | 0 | 44 | TU3
tug | - | 22234 three 0 2-1 | 0 | 22234 | TU3R
tug | - | - three 1 5-3 | 1 | roll | TU4
tug | variation=1 | 12344 three 0 4-4 1/1 | 0 | 44 | TU-V1
tug | variation=2 | 12344 three 0 4-4 | 0 | 2344 | TU-V2

war | - | open ? ? | 0 | 1+2=3 | G1R
war | - | middle 1 0-0 | 0 | roll | WA1
war | - | 13:24 4 0-0 | 0 | 1+1=2 | WA2
war | - | 13:24 4 1-0 | 0 | - | WA3R
war | - | xx:xx 4 5-3 | 0 | roll | WA5
"""

SEATS = """
dominoes | - | 3 | DO-V2
hi_low | - | 3 | HL1
find_fives | mode=puzzle | 1 | FP1
find_fives | mode=solo | 2 | FS1
"""

EVENTS = """
tug | - | 2 | 0 | undo | G-UNDO
tug | - | 2 | 0 | take_back | G4R
tug | - | 2 | 1 | timeout | G-TIME
detective | - | 3 | 0 | resign | G3R
detective | - | 3 | 0 | draw | G5R
tug | - | 2 | 2 | stop | G6R
"""
