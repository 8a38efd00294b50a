import { isRow } from '#rules/forms/answers.ts';
import { readValue } from '#rules/forms/readValue.ts';
import type { Answers, FieldDefinition, FormDefinition } from '../familyTypes.ts';
import { ruleTypeOf } from './fieldRule.ts';
import { fieldsOf } from './fields.ts';

const normaliseRow = (columns: readonly FieldDefinition[], row: unknown): unknown =>
  isRow(row)
    ? Object.fromEntries(
        Object.entries(row).map(([name, value]) => {
          const column = columns.find((candidate) => candidate.name === name);
          return [name, column ? normaliseValue(column, value) : value];
        }),
      )
    : row;

/** One answer as it is stored. What cannot be read stays as typed, so that the check can name it. */
const normaliseValue = (field: FieldDefinition, value: unknown): unknown => {
  const type = ruleTypeOf(field);
  if (type === null) return value;
  const read = (item: unknown): unknown => (typeof item === 'string' ? readValue(type, item) : item);
  if (!Array.isArray(value)) return read(value);
  return type === 'list' ? value.map((row) => normaliseRow(field.columns ?? [], row)) : value.map(read);
};

/**
 * Answers as they are stored (domain 6 "Width"): NFC, trimmed, full-width katakana, half-width digits, ISO days;
 * a blank becomes null. Only fields of the form are kept; repeating it changes nothing.
 */
export const normaliseAnswers = (definition: Pick<FormDefinition, 'steps'>, answers: Answers): Answers =>
  Object.fromEntries(
    fieldsOf(definition)
      .filter(({ field }) => Object.hasOwn(answers, field.name))
      .map(({ field }) => [field.name, normaliseValue(field, answers[field.name])]),
  );

export type WireAnswers = {
  readonly answers: Answers;
  /** Names that the form does not take: unknown ones, and those that the system sets. */
  readonly refused: readonly string[];
};

/** Takes a form's answers from a request body; `refused` names are the caller's to reject (1004). */
export const wireToAnswers = (definition: Pick<FormDefinition, 'steps'>, body: Answers): WireAnswers => {
  const accepted = new Set(
    fieldsOf(definition)
      .filter(({ field }) => !field.isAuto && field.type !== 'files')
      .map(({ field }) => field.name),
  );
  const names = Object.keys(body);
  const known = Object.fromEntries(
    names.filter((name) => accepted.has(name)).map((name) => [name, body[name]]),
  );
  return {
    answers: normaliseAnswers(definition, known),
    refused: names.filter((name) => !accepted.has(name)),
  };
};
