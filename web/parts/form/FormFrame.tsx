import type { FormApi, SubmissionErrors } from 'final-form';
import { type ReactNode, useId, useState } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { space } from '#ui-kit/tokens/index.ts';
import { ControlPrefix } from './controlId.ts';
import { withTables } from './rowErrors.ts';
import type { FormErrors, FormValues } from './values.ts';

const Frame = styled.form<{ $gap: 16 | 24 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]};
`;

export type FormFrameProps = {
  readonly id?: string;
  /** Read once, when the form is mounted: give a new `key` to begin anew. */
  readonly initialValues: FormValues;
  readonly validate?: (values: FormValues) => FormErrors;
  /** Sends; what it returns stands at the fields. */
  readonly onSubmit: (values: FormValues, form: FormApi<FormValues>) => Promise<SubmissionErrors | undefined>;
  /** Before every try to send, also one that the validation stops. */
  readonly onTry?: (element: HTMLFormElement, form: FormApi<FormValues>) => void;
  /** After a failed attempt, with the errors at the fields. */
  readonly onFailed?: (element: HTMLFormElement, errors: SubmissionErrors) => void;
  readonly gap?: 16 | 24;
  readonly children: ReactNode;
};

/** What every form of the product stands on: one final-form, ids of its own, Enter in every field sends. */
export const FormFrame = ({ initialValues, onTry, onFailed, gap = 24, ...props }: FormFrameProps) => {
  const prefix = useId();
  const [initial] = useState(initialValues);
  const { id, validate, onSubmit, children } = props;
  const check = validate && ((values: FormValues) => withTables(validate(values), values));
  return (
    <ControlPrefix value={prefix}>
      <Form<FormValues> initialValues={initial} validate={check} onSubmit={onSubmit} subscription={{}}>
        {({ handleSubmit, form }) => (
          <Frame
            id={id}
            $gap={gap}
            noValidate
            onSubmit={(event) => {
              const element = event.currentTarget;
              onTry?.(element, form);
              void handleSubmit(event)?.then((errors) => errors && onFailed?.(element, errors));
            }}
          >
            {children}
          </Frame>
        )}
      </Form>
    </ControlPrefix>
  );
};
