import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { AccountAddress } from '#bff/data/sessions/accounts.ts';
import { commonMessages } from '#bff/text/common.ts';

/** The first failures are free: people mistype. From then on each failure doubles the wait. */
const FREE_FAILURES_PER_ACCOUNT = 5;
const FREE_FAILURES_PER_ADDRESS = 50;
/** A mail may have gone astray; a fourth one hardly helps. */
const FREE_RESETS_PER_ACCOUNT = 3;
const FREE_RESETS_PER_ADDRESS = 30;
/** The same address applies to several rounds; whoever tries more fills somebody else's mailbox. */
const FREE_REGISTRATIONS_PER_ACCOUNT = 3;
/** A consultant's office registers for its clients; a script that fills a call comes here after a moment. */
const FREE_REGISTRATIONS_PER_ADDRESS = 30;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;

const waitSeconds = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - free), LONGEST_WAIT_SECONDS);

const accountKey = ({ context, email, projectId }: AccountAddress): string =>
  `account:${context}:${projectId ?? '-'}:${email}`;

/** A counter, and how many are free before each further one has to wait. */
type Limit = { readonly key: string; readonly free: number };

const loginLimits = (scope: Scope, address: AccountAddress): Limit[] => [
  { key: accountKey(address), free: FREE_FAILURES_PER_ACCOUNT },
  { key: `address:${scope.caller.ip}`, free: FREE_FAILURES_PER_ADDRESS },
];

const resetKey = (address: AccountAddress): string => `reset:${accountKey(address)}`;

const resetLimits = (scope: Scope, address: AccountAddress): Limit[] => [
  { key: resetKey(address), free: FREE_RESETS_PER_ACCOUNT },
  { key: `resets:${scope.caller.ip}`, free: FREE_RESETS_PER_ADDRESS },
];

const registrationLimits = (scope: Scope, email: string): Limit[] => [
  { key: `registration:${email}`, free: FREE_REGISTRATIONS_PER_ACCOUNT },
  { key: `registrations:${scope.caller.ip}`, free: FREE_REGISTRATIONS_PER_ADDRESS },
];

const assertFree = async (scope: Scope, limits: readonly Limit[]): Promise<void> => {
  const waits = await Promise.all(limits.map(({ key }) => scope.limits.blockedSeconds(key)));
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) {
    throw new ApiError('TOO_MANY_REQUESTS', { detail: commonMessages.tooManyRequests, retryAfterSeconds });
  }
};

const countOne = async (scope: Scope, limits: readonly Limit[]): Promise<void> => {
  for (const { key, free } of limits) {
    const seconds = waitSeconds(await scope.limits.count(key), free);
    if (seconds > 0) await scope.limits.block(key, seconds);
  }
};

/**
 * Refuses a log-in while its account or the caller's address is waiting. Known and unknown addresses alike.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export const checkLoginAllowed = (scope: Scope, address: AccountAddress): Promise<void> =>
  assertFree(scope, loginLimits(scope, address));

/** Counts a wrong password; from the sixth on the account has to wait, longer each time. */
export const countLoginFailure = (scope: Scope, address: AccountAddress): Promise<void> =>
  countOne(scope, loginLimits(scope, address));

/**
 * Counts a mail with a reset link, asked for a known or an unknown address: nobody fills a mailbox, or kills the link
 * of the mail before, again and again. An account that waits for its log-in may still be reset.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export const countResetRequest = async (scope: Scope, address: AccountAddress): Promise<void> => {
  const limits = resetLimits(scope, address);
  await assertFree(scope, limits);
  await countOne(scope, limits);
};

/**
 * Counts a registration, which sends a mail to an address that nobody has proved to be his.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export const countRegistration = async (scope: Scope, email: string): Promise<void> => {
  const limits = registrationLimits(scope, email);
  await assertFree(scope, limits);
  await countOne(scope, limits);
};

/** A right password forgets the account's failures, not the address's. */
export const clearLoginFailures = (scope: Scope, address: AccountAddress): Promise<void> =>
  scope.limits.clear(accountKey(address));

/** A new password by the link of a mail: neither the failures before nor the mails count any more. */
export const clearAfterReset = async (scope: Scope, address: AccountAddress): Promise<void> => {
  await clearLoginFailures(scope, address);
  await scope.limits.clear(resetKey(address));
};
