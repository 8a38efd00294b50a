import { DocumentUploader } from '#web/parts/api/generated/enums.ts';
import { userSectionsText as t } from './userSections.words.ts';

/** Instead of a status: what is said of a paper that somebody else hands in, while it is missing. */
export const otherUploaderWords: Partial<Record<DocumentUploader, string>> = {
  [DocumentUploader.Admin]: t((w) => w.card.later),
  [DocumentUploader.Inspector]: t((w) => w.card.byInspector),
};
