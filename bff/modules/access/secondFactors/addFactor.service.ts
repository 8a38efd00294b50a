import { type AdminActor, adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { type ChallengePurpose, consumeChallenge, saveChallenge } from './challenges.data.ts';
import { mailFactorChange } from './factorMails.service.ts';
import { markProven } from './proof.service.ts';
import { issueRecoveryCodes } from './recoveryCodes.service.ts';
import { assertProven } from './requiredFactor.service.ts';
import {
  insertSecondFactor,
  listSecondFactors,
  lockAdminUser,
  type NewSecondFactor,
  type SecondFactorRow,
} from './secondFactors.data.ts';
import { secondFactorMessages as messages } from './secondFactors.words.ts';

const MINUTE_MS = 60_000;
const LIVES_MS = {
  registerTotp: 15 * MINUTE_MS,
  registerPasskey: 15 * MINUTE_MS,
  provePasskey: 5 * MINUTE_MS,
};
const MOST = 20;

/** Stores a challenge for the caller's session. @returns its id */
export const issueChallenge = (
  scope: Scope,
  purpose: ChallengePurpose,
  content: Uint8Array<ArrayBuffer>,
): Promise<string> =>
  saveChallenge(scope.db, {
    sessionId: adminOf(scope).sessionId,
    purpose,
    content,
    at: scope.now,
    expiresAt: new Date(scope.now.getTime() + LIVES_MS[purpose]),
  });

/** The challenge has expired or was used. */
export const challengeExpired = (): ApiError => invalidField('/challengeId', messages.beginAgain);

/** The response to a confirmed second factor. */
export type AddedFactor = {
  readonly factor: SecondFactorRow;
  /** With the first one. */
  readonly recoveryCodes: string[] | null;
  /** Of a log-in that awaited it. */
  readonly cookies: readonly SessionCookie[];
};

type Parts<Factor> = Factor extends unknown ? Omit<Factor, 'adminUserId' | 'at'> : never;

const refuseKnownPasskey = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'second_factor_credential_id_key')) throw error;
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.passkeyKnown, cause: error });
};

const add = async (inner: Scope, actor: AdminActor, parts: Parts<NewSecondFactor>): Promise<AddedFactor> => {
  const { adminUserId } = actor;
  await lockAdminUser(inner.db, adminUserId);
  // Again, behind the lock: of two log-ins that register the first one at once, the second has to show it.
  await assertProven(inner, actor, { awaitsFactor: true });
  const before = await listSecondFactors(inner.db, adminUserId);
  if (before.length >= MOST) throw new ApiError('LIMIT_REACHED', { detail: messages.tooMany(MOST) });
  const name = parts.name.trim();
  const factor = await insertSecondFactor(inner.db, { ...parts, name, adminUserId, at: inner.now }).catch(
    refuseKnownPasskey,
  );
  const target = { kind: 'secondFactor', id: factor.id } as const;
  await inner.audit({ action: 'created', target, after: { kind: factor.kind, name } });
  const recoveryCodes = before.length === 0 ? await issueRecoveryCodes(inner, adminUserId) : null;
  await mailFactorChange(inner, actor, { kind: 'added', name });
  return { factor, recoveryCodes, cookies: await markProven(inner, actor) };
};

/**
 * Registers a second factor of the caller, whose challenge is used up by it; a log-in that awaited it is finished.
 * @throws INVALID_PARAMETER when the challenge was used meanwhile, TRANSITION_NOT_ALLOWED (too many, known already)
 */
export const addFactor = (
  scope: Scope,
  challengeId: string,
  parts: Parts<NewSecondFactor>,
): Promise<AddedFactor> => {
  const actor = adminOf(scope);
  return scope.transaction(async (inner) => {
    if (!(await consumeChallenge(inner.db, challengeId))) throw challengeExpired();
    return add(inner, actor, parts);
  });
};
