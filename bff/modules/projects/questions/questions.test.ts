import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeProject } from '#bff/testing/people.ts';
import { makeQuestion } from '#bff/testing/projects.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { MAX_QUESTIONS } from './questions.data.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const words = { category: 2, question: '中古は', answer: '対象になりません。' } as const;

const create = (id: number, body: object = {}) =>
  server.call('createQuestion', { session: jmac.session, path: { id }, body: { ...words, ...body } });

type Change = { readonly id: number; readonly projectId: number };

const change = ({ id, projectId }: Change, body: object, ifMatch?: number) =>
  server.call('updateQuestion', {
    session: jmac.session,
    path: { id: projectId, questionId: id },
    body,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });

const listed = async (id: number, query: object = {}) =>
  (await server.call('listQuestions', { session: jmac.session, path: { id }, query })).body.items;

const questionsIn = async (id: number, query: object = {}): Promise<string[]> =>
  (await listed(id, query)).map(({ question }) => question);

describe('keeping questions', () => {
  it('is JMAC’s to do and every administrator’s to read', async () => {
    const { id } = await makeProject(server);
    const { body: made } = await create(id);
    expect(made).toMatchObject({ ...words, isPublished: false, helpfulCount: 0, unhelpfulCount: 0 });
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await server.call('listQuestions', { session, path: { id } })).body.total).toBe(1);
      expect((await server.call('listMissedSearches', { session, path: { id } })).status).toBe(200);
      const one = { session, path: { id, questionId: made.id } };
      expect((await server.call('updateQuestion', { ...one, body: { question: '別' } })).status).toBe(403);
      expect((await server.call('deleteQuestion', one)).status).toBe(403);
      const copy = { session, path: { id }, body: { projectId: id } };
      expect((await server.call('copyQuestions', copy)).status).toBe(403);
    }
  });

  it('refuses texts of spaces alone', async () => {
    const { id } = await makeProject(server);
    const answer = await create(id, { question: '　' });
    expect([answer.status, answer.problem.errors?.[0]?.pointer]).toEqual([400, '/question']);
  });

  it('changes and deletes what was read, and nothing that somebody changed meanwhile', async () => {
    const { id } = await makeProject(server);
    const { body } = await create(id);
    expect((await change(body, { isPublished: true }, 1)).body).toMatchObject({
      isPublished: true,
      version: 2,
    });
    expect((await change(body, { question: '別' }, 1)).status).toBe(412);
    const one = { session: jmac.session, path: { id, questionId: body.id } };
    expect((await server.call('deleteQuestion', { ...one, ifMatch: 1 })).status).toBe(412);
    expect((await server.call('deleteQuestion', { ...one, ifMatch: 2 })).status).toBe(204);
    expect((await server.call('deleteQuestion', one)).status).toBe(404);
  });

  it('keeps every change in the trail', async () => {
    const { id } = await makeProject(server);
    const { body } = await create(id);
    await change(body, { answer: '新品を購入してください。' });
    await server.call('deleteQuestion', { session: jmac.session, path: { id, questionId: body.id } });
    const where = { targetKind: 'question', targetId: String(body.id) };
    const entries = await server.database.client.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(entries[1]?.after).toMatchObject({ answer: '新品を購入してください。' });
  });

  it('is not reached through another round', async () => {
    const { id } = await makeProject(server);
    const other = await makeProject(server);
    const { body } = await create(id);
    expect((await change({ ...body, projectId: other.id }, { question: '別' })).status).toBe(404);
  });

  it('takes 500 for a round and no more', async () => {
    const { id } = await makeProject(server);
    await server.database.client.question.createMany({
      data: Array.from({ length: MAX_QUESTIONS }, (_, index) => ({
        ...words,
        projectId: id,
        position: index + 1,
        question: `質問 ${index}`,
      })),
    });
    expect((await create(id)).status).toBe(409);
  });
});

