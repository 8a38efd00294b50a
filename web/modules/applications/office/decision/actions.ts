import type { components } from '#web/parts/api/generated/types.ts';

type AvailableAction = components['schemas']['AvailableAction'];

/** What an administrator can do to an application, in the order of the work (contract: ApplicationAdminAction). */
export const ACTIONS = [
  'startCheck',
  'passFormCheck',
  'adopt',
  'return',
  'decline',
  'waitlist',
  'revertDecision',
  'withdraw',
  'submit',
  'resubmit',
] as const;

export type ActionName = (typeof ACTIONS)[number];

/** An action of the server that this page knows. */
export type KnownAction = Omit<AvailableAction, 'action'> & { readonly action: ActionName };

/** The step forward of each state; at most one of them is offered at a time. */
const FORWARD: readonly ActionName[] = ['startCheck', 'passFormCheck', 'adopt'];

type ActionBar = {
  /** The primary button: the step forward, also when it is not possible yet; its reason says why. */
  readonly forward: KnownAction | null;
  /** Beside it. */
  readonly back: KnownAction | null;
  /** The rest, in the menu; only what is possible. */
  readonly others: readonly KnownAction[];
};

const known = (actions: readonly AvailableAction[]): KnownAction[] =>
  ACTIONS.flatMap((name) => {
    const found = actions.find(({ action }) => action === name);
    return found === undefined ? [] : [{ ...found, action: name }];
  });

/** Sorts what is possible now into the places of the page's head. */
export const actionBarOf = (actions: readonly AvailableAction[]): ActionBar => {
  const all = known(actions);
  const steps = all.filter(({ action }) => FORWARD.includes(action));
  const forward = steps.find(({ allowed }) => allowed) ?? steps[0] ?? null;
  const back = all.find(({ action, allowed }) => action === 'return' && allowed) ?? null;
  const others = all.filter((each) => each.allowed && each !== forward && each !== back);
  return { forward, back, others };
};
