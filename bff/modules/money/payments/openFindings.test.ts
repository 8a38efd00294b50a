import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PaymentFindingCode as Code,
  DocumentCheckStatus,
  ExpenseCategoryDining,
  ExpenseType,
} from '#bff/generated/contract/enums.ts';
import { insertExpensePlan } from '#bff/modules/myPages/expensePlans.data.ts';
import { actionTools } from '#bff/testing/myPageActions.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import type { Desk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { act, offerOf, inspected } = actionTools(() => server);
const { MachinerySystem, Training } = ExpenseCategoryDining;

/** A deal in good order; its papers are confirmed by `confirmPapers`. */
const deal = {
  expenseCategory: MachinerySystem,
  payee: '株式会社みほん製機',
  description: '配膳ロボット',
  quotationOn: '2026-07-24',
  orderedOn: '2026-07-31',
  deliveredOn: '2026-09-04',
  inspectedOn: '2026-09-07',
  invoicedOn: '2026-09-14',
  paidOn: '2026-09-30',
  payeeAccountHolder: 'ｶ)ﾐﾎﾝｾｲｷ',
  amountTaxIncluded: 1_100_000,
  amountTaxExcluded: 1_000_000,
};
const small = {
  amountTaxIncluded: 440_000,
  amountTaxExcluded: 400_000,
  invoiceNumber: null,
} as const;

const plan = ({ myPage }: Desk) =>
  insertExpensePlan(server.database.client, {
    mypageId: myPage.id,
    effectiveOn: '2026-07-01',
    lendsEquipment: false,
    items: [
      { expenseCategory: MachinerySystem, eligibleAmount: 2_000_000 },
      { expenseCategory: Training, eligibleAmount: 0 },
    ].map((item, index) => ({
      number: index + 1,
      expenseType: ExpenseType.Installation,
      description: '設備',
      amountTaxExcluded: 2_000_000,
      ...item,
    })),
  });

const confirmPapers = ({ myPage }: Desk) =>
  server.database.client.section.updateMany({
    where: { mypageId: myPage.id },
    data: { status: DocumentCheckStatus.Confirmed, submittedAt: TEST_NOW },
  });

/** An undertaking of which only the deals have to be looked at. */
const withDeals = async (each: readonly object[]) => {
  const desk = await inspected();
  await plan(desk);
  const ids: number[] = [];
  for (const changes of each) {
    const session = desk.user.session;
    const answer = await server.call('createUserPaymentItem', {
      session,
      body: { ...deal, invoiceNumber: `MK-${desk.myPage.id}`, ...changes },
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem));
    ids.push(answer.body.id);
  }
  await confirmPapers(desk);
  return { desk, ids };
};

const listOf = async ({ jmac, myPage }: Desk) =>
  (await server.call('getPaymentList', { session: jmac.session, path: { id: myPage.id } })).body;

const errorsOf = async (desk: Desk) =>
  (await listOf(desk)).items.flatMap(({ id, number, findings }) =>
    findings
      .filter(({ isError, acceptance }) => isError && acceptance === null)
      .map(({ code, key }) => ({ id, number, code, key })),
  );

const confirm = (desk: Desk) => act(desk, { action: 'confirmResult' });

const { AboveShare, MissingVoucher, NotInPlan, OrderBeforeGrant, RepeatedInvoice, SplitDeal } = Code;

const CASES: readonly (readonly [says: string, code: number, deals: readonly object[]])[] = [
  ['an order before the grant', OrderBeforeGrant, [{ quotationOn: '2026-07-01', orderedOn: '2026-07-10' }]],
  [
    'an invoice that comes twice',
    RepeatedInvoice,
    [{}, { amountTaxIncluded: 880_000, amountTaxExcluded: 800_000 }],
  ],
  [
    'a purchase that was split',
    SplitDeal,
    [small, { ...small, description: '券売機', amountTaxIncluded: 429_000, amountTaxExcluded: 390_000 }],
  ],
  ['a category with nothing eligible in the plan', NotInPlan, [{ expenseCategory: Training }]],
  [
    'a category above the share of the round',
    AboveShare,
    [{ amountTaxIncluded: 2_750_000, amountTaxExcluded: 2_500_000 }],
  ],
];

describe('the result of an undertaking', () => {
  it('is confirmed with deals that are in order', async () => {
    const { desk } = await withDeals([{}]);
    expect(await errorsOf(desk)).toEqual([]);
    expect((await confirm(desk)).body.projectStatus).toBe(1);
  });

  it.each(CASES)(
    'is not confirmed with %s, until each finding is taken with a reason',
    async (_, code, deals) => {
      const { desk } = await withDeals(deals);
      const open = await errorsOf(desk);
      expect(new Set(open.map((finding) => finding.code))).toEqual(new Set([code]));
      const refused = await confirm(desk);
      const numbers = open.map(({ number }) => `${number}番`).join('、');
      expect([refused.status, refused.problem.detail]).toEqual([
        409,
        expect.stringContaining(`「経費と証憑」に、直すものが${open.length}件残っています（${numbers}）`),
      ]);
      expect((await offerOf(desk, 'confirmResult'))?.reason).toBe(refused.problem.detail);
      for (const { id, key } of open) {
        const body = { key, reason: '証憑の原本で確かめました。' };
        await server.call('acceptPaymentFinding', { session: desk.jmac.session, path: { id }, body });
      }
      expect((await confirm(desk)).body.projectStatus).toBe(1);
    },
  );

  it('is confirmed once nothing of the deal is accepted any more', async () => {
    const { desk, ids } = await withDeals([
      {},
      { expenseCategory: Training, invoiceNumber: null, orderedOn: '2026-07-10', quotationOn: null },
    ]);
    expect((await confirm(desk)).status).toBe(409);
    const path = { id: ids[1] ?? 0 };
    const body = { excludedAmount: 1_000_000, excludedReason: '計画で対象外のため' };
    await server.call('excludePaymentItem', { session: desk.jmac.session, path, body });
    expect((await confirm(desk)).body.projectStatus).toBe(1);
  });

  it('is confirmed once the company has put it right', async () => {
    const { desk, ids } = await withDeals([{ deliveredOn: '2026-07-30' }]);
    expect((await confirm(desk)).status).toBe(409);
    const { session } = desk.user;
    await server.call('updateUserPaymentItem', {
      session,
      path: { id: ids[0] ?? 0 },
      body: { deliveredOn: '2026-09-04' },
    });
    expect((await confirm(desk)).body.projectStatus).toBe(1);
  });

  it('is not confirmed without papers that were only made optional', async () => {
    const { desk } = await withDeals([{}]);
    const { client } = server.database;
    const where = { mypageId: desk.myPage.id, branchNumber: { endsWith: '-5' } };
    await client.section.updateMany({ where, data: { isRequired: false, status: 0, submittedAt: null } });
    expect((await errorsOf(desk)).map(({ code }) => code)).toEqual([MissingVoucher]);
    expect((await confirm(desk)).problem.detail).toContain('直すものが1件残っています');
    const paper = await client.section.findFirstOrThrow({ where });
    const body = { id: paper.id, action: 'waive', reason: '請求書は領収書を兼ねるため' } as const;
    const waived = await server.call('updateSection', { session: desk.jmac.session, body });
    expect(waived.status).toBe(200);
    expect((await confirm(desk)).body.projectStatus).toBe(1);
  });
});
