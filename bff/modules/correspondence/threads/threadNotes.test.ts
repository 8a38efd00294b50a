import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type ThreadTools, threadTools } from '#bff/testing/threads.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

const WAITING = 0;
const CLOSED = 2;
const MESSAGE = 0;
const NOTE = 1;
const CALL = 2;

let server: TestServer;
let desk: Desk;
let tools: ThreadTools;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  desk = await makeDesk(server);
  tools = threadTools(server, desk);
});

describe('notes and calls', () => {
  it('never reach the business: not its pages, its history, its mails, nor the time of the last message', async () => {
    const { body } = await tools.ask();
    const before = (await tools.own(body.id)).body;
    await at(server, '2026-11-20T01:10:00Z', async () => {
      await tools.answer(body.id, { kind: NOTE, body: '内緒の覚え書き' });
      await tools.answer(body.id, { kind: CALL, body: '内緒の電話', call: { callerName: '海風' } });
    });
    const { version: _v, ...after } = (await tools.own(body.id)).body;
    const { version: _w, ...then } = before;
    expect(after).toEqual(then);
    const query = { mypageID: desk.myPage.id };
    const activity = await server.call('listUserActivity', { session: desk.user.session, query });
    await server.runJobs('sendMails');
    const told = JSON.stringify([activity.body, (await tools.ownList()).body, server.mails]);
    expect(told).not.toMatch(/内緒/);
    const office = (await tools.read(body.id)).body.messages.map(({ kind }) => kind);
    expect(office).toEqual([MESSAGE, NOTE, CALL]);
  });

  it('begin a thread of which the business learns nothing until it is written to', async () => {
    const begun = await tools.begin({ kind: NOTE, body: '折り返しを頼まれた。' });
    expect(begun.body.status).toBe(WAITING);
    expect((await tools.ownList()).body).toMatchObject({ items: [], total: 0 });
    expect((await tools.own(begun.body.id)).status).toBe(404);
    await tools.answer(begun.body.id, { body: 'お電話の件です。' });
    const own = (await tools.own(begun.body.id)).body;
    expect(own.messages.map(({ body }) => body)).toEqual(['お電話の件です。']);
  });

  it('a call waits for the office unless it is settled', async () => {
    const open = await tools.begin({ kind: CALL, body: '押印の要否を尋ねられた。' });
    expect(open.body).toMatchObject({ status: WAITING });
    expect(open.body.messages[0]?.call).toMatchObject({ calledAt: '2026-11-20T01:00:00.000Z' });
    const settled = await tools.begin({ kind: CALL, body: '要らないと答えた。', closes: true });
    expect(settled.body).toMatchObject({ status: CLOSED, waitingSince: null });
  });

  it('a call is of the past, and nothing but a call has a caller', async () => {
    const calledAt = '2026-11-20T02:00:00Z';
    const later = await tools.begin({ kind: CALL, body: '電話', call: { calledAt } });
    expect(later.problem.errors?.[0]?.pointer).toBe('/call/calledAt');
    const note = await tools.begin({ kind: NOTE, body: 'メモ', call: {} });
    expect(note.problem.errors?.[0]?.pointer).toBe('/call');
  });
});

describe('the end of a thread', () => {
  it('comes with an answer or without a word, and is taken back', async () => {
    const { body } = await tools.ask();
    expect((await tools.answer(body.id, { closes: true })).body.status).toBe(CLOSED);
    expect((await tools.update(body.id, { action: 'close' })).status).toBe(409);
    expect((await tools.update(body.id, { action: 'reopen' })).body.status).toBe(WAITING);
    expect((await tools.update(body.id, { action: 'close' })).body.status).toBe(CLOSED);
  });

  it('is none for the business: what it writes waits for the office again', async () => {
    const { body } = await tools.ask();
    await tools.update(body.id, { action: 'close' });
    expect((await tools.goOn(body.id, 'もう一つあります。')).body.status).toBe(WAITING);
  });
});
