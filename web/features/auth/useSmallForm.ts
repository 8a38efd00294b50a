import { type ChangeEvent, type FormEvent, useState } from 'react';

type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

type SmallForm<Values> = {
  readonly initial: Values;
  readonly validate: (values: Values) => Errors<Values>;
  /** Sends; what it returns stands at the fields. Never throws. */
  readonly send: (values: Values) => Promise<Errors<Values> | undefined>;
};

/** The values as the browser has them: a password manager may fill a field without telling anybody. */
const readValues = <Values extends Readonly<Record<string, string>>>(
  form: HTMLFormElement,
  values: Values,
): Values => {
  const data = new FormData(form);
  const sent = Object.keys(values).map((name) => [name, data.get(name)]);
  return { ...values, ...Object.fromEntries(sent.filter(([, value]) => typeof value === 'string')) };
};

const focusFirstError = (form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): boolean => {
  const name = Object.keys(errors).find((key) => errors[key] !== undefined);
  if (name === undefined) return false;
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
  return true;
};

/**
 * The state of a form of one or two fields in front of the log-in boundary, where a form library would be a
 * third of the page's own weight. Errors come with the first try to send and go when the field is changed.
 */
export const useSmallForm = <Values extends Readonly<Record<string, string>>>({
  initial,
  validate,
  send,
}: SmallForm<Values>) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [isBusy, setIsBusy] = useState(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    const sent = readValues(form, values);
    const found = validate(sent);
    setValues(sent);
    setErrors(found);
    if (focusFirstError(form, found)) return;
    setIsBusy(true);
    const refused = (await send(sent)) ?? {};
    setIsBusy(false);
    setErrors(refused);
  };

  const fieldProps = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  return {
    values,
    isBusy,
    fieldProps,
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
  };
};
