import { ARRAY_ERROR } from 'final-form';
import { type FormErrors, type FormValues, rowsOf } from './values.ts';

/**
 * The errors of a form as final-form keeps them. Under the name of a table it looks for the errors of its rows, and
 * breaks where it finds a sentence: what is wrong with a table as a whole stands beside them.
 */
export const withTables = (errors: FormErrors, values: FormValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, problem]) => [
      name,
      rowsOf(values, name).length === 0 ? problem : Object.assign([], { [ARRAY_ERROR]: problem }),
    ]),
  );

/** The sentence at a field or, of a table, about it as a whole. */
export const sentenceOf = (error: unknown): string | undefined => {
  const found: unknown = Array.isArray(error) ? Reflect.get(error, ARRAY_ERROR) : error;
  return typeof found === 'string' ? found : undefined;
};
