import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PaymentFindingCode as Code,
  DocumentType,
  ExpenseCategoryDining,
  ExpenseType,
  PayMeans,
} from '#bff/generated/contract/enums.ts';
import { insertExpensePlan } from '#bff/modules/myPages/expensePlans.data.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeCorporation, makeCorporationUser, makeMyPage, makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { Building, MachinerySystem } = ExpenseCategoryDining;

/** A deal in good order; the grant was decided on 23 July. */
const deal = {
  expenseCategory: MachinerySystem,
  payee: '株式会社みほん製機',
  payeeInvoiceNumber: 'T7999901000001',
  description: '配膳ロボット',
  quotationOn: '2026-07-24',
  orderedOn: '2026-07-31',
  deliveredOn: '2026-09-04',
  inspectedOn: '2026-09-07',
  invoicedOn: '2026-09-14',
  paidOn: '2026-09-30',
  payeeAccountHolder: 'ｶ)ﾐﾎﾝｾｲｷ',
  amountTaxIncluded: 3_300_000,
  amountTaxExcluded: 3_000_000,
};

const create = ({ user }: Desk, changes: object = {}) =>
  server.call('createUserPaymentItem', { session: user.session, body: { ...deal, ...changes } });

const change = ({ user }: Desk, id: number, body: object, ifMatch?: number) =>
  server.call('updateUserPaymentItem', {
    session: user.session,
    path: { id },
    body: body as never,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });

const exclude = ({ jmac }: Desk, id: number, body: object) =>
  server.call('excludePaymentItem', { session: jmac.session, path: { id }, body: body as never });

const listOf = async ({ user }: Desk) =>
  (await server.call('getUserPaymentList', { session: user.session })).body;

const plan = ({ myPage }: Desk, eligibleAmount = 3_000_000) =>
  insertExpensePlan(server.database.client, {
    mypageId: myPage.id,
    effectiveOn: '2026-07-01',
    lendsEquipment: false,
    items: [
      {
        number: 1,
        expenseCategory: MachinerySystem,
        expenseType: ExpenseType.Installation,
        description: '配膳ロボット',
        amountTaxExcluded: eligibleAmount,
        eligibleAmount,
      },
    ],
  });

/** The migration's statement that gives old vouchers their deals. */
const readDeals = async () => {
  const folder = new URL('../../../../prisma/migrations/20261122233000_deals_of_vouchers/', import.meta.url);
  const sql = await readFile(new URL('migration.sql', folder), 'utf8');
  return sql.slice(sql.indexOf('INSERT INTO'));
};

const codesOf = ({ findings }: { readonly findings: readonly { readonly code: number }[] }) =>
  findings.map(({ code }) => code);

const { MissingVoucher } = Code;

/** All but the papers, which no deal of these tests has unless it says so. */
const findingsOf = (item: {
  readonly findings: readonly { readonly code: number; readonly message: string }[];
}) => item.findings.filter(({ code }) => code !== MissingVoucher);

