import { ReviewCategory } from '#bff/generated/contract/enums.ts';
import type { ChecklistItem } from '../familyTypes.ts';
import { check } from '../shared/checklist.ts';
import { applicationPaperChecks, underwayChecks } from './checklists/papers.ts';
import { afterwardsChecks, resultChecks } from './checklists/result.ts';
import { voucherChecks } from './checklists/vouchers.ts';

const { Document } = ReviewCategory;

/** The form of a paper, checked first on every document. */
const formChecks: readonly ChecklistItem[] = [
  check('formComplete', Document, '所定の様式で、記入もれがない'),
  check('datedAndAddressed', Document, '日付と宛名（名称）が正しい'),
  check('readable', Document, 'すべての頁があり、文字が読める'),
];

/** Photos, films and tables have neither a form nor an addressee. */
const pictureChecks: readonly ChecklistItem[] = [
  check('numbered', Document, '支払経費一覧の番号が付いている'),
  check('dated', Document, '撮影日・場所が分かる'),
  check('clear', Document, '対象がはっきり写っている'),
];

const pictures: ReadonlySet<string> = new Set([
  'ProgressPhoto',
  'ResultPhotoBefore',
  'ResultPhotoAfter',
  'PropertyLabelPhoto',
]);

const ownChecks: { readonly [key: string]: readonly ChecklistItem[] } = {
  ...applicationPaperChecks,
  ...underwayChecks,
  ...resultChecks,
  ...voucherChecks,
  ...afterwardsChecks,
};

/** What the desk checks in a document of a section, by review category. @param key name of the DocumentType */
export const checklistFor = (key: string): readonly ChecklistItem[] => [
  ...(pictures.has(key) ? pictureChecks : formChecks),
  ...(ownChecks[key] ?? []),
];
