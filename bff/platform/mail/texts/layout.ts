import { MailKind, type MailTopic } from '#bff/generated/contract/enums.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { formatPhone } from '#rules/contactFormat.ts';
import { formatEraDayWithWeekday, formatEraInstant } from '#rules/japaneseDate.ts';

/** The desk that a mail comes from: the programme round's. */
export type MailDesk = {
  /** 事業名 as it stands in the subject, for example 産地連携推進緊急対策事業. */
  readonly programmeName: string;
  readonly deskName: string;
  readonly deskPhone: string;
  /** For example 平日 9:00–17:30. */
  readonly deskHours: string;
};

export type MailPerson = {
  /** 会社名; null for sole proprietors and administrators. */
  readonly organisationName: string | null;
  readonly personName: string;
};

/** To whom and from whom: the same for every mail. */
export type MailFrame = { readonly desk: MailDesk; readonly person: MailPerson };

export type MailText = {
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  /** Of what is not obligatory. */
  readonly topic?: MailTopic;
};

/** A deadline: a day, or a day with its time. */
export type Due = CalendarDay | Date;

export const dueText = (due: Due): string =>
  due instanceof Date ? formatEraInstant(due) : formatEraDayWithWeekday(due, 'full');

/** Values that people typed stand on one line and cannot imitate the mail's own structure. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** ■管理番号：61003 */
export const fact = (label: string, value: string): string => `■${label}：${oneLine(value)}`;

const RULE = '－'.repeat(30);

/**
 * Opening, body and closing as the desk writes (domain 6): company, name, greeting; paragraphs; desk with phone
 * and hours, and that nobody reads answers.
 * @param paragraphs parted by empty lines
 * @param kind what the office finds it by
 */
export const composeMail = (
  { desk, person }: MailFrame,
  title: string,
  paragraphs: readonly string[],
  kind: MailKind = MailKind.Other,
): MailText => {
  const organisation = person.organisationName ? [oneLine(person.organisationName)] : [];
  const opening = [...organisation, `${oneLine(person.personName)} 様`].join('\n');
  const closing = [
    RULE,
    `${desk.programmeName} 事務局`,
    desk.deskName,
    `電話：${formatPhone(desk.deskPhone)}（受付時間：${desk.deskHours}）`,
    '本メールは送信専用です。ご返信いただいてもお答えできませんので、お電話にてお問い合わせください。',
    RULE,
  ].join('\n');
  const greeting = `平素より大変お世話になっております。\n${desk.programmeName} 事務局です。`;
  return {
    kind,
    subject: `【${desk.programmeName} 事務局】${oneLine(title)}`,
    text: `${[opening, greeting, ...paragraphs, closing].join('\n\n')}\n`,
  };
};

/** Shown under a link that belongs to one person. */
export const linkCaution =
  '※このメールにお心当たりのない場合は、URLを開かずにメールを削除してください。\n' +
  '※URLはほかの方にお知らせにならないようお願いいたします。';

/** A mail that its reader may get once a day, or not at all. */
export const about = (topic: MailTopic, mail: MailText): MailText => ({ ...mail, topic });

/** Writes mails of one kind. */
export const composerOf =
  (kind: MailKind) =>
  (frame: MailFrame, title: string, paragraphs: readonly string[]): MailText =>
    composeMail(frame, title, paragraphs, kind);
