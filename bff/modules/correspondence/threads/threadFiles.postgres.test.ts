import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type ThreadTools, threadTools } from '#bff/testing/threads.ts';
import { type Desk, makeDesk, pdfOf } from '#bff/testing/undertaking.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../../scripts/db/testServer.ts';

/* The same files in two threads at the same moment, on connections of their own. */

const TIMES = 20;

describe.skipIf(!hasPostgres())('on a PostgreSQL server', () => {
  let postgres: Postgres;
  let server: TestServer;
  let desk: Desk;
  let tools: ThreadTools;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: postgres.url });
    desk = await makeDesk(server);
    tools = threadTools(server, desk);
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  const upload = async (): Promise<string> => {
    const { body } = await server.call('uploadUserThreadFile', {
      session: desk.user.session,
      body: { meta: { fileName: '契約書.pdf', mypageID: desk.myPage.id } } as never,
      file: { name: '契約書.pdf', content: pdfOf('契約書') },
    });
    return body.id;
  };

  it('a file goes with one message, however many send it at once; the others are told so', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const [first, second] = [await upload(), await upload()];
      const answers = await Promise.all([
        tools.ask({ subject: `一 ${time}`, fileIds: [first, second] }),
        tools.ask({ subject: `二 ${time}`, fileIds: [second, first] }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
      const refused = answers.find(({ status }) => status === 400);
      expect(refused?.problem.errors?.[0]?.pointer).toBe('/fileIds');
    }
    const where = { mypageId: desk.myPage.id };
    expect(await server.database.client.thread.count({ where })).toBe(TIMES);
    expect(await server.database.client.threadFile.count()).toBe(2 * TIMES);
  });
});
