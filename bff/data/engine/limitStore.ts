import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { LimitStore } from '#bff/core/limitStore.ts';

const DAY_SECONDS = 86_400;

const limiter = (pool: Pool, keyPrefix: string, points: number): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: DAY_SECONDS,
  });

/** Keeps the counters in the database, so that every process counts together (rate-limiter-flexible). */
export const createLimitStore = (pool: Pool): LimitStore => {
  const failures = limiter(pool, 'failures', Number.MAX_SAFE_INTEGER);
  const blocks = limiter(pool, 'blocked', 1);
  return {
    blockedSeconds: async (key) => {
      const state = await blocks.get(key);
      return state !== null && state.msBeforeNext > 0 ? Math.ceil(state.msBeforeNext / 1000) : 0;
    },
    count: async (key) => (await failures.consume(key)).consumedPoints,
    block: async (key, seconds) => {
      await blocks.block(key, seconds);
    },
    clear: async (key) => {
      await Promise.all([failures.delete(key), blocks.delete(key)]);
    },
  };
};
