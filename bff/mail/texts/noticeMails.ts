import { MailKind } from '#bff/generated/contract/enums.ts';
import { composerOf, type MailFrame, type MailText } from './layout.ts';

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
