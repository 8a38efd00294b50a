import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LoadMonitor, monitorLoad } from './loadMonitor.ts';

/** Milliseconds; more than one look later. */
const SEEN_MS = 1_500;

let strain: LoadMonitor | undefined;

afterEach(() => {
  strain?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('how busy a process is', () => {
  it('is not strained while it waits, strained while it works, and at ease again afterwards', async () => {
    strain = monitorLoad();
    const { isOverloaded } = strain;
    await expect.poll(isOverloaded).toBe(false);
    const until = performance.now() + SEEN_MS;
    while (performance.now() < until) {
      const turn = performance.now() + 50;
      while (performance.now() < turn);
      await wait(0);
    }
    expect(isOverloaded()).toBe(true);
    await expect.poll(isOverloaded).toBe(false);
  });

  it('is strained from more than three tenths of a second of work, and judged by the last second alone', () => {
    vi.useFakeTimers();
    const total = { idle: 0, active: 0 };
    vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((later, earlier) => {
      const idle = (later ?? total).idle - (earlier?.idle ?? 0);
      const active = (later ?? total).active - (earlier?.active ?? 0);
      return { idle, active, utilization: active / (idle + active || 1) };
    });
    strain = monitorLoad();
    const after = (active: number): boolean | undefined => {
      total.active += active;
      total.idle += 1_000 - active;
      vi.advanceTimersByTime(1_000);
      return strain?.isOverloaded();
    };
    expect([100, 300, 301, 900, 290].map(after)).toEqual([false, false, true, true, false]);
  });
});
