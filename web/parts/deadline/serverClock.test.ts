import { beforeEach, describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const AT = Date.parse('2026-11-30T07:00:00Z');

/** A machine, a line and a server: each with a time of its own. */
const world = () => {
  let steady = 5_000;
  let wall = Date.parse('2019-01-01T00:00:00Z');
  let server = AT;
  let lineMs = 0;
  let isBroken = false;
  let asked = 0;
  /** Time goes by, for all three. */
  const passes = (ms: number): void => {
    steady += ms;
    wall += ms;
    server += ms;
  };
  const clock = createServerClock({
    ask: async () => {
      asked += 1;
      const written = server;
      passes(lineMs);
      if (isBroken) throw new TypeError('offline');
      return written;
    },
    steadyMs: () => steady,
    wallMs: () => wall,
  });
  return {
    clock,
    passes,
    /** The machine's steady clock stands still meanwhile. */
    sleeps: (ms: number): void => {
      wall += ms;
      server += ms;
    },
    setsItsClock: (ms: number): void => {
      wall += ms;
    },
    lineTakes: (ms: number): void => {
      lineMs = ms;
    },
    lineBreaks: (broken: boolean): void => {
      isBroken = broken;
    },
    /** How far the clock is ahead of the server. */
    error: (): number => (clock.now()?.getTime() ?? Number.NaN) - server,
    asked: () => asked,
  };
};

let w: ReturnType<typeof world>;
beforeEach(() => {
  w = world();
});

describe('the server’s clock in a browser', () => {
  it('is not known before the server has said it, and right from then on, whatever this machine believes', async () => {
    expect(w.clock.now()).toBeNull();
    await w.clock.askIfNeeded();
    w.passes(12 * SECOND);
    expect(w.error()).toBe(0);
  });

  it('is never behind the server: an answer is as old as the line took', async () => {
    w.lineTakes(800);
    await w.clock.askIfNeeded();
    expect(w.error()).toBeGreaterThanOrEqual(0);
    expect(w.error()).toBeLessThanOrEqual(800);
  });

  it('is not known after a sleep, until the server has been asked again', async () => {
    await w.clock.askIfNeeded();
    w.sleeps(40 * MINUTE);
    expect(w.clock.now()).toBeNull();
    await w.clock.askIfNeeded();
    expect(w.error()).toBe(0);
  });

  it('does not follow a clock that is set back', async () => {
    await w.clock.askIfNeeded();
    w.setsItsClock(-60 * MINUTE);
    w.passes(3 * SECOND);
    expect(w.error()).toBe(0);
  });

  it('asks again after a clock was set forward, and stays right', async () => {
    await w.clock.askIfNeeded();
    w.setsItsClock(60 * MINUTE);
    await w.clock.askIfNeeded();
    expect([w.error(), w.asked()]).toEqual([0, 2]);
  });

  it('keeps the better measure when a later answer was slow', async () => {
    w.lineTakes(2_500);
    await w.clock.askNow();
    w.lineTakes(20);
    await w.clock.askNow();
    w.lineTakes(9_000);
    await w.clock.askNow();
    expect(w.error()).toBeLessThanOrEqual(20);
  });

  it('asks for a better measure soon after a slow one, and seldom after a good one', async () => {
    w.lineTakes(5_000);
    await w.clock.askIfNeeded();
    w.passes(15 * SECOND);
    w.lineTakes(20);
    await w.clock.askIfNeeded();
    expect(w.asked()).toBe(2);
    w.passes(9 * MINUTE);
    await w.clock.askIfNeeded();
    expect(w.asked()).toBe(2);
    w.passes(MINUTE);
    await w.clock.askIfNeeded();
    expect(w.asked()).toBe(3);
  });

  it('goes on without a line, and asks again after a while', async () => {
    await w.clock.askIfNeeded();
    w.lineBreaks(true);
    w.passes(10 * MINUTE);
    await w.clock.askIfNeeded();
    expect(w.error()).toBe(0);
    w.passes(5 * SECOND);
    await w.clock.askIfNeeded();
    expect(w.asked()).toBe(2);
    w.passes(5 * SECOND);
    await w.clock.askIfNeeded();
    expect(w.asked()).toBe(3);
  });

  it('asks once for all who wait', async () => {
    await Promise.all([w.clock.askIfNeeded(), w.clock.askIfNeeded(), w.clock.askNow()]);
    expect(w.asked()).toBe(1);
  });
});
