import type { Db } from '#bff/core/database.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { findAmountBases } from '#bff/modules/money/amounts/amountBasis.data.ts';
import { calculationOf, digestOf } from '#bff/modules/money/amounts/amountCalculation.service.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { actorColumns, backOffice, colleague, jmac, type SeedActor } from '../../engine/actors.ts';
import { audit } from '../../engine/audit.ts';
import { at, type Seed, workday } from '../../engine/context.ts';
import type { Place } from '../../myPages/place.ts';
import { amountsOf, type SeedAmount } from './amountData.ts';

/** A proposal before its amount is calculated from the rows of the demo. */
export type AmountDraft = {
  readonly id: number;
  readonly mypageId: number;
  readonly number: number;
  readonly data: SeedAmount;
  /** When its people acted. */
  readonly times: { readonly [step in 'proposed' | 'checked' | 'approved' | 'applied']: Date | null };
};

type Step = {
  readonly action: string;
  readonly from: number | null;
  readonly to: number;
  readonly on: number | undefined;
  readonly actor: SeedActor;
  readonly comment?: string | undefined;
};

const { Applied, Approved, Checked, Proposed, Returned } = AmountProposalStatus;

const stepsOf = (data: SeedAmount): Step[] => {
  const { proposed, checked, approved, applied, returned } = data;
  return [
    { action: 'propose', from: null, to: Proposed, on: proposed, actor: colleague },
    { action: 'check', from: Proposed, to: Checked, on: checked, actor: backOffice },
    { action: 'approve', from: Checked, to: Approved, on: approved, actor: jmac },
    { action: 'apply', from: Approved, to: Applied, on: applied, actor: jmac },
    {
      action: 'return',
      from: Proposed,
      to: Returned,
      on: returned?.on,
      actor: jmac,
      comment: returned?.reason,
    },
  ].filter(({ on }) => on !== undefined);
};

const addSteps = (seed: Seed, { id: mypageId, data: { projectId } }: Place, draft: AmountDraft): void => {
  for (const { action, from, to, on = 0, actor, comment = null } of stepsOf(draft.data)) {
    const createdAt = at(seed, workday(seed, on), '13:40');
    const entry = { machine: 'amountProposal', targetId: draft.id, action, fromStatus: from, toStatus: to };
    seed.rows.myPageHistory.push({ mypageId, ...entry, ...actorColumns(actor), comment, createdAt });
    audit(seed, {
      at: createdAt,
      actor,
      action: from === null ? 'created' : action,
      target: { kind: 'amountProposal', id: draft.id },
      ...(from === null ? {} : { before: { status: from } }),
      after: { status: to },
      reason: comment,
      mypageId,
      projectId,
    });
  }
};

const timesOf = (seed: Seed, { proposed, checked, approved, applied }: SeedAmount): AmountDraft['times'] => {
  const when = (on: number | undefined) => (on === undefined ? null : at(seed, workday(seed, on), '13:40'));
  return {
    proposed: when(proposed),
    checked: when(checked),
    approved: when(approved),
    applied: when(applied),
  };
};

/** The proposals of the undertakings with their histories; their rows are written once all others are there. */
export const addAmounts = (seed: Seed, places: readonly Place[]): AmountDraft[] => {
  const drafts: AmountDraft[] = [];
  for (const place of places) {
    amountsOf(place.data).forEach((data, index) => {
      const draft = {
        id: drafts.length + 1,
        mypageId: place.id,
        number: index + 1,
        data,
        times: timesOf(seed, data),
      };
      drafts.push(draft);
      addSteps(seed, place, draft);
    });
  }
  return drafts;
};

type Bases = Awaited<ReturnType<typeof findAmountBases>>;

const rowOf = (bases: Bases, { id, mypageId, number, data, times }: AmountDraft) => {
  const basis = bases.get(mypageId);
  if (basis === undefined || times.proposed === null) throw new RangeError(`no my page ${mypageId}`);
  const { kind, status } = data;
  const calculation = calculationOf(kind, basis);
  const { calculatedAmount, ceilingAmount } = calculation;
  const amount = Math.min(data.amount ?? calculatedAmount, ceilingAmount);
  return {
    ...{ id, mypageId, number, kind, status, amount, calculatedAmount, ceilingAmount },
    deviationReason: amount === calculatedAmount ? null : (data.deviationReason ?? null),
    calculation: calculation as object,
    basis: digestOf(kind, basis),
    proposedById: colleague.id,
    proposedAt: times.proposed,
    checkedById: times.checked && backOffice.id,
    checkedAt: times.checked,
    approvedById: times.approved && jmac.id,
    approvedAt: times.approved,
    appliedAt: times.applied,
    returnReason: data.returned?.reason ?? null,
  };
};

/** Writes the proposals with what is calculated from the rows that are there. */
export const writeAmounts = async (db: Db, drafts: readonly AmountDraft[]): Promise<void> => {
  const bases = await findAmountBases(
    db,
    drafts.map(({ mypageId }) => mypageId),
  );
  await db.amountProposal.createMany({ data: drafts.map((draft) => rowOf(bases, draft)) });
  await execute(
    db,
    Prisma.sql`SELECT setval(pg_get_serial_sequence('amount_proposal', 'id'), ${drafts.length + 1}::bigint, false)`,
  );
};
