import { randomInt } from 'node:crypto';
import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { hashSecret } from '#bff/platform/secrets/secrets.ts';
import { replaceRecoveryCodeRows } from './recoveryCodes.data.ts';
import { listSecondFactors, lockAdminUser } from './secondFactors.data.ts';
import { secondFactorMessages as messages } from './secondFactors.words.ts';

/** Without I, L, O and U, which are misread (Crockford's Base32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COUNT = 10;
/** 80 bits: nobody guesses them, not even against the hashes. */
const LENGTH = 16;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const legible = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Gives an administrator new codes, within a transaction. @returns them; they are kept as hashes */
export const issueRecoveryCodes = async (scope: Scope, adminUserId: number): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, newCode);
  await replaceRecoveryCodeRows(scope.db, adminUserId, { hashes: codes.map(hashSecret), at: scope.now });
  return codes.map(legible);
};

/** The caller's codes are void, and he gets others. @throws TRANSITION_NOT_ALLOWED without a second factor */
export const replaceRecoveryCodes = (scope: Scope): Promise<string[]> => {
  const { adminUserId } = adminOf(scope);
  return scope.transaction(async (inner) => {
    await lockAdminUser(inner.db, adminUserId);
    if ((await listSecondFactors(inner.db, adminUserId)).length === 0)
      throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.nothingRegistered });
    const codes = await issueRecoveryCodes(inner, adminUserId);
    await inner.audit({ action: 'recoveryCodesMade', target: { kind: 'adminUser', id: adminUserId } });
    return codes;
  });
};
