import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWakers, type Wakers, type WokenWork } from './wakers.ts';

const log = pino({ level: 'silent' });

describe('work that changes wake', () => {
  let wakers: Wakers;
  beforeEach(() => vi.useFakeTimers());
  afterEach(async () => {
    vi.useRealTimers();
    await wakers.stop();
  });

  const begin = async (run: WokenWork['run'], forMs = 1_000) => {
    wakers = startWakers([{ name: 'test', run }], log);
    await vi.advanceTimersByTimeAsync(forMs);
  };

  it('is done once at the start and once for a burst of changes', async () => {
    const run = vi.fn(async () => undefined);
    await begin(run);
    expect(run).toHaveBeenCalledTimes(1);
    for (let change = 0; change < 20; change += 1) wakers.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is also done while changes never pause, once a second however many they are', async () => {
    const run = vi.fn(async () => undefined);
    await begin(run);
    run.mockClear();
    for (let change = 0; change < 500; change += 1) {
      wakers.wake();
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(8);
    expect(run.mock.calls.length).toBeLessThanOrEqual(10);
  });

  it('begins in its order, and no two at once', async () => {
    const begun: [name: string, at: number][] = [];
    const names = ['entries', 'mails', 'messages'];
    const works = names.map((name) => ({ name, run: async () => void begun.push([name, Date.now()]) }));
    wakers = startWakers(works, log);
    for (let change = 0; change < 100; change += 1) {
      wakers.wake();
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(begun.slice(0, 6).map(([name]) => name)).toEqual([...names, ...names]);
    expect(new Set(begun.map(([, at]) => at)).size).toBe(begun.length);
  });

  it('is done again for a change that came while it ran', async () => {
    const run = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await begin(run, 300);
    wakers.wake();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is tried again by the next change when it failed', async () => {
    const run = vi.fn(async () => {
      throw new Error('no mail server');
    });
    await begin(run);
    wakers.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is told to stop and waited for; no change wakes it afterwards', async () => {
    const seen: boolean[] = [];
    const run = vi.fn(async (signal: AbortSignal) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      seen.push(signal.aborted);
    });
    await begin(run, 300);
    const stopped = wakers.stop();
    await vi.advanceTimersByTimeAsync(500);
    await stopped;
    wakers.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([run.mock.calls.length, seen]).toEqual([1, [true]]);
  });
});
