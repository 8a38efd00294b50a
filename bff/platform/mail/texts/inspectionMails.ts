import { MailKind, MailTopic } from '#bff/generated/contract/enums.ts';
import * as inspectionsWords from '#rules/words/inspections.ts';
import { about, composerOf, fact, type MailFrame, type MailText } from './layout.ts';

const composeMail = composerOf(MailKind.Inspection);

export type InspectionMailInput = MailFrame & {
  readonly displayCode: string;
  readonly corporationName: string;
  /** Day and time as the reader's calendar says it. */
  readonly when: string;
  /** What the inspection is called. */
  readonly kind: string;
  readonly method: string;
  readonly place: string;
  readonly url: string;
};

const numbered = (displayCode: string, title: string): string => `${title}（管理番号 ${displayCode}）`;

const facts = ({ corporationName, when, method, place }: InspectionMailInput): string =>
  [fact('事業者', corporationName), fact('日時', when), fact('方法', method), fact('場所', place)].join('\n');

/** To the business: when and how its undertaking is inspected. */
export const inspectionScheduledMail = (
  input: InspectionMailInput & { readonly isChange: boolean; readonly preparation: string },
): MailText =>
  composeMail(input, numbered(input.displayCode, `${input.kind}の${input.isChange ? '日程変更' : '日程'}`), [
    `${input.kind}の日程が${input.isChange ? '変わりました' : '決まりました'}。`,
    facts(input),
    `${input.preparation}ご都合が悪いときは、お早めに事務局までご連絡ください。`,
    `マイページにログインのうえ、内容をご確認ください。\n${input.url}`,
  ]);

/** To the inspector: an inspection of his. */
export const inspectionAssignedMail = (
  input: InspectionMailInput & { readonly isChange: boolean },
): MailText =>
  about(
    MailTopic.Assignment,
    composeMail(
      input,
      numbered(input.displayCode, input.isChange ? `担当する${input.kind}の変更` : `${input.kind}の担当`),
      [
        input.isChange ? `担当する${input.kind}の日程が変わりました。` : `${input.kind}の担当になりました。`,
        facts(input),
        `検査の内容は、こちらからご確認ください。\n${input.url}`,
      ],
    ),
  );

/** To the inspector: his report was sent back. */
export const inspectionReturnedMail = (input: InspectionMailInput & { readonly comment: string }): MailText =>
  composeMail(input, numbered(input.displayCode, `${input.kind}報告の修正のお願い`), [
    `ご提出いただいた${input.kind}報告について、確認が必要な点がございました。`,
    facts(input),
    fact(inspectionsWords.inspectionReturnReason, input.comment),
    `内容を修正のうえ、再提出をお願いいたします。\n${input.url}`,
  ]);
