import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PasswordField } from '#ui-kit/PasswordField/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { authText } from '../authText.ts';
import { loginAdviceOf } from '../loginFailure.ts';
import { useSmallForm } from '../useSmallForm.ts';
import type { Credentials } from './logIn.ts';

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`;

type LoginFormProps = {
  emailHelp?: string;
  /** Logs in and leaves the page; what it throws is shown. */
  onLogIn: (credentials: Credentials) => Promise<void>;
};

const requiredIn = (value: string): string | undefined =>
  value === '' ? authText((w) => w.errors.required) : undefined;

const validate = ({ email, password }: Credentials) => ({
  email: requiredIn(email.trim()),
  password: requiredIn(password),
});

/** E-mail and password. The same on all six log-ins. A failure shows in a snackbar and stays in the form (spec 8). */
export const LoginForm = ({ emailHelp, onLogIn }: LoginFormProps) => {
  const { show } = useSnackbar();
  const [advice, setAdvice] = useState<string | null>(null);
  const send = async ({ email, password }: Credentials): Promise<undefined> => {
    setAdvice(null);
    try {
      await onLogIn({ email: email.trim(), password });
    } catch (error) {
      setAdvice(loginAdviceOf(error, new Date()));
      show({ message: authText((w) => w.failed.title), severity: 'error' });
    }
  };
  const form = useSmallForm({ initial: { email: '', password: '' }, validate, send });
  return (
    <Fields noValidate onSubmit={form.handleSubmit}>
      {advice !== null && (
        <Notice role="alert" tone="danger" title={authText((w) => w.failed.title)}>
          {advice}
        </Notice>
      )}
      <TextField
        {...form.fieldProps('email')}
        type="email"
        autoComplete="username"
        label={authText((w) => w.email)}
        help={emailHelp}
        aria-required
      />
      <PasswordField
        {...form.fieldProps('password')}
        autoComplete="current-password"
        label={authText((w) => w.password)}
        aria-required
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isBusy={form.isBusy}
        busyLabel={authText((w) => w.busy)}
      >
        {authText((w) => w.submit)}
      </Button>
    </Fields>
  );
};
