import { MailKind } from '#bff/generated/contract/enums.ts';
import { composerOf, type MailFrame, type MailText } from './layout.ts';

const composeMail = composerOf(MailKind.Amount);

/** To the business: how much its grant, or its confirmed amount, is. */
export const amountMail = (
  input: MailFrame & {
    readonly displayCode: string;
    /** 補助金の交付が決定しました */
    readonly title: string;
    /** With the amount. */
    readonly body: string;
    readonly myPageUrl: string;
  },
): MailText =>
  composeMail(input, `${input.title}（管理番号 ${input.displayCode}）`, [
    input.body,
    `マイページにログインのうえ、内容をご確認ください。\n${input.myPageUrl}`,
  ]);
