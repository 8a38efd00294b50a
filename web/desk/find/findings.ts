import type { MarkBox } from '#ui-kit/FileViewer/index.ts';
import { ReviewCategory } from '#web/api/generated/enums.ts';
import type { ReturnItemInput } from '../types.ts';

/** A finding that is being written; it becomes a return item when the section is sent back. */
export type Finding = {
  readonly id: string;
  readonly category: ReviewCategory;
  readonly comment: string;
  /** Null for the document as a whole. */
  readonly fileId: string | null;
  readonly page: number | null;
  readonly area: MarkBox | null;
  /** The checklist item it came from. */
  readonly checklistKey: string | null;
};

export type FindingChange = Partial<Omit<Finding, 'id'>>;

export type FindingsAction =
  | { readonly type: 'add'; readonly finding: Finding; readonly index?: number }
  | { readonly type: 'change'; readonly id: string; readonly change: FindingChange }
  | { readonly type: 'remove'; readonly id: string }
  /** The checklist item is no finding any more: what was not written down goes with it. */
  | { readonly type: 'unmark'; readonly checklistKey: string }
  | { readonly type: 'clear' };

/** Says nothing yet. */
export const isBlank = ({ comment }: Finding): boolean => comment.trim() === '';

/** One step of the findings on the desk. */
export const findingsAfter = (findings: readonly Finding[], action: FindingsAction): readonly Finding[] => {
  switch (action.type) {
    case 'add': {
      const index = action.index ?? findings.length;
      return [...findings.slice(0, index), action.finding, ...findings.slice(index)];
    }
    case 'change':
      return findings.map((finding) =>
        finding.id === action.id ? { ...finding, ...action.change } : finding,
      );
    case 'remove':
      return findings.filter(({ id }) => id !== action.id);
    case 'unmark':
      return findings.filter(
        (finding) => !(finding.checklistKey === action.checklistKey && isBlank(finding)),
      );
    case 'clear':
      return [];
  }
};

/** Whether a checklist item has its card already. */
export const isNoted = (findings: readonly Finding[], checklistKey: string): boolean =>
  findings.some((finding) => finding.checklistKey === checklistKey);

/** How many findings say nothing yet. */
export const blankFindings = (findings: readonly Finding[]): number => findings.filter(isBlank).length;

/** For the contract: in the order of the numbers on the desk. */
export const returnItemsOf = (findings: readonly Finding[]): ReturnItemInput[] =>
  findings.map(({ category, comment, fileId, page, area }) => ({
    reviewCategory: category,
    comment: comment.trim(),
    ...(fileId === null || page === null ? {} : { fileId, page }),
    ...(fileId === null || page === null || area === null ? {} : { area }),
  }));

/** Puts a stock phrase into the comment: alone when nothing of one's own stands there, else on a line of its own. */
export const withPhrase = (comment: string, phrase: string, phrases: readonly string[]): string => {
  const own = comment.trim();
  if (own === '' || phrases.includes(own)) return phrase;
  return own.includes(phrase) ? comment : `${own}\n${phrase}`;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isBox = (value: unknown): value is MarkBox =>
  isObject(value) && ['x', 'y', 'width', 'height'].every((name) => typeof value[name] === 'number');

const categoryOf = (value: unknown): ReviewCategory | undefined =>
  Object.values(ReviewCategory).find((category) => category === value);

const readFinding = (value: unknown): Finding[] => {
  if (!isObject(value)) return [];
  const { id, comment, fileId, page, area, checklistKey } = value;
  const category = categoryOf(value.category);
  if (typeof id !== 'string' || typeof comment !== 'string' || category === undefined) return [];
  return [
    {
      id,
      category,
      comment,
      fileId: typeof fileId === 'string' ? fileId : null,
      page: typeof page === 'number' ? page : null,
      area: isBox(area) ? area : null,
      checklistKey: typeof checklistKey === 'string' ? checklistKey : null,
    },
  ];
};

/** Reads findings that were kept as JSON; what is no finding is left out. */
export const readFindings = (json: string | null): Finding[] => {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.flatMap(readFinding) : [];
  } catch {
    return [];
  }
};
