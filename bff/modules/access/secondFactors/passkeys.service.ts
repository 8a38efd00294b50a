import { randomBytes } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { type AdminActor, adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { type AddedFactor, addFactor, challengeExpired, issueChallenge } from './addFactor.service.ts';
import { type ChallengePurpose, consumeChallenge, findChallenge } from './challenges.data.ts';
import { originOfPasskey } from './passkeyOrigin.service.ts';
import { prove } from './proof.service.ts';
import { listPasskeys, type PasskeyRow, recordPasskeyUse } from './secondFactors.data.ts';
import { secondFactorMessages as messages, secondFactorTexts } from './secondFactors.words.ts';

/** Loaded when the first passkey comes: it knows every kind of attestation. */
const library = () => import('@simplewebauthn/server');

const CHALLENGE_BYTES = 32;
const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const decoded = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

const askForSignature = async (scope: Scope, purpose: ChallengePurpose) => {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const challengeId = await issueChallenge(scope, purpose, challenge);
  return { challengeId, challenge: encoded(challenge), rpId: scope.config.passkeyDomain };
};

/** What a new passkey of the caller is made of. */
export const startPasskey = async (scope: Scope) => {
  const { adminUserId, email, name } = adminOf(scope);
  const passkeys = await listPasskeys(scope.db, adminUserId);
  return {
    ...(await askForSignature(scope, 'registerPasskey')),
    rpName: secondFactorTexts.issuer,
    userId: encoded(Buffer.from(`admin-${adminUserId}`)),
    userName: email,
    userDisplayName: name,
    excludedCredentialIds: passkeys.flatMap(({ credentialId }) =>
      credentialId === null ? [] : encoded(credentialId),
    ),
  };
};

type Confirmation = {
  readonly challengeId: string;
  readonly name: string;
  readonly credentialId: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
};

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** What is wrong with it, the library throws. */
const verifyNew = async (scope: Scope, given: Confirmation, challenge: Uint8Array) => {
  const { verifyRegistrationResponse } = await library();
  const { credentialId: id, clientDataJSON, attestationObject } = given;
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports: [...given.transports] as Transports },
    },
    expectedChallenge: encoded(challenge),
    expectedOrigin: originOfPasskey(scope.config, clientDataJSON),
    expectedRPID: scope.config.passkeyDomain,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    throw new ApiError('INVALID_PARAMETER', { detail: messages.passkeyRefused, cause: error });
  });
  if (!verified.verified) throw invalidField('/attestationObject', messages.passkeyRefused);
  return verified.registrationInfo.credential;
};

/**
 * Registers a passkey of the caller.
 * @throws INVALID_PARAMETER (not what was asked for, or too long ago), TRANSITION_NOT_ALLOWED
 */
export const confirmPasskey = async (scope: Scope, given: Confirmation): Promise<AddedFactor> => {
  const { sessionId } = adminOf(scope);
  const asked = { id: given.challengeId, sessionId, purpose: 'registerPasskey' } as const;
  const challenge = await findChallenge(scope.db, asked, scope.now);
  if (challenge === null) throw challengeExpired();
  const { id, publicKey, counter } = await verifyNew(scope, given, challenge);
  return addFactor(scope, given.challengeId, {
    name: given.name,
    credentialId: decoded(id),
    publicKey: new Uint8Array(publicKey),
    signCount: counter,
    transports: given.transports,
  });
};

/** What one of the caller's passkeys has to sign. @throws TRANSITION_NOT_ALLOWED without any */
export const startPasskeyProof = async (scope: Scope) => {
  const passkeys = await listPasskeys(scope.db, adminOf(scope).adminUserId);
  if (passkeys.length === 0) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.noPasskey });
  const credentials = passkeys.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : { id: encoded(credentialId), transports },
  );
  return { ...(await askForSignature(scope, 'provePasskey')), credentials };
};

export type PasskeyAnswer = {
  readonly challengeId: string;
  readonly credentialId: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
};

/** @returns how often the passkey has signed by now; null when the signature is not its own, or not of this */
const verifySignature = async (
  scope: Scope,
  answer: PasskeyAnswer,
  { passkey, challenge }: { readonly passkey: PasskeyRow; readonly challenge: Uint8Array },
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await library();
  const { credentialId: id, clientDataJSON, authenticatorData, signature } = answer;
  const { publicKey, signCount } = passkey;
  const result = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: encoded(challenge),
    expectedOrigin: originOfPasskey(scope.config, clientDataJSON),
    expectedRPID: scope.config.passkeyDomain,
    credential: { id, publicKey: new Uint8Array(publicKey ?? []), counter: Number(signCount) },
    requireUserVerification: false,
  }).catch((error: unknown) => {
    scope.log.info({ err: error }, 'a passkey was refused');
    return null;
  });
  return result?.verified ? result.authenticationInfo.newCounter : null;
};

const acceptSignature = async (scope: Scope, actor: AdminActor, answer: PasskeyAnswer): Promise<boolean> => {
  const { sessionId, adminUserId } = actor;
  const asked = { id: answer.challengeId, sessionId, purpose: 'provePasskey' } as const;
  const challenge = await findChallenge(scope.db, asked, scope.now);
  // Used up whether it is right or wrong; of two answers at once the second finds nothing.
  if (challenge === null || !(await consumeChallenge(scope.db, answer.challengeId))) return false;
  const passkeys = await listPasskeys(scope.db, adminUserId);
  const passkey = passkeys.find(
    ({ credentialId }) => credentialId !== null && encoded(credentialId) === answer.credentialId,
  );
  if (passkey === undefined) return false;
  const signCount = await verifySignature(scope, answer, { passkey, challenge });
  if (signCount === null) return false;
  await recordPasskeyUse(scope.db, passkey.id, { signCount, at: scope.now });
  return true;
};

/**
 * Shows the second factor by a passkey.
 * @returns the cookies of a log-in that is finished by it
 * @throws UNAUTHORIZED, TOO_MANY_REQUESTS
 */
export const proveByPasskey = (scope: Scope, answer: PasskeyAnswer): Promise<readonly SessionCookie[]> =>
  prove(scope, (inner, actor) => acceptSignature(inner, actor, answer), messages.wrongPasskey);
