import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type ThreadTools, threadTools } from '#bff/testing/threads.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;
let desk: Desk;
let tools: ThreadTools;
let old: number;
let answered: number;
let young: number;

const begin = async (subject: string, body: string): Promise<number> =>
  (await tools.ask({ subject, body })).body.id;

beforeAll(async () => {
  server = await startTestServer();
  desk = await makeDesk(server);
  const { id } = desk.corporation;
  await server.database.client.corporation.update({ where: { id }, data: { name: '株式会社みなと水産' } });
  tools = threadTools(server, desk);
  old = await at(server, '2026-11-10T01:00:00Z', () => begin('振込手数料', 'ｶﾌﾞ式の扱いを教えてください。'));
  answered = await at(server, '2026-11-12T01:00:00Z', () => begin('押印', '押印は要りますか。'));
  young = await begin('100%_の件', '契約書の写しを付けます。');
  await at(server, '2026-11-13T01:00:00Z', () => tools.answer(answered));
  await tools.answer(young, { kind: 1, body: '検収書も確かめる。' });
});
afterAll(() => server.stop());

type Query = Parameters<typeof ask>[0];

const ask = (query: { readonly [name: string]: string | number | boolean | readonly number[] }) =>
  server.call('listThreads', { session: desk.cs.session, query: query as never });

const idsOf = async (query: Query): Promise<number[]> => (await ask(query)).body.items.map(({ id }) => id);

/** Of the undertaking whose threads are known; other tests have begun more elsewhere. */
const ofDesk = (query: Query = {}): Query => ({ mypage_id: desk.myPage.id, ...query });

describe('the list of the office', () => {
  it('begins with what waits longest; what waits for nobody comes last, both ways', async () => {
    expect(await idsOf(ofDesk())).toEqual([old, young, answered]);
    expect(await idsOf(ofDesk({ sort: '-waitingSince' }))).toEqual([young, old, answered]);
    expect(await idsOf(ofDesk({ sort: '-lastMessageAt' }))).toEqual([young, answered, old]);
  });

  it('is read in pages that neither repeat nor skip', async () => {
    const ids: number[] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await ask(ofDesk({ limit: 1, ...(cursor ? { cursor } : {}) }));
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(ids).toEqual([old, young, answered]);
  });

  it('is narrowed by status, undertaking, who looks after it, and the day of the last message', async () => {
    expect(await idsOf(ofDesk({ status: [1] }))).toEqual([answered]);
    expect(await idsOf(ofDesk({ project_id: desk.project.id }))).toHaveLength(3);
    expect(await idsOf(ofDesk({ mine: true }))).toEqual([answered]);
    expect(await idsOf(ofDesk({ assigneeAdminUserId: desk.cs.id }))).toEqual([answered]);
    expect(await idsOf(ofDesk({ unassigned: true }))).toEqual([old, young]);
    expect(await idsOf(ofDesk({ messageFrom: '2026-11-13', messageTo: '2026-11-13' }))).toEqual([answered]);
  });
});

/** Where words may stand, and whose threads they find. */
const findsEverywhere = async (): Promise<void> => {
  expect(await idsOf({ q: '振込' })).toEqual([old]);
  expect(await idsOf({ q: '押印は要' })).toEqual([answered]);
  expect(await idsOf({ q: '検収書' })).toEqual([young]);
  expect(await idsOf({ q: desk.myPage.displayCode })).toEqual([old, young, answered]);
  expect(await idsOf({ q: 'みなと水産' })).toEqual([old, young, answered]);
};

describe('the search', () => {
  it('finds what stands in a subject, in a message, in a note, and by the code and name of the company', async () => {
    await findsEverywhere();
  });

  it('finds what somebody of a business has written by his name, and not all that an official wrote', async () => {
    expect(await idsOf({ q: desk.user.name })).toEqual([old, young, answered]);
    expect(await idsOf({ q: desk.cs.name })).toEqual([]);
  });

  it('does not mind width, kana or spaces, and takes signs for themselves', async () => {
    expect(await idsOf({ q: 'かぶ 式' })).toEqual([old]);
    expect(await idsOf({ q: '１００％＿' })).toEqual([young]);
    expect(await idsOf({ q: '%' })).toEqual([young]);
  });
});

