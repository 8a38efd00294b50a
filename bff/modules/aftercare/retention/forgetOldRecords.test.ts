import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealAuditEntries, verifyAuditChain } from '#bff/modules/trail/audit/auditChain.service.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';
import { countForgettable } from './forgetOldRecords.service.ts';

/* What is kept for a time only is deleted when it is over, and the trail says how much of what. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const DAY_MS = 24 * 3600_000;
const later = (days: number): Date => new Date(TEST_NOW.getTime() + days * DAY_MS);
const client = () => server.database.client;
const runAt = (days: number) =>
  at(server, later(days), () => server.runJobs('sealAudit', 'anchorAudit', 'forgetOldRecords'));

const mail = (data: object) =>
  client().mailMessage.create({
    data: {
      ...{ to: 'a@example.jp', subject: '件名', text: '本文', status: 'Sent' },
      ...{ createdAt: TEST_NOW, sentAt: TEST_NOW, ...data },
    },
  });

describe('a session', () => {
  it('stays a year after it has ended, with where it came from, and goes then', async () => {
    const { id } = await makeAdmin(server, 'CS');
    const [session] = await client().session.findMany({ where: { adminUserId: id } });
    const where = { id: session?.id ?? '' };
    await runAt(364);
    expect(await client().session.count({ where })).toBe(1);
    await runAt(367);
    expect(await client().session.count({ where })).toBe(0);
    expect(await client().adminUser.count({ where: { id } })).toBe(1);
  });
});

describe('a link that sets a password', () => {
  it('goes 90 days after it was over', async () => {
    const { id } = await makeAdmin(server, 'CS');
    const row = await client().passwordResetToken.create({
      data: {
        ...{ context: 'admin', adminUserId: id, tokenHash: randomBytes(32) },
        ...{ createdAt: new Date(TEST_NOW.getTime() - 3_600_000), expiresAt: TEST_NOW },
      },
    });
    const count = () => client().passwordResetToken.count({ where: { id: row.id } });
    await runAt(89);
    expect(await count()).toBe(1);
    await runAt(91);
    expect(await count()).toBe(0);
  });
});

describe('a mail', () => {
  it('goes after a year, but not one about an undertaking', async () => {
    const { myPage } = await makeDesk(server);
    const gone = await mail({});
    const about = await mail({ relatedMypageId: myPage.id });
    await runAt(366);
    const left = await client().mailMessage.findMany({ where: { id: { in: [gone.id, about.id] } } });
    expect(left.map(({ id }) => id)).toEqual([about.id]);
  });
});

describe('what was deleted', () => {
  it('stands in the trail as a number of a kind, and the chain goes on', async () => {
    await mail({ to: 'gone.forever@example.jp' });
    await runAt(800);
    const entries = await client().auditEntry.findMany({
      where: { targetKind: 'job', targetId: 'forgetOldRecords' },
      orderBy: { id: 'asc' },
    });
    expect(entries.at(-1)).toMatchObject({
      action: 'deleted',
      actorKind: 'system',
      after: { kind: 'accountMails', count: expect.any(Number) },
    });
    expect(JSON.stringify(entries.map(({ after }) => after))).not.toContain('gone.forever');
    await at(server, later(800), async () => {
      const scope = server.scopes.forSystem('test');
      while ((await sealAuditEntries(scope, server.scopes.storage.auditHead)).next !== null);
      expect(await countForgettable(scope)).toBe(0);
      expect((await verifyAuditChain(scope, [])).isIntact).toBe(true);
    });
  });
});
