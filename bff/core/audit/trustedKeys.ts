import { createPublicKey, verify } from 'node:crypto';
import { handoversIn, handoverText } from './keyHandover.words.ts';

/** @param publicKey Ed25519, SPKI in base64. @returns false also where it is no key */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
};

/**
 * The keys whose anchors count: the installation's own, and those before it. Both keys have signed each handover: nobody
 * makes a key of his own the one before without having the one after.
 * @param own the key that the installation has now, from its own file and never from an anchor
 * @param handovers the history that lies beside that file
 */
export const trustedKeys = (own: string, handovers: string): ReadonlySet<string> => {
  const valid = handoversIn(handovers).filter(({ byBefore, byAfter, ...given }) => {
    const text = handoverText(given);
    return isSignedBy(given.before, text, byBefore) && isSignedBy(given.after, text, byAfter);
  });
  const trusted = new Set([own]);
  // The latest first: each leads to the one before it.
  for (const { before, after } of valid.toReversed()) if (trusted.has(after)) trusted.add(before);
  return trusted;
};
