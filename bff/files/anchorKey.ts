import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnchorSigner } from '../core/audit/auditAnchor.ts';
import { codeOf, PRIVATE_FILE, PRIVATE_FOLDER } from './disk.ts';

/** Makes the key, unless another process has made it meanwhile. */
const makeKey = async (file: string): Promise<void> => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  try {
    await writeFile(unfinished, pem, { mode: PRIVATE_FILE, flush: true });
    await link(unfinished, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
};

const readKey = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeKey(file);
    return await readFile(file, 'utf8');
  }
};

/**
 * The key that signs the anchors of the audit trail, in a file of its own outside of the database.
 * @param file PKCS 8 in PEM; made when there is none
 * @throws Error when it holds no Ed25519 key
 */
export const openAnchorSigner = async (file: string): Promise<AnchorSigner> => {
  const key = createPrivateKey(await readKey(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
};
