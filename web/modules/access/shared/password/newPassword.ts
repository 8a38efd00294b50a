import { checkPasswordLetters, isPrintableAscii } from '#rules/passwordLetters.ts';
import { passwordText } from './password.words.ts';

export type NewPasswordValues = { readonly password: string; readonly confirmation: string };

export const isHalfWidth = (password: string): boolean => password !== '' && isPrintableAscii(password);

const passwordError = (password: string): string | undefined => {
  if (password === '') return passwordText((w) => w.errors.required);
  switch (checkPasswordLetters(password)) {
    case 'notAscii':
      return passwordText((w) => w.errors.asciiOnly);
    case 'tooShort':
      return passwordText((w) => w.errors.tooShort);
    case 'tooLong':
      return passwordText((w) => w.errors.tooLong);
    default:
      return undefined;
  }
};

/** The rules of a new password in the order and words of spec 5. */
export const validateNewPassword = ({ password, confirmation }: NewPasswordValues) => ({
  password: passwordError(password),
  confirmation: confirmation === password ? undefined : passwordText((w) => w.errors.mismatch),
});
