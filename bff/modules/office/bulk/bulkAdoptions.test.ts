import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  mailsTo,
  makeCall,
  makeUnderReview,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeCorporation, makeCorporationUser } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Adoptions of a whole list: what the dry run tells, and what they make and take back. */

const { business } = programmes;

let server: TestServer;
let jmac: TestSession;
let backOffice: TestSession;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
  projectId = (await makeCall(server, business)).id;
  await server.database.client.paymentSetting.create({ data: { projectId, budgetAmount: 100_000_000 } });
});
afterAll(() => server.stop());

const { rowsOf, tryThem, read, run } = bulkTools(
  () => server,
  () => jmac,
);

/** Corporations are one in the whole database. */
const numbers = ['5999902000002', '5999901000003', '4999901000004', '1999903000005', '9999901000008'];
const numbered = (index: number) => ({ corporateNumber: numbers[index] ?? '', name: `見本食品${index}` });

const underReview = (answers: object) =>
  makeUnderReview(server, business, backOffice, { projectId, answers });

const codeOf = async ({ applicationId }: TestDraft): Promise<string> => {
  const row = await server.database.client.application.findUniqueOrThrow({ where: { id: applicationId } });
  return row.displayCode ?? '';
};

const tryFile = (content: string | Buffer, meta: object = {}) =>
  server.call('createBulkRunOfFile', {
    session: jmac,
    body: {
      meta: {
        fileName: '採択一覧.csv',
        kind: 'adoptApplications',
        list: 'generalApplications',
        projectId,
        ...meta,
      },
    },
    file: { name: '採択一覧.csv', content: Buffer.from(content) },
  });

describe('the dry run of adoptions', () => {
  it('tells what each would make, what the sum is, and what is left of the budget', {
    tags: ['slow'],
  }, async () => {
    const [first, second] = [await underReview(numbered(0)), await underReview(numbered(1))];
    const { body } = await tryThem({ kind: 'adoptApplications', drafts: [first, second] });
    expect((await rowsOf(body.id)).map(({ makes, amount }) => [makes, amount])).toEqual([
      [expect.stringMatching(/^企業（新規）・マイページ・書類 \d+件$/), business.subsidy],
      [expect.stringMatching(/^企業（新規）・マイページ・書類 \d+件$/), business.subsidy],
    ]);
    const amount = 2 * business.subsidy;
    expect([body.amount, body.mailCount]).toEqual([amount, 2]);
    expect(body.rounds).toMatchObject([
      { projectId, budgetAmount: 100_000_000, adoptedAmount: 0, amount, leftAmount: 100_000_000 - amount },
    ]);
  });

  it('adopts one undertaking of a business, and says so of the second', async () => {
    const [first, second] = [await underReview(numbered(2)), await underReview(numbered(2))];
    const { body } = await tryThem({ kind: 'adoptApplications', drafts: [first, second] });
    expect((await rowsOf(body.id)).map(({ outcome, reasonCode }) => [outcome, reasonCode])).toEqual([
      [0, null],
      [1, 'rule'],
    ]);
  });

  it('refuses who checked the form, as the single adoption does', async () => {
    const own = await makeUnderReview(server, business, jmac, { projectId, answers: numbered(3) });
    const { body } = await tryThem({ kind: 'adoptApplications', drafts: [own] });
    expect((await rowsOf(body.id))[0]?.message).toContain('形式確認をした人は採択できません');
  });
});

