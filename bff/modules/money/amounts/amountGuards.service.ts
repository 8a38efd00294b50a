import { type Actor, roleOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import { AmountProposalKind, AmountProposalStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import type { AmountBasis } from './amountBasis.data.ts';
import { calculationOf } from './amountCalculation.service.ts';
import { type AmountContext, isStale } from './amountContext.service.ts';
import { amountReasons as reasons } from './amounts.words.ts';

/*
 * The guards of the machine amountProposal. Buttons and the actions themselves ask the same functions, so that a button
 * that is shown works.
 */

const { GrantDecision } = AmountProposalKind;

const names = Object.keys(AmountProposalStatus) as (keyof typeof AmountProposalStatus)[];

/** The name of a status, as the machine writes it. */
export const proposalStatusName = (status: number): string =>
  names.find((name) => AmountProposalStatus[name] === status) ?? '';

/** The number of a status that the machine names. @throws RangeError for an unknown one */
export const proposalStatusOf = (name: string): number => {
  const found = names.find((candidate) => candidate === name);
  if (found === undefined) throw new RangeError(`no AmountProposalStatus ${name}`);
  return AmountProposalStatus[found];
};

/** Whether an amount of a kind is still to be decided: the grant while it is carried out, the rest with its result. */
export const isOfItsTime = (kind: number, projectStatus: number): boolean =>
  projectStatus === (kind === GrantDecision ? ProjectStatus.Progressing : ProjectStatus.ResultConfirmed);

/** Why an amount of a kind cannot be proposed now; null: it can. */
export const proposeRefusal = (kind: number, basis: AmountBasis): string | null => {
  if (!isOfItsTime(kind, basis.projectStatus))
    return kind === GrantDecision ? reasons.notProgressing : reasons.resultOpen;
  if (kind !== GrantDecision) return basis.grantAmount === null ? reasons.noGrant : null;
  return calculationOf(kind, basis).eligibleAmount === 0 ? reasons.nothingEligible : null;
};

/** Why nobody can go on with a proposal as it is. */
const goOnRefusal = (context: AmountContext): string | null =>
  proposeRefusal(context.proposal.kind, context.basis) ?? (isStale(context) ? reasons.stale : null);

const idOf = (actor: Actor): number | null => (actor.kind === 'admin' ? actor.adminUserId : null);

const checkRefusal = (context: AmountContext, actor: Actor): string | null =>
  context.proposal.proposedById === idOf(actor) ? reasons.ownCheck : goOnRefusal(context);

const approveRefusal = (context: AmountContext, actor: Actor): string | null => {
  const { proposedById, checkedById } = context.proposal;
  return [proposedById, checkedById].includes(idOf(actor)) ? reasons.ownApproval : goOnRefusal(context);
};

/** What the caller may do with a proposal now, and if not, why not. */
export const proposalMoves = (
  { machines }: Pick<Scope, 'machines'>,
  context: AmountContext,
  actor: Actor,
): AvailableAction[] =>
  availableActions(machines.amountProposal, {
    status: proposalStatusName(context.proposal.status),
    role: roleOf(actor),
    guards: {
      propose: proposeRefusal(context.proposal.kind, context.basis),
      check: checkRefusal(context, actor),
      approve: approveRefusal(context, actor),
    },
  });
