import { toDate } from '#bff/platform/database/values.ts';
import { remitter } from '../money/payouts.ts';
import type { TestServer } from '../server.ts';
import { example } from './walkPeople.ts';

/*
 * The money of a world: amounts, what is paid and what is paid back, and what was bought.
 */

/** A thousand yen ordered back on the day before that of the tests. */
const orderedRecovery = (mypageId: number, submittedById: number, orderedById: number) => ({
  mypageId,
  number: 1,
  kind: 2,
  status: 2,
  amount: 1_000,
  claimReason: '消費税の申告のため',
  payTo: 'みほん銀行 本店 普通 1234567',
  ...{ submittedById, submittedAt: toDate('2026-11-18'), orderedById, orderedAt: toDate('2026-11-19') },
  orderedOn: toDate('2026-11-19'),
  dueOn: toDate('2026-12-10'),
  portions: [{ on: '2026-04-01', amount: 1_000 }],
});

/** Of those whose records are made. */
export type Ids = {
  readonly projectId: number;
  readonly mypageId: number;
  readonly inspectorUserId: number;
  readonly proposerId: number;
  readonly adminUserId: number;
};

/** An amount that is proposed, and money that is ordered back. */
export const makeAmounts = async ({ database: { client }, now }: TestServer, ids: Ids) => {
  const { mypageId, inspectorUserId, proposerId, adminUserId } = ids;
  const recovery = await client.recovery.create({
    data: orderedRecovery(mypageId, adminUserId, inspectorUserId),
  });
  return {
    amountProposal: await client.amountProposal.create({
      data: {
        mypageId,
        number: 1,
        kind: 0,
        amount: 8_000_000,
        calculatedAmount: 8_000_000,
        ceilingAmount: 8_000_000,
        calculation: (example('AmountProposal') as { calculation: object }).calculation,
        basis: 'world',
        proposedById: proposerId,
        proposedAt: now(),
      },
    }),
    recovery,
    recoveryReceipt: await client.recoveryReceipt.create({
      data: {
        recoveryId: recovery.id,
        receivedOn: toDate('2026-11-19'),
        amount: 1_000,
        recordedById: adminUserId,
      },
    }),
    recoveryRelief: await client.recoveryRelief.create({
      data: { recoveryId: recovery.id, kind: 1, reason: '災害のため', askedById: adminUserId },
    }),
  };
};

/** A piece of property that the business wants to sell. */
export const makeProperty = async ({ database: { client } }: TestServer, mypageId: number) => {
  const property = await client.propertyLedgerItem.create({
    data: {
      mypageId,
      name: '配膳ロボット',
      amount: 3_000_000,
      subsidyAmount: 1_500_000,
      acquiredOn: toDate('2026-08-20'),
    },
  });
  const disposal = await client.propertyDisposal.create({
    data: {
      ...{ mypageId, propertyId: property.id, number: 1, kind: 1, status: 1 },
      ...{ plannedOn: toDate('2026-12-20'), disposalReason: '閉店のため', submittedAt: toDate('2026-11-19') },
    },
  });
  return { property, disposal };
};

/** A payment that is asked for, and an earlier file for the bank. */
export const makeMoney = async (
  server: TestServer,
  ids: { projectId: number; mypageId: number; adminUserId: number },
) => {
  const { client } = server.database;
  const { projectId, mypageId, adminUserId } = ids;
  const amount = 1_000_000;
  const payout = await client.payment.create({
    data: { mypageId, amount, requestedOn: toDate('2026-11-20') },
  });
  const batch = await client.paymentBatch.create({
    data: {
      projectId,
      transferOn: toDate('2026-11-25'),
      remitter,
      fileName: 'SOUFURI_20261125.txt',
      // As a file of before was kept: its first letter is a digit.
      content: new TextEncoder().encode('1'.repeat(480)),
      sha256: '0'.repeat(64),
      count: 1,
      amount,
      createdById: adminUserId,
    },
  });
  return { payout, batch };
};
