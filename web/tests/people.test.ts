/** People: what a device remembers of them, and how their emblems are drawn. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANIMALS, COLOURS, drawingOf, emblemsOf, inkOf, isWanted, usualEmblem } from '../src/lib/emblems';
import { remember, remembered } from '../src/lib/device';
import type { Emblem } from '../src/lib/messages';
import { forget, household, owner, rememberPlayers, type Person } from '../src/lib/people';
import { castOf } from '../src/lib/sentences';
import { person, table } from './tables';

const mama: Person = { name: 'Mama', emblem: { animal: 'cat', colour: 'gold' } };
const papa: Person = { name: 'Papa', emblem: { animal: 'whale', colour: 'pink' } };
const lena: Person = { name: 'Lena', emblem: null };

describe('the people of a device', () => {
  beforeEach(() => localStorage.clear());

  it('are nobody at first', () => {
    expect([owner(), household()]).toEqual([{ name: '', emblem: null }, []]);
  });

  it('are one of its own and the others', () => {
    rememberPlayers([mama, papa, lena]);
    expect([owner(), household()]).toEqual([mama, [papa, lena]]);
  });

  it('are known once each, the newest first', () => {
    rememberPlayers([mama, papa, lena]);
    rememberPlayers([mama, lena]);
    expect(household()).toEqual([lena, papa]);
    rememberPlayers([papa]);
    expect([owner(), household()]).toEqual([papa, [mama, lena]]);
  });

  it('change their animals', () => {
    rememberPlayers([mama, papa]);
    const whale: Person = { ...papa, emblem: { animal: 'whale', colour: 'red' } };
    rememberPlayers([mama, whale]);
    expect(household()).toEqual([whale]);
  });

  it('need a name to be remembered; a name that is deleted is forgotten', () => {
    rememberPlayers([mama, { name: '', emblem: papa.emblem }]);
    expect(household()).toEqual([]);
    rememberPlayers([{ ...mama, name: '' }]);
    expect([owner(), household()]).toEqual([{ ...mama, name: '' }, []]);
  });

  it('can be forgotten', () => {
    rememberPlayers([mama, papa, lena]);
    forget('Papa');
    expect(household()).toEqual([lena]);
    forget('Lena');
    expect(remembered('household')).toBeNull();
  });

  it('are at most twelve others', () => {
    rememberPlayers([mama, ...Array.from({ length: 20 }, (_, i) => ({ name: `Guest ${i}`, emblem: null }))]);
    expect(household()).toHaveLength(12);
  });

  it('have the name that fives 1.0.0 remembered', () => {
    remember('name', 'Mama');
    expect(owner()).toEqual({ name: 'Mama', emblem: null });
  });

  it.each(['{', '7', 'null', '"cat"', '[1, null, {"name": 3}, {"name": ""}]', '{"animal": "constructor", "colour": "red"}'])('survive a damaged memory: %s', (damaged) => {
    remember('emblem', damaged);
    remember('household', damaged);
    expect([owner(), household()]).toEqual([{ name: '', emblem: null }, []]);
  });

  it('keep nothing but what is known of an emblem', () => {
    remember('household', '[{"name": "Eve", "emblem": {"animal": "cat", "colour": "red", "photo": "x"}, "age": 7}]');
    expect(household()).toEqual([{ name: 'Eve', emblem: { animal: 'cat', colour: 'red' } }]);
  });
});

describe('an emblem', () => {
  it('is one of twelve animals in one of six colours', () => {
    expect([ANIMALS.length, COLOURS.length]).toEqual([12, 6]);
    expect(new Set(ANIMALS.map((animal) => drawingOf(animal)[0])).size).toBe(12);
    expect(isWanted({ animal: 'cat', colour: 'red' })).toBe(true);
    for (const wrong of [null, 'cat', { animal: 'cat' }, { animal: 'robot1', colour: 'red' }, { animal: 'cat', colour: 'constructor' }]) expect(isWanted(wrong)).toBe(false);
  });

  it('of a later fives is drawn as one of ours, in ink', () => {
    expect(drawingOf('unicorn')).toBe(drawingOf('cat'));
    expect(drawingOf('constructor')).toBe(drawingOf('cat'));
    expect(inkOf('red; background: url(x)')).toBe('var(--ink)');
  });

  it('is that of who sits there, or else who sat there, or else the usual one; a seat that was always free has none', () => {
    const fish: Emblem = { animal: 'fish', colour: 'pink' };
    const open = { ...person, kind: 'open' as const };
    expect(emblemsOf({ seats: [{ ...person, emblem: fish }, open], players: [] })).toEqual([fish, null]);
    expect(emblemsOf({ seats: [open, open], players: [{ name: 'Ann', emblem: fish }, { name: 'Bob' }] })).toEqual([fish, usualEmblem(1)]);
    const bot = { ...person, kind: 'bot' as const };
    expect(emblemsOf({ seats: [person, bot], players: [] })).toEqual([usualEmblem(0), { animal: 'robot2', colour: 'blue' }]);
  });

  it('stays in the log when somebody else takes the seat', () => {
    const [frog, bear]: Emblem[] = [{ animal: 'frog', colour: 'green' }, { animal: 'bear', colour: 'red' }];
    const seats = [{ ...person, name: 'Eve', emblem: bear! }];
    const played = { ...table, seats, players: [{ name: 'Bob', emblem: frog }], newcomers: [{ n: 4, seat: 0, name: 'Eve', epoch: 1, emblem: bear }] };
    const castAt = castOf(played, { seats: [], host: false });
    expect([castAt(4).emblems, castAt(5).emblems]).toEqual([[frog], [bear]]);
  });
});

/** Returns the relative luminance of a colour, as WCAG has it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe('the colours of people', () => {
  const tokens = readFileSync('src/style/tokens.css', 'utf8');
  const of = (name: string): string[] => new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens)!.slice(1);

  it.each(COLOURS.flatMap((colour) => ['card', 'card-deep', 'wall'].map((behind) => [colour, behind])))('%s can be read on the %s, light and dark', (colour, behind) => {
    for (const light of [0, 1]) {
      const [a, b] = [luminance(of(`person-${colour}`)[light]!), luminance(of(behind)[light]!)].sort((x, y) => y - x);
      expect((a! + 0.05) / (b! + 0.05)).toBeGreaterThan(4.5);
    }
  });
});
