import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../core/config.ts';
import { readSecretKeys, type SecretBox } from '../core/secrets/secretBox.ts';
import { createSecretBox } from './secretBox.ts';

const FILE = 'secrets.key';

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Makes the file whole or not at all; of two processes that start at once, both read what the first has made. */
const makeKeyFile = async (dataDir: string, path: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `local:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    await rm(draft);
  }
};

/**
 * The box of the configured keys. Without any (never in production, see `readConfig`) a key is made once and kept
 * beside the data.
 */
export const openSecretBox = async ({
  secretKeys,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): Promise<SecretBox> => {
  if (secretKeys !== undefined) return createSecretBox(secretKeys);
  const path = join(dataDir, FILE);
  const read = async () => createSecretBox(readSecretKeys((await readFile(path, 'utf8')).trim()));
  return read().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeKeyFile(dataDir, path);
    return read();
  });
};
