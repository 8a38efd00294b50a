import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const makeWhole = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, content, { mode: PRIVATE_FILE, flush: true });
    // A link, where a new name would put what another process has made out of the way.
    await link(unfinished, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
};

/**
 * A text file for this user alone that is made where there is none: a key. It is there whole or not at all, and of
 * processes that start at once all read what the first has made.
 */
export const readOrCreate = async (file: string, make: () => string): Promise<string> => {
  const read = (): Promise<string> => readFile(file, 'utf8');
  return read().catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
    await makeWhole(file, make());
    return read();
  });
};
