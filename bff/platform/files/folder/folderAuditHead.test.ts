import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderAuditHead } from './folderAuditHead.ts';

const head = { seq: 7n, hash: 'ab'.repeat(32) };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'head-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the head of the audit trail in a folder', () => {
  it('is read as it was written, and is no head before', async () => {
    const store = createFolderAuditHead(folder);
    expect(await store.read()).toBeNull();
    await store.write(head);
    expect([await store.read(), await readdir(folder)]).toEqual([head, ['auditHead']]);
  });

  it('leaves nothing half written where it cannot be kept', async () => {
    // Nothing can take the place of a folder.
    await mkdir(path.join(folder, 'auditHead'));
    await expect(createFolderAuditHead(folder).write(head)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['auditHead']);
  });
});
