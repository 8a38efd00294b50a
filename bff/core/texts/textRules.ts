import { textFormats } from '#rules/forms/textFormats.ts';
import { messageOf, type RuleCode } from '#rules/messages.ts';
import { tidyText } from '#rules/text.ts';
import { ApiError, type FieldError } from '../apiError.ts';
import { commonMessages } from '../common.words.ts';

/** How a text is brought into the form it is stored in, and what it must then be. */
export type TextRule = {
  readonly normalise: (text: string) => string;
  readonly isValid?: (text: string) => boolean;
  readonly code?: RuleCode;
};

const plainText: TextRule = { normalise: tidyText };

/** The rules that fields of several entities share (domain 6 "Width"): those of the forms. */
export const textRules = textFormats satisfies { readonly [name: string]: TextRule };

type RulesOf<Input> = { readonly [Name in keyof Input]?: TextRule };

/** A wrong field in the words of the error answer. */
export const fieldError = (pointer: string, message: string): FieldError => ({
  pointer,
  code: 1004,
  message,
});

/** @throws INVALID_PARAMETER with every wrong field, when there is one */
export const assertNoFieldErrors = (errors: readonly FieldError[]): void => {
  if (errors.length === 0) return;
  const detail = errors.length === 1 ? errors[0]?.message : commonMessages.invalid;
  throw new ApiError('INVALID_PARAMETER', { detail, errors });
};

const normaliseOne = (name: string, value: string, rule: TextRule, isNullable: boolean) => {
  const text = rule.normalise(value);
  const pointer = `/${name}`;
  if (text === '') {
    return isNullable
      ? { value: null }
      : { value: text, error: fieldError(pointer, commonMessages.required) };
  }
  const isWrong = rule.isValid !== undefined && !rule.isValid(text);
  return isWrong
    ? { value: text, error: fieldError(pointer, messageOf({ code: rule.code ?? 'required' })) }
    : { value: text };
};

/**
 * The texts of a request body as they are stored: each by its rule, all others with letters in NFC and without
 * spaces at the ends. Properties that were not sent stay away; an optional text without content becomes null.
 *
 * @param optional names of the properties that may be null
 * @throws INVALID_PARAMETER naming every field that is not right even then
 */
export function normaliseTexts<Input extends object>(
  input: Input,
  rules: RulesOf<Input>,
  optional: readonly (keyof Input & string)[],
): Input;
export function normaliseTexts(
  input: object,
  rules: { readonly [name: string]: TextRule | undefined },
  optional: readonly string[],
): object {
  const errors: FieldError[] = [];
  const entries = Object.entries(input).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, value];
    const result = normaliseOne(name, value, rules[name] ?? plainText, optional.includes(name));
    if (result.error) errors.push(result.error);
    return [name, result.value];
  });
  assertNoFieldErrors(errors);
  return Object.fromEntries(entries);
}
