import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExpenseCategoryDining } from '#bff/generated/contract/enums.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Query = {
  readonly format: 'csv' | 'xlsx';
  readonly q?: string;
  readonly isTemplate?: boolean;
  readonly sort?: '-number';
};

const deal = {
  expenseCategory: ExpenseCategoryDining.MachinerySystem,
  payee: '株式会社みほん製機',
  description: '配膳ロボット',
  amountTaxIncluded: 3_300_000,
  amountTaxExcluded: 3_000_000,
  orderedOn: '2026-07-31',
} as const;

const add = async ({ user }: Desk, facts: object = {}) => {
  await server.call('createUserPaymentItem', { session: user.session, body: { ...deal, ...facts } });
};

const save = ({ user }: Desk, query: Query) =>
  server.call('exportUserPaymentList', { session: user.session, query });

const rowsIn = (bytes: Uint8Array): string[][] => readDelimited(Buffer.from(bytes).toString());

const lookAt = async ({ user }: Desk, name: string, content: Uint8Array<ArrayBuffer>) =>
  (
    await server.call('importUserPaymentFile', {
      session: user.session,
      body: { meta: { fileName: name, isDryRun: true } } as never,
      file: { name, content },
    })
  ).body;

describe('the payment list as a file', () => {
  it.each(['csv', 'xlsx'] as const)('comes back without a difference: %s', async (format) => {
    const desk = await makeDesk(server);
    await add(desk);
    await add(desk, { description: '=HYPERLINK("x")', payMeans: 1, eligibleAmount: 10 });
    const { bytes, headers } = await save(desk, { format });
    expect(headers.get('content-disposition')).toContain(`.${format}`);
    const back = await lookAt(desk, `a.${format}`, bytes);
    expect([back.problems, back.refusedCount, back.changedCount, back.unchangedCount]).toEqual([[], 0, 0, 2]);
  });

  it('has the deals that the page finds, with what is still missing', async () => {
    const desk = await makeDesk(server);
    await add(desk);
    await add(desk, { description: '食器洗浄機' });
    const [headings = [], ...rows] = rowsIn((await save(desk, { format: 'csv', q: '洗浄' })).bytes);
    expect(rows.map((row) => row[headings.indexOf('内容')])).toEqual(['食器洗浄機']);
    expect(rows[0]?.[headings.indexOf('足りないもの')]).toContain('納品日が入力されていません。');
    const [, ...turned] = rowsIn((await save(desk, { format: 'csv', sort: '-number' })).bytes);
    expect(turned.map((row) => row[headings.indexOf('内容')])[0]).toBe('食器洗浄機');
  });

  it('is an empty template too', async () => {
    const desk = await makeDesk(server);
    await add(desk);
    const rows = rowsIn((await save(desk, { format: 'csv', isTemplate: true })).bytes);
    expect([rows.length, rows[0]?.slice(0, 4)]).toEqual([1, ['番号', '経費区分', '内容', '支払先']]);
  });

  it('is narrowed for the office as its page is, and stands in the trail', async () => {
    const desk = await makeDesk(server);
    await add(desk, { orderedOn: '2026-07-31', deliveredOn: '2026-07-01' });
    await add(desk, { payee: '有限会社ためし', orderedOn: null });
    const ask = (query: object) =>
      server.call('exportPaymentList', {
        session: desk.maff.session,
        path: { id: desk.myPage.id },
        query: { format: 'csv', ...query } as never,
      });
    expect(rowsIn((await ask({ finding: 'errors' })).bytes)).toHaveLength(2);
    expect(rowsIn((await ask({ category: ExpenseCategoryDining.MachinerySystem + 1 })).bytes)).toHaveLength(
      1,
    );
    const entry = await server.database.client.auditEntry.findFirst({
      where: { mypageId: desk.myPage.id, action: 'exported' },
    });
    expect(entry?.after).toMatchObject({ finding: 'errors' });
  });
});
