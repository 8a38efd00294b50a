import type { components } from '#web/parts/api/generated/types.ts';
import { programmes } from '../projects/programmes.ts';
import { publicProject } from './applicantCall.ts';

type Schemas = components['schemas'];
type Field = Schemas['FormField'];

/*
 * The form that the server answers about the dining programme, shortened: what is about one control is not about
 * fifty others. Whole forms are shown by the stories of the programmes.
 */

const QUESTIONS = [
  ...['applicantType', 'corporateNumber', 'name', 'nameKana', 'establishedOn', 'prefecture'],
  ...['contactName', 'contactEmail', 'contactPhone'],
  ...['category', 'planTitle', 'planSummary', 'targetSales'],
  ...['expenses', 'description', 'amountTaxExcluded', 'eligibleAmount', 'subsidyAmount'],
  ...['fundingSources', 'source', 'amount', 'note', 'antiSocialPledge', 'termsAgreed'],
];

const { form } = programmes.business;

const asking = (names: readonly string[], fields: readonly Field[]): Field[] =>
  fields
    .filter(({ name }) => names.includes(name))
    .map((field) => (field.columns ? { ...field, columns: asking(names, field.columns) } : field));

/** The steps that ask something of it; the one of the files asks nothing. */
const stepsAsking = (names: readonly string[]): Schemas['FormStep'][] =>
  form.steps
    .map((step) => ({
      ...step,
      sections: step.sections
        .map((section) => ({ ...section, fields: asking(names, section.fields) }))
        .filter(({ fields }) => fields.length > 0 || step.kind === 'documents'),
    }))
    .filter(({ sections }) => sections.length > 0);

/** A plan that one writes oneself, the quotations, the statements of accounts, and whatever else there is. */
const TYPES = [1, 6, 10, 17];

/**
 * The form of the call.
 * @param more questions that it asks besides
 */
export const formAsking = (...more: readonly string[]): Schemas['FormDefinition'] => ({
  ...form,
  projectId: publicProject.id,
  steps: stepsAsking([...QUESTIONS, ...more]),
  documents: publicProject.documents
    .filter(({ type }) => TYPES.includes(type))
    .map((document) => ({ ...document, isMadeFromAnswers: false })),
});

export const formDefinition = formAsking();

type Asked = Pick<Schemas['GeneralApplication'], 'files' | 'requiredDocuments' | 'sectionsState'>;

/** An application as that form asks for it. */
export const asAsked = <Of extends Asked>(application: Of): Of => ({
  ...application,
  files: application.files.filter(({ type }) => TYPES.includes(type)),
  requiredDocuments: application.requiredDocuments.filter(({ type }) => TYPES.includes(type)),
  sectionsState: application.sectionsState.filter(({ key }) =>
    formDefinition.steps.some((step) => step.key === key),
  ),
});

/** The same without any file of a document that is asked for. */
export const lacking = <Of extends Asked>(application: Of, document: number): Of => ({
  ...application,
  files: application.files.filter(({ type }) => type !== document),
  requiredDocuments: application.requiredDocuments.map((one) => ({
    ...one,
    fileCount: one.type === document ? 0 : one.fileCount,
  })),
});
