import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';
import { makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

/* How often a change reads a record with everything that hangs on it: each of these reads is ten joins. */

let reads: string[] = [];

const WIDE_READS = [
  ['section', /AS "Section_storedFiles" ON true WHERE \("t0"\."id" = /],
  ['application', /FROM application a\s+WHERE a\.id = /],
] as const;

const note = (text: string): void => {
  for (const [name, pattern] of WIDE_READS) if (pattern.test(text)) reads.push(name);
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ database: hearStatements(await openTestDatabase(), note) });
});
afterAll(() => server.stop());

const readsOf = async (change: () => Promise<{ status: number }>): Promise<string[]> => {
  reads = [];
  expect((await change()).status).toBe(200);
  return reads;
};

describe('a change reads its section', () => {
  it('once to save what is no decision, and to open it', { tags: ['slow'] }, async () => {
    const { user, jmac, myPage, section } = await makeDesk(server);
    const { session } = user;
    const body = { id: section.id, submitterComment: '確認をお願いします。' };
    expect(await readsOf(() => server.call('updateUserSection', { session, body }))).toEqual(['section']);
    await uploadFile(server, { session, mypageId: myPage.id, sectionId: section.id });
    await server.call('updateUserSection', { session, body: { id: section.id, action: 'submit' } });
    const path = { id: section.id };
    expect(await readsOf(() => server.call('openSection', { session: jmac.session, path }))).toEqual([
      'section',
    ]);
  });

  it('twice to hand it in: before, and for the answer with its receipt', async () => {
    const { user, myPage, section } = await makeDesk(server);
    const { session } = user;
    await uploadFile(server, { session, mypageId: myPage.id, sectionId: section.id });
    const body = { id: section.id, action: 'submit' } as const;
    expect(await readsOf(() => server.call('updateUserSection', { session, body }))).toHaveLength(2);
  });
});

describe('a change reads its application', () => {
  it('once to keep a note, twice to move it', async () => {
    const backOffice = (await makeAdmin(server, 'BackOffice')).session;
    const draft = await makeSubmitted(server, programmes.noto);
    const note = () => act(server, draft, backOffice, { memo: '電話で確認した。' });
    expect(await readsOf(note)).toEqual(['application']);
    const move = () => act(server, draft, backOffice, { action: 'startCheck' });
    expect(await readsOf(move)).toHaveLength(2);
  });
});
