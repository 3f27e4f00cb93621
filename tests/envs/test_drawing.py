"""Pictures of a table, as text and as pixels."""

import numpy as np

from fives.core.catalogue import find_game
from fives.core.options import read_options
from fives.core.text_drawing import draw_table
from fives.envs.pixels import CELL, COLUMNS, DOT, LINES, MARGIN, pixels

PAPER = (250, 247, 240)


def position(id, text, **settings):
    game = find_game(id)
    return game, game.notation.read_state(text, read_options(game, settings))


def inked(picture):
    """Return the rectangle around all ink: top, bottom, left, right."""
    rows, columns = np.nonzero((picture != PAPER).any(axis=2))
    return rows.min(), rows.max(), columns.min(), columns.max()


def test_dice_lie_above_the_position():
    drawn = draw_table(*position("tug", "12344 three 0 4-4"))
    assert drawn.splitlines()[0] == "╭───────╮" * 5
    assert drawn.count("●") == 1 + 2 + 3 + 4 + 4
    assert drawn.splitlines()[-1] == "12344 three 0 4-4"


def test_a_board_is_drawn_where_the_game_does():
    drawn = draw_table(*position("clear_away", "...O../..OO../.OO.../....O./...O../......"))
    assert drawn.splitlines()[:2] == ["6 . . . O . .", "5 . . O O . ."]


def test_stones_without_a_board_are_drawn_with_their_coordinates():
    drawn = draw_table(*position("five_wins", "w 0,0 1,1 b 0,1 | 14 15 | b")).splitlines()
    assert drawn[:-1] == ["       0   1", "   0   ○   .", "   1   ●   ○"]


def test_towers_are_drawn_by_their_top_and_height():
    upper = "- - - - b2w3w1 - b2 b3w1/- w4b1 b4w2b1w2 w1b1 b3 w4b3 - -"
    lower = "- w3 - b4 w3w2b2 b4w3 - -/- w1b1 - b4b2b3 w4 w4w2 - -"
    drawn = draw_table(*position("torris", f"{upper}/{lower} | b")).splitlines()
    assert drawn[0].split() == ["1", ".", ".", ".", ".", "w1:3", ".", "b2", "w1:2"]
    assert drawn[4].split() == [*"abcdefgh"]


def test_boards_of_a_race_lie_side_by_side():
    board = "/".join(["abcdefabcd"] * 10)
    drawn = draw_table(*position("find_fives", f"{board} {board} | aabcd | round 1 | - | -")).splitlines()
    assert drawn[0] == " 1 abcdefabcd    1 abcdefabcd"
    assert drawn[10] == "   abcdefghij      abcdefghij"


def test_a_picture_has_the_same_size_whatever_it_shows():
    size = ((LINES + 2 * MARGIN) * CELL[0] * DOT, (COLUMNS + 2 * MARGIN) * CELL[1] * DOT, 3)
    assert {pixels(text).shape for text in ("", "x", "x\ny", "x" * 200, "\n" * (LINES - 1))} == {size}
    assert pixels("\n" * LINES).shape[0] == size[0] + CELL[0] * DOT


def test_letters_stand_where_the_text_has_them():
    one, other = inked(pixels("H")), inked(pixels("\n  H"))
    assert np.subtract(other, one).tolist() == [CELL[0] * DOT] * 2 + [2 * CELL[1] * DOT] * 2


def test_boxes_are_closed_and_long_lines_go_on_below():
    rows = (pixels("││\n││") != PAPER).any(axis=(1, 2))
    assert rows.sum() == 2 * CELL[0] * DOT
    assert np.array_equal(pixels("x" * COLUMNS + "y"), pixels("x" * COLUMNS + "\ny"))


def test_different_letters_look_different():
    letters = "".join(map(chr, range(33, 127))) + "●○─│╭╮╰╯"
    row = pixels(letters[:COLUMNS] + "\n" + letters[COLUMNS:])[:, :, 0]
    cells = [row[top : top + CELL[0] * DOT] for top in (CELL[0] * DOT, 2 * CELL[0] * DOT)]
    drawn = {
        cell[:, (MARGIN + n) * CELL[1] * DOT :][:, : CELL[1] * DOT].tobytes() for cell in cells for n in range(COLUMNS)
    }
    assert len(drawn) == len(letters) - len("`{}$") + 1  # those four are missing, and there is the space
