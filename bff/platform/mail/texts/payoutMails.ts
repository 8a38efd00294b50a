import { MailKind } from '#bff/generated/contract/enums.ts';
import { composerOf, type MailFrame, type MailText } from './layout.ts';

const composeMail = composerOf(MailKind.Amount);

/** To the business: what became of its payment. */
export const payoutMail = (
  input: MailFrame & {
    readonly displayCode: string;
    /** 補助金を振り込みました */
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
