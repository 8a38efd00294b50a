import { adminOf, roleOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import { isEnded } from '#bff/modules/sections/index.ts';
import { auditActionOf, columnsBefore } from '#bff/modules/trail/index.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { type OverrideInput, overrideFor, saveOverride } from './delayOverride.service.ts';
import { decideGrant, type GrantInput } from './grantDecision.service.ts';
import {
  type MyPageMachine,
  machineActions,
  machineOf,
  statusName,
  statusNumber,
} from './guards/myPageActions.service.ts';
import { projectStatusGuards } from './guards/projectStatus.service.ts';
import type { Undertaking } from './guards/undertaking.service.ts';
import {
  amendAmount,
  type MoneyInput,
  notifyAmount,
  recordPayment,
  reinstate,
  revertPayment,
  revoke,
} from './moneyActions.service.ts';
import { movePhase } from './movePhase.service.ts';
import { myPageMessages as messages } from './myPages.words.ts';
import type { MyPageChange } from './myPageWrites.data.ts';
import { updateMyPageRow } from './myPageWrites.data.ts';
import { recordMove } from './recordMove.service.ts';
import { refreshMyPageFacts } from './refreshMyPageFacts.service.ts';

/** An action of one of the three machines with what it needs. */
export type ActionInput = MoneyInput &
  GrantInput & {
    readonly action: string;
    readonly delayOverride?: OverrideInput | null | undefined;
  };

type Effect = { readonly change: MyPageChange; readonly phase?: readonly string[] };

const projectEffect = async (scope: Scope, undertaking: Undertaking, input: ActionInput): Promise<Effect> => {
  const reason = input.reason?.trim() ?? '';
  switch (input.action) {
    case 'notifyAmount':
      return { change: await notifyAmount(scope, undertaking, input), phase: ['finalize'] };
    case 'amendAmount':
      return { change: await amendAmount(scope, undertaking, reason), phase: ['unlock'] };
    case 'recordPayment':
      return { change: recordPayment(scope, undertaking) };
    case 'revertPayment':
      return { change: revertPayment(undertaking) };
    case 'revoke':
      return { change: await revoke(scope, undertaking, input) };
    case 'reject':
    case 'cancel':
      return { change: { cancelReason: reason } };
    case 'reinstate':
      return { change: await reinstate(scope, undertaking, reason), phase: ['unlock'] };
    default:
      return { change: {} };
  }
};

/** A step back of the phase takes the day of completion with it; otherwise it would be complete again at once. */
const phaseEffect = ({ action }: ActionInput): MyPageChange =>
  action === 'regress' ? { completionOn: null, reportDueOn: null, reportedOn: null } : {};

const write = async (scope: Scope, { myPage }: Undertaking, change: MyPageChange): Promise<void> => {
  const { id, version } = myPage;
  await writeVersioned(version, () => updateMyPageRow(scope.db, { id, version }, change));
};

const auditAction = (scope: Scope, { myPage }: Undertaking, input: ActionInput, change: MyPageChange) =>
  scope.audit({
    action: auditActionOf(input.action),
    target: { kind: 'myPage', id: myPage.id },
    before: columnsBefore(myPage, change),
    after: {
      ...change,
      ...(input.evidenceFileId === undefined ? {} : { evidenceFileId: input.evidenceFileId }),
    },
    reason: input.reason?.trim() || undefined,
    mypageId: myPage.id,
    projectId: myPage.projectId,
  });

/**
 * Takes an action of the project status that is admitted, with its phase, history and audit. What it ends is not asked
 * for by what waits in the outbox.
 */
export const moveProject = async (
  scope: Scope,
  undertaking: Undertaking,
  input: ActionInput,
  to: number,
): Promise<void> => {
  const { change, phase = [] } = await projectEffect(scope, undertaking, input);
  const { myPage } = undertaking;
  const comment = input.reason?.trim() || null;
  const progressPhase = await movePhase(scope, myPage, phase, comment);
  const all = { ...change, projectStatus: to, progressPhase };
  await write(scope, undertaking, all);
  if (to === ProjectStatus.NotifiedAmount) await scope.tell('amountsNotified', [myPage.id]);
  if (to === ProjectStatus.FinishedPayment) await scope.tell('paymentsFinished', [myPage.id]);
  const step = {
    machine: 'projectStatus' as const,
    action: input.action,
    from: myPage.projectStatus,
    to,
    comment,
  };
  await recordMove(scope, myPage.id, step);
  await auditAction(scope, undertaking, input, all);
  if (isEnded(to) || progressPhase !== myPage.progressPhase)
    await scope.tell('demandsChanged', [{ mypageId: myPage.id, projectId: myPage.projectId }]);
};

/**
 * Ends an undertaking whose business asked for it, in the place of the action that JMAC takes: who approves the request
 * decides. @throws TRANSITION_NOT_ALLOWED where it cannot be cancelled any more
 */
export const cancelByRequest = async (
  scope: Scope,
  undertaking: Undertaking,
  reason: string,
): Promise<void> => {
  const refusal = projectStatusGuards(undertaking).cancel ?? null;
  if (refusal !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const canceled = statusNumber('projectStatus', 'Canceled');
  await moveProject(scope, undertaking, { action: 'cancel', reason }, canceled);
  await refreshMyPageFacts(scope, undertaking.myPage.id);
};

const movePhaseByHand = async (scope: Scope, undertaking: Undertaking, input: ActionInput, to: number) => {
  const { myPage } = undertaking;
  const all = { ...phaseEffect(input), progressPhase: to };
  await write(scope, undertaking, all);
  const comment = input.reason?.trim() || null;
  const step = {
    machine: 'progressPhase' as const,
    action: input.action,
    from: myPage.progressPhase,
    to,
    comment,
  };
  await recordMove(scope, myPage.id, step);
  await auditAction(scope, undertaking, input, all);
};

const requireMachine = (scope: Scope, action: string): MyPageMachine => {
  const machine = machineOf(scope.machines, action);
  if (machine === undefined) throw invalidField('/action', messages.readOnly);
  return machine;
};

/**
 * Takes an action of project status, delay or phase on a held my page, with its history and figures.
 * @throws ACCESS_DENIED, TRANSITION_NOT_ALLOWED with the reason and what is possible, INVALID_PARAMETER by field
 */
export const runMyPageAction = async (
  scope: Scope,
  undertaking: Undertaking,
  input: ActionInput,
): Promise<void> => {
  const actor = adminOf(scope);
  const machine = requireMachine(scope, input.action);
  const override = machine === 'delay' ? overrideFor(scope, undertaking, input) : null;
  const { to } = requireMove(scope.machines[machine], {
    status: statusName(undertaking, machine),
    action: input.action,
    role: roleOf(actor),
    offers: machineActions(scope.machines, machine, undertaking, actor, override !== null),
    reason: input.reason ?? override?.reason,
    reasonPointer: '/reason',
  });
  const number = statusNumber(machine, to);
  if (machine === 'delay') {
    await saveOverride(scope, undertaking, { action: input.action, to: number, override });
    return;
  }
  if (input.action === 'decideGrant') {
    await decideGrant(scope, undertaking, input);
    return;
  }
  if (machine === 'projectStatus') await moveProject(scope, undertaking, input, number);
  else await movePhaseByHand(scope, undertaking, input, number);
  await refreshMyPageFacts(scope, undertaking.myPage.id);
};
