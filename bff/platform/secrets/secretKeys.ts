import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '#bff/core/config.ts';
import { readOrCreate } from '#bff/core/secrets/readOrCreate.ts';
import { readSecretKeys, type SecretBox } from '#bff/core/secrets/secretBox.ts';
import { createSecretBox } from './secretBox.ts';

const FILE = 'secrets.key';

const newKey = (): string => `local:${randomBytes(32).toString('base64')}\n`;

/**
 * The box of the configured keys. Without any (never in production, see `readConfig`) a key is made once and kept
 * beside the data.
 */
export const openSecretBox = async ({
  secretKeys,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): Promise<SecretBox> => {
  if (secretKeys !== undefined) return createSecretBox(secretKeys);
  return createSecretBox(readSecretKeys((await readOrCreate(join(dataDir, FILE), newKey)).trim()));
};
