import { ApiError } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';

/** A counter, and how many are free before each further one has to wait. */
export type Limit = { readonly key: string; readonly free: number };

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;

/** The first attempts are free: people mistype. From then on each one doubles the wait of the next. */
const waitSeconds = (attempts: number, free: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 2 ** Math.max(attempts - free, 0), LONGEST_WAIT_SECONDS);

const tooMany = (retryAfterSeconds: number): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', { detail: commonMessages.tooManyRequests, retryAfterSeconds });

const assertFree = async (scope: Scope, limits: readonly Limit[]): Promise<void> => {
  const waits = await Promise.all(limits.map(({ key }) => scope.limits.blockedSeconds(key)));
  const seconds = Math.max(...waits);
  if (seconds > 0) throw tooMany(seconds);
};

/**
 * Counts against one limit. The wait follows from earlier attempts, without the ones arriving at this moment:
 * they are refused, and count for nothing.
 * @returns whether the limit is blocked by this attempt, and the seconds to wait when another one has blocked it
 */
const countOne = async ({ limits }: Scope, { key, free }: Limit) => {
  const before = await limits.counted(key);
  if ((await limits.count(key)) < free) return { isBlocked: false, refusedSeconds: 0 };
  const refusedSeconds = await limits.block(key, waitSeconds(before + 1, free));
  return { isBlocked: refusedSeconds === 0, refusedSeconds };
};

/** What an attempt has taken of its limits. */
export type CountedAttempt = {
  /** As if it had not been: it was right, or nobody came to look at it. */
  readonly giveBack: () => Promise<void>;
};

/**
 * Counts an attempt before it is looked at: of guesses sent at once, no more are looked at than of guesses in turn.
 * @throws TOO_MANY_REQUESTS with the seconds to wait; what is refused does not count
 */
export const countAttempt = async (scope: Scope, limits: readonly Limit[]): Promise<CountedAttempt> => {
  await assertFree(scope, limits);
  const counted: string[] = [];
  const blocked: string[] = [];
  const giveBack = async (): Promise<void> => {
    await Promise.all([
      ...counted.map((key) => scope.limits.uncount(key)),
      ...blocked.map((key) => scope.limits.unblock(key)),
    ]);
  };
  for (const limit of limits) {
    counted.push(limit.key);
    const { isBlocked, refusedSeconds } = await countOne(scope, limit);
    if (isBlocked) blocked.push(limit.key);
    if (refusedSeconds > 0) {
      await giveBack();
      throw tooMany(refusedSeconds);
    }
  }
  return { giveBack };
};