describe('a list of codes', () => {
  it('names codes that are unknown, doubled or without a readable amount, by the lines of the file', async () => {
    const draft = await underReview(numbered(4));
    const code = await codeOf(draft);
    const wide = [...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    const lines = [
      '採択の一覧',
      '応募コード,採択額,備考',
      `${wide},,`,
      `${code},,`,
      '9999,,',
      `${code},百万,`,
    ];
    const { status, body } = await tryFile(lines.join('\r\n'));
    expect([status, body.selection.fileName, body.notes]).toEqual([
      201,
      '採択一覧.csv',
      ['見出し「備考」は読みませんでした'],
    ]);
    const rows = await rowsOf(body.id);
    expect(rows.map((row) => [row.line, row.code, row.outcome, row.reasonCode])).toEqual([
      [3, code, 0, null],
      [4, code, 1, 'doubled'],
      [5, '9999', 1, 'unknown'],
      [6, code, 1, 'amount'],
    ]);
    expect(rows[2]?.message).toBe('応募コード 9999 は、この公募回にありません');
  });

  it('takes its amounts and conditions: less than applied for with a reason, never more', async () => {
    const draft = await underReview(numbered(0));
    const code = await codeOf(draft);
    const less = business.subsidy - 1000;
    const table = (amount: number) =>
      `応募コード,採択額（円）,採択の条件\n${code},"${amount.toLocaleString()}",見積書の再取得\n`;
    const messages = [];
    for (const amount of [less, business.subsidy + 1000]) {
      const { body } = await tryFile(table(amount));
      messages.push((await rowsOf(body.id))[0]?.message);
    }
    expect(messages).toEqual([expect.stringContaining('理由を入力して'), expect.stringContaining('申請額')]);
    const { body } = await tryFile(table(less), { reason: '対象外の経費を除いたため' });
    await run(body.id);
    const application = await server.database.client.application.findUniqueOrThrow({
      where: { id: draft.applicationId },
    });
    expect([application.status, Number(application.adoptedAmount), application.adoptionConditions]).toEqual([
      5,
      less,
      '見積書の再取得',
    ]);
  });

  it('without a heading for codes is refused in words', async () => {
    const answer = await tryFile('名前,金額\nみらい,100\n');
    expect([answer.status, answer.problem.errors?.[0]?.message]).toEqual([
      400,
      expect.stringContaining('「応募コード」'),
    ]);
  });

  it('is pasted, too, and a column of codes needs no heading', async () => {
    const draft = await underReview(numbered(4));
    const cells = [[await codeOf(draft)], ['']];
    const { body } = await tryThem({ kind: 'adoptApplications', selection: { by: 'cells', cells } });
    expect(body.counts).toMatchObject({ total: 1, able: 1 });
  });
});

describe('adoptions', () => {
  it('make business, my page and documents, invite it, and are taken back while nothing is handed in', async () => {
    const draft = await underReview(numbered(1));
    const { body } = await tryThem({ kind: 'adoptApplications', drafts: [draft] });
    expect((await run(body.id)).counts).toMatchObject({ done: 1, failed: 0 });
    const where = { applicationId: draft.applicationId };
    const myPage = await server.database.client.myPage.findUniqueOrThrow({
      where,
      include: { sections: true },
    });
    expect(myPage.sections.length).toBeGreaterThan(10);
    const mails = await mailsTo(server, draft.email);
    expect(mails.some(({ text }) => text.includes('/password?token='))).toBe(true);
    await run(body.id, { action: 'undo', reason: '議決の誤りのため' });
    expect((await read(body.id)).status).toBe(5);
    const after = await server.database.client.myPage.findUniqueOrThrow({ where });
    expect(after.deletedAt).not.toBeNull();
  });

  it('put back alone the row that fails, and say why', async () => {
    const [bad, good] = [await underReview(numbered(2)), await underReview(numbered(3))];
    const { body } = await tryThem({ kind: 'adoptApplications', drafts: [bad, good] });
    // Another business of the round takes the address in between: found only when the my page stands already.
    const other = await makeCorporation(server);
    await makeCorporationUser(server, { projectId, corporationId: other.id }, { email: bad.email });
    expect((await run(body.id)).counts).toMatchObject({ done: 1, failed: 1 });
    expect((await rowsOf(body.id))[0]).toMatchObject({ outcome: 4, reasonCode: 'rule' });
    expect(await server.database.client.myPage.count({ where: { applicationId: bad.applicationId } })).toBe(
      0,
    );
    expect((await act(server, bad, jmac, { memo: 'まだ審査中。' })).body.status).toBe(4);
  });

  it('of one business in two rounds make one corporation, whoever is first', { tags: ['slow'] }, async () => {
    const elsewhere = (await makeCall(server, business)).id;
    const answers = { corporateNumber: '2999901000006', name: '見本食品の兄弟' };
    const drafts = [
      await makeUnderReview(server, business, backOffice, { projectId, answers }),
      await makeUnderReview(server, business, backOffice, { projectId: elsewhere, answers }),
    ];
    const { body } = await tryThem({ kind: 'adoptApplications', drafts });
    expect((await run(body.id)).counts).toMatchObject({ done: 2, failed: 0 });
    const pages = await server.database.client.myPage.findMany({
      where: { applicationId: { in: drafts.map(({ applicationId }) => applicationId) } },
    });
    expect(pages.map((page) => page.projectId).toSorted()).toEqual([projectId, elsewhere].toSorted());
    expect(new Set(pages.map(({ corporationId }) => corporationId)).size).toBe(1);
  });
});
