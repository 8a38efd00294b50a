import { readSecretKeys, type SecretKey } from '../secrets/secretBox.ts';
import { isProduction } from './values.ts';

/** What seals, and what cannot be opened any more. */
export type SecretSettings = {
  /** What seals secrets that have to be read again; undefined: a key beside the data (never in production). */
  readonly secretKeys: readonly SecretKey[] | undefined;
  /** Keys that are gone for good: what they have sealed is unreadable, and the product starts all the same. */
  readonly lostKeyIds: readonly string[];
};

const secretKeysOf = (env: NodeJS.ProcessEnv): SecretSettings['secretKeys'] => {
  if (env.SECRETS_KEY) return readSecretKeys(env.SECRETS_KEY);
  // A key beside the data of one machine would open nothing on the next one.
  if (isProduction(env)) throw new Error('SECRETS_KEY is needed when NODE_ENV=production');
  return undefined;
};

/** @throws Error naming the variable that is missing or makes no sense; it shows no key */
export const readSecretSettings = (env: NodeJS.ProcessEnv): SecretSettings => {
  const secretKeys = secretKeysOf(env);
  const lostKeyIds = (env.SECRETS_LOST ?? '').split(',').flatMap((id) => id.trim() || []);
  const both = secretKeys?.find(({ id }) => lostKeyIds.includes(id));
  if (both !== undefined)
    throw new Error(`SECRETS_LOST names ${both.id}, which SECRETS_KEY has: give a new key an id of its own`);
  return { secretKeys, lostKeyIds };
};
