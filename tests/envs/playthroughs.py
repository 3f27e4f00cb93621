"""One short game of each as OpenSpiel tells it, in `playthroughs/`; run this file to write those that are missing."""

from pathlib import Path

import fives.envs.openspiel  # noqa: F401  (importing registers the games)

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {  # from where the rest of a game is short
    "clear_away": "fives_clear_away(position=...O../..OO../.OO.../....O./...O../......)",
    "detective": "fives_detective(position=12344 1 700000-333333 last1)",
    "dominoes": "fives_dominoes(position=351 0 4-4)",
    "find_fives": "fives_find_fives(guard=on,position=adbddfccca/ccafcbdeaf/aeafbefddc/bbfebcedff/edaaeafabb/bfacdeaedd"
    "/acbcdbbfbe/ecfbdcfcee/edfaabecac/fcfbdadeed | aacde | round 5 | 3+9+0+4)",
    "five_wins": "fives_five_wins(position=w -3;-2 -1;-2 0;-2 0;-1 -1;0 -4;1 -3;1 -2;1 -1;1 1;1 -1;2 b 0;-3 1;-2 -3;-1"
    " -2;-1 1;-1 2;-1 -4;0 -3;0 -2;0 0;0 0;1 -1;3 | 5 4 | w)",
    "hi_low": "fives_hi_low(position=12556 3 high 0 - 4-4)",
    "number_poker": "fives_number_poker(players=3,simultaneous=True)",
    "shell_game": "fives_shell_game(position=sliding d4;c2;b1;a3 1 1>3@1.2 lap 2 by 0 from 1 1-11)",
    "torris": "fives_torris(position=- - - - b2w3w1 - b2 b3w1/- w4b1 b4w2b1w2 w1b1 b3 w4b3 - -/- w3 - b4 w3w2b2 b4w3 -"
    " -/- w1b1 - b4b2b3 w4 w4w2 - - | b)",
    "tug": "fives_tug(position=12344 three 0 4-4)",
    "war": "fives_war(position=123:3 3 4-4 ?:?)",
}


def write() -> None:
    """Write the games that are missing; the shortest of some at random."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    FOLDER.mkdir(exist_ok=True)
    for id, text in GAMES.items():
        file = FOLDER / f"{id}.txt"
        if not file.exists():
            file.write_text(min((playthrough(text, None, seed=seed) for seed in range(8)), key=len), encoding="utf-8")


if __name__ == "__main__":
    write()
