import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Job, startWorker, type Worker } from './worker.ts';

const log = pino({ level: 'silent' });
const DAY_MS = 86_400_000;

const jobOf = (run: Job['run'], isWokenByChanges = true): Job => ({
  name: 'test',
  everyMs: DAY_MS,
  isWokenByChanges,
  run,
});

describe('a job', () => {
  let worker: Worker;
  beforeEach(() => vi.useFakeTimers());
  afterEach(async () => {
    vi.useRealTimers();
    await worker.stop();
  });

  const begin = async (job: Job) => {
    worker = startWorker([job], log);
    await vi.advanceTimersByTimeAsync(1_000);
  };

  it('runs once at the start and once for a burst of changes', async () => {
    const run = vi.fn(async () => false);
    await begin(jobOf(run));
    expect(run).toHaveBeenCalledTimes(1);
    for (let change = 0; change < 20; change += 1) worker.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('also runs while changes never pause', async () => {
    const run = vi.fn(async () => false);
    await begin(jobOf(run));
    for (let change = 0; change < 200; change += 1) {
      worker.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(run.mock.calls.length).toBeGreaterThan(5);
  });

  it('goes on at once while there is more to do', async () => {
    let left = 3;
    const run = vi.fn(async () => {
      left -= 1;
      return left > 0;
    });
    await begin(jobOf(run));
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('is run again for a change that came while it ran', async () => {
    const run = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return false;
    });
    worker = startWorker([jobOf(run)], log);
    await vi.advanceTimersByTimeAsync(300);
    worker.wake();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that fails is tried again at its next time', async () => {
    const run = vi.fn(async () => {
      throw new Error('no mail server');
    });
    await begin(jobOf(run));
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that does not depend on changes is not woken by them', async () => {
    const run = vi.fn(async () => false);
    await begin(jobOf(run, false));
    worker.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
