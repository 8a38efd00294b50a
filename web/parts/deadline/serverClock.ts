/** What a clock is made of. All in milliseconds. */
export type ClockPorts = {
  /** What time it is at the server, since 1970. @throws what the line throws */
  readonly ask: () => Promise<number>;
  /** Goes on evenly, whatever is done to the clock of this machine; may stand still while it sleeps. */
  readonly steadyMs: () => number;
  /** The clock of this machine: goes on while it sleeps, and may be wrong or be set. */
  readonly wallMs: () => number;
};

type Look = {
  readonly serverMs: number;
  readonly steadyMs: number;
  readonly wallMs: number;
  readonly roundTripMs: number;
};

/** The machine's clock has run ahead by so much: it slept, or its clock was set. */
const JUMP_MS = 2_000;
/** An answer that took longer is no good measure; another one is asked for soon. */
const SLOW_MS = 2_000;
const AFTER_SLOW_MS = 15_000;
const AFTER_GOOD_MS = 10 * 60_000;
const AFTER_FAILURE_MS = 10_000;

/** Whether the machine has slept since. */
const hasJumped = (since: Look, { steadyMs, wallMs }: ClockPorts): boolean =>
  wallMs() - since.wallMs - (steadyMs() - since.steadyMs) > JUMP_MS;

/** Asks, and takes the answer for as late as it can have been written. */
const lookOnce = async ({ ask, steadyMs, wallMs }: ClockPorts): Promise<Look> => {
  const askedAtMs = steadyMs();
  const writtenMs = await ask();
  const roundTripMs = steadyMs() - askedAtMs;
  return { serverMs: writtenMs + roundTripMs, steadyMs: steadyMs(), wallMs: wallMs(), roundTripMs };
};

/**
 * The server's clock, as near as the line allows and never behind: an answer is taken for as late as it can have been
 * written, so that nobody is promised time that is not there. The clock of this machine is never believed; it only
 * tells that the machine slept, and then the server is asked again.
 */
export const createServerClock = (ports: ClockPorts) => {
  const { steadyMs } = ports;
  let last: Look | null = null;
  let asking: Promise<void> | null = null;
  let askAgainAtMs = Number.NEGATIVE_INFINITY;

  const look = async (): Promise<void> => {
    try {
      const seen = await lookOnce(ports);
      const isSlow = seen.roundTripMs > SLOW_MS;
      const isWorse = last !== null && !hasJumped(last, ports) && last.roundTripMs < seen.roundTripMs;
      if (!(isSlow && isWorse)) last = seen;
      askAgainAtMs = steadyMs() + (isSlow ? AFTER_SLOW_MS : AFTER_GOOD_MS);
    } catch {
      askAgainAtMs = steadyMs() + AFTER_FAILURE_MS;
    }
  };

  /** One question at a time, however many are waiting for its answer. */
  const askNow = (): Promise<void> => {
    asking ??= look().finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    /** Null while it is not known: before the first answer, and from a sleep to the answer after it. */
    now: (): Date | null =>
      last === null || hasJumped(last, ports) ? null : new Date(last.serverMs + steadyMs() - last.steadyMs),

    askNow,

    /** Asks when there is a reason to: nothing known yet, a sleep, a slow answer, a long time. Null when there is none. */
    askIfNeeded: (): Promise<void> | null => {
      const isDue = steadyMs() >= askAgainAtMs || (last !== null && hasJumped(last, ports));
      return isDue ? askNow() : asking;
    },
  };
};

export type ServerClock = ReturnType<typeof createServerClock>;
