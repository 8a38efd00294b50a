import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus, DocumentType, ExpenseCategoryDining } from '#bff/generated/contract/enums.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;
let heard = 0;

const count = (): void => {
  heard += 1;
};

beforeAll(async () => {
  server = await startTestServer({ database: hearStatements(await openTestDatabase(), count) });
});
afterAll(() => server.stop());

const read = async ({ user }: Desk) => {
  heard = 0;
  const { body } = await server.call('getUserPaymentList', { session: user.session });
  return { items: body.items, total: body.total, statements: heard };
};

const HEADINGS = ['経費区分', '内容', '支払先', '支払額（税込）', '支払額（税抜）'];

/** Takes a table of so many deals over. @returns in how many statements */
const takeOver = async ({ user }: Desk, deals: number): Promise<number> => {
  const lines = Array.from({ length: deals }, (_, index) => [
    '機械装置・システム構築費',
    `厨房機器 ${index}`,
    `支払先 ${index}`,
    '1100',
    '1000',
  ]);
  const table = { session: user.session, body: { rows: [HEADINGS, ...lines] } };
  const ask = (rest: object) =>
    server.call('importUserPaymentItems', { ...table, body: { ...table.body, ...rest } as never });
  const { listState } = (await ask({ isDryRun: true })).body;
  heard = 0;
  const { body } = await ask({ isDryRun: false, listState });
  expect([body.isTaken, body.createdCount]).toEqual([true, deals]);
  return heard;
};

/** Puts so many deals into the list, each with an invoice, as a spreadsheet that was taken over. */
const fill = async ({ myPage }: Desk, deals: number): Promise<void> => {
  const { client } = server.database;
  await client.$executeRaw`
    INSERT INTO payment_item (my_page_id, number, expense_category, expense_type, description, payee,
        amount_tax_included, amount_tax_excluded, eligible_amount, updated_at)
      SELECT ${myPage.id}::int, n, ${ExpenseCategoryDining.MachinerySystem}::int, 1, '厨房機器 ' || n,
          '支払先 ' || n, 1100, 1000, 1000, now()
        FROM generate_series(1, ${deals}::int) n`;
  await client.$executeRaw`
    INSERT INTO section (my_page_id, kind, document_type, title, sequence, branch_number, updated_at)
      SELECT ${myPage.id}::int, 6, ${DocumentType.VoucherInvoice}::int, '請求書', 1, n || '-1', now()
        FROM generate_series(1, ${deals}::int) n`;
};

describe('a long payment list', () => {
  it('is read in as many statements as a short one', { tags: ['slow'] }, async () => {
    const [short, long] = [await makeDesk(server), await makeDesk(server)];
    await fill(short, 2);
    await fill(long, 400);
    const ofShort = await read(short);
    const ofLong = await read(long);
    expect([ofShort.items.length, ofLong.items.length, ofLong.total]).toEqual([2, 50, 400]);
    expect(ofLong.statements).toBe(ofShort.statements);
    expect(ofLong.items.every(({ vouchers }) => vouchers.length > 0)).toBe(true);
  });

  it('is taken over in as many statements as a short one, up to a thousand rows', {
    tags: ['slow'],
  }, async () => {
    const [short, long] = [await makeDesk(server), await makeDesk(server)];
    const ofShort = await takeOver(short, 2);
    expect(await takeOver(long, 900)).toBe(ofShort);
  });

  it('taken over has all that deals have which are entered one by one', async () => {
    const desk = await makeDesk(server);
    await takeOver(desk, 2);
    const { client } = server.database;
    const vouchers = await client.section.findMany({
      where: { mypageId: desk.myPage.id, branchNumber: { startsWith: '20-' } },
      orderBy: { branchNumber: 'asc' },
      include: { history: true },
    });
    expect(vouchers.map(({ branchNumber }) => branchNumber)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((branch) => `20-${branch}`),
    );
    expect(new Set(vouchers.map(({ documentType }) => documentType)).size).toBe(8);
    for (const { isRequired, createdByKind, voucherGroup, version, history } of vouchers) {
      expect({ isRequired, createdByKind, voucherGroup, version }).toEqual({
        isRequired: true,
        createdByKind: 'user',
        voucherGroup: '厨房機器 1／支払先 1',
        version: 1,
      });
      expect(history.map(({ action, actorKind, toStatus }) => [action, actorKind, toStatus])).toEqual([
        ['Created', 'user', 0],
      ]);
    }
    const entries = await client.auditEntry.findMany({
      where: { mypageId: desk.myPage.id, action: 'created', targetKind: 'paymentItem' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ after }) => after)).toEqual([
      expect.objectContaining({
        number: 19,
        vouchers: [1, 2, 3, 4, 5, 6, 7, 8].map((branch) => `19-${branch}`),
      }),
      expect.objectContaining({ number: 20, vouchers: vouchers.map(({ branchNumber }) => branchNumber) }),
    ]);
  });

  it('leaves room on the my page for everything that waits', { tags: ['slow'] }, async () => {
    const desk = await makeDesk(server);
    await fill(desk, 600);
    await server.database.client.section.updateMany({
      where: { mypageId: desk.myPage.id, branchNumber: '600-1' },
      data: { status: DocumentCheckStatus.Rejected },
    });
    const { jmac, myPage, user } = desk;
    const { body } = await server.call('getMyPage', { session: jmac.session, path: { id: myPage.id } });
    expect(body.sections).toHaveLength(500);
    expect(body.sections.map(({ branchNumber }) => branchNumber)).toEqual(
      expect.arrayContaining(['18-1', '600-1']),
    );
    const own = await server.call('getUserMyPage', {
      session: user.session,
      query: { projectID: myPage.projectId, corporationID: myPage.corporationId },
    });
    expect(own.body.sections).toHaveLength(500);
  });

  it('goes on behind 999, for deals and for vouchers that are numbered by hand', async () => {
    const desk = await makeDesk(server, { section: { branchNumber: '12345-1' } });
    const { session } = desk.user;
    const voucher = { mypageID: desk.myPage.id, documentType: DocumentType.VoucherOrder };
    const added = await server.call('createUserSection', {
      session,
      body: { ...voucher, branchNumber: '１２３４５－２' },
    });
    expect([added.status, added.body.branchNumber]).toEqual([201, '12345-2']);
    const { status, body } = await server.call('createUserPaymentItem', {
      session,
      body: {
        expenseCategory: ExpenseCategoryDining.MachinerySystem,
        payee: '株式会社みほん製機',
        description: '配膳ロボット',
        amountTaxIncluded: 1100,
        amountTaxExcluded: 1000,
      },
    });
    expect([status, body.number]).toEqual([201, 12_346]);
  });

  it('has no more than five digits before the branch', async () => {
    const desk = await makeDesk(server, { section: { branchNumber: '99999-1' } });
    const { status, problem } = await server.call('createUserPaymentItem', {
      session: desk.user.session,
      body: {
        expenseCategory: ExpenseCategoryDining.MachinerySystem,
        payee: '株式会社みほん製機',
        description: '配膳ロボット',
        amountTaxIncluded: 1100,
        amountTaxExcluded: 1000,
      },
    });
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('これ以上追加できません')]);
  });
});
