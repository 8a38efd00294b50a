import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { AnchorSigner } from '#bff/core/audit/auditAnchor.ts';
import { readOrCreate } from '#bff/core/secrets/readOrCreate.ts';

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * The key that signs the anchors of the audit trail, in a file of its own outside of the database.
 * @param file PKCS 8 in PEM; made when there is none
 * @throws Error when it holds no Ed25519 key
 */
export const openAnchorSigner = async (file: string): Promise<AnchorSigner> => {
  const key = createPrivateKey(await readOrCreate(file, newKey));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString('base64') };
};
