import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PaymentFindingCode as Code,
  ExpenseCategoryDining,
  ExpenseType,
} from '#bff/generated/contract/enums.ts';
import { insertExpensePlan } from '#bff/modules/myPages/expensePlans.data.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { Building, MachinerySystem, Training } = ExpenseCategoryDining;
const { AboveShare, NotInPlan, OverPlan, RepeatedInvoice, SameInvoice, SameRow, SplitDeal } = Code;

const deal = {
  expenseCategory: MachinerySystem,
  payee: '株式会社みほん製機',
  description: '配膳ロボット',
  orderedOn: '2026-07-31',
  invoicedOn: '2026-09-14',
  amountTaxIncluded: 3_300_000,
  amountTaxExcluded: 3_000_000,
};

const create = async ({ user }: Desk, changes: object = {}) => {
  const answer = await server.call('createUserPaymentItem', {
    session: user.session,
    body: { ...deal, ...changes },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
};

const listOf = async ({ jmac, myPage }: Desk) =>
  (await server.call('getPaymentList', { session: jmac.session, path: { id: myPage.id } })).body;

/** The findings of a kind, in the order of the deals: number and what is said. */
const found = async (desk: Desk, code: number) =>
  (await listOf(desk)).items.flatMap(({ number, findings }) =>
    findings
      .filter((finding) => finding.code === code)
      .map(({ isError, message }) => ({ number, isError, message })),
  );

const numbersOf = async (desk: Desk, code: number) => (await found(desk, code)).map(({ number }) => number);

const plan = ({ myPage }: Desk, amounts: { readonly [category: number]: number }) =>
  insertExpensePlan(server.database.client, {
    mypageId: myPage.id,
    effectiveOn: '2026-07-01',
    lendsEquipment: false,
    items: Object.entries(amounts).map(([category, eligibleAmount], index) => ({
      number: index + 1,
      expenseCategory: Number(category),
      expenseType: ExpenseType.Installation,
      description: '設備',
      amountTaxExcluded: eligibleAmount + 1_000_000,
      eligibleAmount,
    })),
  });

describe('the same invoice twice within an undertaking', () => {
  it.each([
    ['the same letters', {}, {}],
    ['full width', { invoiceNumber: 'ＭＫ－０２' }, {}],
    ['small letters', { invoiceNumber: 'mk-02' }, {}],
    ['no hyphen', { invoiceNumber: 'MK02' }, {}],
    ['another hyphen', { invoiceNumber: 'MK‐02' }, {}],
    ['the long vowel mark', { invoiceNumber: 'MKー02' }, {}],
    ['a minus sign and blanks', { invoiceNumber: 'MK − 02　' }, {}],
    ['(株)', { payee: '(株)みほん製機' }, {}],
    ['㈱', { payee: '㈱みほん製機' }, {}],
    ['no legal form', { payee: 'みほん製機' }, {}],
    ['the legal form behind', { payee: 'みほん製機　株式会社' }, {}],
    [
      'another name with the same registration',
      { payee: '見本製機', payeeInvoiceNumber: 'T7999901000001' },
      {
        payeeInvoiceNumber: 'T7999901000001',
      },
    ],
  ])('is found on both deals: with %s', async (_, second, first) => {
    const desk = await makeDesk(server);
    await create(desk, { invoiceNumber: 'MK-02', ...first });
    await create(desk, {
      invoiceNumber: 'MK-02',
      amountTaxIncluded: 550_000,
      amountTaxExcluded: 500_000,
      ...second,
    });
    const findings = await found(desk, RepeatedInvoice);
    const [one = 0, other = 0] = (await listOf(desk)).items.map(({ number }) => number);
    expect(findings).toMatchObject([
      { number: one, isError: true, message: expect.stringContaining(`${other}番の取引にも`) },
      { number: other, isError: true, message: expect.stringContaining(`${one}番の取引にも`) },
    ]);
  });

  it.each<readonly [string, object, object]>([
    ['another number', { invoiceNumber: 'MK-03' }, {}],
    ['another payee', { payee: '有限会社れいじ製菓' }, {}],
    ['a number that is none', { invoiceNumber: 'なし' }, { invoiceNumber: 'なし' }],
    ['no number', { invoiceNumber: null }, { invoiceNumber: null }],
  ])('is not one with %s', async (_, second, first) => {
    const desk = await makeDesk(server);
    await create(desk, { invoiceNumber: 'MK-02', ...first });
    await create(desk, {
      invoiceNumber: 'MK-02',
      amountTaxIncluded: 5_500_000,
      amountTaxExcluded: 5_000_000,
      ...second,
    });
    expect(await numbersOf(desk, RepeatedInvoice)).toEqual([]);
  });

  it('is said once where the whole row is the same', async () => {
    const desk = await makeDesk(server);
    await create(desk, { invoiceNumber: 'MK-02' });
    await create(desk, { invoiceNumber: 'MK-02' });
    expect(await numbersOf(desk, SameRow)).toHaveLength(2);
    expect(await numbersOf(desk, RepeatedInvoice)).toEqual([]);
  });

  it('is found in another undertaking too, however payee and number are written', async () => {
    const [one, other] = [await makeDesk(server), await makeDesk(server)];
    const invoiceNumber = `MK-${one.myPage.id}`;
    await create(one, { invoiceNumber });
    await create(other, { invoiceNumber: `ＭＫ${one.myPage.id}`, payee: '㈱みほん製機' });
    expect(await found(one, SameInvoice)).toMatchObject([
      { isError: true, message: expect.stringContaining(other.myPage.displayCode) },
    ]);
  });
});

/** yen without tax, and the day of the order */
type Small = readonly [amount: number, orderedOn: string, changes?: object];

const buy = async (desk: Desk, each: readonly Small[]) => {
  for (const [amountTaxExcluded, orderedOn, changes = {}] of each)
    await create(desk, {
      amountTaxExcluded,
      amountTaxIncluded: Math.floor(amountTaxExcluded * 1.1),
      orderedOn,
      invoicedOn: null,
      ...changes,
    });
};

describe('purchases below 500,000 yen', () => {
  it('of one payee on the same day are found where they come to 500,000 yen or more', async () => {
    const desk = await makeDesk(server);
    await buy(desk, [
      [499_000, '2026-08-03'],
      [499_000, '2026-08-03', { payee: '（株）みほん製機' }],
      [499_000, '2026-08-03'],
    ]);
    const findings = await found(desk, SplitDeal);
    expect(findings).toHaveLength(3);
    expect(findings[0]).toMatchObject({
      isError: true,
      message: expect.stringContaining('50万円未満の取引が3件'),
    });
    expect(findings[2]?.message).toContain('合わせて1,497,000円');
  });

  it('are found up to seven days apart, and not with eight', async () => {
    const near = await makeDesk(server);
    await buy(near, [
      [250_000, '2026-08-03'],
      [250_000, '2026-08-10'],
      [499_999, '2026-08-25'],
    ]);
    expect(await numbersOf(near, SplitDeal)).toHaveLength(2);
    const far = await makeDesk(server);
    await buy(far, [
      [499_999, '2026-08-03'],
      [499_999, '2026-08-11'],
    ]);
    expect(await numbersOf(far, SplitDeal)).toEqual([]);
  });

  it('are found by their deliveries and invoices, where the orders are far apart', async () => {
    const desk = await makeDesk(server);
    await buy(desk, [
      [300_000, '2026-08-03', { deliveredOn: '2026-09-10' }],
      [300_000, '2026-08-24', { deliveredOn: '2026-09-11' }],
      [300_000, '2026-08-03', { payee: '有限会社れいじ製菓', invoicedOn: '2026-09-30' }],
      [300_000, '2026-08-24', { payee: '有限会社れいじ製菓', invoicedOn: '2026-09-30' }],
    ]);
    expect(await numbersOf(desk, SplitDeal)).toHaveLength(4);
  });

  it.each<readonly [string, readonly Small[]]>([
    [
      'of several payees',
      [
        [400_000, '2026-08-03'],
        [400_000, '2026-08-03', { payee: '有限会社れいじ製菓' }],
      ],
    ],
    [
      'that stay below it together',
      [
        [249_999, '2026-08-03'],
        [250_000, '2026-08-03'],
      ],
    ],
    [
      'beside one of 500,000 yen',
      [
        [500_000, '2026-08-03'],
        [499_999, '2026-08-03'],
      ],
    ],
  ])('are none that were split: %s', async (_, each) => {
    const desk = await makeDesk(server);
    await buy(desk, each);
    expect(await numbersOf(desk, SplitDeal)).toEqual([]);
  });
});

describe('costs beside the plan', () => {
  const spend = async (desk: Desk, category: number, amountTaxExcluded: number) =>
    create(desk, {
      expenseCategory: category,
      amountTaxExcluded,
      amountTaxIncluded: Math.floor(amountTaxExcluded * 1.1),
      payee: `支払先 ${amountTaxExcluded}`,
    });

  it('of a category that has nothing eligible in the plan are to be put right, until nothing of them is claimed', async () => {
    const desk = await makeDesk(server);
    await plan(desk, { [MachinerySystem]: 3_000_000, [Training]: 0 });
    const { id, number } = await spend(desk, Training, 600_000);
    await spend(desk, MachinerySystem, 1_000_000);
    expect(await found(desk, NotInPlan)).toMatchObject([
      { number, isError: true, message: expect.stringContaining('補助対象額が0円です') },
    ]);
    await server.call('excludePaymentItem', {
      session: desk.jmac.session,
      path: { id },
      body: { excludedAmount: 600_000, excludedReason: '計画で対象外のため' },
    });
    expect(await numbersOf(desk, NotInPlan)).toEqual([]);
  });

  it('are a note up to the minor change of the round, and to be put right above it', async () => {
    const desk = await makeDesk(server);
    await plan(desk, { [MachinerySystem]: 1_000_000, [Building]: 4_000_000 });
    await spend(desk, MachinerySystem, 700_000);
    const last = await spend(desk, MachinerySystem, 500_000);
    expect(await found(desk, OverPlan)).toMatchObject([{ number: last.number, isError: false }]);
    expect(await numbersOf(desk, AboveShare)).toEqual([]);
    const above = await spend(desk, MachinerySystem, 1);
    expect(await found(desk, AboveShare)).toEqual([
      {
        number: above.number,
        isError: true,
        message:
          '「機械装置・システム構築費」の合計（1,200,001円）が、計画（1,000,000円）を20%より多く超えています。計画変更の承認が必要です。',
      },
    ]);
    expect(await numbersOf(desk, OverPlan)).toEqual([]);
  });

  it('are compared with the share that the round says', async () => {
    const desk = await makeDesk(server);
    const { id } = desk.project;
    await server.database.client.project.update({ where: { id }, data: { minorChangePercent: 0 } });
    await plan(desk, { [MachinerySystem]: 1_000_000 });
    await spend(desk, MachinerySystem, 1_000_001);
    expect(await numbersOf(desk, AboveShare)).toHaveLength(1);
  });

  it('are in order once a change of the plan was approved', async () => {
    const desk = await makeDesk(server);
    await plan(desk, { [MachinerySystem]: 1_000_000 });
    await spend(desk, MachinerySystem, 2_000_000);
    expect(await numbersOf(desk, AboveShare)).toHaveLength(1);
    await plan(desk, { [MachinerySystem]: 2_000_000 });
    expect(await numbersOf(desk, AboveShare)).toEqual([]);
  });
});
