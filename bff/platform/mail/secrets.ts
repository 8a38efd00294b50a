import { MailKind } from '#bff/generated/contract/enums.ts';

/** Mails whose link works for one person, once and not for long: nobody else may read it, and it cannot be sent again. */
export const LINK_KINDS: readonly MailKind[] = [MailKind.Password, MailKind.EmailConfirmation];

/** The words of a mail without the tokens of its links. */
export const withoutSecrets = (text: string): string => text.replaceAll(/token=[^\s&#]+/g, 'token=***');
