import { PaymentStatus } from '#bff/generated/contract/enums.ts';
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

/** The steps of a payment between the claim and the day it is paid; the approver is never the checker. */
const stepsOf = (seed: Seed, { data, user }: Place): Move[] => {
  const { confirmed = 0, paid } = data;
  const when = (offset: number, time: string) => at(seed, workday(seed, offset), time);
  const request = {
    action: 'request',
    from: Draft,
    to: Requested,
    at: when(confirmed + 4, '10:30'),
    actor: user,
  };
  if (paid === undefined) return [request];
  return [
    request,
    { action: 'check', from: Requested, to: Checked, at: when(confirmed + 8, '11:00'), actor: backOffice },
    { action: 'approve', from: Checked, to: Approved, at: when(confirmed + 10, '14:00'), actor: jmac },
    { action: 'export', from: Approved, to: Exported, at: when(paid - 4, '15:00'), actor: jmac },
    { action: 'settle', from: Exported, to: Paid, at: when(paid, '15:10'), actor: jmac },
  ];
};

/** The bank account as it was when the payment was checked. */
const accountOf = ({ data }: Place) => {
  const { bank, name } = corporationOf(data.corporationId);
  return { ...bank, accountType: 0, accountHolder: name };
};

/** The payment of an undertaking whose amount was notified: paid, or claimed. */
export const addPayment = (seed: Seed, place: Place): void => {
  const { data, id: mypageId } = place;
  if (data.confirmed === undefined || data.confirmedAmount === undefined) return;
  const id = nextId(seed.rows, 'payment');
  const moves = stepsOf(seed, place);
  const find = (action: string) => moves.find((move) => move.action === action);
  const [request] = moves;
  const isPaid = data.paid !== undefined;
  seed.rows.payment.push({
    id,
    mypageId,
    status: isPaid ? Paid : Requested,
    method: 0,
    amount: data.confirmedAmount,
    ...(isPaid ? { account: accountOf(place) } : {}),
    requestedOn: date(workday(seed, data.confirmed + 4)),
    checkedById: isPaid ? backOffice.id : null,
    checkedAt: find('check')?.at ?? null,
    approvedById: isPaid ? jmac.id : null,
    approvedAt: find('approve')?.at ?? null,
    exportedAt: find('export')?.at ?? null,
    paidOn: data.paid === undefined ? null : date(workday(seed, data.paid)),
    recordedById: isPaid ? jmac.id : null,
    version: 1 + moves.length,
    createdAt: request?.at ?? seed.scope.now,
    updatedAt: moves.at(-1)?.at ?? seed.scope.now,
  });
  addMoves(seed, place, id, moves);
};

const USEFUL_LIFE_YEARS = 10;

/** Things worth 500,000 yen or more that must be kept, once the result is confirmed. */
export const addProperties = (seed: Seed, { id, data }: Place): void => {
  const { inspected, completed, deals = [] } = data;
  if (inspected === undefined || completed === undefined) return;
  const acquiredOn = workday(seed, completed - 10);
  const createdAt = at(seed, workday(seed, data.reported ?? inspected), '10:40');
  for (const { item, amount } of deals) {
    seed.rows.propertyLedgerItem.push({
      mypageId: id,
      name: item,
      modelNumber: `MH-${data.code}`,
      quantity: 1,
      unitPrice: amount,
      amount,
      subsidyAmount: Math.floor(amount / 2),
      acquiredOn: date(acquiredOn),
      usefulLife: USEFUL_LIFE_YEARS,
      restrictionUntil: date(
        `${Number(acquiredOn.slice(0, 4)) + USEFUL_LIFE_YEARS}${acquiredOn.slice(4).replace('02-29', '02-28')}`,
      ),
      location: `${corporationOf(data.corporationId).city}（本店）`,
      createdAt,
      updatedAt: createdAt,
    });
  }
};
