import { MailKind, MailTopic } from '#bff/generated/contract/enums.ts';
import { about, composerOf, type Due, dueText, type MailFrame, type MailText, oneLine } from './layout.ts';

const composeMail = composerOf(MailKind.Reminder);

const numbered = (code: string, title: string): string => `${title}（管理番号 ${code}）`;

type ReminderItem = {
  readonly name: string;
  /** What the day is called: 提出期限, 検査日. */
  readonly dayName: string;
  readonly due: Due;
  /** How far away it is, in words. */
  readonly left: string;
  readonly isLate: boolean;
};

const listOf = (items: readonly ReminderItem[]): string =>
  items
    .map(({ name, dayName, due, left }) => `■${oneLine(name)}\n　${dayName}：${dueText(due)}（${left}）`)
    .join('\n');

/**
 * Before and after a day: everything that one business has still to do, what is late first. Who wants no mails of what
 * is near is told of what is late all the same.
 */
export const deadlineReminderMail = (
  input: MailFrame & {
    readonly displayCode: string;
    readonly items: readonly ReminderItem[];
    readonly myPageUrl: string;
  },
): MailText => {
  const late = input.items.filter(({ isLate }) => isLate);
  const soon = input.items.filter(({ isLate }) => !isLate);
  const title = late.length > 0 ? '期限を過ぎています' : '期限が近づいています';
  const mail = composeMail(input, numbered(input.displayCode, title), [
    ...(late.length > 0
      ? [
          '下記について、期限を過ぎてもお手続きを確認できていません。至急ご対応をお願いいたします。',
          listOf(late),
        ]
      : []),
    ...(soon.length > 0 ? ['下記の期限が近づいています。', listOf(soon)] : []),
    '期限までのご対応が難しいときは、お早めに事務局までご連絡ください。行き違いでお済みの場合はご容赦ください。',
    `マイページにログインのうえ、ご対応をお願いいたします。\n${input.myPageUrl}`,
  ]);
  return late.length > 0 ? mail : about(MailTopic.Reminder, mail);
};

/** The same for an applicant, who has one thing to do; his page shows the words without what stands around them. */
export const applicantReminderMail = (
  input: MailFrame & { readonly title: string; readonly body: string; readonly applicationUrl: string },
): MailText =>
  composeMail(input, input.title, [
    input.body,
    '行き違いで提出済みの場合はご容赦ください。',
    `応募者ページは下記からご覧いただけます。\n${input.applicationUrl}`,
  ]);
