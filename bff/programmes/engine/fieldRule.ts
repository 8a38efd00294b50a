import type { FieldRule, FieldType as RuleType } from '#rules/forms/field.ts';
import type { FieldDefinition, FieldType, FormDefinition } from '../familyTypes.ts';

const types: { readonly [type in Exclude<FieldType, 'files'>]: RuleType } = {
  text: 'string',
  textarea: 'text',
  int: 'integer',
  decimal: 'decimal',
  date: 'date',
  yearMonth: 'month',
  yen: 'yen',
  boolean: 'boolean',
  enum: 'enum',
  enumList: 'enumList',
  intList: 'enumList',
  yearMonthList: 'textList',
  list: 'list',
  fileList: 'fileList',
};

/** The type of a field on the wire and in the rules; `files` are no answer. */
export const ruleTypeOf = ({ type, format, mustBeTrue }: FieldDefinition): RuleType | null =>
  type === 'files' ? null : (format ?? (mustBeTrue ? 'pledge' : types[type]));

/** A field's limits as the contract carries them. */
export const ruleLimitsOf = ({ limits = {} }: FieldDefinition) => ({
  minLength: limits.minLength ?? null,
  maxLength: limits.maxLength ?? null,
  pattern: limits.pattern ?? null,
  minimum: limits.min ?? null,
  maximum: limits.max ?? null,
  decimals: limits.decimals ?? null,
  minItems: limits.minItems ?? null,
  maxItems: limits.maxItems ?? null,
});

const choicesOf = (field: FieldDefinition, enums: FormDefinition['enums']): readonly number[] =>
  field.allowedValues ?? field.options?.map(({ value }) => value) ?? enums[field.enumName ?? ''] ?? [];

/** What the rules that browser and server share need to know of a field; null for files. */
export const fieldRuleOf = (field: FieldDefinition, enums: FormDefinition['enums']): FieldRule | null => {
  const type = ruleTypeOf(field);
  return type && { type, ...ruleLimitsOf(field), choices: choicesOf(field, enums) };
};
