/** The games of this device: kept, bounded, forgotten on demand, and never upset by junk. */
import { beforeEach, describe, expect, it } from 'vitest';
import { bestsOf, forgetGame, forgetGames, keepGame, outcomeOf, playedGames, type Played } from '../src/lib/history';

const played: Played = { code: 'KBSVK', epoch: 1, game: 'tug', at: 5, names: ['Ann', 'Ben'], mine: [0], ranks: [1, 2], scores: [5, 3], settings: 'tug' };
const alone: Played = { ...played, game: 'clear_away', names: ['Ann'], ranks: [2], scores: [4], settings: 'clear_away' };

beforeEach(() => localStorage.clear());

describe('a finished game', () => {
  it('is kept, the newest first', () => {
    keepGame(played);
    keepGame({ ...played, epoch: 2 });
    expect(playedGames().map(({ epoch }) => epoch)).toEqual([2, 1]);
  });

  it('that is finished again takes its own place', () => {
    keepGame(alone);
    keepGame({ ...alone, scores: [1] });
    expect(playedGames()).toEqual([{ ...alone, scores: [1] }]);
  });

  it.each([
    [{ ranks: [1, 2] }, 'won'],
    [{ ranks: [2, 1] }, 'lost'],
    [{ ranks: [1, 1] }, 'shared'],
    [{ mine: [0, 1] }, 'played'],
    [{ names: ['Ann'], ranks: [1] }, 'played'],
  ])('%j was %s', (change, word) => expect(outcomeOf({ ...played, ...change })).toBe(word));

  it('can be forgotten, alone or with all', () => {
    keepGame(played);
    keepGame(alone);
    keepGame({ ...alone, epoch: 2 });
    forgetGame(alone);
    expect(playedGames()).toHaveLength(1); // the other of table KBSVK, match 1, has taken its place
    forgetGames();
    expect([playedGames(), bestsOf()]).toEqual([[], []]);
  });

  it('is one of two hundred at most', () => {
    for (let epoch = 1; epoch <= 250; epoch++) keepGame({ ...played, epoch });
    expect(playedGames()).toHaveLength(200);
    expect(playedGames()[0]!.epoch).toBe(250);
  });
});

describe('a best', () => {
  it('is of games for one, and knows the most and the fewest points', () => {
    keepGame(played);
    expect(bestsOf()).toEqual([]);
    for (const [i, score] of [4, 1, 7].entries()) keepGame({ ...alone, epoch: i + 1, scores: [score] });
    expect(bestsOf()).toEqual([{ game: 'clear_away', most: 7, fewest: 1 }]);
  });

  it('outlives the game it came from', () => {
    keepGame(alone);
    forgetGame(alone);
    expect(bestsOf()).toHaveLength(1);
  });
});

it.each(['{', 'null', '7', '[]', '{"version":9,"games":[{}]}', '{"version":1,"games":[1,{"code":"x"}],"bests":{"a":3}}', '{"version":1,"games":5}'])('junk %j is left out', (junk) => {
  localStorage.setItem('fives.history', junk);
  expect([playedGames(), bestsOf()]).toEqual([[], []]);
  keepGame(played);
  expect(playedGames()).toEqual([played]);
});
