import type { SecretBox } from '#bff/core/secrets/secretBox.ts';

/*
 * The file to the bank, as it is kept. It is sealed whole: every record of it has an account. A file of before begins with
 * the kind of its first record, a digit; what is sealed begins with the length of a key's name, 20 at most.
 */

const FIRST_DIGIT = '0'.charCodeAt(0);

const placeOf = (batchId: number): string => `paymentBatch:${batchId}`;

export const sealContent = (box: SecretBox, batchId: number, content: Uint8Array): Uint8Array<ArrayBuffer> =>
  box.seal(Buffer.from(content).toString('base64'), placeOf(batchId));

/** The bytes for the bank. @throws Error when they were changed, or their key is not configured any more */
export const openContent = (box: SecretBox, batchId: number, kept: Uint8Array): Uint8Array =>
  (kept[0] ?? 0) >= FIRST_DIGIT ? kept : Buffer.from(box.open(kept, placeOf(batchId)), 'base64');