describe('the search by corporate number', () => {
  const company = (corporateNumber: string) => ({ corporateNumber, applicantType: 0, legalForm: 0 });

  it('finds the threads of the company that has it, full or half width, in whole or in part', async () => {
    const { client } = server.database;
    const numbered = { where: { id: desk.corporation.id }, data: company('7999901000001') };
    await client.corporation.update(numbered);
    const elsewhere = await makeDesk(server);
    const other = (await threadTools(server, elsewhere).ask()).body.id;
    const { id } = elsewhere.corporation;
    await client.corporation.update({ where: { id }, data: company('5999902000002') });
    for (const q of ['7999901000001', '７９９９９０１０００００１', '799990100'])
      expect(await idsOf({ q }), q).toEqual([old, young, answered]);
    expect(await idsOf({ q: '5999902000002' })).toEqual([other]);
    expect(await idsOf({ q: '7999901000002' })).toEqual([]);
  });
});

describe('the search by telephone number', () => {
  let called: number;

  beforeAll(async () => {
    const { client } = server.database;
    await client.corporation.update({ where: { id: desk.corporation.id }, data: { phone: '0312345678' } });
    const elsewhere = threadTools(server, await makeDesk(server));
    const call = { callerName: '海風 次郎', callerPhone: '080-9876-5432' };
    called = (await elsewhere.begin({ kind: 2, body: '折り返しの希望。', call })).body.id;
  });

  it('finds the threads of the company that has it, full or half width, with and without hyphens', async () => {
    for (const q of ['0312345678', '03-1234-5678', '０３－１２３４－５６７８', '03 1234 5678', '12345678'])
      expect(await idsOf({ q }), q).toEqual([old, young, answered]);
    expect(await idsOf({ q: '03-1234-5679' })).toEqual([]);
  });

  it('finds a recorded call by its number and by who called', async () => {
    for (const q of ['08098765432', '080-9876-5432', '０８０９８７６５４３２', '海風次郎'])
      expect(await idsOf({ q }), q).toEqual([called]);
  });

  it('takes fewer than six digits for words: nobody is found by the end of a number', async () => {
    expect(await idsOf({ q: '5678' })).toEqual([]);
  });
});

it('the file has the rows of the list, and none of the words', async () => {
  const answer = await server.call('exportThreads', {
    session: desk.cs.session,
    query: { format: 'csv', status: [0] } as never,
  });
  const text = new TextDecoder().decode(answer.bytes);
  expect(text).toContain('振込手数料');
  expect(text).not.toContain('押印');
  expect(text).not.toContain('教えてください');
});

describe('the search among many threads', () => {
  const MANY = 60;
  const FEW = 25;

  beforeAll(async () => {
    const { project, myPage } = await makeDesk(server);
    const lastMessageAt = new Date('2026-11-14T01:00:00Z');
    const row = {
      projectId: project.id,
      mypageId: myPage.id,
      subject: '写真の撮り方',
      status: 1,
      lastMessageAt,
    };
    await server.database.client.thread.createMany({ data: Array.from({ length: MANY }, () => row) });
    await tools.answer(young, { kind: 1, body: '写真も確かめる。' });
  });

  it('finds the same where hardly any of them has the words', async () => {
    await findsEverywhere();
    expect((await ask({ q: '振込' })).body.total).toBe(1);
  });

  it('finds and counts, page by page, what nearly all of them have, wherever it stands', async () => {
    const ids: number[] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await ask({ q: '写真', limit: FEW, ...(cursor ? { cursor } : {}) });
      expect(body.total).toBe(MANY + 1);
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect([ids.length, new Set(ids).size, ids.includes(young)]).toEqual([MANY + 1, MANY + 1, true]);
  });
});
