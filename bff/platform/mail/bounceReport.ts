import PostalMime from 'postal-mime';
import { sendingOfAddress } from './bounceAddress.ts';

/** What a report (RFC 3464) says for good of one sending. */
export type BounceReport = { readonly id: number; readonly key: string; readonly answer: string };

const MAX_NESTING = 20;
const MAX_HEADERS_BYTES = 200_000;

const fieldIn = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:\\s*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(text)?.[1]?.replaceAll(/\s+/g, ' ').trim();

/**
 * Reads a message that came to the mailbox of what cannot be delivered.
 * @returns null for anything but the report of a final failure of one of our mails: an answer, a delay, a receipt
 */
export const readBounceReport = async (raw: Uint8Array): Promise<BounceReport | null> => {
  const limits = { maxNestingDepth: MAX_NESTING, maxHeadersSize: MAX_HEADERS_BYTES };
  const { headers, attachments } = await PostalMime.parse(raw, { ...limits, attachmentEncoding: 'utf8' });
  const receivers = headers.filter(({ key }) => ['to', 'delivered-to', 'x-original-to'].includes(key));
  const sending = receivers.map(({ value }) => sendingOfAddress(value)).find((found) => found !== null);
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')?.content;
  if (sending === undefined || typeof status !== 'string') return null;
  if (fieldIn(status, 'Action')?.toLowerCase() !== 'failed') return null;
  const said = [fieldIn(status, 'Status'), fieldIn(status, 'Diagnostic-Code')];
  return { ...sending, answer: said.filter((part) => part !== undefined).join(' ') };
};
