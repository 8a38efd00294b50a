import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { draftApplication } from '../applicantDraft.ts';
import { formDefinition } from '../applicantForm.ts';
import { applicationFile } from '../applicantParts.ts';

type Field = components['schemas']['FormField'];

/*
 * A form whose rows of expenses name their quotations, and a draft of it: one row names its file, one lacks it, the
 * small ones are not asked.
 */

const isLarge: NonNullable<Field['requiredWhen']> = {
  field: 'amountTaxExcluded',
  operator: 'gte',
  values: [500_000],
};

const quotation: Field = {
  name: 'quotationFileIds',
  label: '見積書',
  type: 'fileList',
  help: '1件50万円以上の経費です。見積書のほかに、相見積書（取れないときは理由書）もここに添付します。',
  isRequired: false,
  isComputed: false,
  requiredWhen: isLarge,
  visibleWhen: isLarge,
  maxItems: 20,
  documentType: 6,
};

const withQuotation = (field: Field): Field =>
  field.name === 'expenses' ? { ...field, columns: [...(field.columns ?? []), quotation] } : field;

const rowsForm: typeof formDefinition = {
  ...formDefinition,
  steps: formDefinition.steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({ ...section, fields: section.fields.map(withQuotation) })),
  })),
};

export const offer = applicationFile(6, {
  type: 6,
  typeLabel: '見積書・相見積書',
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

export const rowsHandlers: MockHandlers = { getFormDefinition: () => reply(rowsForm, 1) };
