import type { SelectOption } from '#ui-kit/Select/index.ts';
import type { Finding, FindingChange } from './findings.ts';

/** Where a finding can be, besides the pages of the open file: answers and files of an application, rows of a list. */
export type Places = {
  readonly optionsFor: (finding: Finding) => readonly SelectOption[];
  /** False where nothing lies open that could be marked. */
  readonly hasPages?: boolean;
  readonly valueOf: (finding: Finding) => string;
  readonly changeOf: (value: string) => FindingChange;
  /** The place in words: 経費明細 2行目. */
  readonly nameOf: (finding: Finding) => string;
};
