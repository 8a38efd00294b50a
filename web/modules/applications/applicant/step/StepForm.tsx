import { type ReactNode, useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { Stack } from '#ui-kit/Layout/index.ts';
import type { Area } from '../ApplicantArea.tsx';
import { editableNames } from '../model/editable.ts';
import type { Answers, FormField, FormStep } from '../model/formTypes.ts';
import { fieldsOf, type TypedValues, toSendable, toTyped } from '../model/values.ts';
import { Autosave } from './Autosave.tsx';
import { ShowStoredAnswer } from './ShowStoredAnswer.tsx';
import { StepErrors } from './StepErrors.tsx';
import { StepContext } from './stepContext.ts';

type StepFormProps = Area & {
  readonly step: FormStep;
  /** Counts the tries to go on; from the first one, what is missing is said too. */
  readonly attempt: number;
  readonly onSubmit: (values: TypedValues, answers: Answers) => void | Promise<void>;
  readonly children: ReactNode;
};

/** All answers as they would be sent now; computed once for each change, however many conditions look at it. */
const answersBy = (fields: readonly FormField[], base: Answers) => {
  const known = new WeakMap<TypedValues, Answers>();
  return (values: TypedValues): Answers => {
    const answers = known.get(values) ?? {
      ...base,
      ...Object.fromEntries(
        fields.map((field) => [field.name, toSendable(field, values[field.name] ?? '')?.value ?? null]),
      ),
    };
    known.set(values, answers);
    return answers;
  };
};

const valuesOf = (fields: readonly FormField[], { application, draft }: Area): TypedValues => {
  const { conflicts, unsent } = draft.getState();
  // Until the person decides about a conflict, the field keeps what was typed here.
  const typed = { ...conflicts, ...unsent };
  return Object.fromEntries(
    fields.map((field) => {
      const own = typed[field.name];
      return [field.name, toTyped(field, own === undefined ? application[field.name] : own.value)];
    }),
  );
};

/** The fields of a step with their stored or unsent values; saved automatically. */
export const StepForm = ({ step, attempt, onSubmit, children, ...area }: StepFormProps) => {
  const { application, definition, draft } = area;
  const fields = useMemo(() => fieldsOf([step]).filter(({ isComputed }) => !isComputed), [step]);
  const [initialValues] = useState(() => valuesOf(fields, area));
  const frame = useMemo(
    () => ({
      draft,
      application,
      definition,
      isAttempted: attempt > 0,
      answersOf: answersBy(fields, application),
      editable: editableNames(application, definition),
    }),
    [draft, attempt, fields, application, definition],
  );
  return (
    <StepContext value={frame}>
      <Form<TypedValues>
        initialValues={initialValues}
        onSubmit={(values) => onSubmit(values, frame.answersOf(values))}
        subscription={{}}
      >
        {({ handleSubmit }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)} onBlur={() => void draft.flush()}>
            <Autosave fields={fields} draft={draft} />
            <ShowStoredAnswer fields={fields} draft={draft} />
            <Stack gap={24}>
              <StepErrors step={step} attempt={attempt} />
              {children}
            </Stack>
          </form>
        )}
      </Form>
    </StepContext>
  );
};
