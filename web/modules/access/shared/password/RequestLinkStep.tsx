import { useState } from 'react';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useServices } from '#web/parts/api/services.ts';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { SmallForm } from '#web/parts/form/SmallForm.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import type { LoginTarget } from '../logIn/logIn.ts';
import { loginAdviceOf } from '../loginFailure.ts';
import { StepFoot, StepTitle } from './PasswordFrame.tsx';
import { passwordText } from './password.words.ts';
import { sendResetMail } from './passwordReset.ts';

type Values = { readonly email: string };

const validate = ({ email }: Values) => {
  if (email.trim() === '') return { email: passwordText((w) => w.errors.required) };
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? {} : { email: passwordText((w) => w.errors.email) };
};

type RequestLinkStepProps = { target: LoginTarget; loginHref: string; onSent: (email: string) => void };

/** Requests the link by e-mail address. The answer never reveals whether the address is known. */
export const RequestLinkStep = ({ target, loginHref, onSent }: RequestLinkStepProps) => {
  const { api } = useServices();
  const { show } = useSnackbar();
  const [advice, setAdvice] = useState<string | null>(null);
  const send = async ({ email }: Values): Promise<undefined> => {
    setAdvice(null);
    try {
      await sendResetMail(api, target, email.trim());
      onSent(email.trim());
    } catch (error) {
      setAdvice(loginAdviceOf(error, new Date()));
      show({ message: passwordText((w) => w.failed.title), severity: 'error' });
    }
  };
  return (
    <SmallForm initialValues={{ email: '' }} gap={16} validate={validate} onSend={send}>
      <StepTitle isFirst>{passwordText((w) => w.ask.title)}</StepTitle>
      <p>{passwordText((w) => w.ask.lead)}</p>
      {advice !== null && (
        <Notice role="alert" tone="danger" title={passwordText((w) => w.failed.title)}>
          {advice}
        </Notice>
      )}
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        label={passwordText((w) => w.email)}
        aria-required
      />
      <StepFoot loginHref={loginHref}>
        <SendButton isBlock busyLabel={passwordText((w) => w.ask.busy)}>
          {passwordText((w) => w.ask.submit)}
        </SendButton>
      </StepFoot>
    </SmallForm>
  );
};
