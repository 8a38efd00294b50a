import { checkPasswordLetters, type PasswordLettersProblem } from '#rules/passwordLetters.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Names of the product and its public words: part of every guesser's list. */
const CONTEXT_WORDS = ['hojo', 'hojyo', 'hojokin', 'jigyo', 'jmac', 'maff', 'mypage', 'subsidy', 'shinsei'];
/** Shorter local parts (an, it, info) would refuse passwords by accident. */
const MIN_CONTEXT_LENGTH = 5;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const hasContext = (password: string, email: string | undefined): boolean => {
  const letters = lettersOf(password);
  if (email !== undefined && letters.startsWith(lettersOf(email))) return true;
  const local = lettersOf(email?.split('@')[0] ?? '');
  const isLocal = local.length >= MIN_CONTEXT_LENGTH && letters.includes(local);
  const withoutDigits = letters.replace(/\d/g, '');
  const isContext = CONTEXT_WORDS.some((word) => withoutDigits === word || withoutDigits === word + word);
  const isLocalAlone = local !== '' && letters.startsWith(local) && /^\d*$/.test(letters.slice(local.length));
  return isLocal || isLocalAlone || isContext;
};

/** What is wrong with a new password; bff/modules/access/sessions/passwords.words.ts says it in Japanese. */
export type PasswordProblem = PasswordLettersProblem | 'tooCommon';

/**
 * The password rule (spec 5, quality "Passwords"): 8–32 printable ASCII characters, taken as typed (nothing is
 * trimmed, nothing prescribed), not common, not made of the product's words or the person's e-mail address.
 * @param person e-mail address of the account, where it is known
 */
export const checkPasswordPolicy = (
  password: string,
  person: { readonly email?: string } = {},
): PasswordProblem | null => {
  const problem = checkPasswordLetters(password);
  if (problem !== null) return problem;
  return hasContext(password, person.email) || isCommonPassword(password) ? 'tooCommon' : null;
};
