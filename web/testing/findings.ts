import { ReviewCategory } from '#web/parts/api/generated/enums.ts';
import type { Finding } from '#web/parts/desk/findings/findings.ts';

/** A finding of the caller's own about a file, without words yet. */
export const finding = (rest: Partial<Finding> = {}): Finding => ({
  id: 'a',
  author: null,
  category: ReviewCategory.Document,
  comment: '',
  fileId: 'file',
  page: null,
  area: null,
  field: null,
  row: null,
  checklistKey: null,
  ...rest,
});
