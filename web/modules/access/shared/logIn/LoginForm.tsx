import { useState } from 'react';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { PasswordInput } from '#web/parts/form/PasswordInput.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { SmallForm } from '#web/parts/form/SmallForm.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { loginAdviceOf } from '../loginFailure.ts';
import { authText } from './auth.words.ts';
import type { Credentials } from './logIn.ts';

type LoginFormProps = {
  emailHelp?: string;
  /** Logs in and leaves the page; what it throws is shown. */
  onLogIn: (credentials: Credentials) => Promise<void>;
};

const NOTHING_TYPED: Credentials = { email: '', password: '' };

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
  return (
    <SmallForm initialValues={NOTHING_TYPED} validate={validate} onSend={send}>
      {advice !== null && (
        <Notice role="alert" tone="danger" title={authText((w) => w.failed.title)}>
          {advice}
        </Notice>
      )}
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        label={authText((w) => w.email)}
        help={emailHelp}
        aria-required
      />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        label={authText((w) => w.password)}
        aria-required
      />
      <SendButton isBlock busyLabel={authText((w) => w.busy)}>
        {authText((w) => w.submit)}
      </SendButton>
    </SmallForm>
  );
};
