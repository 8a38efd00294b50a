import type { AnchorKeys, AnchorSigner, AuditAnchor } from '#bff/core/audit/auditAnchor.ts';
import { type AuditHead, headOfText } from '#bff/core/audit/auditHead.ts';
import { isSignedBy } from '#bff/core/audit/trustedKeys.ts';
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

/** What a text says of an anchor, whoever wrote it; null where it holds none. */
export const parseAnchor = (text: string): AuditAnchor | null => {
  const values = valuesIn(text);
  if (values === null) return null;
  const { day, publicKey, signature } = values;
  try {
    const [madeAt, head] = [new Date(values.madeAt), headOfText(values.head)];
    return { day, publicKey, signature, madeAt, head };
  } catch {
    // No head stands where one should: somebody has written into it.
    return null;
  }
};

/**
 * The anchor that a text holds; null where it holds none, its signature is not that of its text, or its key is none of the
 * installation's own: a key that an anchor brings along proves nothing.
 */
export const readAnchor = (text: string, trusted: AnchorKeys['trusted']): AuditAnchor | null => {
  const anchor = parseAnchor(text);
  if (anchor === null || Number.isNaN(anchor.madeAt.getTime())) return null;
  const { publicKey, signature } = anchor;
  return trusted.has(publicKey) && isSignedBy(publicKey, signedTextOf(anchor), signature) ? anchor : null;
};
