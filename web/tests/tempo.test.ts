/** The tempo of bots: what they do is shown all the faster, the longer the player has waited. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { setTempo, tempo } = await import('../src/lib/tempo');

const later = (seconds: number): void => void vi.spyOn(performance, 'now').mockReturnValue(1000 * seconds);

function shares(byBot: boolean): number[] {
  return [0, 1, 2, 3, 4, 20].map((seconds) => {
    later(seconds);
    setTempo(byBot);
    return tempo();
  });
}

describe('the tempo', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p>felt</p><button>roll</button>';
    later(0);
    document.querySelector('button')!.click();
  });
  afterEach(() => setTempo(false));

  it('rises while bots play', () => {
    expect(shares(true)).toEqual([1, 1, 0.6, 0.6, 0.4, 0.4]);
  });

  it('stays as it is while people play', () => {
    expect(shares(false)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('falls again once the player has acted', () => {
    later(20);
    document.querySelector('button')!.click();
    setTempo(true);
    expect(tempo()).toBe(1);
  });

  it('does not fall by a tap beside the controls, which hurries the board', () => {
    later(20);
    document.querySelector('p')!.click();
    setTempo(true);
    expect(tempo()).toBe(0.4);
  });
});
