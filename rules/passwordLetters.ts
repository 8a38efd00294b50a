const MIN_LENGTH = 8;
const MAX_LENGTH = 32;
const PRINTABLE_ASCII = /^[\x20-\x7E]*$/;

export type PasswordLettersProblem = 'notAscii' | 'tooShort' | 'tooLong';

export const isPrintableAscii = (password: string): boolean => PRINTABLE_ASCII.test(password);

export const hasPasswordLength = ({ length }: string): boolean =>
  length >= MIN_LENGTH && length <= MAX_LENGTH;

/** Spec 5: 8 to 32 printable ASCII characters, as typed. Which of them are too common only the server knows. */
export const checkPasswordLetters = (password: string): PasswordLettersProblem | null => {
  if (!isPrintableAscii(password)) return 'notAscii';
  if (password.length < MIN_LENGTH) return 'tooShort';
  return password.length > MAX_LENGTH ? 'tooLong' : null;
};
