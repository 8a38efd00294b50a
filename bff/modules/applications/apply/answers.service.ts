import type { Calculation } from '#bff/programmes/engine.ts';
import type { Answers, FieldDefinition, FormDefinition } from '#bff/programmes/familyTypes.ts';
import type { ApplicationChange } from '../applications.data.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';

/*
 * Where an answer is stored: what every family asks is a column (lists filter and sort by it, the database checks
 * it), everything else is the family's own and lies in `answers`.
 */

const commonColumns = [
  'applicantType',
  'corporateNumber',
  'name',
  'nameKana',
  'legalForm',
  'representativeTitle',
  'representativeName',
  'birthDate',
  'postalCode',
  'prefecture',
  'address',
  'contactName',
  'contactKana',
  'contactEmail',
  'contactPhone',
  'industryGroup',
  'industryCode',
  'capital',
  'employees',
  'establishedOn',
  'howFound',
  'otherSubsidyUsed',
  'antiSocialPledge',
  'termsAgreed',
  'planTitle',
  'expenses',
  'fundingSources',
] as const satisfies readonly (keyof ApplicationRow & keyof ApplicationChange)[];

const isCommon = (name: string): boolean => commonColumns.some((column) => column === name);

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON column that holds an object. */
export const recordOf = (value: unknown): { readonly [name: string]: unknown } =>
  isRecord(value) ? value : {};

/** Every field of a form, in its order. */
export const formFields = ({ steps }: Pick<FormDefinition, 'steps'>): readonly FieldDefinition[] =>
  steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));

/** The stored answers by the names of the form. */
export const answersOf = (row: ApplicationRow, definition: FormDefinition): Answers => {
  const own = recordOf(row.answers);
  const entries = formFields(definition)
    .filter(({ isAuto = false, type }) => !isAuto && type !== 'files')
    .map(({ name }): [string, unknown] => {
      const column = commonColumns.find((candidate) => candidate === name);
      return [name, column === undefined ? own[name] : row[column]];
    });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

/** Answers and totals as columns. @param answers all of them, with the changes */
export const columnsOf = (
  definition: FormDefinition,
  answers: Answers,
  calculation: Calculation,
): ApplicationChange => {
  const { figures, totalCost, eligibleCost, subsidyAmount, selfFunded } = calculation;
  const entries = Object.entries(answers);
  const computedExpenses = Array.isArray(figures.expenses) ? { expenses: figures.expenses } : {};
  const title = answers[definition.titleField];
  return {
    ...Object.fromEntries(entries.filter(([name]) => isCommon(name))),
    ...computedExpenses,
    planTitle: typeof title === 'string' ? title : null,
    answers: Object.fromEntries(entries.filter(([name]) => !isCommon(name))),
    totalCost,
    eligibleCost,
    subsidyAmount,
    selfFunded,
  };
};

/** Whether two answers are the same; order of rows counts, order of properties does not. */
export const isSameAnswer = (a: unknown, b: unknown): boolean => stable(a) === stable(b);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value ?? null;
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(
    entries.toSorted(([x], [y]) => (x < y ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
};

/** One text for one content, for comparing and for the checksum in a receipt. */
export const stable = (value: unknown): string => JSON.stringify(sorted(value));