describe('the order', () => {
  it('is that of the categories, and within one that in which they were made', async () => {
    const { id } = await makeProject(server);
    await create(id, { question: '経費の一', category: 2 });
    await create(id, { question: '申請の一', category: 0 });
    await create(id, { question: '経費の二', category: 2 });
    expect(await questionsIn(id)).toEqual(['申請の一', '経費の一', '経費の二']);
    expect(await questionsIn(id, { category: [2] })).toEqual(['経費の一', '経費の二']);
  });

  it('is moved step by step within the category, and ends at its ends', async () => {
    const { id } = await makeProject(server);
    await create(id, { question: '申請', category: 0 });
    const first = (await create(id, { question: '一' })).body;
    await create(id, { question: '二' });
    const last = (await create(id, { question: '三' })).body;
    expect((await change(last, { action: 'moveUp' }, 1)).body.version).toBe(2);
    expect(await questionsIn(id)).toEqual(['申請', '一', '三', '二']);
    expect((await change(first, { action: 'moveDown' })).status).toBe(200);
    expect(await questionsIn(id)).toEqual(['申請', '三', '一', '二']);
    expect((await change(last, { action: 'moveUp' })).status).toBe(409);
    const both = await change(first, { action: 'moveUp', question: '別' });
    expect([both.status, both.problem.errors?.[0]?.pointer]).toEqual([400, '/action']);
  });

  it('puts what changes its category behind the others there', async () => {
    const { id } = await makeProject(server);
    const moved = (await create(id, { question: '経費', category: 2 })).body;
    await create(id, { question: '申請', category: 0 });
    await change(moved, { category: 0 });
    expect(await questionsIn(id)).toEqual(['申請', '経費']);
  });

  it('is read in pages that neither repeat nor skip', async () => {
    const { id } = await makeProject(server);
    for (const question of ['一', '二', '三']) await create(id, { question });
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 1, ...(cursor ? { cursor } : {}) };
      const { body } = await server.call('listQuestions', { session: jmac.session, path: { id }, query });
      found.push(...body.items.map(({ question }) => question));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(['一', '二', '三']);
  });
});

describe('the file of the questions', () => {
  const saved = async (id: number, query: object = {}, session = jmac.session) => {
    const asked = { session, path: { id }, query: { format: 'csv' as const, ...query } };
    const answer = await server.call('exportQuestions', asked);
    expect(answer.status).toBe(200);
    return new TextDecoder().decode(answer.bytes);
  };

  it('has exactly what is filtered, in its order, with categories and states in words', async () => {
    const { id, shortName } = await makeProject(server);
    await create(id, { question: '中古は', category: 2, isPublished: true });
    await create(id, { question: '申請は', category: 0 });
    const all = await saved(id);
    expect(all.indexOf('申請は')).toBeLessThan(all.indexOf('中古は'));
    expect(all).toMatch(/中古は,対象になりません。,公開中,0,0/);
    expect(all).toMatch(/申請は,対象になりません。,下書き,0,0/);
    for (const query of [{ q: '中古' }, { category: [2] }, { publishedOnly: true }]) {
      const narrowed = await saved(id, query);
      expect([narrowed.includes('中古は'), narrowed.includes('申請は')]).toEqual([true, false]);
    }
    const where = { projectId: id, action: 'exported' };
    expect(await server.database.client.auditEntry.count({ where })).toBe(4);
    const { session } = jmac;
    const named = await server.call('exportQuestions', { session, path: { id }, query: { format: 'csv' } });
    expect(decodeURIComponent(named.headers.get('content-disposition') ?? '')).toContain(shortName);
  });

  it('is every administrator’s, and of no round that is not there', async () => {
    const { id } = await makeProject(server);
    await create(id);
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const)
      expect(await saved(id, {}, (await makeAdmin(server, role)).session)).toContain('中古は');
    const gone = { session: jmac.session, path: { id: 999_999 }, query: { format: 'csv' as const } };
    expect((await server.call('exportQuestions', gone)).status).toBe(404);
  });
});

describe('copying from another round', () => {
  const copy = (id: number, projectId: number) =>
    server.call('copyQuestions', { session: jmac.session, path: { id }, body: { projectId } });

  it('brings drafts behind what is there, and a second time nothing', async () => {
    const from = await makeProject(server);
    const to = await makeProject(server);
    await makeQuestion(server, from.id, { question: '一', position: 1, helpfulCount: 5 });
    await makeQuestion(server, from.id, { question: '二', position: 2 });
    await makeQuestion(server, to.id, { question: '二', answer: '今年の答えです。', position: 4 });
    expect((await copy(to.id, from.id)).body).toEqual({ copiedCount: 1, skippedCount: 1 });
    expect(await listed(to.id)).toMatchObject([
      { question: '二', answer: '今年の答えです。', isPublished: true },
      { question: '一', isPublished: false, helpfulCount: 0 },
    ]);
    expect((await copy(to.id, from.id)).body).toEqual({ copiedCount: 0, skippedCount: 2 });
  });

  it('is refused from the round itself, and from one that is not there', async () => {
    const { id } = await makeProject(server);
    for (const projectId of [id, 2_000_000_000]) {
      const { status, problem } = await copy(id, projectId);
      expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/projectId']);
    }
  });
});
