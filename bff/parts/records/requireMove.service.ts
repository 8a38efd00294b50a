import { ApiError, type FieldError, invalidField } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import {
  type AvailableAction,
  availableActions,
  type ConditionCheck,
  roleMay,
  type StateMachine,
  transition,
} from '#bff/core/stateMachine.ts';

type Move = {
  readonly status: string;
  readonly action: string;
  readonly role: string;
  readonly holds?: ConditionCheck;
  /** What the caller is offered now: the machine's actions with their guards. */
  readonly offers: readonly AvailableAction[];
  readonly reason?: string | null | undefined;
  /** Where the caller writes the reason. */
  readonly reasonPointer: string;
  readonly reasonMessage?: string;
  /** Unmet conditions, one by one. */
  readonly errors?: readonly FieldError[];
};

const refuse = (machine: StateMachine, { action, role, offers, errors }: Move, detail: string): never => {
  if (!roleMay(machine, action, role))
    throw new ApiError('ACCESS_DENIED', { detail: commonMessages.readOnly });
  const allowedActions = offers.filter(({ allowed }) => allowed).map((offer) => offer.action);
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail, allowedActions, errors });
};

/**
 * Where an action leads, by the machine of the contract and the same guards that its button was offered with.
 * @throws ACCESS_DENIED for a role that never may, TRANSITION_NOT_ALLOWED (409) saying why not now,
 *   INVALID_PARAMETER when the reason is missing
 */
export const requireMove = (machine: StateMachine, move: Move): { to: string; isOnBehalf: boolean } => {
  const { status, action, role, holds, offers, reasonPointer } = move;
  const offered = offers.find((offer) => offer.action === action);
  const known = availableActions(machine, { status, role, holds }).find((offer) => offer.action === action);
  if (offered === undefined || known === undefined) return refuse(machine, move, commonMessages.actionNotNow);
  if (!offered.allowed) return refuse(machine, move, offered.reason ?? commonMessages.actionNotNow);
  const reason = move.reason?.trim();
  if (offered.needsReason && !reason) {
    throw invalidField(reasonPointer, move.reasonMessage ?? commonMessages.reasonRequired);
  }
  // One's own paper needs no reason even where the machine asks for one when it is handed in for another.
  const given = offered.needsReason ? reason : reason || action;
  const result = transition(machine, {
    status,
    action,
    role,
    holds,
    reason: given,
    isOnBehalf: known.isOnBehalf,
  });
  if (!result.isAllowed) return refuse(machine, move, commonMessages.actionNotNow);
  return { to: result.to, isOnBehalf: offered.isOnBehalf };
};
