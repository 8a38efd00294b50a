import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cursor } from '#bff/core/batch.ts';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../../scripts/db/testServer.ts';
import { runBulk } from './runBulk.service.ts';

/* The rows of one business may be anywhere in a run, and several processes do the rows of it at once. */

const UNDERTAKINGS = 12;
const TITLES = ['発注書', '納品書', '検収書', '請求書'];
const PROCESSES = 3;
const never = new AbortController().signal;

describe.skipIf(!hasPostgres())('on a PostgreSQL server', () => {
  let postgres: Postgres;
  let server: TestServer;
  let jmac: TestSession;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: postgres.url });
    jmac = (await makeAdmin(server, 'JMAC')).session;
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  const { press, read, tryThem } = bulkTools(
    () => server,
    () => jmac,
  );

  const makeAsked = async () => {
    const { myPage, user } = await makeUndertaking(server);
    const ids: number[] = [];
    for (const title of TITLES) ids.push((await makeSection(server, myPage.id, { title })).id);
    return { mypageId: myPage.id, email: user.email, ids };
  };

  /** One process goes on with the run as long as there is something left for it. */
  const work = async (): Promise<void> => {
    let cursor: Cursor | null = null;
    do cursor = (await runBulk(server.scopes.forSystem('runBulk'), cursor, never)).next;
    while (cursor !== null);
  };

  it('processes that ask for documents at once send one letter to each business, of all that are awaited', async () => {
    const asked: Awaited<ReturnType<typeof makeAsked>>[] = [];
    for (let count = 0; count < UNDERTAKINGS; count += 1) asked.push(await makeAsked());
    // All first documents, then all second ones: no two rows of a business stand together.
    const ids = TITLES.flatMap((_, at) => asked.map((one) => one.ids[at] ?? 0));
    const { body } = await tryThem({
      ...{ kind: 'notifySections', list: 'myPages', selection: { by: 'ids', ids } },
      message: { kind: 1, title: '書類ご提出のお願い', body: '{書類}' },
    });
    // Of every other one the row that leads was handed in meanwhile: another one leads.
    const handedIn = asked.filter((_, index) => index % 2 === 0).map((one) => one.ids[0] ?? 0);
    await server.database.client.section.updateMany({
      where: { id: { in: handedIn } },
      data: {
        ...{ status: DocumentCheckStatus.Confirming, submittedAt: server.now() },
        ...{ submittedByKind: 'user', submissionCount: 1 },
      },
    });
    expect((await press(body.id, { action: 'start' })).status).toBe(200);
    await Promise.all(Array.from({ length: PROCESSES }, work));
    const { counts, finishedAt } = await read(body.id);
    expect([counts, finishedAt === null]).toMatchObject([
      { able: 0, failed: handedIn.length, done: ids.length - handedIn.length },
      false,
    ]);
    for (const [index, { mypageId, email }] of asked.entries()) {
      const { client } = server.database;
      const notes = await client.notification.findMany({ where: { mypageId } });
      const awaited = index % 2 === 0 ? TITLES.slice(1) : TITLES;
      expect(notes.map((note) => note.body)).toEqual([awaited.map((title) => `・${title}`).join('\n')]);
      expect(await client.mailMessage.count({ where: { to: email } })).toBe(1);
    }
  });
});
