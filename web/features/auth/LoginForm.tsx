import { useState } from 'react';
import { Field, Form } from 'react-final-form';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PasswordField } from '#ui-kit/PasswordField/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import auth from '#web/text/ja/auth.json' with { type: 'json' };
import type { Credentials } from './logIn.ts';
import { loginAdviceOf } from './loginFailure.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space[24]};
`;

type LoginFormProps = {
  emailHelp?: string;
  /** Logs in and leaves the page; what it throws is shown. */
  onLogIn: (credentials: Credentials) => Promise<void>;
};

const requiredIn = (value: string | undefined): string | undefined => (value ? undefined : auth.errors.required);

const validate = ({ email, password }: Partial<Credentials>) => ({
  email: requiredIn(email?.trim()),
  password: requiredIn(password),
});

/** Shows an error only where one has been, or after the first try to send. */
const errorOf = ({ touched, submitFailed, error }: { touched?: boolean; submitFailed?: boolean; error?: string }) =>
  touched || submitFailed ? error : undefined;

/** What the last failure advises, and the way to say it (spec 8: snackbar; the same words stay in the form). */
const useLogIn = (onLogIn: LoginFormProps['onLogIn']) => {
  const { show } = useSnackbar();
  const [advice, setAdvice] = useState<string | null>(null);
  const submit = async ({ email = '', password = '' }: Partial<Credentials>): Promise<void> => {
    setAdvice(null);
    try {
      await onLogIn({ email: email.trim(), password });
    } catch (error) {
      setAdvice(loginAdviceOf(error, new Date()));
      show({ message: auth.failed.title, severity: 'error' });
    }
  };
  return { advice, submit };
};

/** E-mail and password. The same on all six log-ins. */
export const LoginForm = ({ emailHelp, onLogIn }: LoginFormProps) => {
  const { advice, submit } = useLogIn(onLogIn);
  return (
    <Form<Partial<Credentials>> onSubmit={submit} validate={validate} subscription={{ submitting: true }}>
      {({ handleSubmit, submitting }) => (
        <Fields noValidate onSubmit={handleSubmit}>
          {advice !== null && (
            <Notice role="alert" tone="danger" title={auth.failed.title}>
              {advice}
            </Notice>
          )}
          <Field<string> name="email">
            {({ input, meta }) => (
              <TextField
                {...input}
                type="email"
                autoComplete="username"
                label={auth.email}
                help={emailHelp}
                error={errorOf(meta)}
                aria-required
              />
            )}
          </Field>
          <Field<string> name="password">
            {({ input, meta }) => (
              <PasswordField
                {...input}
                autoComplete="current-password"
                label={auth.password}
                error={errorOf(meta)}
                aria-required
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="large" isBlock isBusy={submitting} busyLabel={auth.busy}>
            {auth.submit}
          </Button>
        </Fields>
      )}
    </Form>
  );
};
