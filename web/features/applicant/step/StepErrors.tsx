import { useFormState } from 'react-final-form';
import { ErrorSummary } from '#ui-kit/ErrorSummary/index.ts';
import { stepFindings } from '../model/checks.ts';
import type { Finding, FormStep } from '../model/types.ts';
import { useDraftState } from '../model/useDraft.ts';
import { fieldsOf, type TypedValues } from '../model/values.ts';
import { controlIdOf, useStep } from './stepContext.ts';

type Props = { step: FormStep; attempt: number };

const isIn = (step: FormStep, { pointer }: Finding): boolean =>
  fieldsOf([step]).some(({ name }) => name === pointer.split('/')[1]);

/** What has to be put right in this step: what the server said, and after a try to go on what is missing. */
export const StepErrors = ({ step, attempt }: Props) => {
  const { draft, answersOf, editable } = useStep();
  const { findings } = useDraftState(draft);
  const { values } = useFormState<TypedValues>({ subscription: { values: true } });
  const ofServer = findings.filter((finding) => isIn(step, finding));
  const own = attempt === 0 ? [] : stepFindings(step, values, answersOf(values));
  const isNew = ({ pointer }: Finding): boolean => !ofServer.some((finding) => finding.pointer === pointer);
  const isOpen = ({ pointer }: Finding): boolean => editable.has(pointer.split('/')[1] ?? '');
  const labels = new Map(fieldsOf([step]).map(({ name, label }) => [name, label]));
  return (
    <ErrorSummary
      attempt={attempt}
      errors={[...ofServer, ...own.filter(isNew).filter(isOpen)].map(({ pointer, message }) => ({
        controlId: controlIdOf(pointer),
        message: `${labels.get(pointer.split('/')[1] ?? '') ?? ''}: ${message}`,
      }))}
    />
  );
};
