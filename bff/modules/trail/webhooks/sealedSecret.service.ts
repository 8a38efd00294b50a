import type { SecretBox } from '#bff/core/secrets/secretBox.ts';

/** Where a sealed secret belongs: sealed for something else, it does not open here. */
const PLACE = 'webhook';

/** Encrypted at rest: with the database alone nobody can sign. */
export const sealSecret = (box: SecretBox, secret: Uint8Array): Uint8Array<ArrayBuffer> =>
  box.seal(Buffer.from(secret).toString('base64'), PLACE);

/** The bytes that sign. @throws Error when the key that sealed them is not configured any more */
export const openSecret = (box: SecretBox, sealed: Uint8Array): Uint8Array =>
  Buffer.from(box.open(sealed, PLACE), 'base64');
