import { Check, Circle } from 'lucide-react';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { hasPasswordLength } from '#rules/passwordLetters.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { useServices } from '#web/parts/api/services.ts';
import { PasswordInput } from '#web/parts/form/PasswordInput.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { SmallForm } from '#web/parts/form/SmallForm.tsx';
import type { LoginTarget } from '../logIn/logIn.ts';
import { loginAdviceOf } from '../loginFailure.ts';
import { isHalfWidth, type NewPasswordValues, validateNewPassword } from './newPassword.ts';
import { Hints } from './PasswordFrame.tsx';
import { passwordText } from './password.words.ts';
import { linkProblemOf, passwordProblemOf, spendResetToken } from './passwordReset.ts';

type NewPasswordFormProps = {
  target: LoginTarget;
  token: string;
  onDone: () => void;
  /** The link was spent meanwhile. */
  onUnusable: (error: unknown) => void;
};

const useSend = ({ target, token, onDone, onUnusable }: NewPasswordFormProps) => {
  const { api } = useServices();
  const { show } = useSnackbar();
  const [advice, setAdvice] = useState<string | null>(null);
  const send = async ({ password }: NewPasswordValues) => {
    setAdvice(null);
    try {
      await spendResetToken(api, target, token, password);
      onDone();
    } catch (error) {
      const problem = passwordProblemOf(error);
      if (problem !== null) return { password: problem };
      if (linkProblemOf(error) !== null) {
        onUnusable(error);
        return undefined;
      }
      setAdvice(loginAdviceOf(error, new Date()));
      show({ message: passwordText((w) => w.failed.title), severity: 'error' });
    }
    return undefined;
  };
  return { advice, send };
};

const NOTHING_TYPED: NewPasswordValues = { password: '', confirmation: '' };

/** The new password, twice, with its rules ticked off while it is typed (spec 5). */
export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const { advice, send } = useSend(props);
  return (
    <SmallForm initialValues={NOTHING_TYPED} gap={16} validate={validateNewPassword} onSend={send}>
      {advice !== null && (
        <Notice role="alert" tone="danger" title={passwordText((w) => w.failed.title)}>
          {advice}
        </Notice>
      )}
      <PasswordInput
        name="password"
        need="required"
        autoComplete="new-password"
        label={passwordText((w) => w.set.newPassword)}
        help={passwordText((w) => w.set.newPasswordHelp)}
      />
      <Rules />
      <PasswordInput
        name="confirmation"
        need="required"
        autoComplete="new-password"
        label={passwordText((w) => w.set.confirmation)}
      />
      <SendButton isBlock busyLabel={passwordText((w) => w.set.busy)}>
        {passwordText((w) => w.set.submit)}
      </SendButton>
      <Text size={14} tone="muted">
        {passwordText((w) => w.set.note)}
      </Text>
    </SmallForm>
  );
};

/** Ticked off while one types. */
const Rules = () => {
  const { input } = useField<string>('password', { subscription: { value: true } });
  return (
    <Hints aria-live="polite">
      <Rule isMet={hasPasswordLength(input.value)}>{passwordText((w) => w.set.ruleLength)}</Rule>
      <Rule isMet={isHalfWidth(input.value)}>{passwordText((w) => w.set.ruleAscii)}</Rule>
    </Hints>
  );
};

const Rule = ({ isMet, children }: { isMet: boolean; children: string }) => (
  <li data-met={isMet}>
    <Icon of={isMet ? Check : Circle} size={16} />
    <span>
      {children}
      <VisuallyHidden>
        {isMet ? passwordText((w) => w.set.ruleMet) : passwordText((w) => w.set.ruleOpen)}
      </VisuallyHidden>
    </span>
  </li>
);
