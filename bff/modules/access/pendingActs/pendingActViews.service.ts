import { type AdminActor, adminOf } from '#bff/core/actor.ts';
import { fourEyesRowOf, type PendingChange } from '#bff/core/fourEyes.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PendingActStatus, type TargetKind } from '#bff/generated/contract/enums.ts';
import { type SecondPersonCheck, secondPersonCheck } from '#bff/parts/fourEyes/secondPerson.service.ts';
import type { PendingActRow } from './pendingActs.data.ts';
import { pendingActMessages as messages } from './pendingActs.words.ts';

/** Why somebody does not decide a proposal; undefined: he does. */
export const decisionRefusal = (
  row: Pick<PendingActRow, 'act' | 'proposedById'>,
  actor: AdminActor,
  check: SecondPersonCheck,
): string | undefined => {
  if (!fourEyesRowOf(row.act).decides.includes(actor.role)) return messages.notYours;
  return check(actor, [row.proposedById]) ?? undefined;
};

const offersOf = (row: PendingActRow, actor: AdminActor, check: SecondPersonCheck): OfferedAction[] => {
  if (row.status !== PendingActStatus.Waiting) return [];
  if (row.proposedById === actor.adminUserId) return [offer('withdraw')];
  const refusal = decisionRefusal(row, actor, check);
  return [offer('approve', refusal), offer('decline', refusal)];
};

/** What the contract calls PendingAct. */
const viewOf = (row: PendingActRow, actor: AdminActor, check: SecondPersonCheck) => {
  const {
    operation: _operation,
    request: _request,
    basis: _basis,
    thing: _thing,
    decidedById: _by,
    ...told
  } = row;
  const { proposedBy, decidedBy, changes, ...columns } = told;
  return {
    ...columns,
    subjectKind: row.subjectKind as TargetKind,
    changes: changes as unknown as readonly PendingChange[],
    proposedByName: proposedBy.name,
    decidedByName: decidedBy?.name ?? null,
    availableActions: offersOf(row, actor, check),
  };
};

export type PendingActView = ReturnType<typeof viewOf>;

/** How the caller sees proposals: with what he may do about each. */
export const pendingActViews = async (scope: Scope): Promise<(row: PendingActRow) => PendingActView> => {
  const [actor, check] = [adminOf(scope), await secondPersonCheck(scope)];
  return (row) => viewOf(row, actor, check);
};
