import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IssuedPaperStatus, PaperKind, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { bareWords as bare } from '#bff/testing/papers/wordsOfPaper.ts';
import { makeAdmin, makeCorporationUser, makeUndertaking } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
});
afterAll(() => server.stop());

const { GrantDecision, Adoption, Reminder } = PaperKind;
const { Making, Unopened, Opened, Replaced } = IssuedPaperStatus;

const granted = {
  grantAmount: 7_500_000,
  grantDecisionOn: toDate('2026-11-18'),
  planTitle: '配膳ロボットの𠮷野髙﨑店',
};

const ungranted = { grantAmount: null, grantDecisionOn: null };

type Granted = Awaited<ReturnType<typeof makeGranted>>;

const makeGranted = (myPage: object = {}) => makeUndertaking(server, { myPage: { ...granted, ...myPage } });

const issue = ({ myPage }: Pick<Granted, 'myPage'>, body: object = {}, key?: string) =>
  server.call('issuePaper', {
    session: jmac.session,
    body: { mypageID: myPage.id, kind: GrantDecision, ...body },
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });

const read = (id: number) => server.call('getIssuedPaper', { session: jmac.session, path: { id } });

/** Issued, and its PDF made. */
const issued = async (undertaking: Granted, body: object = {}): Promise<number> => {
  const { body: made } = await issue(undertaking, body);
  await server.runJobs('makeIssuedPapers', 'sendMails');
  return made.id;
};

const bytesOf = async (id: number, session: TestSession): Promise<Buffer> => {
  const call = { session, path: { id }, query: { disposition: 'inline' as const } };
  const { status, headers, bytes } = await server.call('downloadUserPaper', call);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(bytes);
};