describe('a deal', () => {
  it('gets the next number and the sections of its six vouchers and two photos, in one go', async () => {
    const desk = await makeDesk(server, { section: { branchNumber: '4-1' } });
    const first = await create(desk);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      number: 5,
      eligibleAmount: 3_000_000,
      expenseType: ExpenseType.Installation,
    });
    expect(first.body.vouchers.map(({ branchNumber, documentType }) => [branchNumber, documentType])).toEqual(
      [
        ['5-1', DocumentType.VoucherQuotation],
        ['5-2', DocumentType.VoucherOrder],
        ['5-3', DocumentType.VoucherDelivery],
        ['5-4', DocumentType.VoucherInspection],
        ['5-5', DocumentType.VoucherInvoice],
        ['5-6', DocumentType.VoucherBankTransfer],
        ['5-7', DocumentType.ResultPhotoBefore],
        ['5-8', DocumentType.ResultPhotoAfter],
      ],
    );
    expect((await create(desk, { description: '券売機' })).body.number).toBe(6);
  });

  it('paid otherwise than by transfer asks for a receipt, also when that is said later', async () => {
    const desk = await makeDesk(server);
    const cash = await create(desk, { payMeans: PayMeans.Cash });
    const types = (body: typeof cash.body) => body.vouchers.map(({ documentType }) => documentType);
    expect(types(cash.body)).toContain(DocumentType.VoucherReceipt);
    expect(types(cash.body)).not.toContain(DocumentType.VoucherBankTransfer);
    const transferred = await change(desk, cash.body.id, { payMeans: PayMeans.Transfer });
    expect(types(transferred.body)).toContain(DocumentType.VoucherBankTransfer);
    expect(types(transferred.body)).not.toContain(DocumentType.VoucherReceipt);
  });

  it('moved to another category buys another thing, and the whole of a new amount is eligible as the old was', async () => {
    const desk = await makeDesk(server);
    const { body } = await create(desk);
    const moved = await change(desk, body.id, { expenseCategory: Building });
    expect(moved.body.expenseType).toBe(ExpenseType.Construction);
    const dearer = await change(desk, body.id, {
      amountTaxIncluded: 4_400_000,
      amountTaxExcluded: 4_000_000,
    });
    expect(dearer.body.eligibleAmount).toBe(4_000_000);
    await change(desk, body.id, { eligibleAmount: 3_500_000 });
    const partly = await change(desk, body.id, { amountTaxExcluded: 3_900_000 });
    expect(partly.body.eligibleAmount).toBe(3_500_000);
  });

  it('with a long name is still called by its whole payee on its vouchers', async () => {
    const desk = await makeDesk(server);
    const { body } = await create(desk, { description: '𠮷'.repeat(200) });
    const section = await server.database.client.section.findFirstOrThrow({
      where: { id: body.vouchers[0]?.sectionId ?? 0 },
    });
    expect(section.voucherGroup).toMatch(/^𠮷+／株式会社みほん製機$/u);
    expect([...(section.voucherGroup ?? '')]).toHaveLength(100);
  });

  it('is called on its vouchers as it is called in the list', async () => {
    const desk = await makeDesk(server);
    const { body } = await create(desk);
    await change(desk, body.id, { payee: '株式会社𠮷野㍿' });
    const sections = await server.database.client.section.findMany({
      where: { id: { in: body.vouchers.map(({ sectionId }) => sectionId) } },
    });
    expect(new Set(sections.map(({ voucherGroup }) => voucherGroup))).toEqual(
      new Set(['配膳ロボット／株式会社𠮷野㍿']),
    );
  });

  it('is begun with its name and its amount alone; the rest is told as missing', async () => {
    const desk = await makeDesk(server);
    const days = {
      quotationOn: null,
      orderedOn: null,
      deliveredOn: null,
      inspectedOn: null,
      invoicedOn: null,
    };
    const { body } = await create(desk, { ...days, paidOn: null });
    expect(codesOf(body)).toEqual([
      ...Array.from({ length: 6 }, () => Code.MissingValue),
      ...Array.from({ length: 8 }, () => MissingVoucher),
    ]);
  });

  it.each([
    [{ amountTaxExcluded: 3_300_001 }, '/amountTaxExcluded'],
    [{ eligibleAmount: 3_000_001 }, '/eligibleAmount'],
    [{ expenseCategory: 12 }, '/expenseCategory'],
    [{ paidOn: '2026-11-21' }, '/paidOn'],
    [{ amountTaxIncluded: 0, amountTaxExcluded: 0 }, '/amountTaxIncluded'],
  ])('is refused with what cannot be: %o', async (changes, pointer) => {
    const desk = await makeDesk(server);
    const answer = await create(desk, changes);
    expect([answer.status, answer.problem.errors?.map((one) => one.pointer)]).toEqual([400, [pointer]]);
    expect((await listOf(desk)).items).toEqual([]);
  });

  it('is taken away with its untouched vouchers, and no more once one of them holds a file', async () => {
    const desk = await makeDesk(server);
    const { user, myPage } = desk;
    const { body } = await create(desk);
    const [voucher] = body.vouchers;
    const remove = (id: number) =>
      server.call('deleteUserPaymentItem', { session: user.session, path: { id } });
    const other = await create(desk, { description: '券売機' });
    expect((await remove(other.body.id)).status).toBe(204);
    await uploadFile(server, {
      session: user.session,
      mypageId: myPage.id,
      sectionId: voucher?.sectionId ?? 0,
    });
    expect((await remove(body.id)).status).toBe(409);
    const { items } = await listOf(desk);
    expect(items.map(({ id }) => id)).toEqual([body.id]);
    const left = await server.database.client.section.count({
      where: { mypageId: myPage.id, deletedAt: null, branchNumber: { startsWith: `${other.body.number}-` } },
    });
    expect(left).toBe(0);
  });

  it('of another company is not there, and a stale tab writes over nothing', async () => {
    const desk = await makeDesk(server);
    const stranger = await makeDesk(server);
    const { body } = await create(desk);
    expect((await change(stranger, body.id, { payee: '別の会社' })).status).toBe(404);
    expect((await change(desk, body.id, { payee: '新しい名前' }, body.version)).status).toBe(200);
    expect((await change(desk, body.id, { payee: '古い名前' }, body.version)).status).toBe(412);
  });

  it('stays as it is once the result is confirmed', async () => {
    const desk = await makeDesk(server);
    const { body } = await create(desk);
    await server.database.client.myPage.update({ where: { id: desk.myPage.id }, data: { projectStatus: 1 } });
    expect((await change(desk, body.id, { payee: '後から' })).status).toBe(409);
    expect((await exclude(desk, body.id, { excludedAmount: 1, excludedReason: '対象外' })).status).toBe(409);
    const list = await listOf(desk);
    expect([list.canEdit, list.editRefusal]).toEqual([false, expect.stringContaining('実績が確認済み')]);
  });
});

