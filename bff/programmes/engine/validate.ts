import { yenLimitText } from '#rules/figure.ts';
import { hasAnswer, isRow, type Row } from '#rules/forms/answers.ts';
import { checkValue, type Strictness } from '#rules/forms/checkValue.ts';
import { messageOf } from '#rules/messages.ts';
import type {
  Answers,
  FieldDefinition,
  Finding,
  FindingCode,
  FormDefinition,
  ProjectRules,
  StepId,
  SubmitRule,
} from '../familyTypes.ts';
import { sentence } from '../messages.ts';
import { calculate, withFigures } from './calculate.ts';
import { evaluateCondition } from './condition.ts';
import { requiredDocuments } from './documents.ts';
import { fieldRuleOf } from './fieldRule.ts';
import { fieldsOf, isRequired, isVisible } from './fields.ts';

/** What a submission is judged against besides the answers. */
export type SubmitContext = {
  /** Today in Asia/Tokyo, `YYYY-MM-DD`. */
  readonly today: string;
  /** Values (of the family's document enumeration) of which a clean file is stored. */
  readonly storedDocuments: readonly number[];
  /** Answers that can be changed now; undefined: all. The files of a row are asked for only where it can name them. */
  readonly openFields?: ReadonlySet<string>;
};

type Check = {
  readonly definition: FormDefinition;
  readonly stepId: StepId;
  readonly strictness: Strictness;
  readonly openFields?: SubmitContext['openFields'];
  /** What the row is called, in a list. */
  readonly row?: { readonly label: string; readonly name: string };
};

const found = (check: Check, pointer: string, code: FindingCode, message: string): Finding => ({
  pointer,
  code,
  message,
  stepId: check.stepId,
});

const chosenTypes: readonly string[] = ['enum', 'enumList', 'boolean', 'date', 'yearMonthList', 'intList'];

const quotationSentence = ({ definition, row }: Check, label: string): string =>
  sentence('quotation', {
    row: row?.label ?? '',
    label,
    name: row?.name ? sentence('rowName', { name: row.name }) : '',
    from: yenLimitText(definition.money.competitiveQuotationFromYen),
  });

const missing = (check: Check, field: FieldDefinition, pointer: string): Finding => {
  const { label } = field;
  if (field.mustBeTrue) return found(check, pointer, 'required', sentence('tick', { label }));
  if (field.type === 'fileList') return found(check, pointer, 'required', quotationSentence(check, label));
  const key = chosenTypes.includes(field.type) ? 'select' : 'enter';
  return found(check, pointer, 'required', sentence(key, { label }));
};

/** A row by its number and by what was entered in its first text. */
const rowNameOf = ({ label, columns = [] }: FieldDefinition, row: Row, index: number) => {
  const name = row[columns.find(({ type }) => type === 'text')?.name ?? ''];
  return { label: `${label} ${index + 1}`, name: typeof name === 'string' ? name : '' };
};

/** Files are asked for in lists that can be changed: what was handed in without them stays handed in. */
const columnsToCheck = (
  { openFields, strictness }: Check,
  { name, columns = [] }: FieldDefinition,
): readonly FieldDefinition[] =>
  strictness === 'draft' || !openFields || openFields.has(name)
    ? columns
    : columns.filter(({ type }) => type !== 'fileList');

