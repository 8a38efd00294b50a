import type { FormApi, SubmissionErrors } from 'final-form';
import type { ReactNode } from 'react';
import { FormFrame } from './FormFrame.tsx';
import type { FormErrors, FormValues } from './values.ts';

/** The values of a form of text fields. */
type Texts = Readonly<Record<string, string>>;

/** What is wrong with a field, by its name; undefined where nothing is. */
type Problems = Readonly<Record<string, string | undefined>>;

type SmallFormProps<Values extends Texts> = {
  readonly initialValues: Values;
  readonly validate: (values: Values) => Problems;
  /** Sends; what it returns stands at the fields. Never throws. */
  readonly onSend: (values: Values) => Promise<Problems | undefined>;
  readonly gap?: 16 | 24;
  readonly children: ReactNode;
};

/** A password manager may fill a field without telling anybody: what the browser has counts. */
const takeFilled = (element: HTMLFormElement, form: FormApi<FormValues>): void => {
  const data = new FormData(element);
  form.batch(() => {
    for (const name of form.getRegisteredFields()) {
      const filled = data.get(name);
      if (typeof filled === 'string') form.change(name, filled);
    }
  });
};

const focusFirst = (element: HTMLFormElement, errors: SubmissionErrors): void => {
  const [name] = Object.keys(errors ?? {});
  const control = name === undefined ? null : element.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
};

const errorsOf = (problems: Problems = {}): FormErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])),
  );

const textsOf = <Values extends Texts>(values: FormValues, initial: Values): Values => ({
  ...initial,
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')),
});

/**
 * A form of one or two text fields: errors come with a try to send and go when the field is changed, the first
 * wrong field takes the focus. Records of many fields: RecordForm.
 */
export const SmallForm = <Values extends Texts>(props: SmallFormProps<Values>) => {
  const { initialValues, validate, onSend, gap = 24, children } = props;
  const handleSubmit = async (typed: FormValues): Promise<FormErrors | undefined> => {
    const values = textsOf(typed, initialValues);
    const found = errorsOf(validate(values));
    const errors = Object.keys(found).length > 0 ? found : errorsOf(await onSend(values));
    return Object.keys(errors).length > 0 ? errors : undefined;
  };
  return (
    <FormFrame
      initialValues={initialValues}
      gap={gap}
      onTry={takeFilled}
      onSubmit={handleSubmit}
      onFailed={focusFirst}
    >
      {children}
    </FormFrame>
  );
};
