import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
});
afterAll(() => server.stop());

describe('pages of a list', () => {
  it('answers page after page without repeating or skipping anybody, and never a hash', async () => {
    for (const name of ['頁 一', '頁 二', '頁 二', '頁 三', '頁 四']) {
      await makeAdmin(server, 'CS', { name, passwordHash: '$argon2id$secret' });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = {
        q: '頁',
        sort: '-name',
        limit: 2,
        ...(cursor === undefined ? {} : { cursor }),
      } as const;
      const { body } = await server.call('listAdminUsers', { session: jmac.session, query });
      expect(body.total).toBe(5);
      expect(JSON.stringify(body)).not.toContain('argon2');
      seen.push(...body.items.map((item) => item.name));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...seen].sort((a, b) => (a < b ? 1 : -1)));
  });

  it('puts those who never logged in last, in both directions, on every page', async () => {
    const logIns = { '順 甲': new Date('2026-11-01'), '順 乙': TEST_NOW, '順 丙': null };
    for (const [name, lastLoginAt] of Object.entries(logIns)) {
      const { id } = await makeAdmin(server, 'CS', { name });
      await server.database.client.adminUser.update({ where: { id }, data: { lastLoginAt } });
    }
    const read = async (sort: 'lastLoginAt' | '-lastLoginAt') => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { q: '順', sort, limit: 1, ...(cursor === undefined ? {} : { cursor }) };
        const { body } = await server.call('listAdminUsers', { session: jmac.session, query });
        found.push(...body.items.map((item) => item.name));
        cursor = body.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    };
    expect(await read('lastLoginAt')).toEqual(['順 甲', '順 乙', '順 丙']);
    expect(await read('-lastLoginAt')).toEqual(['順 乙', '順 甲', '順 丙']);
  });

  it('refuses a cursor that this list in this order never gave', async () => {
    for (const cursor of ['x', 'W10', Buffer.from('["abc",1,"x"]').toString('base64url')]) {
      const answer = await server.call('listAdminUsers', { session: jmac.session, query: { cursor } });
      expect([answer.status, answer.problem.code]).toEqual([400, 1004]);
    }
  });

  it('takes % and _ in a search as letters', async () => {
    const { body } = await server.call('listAdminUsers', { session: jmac.session, query: { q: '%' } });
    expect(body.total).toBe(0);
  });
});

describe('listing administrators', () => {
  it('is refused to everybody but JMAC', async () => {
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      const answer = await server.call('listAdminUsers', { session });
      expect([answer.status, answer.problem.code]).toEqual([403, 1000]);
    }
  });

  it('asks for a session', async () => {
    const answer = await server.call('listAdminUsers', {});
    expect([answer.status, answer.problem.code]).toEqual([401, 1006]);
  });
});
