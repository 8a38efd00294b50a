import { MailKind } from '#bff/generated/contract/enums.ts';
import { composerOf, type MailFrame, type MailText } from './layout.ts';

// As the decision's own mail: it is not sent any more when the decision is taken back first.
const composeMail = composerOf(MailKind.Decision);

/** To an applicant: the office has issued a letter; what it says stays behind the log-in. */
export const applicantPaperMail = (
  input: MailFrame & {
    readonly displayCode: string;
    /** 不採択通知書を発行しました */
    readonly title: string;
    readonly body: string;
    /** Address of the letter; without any secret. */
    readonly url: string;
  },
): MailText =>
  composeMail(input, `${input.title}（応募コード ${input.displayCode}）`, [
    `${input.title}。`,
    input.body,
    `ログインのうえ、内容をご確認ください。\n${input.url}`,
  ]);
