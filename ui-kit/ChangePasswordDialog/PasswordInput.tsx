import { useField } from 'react-final-form';
import { PasswordField } from '#ui-kit/PasswordField/index.ts';
import { changePasswordText } from '#ui-kit/text/ja.password.ts';
import type { ChangePasswordErrors, ChangePasswordValues } from './validateChangePassword.ts';

type ErrorKey = NonNullable<ChangePasswordErrors[keyof ChangePasswordErrors]>;

const errorWords: Readonly<Record<ErrorKey, string>> = changePasswordText.errors;
const isErrorKey = (error: string): error is ErrorKey => error in errorWords;

/** The form's own rules answer keys, the server a sentence. */
const sentenceOf = (error: unknown): string | undefined => {
  if (typeof error !== 'string') return undefined;
  return isErrorKey(error) ? errorWords[error] : error;
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
  return (
    <PasswordField
      label={label}
      need="required"
      help={help}
      autoComplete={autoComplete}
      error={sentenceOf(ownError ?? serverError)}
      name={name}
      value={input.value ?? ''}
      onChange={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    />
  );
};
