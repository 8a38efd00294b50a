import { passwordText } from './passwordText.ts';

export type NewPasswordValues = { readonly password: string; readonly confirmation: string };

/** Spec 5 and 9: 8 to 32 ASCII characters. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 32;
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

export const hasFittingLength = (password: string): boolean =>
  password.length >= MIN_LENGTH && password.length <= MAX_LENGTH;

export const isHalfWidth = (password: string): boolean => password !== '' && PRINTABLE_ASCII.test(password);

const passwordError = (password: string): string | undefined => {
  if (password === '') return passwordText((w) => w.errors.required);
  if (!isHalfWidth(password)) return passwordText((w) => w.errors.asciiOnly);
  if (password.length < MIN_LENGTH) return passwordText((w) => w.errors.tooShort);
  return password.length > MAX_LENGTH ? passwordText((w) => w.errors.tooLong) : undefined;
};

/** The rules of a new password in the order and words of spec 5. */
export const validateNewPassword = ({ password, confirmation }: NewPasswordValues) => ({
  password: passwordError(password),
  confirmation: confirmation === password ? undefined : passwordText((w) => w.errors.mismatch),
});
