import { useContext } from 'react';
import { useFormState } from 'react-final-form';
import { ErrorSummary } from '#ui-kit/ErrorSummary/index.ts';
import { ControlPrefix } from '../controlId.ts';
import { formText } from '../form.words.ts';
import { sentenceOf } from '../rowErrors.ts';

/** What the control is called on the page: the form knows its fields by name only. */
const labelOf = (controlId: string): string =>
  (
    document.querySelector(`label[for="${CSS.escape(controlId)}"]`) ??
    document.getElementById(controlId)?.querySelector('legend > span > span')
  )?.textContent ?? '';

const withPlace = (controlId: string, message: string): string => {
  const label = labelOf(controlId);
  return label === '' ? message : formText((w) => w.place, { label, message });
};

/** Which row of its table a field is in, counted from 1. */
const rowOf = (field: string): number => Number(/\[(\d+)\]/.exec(field)?.[1] ?? Number.NaN) + 1;

/** The labels of a table's columns are the same in each row: its number tells them apart. */
const withRow = (field: string, message: string): string => {
  const row = rowOf(field);
  return Number.isNaN(row) ? message : formText((w) => w.row, { row, message });
};

/** A field with what is wrong with it. */
type Problem = readonly [field: string, message: string];

/** What the server refused under a name: of a table, cell by cell. */
const cellsOf = (name: string, refused: unknown): Problem[] => {
  if (typeof refused === 'string') return refused === '' ? [] : [[name, refused]];
  if (!Array.isArray(refused)) return [];
  return refused.flatMap((row: unknown, index) =>
    Object.entries(row ?? {}).flatMap(([property, message]): Problem[] =>
      typeof message === 'string' ? [[`${name}[${index}].${property}`, message]] : [],
    ),
  );
};

type ErrorListProps = {
  names: readonly string[];
  /** Counts the tries: each takes the focus to the list. */
  attempt: number;
  /** False where every message names its place itself. */
  hasPlaces: boolean;
};

/** One link per field that has to be put right, after a try to save. */
export const ErrorList = ({ names, attempt, hasPlaces }: ErrorListProps) => {
  const prefix = useContext(ControlPrefix);
  const { errors, submitErrors, submitFailed, dirtyFieldsSinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtyFieldsSinceLastSubmit: true },
  });
  if (!submitFailed) return null;
  const refusedOf = (name: string) =>
    cellsOf(name, submitErrors?.[name]).filter(([field]) => !dirtyFieldsSinceLastSubmit?.[field]);
  const problemsOf = (name: string): readonly Problem[] => {
    const sentence = sentenceOf(errors?.[name]);
    return sentence === undefined ? refusedOf(name) : [[name, sentence]];
  };
  return (
    <ErrorSummary
      attempt={attempt}
      errors={names.flatMap(problemsOf).map(([field, message]) => {
        const controlId = `${prefix}-${field}`;
        return { controlId, message: hasPlaces ? withRow(field, withPlace(controlId, message)) : message };
      })}
    />
  );
};