const rowFindings = (
  check: Check,
  field: FieldDefinition,
  value: unknown,
  pointer: string,
  answers: Answers,
): Finding[] => {
  if (field.type !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((row, index) => {
    const rowPointer = `${pointer}/${index}`;
    if (!isRow(row)) return [found(check, rowPointer, 'limit', messageOf({ code: 'rows' }))];
    const context = { ...answers, ...row };
    const inRow = { ...check, row: rowNameOf(field, row, index) };
    return columnsToCheck(check, field).flatMap((column) =>
      fieldFindings(inRow, column, row[column.name], `${rowPointer}/${column.name}`, context),
    );
  });
};

const fieldFindings = (
  check: Check,
  field: FieldDefinition,
  value: unknown,
  pointer: string,
  answers: Answers,
): Finding[] => {
  const isSubmit = check.strictness === 'submit';
  if (isSubmit && !isVisible(field, answers)) return [];
  if (!hasAnswer(field.limits ?? {}, value)) {
    return isSubmit && isRequired(field.required, answers) ? [missing(check, field, pointer)] : [];
  }
  const rule = fieldRuleOf(field, check.definition.enums);
  const problem = rule && checkValue(rule, value, check.strictness);
  if (problem) return [found(check, pointer, 'limit', messageOf(problem))];
  if (isSubmit && field.mustBeTrue && value === false) {
    return [found(check, pointer, 'rule', sentence('mustApply', { label: field.label }))];
  }
  return rowFindings(check, field, value, pointer, answers);
};

const findingsOfFields = (
  definition: FormDefinition,
  answers: Answers,
  strictness: Strictness,
  openFields?: SubmitContext['openFields'],
): readonly Finding[] =>
  fieldsOf(definition)
    .filter(({ field }) => !field.isAuto && field.type !== 'files')
    .flatMap(({ stepId, field }) =>
      fieldFindings(
        { definition, stepId, strictness, openFields },
        field,
        answers[field.name],
        `/${field.name}`,
        answers,
      ),
    );

/**
 * What a draft may not hold: values of a wrong type or beyond a limit. Missing and half-typed values are fine.
 * @param answers normalised (`normaliseAnswers`)
 */
export const validateDraft = (definition: FormDefinition, answers: Answers): readonly Finding[] =>
  findingsOfFields(definition, answers, 'draft');

const isAt = (pointer: string, field: string): boolean =>
  pointer === `/${field}` || pointer.startsWith(`/${field}/`);

/** Rules across fields; silent where the field itself is not shown or already has something to correct. */
const ruleFindings = (
  definition: FormDefinition,
  answers: Answers,
  earlier: readonly Finding[],
  rules: readonly SubmitRule[],
): readonly Finding[] => {
  const visible = new Set(
    fieldsOf(definition)
      .filter(({ field }) => isVisible(field, answers))
      .map(({ field }) => field.name),
  );
  return rules
    .filter(({ field }) => visible.has(field) && !earlier.some(({ pointer }) => isAt(pointer, field)))
    .filter(({ when }) => when === undefined || evaluateCondition(when, answers))
    .filter(({ holds }) => !evaluateCondition(holds, answers))
    .map(({ field, message, stepId }) => ({ pointer: `/${field}`, code: 'rule', message, stepId }));
};

const documentFindings = (
  definition: FormDefinition,
  answers: Answers,
  stored: readonly number[],
): readonly Finding[] =>
  requiredDocuments(definition, answers)
    // What is made of the answers is there as soon as they are.
    .filter(
      ({ isRequired: isNeeded, madeOf, value }) => isNeeded && madeOf === null && !stored.includes(value),
    )
    .map(({ key, label }) => ({
      pointer: `/files/${key}`,
      code: 'required',
      message: sentence('attach', { label }),
      stepId: 'documents',
    }));

const stepOrder: readonly StepId[] = ['applicant', 'eligibility', 'plan', 'expenses', 'documents', 'confirm'];

/**
 * Everything that keeps an application from being submitted, in the order of the form.
 * @param answers normalised (`normaliseAnswers`)
 */
export const validateForSubmit = (
  definition: FormDefinition,
  answers: Answers,
  project: ProjectRules,
  context: SubmitContext,
): readonly Finding[] => {
  const calculation = calculate(definition, answers, project);
  const known = withFigures(answers, calculation, { ...project, today: context.today });
  const fields = findingsOfFields(definition, known, 'submit', context.openFields);
  const money = calculation.errors.filter(
    ({ pointer }) => !fields.some((field) => field.pointer === pointer),
  );
  const findings = [
    ...fields,
    ...ruleFindings(
      definition,
      known,
      fields,
      definition.rules.filter(({ isAdvice }) => !isAdvice),
    ),
    ...money,
    ...documentFindings(definition, known, context.storedDocuments),
  ];
  return stepOrder.flatMap((stepId) => findings.filter((finding) => finding.stepId === stepId));
};

/**
 * What should be looked at once more and hinders nobody from handing in: tax, quantity times price, days that come
 * too early.
 * @param answers normalised (`normaliseAnswers`)
 */
export const adviceFor = (
  definition: FormDefinition,
  answers: Answers,
  project: ProjectRules,
  today: string,
): readonly Finding[] => {
  const calculation = calculate(definition, answers, project);
  const known = withFigures(answers, calculation, { ...project, today });
  const rules = definition.rules.filter(({ isAdvice }) => isAdvice);
  return [...ruleFindings(definition, known, [], rules), ...calculation.warnings];
};