describe('a deal that began by its vouchers', () => {
  const addVoucher = ({ user, myPage }: Desk, branchNumber: string, voucherGroup: string) =>
    server.call('createUserSection', {
      session: user.session,
      body: { mypageID: myPage.id, documentType: DocumentType.VoucherOrder, branchNumber, voucherGroup },
    });

  it('is in the list at once, in the category of its plan, and says that its amount is not known', async () => {
    const desk = await makeDesk(server);
    await plan(desk);
    expect((await addVoucher(desk, '７-2', '配膳ロボット／株式会社みほん製機')).status).toBe(201);
    const [item] = (await listOf(desk)).items.filter(({ number }) => number === 7);
    expect(item).toMatchObject({
      number: 7,
      description: '配膳ロボット',
      payee: '株式会社みほん製機',
      expenseCategory: MachinerySystem,
      expenseType: ExpenseType.Installation,
      amountTaxIncluded: 0,
    });
    expect(item?.findings[0]).toMatchObject({ code: Code.MissingValue, field: 'amountTaxIncluded' });
    const dated = await change(desk, item?.id ?? 0, { orderedOn: '2026-07-31' });
    expect([dated.status, dated.body.orderedOn]).toEqual([200, '2026-07-31']);
    // From then on it is asked for the papers that it was not asked for before.
    expect(dated.body.vouchers.map(({ branchNumber }) => branchNumber).toSorted()).toEqual([
      '7-2',
      '7-3',
      '7-4',
      '7-5',
      '7-6',
      '7-7',
      '7-8',
      '7-9',
    ]);
    const paid = await change(desk, item?.id ?? 0, {
      amountTaxIncluded: 110_000,
      amountTaxExcluded: 100_000,
    });
    expect(paid.body.eligibleAmount).toBe(100_000);
    await addVoucher(desk, '7-10', '配膳ロボット／株式会社みほん製機');
    expect((await listOf(desk)).items.map(({ number }) => number)).toEqual([7, 18]);
  });

  it('before there was a list is given its line by the migration, once', async () => {
    const desk = await makeDesk(server, {
      section: { branchNumber: '4-1', voucherGroup: '有限会社見本工務店' },
    });
    await plan(desk);
    const up = await readDeals();
    await server.database.client.$executeRawUnsafe(up);
    expect(await server.database.client.$executeRawUnsafe(up)).toBe(0);
    expect((await listOf(desk)).items).toMatchObject([
      {
        number: 4,
        description: '有限会社見本工務店',
        payee: '有限会社見本工務店',
        expenseCategory: MachinerySystem,
        expenseType: ExpenseType.Installation,
      },
    ]);
  });
});