describe('issuing a paper', () => {
  it('gives it the next number of the round, makes its PDF and tells the business', async () => {
    // What other tests have issued and not made goes out first.
    await server.runJobs('makeIssuedPapers', 'sendMails');
    const before = server.mails.length;
    const undertaking = await makeGranted();
    const { status, body } = await issue(undertaking);
    expect([status, body.number, body.status, body.file]).toEqual([201, '交第1号', Making, null]);
    await server.runJobs('makeIssuedPapers', 'sendMails');
    const { body: made } = await read(body.id);
    expect(made).toMatchObject({ status: Unopened, issuedByName: '事務局 花子', templateNumber: 0 });
    expect(made.file?.fileName).toBe(
      `${undertaking.myPage.displayCode}_${undertaking.corporation.name}_交付決定通知書.pdf`,
    );
    const mails = server.mails.slice(before);
    expect(mails.map(({ to }) => to)).toEqual([undertaking.user.email]);
    expect(mails[0]?.text).toContain(`/user/${undertaking.project.id}/paper/${body.id}`);
  });

  it('prints what its page shows, with fonts of its own, as PDF/A with its SHA-256', {
    tags: ['slow'],
  }, async () => {
    const undertaking = await makeGranted();
    const id = await issued(undertaking, { note: '軽微な変更は届出で足ります。' });
    const { body } = await read(id);
    const bytes = await bytesOf(id, undertaking.user.session);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.file?.sha256);
    expect(bytes.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
    const { pages, title } = await readPdf(bytes);
    // Without what stands at the foot of each page.
    const text = bare(pages.map((page) => bare(page).replace(/\d+\/\d+補助事業事務局$/, '')).join(''));
    expect(title).toBe('交付決定通知書');
    const shown = [
      body.content.to,
      ...body.content.date.split('\n'),
      ...body.content.blocks.flatMap((block) => [
        ...(block.text === null ? [] : [block.text]),
        ...block.facts.flatMap(({ label, value }) => [label, value]),
      ]),
    ];
    for (const words of [
      '7,500,000円',
      '令和8年11月18日',
      '配膳ロボットの𠮷野髙﨑店',
      '軽微な変更は届出で足ります。',
    ])
      expect(shown.join('\n')).toContain(words);
    for (const words of shown) expect(text).toContain(bare(words));
  });

  it('counts the papers of each kind of a round without a gap, whoever issues at once', {
    tags: ['slow'],
  }, async () => {
    const { project, myPage } = await makeGranted();
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { corporation } = await makeUndertaking(server);
        return server.database.client.myPage.create({
          data: {
            ...granted,
            ...{ projectId: project.id, corporationId: corporation.id, adoptedOn: toDate('2026-07-01') },
            displayCode: String(70_000 + corporation.id),
          },
        });
      }),
    );
    const answers = await Promise.all([myPage, ...others].map((page) => issue({ myPage: page as never })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(answers.map(({ body }) => body.number).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `交第${number}号`),
    );
    expect((await issue({ myPage }, { kind: Adoption })).body.number).toBe('採第1号');
  });

  it('leaves no gap behind a paper that was refused', async () => {
    const undertaking = await makeGranted();
    expect((await issue(undertaking)).body.number).toBe('交第1号');
    expect((await issue(undertaking)).status).toBe(409);
    const { corporation } = await makeUndertaking(server);
    const page = await server.database.client.myPage.create({
      data: {
        ...granted,
        ...{
          projectId: undertaking.project.id,
          corporationId: corporation.id,
          adoptedOn: toDate('2026-07-01'),
        },
        displayCode: String(80_000 + corporation.id),
      },
    });
    expect((await issue({ myPage: page as never })).body.number).toBe('交第2号');
  });

  it('is done once when it is pressed twice, and refused for one that is in force', async () => {
    const undertaking = await makeGranted();
    const key = '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e77';
    const [first, again] = [await issue(undertaking, {}, key), await issue(undertaking, {}, key)];
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    const second = await issue(undertaking);
    expect([second.status, second.problem.detail]).toEqual([
      409,
      expect.stringContaining('交第1号を発行済み'),
    ]);
  });

  it('is refused where what it tells is not registered, for what has ended, and with a day to come', async () => {
    const without = await makeUndertaking(server, { myPage: ungranted });
    const missing = await issue(without);
    expect([missing.status, missing.problem.detail]).toEqual([
      409,
      expect.stringContaining('交付決定額、交付決定日が登録されていません'),
    ]);
    const canceled = await makeGranted({ projectStatus: ProjectStatus.Canceled, cancelReason: '廃業' });
    expect((await issue(canceled)).status).toBe(409);
    const early = await issue(await makeGranted(), { issuedOn: '2026-11-21' });
    expect([early.status, early.problem.errors?.[0]?.pointer]).toEqual([400, '/issuedOn']);
  });

  it('is JMAC’s; the others of the office read, inspectors do not', async () => {
    const undertaking = await makeGranted();
    const id = await issued(undertaking);
    for (const role of ['MAFF', 'CS', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await server.call('getIssuedPaper', { session, path: { id } })).status).toBe(200);
      const body = { mypageID: undertaking.myPage.id, kind: Reminder };
      expect((await server.call('issuePaper', { session, body })).status).toBe(403);
    }
    const { session } = await makeAdmin(server, 'Inspector');
    expect((await server.call('getIssuedPaper', { session, path: { id } })).status).toBe(403);
    const { body } = await read(id);
    const file = { session, path: { id: body.file?.id ?? '' } };
    expect((await server.call('downloadAdminFile', file)).status).toBe(404);
  });
});

