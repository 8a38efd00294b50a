import { getIn } from 'final-form';
import { type FormRow, type FormValue, type FormValues, rowsOf } from '../values.ts';

/** Three states of one form: as it began here, as it is typed here, and as somebody else has saved it meanwhile. */
export type ThreeForms = {
  readonly began: FormValues;
  readonly typed: FormValues;
  readonly stored: FormValues;
};

/** What a place of a form holds: a field, or a row of a table. */
type Held = FormValue | FormRow;

const isRow = (value: Held): value is FormRow => typeof value === 'object' && !Array.isArray(value);

/** A row without its empty cells, in one order: a cell that nobody filled is as empty as one that was emptied. */
const filledCells = (row: FormRow): object[] =>
  Object.entries(row)
    .filter(([, cell]) => cell !== undefined && cell !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const plain = (value: Held): unknown => {
  if (value === undefined) return '';
  if (isRow(value)) return filledCells(value);
  return Array.isArray(value)
    ? value.map((each: string | FormRow) => (typeof each === 'string' ? each : filledCells(each)))
    : value;
};

const isSame = (one: Held, other: Held): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** What the rows of a table are known by: their keys, or how many they are. */
const knownBy = (rows: readonly FormRow[]): string => JSON.stringify(rows.map(({ key }) => key ?? null));

/** Whether all three have the same rows, which go one by one then; otherwise the table is one thing. */
const isTableOfSameRows = ({ began, typed, stored }: ThreeForms, name: string): boolean => {
  const known = knownBy(rowsOf(began, name));
  return known !== '[]' && [typed, stored].every((form) => knownBy(rowsOf(form, name)) === known);
};

/** `rules` → `rules[0]`, `rules[1]`, where rows go one by one. */
const placesOf = (forms: ThreeForms, name: string): string[] =>
  isTableOfSameRows(forms, name) ? rowsOf(forms.typed, name).map((_, index) => `${name}[${index}]`) : [name];

/** The value at a place of a form: a field (`name`), or a row of a table (`rules[3]`). */
export const valueAt = (values: FormValues, place: string): Held => getIn(values, place);

/**
 * Puts what was typed on top of what somebody else has saved.
 * @param names the fields of the form, in their order on the page; tables that the form holds beside them count too
 * @returns `clashes`: places that both changed, each into something else; they hold what was typed
 */
export const mergeForms = (names: readonly string[], forms: ThreeForms) => {
  const { began, typed, stored } = forms;
  const isMine = (place: string): boolean => !isSame(valueAt(typed, place), valueAt(began, place));
  const mergedAt = (place: string): Held =>
    isMine(place) ? valueAt(typed, place) : (valueAt(stored, place) ?? valueAt(typed, place));
  const mergedOf = (name: string): Held | Held[] =>
    isTableOfSameRows(forms, name) ? placesOf(forms, name).map(mergedAt) : mergedAt(name);
  const fields = [...new Set([...names, ...Object.keys(typed)])];
  return {
    merged: Object.fromEntries(fields.map((name) => [name, mergedOf(name)])) as FormValues,
    clashes: fields
      .flatMap((name) => placesOf(forms, name))
      .filter(
        (place) =>
          isMine(place) &&
          !isSame(valueAt(stored, place), valueAt(began, place)) &&
          !isSame(valueAt(stored, place), valueAt(typed, place)),
      ),
  };
};
