import { ChecklistResult } from '#web/parts/api/generated/enums.ts';
import type { ChecklistItem } from '../deskTypes.ts';
import { blankFindings, colleaguesIn, type Finding, isNoted } from '../findings/findings.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';

export type Readiness = {
  /** Number of findings on the desk, by all authors. */
  readonly findings: number;
  /** Of them without words. */
  readonly blank: number;
  /** Items of the checklist that are marked as findings, and nobody has begun to write why. */
  readonly unwritten: number;
  /** A colleague who is writing as well. */
  readonly colleague: string | null;
};

/** Items marked as findings about which nobody has begun to write. */
export const unwrittenItems = (
  items: readonly ChecklistItem[],
  findings: readonly Finding[],
): ChecklistItem[] =>
  items.filter(({ key, result }) => result === ChecklistResult.Finding && !isNoted(findings, key));

export const readinessOf = (
  findings: readonly Finding[],
  items: readonly ChecklistItem[] = [],
): Readiness => ({
  findings: findings.length,
  blank: blankFindings(findings),
  unwritten: unwrittenItems(items, findings).length,
  colleague: colleaguesIn(findings)[0]?.name ?? null,
});

/** Why a return is not possible; null: possible. */
export const notReadyReason = ({ findings, blank, unwritten, colleague }: Readiness): string | null => {
  if (colleague !== null) return t((w) => w.foot.colleague, { name: colleague });
  if (findings === 0)
    return unwritten > 0 ? t((w) => w.foot.unwritten, { count: unwritten }) : t((w) => w.foot.noFindings);
  return blank > 0 ? t((w) => w.foot.incomplete, { count: blank }) : null;
};

/** What a press on the return leads to while it is not complete. */
export type BeforeReturn =
  | { readonly kind: 'focusFinding'; readonly id: string }
  | { readonly kind: 'focusTakeOver'; readonly authorId: number }
  | { readonly kind: 'write'; readonly item: ChecklistItem }
  | { readonly kind: 'focusDueDay' };

/** The first place that the return still needs; null when it is complete, or there is nothing to return for. */
export const beforeReturn = (
  findings: readonly Finding[],
  items: readonly ChecklistItem[],
  hasDueDay: boolean,
): BeforeReturn | null => {
  const [colleague] = colleaguesIn(findings);
  if (colleague !== undefined) return { kind: 'focusTakeOver', authorId: colleague.id };
  const [unwritten] = unwrittenItems(items, findings);
  if (findings.length === 0 && unwritten !== undefined) return { kind: 'write', item: unwritten };
  const blank = findings.find((finding) => finding.comment.trim() === '');
  if (blank !== undefined) return { kind: 'focusFinding', id: blank.id };
  return !hasDueDay && findings.length > 0 ? { kind: 'focusDueDay' } : null;
};
