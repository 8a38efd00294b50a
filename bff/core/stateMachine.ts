/** One transition as the contract's `x-state-machine` states it. */
export type StateTransition = {
  readonly action: string;
  readonly from: readonly string[];
  readonly to: string;
  /** 'JMAC', 'JMAC*' (on behalf of the business), 'System', or 'Role (condition in words)'. */
  readonly by: readonly string[];
  readonly guard: string;
  /** Says outright whether a reason must be given; without it the guard's words decide. */
  readonly needsReason?: boolean;
};

/** A state machine: statuses are names and are never compared by number or order. */
export type StateMachine = {
  readonly field: string;
  readonly enum: string;
  readonly initial: string;
  readonly terminal: readonly string[];
  readonly transitions: readonly StateTransition[];
};

/** One entry of `by`, taken apart. */
export type StateActor = {
  readonly role: string;
  readonly isOnBehalf: boolean;
  /** Words in brackets after the role; null when the role may act always. */
  readonly condition: string | null;
};

/** @throws Error when the entry has another form than `Role`, `Role*` or `Role (condition)` */
export const parseStateActor = (text: string): StateActor => {
  const match = /^(\w+)(\*)?(?: \((.+)\))?$/.exec(text);
  if (!match?.[1]) throw new Error(`not an actor of a state machine: ${text}`);
  return { role: match[1], isOnBehalf: match[2] === '*', condition: match[3] ?? null };
};

/** Answers whether a condition in brackets holds; 'from X' is answered by the engine itself. */
export type ConditionCheck = (condition: string) => boolean;

export type TransitionRequest = {
  readonly status: string;
  readonly action: string;
  readonly role: string;
  /** True when an administrator acts in the business's place. */
  readonly isOnBehalf?: boolean;
  readonly reason?: string | null;
  readonly holds?: ConditionCheck;
};

export type TransitionRefusal =
  | 'unknownAction'
  | 'wrongStatus'
  | 'wrongRole'
  | 'conditionNotMet'
  | 'onlyOnBehalf'
  | 'notOnBehalf'
  | 'reasonMissing';

export type TransitionResult =
  | { readonly isAllowed: true; readonly to: string; readonly isOnBehalf: boolean }
  | { readonly isAllowed: false; readonly refusal: TransitionRefusal };

const never: ConditionCheck = () => false;
const refused = (refusal: TransitionRefusal): TransitionResult => ({ isAllowed: false, refusal });

const isMet = (actor: StateActor, status: string, holds: ConditionCheck): boolean => {
  if (actor.condition === null) return true;
  const from = /^from (\w+)$/.exec(actor.condition)?.[1];
  return from === undefined ? holds(actor.condition) : from === status;
};

/** Guards name a reason or a comment as a clause of its own: 'reason; …', '…, or reason', 'comment'. */
const REASON_CLAUSE = /(?:^|[;,]\s*)(?:or |with its )?(?:reason|comment)\b/;

/**
 * Whether a reason must be given: always on behalf of the business, else as the transition states. A scheduled
 * transition gives none: its causes are recorded instead.
 */
export const needsReason = (
  transition: StateTransition,
  actor: Pick<StateActor, 'role' | 'isOnBehalf'>,
): boolean => {
  if (actor.role === 'System') return false;
  return actor.isOnBehalf || (transition.needsReason ?? REASON_CLAUSE.test(transition.guard));
};

const isRoleOf = (transitions: readonly StateTransition[], role: string): boolean =>
  transitions.some(({ by }) => by.some((text) => parseStateActor(text).role === role));

/** Whether a role takes an action in any state at all. */
export const roleMay = (machine: StateMachine, action: string, role: string): boolean =>
  isRoleOf(
    machine.transitions.filter((candidate) => candidate.action === action),
    role,
  );

/**
 * Where an action leads. Guards in words are the service's to check; status, role, conditions, acting on
 * behalf and the reason are checked here.
 */
