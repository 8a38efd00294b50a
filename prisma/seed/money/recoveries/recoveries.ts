import { RecoveryReliefStatus, RecoveryStatus } from '#bff/generated/contract/enums.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { actorColumns, colleague, jmac, type SeedActor, system } from '../../engine/actors.ts';
import { audit } from '../../engine/audit.ts';
import { at, date, type Seed, workday } from '../../engine/context.ts';
import { nextId } from '../../engine/rows.ts';
import { printPaper } from '../../files/papers.ts';
import type { Place } from '../../myPages/place.ts';
import { recoveryData, type SeedRecovery } from './recoveryData.ts';

/*
 * What businesses of the demo have to pay back: drafted by one of the office, ordered by the other.
 */

const { Draft, Ordered, Settled, Submitted } = RecoveryStatus;

const PAY_TO = 'みほん銀行 本店営業部 普通 1234567 ホジヨジギヨウジムキヨク';

type Step = {
  readonly action: string;
  readonly from: number | null;
  readonly to: number;
  readonly on: number;
  readonly actor: SeedActor;
};

const stepsOf = ({ created, submitted, ordered, settled }: SeedRecovery): Step[] => {
  const step = (action: string, from: number | null, to: number, on: number | undefined, actor: SeedActor) =>
    on === undefined ? [] : [{ action, from, to, on, actor }];
  return [
    ...step('create', null, Draft, created, jmac),
    ...step('submit', Draft, Submitted, submitted, jmac),
    ...step('approve', Submitted, Ordered, ordered, colleague),
    ...step('settle', Ordered, Settled, settled, system),
  ];
};

const when = (seed: Seed, offset: number, time = '14:00'): Date => at(seed, workday(seed, offset), time);

const addSteps = (seed: Seed, place: Place, id: number, recovery: SeedRecovery): void => {
  for (const { action, from, to, on, actor } of stepsOf(recovery)) {
    const createdAt = when(seed, on);
    const entry = { machine: 'recovery', targetId: id, action, fromStatus: from, toStatus: to };
    seed.rows.myPageHistory.push({ mypageId: place.id, ...entry, ...actorColumns(actor), createdAt });
    audit(seed, {
      at: createdAt,
      actor,
      action: action === 'create' ? 'created' : action,
      target: { kind: 'recovery', id },
      ...(from === null ? {} : { before: { status: from } }),
      after: { status: to },
      mypageId: place.id,
      projectId: place.data.projectId,
    });
  }
};

/** The paper of an order. @returns its id */
const addPaper = (seed: Seed, place: Place, { amount, reason, submitted = 0, due = 0 }: SeedRecovery) =>
  seed.files.add({
    purpose: 'notice',
    mypageId: place.id,
    fileName: '補助金返還命令書.pdf',
    content: printPaper({
      title: '補助金返還命令書',
      dated: formatEraDay(workday(seed, submitted)),
      to: `${place.corporationName} 御中`,
      from: ['補助事業事務局'],
      lead: '次のとおり補助金の返還を命じます。',
      facts: [
        ['返還額', `${amount.toLocaleString('ja-JP')}円`],
        ['理由', reason],
        ['期限', formatEraDay(workday(seed, due))],
        ['納付先', PAY_TO],
      ],
    }),
    at: when(seed, submitted, '13:00'),
    by: jmac,
  }).id;

const addParts = (seed: Seed, recoveryId: number, { receipts = [], relief }: SeedRecovery): void => {
  for (const { on, amount, checked } of receipts) {
    seed.rows.recoveryReceipt.push({
      id: nextId(seed.rows, 'recoveryReceipt'),
      recoveryId,
      receivedOn: date(workday(seed, on)),
      amount,
      recordedById: colleague.id ?? 0,
      checkedById: checked === undefined ? null : jmac.id,
      checkedAt: checked === undefined ? null : when(seed, checked),
      createdAt: when(seed, on + 1, '10:00'),
    });
  }
  if (relief === undefined) return;
  seed.rows.recoveryRelief.push({
    id: nextId(seed.rows, 'recoveryRelief'),
    recoveryId,
    kind: relief.kind,
    status: RecoveryReliefStatus.Asked,
    reason: relief.reason,
    askedById: colleague.id ?? 0,
    createdAt: when(seed, relief.on),
  });
};

const columnsOf = (seed: Seed, place: Place, recovery: SeedRecovery) => {
  const { submitted, ordered, due, settled, amount } = recovery;
  const paidOn = workday(seed, place.data.paid ?? 0);
  return {
    dueOn: due === undefined ? null : date(workday(seed, due)),
    ...(submitted === undefined
      ? {}
      : {
          payTo: PAY_TO,
          documentFileId: addPaper(seed, place, recovery),
          submittedById: jmac.id,
          submittedAt: when(seed, submitted),
        }),
    ...(ordered === undefined
      ? {}
      : {
          orderedById: colleague.id,
          orderedAt: when(seed, ordered),
          orderedOn: date(workday(seed, ordered)),
          portions: [{ on: paidOn, amount }],
        }),
    settledOn: settled === undefined ? null : date(workday(seed, settled)),
  };
};

const addRecovery = (seed: Seed, place: Place, recovery: SeedRecovery, number: number): void => {
  const id = nextId(seed.rows, 'recovery');
  const steps = stepsOf(recovery);
  seed.rows.recovery.push({
    id,
    mypageId: place.id,
    number,
    kind: recovery.kind,
    status: steps.at(-1)?.to ?? Draft,
    amount: recovery.amount,
    claimReason: recovery.reason,
    ...columnsOf(seed, place, recovery),
    version: steps.length,
    createdAt: when(seed, recovery.created),
    updatedAt: when(seed, steps.at(-1)?.on ?? recovery.created),
  });
  addSteps(seed, place, id, recovery);
  addParts(seed, id, recovery);
};

/** What an undertaking has to pay back. */
export const addRecoveries = (seed: Seed, place: Place): void => {
  const own = recoveryData.filter(({ code }) => code === place.data.code);
  for (const [index, recovery] of own.entries()) addRecovery(seed, place, recovery, index + 1);
};