describe('the cross-check', () => {
  it('finds nothing in a deal that is in order and has its papers', async () => {
    const desk = await makeDesk(server);
    await plan(desk);
    const { body } = await create(desk);
    await server.database.client.section.updateMany({
      where: { id: { in: body.vouchers.map(({ sectionId }) => sectionId) } },
      data: { status: 3, submittedAt: TEST_NOW },
    });
    const list = await listOf(desk);
    expect([list.errorCount, list.items[0]?.findings]).toEqual([0, []]);
  });

  it.each([
    [{ orderedOn: '2026-07-22', quotationOn: '2026-07-20' }, Code.OrderBeforeGrant, ['7月22日', '7月23日']],
    [{ deliveredOn: '2026-07-30' }, Code.DatesOutOfOrder, ['7月30日', '7月31日']],
    [{ paidOn: '2026-09-06' }, Code.DatesOutOfOrder, ['9月6日', '9月7日']],
    [{ amountTaxIncluded: 3_250_000 }, Code.TaxDiffers, ['3,250,000円', '3,000,000円']],
    [{ payMeans: PayMeans.Cash }, Code.CashPayment, ['3,300,000円']],
    [{ invoicedAmount: 3_300_660 }, Code.InvoiceDiffers, ['3,300,660円', '3,300,000円']],
    [{ expenseCategory: Building }, Code.NotInPlan, ['建物費']],
  ])('finds %o and shows both values', async (changes, code, values) => {
    const desk = await makeDesk(server);
    await plan(desk);
    const { body } = await create(desk, changes);
    const found = findingsOf(body).filter((finding) => finding.code === code);
    expect(found.length).toBeGreaterThan(0);
    for (const value of values) expect(found.some(({ message }) => message.includes(value))).toBe(true);
  });

  it('gives both values apart from its sentence, the one that was compared with first', async () => {
    const desk = await makeDesk(server);
    await plan(desk);
    const { body } = await create(desk, {
      orderedOn: '2026-07-22',
      quotationOn: '2026-07-20',
      invoicedAmount: 3_300_660,
    });
    const valuesOf = (code: number) => body.findings.find((finding) => finding.code === code)?.values;
    expect(valuesOf(Code.OrderBeforeGrant)).toEqual([
      { label: '交付決定日', day: '2026-07-23', amount: null, text: null },
      { label: '発注日', day: '2026-07-22', amount: null, text: null },
    ]);
    expect(valuesOf(Code.InvoiceDiffers)).toEqual([
      { label: '請求額（税込）', day: null, amount: 3_300_660, text: null },
      { label: '支払額（税込）', day: null, amount: 3_300_000, text: null },
    ]);
    expect(valuesOf(MissingVoucher)).toEqual([]);
  });

  it('takes what is not there yet for a matter of time until completion is reported', async () => {
    const desk = await makeDesk(server);
    const { body } = await create(desk, { paidOn: null });
    const missing = (item: typeof body) =>
      item.findings
        .filter(({ code }) => code === MissingVoucher || code === Code.MissingValue)
        .map(({ isError, field, documentType }) => [isError, field ?? documentType]);
    const named = [
      'paidOn',
      DocumentType.VoucherQuotation,
      DocumentType.VoucherOrder,
      DocumentType.VoucherDelivery,
      DocumentType.VoucherInspection,
      DocumentType.VoucherInvoice,
      DocumentType.VoucherBankTransfer,
      DocumentType.ResultPhotoBefore,
      DocumentType.ResultPhotoAfter,
    ];
    expect(missing(body)).toEqual(named.map((name) => [false, name]));
    expect((await listOf(desk)).errorCount).toBe(0);
    await server.database.client.myPage.update({
      where: { id: desk.myPage.id },
      data: { completionOn: toDate('2026-10-01') },
    });
    const list = await listOf(desk);
    expect([list.errorCount, list.items.flatMap(missing)]).toEqual([9, named.map((name) => [true, name])]);
  });

  it('knows no early order where an early start was accepted', async () => {
    const desk = await makeDesk(server, { myPage: { hasEarlyStart: true } });
    const { body } = await create(desk, { orderedOn: '2026-07-22', quotationOn: '2026-07-20' });
    expect(codesOf(body)).not.toContain(Code.OrderBeforeGrant);
  });

  it('finds what was paid after the deadline', async () => {
    const desk = await makeDesk(server);
    await server.database.client.project.update({
      where: { id: desk.project.id },
      data: { completionDeadline: toDate('2026-09-29') },
    });
    const { body } = await create(desk);
    expect(codesOf(body)).toContain(Code.PaidAfterDeadline);
  });

  it('says once that the deals of a category come to more than the plan, less what was excluded', async () => {
    const desk = await makeDesk(server);
    await plan(desk, 5_000_000);
    const first = await create(desk);
    const second = await create(desk, { description: '券売機' });
    const over = async () =>
      (await listOf(desk)).items.filter((item) => codesOf(item).includes(Code.OverPlan)).map(({ id }) => id);
    expect(await over()).toEqual([second.body.id]);
    await exclude(desk, first.body.id, { excludedAmount: 1_000_000, excludedReason: '撤去費' });
    expect(await over()).toEqual([]);
  });

  it('finds the same row twice, and a payment to oneself in any writing of the name', async () => {
    const desk = await makeDesk(server);
    await create(desk);
    const twin = await create(desk);
    expect(codesOf(twin.body)).toContain(Code.SameRow);
    const own = await create(desk, { payee: desk.corporation.name.replace('見本', '見本　') });
    expect(codesOf(own.body)).toContain(Code.OwnPayee);
  });

  it('finds an invoice of another undertaking by its number or its content, and names it to the office alone', async () => {
    const desk = await makeDesk(server);
    const other = await makeDesk(server);
    const { body: own } = await create(desk, { invoiceNumber: 'X-1' });
    const { body: foreign } = await create(other, { invoiceNumber: 'X-1' });
    const { body: copied } = await create(desk, { invoiceNumber: 'X-2', description: '券売機' });
    const unregistered = { payeeInvoiceNumber: null, invoiceNumber: 'X-3', description: '食器' };
    const { body: named } = await create(desk, unregistered);
    await create(other, unregistered);
    const invoice = (item: typeof own) =>
      item.vouchers.find(({ documentType }) => documentType === DocumentType.VoucherInvoice)?.sectionId ?? 0;
    const content = pdfOf('請求書 X-2');
    const put = ({ user, myPage }: Desk, item: typeof own) =>
      uploadFile(server, { session: user.session, mypageId: myPage.id, sectionId: invoice(item), content });
    await put(desk, copied);
    await put(other, foreign);
    const found = (items: readonly (typeof own)[]) =>
      items.flatMap(({ id, findings }) =>
        findings.filter(({ code }) => code === Code.SameInvoice).map(({ message }) => [id, message]),
      );
    const ofCompany = found((await listOf(desk)).items);
    expect(ofCompany.map(([id]) => id)).toEqual([own.id, copied.id, named.id]);
    expect(JSON.stringify(ofCompany)).not.toContain(other.myPage.displayCode);
    const { body } = await server.call('getPaymentList', {
      session: desk.jmac.session,
      path: { id: desk.myPage.id },
    });
    expect(found(body.items).every(([, message]) => String(message).includes(other.myPage.displayCode))).toBe(
      true,
    );
  });
});

