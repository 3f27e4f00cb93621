/** Records: a file of fives 1.0.0, where the text of a move was its kind, is read as the server reads it. */
import { describe, expect, it } from 'vitest';
import { readRecord } from '../src/lib/records';

const read = (actor: number, move: string, format = 'fives-record-1') => {
  const { n, at, ...event } = readRecord(JSON.stringify({ format, log: [{ n: 1, at: 2, actor, move }] })).log[0]!;
  expect([n, at]).toEqual([1, 2]);
  return event;
};

describe('an event of the old format', () => {
  it.each([
    [0, 'undo', { actor: 0, kind: 'undo' }],
    [-1, 'undo', { actor: -1, kind: 'undo' }],
    [1, 'take_back', { actor: 1, kind: 'take_back' }],
    [1, 'resign', { actor: 1, kind: 'resign' }],
    [0, 'draw', { actor: 0, kind: 'draw' }],
    [-2, 'wait', { actor: -2, kind: 'wait' }],
    [-2, 'go_on', { actor: -2, kind: 'resume' }],
    [-2, 'timeout1', { actor: 1, kind: 'timeout' }],
    [-2, 'bell', { actor: -2, move: 'bell' }],
    [0, 'wait', { actor: 0, move: 'wait' }],
    [-1, '11256', { actor: -1, move: '11256' }],
  ])('%i %s', (actor, move, event) => expect(read(actor, move)).toEqual(event));
});

it('a file of today keeps its words, and one of before is told in the format of today', () => {
  expect(read(0, 'undo', 'fives-record-2')).toEqual({ actor: 0, move: 'undo' });
  expect(readRecord('{"format": "fives-record-1", "log": []}').format).toBe('fives-record-2');
});
