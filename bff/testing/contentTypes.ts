import { fileTypeFromBuffer } from 'file-type';

/** Bytes hold control characters that no text has. */
const isNoText = (text: string): boolean => text.replaceAll(/[\t\n\v\f\r]/g, '').match(/\p{Cc}/u) !== null;

const CHARSETS: readonly string[] = ['utf-8', 'shift_jis'];

const decoded = (bytes: Uint8Array, charset: string): string | null => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const faultOfText = (type: string, charset: string | undefined, bytes: Uint8Array): string | null => {
  // JSON is UTF-8 by its own rule.
  const named = charset ?? (type.endsWith('json') ? 'utf-8' : undefined);
  if (named === undefined || !CHARSETS.includes(named)) return `${type} names ${named ?? 'no'} charset`;
  const text = decoded(bytes, named);
  if (text === null) return `${type} is not ${named}`;
  return isNoText(text) ? `${type} holds what no text holds` : null;
};

const isText = (type: string): boolean => type.startsWith('text/') || /(?:json|xml|yaml)$/.test(type);

/**
 * Whether a body is what its Content-Type says: a text in the charset that is named, or bytes that begin as those of that
 * type do.
 * @returns what is wrong; null: nothing is
 */
export const faultOfType = async (contentType: string, bytes: Uint8Array): Promise<string | null> => {
  const [type = '', ...parameters] = contentType.toLowerCase().split(/;\s*/);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8);
  if (isText(type) && !type.includes('officedocument') && type !== 'image/svg+xml')
    return faultOfText(type, charset, bytes);
  const found = await fileTypeFromBuffer(bytes);
  return found?.mime === type ? null : `${type} is ${found?.mime ?? 'nothing that is known'}`;
};
