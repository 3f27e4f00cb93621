"""War's rows: every choice there can be, against the rules; the generic twin test is in tests/envs."""

from itertools import product

import pytest

from fives.core.chance.rolls import rolls
from fives.games.war.captures import takes
from fives.games.war.encoding import ACTIONS, action
from fives.games.war.fast.batch_rules import choices, pack
from fives.games.war.rules import Army, Options, War
from fives.games.war.solved_round import PLACES


def lying(options, mine, theirs, middle):
    armies = (Army(len(mine), True, mine), Army(len(theirs), True, theirs))
    return War(options, armies, middle)


@pytest.mark.parametrize("variation", [0, 2, "both"])
@pytest.mark.parametrize("how", ["forced", "optional", "auto"])
def test_rows_offer_the_captures_of_the_rules_for_all_dice(how, variation):
    options = Options(variation=variation, captures=how)
    for mine, theirs, middle in PLACES:
        for roll, other in product(rolls(mine), rolls(theirs)):
            state = lying(options, roll, other, middle)
            listed = takes(roll, other, middle, how, variation in (2, "both"))
            bits = choices(pack(state), 0)
            assert [n for n in range(ACTIONS) if bits >> n & 1] == sorted(action(state, each) for each in listed)
