/*
 * What was typed and not saved, kept in this tab while a page is loaded anew: the end of a session leads to the
 * log-in and back (spec 2), and nothing typed may be lost on the way.
 */

export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSameKind = (value: unknown, sample: unknown): boolean =>
  isRecord(sample)
    ? fits(value, sample)
    : value === null || sample === null || typeof value === typeof sample;

/** Kept by another version of the page, a value may look otherwise: only what has the form's own shape counts. */
const fits = <Values extends object>(value: unknown, sample: Values): value is Values =>
  isRecord(value) &&
  Object.entries(sample).every(
    ([name, part]) => part === undefined || (name in value && isSameKind(value[name], part)),
  );

/** @returns null when nothing fitting is kept, or this browser keeps nothing */
export const readKept = <Values extends object>(
  storage: KeptStorage,
  key: string,
  sample: Values,
): Values | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return fits(kept, sample) ? kept : null;
  } catch {
    return null;
  }
};

/** Keeps values, or with null nothing any more. A browser that forbids storage keeps nothing. */
export const writeKept = (storage: KeptStorage, key: string, values: object | null): void => {
  try {
    if (values === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(values));
  } catch {
    // The page works on; only the way over the log-in loses what was typed.
  }
};