describe('papers of what happens on the way', () => {
  it('tell of the change that was approved last, one for each, also of an abolition', async () => {
    const undertaking = await makeGranted({ projectStatus: ProjectStatus.Canceled, cancelReason: '廃止' });
    const mypageId = undertaking.myPage.id;
    const kind = PaperKind.ChangeApproval;
    expect((await issue(undertaking, { kind })).status).toBe(409);
    const decidedAt = new Date('2026-11-19T16:00:00Z');
    const decided = {
      status: 4,
      submittedAt: decidedAt,
      changeReason: '廃業',
      decidedAt,
      effectiveOn: toDate('2026-11-20'),
    };
    await server.database.client.changeRequest.create({ data: { mypageId, number: 1, kind: 5, ...decided } });
    const first = await issue(undertaking, { kind });
    const facts = first.body.content.blocks.flatMap((block) =>
      block.facts.map(({ label, value }) => [label, value]),
    );
    expect(facts).toContainEqual(['変更の申請', '第1号　廃止']);
    expect(facts).toContainEqual(['変更承認日', '令和8年11月20日']);
    // Once for each change.
    expect((await issue(undertaking, { kind })).status).toBe(409);
    server.setNow('2026-11-20T01:10:00Z');
    const next = { ...decided, decidedAt: server.now(), number: 2, kind: 5 };
    await server.database.client.changeRequest.create({ data: { mypageId, ...next } });
    expect((await issue(undertaking, { kind })).body.number).toBe('変第2号');
    server.setNow('2026-11-20T01:00:00Z');
  });

  /** Money that is ordered back at this very moment. */
  const orderBack = async ({ myPage }: Granted, number: number) => {
    const people = { submittedById: jmac.id, orderedById: (await makeAdmin(server, 'JMAC')).id };
    const order = { number, kind: 0, status: 2, amount: 1_000_000, claimReason: '目的外の使用' };
    const days = { orderedOn: toDate('2026-11-19'), dueOn: toDate('2026-12-10') };
    const times = { submittedAt: server.now(), orderedAt: server.now(), payTo: 'みほん銀行 本店' };
    const data = { mypageId: myPage.id, ...order, ...people, ...days, ...times };
    await server.database.client.recovery.create({ data });
  };

  it('tell how much is to be paid back until when, and what is added', async () => {
    const undertaking = await makeGranted();
    await orderBack(undertaking, 1);
    const { body } = await issue(undertaking, { kind: PaperKind.ReturnOrder });
    const said = JSON.stringify(body.content);
    for (const words of ['1,000,000円', '令和8年12月10日', '年10.95％']) expect(said).toContain(words);
  });

  it('order money back once for each order; a wrong one gives way to one that names it', async () => {
    const undertaking = await makeGranted();
    const kind = PaperKind.ReturnOrder;
    await orderBack(undertaking, 1);
    const first = (await issue(undertaking, { kind })).body;
    const again = await issue(undertaking, { kind });
    expect([again.status, again.problem.detail]).toEqual([
      409,
      `${first.number}を発行済みです。内容を改めるときは、その文書から差し替えてください。`,
    ]);
    expect((await issue(undertaking, { kind, replacesId: first.id })).status).toBe(201);
    expect((await issue(undertaking, { kind })).status).toBe(409);
    server.setNow('2026-11-20T01:10:00Z');
    await orderBack(undertaking, 2);
    expect((await issue(undertaking, { kind })).status).toBe(201);
    server.setNow('2026-11-20T01:00:00Z');
  });
});

