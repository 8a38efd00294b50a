/** One of several things of a kind inside a form; its fields are named `list[0].field`. */
export type FormRow = Readonly<Record<string, string | boolean>>;

/** What a form holds: text as typed, choices as lists, yes or no, rows of a table. */
export type FormValue = string | boolean | readonly string[] | readonly FormRow[] | undefined;
export type FormValues = Readonly<Record<string, FormValue>>;
export type FormErrors = Record<string, string>;

/** The text of a field; empty when there is none. */
export const textOf = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** The choices of a field. */
export const choicesOf = (values: FormValues, name: string): string[] => {
  const value = values[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/** The rows of a table in the form. */
export const rowsOf = (values: FormValues, name: string): FormRow[] => {
  const value = values[name];
  return Array.isArray(value) ? value.filter((each): each is FormRow => typeof each === 'object') : [];
};
