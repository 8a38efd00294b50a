import { ReturnAnswerKind, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import type { ReturnItem } from '#web/parts/company/companyTypes.ts';

/** Whether a finding is about the report on tax that is kept in the product: a field without a row. */
export const isOfReport = ({ row, field }: ReturnItem): boolean => row === null && field !== null;

/** Whether a row of the payment list, or a field of the report, is another one since it came back. */
export const isCorrected = (item: ReturnItem): boolean =>
  (item.row !== null || isOfReport(item)) && item.valueNow !== item.valueAtReturn;

/**
 * A draft is an answer once it has words, a file in the place of the old one, or what it asks for is put right; the
 * server counts the same way.
 */
const isWhole = (
  item: ReturnItem,
  { kind, comment, fileIds }: NonNullable<ReturnItem['answer']>,
): boolean => {
  if (kind === ReturnAnswerKind.Explain) return (comment ?? '').trim() !== '';
  return kind === ReturnAnswerKind.EditField ? isCorrected(item) : fileIds.length > 0;
};

export const isAnswered = (item: ReturnItem): boolean =>
  item.status !== ReturnItemStatus.Open || (item.answer !== null && isWhole(item, item.answer));

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
