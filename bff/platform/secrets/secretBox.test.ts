import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSecretKeys } from '#bff/core/secrets/secretBox.ts';
import { createSecretBox } from './secretBox.ts';
import { openSecretBox } from './secretKeys.ts';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

describe('a secret that is kept', () => {
  const first = key('k1');
  const second = key('k2');

  it('opens for the place that it was sealed for, and for no other', () => {
    const box = createSecretBox(readSecretKeys(first));
    const sealed = box.seal('JBSWY3DPEHPK3PXP𠮷', 'totp:12');
    expect(Buffer.from(sealed).includes('JBSWY3DPEHPK3PXP')).toBe(false);
    expect(box.open(sealed, 'totp:12')).toBe('JBSWY3DPEHPK3PXP𠮷');
    expect(() => box.open(sealed, 'totp:13')).toThrow();
  });

  it('does not open when a bit of it was changed', () => {
    const box = createSecretBox(readSecretKeys(first));
    const sealed = box.seal('JBSWY3DP', 'totp:12');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => box.open(sealed, 'totp:12')).toThrow();
  });

  it('opens after another key has come before its own, and no longer once its own is gone', () => {
    const sealed = createSecretBox(readSecretKeys(first)).seal('JBSWY3DP', 'totp:12');
    const after = createSecretBox(readSecretKeys(`${second}, ${first}`));
    expect(after.open(sealed, 'totp:12')).toBe('JBSWY3DP');
    const renewed = after.seal('JBSWY3DP', 'totp:12');
    const gone = createSecretBox(readSecretKeys(second));
    expect(gone.open(renewed, 'totp:12')).toBe('JBSWY3DP');
    expect(() => gone.open(sealed, 'totp:12')).toThrow('no key k1');
  });

  it('needs keys of 32 bytes under names of their own; what is wrong with them does not show them', () => {
    expect(() => readSecretKeys('k1:short')).toThrow('32 bytes');
    expect(() => readSecretKeys(`${first},${first}`)).toThrow('twice');
    expect(() => readSecretKeys('k1:geheim')).not.toThrow('geheim');
  });

  it('has a key beside the data where none is configured: made once, for its owner alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hojo-keys-'));
    const config = { secretKeys: undefined, dataDir: join(dataDir, 'new') };
    const [one, other] = await Promise.all([openSecretBox(config), openSecretBox(config)]);
    expect(other.open(one.seal('JBSWY3DP', 'x'), 'x')).toBe('JBSWY3DP');
    expect((await stat(join(config.dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
    await rm(dataDir, { recursive: true });
  });
});