export const transition = (machine: StateMachine, request: TransitionRequest): TransitionResult => {
  const { status, action, role, isOnBehalf = false, holds = never } = request;
  const named = machine.transitions.filter((candidate) => candidate.action === action);
  if (named.length === 0) return refused('unknownAction');
  // Roles before the status: a caller without the right must not be told to retry in another status.
  if (!isRoleOf(named, role)) return refused('wrongRole');
  const found = named.find(({ from }) => from.includes(status));
  if (!found) return refused('wrongStatus');
  const actors = found.by.map(parseStateActor).filter((candidate) => candidate.role === role);
  if (actors.length === 0) return refused('wrongRole');
  const actor = actors.find((candidate) => candidate.isOnBehalf === isOnBehalf);
  if (!actor) return refused(isOnBehalf ? 'notOnBehalf' : 'onlyOnBehalf');
  if (!isMet(actor, status, holds)) return refused('conditionNotMet');
  if (needsReason(found, actor) && !request.reason?.trim()) return refused('reasonMissing');
  return { isAllowed: true, to: found.to, isOnBehalf };
};

export type AvailableAction = {
  readonly action: string;
  readonly allowed: boolean;
  /** Japanese sentence that says why not now; only when not allowed. */
  readonly reason?: string;
  readonly needsReason: boolean;
  readonly isOnBehalf: boolean;
};

export type AvailableActionsRequest = {
  readonly status: string;
  readonly role: string;
  /** Per action why it is not possible now (Japanese); null or absent: possible. */
  readonly guards?: Readonly<Record<string, string | null | undefined>>;
  readonly holds?: ConditionCheck;
};

/** The actions of a role in a status: those it never has are left out, those a guard stops carry its reason. */
export const availableActions = (
  machine: StateMachine,
  { status, role, guards = {}, holds = never }: AvailableActionsRequest,
): AvailableAction[] =>
  machine.transitions
    .filter(({ from }) => from.includes(status))
    .flatMap((candidate) => {
      const actor = candidate.by
        .map(parseStateActor)
        .find((possible) => possible.role === role && isMet(possible, status, holds));
      if (!actor) return [];
      const reason = guards[candidate.action] ?? undefined;
      const common = { needsReason: needsReason(candidate, actor), isOnBehalf: actor.isOnBehalf };
      const { action } = candidate;
      return [
        reason === undefined
          ? { action, allowed: true, ...common }
          : { action, allowed: false, reason, ...common },
      ];
    });

/** Every status that a machine names. */
export const statusesOf = (machine: StateMachine): string[] => [
  ...new Set([
    machine.initial,
    ...machine.terminal,
    ...machine.transitions.flatMap(({ from, to }) => [...from, to]),
  ]),
];

const reachableFrom = (machine: StateMachine, start: string): ReadonlySet<string> => {
  const reached = new Set([start]);
  for (const status of reached) {
    for (const { from, to } of machine.transitions) if (from.includes(status)) reached.add(to);
  }
  return reached;
};

/**
 * What is wrong with a machine: statuses outside the enumeration, statuses that nothing leads to, dead ends that
 * are not terminal, actors that cannot be read, two transitions of one action from one status.
 */
export const machineProblems = (machine: StateMachine, enumKeys: readonly string[]): string[] => {
  const reached = reachableFrom(machine, machine.initial);
  const statuses = statusesOf(machine);
  const steps = machine.transitions.flatMap(({ action, from }) =>
    from.map((status) => `${action} from ${status}`),
  );
  const hasExit = (status: string): boolean => machine.transitions.some(({ from }) => from.includes(status));
  const actors = machine.transitions.flatMap(({ by }) => by);
  return [
    ...statuses
      .filter((status) => !enumKeys.includes(status))
      .map((status) => `${status} is not in ${machine.enum}`),
    ...enumKeys.filter((key) => !reached.has(key)).map((key) => `${key} is never reached`),
    ...statuses
      .filter((status) => !machine.terminal.includes(status) && !hasExit(status))
      .map((status) => `${status} is a dead end`),
    ...steps.filter((step, index) => steps.indexOf(step) !== index).map((step) => `${step} twice`),
    ...actors.filter((text) => !/^\w+\*?(?: \(.+\))?$/.test(text)).map((text) => `${text} is no actor`),
  ];
};
