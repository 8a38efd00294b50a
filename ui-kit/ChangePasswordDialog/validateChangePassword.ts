/** Values of the form; react-final-form leaves an untouched field undefined. */
export type ChangePasswordValues = {
  currentPassword?: string | undefined;
  newPassword?: string | undefined;
  passwordConfirmation?: string | undefined;
};

export type ChangePasswordErrors = {
  currentPassword?: 'required';
  newPassword?: 'required' | 'asciiOnly' | 'tooShort' | 'tooLong';
  passwordConfirmation?: 'mismatch';
};

/** Spec 9: 8 to 32 ASCII characters. */
export const minPasswordLength = 8;
export const maxPasswordLength = 32;

const isAscii = (text: string): boolean => {
  for (const character of text) if ((character.codePointAt(0) ?? 0) > 0x7f) return false;
  return true;
};

const checkNewPassword = (password: string): ChangePasswordErrors['newPassword'] => {
  if (password === '') return 'required';
  if (!isAscii(password)) return 'asciiOnly';
  if (password.length < minPasswordLength) return 'tooShort';
  if (password.length > maxPasswordLength) return 'tooLong';
  return undefined;
};

/**
 * The rules of spec 5, in their order: the first broken rule of a field is the one that is said.
 * Answers keys, not words; the words live in ui-kit/text.
 */
export const validateChangePassword = (values: ChangePasswordValues): ChangePasswordErrors => {
  const { currentPassword = '', newPassword = '', passwordConfirmation = '' } = values;
  const newPasswordError = checkNewPassword(newPassword);
  return {
    ...(currentPassword === '' ? { currentPassword: 'required' } : {}),
    ...(newPasswordError === undefined ? {} : { newPassword: newPasswordError }),
    ...(passwordConfirmation === newPassword ? {} : { passwordConfirmation: 'mismatch' }),
  };
};
