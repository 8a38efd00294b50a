import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { BodyOf } from '#bff/http/handlers.ts';

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** COSE_Key of P-256 (RFC 9053). */
const coseKey = (x: string, y: string): Uint8Array =>
  isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

/**
 * An authenticator in memory (WebAuthn 6): one passkey, as a browser on `origin` would let it answer. It does not count
 * its signatures, as those that several devices share.
 */
export const createSoftPasskey = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const clientData = (type: string, challenge: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  const authenticatorData = (rpId: string, flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer => {
    const uncounted = Buffer.alloc(4);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uncounted, more]);
  };

  return {
    /** The body of confirmPasskey. */
    register: ({ challengeId, challenge, rpId }: BodyOf<'startPasskey'>, name: string) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(x, y)]);
      const authData = new Uint8Array(authenticatorData(rpId, USER_PRESENT + HAS_CREDENTIAL, credential));
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        challengeId,
        name,
        credentialId: base64url(id),
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
    },
    /** The body of proveByPasskey. */
    answer: ({ challengeId, challenge, rpId }: BodyOf<'startPasskeyProof'>) => {
      const data = authenticatorData(rpId, USER_PRESENT);
      const client = clientData('webauthn.get', challenge);
      return {
        challengeId,
        credentialId: base64url(id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
    },
  };
};
