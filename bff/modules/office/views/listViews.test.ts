import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ROLES, type AdminRole } from '#bff/core/actor.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { LIST_NAMES } from '../describedLists.service.ts';
import type { ListViewInput } from './listViews.service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const someone = async (role: AdminRole = 'JMAC') => (await makeAdmin(server, role)).session;

const tokyo: ListViewInput = {
  list: 'myPages',
  name: '東京の遅延',
  search:
    'delayStatus=1&delayStatus=2&prefecture=13&q=%E8%B1%86&sort=-grantAmount&show=nextAction&hide=priority',
  isDefault: false,
};

type Saving = Partial<ListViewInput> & { readonly id?: string; readonly ifMatch?: number };

const save = (session: TestSession, { id = randomUUID(), ifMatch, ...input }: Saving = {}) =>
  server.call('saveListView', {
    session,
    path: { id },
    body: { ...tokyo, ...input },
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });

const saved = async (session: TestSession, list: ListViewInput['list'] = 'myPages') =>
  (await server.call('listListViews', { session, query: { list } })).body.items;

const remove = (session: TestSession, id: string, ifMatch?: number) =>
  server.call('deleteListView', { session, path: { id }, ...(ifMatch === undefined ? {} : { ifMatch }) });

describe('a view of a list', () => {
  it('keeps name, conditions, order and columns, and is seen by nobody but its owner', async () => {
    const [session, colleague] = [await someone(), await someone()];
    const answer = await save(session);
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
    expect(await saved(session)).toMatchObject([{ ...tokyo, version: 1 }]);
    expect(await saved(session, 'duties')).toEqual([]);
    expect(await saved(colleague)).toEqual([]);
  });

  it('is renamed, takes other conditions and is deleted, but not from a tab that has not seen the newest', async () => {
    const session = await someone();
    const id = randomUUID();
    await save(session, { id });
    expect(
      (await save(session, { id, ifMatch: 1, name: ' 大阪の遅延 ', search: 'prefecture=27' })).body,
    ).toMatchObject({
      name: '大阪の遅延',
      search: 'prefecture=27',
      version: 2,
    });
    expect((await save(session, { id, ifMatch: 1 })).status).toBe(412);
    expect((await remove(session, id, 1)).status).toBe(412);
    expect(await saved(session)).toHaveLength(1);
    expect((await remove(session, id, 2)).status).toBe(204);
    expect(await saved(session)).toEqual([]);
  });

  it('is not another’s to change, to delete or to bring back', async () => {
    const [session, colleague] = [await someone(), await someone()];
    const id = randomUUID();
    await save(session, { id });
    expect((await save(colleague, { id, name: '横取り' })).status).toBe(404);
    expect((await remove(colleague, id)).status).toBe(204);
    expect(await saved(session)).toMatchObject([{ name: '東京の遅延' }]);
  });

  it('that was deleted stays gone for who has an old version, and comes back by saving it anew', async () => {
    const session = await someone();
    const id = randomUUID();
    await save(session, { id });
    await remove(session, id);
    expect((await remove(session, id)).status).toBe(204);
    expect((await save(session, { id, ifMatch: 1 })).status).toBe(412);
    expect((await save(session, { id })).status).toBe(200);
    expect(await saved(session)).toHaveLength(1);
  });

  it('bears a name that no other view of the list bears', async () => {
    const session = await someone();
    await save(session);
    const again = await save(session, { name: '東京の遅延　' });
    expect(again.status).toBe(400);
    expect(again.problem.errors).toMatchObject([{ pointer: '/name' }]);
    expect((await save(session, { list: 'corporations', search: 'prefecture=13' })).status).toBe(200);
  });

  it('is the default instead of the one that was', async () => {
    const session = await someone();
    await save(session, { isDefault: true });
    await save(session, { name: '自分の担当', search: 'mine=true', isDefault: true });
    // Two saved within one millisecond stand in either order.
    expect(new Map((await saved(session)).map(({ name, isDefault }) => [name, isDefault]))).toEqual(
      new Map([
        ['東京の遅延', false],
        ['自分の担当', true],
      ]),
    );
  });

  it('is one of 50 at most', async () => {
    const session = await someone();
    for (let number = 1; number <= 50; number += 1)
      expect((await save(session, { name: `表示${number}` })).status).toBe(200);
    const tooMany = await save(session, { name: '表示51' });
    expect([tooMany.status, tooMany.problem.reason, tooMany.problem.detail]).toEqual([
      409,
      'limitReached',
      expect.stringContaining('50個まで'),
    ]);
  });
});

