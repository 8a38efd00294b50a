import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { anotherRound, resent, round } from '#bff/testing/projects.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const create = (body: object = {}) =>
  server.call('createProject', { session: jmac.session, body: { ...anotherRound(), ...body } });

const countersOfCodes = () =>
  server.database.client.displayCodeCounter.findMany({ orderBy: { offset: 'asc' } });

describe('registering a round', () => {
  // A round whose range of codes is taken.
  beforeAll(async () => {
    await create();
  });

  it('takes the documents of its programme and makes the counters of its codes', async () => {
    const others = new Set((await countersOfCodes()).map(({ offset }) => offset));
    const answer = await create({
      displayCodeOffset: 4000,
      summary: '支援します。',
      scoringItems: [{ key: 'plan', label: '計画', weight: 2 }],
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      family: 'general',
      state: 1,
      version: 1,
      summary: '支援します。',
      scoringItems: [{ key: 'plan', label: '計画', weight: 2 }],
    });
    const rules = answer.body.documentRules;
    expect(rules[0]).toMatchObject({
      label: '応募申請書（様式1）',
      requirement: 0,
      uploader: 0,
      sectionKind: null,
    });
    const grant = rules.find(({ label }) => label.startsWith('交付申請書'));
    expect(grant).toMatchObject({ uploader: 1, dueFrom: 'adoptedOn', dueDays: 30 });
    expect(rules.every(({ requirement, condition }) => requirement !== 1 || condition)).toBe(true);
    const made = (await countersOfCodes()).filter(({ offset }) => !others.has(offset));
    expect(made.map(({ offset, width, capacity }) => [offset, width, capacity])).toEqual([
      [4000, 4, 999],
      [40_999, 5, 9000],
      [409_999, 6, 90_000],
      [4_099_999, 7, 900_000],
      [40_999_999, 8, 9_000_000],
    ]);
  });

  it.each([
    ['a deadline before the close', { completionDeadline: '2020-01-01' }, '/completionDeadline'],
    ['a close before its opening', { applicationClosesAt: '2026-10-01T00:00:00Z' }, '/applicationClosesAt'],
    ['a rate above one', { subsidyRateNumerator: 3 }, '/subsidyRateDenominator'],
    ['a cap below the floor', { maxSubsidy: 1 }, '/maxSubsidy'],
    ['a deployment of another programme', { domainType: 3 }, '/domainType'],
    ['expenses of another programme', { expenseCategoryList: 'ExpenseCategoryNoto' }, '/expenseCategoryList'],
    ['codes that meet another range', { displayCodeOffset: 3500 }, '/displayCodeOffset'],
    ['an unknown project to copy from', { copyFromProjectId: 999_999 }, '/copyFromProjectId'],
  ])('refuses %s', async (_what, body, pointer) => {
    const answer = await create(body);
    expect([answer.status, answer.problem.code]).toEqual([400, 1004]);
    expect(answer.problem.errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it.each(['ＸＹ 第１次', 'xy第1次', 'XY 第1次'])(
    'refuses a short name that another round has, however it is written: %s',
    async (shortName) => {
      await create({ shortName: 'XY 第1次', name: '見分ける事業' });
      const answer = await create({ shortName });
      expect([answer.status, answer.problem.errors]).toEqual([
        400,
        [
          {
            pointer: '/shortName',
            code: 1004,
            message:
              'この略称は「見分ける事業」で使われています。一覧とメール件名で見分けられる、ほかの略称を入力してください',
          },
        ],
      ]);
    },
  );

  it('gives a short name to one of two that ask for it at once, and again when its round was deleted', async () => {
    const both = await Promise.all([
      create({ shortName: '同時 第1次' }),
      create({ shortName: '同時 第1次' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const id = Math.max(...both.map(({ status, body }) => (status === 201 ? body.id : 0)));
    await server.call('deleteProject', { session: jmac.session, path: { id } });
    expect((await create({ shortName: '同時 第1次' })).status).toBe(201);
  });

  it('copies documents and scoring items of another round', async () => {
    const { body: source } = await create({ scoringItems: [{ key: 'plan', label: '計画', weight: 3 }] });
    const path = { id: source.id };
    const documentRules = source.documentRules.slice(0, 2);
    await server.call('updateProject', { session: jmac.session, path, body: resent({ documentRules }) });
    const { body: copy } = await create({ copyFromProjectId: source.id });
    expect(copy.documentRules).toEqual(documentRules);
    expect(copy.scoringItems).toEqual(source.scoringItems);
  });

  it.each([
    ['GoToEat', { programKind: 0, displayCodeOffset: 0 }],
    [
      'R4補',
      {
        programKind: 2,
        domainType: 1,
        expenseCategoryList: 'ExpenseCategoryIngredient',
        displayCodeOffset: 5000,
      },
    ],
    [
      'R5補',
      {
        programKind: 2,
        domainType: 2,
        expenseCategoryList: 'ExpenseCategoryIngredient',
        displayCodeOffset: 5000,
      },
    ],
    ['能登', { programKind: 3, expenseCategoryList: 'ExpenseCategoryNoto', displayCodeOffset: 6000 }],
    [
      'インクルーシブ',
      { programKind: 4, expenseCategoryList: 'ExpenseCategoryInclusive', displayCodeOffset: 7000 },
    ],
    [
      'R6補',
      {
        programKind: 5,
        domainType: 3,
        expenseCategoryList: 'ExpenseCategoryIngredient',
        displayCodeOffset: 61_000,
        displayCodeWidth: 5,
        maxSubsidyWithA: 20_000_000,
      },
    ],
  ])('knows the documents of %s', async (_name, body) => {
    const answer = await create(body);
    expect(answer.status).toBe(201);
    expect(answer.body.documentRules.some(({ uploader }) => uploader === 0)).toBe(true);
    expect(answer.body.documentRules.some(({ sectionKind }) => typeof sectionKind === 'number')).toBe(true);
  });

  it('is refused to all others', async () => {
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await server.call('createProject', { session, body: round })).status).toBe(403);
      expect((await server.call('listProjects', { session })).status).toBe(200);
    }
  });
});

describe('reading rounds', () => {
  it('by corporation are those in which it has a my page', async () => {
    const { project, corporation } = await makeUndertaking(server);
    const query = { corporation_id: corporation.id };
    const { body } = await server.call('listProjects', { session: jmac.session, query });
    expect(body.items.map(({ id }) => id)).toEqual([project.id]);
    expect(body.items[0]?.counts).toMatchObject({ myPages: 1, grantAmount: 8_000_000 });
  });

  it('shows an inspector how many, not how much', async () => {
    const { project } = await makeUndertaking(server);
    const { session } = await makeAdmin(server, 'Inspector');
    const { body } = await server.call('getProject', { session, path: { id: project.id } });
    expect(body.counts).toMatchObject({ myPages: 1, grantAmount: 0, paidAmount: 0 });
  });
});
