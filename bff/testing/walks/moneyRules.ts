import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { PaymentStatus, ProjectStatus } from '../../generated/contract/enums.ts';
import type { TestServer } from '../server.ts';
import type { Desk } from '../undertaking.ts';

/*
 * What is true of the money of an undertaking after every step, whoever took it: said of the rows and of the figures
 * that screens show.
 */

const { Approved, Canceled, Exported, Paid } = PaymentStatus;

type Row = { readonly status: number; readonly amount: bigint };

const sumOf = (rows: readonly Row[], statuses: readonly number[]): number =>
  rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { amount }) => sum + Number(amount), 0);

const live = Object.values(PaymentStatus).filter((status) => status !== Canceled);
/** Statuses in which money has left, or leaves with the next file. */
const leaving = [Exported, Paid];
const approvedOn: readonly number[] = [Approved, ...leaving];

type Money = Awaited<ReturnType<typeof readMoney>>;

const readMoney = async ({ database: { client } }: TestServer, { myPage, project }: Desk) => ({
  myPage: await client.myPage.findUniqueOrThrow({ where: { id: myPage.id } }),
  payments: await client.payment.findMany({ where: { mypageId: myPage.id } }),
  batches: await client.paymentBatch.findMany({ where: { projectId: project.id }, include: { items: true } }),
});

/** Never above the grant, and what is kept as paid is what the bank has paid. */
const assertWithinGrant = ({ myPage, payments }: Money): void => {
  const { confirmedAmount, grantAmount, paidAmount, projectStatus } = myPage;
  const most = confirmedAmount ?? grantAmount ?? 0n;
  if (confirmedAmount !== null && grantAmount !== null)
    expect(confirmedAmount).toBeLessThanOrEqual(grantAmount);
  expect(sumOf(payments, leaving)).toBeLessThanOrEqual(Number(most));
  if (projectStatus === ProjectStatus.FinishedPayment)
    expect([Number(paidAmount), Number(confirmedAmount)]).toEqual([Number(paidAmount), Number(paidAmount)]);
};

/** Nobody approves what he entered or checked. */
const assertFourEyes = ({ payments }: Money): void => {
  for (const { status, enteredById, checkedById, approvedById } of payments) {
    if (!approvedOn.includes(status)) continue;
    const people = [enteredById, checkedById, approvedById].filter((id) => id !== null);
    expect(people.length).toBeGreaterThanOrEqual(2);
    expect(new Set(people).size).toBe(people.length);
  }
};

/** A file pays what its rows say, and a payment stands in one file that counts. */
const assertBatches = ({ payments, batches }: Money): void => {
  for (const { amount, items } of batches)
    expect(items.reduce((sum, item) => sum + item.amount, 0n)).toBe(amount);
  const valid = batches.filter(({ canceledAt }) => canceledAt === null).map(({ id }) => id);
  for (const { status, batchId } of payments) if (status === Exported) expect(valid).toContain(batchId);
};

/** The figures that people read are the sums of the rows. */
const assertFigures = async (server: TestServer, desk: Desk, { myPage, payments }: Money): Promise<void> => {
  const { session } = desk.jmac;
  const ledger = await server.call('getPayoutLedger', { session, path: { id: myPage.id } });
  expect(ledger.body).toMatchObject({
    paidAmount: sumOf(payments, [Paid]),
    requestedAmount: sumOf(payments, live),
  });
  const budgets = await server.call('listPayoutBudgets', { session });
  const budget = budgets.body.items.find(({ projectId }) => projectId === desk.project.id);
  const figures = Object.fromEntries(budget?.figures.map(({ kind, amount }) => [kind, amount]) ?? []);
  expect(figures.paid).toBe(sumOf(payments, [Paid]));
  const ended =
    myPage.projectStatus === ProjectStatus.Canceled || myPage.projectStatus === ProjectStatus.Rejected;
  if (!ended) expect(figures.granted).toBe(Number(myPage.grantAmount ?? 0n));
};

/** Looks at the money of an undertaking during a walk. */
export const watchMoney = (server: TestServer, desk: Desk) => {
  let seen: Money | undefined;

  /** After everything. @throws AssertionError naming what does not add up */
  const assertAll = async (money: Money): Promise<void> => {
    assertWithinGrant(money);
    assertFourEyes(money);
    assertBatches(money);
    await assertFigures(server, desk, money);
  };

  /** After a step: of the same rows the same is true, and most steps are refused. */
  const assertAfterStep = async (): Promise<void> => {
    const money = await readMoney(server, desk);
    if (isDeepStrictEqual(money, seen)) return;
    await assertAll(money);
    seen = money;
  };

  /** After the last step: also what the refused ones may have done to the figures alone. */
  const assertAtEnd = async (): Promise<void> => assertAll(await readMoney(server, desk));

  return { assertAfterStep, assertAtEnd };
};
