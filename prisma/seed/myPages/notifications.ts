import { MailKind, NotificationKind } from '#bff/generated/contract/enums.ts';
import { corporationOf } from '../corporations/corporations.ts';
import { jmac } from '../engine/actors.ts';
import { at, businessDay, dateOrNull, minutesAgo, type Seed, workday } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import { projectOf } from '../projects/projects.ts';
import type { Place } from './place.ts';

type SeedNotification = {
  readonly kind: number;
  readonly title: string;
  readonly body: string;
  readonly at: Date;
  readonly isRead: boolean;
  readonly dueOn?: string;
  readonly section?: { readonly documentType: number; readonly branch?: string };
};

const {
  Confirmed,
  DeadlineReminder,
  DocumentRequest,
  InspectionSchedule,
  Message,
  NoticeIssued,
  Payment,
  Returned,
} = NotificationKind;

const VOUCHER_QUOTATION = 59;
const VOUCHER_ORDER = 60;
const VOUCHER_DELIVERY = 63;
const DELAY_REPORT = 41;

/** What 5014 shows: two unread ones and one that was read. */
const tofu = (seed: Seed): SeedNotification[] => [
  {
    kind: Confirmed,
    title: '見積書（1-1）が確認済みになりました',
    body: '提出いただいた書類の確認が済みました。',
    at: at(seed, workday(seed, -8), '09:40'),
    isRead: true,
    section: { documentType: VOUCHER_QUOTATION, branch: '1-1' },
  },
  {
    kind: Message,
    title: '遅延届出書を受け付けました',
    body: '遅延届出書を受け付けました。内容を確認し、農林水産省と協議のうえご連絡します。',
    at: at(seed, workday(seed, -3), '11:05'),
    isRead: false,
    section: { documentType: DELAY_REPORT },
  },
  {
    kind: Returned,
    title: '発注書（1-2）が差し戻されました',
    body: '発注日が交付決定日より前の日付です。発注書の控えをご確認のうえ、正しい書類を再提出してください。',
    at: minutesAgo(seed, 40),
    isRead: false,
    dueOn: businessDay(seed, 5),
    section: { documentType: VOUCHER_ORDER, branch: '1-2' },
  },
];

const kitchen = (seed: Seed): SeedNotification[] => [
  {
    kind: InspectionSchedule,
    title: '完了検査の日程を調整しています',
    body: '完了の見込みが立ちましたら、事務局までご連絡ください。',
    at: at(seed, workday(seed, -6), '10:00'),
    isRead: false,
  },
  {
    kind: Returned,
    title: '納品書（2-3）が差し戻されました',
    body: '7件の確認事項があります。マイページで指摘にお答えください。',
    at: at(seed, workday(seed, -2), '15:12'),
    isRead: false,
    dueOn: businessDay(seed, 4),
    section: { documentType: VOUCHER_DELIVERY, branch: '2-3' },
  },
  {
    kind: DeadlineReminder,
    title: '遂行状況報告書の提出期限が過ぎています',
    body: '遂行状況報告書がまだ提出されていません。至急ご提出ください。',
    at: at(seed, workday(seed, -1), '09:00'),
    isRead: false,
  },
];

const usual = (seed: Seed, { data }: Place): SeedNotification[] => {
  const adopted = {
    kind: NoticeIssued,
    title: '採択決定通知書を掲載しました',
    body: '通知書をご確認のうえ、交付申請の準備をお願いいたします。',
    isRead: data.adopted !== 0,
  };
  const issued = data.adopted === 0 ? minutesAgo(seed, 85) : at(seed, workday(seed, data.adopted), '16:20');
  const { decision, paid, applied } = data;
  return [
    { ...adopted, at: issued },
    ...(applied === undefined && data.projectStatus === 0
      ? [
          {
            kind: DocumentRequest,
            title: '交付申請書のご提出のお願い',
            body: '採択から30日以内に、交付申請の書類をご提出ください。',
            at: issued,
            isRead: false,
          },
        ]
      : []),
    ...(decision === undefined
      ? []
      : [
          {
            kind: NoticeIssued,
            title: '交付決定通知書を掲載しました',
            body: '交付決定日より後に、契約・発注をお願いいたします。',
            at: at(seed, workday(seed, decision), '16:30'),
            isRead: true,
          },
        ]),
    ...(paid === undefined
      ? []
      : [
          {
            kind: Payment,
            title: '補助金をお振り込みしました',
            body: '届け出の口座をご確認ください。',
            at: at(seed, workday(seed, paid), '15:30'),
            isRead: true,
          },
        ]),
  ];
};

const sectionOf = ({ rows }: Seed, { id }: Place, wanted: SeedNotification['section']): number | null => {
  if (wanted === undefined) return null;
  const found = rows.section.find(
    (row) =>
      row.mypageId === id &&
      row.documentType === wanted.documentType &&
      (row.branchNumber ?? undefined) === wanted.branch,
  );
  return found?.id ?? null;
};

const listOf = (seed: Seed, place: Place): SeedNotification[] => {
  if (place.data.code === '5014') return [...usual(seed, place), ...tofu(seed)];
  return place.data.code === '4003' ? [...usual(seed, place), ...kitchen(seed)] : usual(seed, place);
};

/** How long a mail lies in the outbox. */
const OUTBOX_MS = 4000;

/** What the mail of each kind of message is about; others are of the office itself. */
const mailKinds: { readonly [kind: number]: MailKind } = {
  [Confirmed]: MailKind.Document,
  [DeadlineReminder]: MailKind.Reminder,
  [DocumentRequest]: MailKind.Document,
  [InspectionSchedule]: MailKind.Inspection,
  [Payment]: MailKind.Amount,
  [Returned]: MailKind.Document,
};

/** The mail that told of a message; it has arrived. */
const addMail = (
  seed: Seed,
  { id, data, planTitle }: Place,
  { kind, title, at: createdAt }: SeedNotification,
) => {
  const { name, email, representativeName } = corporationOf(data.corporationId);
  const { shortName } = projectOf(data.projectId);
  const mailId = nextId(seed.rows, 'mailMessage');
  const sentAt = new Date(createdAt.getTime() + OUTBOX_MS);
  seed.rows.mailMessage.push({
    id: mailId,
    kind: mailKinds[kind] ?? MailKind.Notice,
    to: email,
    toName: representativeName,
    subject: `【${shortName} 事務局】${title}（管理番号 ${data.code}）`,
    text: `${name}\n${representativeName} 様\n\n「${planTitle}」のマイページに、お知らせを掲載しました。\n${title}\n`,
    status: 'Sent',
    attempts: 1,
    nextAttemptAt: null,
    sentAt,
    relatedMypageId: id,
    createdAt,
    updatedAt: sentAt,
  });
  return { mailId, sentAt };
};

/** What an undertaking was told on its my page. */
export const addNotifications = (seed: Seed, place: Place): void => {
  for (const notification of listOf(seed, place)) {
    const { kind, title, body, at: createdAt, isRead, dueOn, section } = notification;
    const { mailId, sentAt } = addMail(seed, place, notification);
    seed.rows.notification.push({
      mailId,
      mypageId: place.id,
      kind,
      title,
      body,
      dueOn: dateOrNull(dueOn),
      sectionId: sectionOf(seed, place, section),
      sendEmail: true,
      readAt: isRead ? new Date(createdAt.getTime() + 3 * 60 * 60_000) : null,
      createdById: kind === DeadlineReminder ? null : jmac.id,
      createdAt,
      updatedAt: sentAt,
    });
  }
};