describe('what a view may say', () => {
  const statusOf = async (session: TestSession, list: ListViewInput['list'], search: string) =>
    (await save(session, { list, search, name: randomUUID() })).status;

  it('are the conditions of its list in the contract, not those of another and no page', async () => {
    const session = await someone();
    expect(await statusOf(session, 'duties', 'status=1&dueFrom=2026-04-01&dueBefore=2027-03-31')).toBe(200);
    expect(await statusOf(session, 'duties', 'delayStatus=1')).toBe(400);
    expect(await statusOf(session, 'myPages', 'cursor=abc')).toBe(400);
    const { problem } = await save(session, { search: 'limit=200' });
    expect(problem).toMatchObject({
      detail: expect.stringContaining('limit'),
      errors: [{ pointer: '/search' }],
    });
  });

  it('are, on the page of my pages, those of the documents when it lists documents', async () => {
    const session = await someone();
    expect(await statusOf(session, 'myPages', 'list=sections&status=4&sort=-dueOn')).toBe(200);
    expect(await statusOf(session, 'myPages', 'list=sections&delayStatus=1')).toBe(400);
    expect(await statusOf(session, 'myPages', 'list=other')).toBe(400);
  });

  it.each([
    'myPages',
    'generalApplications',
    'ingredientApplications',
    'notoApplications',
    'inclusiveApplications',
    'corporations',
    'adminUsers',
    'projects',
    'reports',
    'duties',
    'changes',
    'amounts',
    'recoveries',
    'payouts',
    'properties',
    'disposals',
    'threads',
    'mails',
    'issuedPapers',
  ] as const)('is said of %s too', async (list) => {
    expect(await statusOf(await someone(), list, 'show=x')).toBe(200);
  });

  it('is refused of a list that the role does not read', async () => {
    expect(await statusOf(await someone('Inspector'), 'payouts', 'status=0')).toBe(403);
    expect(await statusOf(await someone('Inspector'), 'myPages', 'delayStatus=1')).toBe(200);
  });
});

describe('what a list opens with', () => {
  const firstOf = async (session: TestSession, list: ListViewInput['list']) =>
    (await server.call('listListViews', { session, query: { list } })).body.first;

  it.each([
    ['MAFF', 'myPages', { name: '農水省確認待ち', search: 'list=sections&status=2' }],
    ['MAFF', 'changes', { name: '農水省確認待ちの変更申請', search: 'status=3' }],
    ['BackOffice', 'myPages', { name: '未確認書類', search: 'list=sections&status=1' }],
    ['BackOffice', 'notoApplications', { name: '確認待ちの応募', search: 'status=1&status=2' }],
    ['BackOffice', 'payouts', { name: '確認待ちの支払', search: 'status=1' }],
    ['BackOffice', 'threads', { name: '対応待ちのお問い合わせ', search: 'status=0' }],
    ['Inspector', 'reports', { name: '自分の未提出の報告', search: 'mine=true&status=0&status=2' }],
  ] as const)('for %s in %s is what waits for him', async (role, list, first) => {
    expect(await firstOf(await someone(role), list)).toEqual(first);
  });

  it('for JMAC and the call centre is every row of every list', async () => {
    for (const role of ['JMAC', 'CS'] as const) {
      const session = await someone(role);
      for (const list of LIST_NAMES) expect(await firstOf(session, list), `${role} ${list}`).toBeNull();
    }
  });

  it('is, for every type, a view that he may read and save', async () => {
    for (const role of ADMIN_ROLES) {
      const session = await someone(role);
      for (const list of LIST_NAMES) {
        const first = await firstOf(session, list);
        const answer = first && (await save(session, { list, name: first.name, search: first.search }));
        expect(answer?.status ?? 200, `${role} ${list}`).toBe(200);
      }
    }
  });

  it('has the number of the tab that counts the same', async () => {
    const { body } = await server.call('listWorkCounts', { session: await someone('MAFF') });
    const { search } = (await firstOf(await someone('MAFF'), 'myPages')) ?? {};
    expect(body.items.find(({ key }) => key === 'maffConfirming')?.query).toBe(`/admin/mypage?${search}`);
  });
});
