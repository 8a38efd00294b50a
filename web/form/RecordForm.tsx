import { FORM_ERROR, type FormApi } from 'final-form';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { ErrorSummary } from '#ui-kit/ErrorSummary/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { type ApiError, isConflict } from '#web/api/errors.ts';
import { formText } from './formText.ts';
import { KeepTyped } from './KeepTyped.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { FormErrors, FormValues } from './limits.ts';
import { fieldErrorsOf } from './submitErrors.ts';

/** What sending came to. */
export type SendResult =
  | {
      readonly isOk: true;
      /** Runs when the form counts as saved: leaving it asks nothing. */
      readonly afterwards?: () => void;
    }
  | {
      readonly isOk: false;
      readonly error: ApiError | null;
      /** The person thought better of it: nothing was sent, nothing is wrong. */
      readonly isStopped?: boolean;
    };

type RecordFormProps = {
  /** Read once, when the form is mounted: give a new `key` to begin anew. */
  readonly initialValues: FormValues;
  /** The fields of the form, in their order on the page. */
  readonly names: readonly string[];
  /** Fields that stand for other properties of the contract: the server's refusals find them. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly validate: (values: FormValues) => FormErrors;
  readonly onSend: (values: FormValues) => Promise<SendResult>;
  /** A form of a page: asks before it is left with changes, and keeps them over a page load. */
  readonly guardsLeaving?: boolean;
  /** Fetches the record as it is now, after somebody else changed it. */
  readonly onReload?: () => void;
  readonly id?: string;
  readonly children: ReactNode;
};

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

const PrefixContext = createContext('');

/** The id of a field's control: the error summary leads to it. */
export const useControlId = (name: string): string => `${useContext(PrefixContext)}-${name}`;

type Refusal = { readonly error: ApiError | null };

/**
 * The form of a record: one validation for all fields, errors listed on top after a try, the refusal of the
 * server in words. Fields are those of `inputs.tsx`.
 */
export const RecordForm = ({
  initialValues,
  names,
  aliases,
  validate,
  onSend,
  guardsLeaving = false,
  onReload,
  id,
  children,
}: RecordFormProps) => {
  const prefix = useId();
  const [initial] = useState(initialValues);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const handleSubmit = async (values: FormValues, form: FormApi<FormValues>) => {
    setRefusal(null);
    const result = await onSend(values);
    if (result.isOk) {
      form.initialize(values);
      result.afterwards?.();
      return undefined;
    }
    if (result.isStopped) return { [FORM_ERROR]: '' };
    const fields = fieldErrorsOf(result.error, names, aliases);
    setAttempt((before) => before + 1);
    if (Object.keys(fields).length > 0) return fields;
    setRefusal({ error: result.error });
    return { [FORM_ERROR]: '' };
  };

  return (
    <PrefixContext value={prefix}>
      <Form<FormValues> initialValues={initial} validate={validate} onSubmit={handleSubmit} subscription={{}}>
        {({ handleSubmit: submit }) => (
          <Frame
            id={id}
            noValidate
            onSubmit={(event) => {
              setAttempt((before) => before + 1);
              void submit(event);
            }}
          >
            {guardsLeaving && <LeaveGuard />}
            {guardsLeaving && <KeepTyped names={names} />}
            <Errors names={names} attempt={attempt} />
            {refusal !== null && <Refused error={refusal.error} onReload={onReload} />}
            {children}
          </Frame>
        )}
      </Form>
    </PrefixContext>
  );
};

/** What the control is called on the page: the form knows its fields by name only. */
const labelOf = (controlId: string): string =>
  (
    document.querySelector(`label[for="${CSS.escape(controlId)}"]`) ??
    document.getElementById(controlId)?.querySelector('legend > span > span')
  )?.textContent ?? '';

/** One link per field that has to be put right, after a try to save. */
const Errors = ({ names, attempt }: { names: readonly string[]; attempt: number }) => {
  const prefix = useContext(PrefixContext);
  const { errors, submitErrors, submitFailed, dirtyFieldsSinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtyFieldsSinceLastSubmit: true },
  });
  if (!submitFailed) return null;
  const messageOf = (name: string): string | undefined =>
    errors?.[name] ?? (dirtyFieldsSinceLastSubmit?.[name] ? undefined : submitErrors?.[name]);
  return (
    <ErrorSummary
      attempt={attempt}
      errors={names.flatMap((name) => {
        const message = messageOf(name);
        if (message === undefined) return [];
        const controlId = `${prefix}-${name}`;
        const label = labelOf(controlId);
        return [
          { controlId, message: label === '' ? message : formText((w) => w.place, { label, message }) },
        ];
      })}
    />
  );
};

type RefusedProps = { error: ApiError | null; onReload: (() => void) | undefined };

const Refused = ({ error, onReload }: RefusedProps) => {
  const isStale: boolean = isConflict(error);
  if (isStale) {
    return (
      <Notice
        role="alert"
        tone="warning"
        title={formText((w) => w.conflict.title)}
        actions={onReload && <Button onClick={onReload}>{formText((w) => w.conflict.reload)}</Button>}
      >
        {formText((w) => w.conflict.text)}
      </Notice>
    );
  }
  return (
    <Notice role="alert" tone="danger" title={formText((w) => w.failed.title)}>
      {error?.detail ?? formText((w) => w.failed.text)}
    </Notice>
  );
};
