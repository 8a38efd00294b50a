import { useField } from 'react-final-form';
import { PasswordField } from '#ui-kit/PasswordField/index.ts';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import type { ChangePasswordErrors, ChangePasswordValues } from './validateChangePassword.ts';

type ErrorKey = NonNullable<ChangePasswordErrors[keyof ChangePasswordErrors]>;

const words = jaShell.changePassword;
const errorWords: Readonly<Record<string, string>> = {
  ...(words.errors satisfies Record<ErrorKey, string>),
  enterAgain: words.enterAgain,
};

type PasswordInputProps = {
  name: keyof ChangePasswordValues;
  label: string;
  help?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password of the form. An error shows once the field was left or sent, a server's until it is changed. */
export const PasswordInput = ({ name, label, help, autoComplete }: PasswordInputProps) => {
  const { input, meta } = useField<string | undefined>(name);
  const serverError = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const ownError = meta.touched ? meta.error : undefined;
  const key: unknown = ownError ?? serverError;
  return (
    <PasswordField
      label={label}
      need="required"
      help={help}
      autoComplete={autoComplete}
      error={typeof key === 'string' ? errorWords[key] : undefined}
      name={name}
      value={input.value ?? ''}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
};
