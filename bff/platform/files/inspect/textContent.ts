import { createReadStream } from 'node:fs';

/** Controls that no text holds; tab, line ends, form feed and the end mark of old editors are fine. */
const isControl = (byte: number): boolean =>
  byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1a;

type Attempt = { readonly decoder: TextDecoder; isValid: boolean };

const feed = (attempt: Attempt, chunk: Uint8Array | undefined): void => {
  if (!attempt.isValid) return;
  try {
    attempt.decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    attempt.isValid = false;
  }
};

/** True for a file that is text in UTF-8 or Shift_JIS (CP932), read as a stream. */
export const isTextFile = async (path: string): Promise<boolean> => {
  const attempts: Attempt[] = ['utf-8', 'shift_jis'].map((encoding) => ({
    decoder: new TextDecoder(encoding, { fatal: true }),
    isValid: true,
  }));
  for await (const chunk of createReadStream(path)) {
    const bytes: Uint8Array = chunk;
    if (bytes.some(isControl)) return false;
    for (const attempt of attempts) feed(attempt, bytes);
    if (!attempts.some(({ isValid }) => isValid)) return false;
  }
  for (const attempt of attempts) feed(attempt, undefined);
  return attempts.some(({ isValid }) => isValid);
};
