/** What was written, and how many calendar days before today at what time. */
export type SeedMessage = {
  /** The business or the applicant asks. */
  readonly by: 'asker' | 'jmac' | 'cs';
  /** ThreadMessageKind Message when left out. */
  readonly kind?: 'Note' | 'Call';
  readonly on: number;
  readonly time: string;
  readonly body: string;
  /** Name of a PDF that goes with it. */
  readonly attachment?: string;
};

export type SeedThread = {
  /** The my page's, or the application's. */
  readonly code: string;
  readonly subject: string;
  /** The title of the document that it is about. */
  readonly section?: string;
  readonly isClosed?: boolean;
  readonly messages: readonly SeedMessage[];
};

/** One that waits since days, one that was answered and not read, one that is over, one that began with a call. */
export const threadData: readonly SeedThread[] = [
  {
    code: '5014',
    subject: '発注書の日付について',
    section: '発注書',
    messages: [
      {
        by: 'asker',
        on: -4,
        time: '10:20',
        body: '発注書の控えが見つかりました。\n発注日は契約日でよいですか。注文請書の日付とは2日ずれています。',
      },
      {
        by: 'cs',
        kind: 'Call',
        on: -1,
        time: '15:40',
        body: '回答の見込みを尋ねられた。今週中に回答すると伝えた。',
      },
      {
        by: 'jmac',
        kind: 'Note',
        on: -1,
        time: '16:10',
        body: '契約日が交付決定日より後であることを、契約書の写しで確かめる。',
      },
    ],
  },
  {
    code: '5014',
    subject: '振込手数料を差し引いて支払った場合の書き方',
    messages: [
      {
        by: 'asker',
        on: -9,
        time: '13:05',
        body: '振込手数料を取引先に負担してもらいました。支払経費一覧には、どの金額を書けばよいですか。',
      },
      {
        by: 'jmac',
        on: -7,
        time: '11:30',
        body: '差し引く前の請求額を入力し、振込手数料は補助対象外の額に入力してください。振込明細の写しも添付してください。',
      },
    ],
  },
  {
    code: '4003',
    subject: '完了予定日を延ばせるか',
    messages: [
      {
        by: 'cs',
        kind: 'Call',
        on: -2,
        time: '09:50',
        body: '設備の納品が遅れている。完了予定日を延ばす手続きを尋ねられた。折り返しを約束した。',
      },
    ],
  },
  {
    code: '3021',
    subject: '精算払請求書の押印について',
    isClosed: true,
    messages: [
      { by: 'asker', on: -30, time: '10:00', body: '精算払請求書に押印は要りますか。' },
      { by: 'jmac', on: -29, time: '09:30', body: '押印は要りません。そのまま提出してください。' },
    ],
  },
];

/** Answers that the office gives often. */
export const templateData = [
  {
    name: '期限の案内',
    body: '{企業名} ご担当者様\n\n管理番号 {管理番号} の「{書類名}」の期限は {期限} です。\nご不明の点は、事務局（{事務局の電話}）へお問い合わせください。',
  },
  {
    name: '書類の日付',
    body: '発注・契約の日付は、交付決定日より後であることが必要です。日付の分かる書類の写しを添付してください。',
  },
] as const;