describe('a paper on the page of its business', () => {
  it('is there when its PDF is, and is marked when somebody of the business first opens it', {
    tags: ['slow'],
  }, async () => {
    const undertaking = await makeGranted();
    const { session } = undertaking.user;
    const { body: made } = await issue(undertaking);
    const path = { id: made.id };
    const list = () => server.call('listUserPapers', { session, query: { mypageID: undertaking.myPage.id } });
    expect([
      (await list()).body.total,
      (await server.call('getUserPaper', { session, path })).status,
    ]).toEqual([0, 404]);
    await server.runJobs('makeIssuedPapers', 'sendMails');
    expect((await list()).body.items).toMatchObject([{ id: made.id, number: '交第1号', openedAt: null }]);
    expect((await read(made.id)).body.status).toBe(Unopened);
    const opened = await server.call('getUserPaper', { session, path });
    expect(opened.body).toMatchObject({ openedAt: '2026-11-20T01:00:00.000Z', isReplaced: false });
    const colleague = await makeCorporationUser(server, {
      projectId: undertaking.project.id,
      corporationId: undertaking.corporation.id,
    });
    server.setNow('2026-11-21T01:00:00Z');
    await server.call('getUserPaper', { session: colleague.session, path });
    server.setNow('2026-11-20T01:00:00Z');
    expect((await read(made.id)).body).toMatchObject({
      status: Opened,
      openedAt: '2026-11-20T01:00:00.000Z',
      openedByName: undertaking.user.name,
    });
  });

  it('is opened by its PDF alone, too, and not by the office', { tags: ['slow'] }, async () => {
    const undertaking = await makeGranted();
    const id = await issued(undertaking);
    const own = await server.call('downloadIssuedPaper', { session: jmac.session, path: { id } });
    expect([own.status, (await read(id)).body.status]).toEqual([200, Unopened]);
    await bytesOf(id, undertaking.user.session);
    expect((await read(id)).body.status).toBe(Opened);
  });

  it('is nobody else’s', async () => {
    const id = await issued(await makeGranted());
    const { session } = (await makeGranted()).user;
    const path = { id };
    const answers = [
      await server.call('getUserPaper', { session, path }),
      await server.call('downloadUserPaper', { session, path }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('a paper that is tried', () => {
  it('is drawn as its PDF with 見本 on every page; no number is taken and nothing is kept', async () => {
    const undertaking = await makeGranted();
    const body = { mypageID: undertaking.myPage.id, kind: GrantDecision, note: '試しの附記' };
    const tried = await server.call('previewIssuedPaperFile', { session: jmac.session, body });
    expect([tried.status, tried.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { pages, text } = await readPdf(Buffer.from(tried.bytes));
    expect(pages.every((page) => page.includes('見本'))).toBe(true);
    for (const words of ['（発行時に採番）', '7,500,000円', '試しの附記']) expect(text).toContain(words);
    expect((await issue(undertaking)).body.number).toBe('交第1号');
    const hers = (await makeGranted()).user.session;
    expect((await server.call('previewIssuedPaperFile', { session: hers, body })).status).toBe(401);
  });
});

describe('the number of a decision letter', () => {
  const numberOf = async ({ myPage: { id } }: Granted) =>
    (await server.database.client.myPage.findUniqueOrThrow({ where: { id } })).grantNumber;

  it('stands on the undertaking, and that of its successor after it', { tags: ['slow'] }, async () => {
    const undertaking = await makeGranted();
    const old = await issued(undertaking);
    expect(await numberOf(undertaking)).toBe('交第1号');
    await issued(undertaking, { replacesId: old });
    expect(await numberOf(undertaking)).toBe('交第2号');
  });

  it('leaves alone what somebody has registered; other papers have nothing to do with it', async () => {
    const undertaking = await makeGranted({ grantNumber: 'JMAC第23号' });
    await issued(undertaking);
    expect(await numberOf(undertaking)).toBe('JMAC第23号');
    const adopted = await makeGranted();
    await issued(adopted, { kind: Adoption });
    expect(await numberOf(adopted)).toBeNull();
  });
});

describe('a paper that was wrong', () => {
  it('is recalled by a new one that names it; both stay readable', async () => {
    const undertaking = await makeGranted();
    const old = await issued(undertaking);
    const { client } = server.database;
    await client.myPage.update({ where: { id: undertaking.myPage.id }, data: { grantAmount: 7_000_000 } });
    const id = await issued(undertaking, { replacesId: old });
    const [before, after] = [(await read(old)).body, (await read(id)).body];
    expect(before).toMatchObject({ status: Replaced, replacedBy: { id, number: '交第2号' } });
    expect(after).toMatchObject({ status: Unopened, replaces: { id: old, number: '交第1号' } });
    const { text } = await readPdf(await bytesOf(id, undertaking.user.session));
    expect(text).toContain('令和8年11月20日付け交第1号の交付決定通知書は取り消し');
    expect(text).toContain('7,000,000円');
    const { session } = undertaking.user;
    const kept = await server.call('getUserPaper', { session, path: { id: old } });
    expect(kept.body).toMatchObject({ isReplaced: true, replacedBy: { id, number: '交第2号' } });
    const facts = kept.body.content.blocks.flatMap((block) => block.facts.map(({ value }) => value));
    expect(facts).toContain('7,500,000円');
  });

  it('is recalled once, by a paper of the same kind for the same business', async () => {
    const undertaking = await makeGranted();
    const old = await issued(undertaking);
    const other = await makeGranted();
    const refused = [
      await issue(other, { replacesId: old }),
      await issue(undertaking, { kind: Adoption, replacesId: old }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409]);
    await issued(undertaking, { replacesId: old });
    expect((await issue(undertaking, { replacesId: old })).status).toBe(409);
  });
});

describe('the list of issued papers', () => {
  it('is narrowed by round, kind, state and words, and its file has the same rows', {
    tags: ['slow'],
  }, async () => {
    const undertaking = await makeGranted();
    const id = await issued(undertaking);
    await issue(undertaking, { kind: Adoption });
    const list = async (query: object) => {
      const filter = { project_id: undertaking.project.id, ...query };
      return (await server.call('listIssuedPapers', { session: jmac.session, query: filter })).body;
    };
    expect((await list({})).total).toBe(2);
    expect((await list({ kind: [GrantDecision] })).items.map((paper) => paper.id)).toEqual([id]);
    expect((await list({ status: [Making] })).items).toMatchObject([{ kind: Adoption }]);
    expect((await list({ status: [Unopened, Opened] })).items).toMatchObject([{ kind: GrantDecision }]);
    expect((await list({ q: undertaking.myPage.displayCode })).total).toBe(2);
    expect((await list({ q: 'どこにもない企業' })).total).toBe(0);
    const first = await list({ limit: 1 });
    const next = await list({ limit: 1, cursor: first.nextCursor });
    expect(new Set([...first.items, ...next.items].map((paper) => paper.id)).size).toBe(2);
  });
});
