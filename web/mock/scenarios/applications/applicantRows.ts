import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { draftApplication } from './applicantDraft.ts';
import { formAsking } from './applicantForm.ts';
import { applicationFile } from './applicantParts.ts';

/*
 * A form whose rows of expenses name their quotations, and a draft of it: one row names its file, one lacks it, the
 * small ones are not asked.
 */

export const offer = applicationFile(6, {
  type: 6,
  typeLabel: '見積書（応募時）',
  fileName: '見積書_客席改修.pdf',
});

export const rowsDraft: typeof draftApplication = {
  ...draftApplication,
  files: [...draftApplication.files, offer],
  requiredDocuments: draftApplication.requiredDocuments.map((document) =>
    document.type === offer.type ? { ...document, isRequired: true, fileCount: 1 } : document,
  ),
  expenses: (draftApplication.expenses ?? []).map((row, index) =>
    index === 0 ? { ...row, quotationFileIds: [offer.id] } : row,
  ),
};

export const rowsHandlers: MockHandlers = {
  getFormDefinition: () => reply(formAsking('quotationFileIds'), 1),
};
