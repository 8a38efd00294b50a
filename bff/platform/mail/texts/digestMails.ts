import { MailKind } from '#bff/generated/contract/enums.ts';
import { composerOf, dueText, type MailFrame, type MailText, oneLine } from './layout.ts';

const composeMail = composerOf(MailKind.Notice);

/** The desk stands in every subject; within the list it is said once, above. */
const withoutDesk = (subject: string): string => oneLine(subject).replace(/^【[^】]*】/u, '');

type DigestItem = { readonly subject: string; readonly at: Date };

/** Once a day: what came, to who gets his mails so. */
export const digestMail = (
  input: MailFrame & {
    /** The oldest first. */
    readonly items: readonly DigestItem[];
    /** How many there are beside those. */
    readonly moreCount: number;
    /** Where all of it is read; without any secret. */
    readonly url: string;
  },
): MailText => {
  const count = input.items.length + input.moreCount;
  return composeMail(input, `お知らせのまとめ（${count}件）`, [
    '前回のまとめのあとのお知らせは、次のとおりです。',
    input.items.map(({ subject, at }) => `■${withoutDesk(subject)}\n　${dueText(at)}`).join('\n'),
    ...(input.moreCount === 0 ? [] : [`このほかに${input.moreCount}件のお知らせがあります。`]),
    `ログインのうえ、内容をご確認ください。\n${input.url}`,
    'お知らせの受け取り方は、画面の「アカウント」の「メールの受け取り方」で変更できます。',
  ]);
};
