import { formatEraDay } from '#rules/japaneseDate.ts';
import { jmac } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import { at, day, type Seed, workday } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import { printPaper } from '../files/papers.ts';

type SeedAnnouncement = {
  readonly projectIds: readonly number[];
  readonly title: string;
  readonly body: string;
  /** Days from today; one in the future is planned. */
  readonly on: number;
  readonly isImportant?: boolean;
  /** Name of a PDF that goes with it. */
  readonly attachment?: string;
};

const RUNNING = [2, 3, 5, 8, 9];
const OPEN = [6, 7, 10];

const announcements: readonly SeedAnnouncement[] = [
  {
    projectIds: [...RUNNING, ...OPEN],
    title: '年末年始の窓口と書類確認の休業について',
    body: '12月29日から1月3日まで、窓口と書類の確認をお休みします。この間にご提出いただいた書類は、1月4日以降に順に確認します。',
    on: -2,
    isImportant: true,
  },
  {
    projectIds: RUNNING,
    title: '実績報告の手引き（第2版）を掲載しました',
    body: '支払経費一覧の記入例と、写真の撮り方を追加しました。実績報告の前にご確認ください。',
    on: -10,
    attachment: '実績報告の手引き（第2版）.pdf',
  },
  {
    projectIds: OPEN,
    title: '応募の受付について',
    body: '締切日の17時を過ぎた応募は受け付けられません。締切間際は混み合いますので、余裕をもってご応募ください。',
    on: -15,
    attachment: '公募要領.pdf',
  },
  {
    projectIds: [6],
    title: '公募の期間を延長しました',
    body: '被災した事業者のみなさまの状況をふまえ、公募の期間を延長しました。',
    on: -40,
  },
  {
    projectIds: [11],
    title: '第3次公募の開始を予定しています',
    body: '公募要領は、公募の開始日に掲載します。',
    on: -5,
  },
  {
    projectIds: [5],
    title: '完了検査の当日にご用意いただくもの',
    body: '導入した設備の表示シール、支払証憑の原本、通帳をご用意ください。',
    on: 5,
  },
];

const addAttachment = (
  seed: Seed,
  announcementId: number,
  fileName: string,
  on: string,
  when: Date,
): void => {
  const title = fileName.replace('.pdf', '');
  const content = printPaper({
    title,
    dated: formatEraDay(on),
    to: '事業者のみなさま',
    from: ['補助事業事務局', '電話 03-0000-0000'],
    lead: '本書は、手続きの要点をまとめたものです。',
    facts: [
      ['対象', 'この事業に応募・参加するみなさま'],
      ['手順1', '必要な書類をそろえます'],
      ['手順2', 'マイページから提出します'],
      ['手順3', '事務局の確認結果をお待ちください'],
    ],
    note: '備考：ご不明な点は、事務局へお問い合わせください。',
  });
  const file = seed.files.add({ purpose: 'announcement', fileName, content, at: when, by: jmac });
  seed.rows.announcementFile.push({ announcementId, fileId: file.id, sequence: 1 });
};

const addOne = (seed: Seed, announcement: SeedAnnouncement, projectId: number): void => {
  const { title, body, on, isImportant = false, attachment } = announcement;
  const id = nextId(seed.rows, 'announcement');
  const createdAt = at(seed, workday(seed, Math.min(on, 0) - 1), '14:00');
  seed.rows.announcement.push({
    id,
    projectId,
    title,
    body,
    isImportant,
    publishFrom: new Date(`${on > 0 ? day(seed, on) : workday(seed, on)}T10:00:00+09:00`),
    createdById: jmac.id,
    createdAt,
    updatedAt: createdAt,
  });
  if (attachment !== undefined) addAttachment(seed, id, attachment, workday(seed, on), createdAt);
  audit(seed, {
    at: createdAt,
    actor: jmac,
    action: 'created',
    target: { kind: 'announcement', id },
    after: { title },
    projectId,
  });
};

/** Announcements of the calls: important ones, with papers, and one that is still to come. */
export const addAnnouncements = (seed: Seed): void => {
  for (const announcement of announcements) {
    for (const projectId of announcement.projectIds) addOne(seed, announcement, projectId);
  }
};
