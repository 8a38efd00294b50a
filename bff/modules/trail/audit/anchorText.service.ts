import { createPublicKey, verify } from 'node:crypto';
import type { AnchorSigner, AuditAnchor } from '#bff/core/audit/auditAnchor.ts';
import { type AuditHead, headOfText } from '#bff/core/audit/auditHead.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { signedTextOf, valuesIn, wholeTextOf } from './auditAnchor.words.ts';

type Signed = { readonly anchor: AuditAnchor; readonly text: string };

/** Signs where the chain ends. @returns the anchor, and its text as it is kept and mailed */
export const signAnchor = (
  { publicKey, sign }: AnchorSigner,
  given: { readonly day: CalendarDay; readonly madeAt: Date; readonly head: AuditHead },
): Signed => {
  const signedText = signedTextOf({ ...given, publicKey });
  const signature = sign(signedText);
  return { anchor: { ...given, publicKey, signature }, text: wholeTextOf(signedText, signature) };
};

const isSigned = (anchor: AuditAnchor): boolean => {
  const key = createPublicKey({
    key: Buffer.from(anchor.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const signature = Buffer.from(anchor.signature, 'base64');
  return verify(null, Buffer.from(signedTextOf(anchor)), key, signature);
};

/** The anchor that a text holds; null where it holds none, or its signature is not that of its text. */
export const readAnchor = (text: string): AuditAnchor | null => {
  const values = valuesIn(text);
  if (values === null) return null;
  const { day, publicKey, signature } = values;
  try {
    const anchor = {
      ...{ day, publicKey, signature },
      madeAt: new Date(values.madeAt),
      head: headOfText(values.head),
    };
    return isSigned(anchor) ? anchor : null;
  } catch {
    // No time, no head or no key stands where one should: somebody has written into it.
    return null;
  }
};
