import { type Actor, roleOf } from '#bff/core/actor.ts';
import type { Machines } from '#bff/core/machines.ts';
import { type AvailableAction, availableActions, type StateMachine } from '#bff/core/stateMachine.ts';
import { DelayStatus, ProgressPhase, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { delayGuards } from './delay.service.ts';
import { progressPhaseGuards } from './progressPhase.service.ts';
import { projectStatusGuards } from './projectStatus.service.ts';
import type { Undertaking } from './undertaking.service.ts';

/** The machines that a my page moves by. */
export type MyPageMachine = 'projectStatus' | 'delay' | 'progressPhase';

type Values = { readonly [name: string]: number };

const enumerations: { readonly [machine in MyPageMachine]: Values } = {
  projectStatus: ProjectStatus,
  delay: DelayStatus,
  progressPhase: ProgressPhase,
};

/** The number of a status that a machine names. @throws RangeError for an unknown one */
export const statusNumber = (machine: MyPageMachine, name: string): number => {
  const found = enumerations[machine][name];
  if (found === undefined) throw new RangeError(`${machine} has no ${name}`);
  return found;
};

const current = ({ myPage }: Undertaking, machine: MyPageMachine): number => {
  if (machine === 'projectStatus') return myPage.projectStatus;
  return machine === 'delay' ? myPage.delayStatus : myPage.progressPhase;
};

/** The name of the status that a my page has in a machine. */
export const statusName = (undertaking: Undertaking, machine: MyPageMachine): string => {
  const value = current(undertaking, machine);
  return Object.entries(enumerations[machine]).find(([, number]) => number === value)?.[0] ?? '';
};

const guardsOf = (undertaking: Undertaking, machine: MyPageMachine, isOverriding: boolean) => {
  if (machine === 'projectStatus') return projectStatusGuards(undertaking);
  return machine === 'delay' ? delayGuards(undertaking, isOverriding) : progressPhaseGuards(undertaking);
};

/** What the caller may do now in one machine. @param isOverriding a delay is set by hand with the action */
export const machineActions = (
  machines: Machines,
  machine: MyPageMachine,
  undertaking: Undertaking,
  actor: Actor,
  isOverriding = false,
): AvailableAction[] =>
  availableActions(machines[machine], {
    status: statusName(undertaking, machine),
    role: roleOf(actor),
    guards: guardsOf(undertaking, machine, isOverriding),
  });

const machineNames: readonly MyPageMachine[] = ['projectStatus', 'delay', 'progressPhase'];

/** The machine that an action belongs to. @returns undefined for an action of none */
export const machineOf = (machines: Machines, action: string): MyPageMachine | undefined =>
  machineNames.find((name) => hasAction(machines[name], action));

const hasAction = ({ transitions }: StateMachine, action: string): boolean =>
  transitions.some((candidate) => candidate.action === action);

/** Every action of the three machines that the caller has now. */
export const myPageActions = (
  machines: Machines,
  undertaking: Undertaking,
  actor: Actor,
): AvailableAction[] => machineNames.flatMap((name) => machineActions(machines, name, undertaking, actor));
