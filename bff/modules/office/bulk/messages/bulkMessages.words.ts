import type { CalendarDay } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import * as corporationsWords from '#rules/words/corporations.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as sectionsWords from '#rules/words/sections.ts';

const inBraces = (name: string): string => `{${name}}`;

const listed = (names: readonly string[]): string => names.join('、');

/** What is said about messages to many businesses. */
export const bulkMessageTexts = {
  /** The names of the fields that each my page fills. */
  fields: {
    corporationName: corporationsWords.corporationName,
    displayCode: myPagesWords.myPageDisplayCode,
    planTitle: myPagesWords.myPagePlanTitle,
    lateDocuments: '遅れている書類',
    documents: '書類',
  },
  listed,
  missing: '送る内容を入力してください',
  unknownFields: (names: readonly string[], known: readonly string[]): string =>
    `使えない差込みがあります（${listed(names.map(inBraces))}）。${known.map(inBraces).join('・')}から選んでください`,
  documentsMissing: '本文に {書類} を入れてください。選んだ書類の名前と期限が入ります',
  notAsked: '事務局や検査員が出す書類のため、企業には送りません',
  handedIn: '提出されているため、送りません',
  noMember: (name: string): string =>
    `構成員 ${name} に、メールを受け取る人がいません。企業ユーザーを登録するか、有効に戻してください`,
  ofMember: (document: string, member: string): string => `${document}（${member}）`,
  documentLine: (name: string, due: CalendarDay | null, isReturned: boolean): string =>
    due === null
      ? `・${name}`
      : `・${name}（${isReturned ? '再提出期限' : sectionsWords.sectionDueOn}：${formatEraDay(due)}）`,
  withMember: (
    member: { readonly name: string; readonly recipients: readonly string[] },
    recipients: readonly string[],
  ): readonly string[] => [
    ...member.recipients.map((name) => `${name}（構成員 ${member.name}）`),
    ...recipients.map((name) => `${name}（代表事業者）`),
  ],
  nobody: 'メールを受け取る人がいません。企業ユーザーを登録するか、有効に戻してください',
  nothingLate: '遅れている書類がありません',
  tooLong: (title: number, body: number): string =>
    `差し込むと、件名が${title}文字か本文が${body.toLocaleString('ja-JP')}文字を超えます。短くしてください`,
  isOut: 'メールを送ったため、元に戻せません',
  makes: (recipients: readonly string[], late: readonly string[]): string =>
    [`宛先：${listed(recipients)}`, ...(late.length > 0 ? [`遅れている書類：${listed(late)}`] : [])].join(
      '\n',
    ),
} as const;
