import { Secret } from 'otpauth';
import { adminOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AddedFactor, addFactor, challengeExpired, issueChallenge } from './addFactor.service.ts';
import { attemptFactor } from './attemptFactor.service.ts';
import { findChallenge } from './challenges.data.ts';
import { stepOfCode, totpOf, totpPlace } from './codes.service.ts';
import { secondFactorMessages as messages } from './secondFactors.words.ts';

/** RFC 4226 4: 160 bits. */
const SECRET_BYTES = 20;

/** Makes a secret for an app of the caller; it counts once its first code is shown. */
export const startTotp = async (scope: Scope) => {
  const { adminUserId, email } = adminOf(scope);
  const { base32: secret } = new Secret({ size: SECRET_BYTES });
  const sealed = scope.secrets.seal(secret, totpPlace(adminUserId));
  const challengeId = await issueChallenge(scope, 'registerTotp', sealed);
  return { challengeId, secret, uri: totpOf(secret, email).toString() };
};

type Confirmation = { readonly challengeId: string; readonly name: string; readonly code: string };

/**
 * Registers the app that shows the right code.
 * @throws INVALID_PARAMETER (wrong code, or too long ago), TOO_MANY_REQUESTS, TRANSITION_NOT_ALLOWED
 */
export const confirmTotp = async (
  scope: Scope,
  { challengeId, name, code }: Confirmation,
): Promise<AddedFactor> => {
  const actor = adminOf(scope);
  const { sessionId, adminUserId, email } = actor;
  const asked = { id: challengeId, sessionId, purpose: 'registerTotp' } as const;
  const secret = await findChallenge(scope.db, asked, scope.now);
  if (secret === null) throw challengeExpired();
  const totp = totpOf(scope.secrets.open(secret, totpPlace(adminUserId)), email);
  const step = stepOfCode(totp, code, scope.now);
  const isRight = await attemptFactor(scope, actor, async () => step !== null);
  if (!isRight || step === null) throw invalidField('/code', messages.wrongFirstCode);
  return addFactor(scope, challengeId, { name, secret: new Uint8Array(secret), lastStep: step });
};
