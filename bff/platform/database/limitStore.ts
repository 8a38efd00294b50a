import { createHash } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitStore } from '#bff/core/limitStore.ts';

const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;

const limiter = (
  pool: Pool,
  keyPrefix: string,
  points: number,
  duration = DAY_SECONDS,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    // Without the names that the library gives its statements: behind a pooler the next one may have another connection.
    storeClient: { query: ({ text, values }: QueryConfig) => pool.query(text, values) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
  });

/** Of one length, whatever the address in it, and telling nobody who reads the table whose it is. */
const shortened = (key: string): string => createHash('sha256').update(key).digest('base64url');

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  msBeforeNext > 0 ? Math.ceil(msBeforeNext / 1000) : 0;

/** The library rejects with its state when the one point is gone, with an error when the database is away. */
const secondsLeft = (refused: unknown): number => {
  if (refused instanceof RateLimiterRes) return Math.max(secondsOf(refused), 1);
  throw refused;
};

/** Keeps the counters in the database, so that every process counts together (rate-limiter-flexible). */
export const createLimitStore = (pool: Pool): LimitStore => {
  const attempts = limiter(pool, 'attempts', Number.MAX_SAFE_INTEGER);
  const blocks = limiter(pool, 'blocked', 1);
  const minutes = limiter(pool, 'minute', Number.MAX_SAFE_INTEGER, MINUTE_SECONDS);
  return {
    blockedSeconds: async (key) => {
      const state = await blocks.get(shortened(key));
      return state === null ? 0 : secondsOf(state);
    },
    counted: async (key) => (await attempts.get(shortened(key)))?.consumedPoints ?? 0,
    count: async (key) => (await attempts.consume(shortened(key))).consumedPoints,
    uncount: async (key) => {
      await attempts.reward(shortened(key));
    },
    block: async (key, seconds) => {
      try {
        await blocks.consume(shortened(key), 1, { customDuration: seconds });
        return 0;
      } catch (refused) {
        return secondsLeft(refused);
      }
    },
    unblock: async (key) => {
      await blocks.delete(shortened(key));
    },
    spend: async (key, limit) => {
      const state = await minutes.consume(shortened(key));
      return {
        limit,
        remaining: Math.max(limit - state.consumedPoints, 0),
        resetSeconds: Math.max(secondsOf(state), 1),
        isSpent: state.consumedPoints > limit,
      };
    },
    clear: async (key) => {
      await Promise.all([attempts.delete(shortened(key)), blocks.delete(shortened(key))]);
    },
  };
};
