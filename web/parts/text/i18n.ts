import { createInstance } from 'i18next';
import type { Translate } from './translate.ts';

const LANGUAGE = 'ja';

/**
 * The one i18next instance; `{name}` stands for a value. A missing value or text is an error, never a brace or a key on a
 * screen.
 */
const instance = createInstance();

void instance.init({
  lng: LANGUAGE,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  missingInterpolationHandler: (text: string, [, name]: RegExpExecArray) => {
    throw new Error(`The text "${text}" needs a value for "${name}"`);
  },
  parseMissingKeyHandler: (key: string) => {
    throw new Error(`There is no text at "${key}"`);
  },
});

/** Notes which properties a selector walks through: `words.list.left` → `list.left`. */
const keyOf = <Words>(select: (words: Words) => string): string => {
  const path: string[] = [];
  const recorder: object = new Proxy(
    {},
    {
      get: (_target, name) => {
        path.push(String(name));
        return recorder;
      },
    },
  );
  select(recorder as Words);
  return path.join('.');
};

/**
 * Registers the texts of a feature and answers how to read them.
 * @param namespace the subject's name, the same as its file <subject>.words.ts
 */
export const texts = <Words extends object>(namespace: string, words: Words): Translate<Words> => {
  instance.addResourceBundle(LANGUAGE, namespace, words);
  // Values are nothing but values: one named `count` or `context` chooses no other text, and `$t(…)` in a name is a name.
  return (select, values) => instance.t(keyOf(select), { ns: namespace, replace: values ?? {}, nest: false });
};
