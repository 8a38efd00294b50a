import { ChecklistResult, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { beforeReturn, notReadyReason, readinessOf } from '#web/parts/desk/decide/readiness.ts';
import type { AfterPress } from '#web/parts/desk/decide/usePress.ts';
import type { ChecklistItem, ReturnItem } from '#web/parts/desk/deskTypes.ts';
import type { Finding } from '#web/parts/desk/find/findings.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { ActionName, KnownAction } from './actions.ts';

/** What lies on the desk when a decision is pressed. */
export type DeskNow = {
  readonly findings: readonly Finding[];
  readonly items: readonly ChecklistItem[];
  /** What was asked for the last time, with its answers. */
  readonly returnItems: readonly ReturnItem[];
  /** Answers of the checklist are still on their way: what the server allows is one answer old. */
  readonly isSaving: boolean;
  readonly hasDueDay: boolean;
};

/** Decisions about the adoption, which are taken with the score and the amount in view. */
export const DECISIONS: readonly ActionName[] = ['adopt', 'waitlist', 'decline'];

export const isDecision = ({ action }: KnownAction): boolean => DECISIONS.includes(action);

const { Open, Answered } = ReturnItemStatus;

/** What was answered and waits for the checker's yes. */
export const answeredItems = (items: readonly ReturnItem[]): ReturnItem[] =>
  items.filter(({ status }) => status === Answered);

const isChecked = (items: readonly ChecklistItem[]): boolean =>
  items.every(({ result }) => result === ChecklistResult.Ok || result === ChecklistResult.NotApplicable);

/**
 * The form check could be passed but for answers that nobody has settled: passing it says that they will do.
 */
export const settlesAnswers = ({ action }: KnownAction, { items, returnItems }: DeskNow): boolean =>
  action === 'passFormCheck' &&
  isChecked(items) &&
  answeredItems(returnItems).length > 0 &&
  !returnItems.some(({ status }) => status === Open);

/** Why the step forward is not possible now; null: nothing stands in its way. */
export const forwardReason = (forward: KnownAction, now: DeskNow): string | null => {
  if (now.findings.length > 0 && forward.action !== 'startCheck') return t((w) => w.foot.findingsLeft);
  if (forward.allowed || settlesAnswers(forward, now)) return null;
  return forward.reason ?? t((w) => w.foot.notNow);
};

const afterReturn = ({ findings, items, hasDueDay }: DeskNow): AfterPress => {
  const missing = beforeReturn(findings, items, hasDueDay);
  if (missing !== null) return missing;
  return notReadyReason(readinessOf(findings, items)) === null ? { kind: 'ask' } : { kind: 'refuse' };
};

/** Steps that are taken with one press: nothing is told to anybody outside. */
const PLAIN: readonly ActionName[] = ['startCheck', 'passFormCheck'];

export const afterPress = (pressed: KnownAction, now: DeskNow): AfterPress => {
  const { action, allowed } = pressed;
  if (action === 'return') return allowed ? afterReturn(now) : { kind: 'refuse' };
  if (!PLAIN.includes(action) && !isDecision(pressed)) return allowed ? { kind: 'ask' } : { kind: 'refuse' };
  if (now.findings.length > 0 && action !== 'startCheck') return { kind: 'refuse' };
  if (!allowed && now.isSaving) return { kind: 'wait' };
  if (forwardReason(pressed, now) !== null) return { kind: 'refuse' };
  return PLAIN.includes(action) && allowed ? { kind: 'decide' } : { kind: 'ask' };
};
