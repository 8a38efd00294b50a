import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fault } from './fault.ts';
import { createGround } from './ground.ts';
import { tryFault } from './tryFault.ts';

/** Ten minutes: longer than anything may stand still. */
const LONG_MS = 600_000;
/** How often is looked, and more. */
const LOOK_MS = 2_000;

const ground = createGround();

const fault = (run: Fault['run']): Fault => ({
  id: 'F0',
  what: 'a fault of the test',
  mark: 'none',
  test: 'none',
  needs: [],
  run,
});

const textsOf = ({ findings }: Awaited<ReturnType<typeof tryFault>>) => findings.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await ground.close();
});

it('a fault that breaks off is told with what it had found by then, and ends none of the others (faults B11)', async () => {
  const broken = fault(async (stage) => {
    stage.figure('12 changes were kept');
    throw new Error('/readyz did not answer in time');
  });
  const trial = await tryFault(broken, ground, { isQuick: true });
  expect(trial.result).toBe('failed');
  expect(textsOf(trial).join()).toMatch(/12 changes were kept.*readyz did not answer in time/);
});

it('a fault in which nothing moves any more is given up, with what it had found by then (faults B11)', async () => {
  const hanging = fault((stage) => {
    stage.figure('12 changes were kept');
    return new Promise(() => undefined);
  });
  const trying = tryFault(hanging, ground, { isQuick: true });
  const from = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(from + LONG_MS);
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  const trial = await trying;
  expect(trial.result).toBe('failed');
  expect(textsOf(trial).join()).toMatch(/12 changes were kept.*nothing moved/);
});
