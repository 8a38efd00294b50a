import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import { type AskedLetter, requireLetter } from './planLetters.service.ts';
import { type AskedMail, requireMail } from './planMails.service.ts';
import { type AskedMessage, requireMessage } from './planMessages.service.ts';
import { requireRequest } from './planRequests.service.ts';

/** What is written to many, by the kind of its run. */
export type AskedWords =
  | { readonly kind: 'notifyMyPages'; readonly words: AskedMessage }
  | { readonly kind: 'notifySections'; readonly words: AskedMessage }
  | { readonly kind: 'notifyApplications'; readonly words: AskedLetter }
  | { readonly kind: 'notifyCorporations'; readonly words: AskedMail };

type Asked = {
  readonly kind: BulkRunKind;
  readonly message?: AskedMessage | undefined;
  readonly letter?: AskedLetter | undefined;
  readonly mail?: AskedMail | undefined;
};

/**
 * @param root where the request has them
 * @returns null of a kind that writes nothing
 * @throws INVALID_PARAMETER where none are told, or some that are not of this kind
 */
export const requireAskedWords = (
  { kind, message, letter, mail }: Asked,
  root: string,
): AskedWords | null => {
  if (kind === 'notifyMyPages') return { kind, words: requireMessage(message, `${root}/message`) };
  if (kind === 'notifySections') return { kind, words: requireRequest(message, `${root}/message`) };
  if (kind === 'notifyCorporations') return { kind, words: requireMail(mail, `${root}/mail`) };
  return kind === 'notifyApplications' ? { kind, words: requireLetter(letter, `${root}/letter`) } : null;
};
