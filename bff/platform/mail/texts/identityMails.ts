import { MailKind } from '#bff/generated/contract/enums.ts';
import * as accessWords from '#rules/words/access.ts';
import { composerOf, dueText, fact, type MailFrame, type MailText } from './layout.ts';

const composeMail = composerOf(MailKind.Password);

/** What was done to the accounts by which somebody logs in. */
export type IdentityChange = { readonly kind: 'linked' | 'unlinked'; readonly label: string };

const changes: { readonly [kind in IdentityChange['kind']]: string } = {
  linked: '次の外部アカウントで、WEBシステムにログインできるようになりました。',
  unlinked: '次の外部アカウントでは、WEBシステムにログインできなくなりました。',
};

/** To the person whose accounts were changed, by himself or by his first log-in with one. */
export const identityChangedMail = (
  input: MailFrame & { readonly at: Date; readonly change: IdentityChange },
): MailText => {
  const { at, change } = input;
  return composeMail(input, 'ログイン方法の変更のお知らせ', [
    changes[change.kind],
    [fact(accessWords.accountIdentities, change.label), fact('日時', dueText(at))].join('\n'),
    'お心当たりのない場合は、すぐに事務局へお電話ください。',
  ]);
};