describe('what the office excludes', () => {
  it('has an amount and a reason, is read by the company, and can be taken back', async () => {
    const desk = await makeDesk(server);
    const { body } = await create(desk);
    const bare = await exclude(desk, body.id, { excludedAmount: 100_000 });
    expect(bare.problem.errors?.map(({ pointer }) => pointer)).toEqual(['/excludedReason']);
    const tooMuch = await exclude(desk, body.id, { excludedAmount: 3_000_001, excludedReason: '多い' });
    expect(tooMuch.problem.errors?.map(({ pointer }) => pointer)).toEqual(['/excludedAmount']);
    await exclude(desk, body.id, { excludedAmount: 100_000, excludedReason: '振込手数料' });
    expect((await listOf(desk)).items[0]).toMatchObject({
      excludedAmount: 100_000,
      excludedReason: '振込手数料',
      excludedByName: '事務局',
      acceptedAmount: 2_900_000,
    });
    await exclude(desk, body.id, { excludedAmount: 0 });
    expect((await listOf(desk)).items[0]).toMatchObject({ excludedAmount: 0, excludedReason: null });
  });

  /** What the office has said of a deal. */
  const saidOf = async (id: number) => {
    const { excludedAmount, excludedReason, excludedById, excludedAt } =
      await server.database.client.paymentItem.findUniqueOrThrow({ where: { id } });
    return { excludedAmount: Number(excludedAmount), excludedReason, excludedById, excludedAt };
  };

  const excluded = async (amount: number, changes: object = {}) => {
    const desk = await makeDesk(server);
    const { body } = await create(desk, changes);
    await exclude(desk, body.id, { excludedAmount: amount, excludedReason: '据付費は対象外' });
    return { desk, id: body.id, said: await saidOf(body.id) };
  };

  it.each([
    { eligibleAmount: 0 },
    { eligibleAmount: 1_999_999 },
    { amountTaxExcluded: 1_000_000, amountTaxIncluded: 1_100_000 },
    { amountTaxExcluded: 0, eligibleAmount: 0 },
  ])('is neither erased nor made smaller by the company’s %j', async (edit) => {
    const { desk, id, said } = await excluded(2_000_000);
    const refused = await change(desk, id, edit);
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toEqual([
      expect.objectContaining({
        pointer: '/eligibleAmount',
        message: expect.stringContaining('事務局が対象外とした額（2,000,000円）以上'),
      }),
    ]);
    expect(await saidOf(id)).toEqual(said);
  });

  it('outlives what the company may still change, and what is accepted is computed anew', async () => {
    const { desk, id, said } = await excluded(2_000_000);
    const edits = [
      { payee: '株式会社別の製機' },
      { expenseCategory: Building },
      { eligibleAmount: 2_500_000 },
    ];
    for (const edit of edits) expect((await change(desk, id, edit)).status).toBe(200);
    const { body } = await change(desk, id, { eligibleAmount: 2_000_000 });
    expect(body).toMatchObject({ excludedAmount: 2_000_000, acceptedAmount: 0, excludedByName: '事務局' });
    expect(await saidOf(id)).toEqual(said);
  });

  it('of a whole deal stays one of the whole when the deal grows', async () => {
    const small = { amountTaxIncluded: 33_000, amountTaxExcluded: 30_000 };
    const { desk, id, said } = await excluded(30_000, small);
    expect((await change(desk, id, { amountTaxIncluded: 1_100, amountTaxExcluded: 1_000 })).status).toBe(400);
    const grown = await change(desk, id, { amountTaxIncluded: 363_000, amountTaxExcluded: 330_000 });
    expect(grown.body).toMatchObject({ eligibleAmount: 330_000, excludedAmount: 330_000, acceptedAmount: 0 });
    expect(await saidOf(id)).toEqual({ ...said, excludedAmount: 330_000 });
  });

  it('keeps its deal: the company cannot delete it and enter it again', async () => {
    const { desk, id, said } = await excluded(2_000_000);
    const { session } = desk.user;
    const refused = await server.call('deleteUserPaymentItem', { session, path: { id } });
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('2,000,000円を対象外とした取引のため、削除できません'),
    ]);
    expect(await saidOf(id)).toEqual(said);
    await exclude(desk, id, { excludedAmount: 0 });
    expect((await server.call('deleteUserPaymentItem', { session, path: { id } })).status).toBe(204);
  });

  it('stands in the audit trail with its reason', async () => {
    const desk = await makeDesk(server);
    const { body } = await create(desk);
    await exclude(desk, body.id, { excludedAmount: 100_000, excludedReason: '振込手数料' });
    const last = await server.database.client.auditEntry.findFirst({
      where: { targetKind: 'paymentItem', targetId: String(body.id) },
      orderBy: { id: 'desc' },
    });
    expect(last).toMatchObject({ action: 'updated', reason: '振込手数料', adminType: 0 });
  });
});

