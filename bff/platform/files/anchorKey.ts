import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { AnchorKeys, AnchorSigner } from '#bff/core/audit/auditAnchor.ts';
import { handoverText, signedHandover } from '#bff/core/audit/keyHandover.words.ts';
import { trustedKeys } from '#bff/core/audit/trustedKeys.ts';
import { readOrCreate } from '#bff/core/secrets/readOrCreate.ts';
import { codeOf, PRIVATE_FILE, rethrow } from './disk.ts';

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const keyIn = (file: string, pem: string): KeyObject => {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  return key;
};

const publicHalf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

const signatureBy = (key: KeyObject, text: string): string =>
  sign(null, Buffer.from(text), key).toString('base64');

/** How each key has handed over to the next, the oldest first; none where there has been one. */
const historyOf = (file: string): string => `${file}.history`;

const readIfThere = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => (codeOf(error) === 'ENOENT' ? '' : rethrow(error)));

/**
 * The key that signs the anchors of the audit trail, in a file of its own outside of the database.
 * @param file PKCS 8 in PEM; made when there is none
 * @throws Error when it holds no Ed25519 key
 */
export const openAnchorSigner = async (file: string): Promise<AnchorSigner> => {
  const key = keyIn(file, await readOrCreate(file, newKey));
  return { publicKey: publicHalf(key), sign: (text) => signatureBy(key, text) };
};

/**
 * The keys by which anchors are checked. It makes none: where the file is gone, a new key would be one that signed nothing.
 * @param file PKCS 8 in PEM; none: no anchor counts
 * @throws Error when it holds no Ed25519 key
 */
export const readAnchorKeys = async (file: string): Promise<AnchorKeys> => {
  const [pem, handovers] = [await readIfThere(file), await readIfThere(historyOf(file))];
  if (pem === '') return { publicKey: null, handovers, trusted: new Set() };
  const publicKey = publicHalf(keyIn(file, pem));
  return { publicKey, handovers, trusted: trustedKeys(publicKey, handovers) };
};

const writeWhole = async (file: string, content: string): Promise<void> => {
  await writeFile(`${file}.new`, content, { mode: PRIVATE_FILE, flush: true });
  await rename(`${file}.new`, file);
};

/**
 * Puts a new key in the place of the one in the file. The history comes first: a command that is killed between both
 * leaves the old key, with one more successor that never signs.
 * @returns the new public key
 */
export const replaceAnchorKey = async (file: string, at: Date): Promise<string> => {
  const before = keyIn(file, await readFile(file, 'utf8'));
  const pem = newKey();
  const after = keyIn(file, pem);
  const text = handoverText({
    at: at.toISOString(),
    before: publicHalf(before),
    after: publicHalf(after),
  });
  const handover = signedHandover(text, signatureBy(before, text), signatureBy(after, text));
  await writeWhole(historyOf(file), `${await readIfThere(historyOf(file))}${handover}\n`);
  await writeWhole(file, pem);
  return publicHalf(after);
};
