import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { AccountAddress } from '#bff/data/sessions/accounts.ts';
import { commonMessages } from '#bff/text/common.ts';

/** The first failures are free: people mistype. From then on each failure doubles the wait. */
const FREE_FAILURES_PER_ACCOUNT = 5;
const FREE_FAILURES_PER_ADDRESS = 50;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;

const waitSeconds = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - free), LONGEST_WAIT_SECONDS);

const accountKey = ({ context, email, projectId }: AccountAddress): string =>
  `account:${context}:${projectId ?? '-'}:${email}`;

const keysOf = (scope: Scope, address: AccountAddress) => [
  { key: accountKey(address), free: FREE_FAILURES_PER_ACCOUNT },
  { key: `address:${scope.caller.ip}`, free: FREE_FAILURES_PER_ADDRESS },
];

/**
 * Refuses a log-in while its account or the caller's address is waiting. Known and unknown addresses alike.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export const checkLoginAllowed = async (scope: Scope, address: AccountAddress): Promise<void> => {
  const waits = await Promise.all(keysOf(scope, address).map(({ key }) => scope.limits.blockedSeconds(key)));
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) {
    throw new ApiError('TOO_MANY_REQUESTS', { detail: commonMessages.tooManyRequests, retryAfterSeconds });
  }
};

/** Counts a wrong password; from the sixth on the account has to wait, longer each time. */
export const countLoginFailure = async (scope: Scope, address: AccountAddress): Promise<void> => {
  for (const { key, free } of keysOf(scope, address)) {
    const seconds = waitSeconds(await scope.limits.count(key), free);
    if (seconds > 0) await scope.limits.block(key, seconds);
  }
};

/** A right password forgets the account's failures, not the address's. */
export const clearLoginFailures = (scope: Scope, address: AccountAddress): Promise<void> =>
  scope.limits.clear(accountKey(address));