describe('the totals', () => {
  it('are the sums of the rows, category by category, also for one that only the plan knows', async () => {
    const desk = await makeDesk(server);
    await plan(desk);
    const { body } = await create(desk, { expenseCategory: Building });
    await exclude(desk, body.id, { excludedAmount: 250_000, excludedReason: '撤去費' });
    expect((await listOf(desk)).totals).toEqual([
      {
        expenseCategory: Building,
        planAmount: 0,
        paidAmount: 3_000_000,
        excludedAmount: 250_000,
        acceptedAmount: 2_750_000,
      },
      {
        expenseCategory: MachinerySystem,
        planAmount: 3_000_000,
        paidAmount: 0,
        excludedAmount: 0,
        acceptedAmount: 0,
      },
    ]);
  });

  it('of another company in the same round are its own', async () => {
    const desk = await makeDesk(server);
    await create(desk);
    const corporation = await makeCorporation(server);
    const belonging = { projectId: desk.project.id, corporationId: corporation.id };
    const user = await makeCorporationUser(server, belonging);
    const myPage = await makeMyPage(server, belonging);
    await makeSection(server, myPage.id);
    const { body } = await server.call('getUserPaymentList', { session: user.session });
    expect([body.mypageId, body.items, body.totals]).toEqual([myPage.id, [], []]);
  });
});
