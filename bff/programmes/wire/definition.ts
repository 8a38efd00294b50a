import {
  DocumentRequirement,
  ExpenseCategoryIngredient,
  InitiativeType,
} from '#bff/generated/contract/enums.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { yenLimitText } from '#rules/figure.ts';
import type { ContractFacts } from '../documents/facts.ts';
import { ruleLimitsOf, ruleTypeOf } from '../engine/fieldRule.ts';
import type {
  DocumentDefinition,
  FieldDefinition,
  FormDefinition,
  FormStep,
  ProjectRules,
  StepId,
} from '../familyTypes.ts';
import { sentence } from '../messages.ts';
import { requiredWhen, toWireCondition } from './condition.ts';

type Schemas = components['schemas'];

const stepKinds: { readonly [id in StepId]: Schemas['FormStep']['kind'] } = {
  applicant: 'fields',
  eligibility: 'fields',
  plan: 'fields',
  expenses: 'expenses',
  documents: 'documents',
  confirm: 'confirm',
};

/** Choices that are not simply the whole enumeration of the contract. */
const optionsOf = (field: FieldDefinition, facts: ContractFacts): Schemas['FormOption'][] => {
  if (field.options) return field.options.map(({ value, label }) => ({ value, label }));
  const { allowedValues = [], enumName = '' } = field;
  return allowedValues.map((value) => ({ value, label: facts.enumLabel(enumName, value) }));
};

/** A field on the wire; the documents' step has a page of its own, so `files` is none. */
const fieldsToWire = (fields: readonly FieldDefinition[], facts: ContractFacts): Schemas['FormField'][] =>
  fields.flatMap((field) => {
    const type = ruleTypeOf(field);
    if (type === null) return [];
    return [
      {
        name: field.name,
        label: field.label,
        type,
        unit: field.unit ?? null,
        help: field.help ?? null,
        isRequired: field.required === 'always',
        isComputed: field.isAuto ?? false,
        requiredWhen: requiredWhen(field.required),
        visibleWhen: field.visibleWhen ? toWireCondition(field.visibleWhen) : null,
        enumName: field.enumName ?? null,
        options: optionsOf(field, facts),
        ...ruleLimitsOf(field),
        columns: fieldsToWire(field.columns ?? [], facts),
        choicesFrom: field.choicesFrom ?? null,
        choicesWithin: field.choicesWithin ?? null,
        isDetail: field.isDetail ?? false,
        productOf: [...(field.productOf ?? [])],
        documentType: field.documentType ?? null,
      },
    ];
  });

const stepToWire = (step: FormStep, facts: ContractFacts): Schemas['FormStep'] => ({
  key: step.id,
  title: step.title,
  description: step.intro,
  kind: stepKinds[step.id],
  sections: step.sections.map(({ id, title, intro, fields }) => ({
    key: id,
    title,
    description: intro ?? null,
    fields: fieldsToWire(fields, facts),
  })),
});

const requirementOf = (required: DocumentDefinition['required']): Schemas['DocumentRequirement'] => {
  if (required === 'always') return DocumentRequirement.Required;
  return required === 'never' ? DocumentRequirement.Optional : DocumentRequirement.Conditional;
};

/**
 * A document of the form on the wire (also shown on the public page of a project).
 * @param template the form that the round hands out for it
 */
export const documentToWire = (
  document: DocumentDefinition,
  template: Schemas['AttachedFile'] | null,
): Schemas['FormDocument'] => {
  const requirement = requirementOf(document.required);
  const isConditional = requirement === DocumentRequirement.Conditional;
  return {
    documentList: document.enumeration,
    type: document.value,
    label: document.label,
    requirement,
    conditionText: isConditional ? (document.hint ?? null) : null,
    requiredWhen: requiredWhen(document.required),
    allowedExtensions: [...document.extensions],
    maxBytes: document.maxBytes,
    maxFiles: document.maxFiles,
    guidance: isConditional ? null : (document.hint ?? null),
    form: document.form,
    isMadeFromAnswers: document.madeOf !== null,
    template,
  };
};

/** Categories that belong to one initiative only (domain: seedlings support a producing area). */
const initiativeOf = (list: string, value: number): Schemas['InitiativeType'] | null =>
  list === 'ExpenseCategoryIngredient' && value === ExpenseCategoryIngredient.Seedlings
    ? InitiativeType.A
    : null;

const expenseCategoriesOf = (
  definition: FormDefinition,
  facts: ContractFacts,
): Schemas['FormExpenseCategory'][] => {
  const columns = definition.steps
    .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
    .flatMap(({ columns: rowColumns = [] }) => rowColumns);
  const list = definition.expenseCategoryList;
  const allowed = columns.find(({ enumName }) => enumName === list)?.allowedValues;
  return (allowed ?? facts.enumValues(list)).map((value) => ({
    value,
    label: facts.enumLabel(list, value),
    note: null,
    initiative: initiativeOf(list, value),
  }));
};

/** The cap in words; support of a producing area (取組A) may raise it. */
const maximumText = ({ maxSubsidy, maxSubsidyWithA }: ProjectRules): string => {
  const maximum = yenLimitText(maxSubsidy);
  return maxSubsidyWithA
    ? sentence('raisedMaximum', { maximum, raised: yenLimitText(maxSubsidyWithA) })
    : maximum;
};

/** The rule of the subsidy with a sentence that people can read; amounts in yen, tax excluded. */
export const subsidyRuleToWire = (project: ProjectRules): Schemas['SubsidyRule'] => ({
  rateNumerator: project.subsidyRateNumerator,
  rateDenominator: project.subsidyRateDenominator,
  roundingUnit: project.roundingUnit,
  minSubsidy: project.minSubsidy,
  maxSubsidy: project.maxSubsidy,
  maxSubsidyWithA: project.maxSubsidyWithA ?? null,
  minTotalCost: project.minTotalCost,
  text: sentence('subsidyRule', {
    numerator: project.subsidyRateNumerator,
    denominator: project.subsidyRateDenominator,
    unit: yenLimitText(project.roundingUnit),
    minimum: yenLimitText(project.minSubsidy),
    maximum: maximumText(project),
  }),
});

/** Which project the form is served for; the numbers are the contract's. */
export type WireProject = ProjectRules & {
  readonly projectId: number;
  readonly programKind: Schemas['ProgramKind'];
  readonly domainType: Schemas['DomainType'];
  /** The form that the round hands out for a document. */
  readonly templateOf: (document: DocumentDefinition) => Schemas['AttachedFile'] | null;
};

/** The form as the contract carries it (operation getFormDefinition). */
export const definitionToWire = (
  definition: FormDefinition,
  project: WireProject,
  facts: ContractFacts,
): Schemas['FormDefinition'] => ({
  projectId: project.projectId,
  family: definition.family,
  programKind: project.programKind,
  domainType: project.domainType,
  revision: `${definition.variant}.${definition.revision}`,
  steps: definition.steps.map((step) => stepToWire(step, facts)),
  documents: definition.documents.map((document) => documentToWire(document, project.templateOf(document))),
  expenseCategories: expenseCategoriesOf(definition, facts),
  calculation: subsidyRuleToWire(project),
});
