import { MailKind } from '#bff/generated/contract/enums.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import { composerOf, dueText, fact, linkCaution, type MailFrame, type MailText, oneLine } from './layout.ts';

const composeMail = composerOf(MailKind.Password);
const composeConfirmation = composerOf(MailKind.EmailConfirmation);

export type LinkMailInput = MailFrame & {
  /** The link with its secret, built from configuration. */
  readonly url: string;
};

const LIFETIME = '60分';

/** To the business once it is adopted: sets the first password of its my page. */
export const passwordSetMail = (
  input: LinkMailInput & { readonly displayCode: string; readonly planName: string },
): MailText =>
  composeMail(input, `マイページのパスワード設定のご案内（管理番号 ${input.displayCode}）`, [
    '採択決定に伴い、WEBシステム（マイページ）をご利用いただけるようになりました。\n' +
      `下記URLから${LIFETIME}以内にパスワードを設定してください。`,
    [
      fact(myPagesWords.myPageDisplayCode, input.displayCode),
      fact(myPagesWords.myPagePlanTitle, input.planName),
    ].join('\n'),
    input.url,
    `${LIFETIME}を過ぎたときは、ログイン画面の「パスワードをお忘れの方」から、もう一度お手続きください。`,
    linkCaution,
  ]);

/** To a person whom somebody entered as a user or administrator. */
export const passwordInvitedMail = (input: LinkMailInput): MailText =>
  composeMail(input, 'パスワード設定のご案内', [
    `WEBシステムの利用者として登録されました。\n下記URLから${LIFETIME}以内にパスワードを設定してください。`,
    input.url,
    `${LIFETIME}を過ぎたときは、ログイン画面の「パスワードをお忘れの方」から、もう一度お手続きください。`,
    linkCaution,
  ]);

/** Answer to "password forgotten". */
export const passwordResetMail = (input: LinkMailInput): MailText =>
  composeMail(input, 'パスワード再設定のご案内', [
    `パスワード再設定のお申し込みを受け付けました。\n下記URLから${LIFETIME}以内に新しいパスワードを設定してください。`,
    input.url,
    '再設定が終わるまで、これまでのパスワードはそのままお使いいただけます。',
    linkCaution,
  ]);

/** Before an application: proves that the address belongs to the applicant. */
export const emailConfirmMail = (input: LinkMailInput): MailText =>
  composeConfirmation(input, 'メールアドレスの確認のお願い', [
    `応募のお手続きを始めていただき、ありがとうございます。\n下記URLから${LIFETIME}以内に、続きのお手続きをお願いいたします。`,
    input.url,
    linkCaution,
  ]);

/** To a further address of a business, before it gets anything else. */
export const copyConfirmMail = (input: LinkMailInput & { readonly corporationName: string }): MailText =>
  composeConfirmation(input, 'お知らせの写しをお送りする前の確認のお願い', [
    `${oneLine(input.corporationName)}から、この事業のお知らせの写しを、このメールアドレスにもお送りするよう登録がありました。\nお受け取りになる場合は、下記URLから24時間以内に確認をお願いいたします。`,
    input.url,
    '確認されるまで、このメールアドレスにお知らせをお送りすることはありません。',
    linkCaution,
  ]);

/** What was done to the second factors of an administrator. */
export type FactorChange =
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  | { readonly kind: 'reset' };

const factorChanges: { readonly [kind in FactorChange['kind']]: string } = {
  added: 'WEBシステムの二要素認証に、次のものが登録されました。',
  removed: 'WEBシステムの二要素認証から、次のものが削除されました。',
  reset:
    '事務局が、WEBシステムの二要素認証をすべて解除し、ログイン中の端末からログアウトしました。\n次にログインしたあと、「ログインの安全」から、もう一度登録してください。',
};

/** To the administrator whose second factors were changed, by himself or by the office. */
export const factorsChangedMail = (
  input: MailFrame & { readonly at: Date; readonly change: FactorChange },
): MailText => {
  const { at, change } = input;
  const what = change.kind === 'reset' ? [] : [fact('名前', change.name)];
  return composeMail(input, '二要素認証の変更のお知らせ', [
    factorChanges[change.kind],
    [...what, fact('日時', dueText(at))].join('\n'),
    'お心当たりのない場合は、すぐに事務局へお電話ください。',
  ]);
};
