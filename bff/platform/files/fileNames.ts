import path from 'node:path';
import { normaliseLetters } from '#rules/text.ts';

const MAX_BYTES = 255;
/** Controls, and the marks that turn the direction of writing (a name 「fdp.exe」 shown as 「exe.pdf」). */
const UNSAFE = /[\p{Cc}\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** A joiner that joins nothing: it makes one emoji of several, and letters of some scripts; elsewhere it only hides. */
const IDLE_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D|\u200D(?![\p{L}\p{Extended_Pictographic}])/gu;

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

/**
 * A file's name as it is kept: NFC (macOS sends NFD), without path, controls and marks of direction, at most
 * 255 bytes with its extension. 𠮷 and ㍿ stay as they are.
 * @returns null when nothing is left of it
 */
export const cleanFileName = (received: string): string | null => {
  const base = received.split(/[/\\]/).at(-1) ?? '';
  const name = normaliseLetters(base.replace(UNSAFE, '').replace(IDLE_JOINER, ''))
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '');
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
