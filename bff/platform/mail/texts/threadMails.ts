import { MailKind } from '#bff/generated/contract/enums.ts';
import { composerOf, fact, type MailFrame, type MailText } from './layout.ts';

const composeMail = composerOf(MailKind.Notice);

/** The office has written: what it wrote stays behind the log-in. */
export const threadMail = (
  input: MailFrame & {
    /** 管理番号 or 応募コード; null before there is one. */
    readonly displayCode: string | null;
    readonly subject: string;
    /** Address of the thread; without any secret. */
    readonly url: string;
  },
): MailText => {
  const title = '事務局からメッセージが届いています';
  return composeMail(
    input,
    input.displayCode === null ? title : `${title}（管理番号 ${input.displayCode}）`,
    [
      'お問い合わせのページに、事務局からメッセージが届いています。',
      fact('件名', input.subject),
      `ログインのうえ、内容をご確認ください。続きのご質問も、同じページからお送りいただけます。\n${input.url}`,
    ],
  );
};
