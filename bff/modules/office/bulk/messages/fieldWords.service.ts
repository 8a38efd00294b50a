import { invalidField } from '#bff/core/apiError.ts';
import { bulkMessageTexts as texts } from './bulkMessages.words.ts';

/*
 * Words for many that each record fills: 「{企業名} 様」. The same for every list of records; what can be filled in is
 * the list's own.
 */

/** What is written, filled or with its fields. */
export type Words = { readonly title: string; readonly body: string };

/** What stands for a field, by its name in the words. */
export type Fields<Target> = { readonly [name: string]: (target: Target) => string };

const FIELD = /\{([^{}]*)\}/g;

/** As a notification has them (fields.json "Notification"). */
const MAX_TITLE = 100;
const MAX_BODY = 4000;

const namesIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name);

/** Whether a field is asked for. */
export const asksFor = ({ title, body }: Words, name: string): boolean =>
  namesIn(`${title}${body}`).includes(name);

const fill = <Target>(text: string, fields: Fields<Target>, target: Target): string =>
  text.replaceAll(FIELD, (whole, name: string) => fields[name]?.(target) ?? whole);

export const filled = <Target>(fields: Fields<Target>, { title, body }: Words, target: Target): Words => ({
  title: fill(title, fields, target),
  body: fill(body, fields, target),
});

/** @throws INVALID_PARAMETER where nothing is told, or a field that nobody fills */
export const requireWords = <Asked extends Words>(
  fields: Fields<never>,
  words: Asked | undefined,
  pointer: string,
): Asked => {
  if (words === undefined) throw invalidField(pointer, texts.missing);
  for (const part of ['title', 'body'] as const) {
    const unknown = namesIn(words[part]).filter((name) => !Object.hasOwn(fields, name));
    if (unknown.length > 0)
      throw invalidField(`${pointer}/${part}`, texts.unknownFields(unknown, Object.keys(fields)));
  }
  return words;
};

/** Why filled words cannot be sent; null when they can. */
export const lengthRefusal = ({ title, body }: Words): string | null =>
  [...title].length > MAX_TITLE || [...body].length > MAX_BODY ? texts.tooLong(MAX_TITLE, MAX_BODY) : null;
