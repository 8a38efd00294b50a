import type { PaperTemplateText } from '#web/modules/correspondence/shared/papers/paper.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { PaperFieldLabel, PaperSeal, PaperSealLabel } from '#web/parts/api/generated/enums.ts';
import { PaperTemplateUpdateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { choicesOf, type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';

type Template = components['schemas']['PaperTemplate'];
type Field = components['schemas']['PaperField'];

/** Fields of the form, in their order. */
export const TEMPLATE_FIELDS = [
  'title',
  'numberFormat',
  'body',
  'factFields',
  'conditions',
  'hasBreakdown',
  'seal',
] as const;

const LIMITS = {
  ...PaperTemplateUpdateLimits,
  conditions: { ...PaperTemplateUpdateLimits.conditions, isRequired: false },
};

/** As the form holds it. */
export const templateValues = ({ text }: Template): FormValues => ({ ...text, seal: String(text.seal) });

const SEALS = valuesOf(PaperSealLabel);

/** What is sent; fields in the order in which the contract names them. */
export const templateBody = (values: FormValues, fields: readonly Field[]): PaperTemplateText => {
  const chosen = choicesOf(values, 'factFields');
  return {
    title: textOf(values, 'title').trim(),
    numberFormat: textOf(values, 'numberFormat').trim(),
    body: textOf(values, 'body').trim(),
    factFields: fields.filter((field) => chosen.includes(field)),
    conditions: textOf(values, 'conditions').trim(),
    hasBreakdown: values.hasBreakdown === true,
    seal: SEALS.find((seal) => String(seal) === textOf(values, 'seal')) ?? PaperSeal.Omitted,
  };
};

/** How the number stands in its format. */
export const NUMBER_PLACE = `{${t((w) => w.templates.numberPlace)}}`;

/** The limits of the contract, and that the number has its place. */
export const validateTemplate = (values: FormValues): FormErrors => {
  const hasPlace = textOf(values, 'numberFormat').split(NUMBER_PLACE).length === 2;
  return {
    ...(hasPlace ? {} : { numberFormat: t((w) => w.templates.numberWrong, { place: NUMBER_PLACE }) }),
    ...validateLimits(values, LIMITS, TEMPLATE_FIELDS),
  };
};

/** How a field stands in a text: {交付決定額}. */
export const placeOf = (field: Field): string => `{${PaperFieldLabel[field]}}`;
