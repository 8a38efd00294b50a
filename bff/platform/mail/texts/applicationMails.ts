import { MailKind, MailTopic } from '#bff/generated/contract/enums.ts';
import * as applicationsWords from '#rules/words/applications.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as sectionsWords from '#rules/words/sections.ts';
import { about, composerOf, type Due, dueText, fact, type MailFrame, type MailText } from './layout.ts';
import { findingList, type ReceiptFile, receiptList } from './sectionMails.ts';

const composeMail = composerOf(MailKind.Application);
const composeDecision = composerOf(MailKind.Decision);

export type ApplicationMailInput = MailFrame & {
  readonly displayCode: string;
  /** Address of the applicant's pages; without any secret. */
  readonly applicationUrl: string;
};

const numbered = (code: string, title: string): string => `${title}（管理番号 ${code}）`;

/** What the desk writes to an applicant in its own words. */
export const letterMail = (
  input: ApplicationMailInput & { readonly title: string; readonly body: string },
): MailText =>
  about(
    MailTopic.Message,
    composeMail(input, input.title, [
      input.body,
      `応募者ページは下記からご覧いただけます。\n${input.applicationUrl}`,
    ]),
  );

/** Receipt of an application. */
export const applicationReceiptMail = (
  input: ApplicationMailInput & {
    readonly receiptNumber: string;
    readonly submittedAt: Date;
    readonly files: readonly ReceiptFile[];
    /** The names of the papers that are still being made. */
    readonly papersInMaking: readonly string[];
  },
): MailText =>
  composeMail(input, numbered(input.displayCode, '応募受付のお知らせ'), [
    'ご応募いただき、ありがとうございます。下記のとおり受け付けました。',
    [
      fact(myPagesWords.myPageDisplayCode, input.displayCode),
      fact(sectionsWords.receiptNumber, input.receiptNumber),
      fact(sectionsWords.receiptAt, dueText(input.submittedAt)),
    ].join('\n'),
    receiptList(input.files),
    ...(input.papersInMaking.length === 0
      ? []
      : [
          `次の様式は、入力いただいた内容から作成しています。でき次第、受領書に加わります。お手続きは必要ありません。\n${input.papersInMaking.map((label) => `・${label}`).join('\n')}`,
        ]),
    `このメールは審査が終わるまで保管してください。ご応募の内容は下記からご確認いただけます。\n${input.applicationUrl}`,
  ]);

/** An application comes back for correction. */
export const applicationReturnedMail = (
  input: ApplicationMailInput & { readonly findings: readonly string[]; readonly due: Due },
): MailText =>
  composeMail(input, numbered(input.displayCode, '応募内容の修正のお願い'), [
    'ご応募いただいた内容について、下記のとおり確認が必要な点がございました。',
    [findingList(input.findings), fact('再提出期限', dueText(input.due))].join('\n'),
    `応募者ページにログインのうえ、ご指摘の箇所を修正して再提出してください。\n${input.applicationUrl}`,
  ]);

/** Adopted; the link that sets the password of the my page goes out in its own mail. */
export const adoptedMail = (
  input: ApplicationMailInput & {
    readonly adoptedAmount: number;
    readonly adoptionConditions: string | null;
  },
): MailText =>
  composeDecision(input, numbered(input.displayCode, '審査結果のお知らせ（採択）'), [
    '審査の結果、ご応募いただいた事業計画を採択することに決定いたしましたので、お知らせいたします。',
    [
      fact(applicationsWords.applicationAdoptedAmount, `${input.adoptedAmount.toLocaleString('ja-JP')}円`),
      ...(input.adoptionConditions === null
        ? []
        : [fact(applicationsWords.applicationConditions, input.adoptionConditions)]),
    ].join('\n'),
    '今後のお手続きは、WEBシステム（マイページ）で行っていただきます。パスワード設定のご案内を別のメールでお送りします。採択決定通知書は、マイページに掲載したときにあらためてお知らせいたします。',
    '※交付決定の日より前に行った契約・発注・購入は補助の対象になりません。交付申請のお手続きをお待ちください。',
  ]);

/** Not adopted. */
export const declinedMail = (input: ApplicationMailInput): MailText =>
  composeDecision(input, numbered(input.displayCode, '審査結果のお知らせ'), [
    '審査の結果、誠に残念ながら、このたびは採択に至りませんでしたので、お知らせいたします。',
    'ご応募いただきましたことに、心より御礼申し上げます。',
    `審査結果は下記からもご確認いただけます。\n${input.applicationUrl}`,
  ]);

/** On the waiting list. */
export const waitlistedMail = (input: ApplicationMailInput): MailText =>
  composeDecision(input, numbered(input.displayCode, '審査結果のお知らせ（補欠）'), [
    '審査の結果、ご応募いただいた事業計画を補欠とすることに決定いたしましたので、お知らせいたします。',
    '採択された事業者の辞退などにより採択できることになったときは、あらためてご連絡いたします。',
    `審査結果は下記からもご確認いただけます。\n${input.applicationUrl}`,
  ]);
