import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAnchorSigner } from './anchorKey.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojo-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the key of the anchors', () => {
  it('is made once, for this user alone, also when several processes begin at once', async () => {
    const file = join(folder, 'new', 'auditKey.pem');
    const signers = await Promise.all([1, 2, 3].map(() => openAnchorSigner(file)));
    expect(new Set(signers.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await readdir(join(folder, 'new'))).toEqual(['auditKey.pem']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('signs what its public half verifies', async () => {
    const { publicKey, sign } = await openAnchorSigner(join(folder, 'auditKey.pem'));
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    const signature = Buffer.from(sign('日付：2026-11-26'), 'base64');
    expect(verify(null, Buffer.from('日付：2026-11-26'), key, signature)).toBe(true);
    expect(verify(null, Buffer.from('日付：2026-11-27'), key, signature)).toBe(false);
  });

  it('is never replaced: a file that holds something else is an error', async () => {
    const file = join(folder, 'auditKey.pem');
    await writeFile(file, 'no key');
    await expect(openAnchorSigner(file)).rejects.toThrow();
  });
});
