import { MailKind, MailTopic } from '#bff/generated/contract/enums.ts';
import * as sectionsWords from '#rules/words/sections.ts';
import {
  about,
  composerOf,
  type Due,
  dueText,
  fact,
  type MailFrame,
  type MailText,
  oneLine,
} from './layout.ts';

const composeMail = composerOf(MailKind.Document);
const composeNotice = composerOf(MailKind.Notice);

export type SectionMailInput = MailFrame & {
  readonly displayCode: string;
  readonly documentName: string;
  /** Address of the my page; without any secret. */
  readonly myPageUrl: string;
};

/** A file as a receipt lists it. */
export type ReceiptFile = {
  readonly fileName: string;
  readonly sha256: string;
  /** Of the file as it was sent, where it is kept otherwise. */
  readonly receivedSha256?: string;
};

const numbered = (code: string, title: string): string => `${title}（管理番号 ${code}）`;

/** The list of a receipt: each name with the checksum of what was stored. */
export const receiptList = (files: readonly ReceiptFile[]): string =>
  [
    '■受け付けたファイル：',
    ...files.map(({ fileName, sha256, receivedSha256 }) => {
      const received = receivedSha256 === undefined ? '' : `\n　送られたファイルのSHA-256：${receivedSha256}`;
      return `・${oneLine(fileName)}${received}\n　SHA-256：${sha256}`;
    }),
  ].join('\n');

/** What must be corrected, one finding per line. */
export const findingList = (findings: readonly string[]): string => {
  const [first = '', ...more] = findings.map(oneLine);
  return more.length === 0 ? `■指摘内容：${first}` : ['■指摘内容：', first, ...more].join('\n・');
};

/** A document comes back to the business (差戻し; domain 6 sample). */
export const sectionReturnedMail = (
  input: SectionMailInput & { readonly findings: readonly string[]; readonly due: Due },
): MailText =>
  composeMail(input, numbered(input.displayCode, '提出書類の修正のお願い'), [
    `ご提出いただいた『${oneLine(input.documentName)}』について、下記のとおり確認が必要な点がございました。`,
    [findingList(input.findings), fact('再提出期限', dueText(input.due))].join('\n'),
    'マイページにログインのうえ、修正した書類を再提出してください。',
    input.myPageUrl,
  ]);

/** Rows of the payment list were sent back that are a member's: it puts them right, the representative hands in. */
export const dealsReturnedMail = (
  input: SectionMailInput & { readonly findings: readonly string[]; readonly due: Due },
): MailText =>
  composeMail(input, numbered(input.displayCode, '取引の修正のお願い'), [
    `『${oneLine(input.documentName)}』にご入力いただいた取引について、下記のとおり確認が必要な点がございました。`,
    [findingList(input.findings), fact('修正の期限', dueText(input.due))].join('\n'),
    'マイページにログインのうえ、取引を修正してください。修正した一覧は、代表事業者がまとめて再提出します。',
    input.myPageUrl,
  ]);

/** Receipt of a submission. */
export const sectionSubmittedMail = (
  input: SectionMailInput & {
    readonly receiptNumber: string;
    readonly submittedAt: Date;
    readonly files: readonly ReceiptFile[];
  },
): MailText =>
  about(
    MailTopic.Receipt,
    composeMail(input, numbered(input.displayCode, '提出書類の受付のお知らせ'), [
      `『${oneLine(input.documentName)}』のご提出を受け付けました。内容を確認し、結果をあらためてお知らせいたします。`,
      [
        fact(sectionsWords.receiptNumber, input.receiptNumber),
        fact(sectionsWords.receiptAt, dueText(input.submittedAt)),
      ].join('\n'),
      receiptList(input.files),
      `ご提出の内容はマイページでご確認いただけます。\n${input.myPageUrl}`,
    ]),
  );

/** A document is in order. */
export const sectionConfirmedMail = (input: SectionMailInput): MailText =>
  about(
    MailTopic.Receipt,
    composeMail(input, numbered(input.displayCode, '提出書類の確認完了のお知らせ'), [
      `ご提出いただいた『${oneLine(input.documentName)}』の確認が完了しました。この書類についての追加のお手続きはございません。`,
      `次にご提出いただく書類と期限は、マイページでご確認ください。\n${input.myPageUrl}`,
    ]),
  );

/** A message of the desk on the my page; its body stays there. */
export const notificationMail = (
  input: MailFrame & { readonly displayCode: string; readonly title: string; readonly myPageUrl: string },
): MailText =>
  composeNotice(input, numbered(input.displayCode, '事務局からのお知らせ'), [
    'マイページに事務局からのお知らせを掲載しました。',
    fact('件名', input.title),
    `マイページにログインのうえ、内容をご確認ください。\n${input.myPageUrl}`,
  ]);
