import type { AddedFactor, FactorCalls } from './factorCalls.ts';

/** Loaded on demand: it holds the workarounds for all browsers. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser can have passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

type Transports = NonNullable<
  Parameters<Awaited<ReturnType<typeof library>>['startAuthentication']>[0]['optionsJSON']['allowCredentials']
>[number]['transports'];

/**
 * Shows the second factor by one of the person's passkeys.
 * @throws ApiError, TypeError without an answer, WebAuthnError when it was cancelled or is not to be had here
 */
export const proveByPasskey = async (calls: FactorCalls): Promise<void> => {
  const [{ startAuthentication }, question] = await Promise.all([library(), calls.startPasskeyProof()]);
  const { challengeId, challenge, rpId, credentials } = question;
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      userVerification: 'preferred',
      allowCredentials: credentials.map((credential) => ({
        id: credential.id,
        type: 'public-key',
        transports: [...credential.transports] as Transports,
      })),
    },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  await calls.proveByPasskey({ challengeId, credentialId: id, clientDataJSON, authenticatorData, signature });
};

/** ES256, EdDSA, RS256: what every authenticator has one of. */
const ALGORITHMS = [-7, -8, -257];

/**
 * Makes a passkey and registers it.
 * @throws as proveByPasskey
 */
export const registerPasskey = async (calls: FactorCalls, name: string): Promise<AddedFactor> => {
  const [{ startRegistration }, made] = await Promise.all([library(), calls.startPasskey()]);
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: made.challenge,
      rp: { id: made.rpId, name: made.rpName },
      user: { id: made.userId, name: made.userName, displayName: made.userDisplayName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: made.excludedCredentialIds.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return calls.confirmPasskey({
    challengeId: made.challengeId,
    name,
    credentialId: id,
    clientDataJSON,
    attestationObject,
    transports,
  });
};
