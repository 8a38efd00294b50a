import { MailKind, MailTopic } from '#bff/generated/contract/enums.ts';
import {
  about,
  composeMail as composeOther,
  composerOf,
  fact,
  type MailFrame,
  type MailText,
} from './layout.ts';

const composeMail = composerOf(MailKind.Notice);

/** To the business: something happened on its my page, as the notice there says it. */
export const noticeMail = (
  input: MailFrame & {
    readonly displayCode: string;
    /** 経費配分の変更の申請（第2号）が承認されました */
    readonly title: string;
    readonly body: string;
    readonly url: string;
  },
): MailText =>
  composeMail(input, `${input.title}（管理番号 ${input.displayCode}）`, [
    `${input.title}。`,
    input.body,
    `マイページにログインのうえ、内容をご確認ください。\n${input.url}`,
  ]);

/** To a company of which nobody has opened an announcement; what it says stays behind the log-in. */
export const announcementMail = (
  input: MailFrame & {
    readonly title: string;
    /** It comes at once, whatever its reader has chosen. */
    readonly isImportant: boolean;
    readonly url: string;
  },
): MailText => {
  const subject = input.isImportant
    ? '重要なお知らせをご確認ください'
    : 'まだ開かれていないお知らせがあります';
  const mail = composeMail(input, subject, [
    '事務局からのお知らせを掲載していますが、貴社ではまだ開かれていません。',
    fact('件名', input.title),
    `ログインのうえ、内容をご確認ください。\n${input.url}`,
  ]);
  return input.isImportant ? mail : about(MailTopic.Message, mail);
};

/** What the desk writes to a person of a business in its own words. */
export const businessMail = (
  input: MailFrame & { readonly title: string; readonly body: string; readonly url: string },
): MailText =>
  composeOther(input, input.title, [input.body, `マイページは下記からご覧いただけます。\n${input.url}`]);
