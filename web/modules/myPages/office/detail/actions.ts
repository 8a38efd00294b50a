import type { AvailableAction } from '#web/modules/sections/office/sectionTypes.ts';
import { ProjectStatus } from '#web/parts/api/generated/enums.ts';
import { words } from './myPage.words.ts';

/** An action that this page has words for; the delay is set by its own form. */
export type ActionName = keyof typeof words.actions;

export type NamedAction = Omit<AvailableAction, 'action'> & { readonly action: ActionName };

const isNamed = (action: string): action is ActionName => Object.hasOwn(words.actions, action);

const named = (offered: AvailableAction): NamedAction[] => {
  const { action } = offered;
  return isNamed(action) ? [{ ...offered, action }] : [];
};

/** The step that the life cycle takes next from each status (contract, x-process-order). */
const NEXT: Partial<Record<ProjectStatus, ActionName>> = {
  [ProjectStatus.Progressing]: 'confirmResult',
  [ProjectStatus.ResultConfirmed]: 'notifyAmount',
  [ProjectStatus.NotifiedAmount]: 'recordPayment',
  [ProjectStatus.FinishedPayment]: 'finish',
};

/** Ends the undertaking, or takes back what was paid: drawn in the colour of errors. */
const GRAVE: ReadonlySet<ActionName> = new Set(['reject', 'cancel', 'revoke']);

export const isGrave = (action: ActionName): boolean => GRAVE.has(action);

/**
 * Divides what the server offers: the next step of the life cycle, shown also when it is not possible yet, and
 * the others that are possible now. An approved grant is decided before everything else.
 * @param isDecided the grant has been decided once
 */
export const splitActions = (
  offered: readonly AvailableAction[],
  status: ProjectStatus,
  isDecided = true,
): { next: NamedAction | null; others: NamedAction[] } => {
  const known = offered.flatMap(named);
  const decision = known.find(({ action }) => action === 'decideGrant');
  const isDecisionNext = decision !== undefined && (decision.allowed || !isDecided);
  const following = known.find(({ action }) => action === NEXT[status]) ?? null;
  const next = isDecisionNext ? decision : following;
  const others = known.filter(({ action, allowed }) => allowed && action !== next?.action);
  return { next, others: [...others].sort((a, b) => Number(isGrave(a.action)) - Number(isGrave(b.action))) };
};

/** What an action asks for beside its reason. */
export type ActionField = 'reason' | 'grantDecisionOn' | 'grantNumber' | 'recoveryAmount';

const FIELDS: Partial<Record<ActionName, readonly ActionField[]>> = {
  decideGrant: ['grantDecisionOn', 'grantNumber'],
  revoke: ['recoveryAmount'],
};

/** The fields of an action's dialog, the reason last. */
export const fieldsOf = ({ action, needsReason }: NamedAction): ActionField[] => [
  ...(FIELDS[action] ?? []),
  ...(needsReason ? (['reason'] as const) : []),
];

/** Whether the action stands on a paper that has to be attached (contract, evidenceFileId). */
export const needsEvidence = (action: ActionName): boolean => action === 'revoke';
