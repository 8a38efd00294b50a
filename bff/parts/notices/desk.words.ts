import * as recordWords from '#rules/words/records.ts';

/** The desk of mails that belong to no project: those to administrators. */
export const systemDesk = {
  programmeName: recordWords.product,
  deskName: '補助事業管理ツール 運用担当',
  deskPhone: '—',
  deskHours: '平日 9:00–17:30',
} as const;
