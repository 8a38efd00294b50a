import type { components } from '#web/api/generated/types.ts';

/** What happened on the my page of 株式会社豆くら, as the secretariat reads it. */
export const mamekuraActivities: components['schemas']['ActivityList'] = {
  items: [
    {
      id: 2,
      at: '2026-11-18T06:12:00.000Z',
      actorKind: 0,
      actorName: '受付 清',
      action: 'return',
      summary: '「納品書（2-3）」を差し戻しました。',
      targetKind: 'Section',
      targetId: '71',
      targetTitle: '納品書（2-3）',
      mypageId: 5,
      applicationId: null,
      isOnBehalf: false,
      reason: null,
      changes: [],
    },
    {
      id: 1,
      at: '2026-11-16T08:40:00.000Z',
      actorKind: 0,
      actorName: '事務局 花子',
      action: 'updated',
      summary: 'マイページの内容を変更しました。',
      targetKind: 'MyPage',
      targetId: '5',
      targetTitle: '5014',
      mypageId: 5,
      applicationId: null,
      isOnBehalf: false,
      reason: '電話で確認したため',
      changes: [
        { field: 'plannedCompletionOn', label: '完了予定日', before: '2026-11-15', after: '2026-12-02' },
      ],
    },
  ],
  nextCursor: null,
  total: 2,
};
