import { ReturnItemStatus } from '#web/api/generated/enums.ts';
import type { ReturnItem } from '../types.ts';

/** A draft answer counts as soon as the server says when it was given. */
export const isAnswered = ({ status, answer }: ReturnItem): boolean =>
  status !== ReturnItemStatus.Open || (answer !== null && answer.answeredAt !== null);

/** 残り 2/7: how many findings of the last return nobody has taken up yet. */
export const remainingOf = (
  items: readonly ReturnItem[],
): { readonly left: number; readonly total: number } => ({
  left: items.filter((item) => !isAnswered(item)).length,
  total: items.length,
});

/** The finding that is open alone: the first without an answer; null when all are answered. */
export const currentFindingId = (items: readonly ReturnItem[]): number | null =>
  items.find((item) => !isAnswered(item))?.id ?? null;

/** The first line or sentence is what the finding is called; the rest is quoted under it. */
export const splitFinding = (comment: string): { readonly name: string; readonly rest: string } => {
  const [name = '', ...lines] = comment.split('\n');
  return { name, rest: lines.join('\n').trim() };
};
