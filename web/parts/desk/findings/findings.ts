import type { MarkBox } from '#ui-kit/FileViewer/index.ts';
import type { ReviewCategory } from '#web/parts/api/generated/enums.ts';
import type { ReturnItemInput } from '../deskTypes.ts';

/** Who else is writing a finding. */
export type Author = { readonly id: number; readonly name: string };

/** A finding that is being written; it becomes a return item when the record is sent back. */
export type Finding = {
  readonly id: string;
  /** The colleague who is writing it; null for the caller's own. */
  readonly author: Author | null;
  readonly category: ReviewCategory;
  readonly comment: string;
  /** Null for the record as a whole, or for a field of it. */
  readonly fileId: string | null;
  readonly page: number | null;
  readonly area: MarkBox | null;
  /** A field of an application's form, and a row of it, counted from 1; a cell of the payment list and its deal. */
  readonly field: string | null;
  readonly row: number | null;
  /** The checklist item it came from. */
  readonly checklistKey: string | null;
};

export type FindingChange = Partial<Omit<Finding, 'id' | 'author'>>;

/** Says nothing yet. */
export const isBlank = ({ comment }: Finding): boolean => comment.trim() === '';

/** Whether a checklist item has its card already. */
export const isNoted = (findings: readonly Finding[], checklistKey: string): boolean =>
  findings.some((finding) => finding.checklistKey === checklistKey);

/** How many findings say nothing yet. */
export const blankFindings = (findings: readonly Finding[]): number => findings.filter(isBlank).length;

/** The colleagues among their authors, in the order in which they began. */
export const colleaguesIn = (findings: readonly Finding[]): Author[] => {
  const authors = findings.flatMap(({ author }) => (author === null ? [] : [author]));
  return authors.filter(({ id }, index) => authors.findIndex((author) => author.id === id) === index);
};

/**
 * For the contract: in the order of the numbers on the desk.
 * @param namesFiles a finding about a file says so also without a page; else it is about the document as a whole
 */
export const returnItemsOf = (findings: readonly Finding[], namesFiles = false): ReturnItemInput[] =>
  findings.map(({ category, comment, fileId, page, area, field, row }) => ({
    reviewCategory: category,
    comment: comment.trim(),
    ...(fileId === null || (page === null && !namesFiles) ? {} : { fileId }),
    ...(fileId === null || page === null ? {} : { page }),
    ...(fileId === null || page === null || area === null ? {} : { area }),
    ...(field === null ? {} : { field }),
    ...(row === null ? {} : { row }),
  }));

/** Puts a stock phrase into the comment: alone when nothing of one's own stands there, else on a line of its own. */
export const withPhrase = (comment: string, phrase: string, phrases: readonly string[]): string => {
  const own = comment.trim();
  if (own === '' || phrases.includes(own)) return phrase;
  return own.includes(phrase) ? comment : `${own}\n${phrase}`;
};
