import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits in base64url (43 letters), for sessions and links; goes out once, is never stored or logged. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** SHA-256 in hex, what is stored: enough for 256 random bits, which nobody guesses. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a secret belongs to a stored hash, in a time that does not depend on where the two differ. */
export const isSameSecret = (secret: string, storedHash: string): boolean => {
  const given = Buffer.from(hashSecret(secret), 'hex');
  const stored = Buffer.from(storedHash, 'hex');
  return given.length === stored.length && timingSafeEqual(given, stored);
};
