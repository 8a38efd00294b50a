import { NotificationKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';

type Schemas = components['schemas'];

type NotificationFacts = Pick<Schemas['Notification'], 'id' | 'title' | 'createdAt'> &
  Partial<Schemas['Notification']>;

const notification = (facts: NotificationFacts): Schemas['Notification'] => ({
  version: 1,
  updatedAt: facts.createdAt,
  mypageId: 5,
  kind: NotificationKind.Message,
  body: 'マイページで内容をご確認ください。',
  dueOn: null,
  sectionId: null,
  member: null,
  sendEmail: true,
  readAt: null,
  emailedAt: facts.createdAt,
  createdByName: '事務局 花子',
  ...facts,
});

export const mamekuraNotifications: Schemas['NotificationList'] = {
  items: [
    notification({
      id: 3,
      title: '発注書（1-2）が差し戻されました',
      kind: NotificationKind.Returned,
      body: '次の点をご確認のうえ、修正して再提出してください。\n・発注日が交付決定日より前の日付です。',
      dueOn: '2026-11-30',
      sectionId: 71,
      createdAt: '2026-11-20T07:20:00.000Z',
    }),
    notification({
      id: 2,
      title: '遅延届出書を受け付けました',
      createdAt: '2026-11-17T02:05:00.000Z',
      sectionId: 31,
    }),
    notification({
      id: 1,
      title: '見積書（1-1）が確認済みになりました',
      kind: NotificationKind.Confirmed,
      createdAt: '2026-11-12T00:40:00.000Z',
      readAt: '2026-11-12T01:00:00.000Z',
      sectionId: 70,
    }),
  ],
  nextCursor: null,
  total: 3,
};

/** The newest announcement, which 豆くら opens in a story. */
export const readAnnouncement: Schemas['UserAnnouncement'] = {
  id: 2,
  title: '年末年始の窓口と書類確認の休業について',
  body: '12月29日（火）から1月3日（日）まで、窓口と書類の確認を休みます。休みの間も書類は提出できます。',
  publishFrom: '2026-11-18T00:00:00.000Z',
  isImportant: true,
  files: [],
  isRead: true,
  renotifiedAt: '2026-11-19T02:00:00.000Z',
  notifiedAt: '2026-11-19T02:00:00.000Z',
};

export const mamekuraAnnouncements: Schemas['UserAnnouncementList'] = {
  items: [
    { ...readAnnouncement, isRead: false },
    {
      id: 1,
      title: '実績報告の手引き（第2版）を掲載しました',
      body: '支払経費一覧の書き方を加えました。',
      publishFrom: '2026-11-10T00:00:00.000Z',
      isImportant: false,
      files: [],
      isRead: true,
      renotifiedAt: null,
      notifiedAt: '2026-11-10T00:00:00.000Z',
    },
  ],
  nextCursor: null,
  total: 2,
};
