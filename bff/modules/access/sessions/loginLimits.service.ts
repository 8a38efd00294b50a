import type { Scope } from '#bff/core/scope.ts';
import type { Account, AccountAddress } from './accounts.data.ts';
import { type CountedAttempt, countAttempt, type Limit } from './countAttempt.service.ts';
import { knownBrowserOf } from './knownBrowsers.service.ts';

const FREE_FAILURES_PER_ACCOUNT = 5;
const FREE_FAILURES_PER_ADDRESS = 50;
/** A mail may have gone astray; a fourth one hardly helps. */
const FREE_RESETS_PER_ACCOUNT = 3;
const FREE_RESETS_PER_ADDRESS = 30;
/** One address may apply to several rounds; more registrations than that flood a stranger's mailbox. */
const FREE_REGISTRATIONS_PER_ACCOUNT = 3;
/** A consultant's office registers for its clients; a script that fills a call comes here after a moment. */
const FREE_REGISTRATIONS_PER_ADDRESS = 30;

const accountKey = ({ context, email, projectId }: AccountAddress): string =>
  `account:${context}:${projectId ?? '-'}:${email}`;

/** An account that is logged in to, with the people whom it may turn out to be (none for an unknown address). */
export type LoginTarget = {
  readonly address: AccountAddress;
  readonly people: readonly Pick<Account, 'kind' | 'id'>[];
};

/**
 * In a browser in which one of these people has logged in before, its own failures count and nobody else's: guesses from
 * elsewhere do not lock him out. Everywhere else those of the account and of the place count.
 */
const loginLimits = async (scope: Scope, { address, people }: LoginTarget): Promise<Limit[]> => {
  const account = accountKey(address);
  const browser = await knownBrowserOf(scope, people);
  if (browser !== undefined)
    return [{ key: `browser:${browser}:${account}`, free: FREE_FAILURES_PER_ACCOUNT }];
  return [
    { key: account, free: FREE_FAILURES_PER_ACCOUNT },
    { key: `address:${scope.caller.ip}`, free: FREE_FAILURES_PER_ADDRESS },
  ];
};

/**
 * Counts a log-in whose account is not known yet against its IP address.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export const countAttemptFromAddress = (scope: Scope): Promise<CountedAttempt> =>
  countAttempt(scope, [{ key: `address:${scope.caller.ip}`, free: FREE_FAILURES_PER_ADDRESS }]);

const resetKey = (address: AccountAddress): string => `reset:${accountKey(address)}`;

/**
 * Looks whether a password is right, as an attempt on its account and from its place. A right one forgets the failures of
 * the account (or of the known browser), and takes itself back from those of the place.
 * @throws TOO_MANY_REQUESTS while the account or the place has to wait, known and unknown addresses alike
 */
export const attemptLogin = async (
  scope: Scope,
  target: LoginTarget,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const limits = await loginLimits(scope, target);
  const attempt = await countAttempt(scope, limits);
  const fits = await isRight().catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  if (fits) {
    await attempt.giveBack();
    if (limits[0] !== undefined) await scope.limits.clear(limits[0].key);
  }
  return fits;
};

/**
 * Counts a mail with a reset link, asked for a known or an unknown address: nobody fills a mailbox, or kills the link
 * of the mail before, again and again. An account that waits for its log-in may still be reset.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export const countResetRequest = async (scope: Scope, address: AccountAddress): Promise<void> => {
  await countAttempt(scope, [
    { key: resetKey(address), free: FREE_RESETS_PER_ACCOUNT },
    { key: `resets:${scope.caller.ip}`, free: FREE_RESETS_PER_ADDRESS },
  ]);
};

/**
 * Counts a registration, which sends a mail to an address that nobody has proved to be his.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export const countRegistration = async (scope: Scope, email: string): Promise<void> => {
  await countAttempt(scope, [
    { key: `registration:${email}`, free: FREE_REGISTRATIONS_PER_ACCOUNT },
    { key: `registrations:${scope.caller.ip}`, free: FREE_REGISTRATIONS_PER_ADDRESS },
  ]);
};

/** A new password by the link of a mail: neither the failures before nor the mails count any more. */
export const clearAfterReset = async (scope: Scope, address: AccountAddress): Promise<void> => {
  await scope.limits.clear(accountKey(address));
  await scope.limits.clear(resetKey(address));
};
