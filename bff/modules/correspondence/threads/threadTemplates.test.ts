import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { threadTools } from '#bff/testing/threads.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await makeDesk(server);
});
afterAll(() => server.stop());

const make = (name: string, body: string) =>
  server.call('createThreadTemplate', { session: desk.jmac.session, body: { name, body } });

const filled = async (threadId: number, name: string) => {
  const answer = await server.call('listFilledThreadTemplates', {
    session: desk.cs.session,
    path: { id: threadId },
  });
  return answer.body.items.find((item) => item.name === name);
};

describe('a template', () => {
  it('is filled with what the thread is about; what it does not have stays and is named', async () => {
    const tools = threadTools(server, desk);
    await make('期限', '{企業名} 様\n管理番号 {管理番号} の「{書類名}」の期限は {期限} です。');
    const about = (await tools.ask({ sectionId: desk.section.id })).body.id;
    const { displayCode } = desk.myPage;
    const words = `${desk.corporation.name} 様\n管理番号 ${displayCode} の「発注書（18-1）」の期限は 令和8年11月30日（月） です。`;
    expect(await filled(about, '期限')).toMatchObject({ text: words, missing: [] });
    const other = (await tools.ask()).body.id;
    expect(await filled(other, '期限')).toMatchObject({ missing: ['書類名', '期限'] });
  });

  it('has no field that nothing is known for', async () => {
    const answer = await make('誤り', '{住所} に送ってください。');
    expect(answer.problem.errors?.[0]?.pointer).toBe('/body');
    expect(answer.problem.detail).toContain('{住所}');
  });

  it('has a name of its own, and is changed on the version that was read', async () => {
    const { body } = await make('一つだけ', '{事業名}');
    expect((await make('一つだけ', '別の文')).status).toBe(409);
    const change = (ifMatch: number) =>
      server.call('updateThreadTemplate', {
        session: desk.backOffice.session,
        path: { id: body.id },
        body: { body: '{事務局の電話}' },
        ifMatch,
      });
    expect((await change(body.version)).status).toBe(200);
    expect((await change(body.version)).status).toBe(412);
  });

  it('goes without what was sent with it', async () => {
    const { body } = await make('消すもの', '本文');
    const one = { session: desk.jmac.session, path: { id: body.id } };
    expect((await server.call('deleteThreadTemplate', one)).status).toBe(204);
    expect((await server.call('deleteThreadTemplate', one)).status).toBe(404);
  });

  it('is the call centre’s to use and not to write', async () => {
    const { session } = desk.cs;
    expect((await server.call('listThreadTemplates', { session })).status).toBe(200);
    const body = { name: '案内', body: '本文' };
    expect((await server.call('createThreadTemplate', { session, body })).status).toBe(403);
  });
});

it('nothing goes to a business with a field that was not filled in; a note may have one', async () => {
  const tools = threadTools(server, desk);
  const { id } = (await tools.ask()).body;
  const refused = await tools.answer(id, { body: '期限は {期限} です。' });
  expect(refused.problem.errors?.[0]?.pointer).toBe('/body');
  expect((await tools.answer(id, { kind: 1, body: '{期限} を確かめる。' })).status).toBe(201);
  expect((await tools.goOn(id, '{期限} とは何ですか。')).status).toBe(201);
});
