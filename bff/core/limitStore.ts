/** What is left of a limit by the minute after a call. */
export type Allowance = {
  readonly limit: number;
  readonly remaining: number;
  /** Until the minute is over. */
  readonly resetSeconds: number;
  /** Whether this call was one too many. */
  readonly isSpent: boolean;
};

/** Counters that all processes share; the adapter keeps them in PostgreSQL. */
export type LimitStore = {
  /** Seconds until the key is free again; 0 when it is free. */
  readonly blockedSeconds: (key: string) => Promise<number>;
  /** How many attempts there have been within the counter's time. */
  readonly counted: (key: string) => Promise<number>;
  /** Counts one attempt. @returns how many there have been within the counter's time */
  readonly count: (key: string) => Promise<number>;
  /** Takes an attempt back that was none. */
  readonly uncount: (key: string) => Promise<void>;
  /**
   * Blocks a key for the others, from now on.
   * @returns 0 for the one who blocked it; for those who come at the same moment, the seconds until it is free again
   */
  readonly block: (key: string, seconds: number) => Promise<number>;
  readonly unblock: (key: string) => Promise<void>;
  /** Takes one call of those of a minute, which begins with the first. */
  readonly spend: (key: string, limit: number) => Promise<Allowance>;
  /** Forgets the count and the block. */
  readonly clear: (key: string) => Promise<void>;
};
