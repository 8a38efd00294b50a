import { useContext } from 'react';
import { useFormState } from 'react-final-form';
import { ErrorSummary } from '#ui-kit/ErrorSummary/index.ts';
import { ControlPrefix } from '../controlId.ts';
import { formText } from '../formText.ts';
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
  const messageOf = (name: string): string | undefined =>
    sentenceOf(errors?.[name]) ?? (dirtyFieldsSinceLastSubmit?.[name] ? undefined : submitErrors?.[name]);
  return (
    <ErrorSummary
      attempt={attempt}
      errors={names.flatMap((name) => {
        const message = messageOf(name);
        if (message === undefined) return [];
        const controlId = `${prefix}-${name}`;
        return [{ controlId, message: hasPlaces ? withPlace(controlId, message) : message }];
      })}
    />
  );
};
