import { ReturnAnswerKind, ReturnItemStatus } from '#web/api/generated/enums.ts';
import type { ReturnItem } from '../types.ts';

/** A draft is an answer once it has words, or a file in the place of the old one; the server counts the same way. */
const isWhole = ({ kind, comment, fileIds }: NonNullable<ReturnItem['answer']>): boolean =>
  kind === ReturnAnswerKind.Explain ? (comment ?? '').trim() !== '' : fileIds.length > 0;

export const isAnswered = ({ status, answer }: ReturnItem): boolean =>
  status !== ReturnItemStatus.Open || (answer !== null && isWhole(answer));

/** The findings of the last return in their order; earlier ones were handed in and stand in the history. */
export const currentFindings = (items: readonly ReturnItem[]): readonly ReturnItem[] => {
  const [newest] = items.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a));
  return items.filter(({ createdAt }) => createdAt === newest).toSorted((a, b) => a.number - b.number);
};

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
