/** Counters that all processes share; the adapter keeps them in PostgreSQL. */
export type LimitStore = {
  /** Seconds until the key is free again; 0 when it is free. */
  readonly blockedSeconds: (key: string) => Promise<number>;
  /** Counts one failure. @returns how many there have been within the counter's time */
  readonly count: (key: string) => Promise<number>;
  readonly block: (key: string, seconds: number) => Promise<void>;
  readonly clear: (key: string) => Promise<void>;
};
