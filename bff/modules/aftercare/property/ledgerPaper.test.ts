import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExpenseCategoryDiningLabel, PropertyStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { amountTools } from '#bff/testing/amounts/amountTools.ts';
import { bareBody, bareWords, factIn, wordsOfPaper } from '#bff/testing/papers/wordsOfPaper.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { addDeal } = amountTools(() => server);

const { Confirmed, Draft, Waived } = PropertyStatus;

/** A line as the office confirmed it. */
const kept = {
  ...{ status: Confirmed, name: '𠮷野式充填機', modelNumber: 'FZ-㍿2000', quantity: 2, unitPrice: 1_500_000 },
  ...{ amount: 3_000_000, subsidyAmount: 1_500_000, acquiredOn: toDate('2026-08-20'), usefulLife: 5 },
  ...{ restrictionUntil: toDate('2031-08-19'), location: '髙﨑工場 1階' },
};

const withLines = async (...lines: readonly object[]): Promise<Desk> => {
  const of = await makeDesk(server);
  const confirmed = { confirmedById: of.jmac.id, confirmedAt: server.now() };
  for (const line of lines) {
    const isOpen = 'status' in line && line.status === Draft;
    const data = { ...kept, ...(isOpen ? {} : confirmed), ...line, mypageId: of.myPage.id };
    await server.database.client.propertyLedgerItem.create({ data });
  }
  return of;
};

const paperOf = async ({ user, myPage }: Desk) => {
  const call = { session: user.session, query: { mypageID: myPage.id } };
  const { status, body } = await server.call('getUserPropertyPaper', call);
  expect(status).toBe(200);
  return body;
};

const fileOf = async ({ user, myPage }: Desk) => {
  const query = { mypageID: myPage.id, disposition: 'attachment' as const };
  const { status, headers, bytes } = await server.call('downloadUserPropertyPaper', {
    session: user.session,
    query,
  });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return { file: Buffer.from(bytes).toString('latin1'), ...(await readPdf(bytes)) };
};

describe('the ledger of property as a paper', () => {
  it('has a line for each piece: what, how many, how much, since when, until when and where', async () => {
    const of = await withLines({});
    const { title, date, blocks } = await paperOf(of);
    expect([title, date]).toEqual(['財産管理台帳', '令和8年11月20日作成']);
    const [row = []] = blocks.flatMap(({ rows }) => rows);
    expect([...row.slice(0, 2), ...row.slice(3)]).toEqual([
      ...['1', '𠮷野式充填機\nFZ-㍿2000', '2', '1,500,000円', '3,000,000円', '1,500,000円'],
      ...['令和8年8月20日', '5年', '令和13年8月19日', '髙﨑工場 1階', '—'],
    ]);
    expect(factIn(blocks, '最後の処分制限期限')).toBe('令和13年8月19日');
    expect(factIn(blocks, '企業名')).toBe(of.corporation.name);
  });

  it('tells of the category of the deal that it was bought with', async () => {
    const of = await makeDesk(server);
    await addDeal(of, { number: 1, expenseCategory: 1, yen: 3_000_000 });
    const where = { mypageId: of.myPage.id };
    const { id: paymentItemId } = await server.database.client.paymentItem.findFirstOrThrow({ where });
    const deal = { paymentItemId, dealAmount: 3_000_000, dealSubsidyAmount: 1_500_000 };
    const data = { ...kept, ...deal, ...where, confirmedById: of.jmac.id, confirmedAt: server.now() };
    await server.database.client.propertyLedgerItem.create({ data });
    const [row = []] = (await paperOf(of)).blocks.flatMap(({ rows }) => rows);
    expect(row[2]).toBe(ExpenseCategoryDiningLabel[1]);
  });

  it('tells what is not confirmed, and what became of a piece; not what is none of it', async () => {
    const disposed = { disposalKind: 5, disposedOn: toDate('2026-11-18'), approvalNumber: '2026-00012' };
    const of = await withLines(
      disposed,
      {
        status: Draft,
        name: '急速凍結庫',
        quantity: 1,
        unitPrice: 700_000,
        amount: 700_000,
        subsidyAmount: 350_000,
      },
      { status: Waived, name: '台車', waiverReason: '消耗品のため' },
    );
    const { blocks } = await paperOf(of);
    const rows = blocks.flatMap((block) => block.rows);
    expect(rows.map((row) => row[1]?.split('\n')[0])).toEqual(['𠮷野式充填機', '急速凍結庫']);
    expect(rows[0]?.at(-1)).toContain('令和8年11月18日');
    expect(rows[0]?.at(-1)).toContain('承認番号 2026-00012');
    expect(rows[1]?.at(-1)).not.toBe('—');
    expect(blocks.flatMap(({ sums }) => sums)[0]?.slice(5, 7)).toEqual(['3,700,000円', '1,850,000円']);
    expect(factIn(blocks, '最後の処分制限期限')).toBe('処分を制限されている財産はありません');
  });

  it('is the same in its PDF, on pages that lie', { tags: ['slow'] }, async () => {
    const of = await withLines({});
    const { blocks } = await paperOf(of);
    const { pages, title, file } = await fileOf(of);
    expect(title).toBe('財産管理台帳');
    expect(file).toMatch(/MediaBox \[0 0 841\.89 595\.28\]/);
    for (const words of wordsOfPaper(blocks)) expect(bareBody(pages)).toContain(bareWords(words));
  });

  it('says so where there is nothing', async () => {
    const of = await withLines();
    expect(wordsOfPaper((await paperOf(of)).blocks)).toContain('台帳に載る財産はありません。');
    expect((await fileOf(of)).text).toContain('台帳に載る財産はありません。');
  });

  it('repeats its head on each of many pages, with their numbers, and loses no line', {
    tags: ['slow'],
  }, async () => {
    const of = await withLines();
    const line = { ...kept, mypageId: of.myPage.id, confirmedById: of.jmac.id, confirmedAt: server.now() };
    const data = Array.from({ length: 200 }, (_unused, index) => ({
      ...line,
      name: `財産第${index + 1}点`,
    }));
    await server.database.client.propertyLedgerItem.createMany({ data });
    const { pages, text } = await fileOf(of);
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
      if (index < pages.length - 1) expect(bareWords(page)).toContain('処分制限期限');
    }
    for (const { name } of data) expect(bareWords(text)).toContain(name);
  });

  it('is its business’s and the office’s, and nobody else’s', async () => {
    const of = await withLines({});
    const other = await makeDesk(server);
    const query = { mypageID: of.myPage.id };
    const foreign = await server.call('getUserPropertyPaper', { session: other.user.session, query });
    expect([foreign.status, foreign.problem.code]).toEqual([404, 1005]);
    const path = { id: of.myPage.id };
    const office = await server.call('getMyPagePropertyPaper', { session: of.maff.session, path });
    expect(office.body).toEqual(await paperOf(of));
    const inspector = await makeAdmin(server, 'Inspector');
    const refused = await server.call('downloadMyPagePropertyPaper', { session: inspector.session, path });
    expect(refused.status).toBe(403);
  });
});
