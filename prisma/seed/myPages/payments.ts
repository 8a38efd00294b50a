import { createHash } from 'node:crypto';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { transferFileOf } from '#bff/modules/money/payouts/zengin/transferFile.service.ts';
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

const { Approved, Canceled, Checked, Draft, Exported, Failed, Paid, Requested } = PaymentStatus;

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

/** A payment of an undertaking, and how far it has come; days count from today. */
type Part = {
  readonly amount: number;
  readonly status: number;
  /** The days on which its file was made and the bank transfers; none before that. */
  readonly file?: { readonly on: number; readonly transferOn: number };
};

/** Why the bank could not transfer, as its file of results says. */
const FAILURE = '口座名義が違います';
const CANCELED = '同じ額を2度請求したため';

/** The steps of a payment between the claim and where it stands; the approver is never the checker. */
const stepsOf = (seed: Seed, { data, user }: Place, { status, file }: Part): Move[] => {
  const { confirmed = 0 } = data;
  const when = (offset: number, time: string) => at(seed, workday(seed, offset), time);
  const asked = [
    { action: 'request', from: Draft, to: Requested, at: when(confirmed + 4, '10:30'), actor: user },
  ];
  if (status === Draft) return [];
  if (status === Canceled) {
    const cancel = { action: 'cancel', from: Requested, to: Canceled };
    return [...asked, { ...cancel, at: when(confirmed + 5, '16:00'), actor: jmac }];
  }
  const all = [
    ...asked,
    { action: 'check', from: Requested, to: Checked, at: when(confirmed + 5, '11:00'), actor: backOffice },
    { action: 'approve', from: Checked, to: Approved, at: when(confirmed + 6, '14:00'), actor: jmac },
  ];
  if (file === undefined) return all.slice(0, all.findIndex(({ to }) => to === status) + 1);
  const exported = {
    action: 'export',
    from: Approved,
    to: Exported,
    at: when(file.on, '15:00'),
    actor: jmac,
  };
  if (status === Exported) return [...all, exported];
  const result = { action: status === Failed ? 'fail' : 'settle', from: Exported, to: status };
  return [...all, exported, { ...result, at: when(file.transferOn, '15:10'), actor: jmac }];
};

/** The bank account as it was when the payment was checked. */
const accountOf = ({ data }: Place) => {
  const { bank } = corporationOf(data.corporationId);
  return { ...bank, accountType: 0, version: 1 };
};

type Left = Part & { readonly paymentId: number; readonly file: NonNullable<Part['file']> };

/** The file that a payment left in. @returns its number */
const addBatch = (seed: Seed, place: Place, { paymentId, amount, status, file }: Left): number => {
  const { data } = place;
  const id = nextId(seed.rows, 'paymentBatch');
  const createdAt = at(seed, workday(seed, file.on), '15:00');
  const transferOn = workday(seed, file.transferOn);
  const readAt = status === Exported ? null : at(seed, transferOn, '15:10');
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
    resultReadAt: readAt,
  });
  const failureReason = status === Failed ? FAILURE : null;
  seed.rows.paymentBatchItem.push({
    ...{ batchId: id, sequence: 1, paymentId, amount, account, status, failureReason },
  });
  const step = { batchId: id, count: 1, actorId: jmac.id, actorName: jmac.name };
  seed.rows.paymentBatchStep.push(
    { ...step, action: 'export', createdAt },
    ...(readAt === null ? [] : [{ ...step, action: 'resultRead', createdAt: readAt }]),
  );
  return id;
};

const addPart = (seed: Seed, place: Place, part: Part): void => {
  const { data, id: mypageId } = place;
  const { confirmed = 0 } = data;
  const { amount, status, file } = part;
  const id = nextId(seed.rows, 'payment');
  const moves = stepsOf(seed, place, part);
  const find = (action: string) => moves.find((move) => move.action === action);
  const [check, approve, fail] = [find('check'), find('approve'), find('fail')];
  const isPaid = status === Paid;
  seed.rows.payment.push({
    id,
    mypageId,
    status,
    method: 0,
    amount,
    ...(check === undefined ? {} : { account: accountOf(place) }),
    requestedOn: status === Draft ? null : date(workday(seed, confirmed + 4)),
    checkedById: check && backOffice.id,
    checkedAt: check?.at ?? null,
    approvedById: approve && jmac.id,
    approvedAt: approve?.at ?? null,
    exportedAt: find('export')?.at ?? null,
    batchId: file === undefined ? null : addBatch(seed, place, { ...part, file, paymentId: id }),
    paidOn: file === undefined || !isPaid ? null : date(workday(seed, file.transferOn)),
    recordedById: isPaid ? jmac.id : null,
    failedAt: fail?.at ?? null,
    failureReason: fail === undefined ? null : FAILURE,
    cancelReason: status === Canceled ? CANCELED : null,
    version: 1 + moves.length,
    createdAt: moves[0]?.at ?? seed.scope.now,
    updatedAt: moves.at(-1)?.at ?? seed.scope.now,
  });
  addMoves(seed, place, id, moves);
};

/**
 * What is not paid yet has come as far as its parts have: one for the business to ask for, one to check, one to approve,
 * one for the next file, one with the bank, one that the bank could not transfer, and one that was asked for twice.
 */
const underWay = (amount: number): Part[] => {
  const part = Math.floor(amount / 8);
  return [
    ...[Approved, Checked, Requested, Draft, Canceled].map((status) => ({ amount: part, status })),
    { amount: part, status: Exported, file: { on: -2, transferOn: 3 } },
    { amount: part, status: Failed, file: { on: -11, transferOn: -7 } },
  ];
};

/** The payments of an undertaking whose amount was notified: paid, or asked for in parts. */
export const addPayment = (seed: Seed, place: Place): void => {
  const { confirmed, confirmedAmount: amount, paid } = place.data;
  if (confirmed === undefined || amount === undefined) return;
  const file = { on: (paid ?? 0) - 4, transferOn: paid ?? 0 };
  const parts: Part[] = paid === undefined ? underWay(amount) : [{ amount, status: Paid, file }];
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
