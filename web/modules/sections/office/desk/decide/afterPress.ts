import { beforeReturn, readinessOf } from '#web/parts/desk/decide/readiness.ts';
import type { AfterPress } from '#web/parts/desk/decide/usePress.ts';
import type { Finding } from '#web/parts/desk/find/findings.ts';
import type { ChecklistItem } from '../../sectionTypes.ts';
import { isAsked } from './askedDecision.ts';
import type { Decisions, Offered } from './decisions.ts';
import { backReason, forthReason } from './readiness.ts';

/** What stands on the desk when a decision is pressed. */
export type DeskNow = {
  readonly findings: readonly Finding[];
  readonly items: readonly ChecklistItem[];
  /** Answers of the checklist are still on their way: what the server allows is one answer old. */
  readonly isSaving: boolean;
  /** Whether the day for handing in again is a day. */
  readonly hasDueDay: boolean;
  readonly forth: Decisions['forth'];
};

const afterReturn = (offered: Offered, { findings, items, hasDueDay }: DeskNow): AfterPress => {
  if (!offered.allowed) return { kind: 'refuse' };
  const missing = beforeReturn(findings, items, hasDueDay);
  if (missing !== null) return missing;
  const isReady = backReason(offered, readinessOf(findings, items)) === null;
  return isReady ? { kind: 'ask' } : { kind: 'refuse' };
};

/** A return is always asked about once it is complete; other decisions only when they need more than a press. */
export const afterPress = (offered: Offered, now: DeskNow): AfterPress => {
  if (offered.action === 'return') return afterReturn(offered, now);
  const isForth = offered === now.forth;
  const hasFindings =
    isForth && forthReason({ ...offered, allowed: true }, readinessOf(now.findings)) !== null;
  if (hasFindings) return { kind: 'refuse' };
  if (!offered.allowed) return isForth && now.isSaving ? { kind: 'wait' } : { kind: 'refuse' };
  return isAsked(offered) ? { kind: 'ask' } : { kind: 'decide' };
};
