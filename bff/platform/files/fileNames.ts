import path from 'node:path';
import { normaliseLetters } from '#rules/text.ts';
import { withoutUnseen } from '#rules/unseen.ts';

const MAX_BYTES = 255;
/** 「見積書．pdf」 is a PDF: a converter of kana has widened the point of its extension. */
const WIDE_POINT = /\uFF0E(?=[A-Za-z0-9]{2,5}$)/;

/** Extension in lower case with its dot; '' without one. */
export const extensionOf = (fileName: string): string => path.posix.extname(fileName).toLowerCase();

const cutToBytes = (text: string, maxBytes: number): string => {
  let bytes = 0;
  let cut = '';
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (bytes > maxBytes) break;
    cut += letter;
  }
  return cut;
};

/** Without dots before it, and dots and spaces behind it, in one walk: a pattern for the end begins anew at each of 16,000 dots. */
const withoutEnds = (name: string): string => {
  let end = name.length;
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end).replace(/^\.+/, '');
};

/**
 * A file's name as it is kept: NFC (macOS sends NFD), without path, controls and marks of direction, at most
 * 255 bytes with its extension. 𠮷 and ㍿ stay as they are.
 * @returns null when nothing is left of it
 */
export const cleanFileName = (received: string): string | null => {
  const base = received.split(/[/\\]/).at(-1) ?? '';
  const name = withoutEnds(normaliseLetters(withoutUnseen(base).replace(/\p{Cc}/gu, '')).trim()).replace(
    WIDE_POINT,
    '.',
  );
  if (name === '') return null;
  if (Buffer.byteLength(name) <= MAX_BYTES) return name;
  const extension = path.posix.extname(name);
  if (Buffer.byteLength(extension) > 32) return cutToBytes(name, MAX_BYTES);
  const stem = name.slice(0, name.length - extension.length);
  return cutToBytes(stem, MAX_BYTES - Buffer.byteLength(extension)) + extension;
};

/** Percent-encoding of RFC 5987: what encodeURIComponent leaves but the grammar does not allow, too. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Content-Disposition of a download (RFC 6266): an ASCII name for old clients and the real one in UTF-8. */
export const contentDispositionOf = (fileName: string): string => {
  const fallback = fileName.replace(/[^\x20-\x7E]/gu, '_').replace(/["\\%]/g, '_');
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encodeExtended(fileName)}`;
};
