import type { Scope } from '#bff/core/scope.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import type { Account } from './accounts.data.ts';
import { deleteKnownBrowsers, listPeopleOfBrowser, saveKnownBrowser } from './knownBrowsers.data.ts';

/*
 * A browser from which an account has logged in is recognised by a cookie (OWASP: device cookies):
 * guesses from elsewhere make his account wait, not him.
 */

type Person = Pick<Account, 'kind' | 'id'>;

const DAY_MS = 24 * 3600_000;
/** Longer than from one round to the next. */
const KNOWN_FOR_MS = 180 * DAY_MS;

const sinceOf = ({ now }: Scope): Date => new Date(now.getTime() - KNOWN_FOR_MS);

const presentedHash = ({ caller }: Scope): string | undefined =>
  caller.knownBrowser && hashSecret(caller.knownBrowser);

/** The hash of the caller's browser, if one of these people has logged in with it; undefined otherwise. */
export const knownBrowserOf = async (
  scope: Scope,
  people: readonly Person[],
): Promise<string | undefined> => {
  const hash = presentedHash(scope);
  if (hash === undefined) return undefined;
  const known = await listPeopleOfBrowser(scope.db, hash, sinceOf(scope));
  const isHis = people.some(({ kind, id }) => known.some((one) => one.kind === kind && one.id === id));
  return isHis ? hash : undefined;
};

/**
 * Knows the caller's browser as this person's from now on. A value that nobody has logged in with was not given by this
 * server, and is replaced. @returns the cookie; undefined for what is no browser
 */
export const rememberBrowser = async (scope: Scope, person: Person): Promise<SessionCookie | undefined> => {
  if (!scope.caller.isBrowser) return undefined;
  const forgetBefore = sinceOf(scope);
  const hash = presentedHash(scope);
  const isOurs = hash !== undefined && (await listPeopleOfBrowser(scope.db, hash, forgetBefore)).length > 0;
  const value = (isOurs ? scope.caller.knownBrowser : undefined) ?? newSecret();
  await saveKnownBrowser(scope.db, person, { hash: hashSecret(value), at: scope.now, forgetBefore });
  return { name: 'knownBrowser', value, expiresAt: new Date(scope.now.getTime() + KNOWN_FOR_MS) };
};

/** After a new password only the caller's own browser stays known: the others may belong to who knew the old one. */
export const forgetOtherBrowsers = (scope: Scope, person: Person): Promise<void> =>
  deleteKnownBrowsers(scope.db, person, presentedHash(scope));
