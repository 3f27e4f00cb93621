/** A board's timer: a tap on no control ends the waiting, of every step that is left. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('svelte', async (original) => ({ ...(await original<object>()), onDestroy: () => undefined })); // no component here

const { oneTimer } = await import('../src/lib/board-timer');

describe("a board's timer", () => {
  const timer = oneTimer();
  const seen: string[] = [];
  const steps = ['a', 'b', 'c'].map((step) => ({ act: () => void seen.push(step), wait: 1000 }));
  beforeEach(() => {
    vi.useFakeTimers();
    timer.stop();
    seen.length = 0;
    document.body.innerHTML = '<p>felt</p><button>press</button>';
  });
  afterEach(() => void vi.useRealTimers());

  it('waits for each step', () => {
    timer.run(steps, () => seen.push('end'));
    vi.advanceTimersByTime(1500);
    expect(seen).toEqual(['a', 'b']);
  });

  it('waits no more after a tap', () => {
    timer.run(steps, () => seen.push('end'));
    document.querySelector('p')!.click();
    vi.advanceTimersByTime(10);
    expect(seen).toEqual(['a', 'b', 'c', 'end']);
  });

  it('takes no press of a button for such a tap', () => {
    timer.run(steps, () => seen.push('end'));
    document.querySelector('button')!.click();
    vi.advanceTimersByTime(10);
    expect(seen).toEqual(['a']);
  });

  it('waits again once it was stopped', () => {
    timer.run(steps, () => undefined);
    document.body.click();
    timer.stop();
    timer.after(1000, () => seen.push('later'));
    vi.advanceTimersByTime(900);
    expect(seen).not.toContain('later');
    vi.advanceTimersByTime(200);
    expect(seen).toContain('later');
  });
});
