import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type SecretBox, type SecretKey, UnreadableSecretError } from '#bff/core/secrets/secretBox.ts';

/*
 * A sealed secret: one byte for the length of the key's id, the id, 12 random bytes, the tag of 16, what is encrypted.
 */

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const FINGERPRINT_KEY_BYTES = 32;

/** HMAC-SHA256 under a key of its own, drawn from the one that seals: an account has too few digits for a bare hash. */
const fingerprintOf = ({ key }: SecretKey, text: string, purpose: string): Uint8Array<ArrayBuffer> => {
  const drawn = hkdfSync('sha256', key, '', `fingerprint:${purpose}`, FINGERPRINT_KEY_BYTES);
  return new Uint8Array(createHmac('sha256', Buffer.from(drawn)).update(text).digest());
};

/** AES-256-GCM: the first key seals, and each opens what bears its id, so that keys are exchanged one after another. */
export const createSecretBox = (keys: readonly SecretKey[]): SecretBox => {
  const [current] = keys;
  if (current === undefined) throw new Error('a secret box needs a key');
  return {
    currentKeyId: current.id,
    hasKey: (id) => keys.some((key) => key.id === id),
    fingerprintsOf: (text, purpose) => keys.map((key) => fingerprintOf(key, text, purpose)),
    seal: (secret, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(Buffer.from(place));
      const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const id = Buffer.from(current.id);
      return new Uint8Array(
        Buffer.concat([Buffer.from([id.length]), id, nonce, cipher.getAuthTag(), content]),
      );
    },
    open: (sealed, place) => {
      const bytes = Buffer.from(sealed);
      const idEnd = 1 + bytes.readUInt8(0);
      const id = bytes.toString('utf8', 1, idEnd);
      const known = keys.find((key) => key.id === id);
      if (known === undefined)
        throw new UnreadableSecretError(`SECRETS_KEY has no key ${id}, which sealed a secret`);
      const tagAt = idEnd + NONCE_BYTES;
      const decipher = createDecipheriv(CIPHER, known.key, bytes.subarray(idEnd, tagAt), {
        authTagLength: TAG_BYTES,
      });
      const content = bytes.subarray(tagAt + TAG_BYTES);
      try {
        decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch (error) {
        const reason = `what a key called ${id} sealed does not open with the one of SECRETS_KEY`;
        throw new UnreadableSecretError(reason, { cause: error });
      }
    },
  };
};
