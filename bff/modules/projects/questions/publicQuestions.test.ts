import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeProject } from '#bff/testing/people.ts';
import { makeQuestion } from '#bff/testing/projects.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { MAX_MISSED } from './missedSearches.data.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
  ({ id: projectId } = await makeProject(server));
  await makeQuestion(server, projectId, {
    question: 'ﾄﾗｯｸは対象ですか。',
    answer: '車両は 100%_対象外です。',
    position: 1,
  });
  await makeQuestion(server, projectId, {
    question: '締切はいつですか。',
    answer: '𠮷野さんの案内のとおりです。',
    category: 3,
  });
  await makeQuestion(server, projectId, { question: '下書き', isPublished: false, position: 2 });
});
afterAll(() => server.stop());

const find = (query: object = {}, id = projectId) =>
  server.call('listPublicQuestions', { path: { projectId: id }, query });

const found = async (query: object = {}): Promise<string[]> =>
  (await find(query)).body.items.map(({ question }) => question);

describe('what anybody reads before a log-in', () => {
  it('is what is published, and nothing of drafts, counts or versions', async () => {
    const { body } = await find();
    expect(body.total).toBe(2);
    expect(Object.keys(body.items[0] ?? {})).toEqual(['id', 'category', 'question', 'answer']);
    expect(await found({ category: [3] })).toEqual(['締切はいつですか。']);
  });

  it('is nothing of a round that is not published', async () => {
    const hidden = await makeProject(server, { isPublished: false });
    await makeQuestion(server, hidden.id);
    expect((await find({}, hidden.id)).status).toBe(404);
  });

  it('is found by words of the question and of the answer, whatever their width and kana, signs for themselves', async () => {
    expect(await found({ q: 'とらっく' })).toHaveLength(1);
    expect(await found({ q: '車両' })).toHaveLength(1);
    expect(await found({ q: '１００％＿' })).toHaveLength(1);
    expect(await found({ q: '%%' })).toEqual([]);
    expect(await found({ q: '𠮷野' })).toEqual(['締切はいつですか。']);
    expect(await found({ q: '下書き' })).toEqual([]);
  });

  it('has every word that was typed, in any order', async () => {
    expect(await found({ q: '対象外　トラック' })).toHaveLength(1);
    expect(await found({ q: 'トラック 締切' })).toEqual([]);
    expect(await found({ q: '　 ' })).toHaveLength(2);
  });
});

describe('whether an answer helped', () => {
  const rate = (id: number, isHelpful: boolean, options: object = {}) =>
    server.call('rateQuestion', { path: { projectId, id }, body: { isHelpful }, ...options });

  const countsOf = async (id: number) => {
    const path = { id: projectId };
    const { body } = await server.call('listQuestions', { session: jmac.session, path });
    return body.items.find((item) => item.id === id);
  };

  it('is counted, without a person, and changes nothing that the office wrote', async () => {
    const { id } = await makeQuestion(server, projectId, { category: 5 });
    expect((await rate(id, true)).status).toBe(204);
    await rate(id, true);
    await rate(id, false);
    expect(await countsOf(id)).toMatchObject({ helpfulCount: 2, unhelpfulCount: 1, version: 1 });
    const where = { targetKind: 'question', targetId: String(id) };
    expect(await server.database.client.auditEntry.count({ where })).toBe(0);
  });

  it('is counted once for a press that is sent twice', async () => {
    const { id } = await makeQuestion(server, projectId, { category: 5, position: 2 });
    const key = { idempotencyKey: 'b3f7e0a2-6a43-4b5e-9c58-0f4f0f0f0f01' };
    await rate(id, true, key);
    await rate(id, true, key);
    expect(await countsOf(id)).toMatchObject({ helpfulCount: 1 });
  });

  it('begins anew with another answer, and stays with another question', async () => {
    const { id } = await makeQuestion(server, projectId, { category: 5, position: 3 });
    await rate(id, true);
    const change = (body: object) =>
      server.call('updateQuestion', { session: jmac.session, path: { id: projectId, questionId: id }, body });
    expect((await change({ question: '別の聞き方' })).body.helpfulCount).toBe(1);
    expect((await change({ answer: '別の答え' })).body.helpfulCount).toBe(0);
  });

  it('is asked of nothing that is a draft or of another round', async () => {
    const { id } = await makeQuestion(server, projectId, { category: 5, position: 4, isPublished: false });
    expect((await rate(id, true)).status).toBe(404);
    const other = await makeQuestion(server, (await makeProject(server)).id);
    expect((await rate(other.id, true)).status).toBe(404);
  });

  it('is limited for a place that goes on and on', { tags: ['slow'] }, async () => {
    const { id } = await makeQuestion(server, projectId, { category: 5, position: 5 });
    let last = await rate(id, false);
    for (let index = 0; index < 100 && last.status !== 429; index += 1) last = await rate(id, false);
    expect([last.status, last.problem.code]).toEqual([429, 1100]);
    expect((await countsOf(id))?.unhelpfulCount).toBeLessThanOrEqual(100);
  });
});

describe('what was searched for in vain', () => {
  const note = (id: number, q: string) =>
    server.call('noteMissedSearch', { path: { projectId: id }, body: { q } });

  const missed = async (id: number) =>
    (await server.call('listMissedSearches', { session: jmac.session, path: { id } })).body.items;

  it('is counted word by word, the most often first, widths alike', async () => {
    const { id } = await makeProject(server);
    expect((await note(id, '見積')).status).toBe(204);
    await note(id, 'ＥＶ　トラック');
    await note(id, 'ev トラック');
    expect((await missed(id)).map(({ words, count }) => [words, count])).toEqual([
      ['ev トラック', 2],
      ['見積', 1],
    ]);
  });

  it('is not what is found, nor what may tell of a person', async () => {
    const { id } = await makeProject(server);
    await makeQuestion(server, id);
    for (const q of ['中古', 'taro@example.jp', '０９０-1234-5678', '7123456789012'])
      expect((await note(id, q)).status).toBe(204);
    expect(await missed(id)).toEqual([]);
  });

  it('is kept for so many words and no more: what was searched for longest ago goes', async () => {
    const { id } = await makeProject(server);
    await server.database.client.missedSearch.createMany({
      data: Array.from({ length: MAX_MISSED }, (_, index) => ({
        projectId: id,
        words: `言葉 ${index}`,
        lastSearchedAt: new Date(Date.UTC(2026, 9, 1, 0, index)),
      })),
    });
    await note(id, '新しい言葉');
    const kept = await missed(id);
    expect(kept).toHaveLength(MAX_MISSED);
    expect(kept.map(({ words }) => words)).not.toContain('言葉 0');
    expect(kept.map(({ words }) => words)).toContain('新しい言葉');
  });
});
