import { blankFindings, type Finding, isBlank } from '#web/desk/find/findings.ts';
import { isAsked } from './askedDecision.ts';
import type { Decisions, Offered } from './decisions.ts';
import { backReason, forthReason, type Readiness } from './readiness.ts';

/** What stands on the desk when a decision is pressed. */
export type DeskNow = {
  readonly findings: readonly Finding[];
  /** Whether the day for handing in again is a day. */
  readonly hasDueDay: boolean;
  readonly forth: Decisions['forth'];
};

/** What a press on a decision leads to: the field that is missing, a question, the decision, or nothing yet. */
export type AfterPress =
  | { readonly kind: 'focusFinding'; readonly id: string }
  | { readonly kind: 'focusDueDay' | 'ask' | 'decide' | 'refuse' };

export const readinessOf = (findings: readonly Finding[]): Readiness => ({
  findings: findings.length,
  blank: blankFindings(findings),
});

const afterReturn = (offered: Offered, { findings, hasDueDay }: DeskNow): AfterPress => {
  const blank = findings.find(isBlank);
  if (blank !== undefined) return { kind: 'focusFinding', id: blank.id };
  if (!hasDueDay && findings.length > 0) return { kind: 'focusDueDay' };
  return { kind: backReason(offered, readinessOf(findings)) === null ? 'ask' : 'refuse' };
};

/** A return is always asked about once it is complete; other decisions only when they need more than a press. */
export const afterPress = (offered: Offered, now: DeskNow): AfterPress => {
  if (offered.action === 'return') return afterReturn(offered, now);
  const isStopped = offered === now.forth && forthReason(offered, readinessOf(now.findings)) !== null;
  if (isStopped || !offered.allowed) return { kind: 'refuse' };
  return { kind: isAsked(offered) ? 'ask' : 'decide' };
};
