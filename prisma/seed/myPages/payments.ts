import { createHash } from 'node:crypto';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { transferFileOf } from '#bff/services/payouts/zengin/transferFile.ts';
import { corporationOf } from '../corporations/corporations.ts';
import { actorColumns, backOffice, jmac, type SeedActor } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import { at, date, type Seed, workday } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import type { Place } from './place.ts';

type Move = {
  readonly action: string;
  readonly from: number;
  readonly to: number;
  readonly at: Date;
  readonly actor: SeedActor;
};

/** A bank of no place: its code is none that is given out. */
const remitter = {
  code: '1234567890',
  nameKana: 'ｼﾔ)ﾐﾎﾝｷﾖｳｶｲ',
  bankCode: '9990',
  bankNameKana: 'ﾐﾎﾝ',
  branchCode: '100',
  branchNameKana: 'ﾎﾝﾃﾝ',
  accountType: 0,
  accountNumber: '0000001',
};

const { Approved, Checked, Draft, Exported, Paid, Requested } = PaymentStatus;

const addMoves = (seed: Seed, { id, data }: Place, paymentId: number, moves: readonly Move[]): void => {
  for (const { action, from, to, at: createdAt, actor } of moves) {
    const entry = { machine: 'payment', targetId: paymentId, action, fromStatus: from, toStatus: to };
    seed.rows.myPageHistory.push({ mypageId: id, ...entry, ...actorColumns(actor), createdAt });
    const change = { before: { status: from }, after: { status: to } };
    audit(seed, {
      at: createdAt,
      actor,
      action,
      target: { kind: 'payment', id: paymentId },
      ...change,
      mypageId: id,
      projectId: data.projectId,
    });
  }
};

/** A payment of an undertaking, and how far it has come. */
type Part = { readonly amount: number; readonly status: number };

/** The steps of a payment between the claim and the day it is paid; the approver is never the checker. */
const stepsOf = (seed: Seed, { data, user }: Place, { status }: Part): Move[] => {
  const { confirmed = 0, paid = 0 } = data;
  const when = (offset: number, time: string) => at(seed, workday(seed, offset), time);
  const all = [
    { action: 'request', from: Draft, to: Requested, at: when(confirmed + 4, '10:30'), actor: user },
    { action: 'check', from: Requested, to: Checked, at: when(confirmed + 5, '11:00'), actor: backOffice },
    { action: 'approve', from: Checked, to: Approved, at: when(confirmed + 6, '14:00'), actor: jmac },
    { action: 'export', from: Approved, to: Exported, at: when(paid - 4, '15:00'), actor: jmac },
    { action: 'settle', from: Exported, to: Paid, at: when(paid, '15:10'), actor: jmac },
  ];
  return all.slice(0, all.findIndex(({ to }) => to === status) + 1);
};

/** The bank account as it was when the payment was checked. */
const accountOf = ({ data }: Place) => {
  const { bank } = corporationOf(data.corporationId);
  return { ...bank, accountType: 0, version: 1 };
};

/** The file that a paid payment left in. @returns its number */
const addBatch = (seed: Seed, place: Place, paymentId: number, amount: number): number => {
  const { data } = place;
  const { paid = 0 } = data;
  const id = nextId(seed.rows, 'paymentBatch');
  const createdAt = at(seed, workday(seed, paid - 4), '15:00');
  const transferOn = workday(seed, paid);
  const account = accountOf(place);
  const { bankCode, bankNameKana, branchCode, branchNameKana, accountNumber, accountHolderKana } = account;
  const content = transferFileOf({
    batchNumber: id,
    transferOn,
    remitter: { ...remitter, accountType: '1' },
    transfers: [
      {
        paymentId,
        ...{ bankCode, bankNameKana, branchCode, branchNameKana, accountNumber },
        accountType: '1',
        holderKana: accountHolderKana,
        amount: BigInt(amount),
      },
    ],
  });
  seed.rows.paymentBatch.push({
    id,
    projectId: data.projectId,
    transferOn: date(transferOn),
    remitter,
    fileName: `SOUFURI_${transferOn.replaceAll('-', '')}_${id}.txt`,
    content: new Uint8Array(content),
    sha256: createHash('sha256').update(content).digest('hex'),
    count: 1,
    amount,
    createdById: jmac.id ?? 1,
    createdAt,
    resultReadAt: at(seed, transferOn, '15:10'),
  });
  seed.rows.paymentBatchItem.push({ batchId: id, sequence: 1, paymentId, amount, account, status: Paid });
  const step = { batchId: id, count: 1, actorId: jmac.id, actorName: jmac.name };
  seed.rows.paymentBatchStep.push(
    { ...step, action: 'export', createdAt },
    { ...step, action: 'resultRead', createdAt: at(seed, transferOn, '15:10') },
  );
  return id;
};

const addPart = (seed: Seed, place: Place, part: Part): void => {
  const { data, id: mypageId } = place;
  const { confirmed = 0, paid } = data;
  const { amount, status } = part;
  const id = nextId(seed.rows, 'payment');
  const moves = stepsOf(seed, place, part);
  const find = (action: string) => moves.find((move) => move.action === action);
  const [check, approve] = [find('check'), find('approve')];
  const isPaid = status === Paid;
  seed.rows.payment.push({
    id,
    mypageId,
    status,
    method: 0,
    amount,
    ...(check === undefined ? {} : { account: accountOf(place) }),
    requestedOn: date(workday(seed, confirmed + 4)),
    checkedById: check && backOffice.id,
    checkedAt: check?.at ?? null,
    approvedById: approve && jmac.id,
    approvedAt: approve?.at ?? null,
    exportedAt: find('export')?.at ?? null,
    batchId: isPaid ? addBatch(seed, place, id, amount) : null,
    paidOn: paid === undefined || !isPaid ? null : date(workday(seed, paid)),
    recordedById: isPaid ? jmac.id : null,
    version: 1 + moves.length,
    createdAt: moves[0]?.at ?? seed.scope.now,
    updatedAt: moves.at(-1)?.at ?? seed.scope.now,
  });
  addMoves(seed, place, id, moves);
};

/** What is not paid yet has come as far as its parts have: one to check, one to approve, one for the next file. */
const underWay = (amount: number): Part[] => {
  const part = Math.floor(amount / 4);
  return [Approved, Checked, Requested].map((status) => ({ amount: part, status }));
};

/** The payments of an undertaking whose amount was notified: paid, or asked for in parts. */
export const addPayment = (seed: Seed, place: Place): void => {
  const { confirmed, confirmedAmount: amount, paid } = place.data;
  if (confirmed === undefined || amount === undefined) return;
  const parts = paid === undefined ? underWay(amount) : [{ amount, status: Paid }];
  for (const part of parts) addPart(seed, place, part);
};

/** The account that pays the subsidies of the demo, and the budgets of its rounds. */
export const addPaymentSettings = ({ rows }: Seed): void => {
  for (const { id = 0, maxSubsidy } of rows.project)
    rows.paymentSetting.push({
      projectId: id,
      budgetAmount: BigInt(maxSubsidy) * 30n,
      estimatePercent: 0,
      remitter,
    });
};
