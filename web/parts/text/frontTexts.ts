import type { TextValues, Translate } from './translate.ts';

const givenValue = (text: string, name: string, values: TextValues): string => {
  const value = values[name];
  if (value === undefined) throw new Error(`The text "${text}" needs a value for "${name}"`);
  return String(value);
};

/**
 * Reads texts as `texts` does, without i18next: for what the log-in page shows, where i18next would be an eighth of
 * all that a phone has to load. Everything behind the log-in uses `texts`.
 */
export const frontTexts =
  <Words extends object>(words: Words): Translate<Words> =>
  (select, values = {}) => {
    const text = select(words);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => givenValue(text, name, values));
  };
