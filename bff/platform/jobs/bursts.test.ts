import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bursts, gatherBursts } from './bursts.ts';

describe('changes', () => {
  let bursts: Bursts;
  beforeEach(() => vi.useFakeTimers());
  afterEach(async () => {
    vi.useRealTimers();
    await bursts.stop();
  });

  it('are told of once for a burst', async () => {
    const tell = vi.fn(async () => undefined);
    bursts = gatherBursts(tell);
    for (let change = 0; change < 20; change += 1) bursts.wake();
    await vi.advanceTimersByTimeAsync(199);
    expect(tell).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('are also told of while they never pause, once a second however many they are', async () => {
    const tell = vi.fn(async () => undefined);
    bursts = gatherBursts(tell);
    for (let change = 0; change < 500; change += 1) {
      bursts.wake();
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(tell.mock.calls.length).toBeGreaterThanOrEqual(9);
    expect(tell.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('are told of again when they came meanwhile, and never twice at once', async () => {
    let telling = 0;
    const most: number[] = [];
    const tell = vi.fn(async () => {
      telling += 1;
      most.push(telling);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      telling -= 1;
    });
    bursts = gatherBursts(tell);
    bursts.wake();
    await vi.advanceTimersByTimeAsync(300);
    bursts.wake();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(most).toEqual([1, 1]);
  });

  it('that are gathered are told of when it stops, and none afterwards', async () => {
    const tell = vi.fn(async () => undefined);
    bursts = gatherBursts(tell);
    bursts.wake();
    await bursts.stop();
    expect(tell).toHaveBeenCalledTimes(1);
    bursts.wake();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});
