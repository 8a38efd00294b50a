/** Why an action on an inspection report is not possible now; each says what to do first. */
export const inspectionReasons = {
  notOwn: '自分が担当する検査報告だけを変更・提出できます',
  noResult: '検査結果を選ぶと提出できます',
  noDate: '検査日を入力すると提出できます',
  futureDate: '検査日が今日より後の日付です。検査を終えてから提出してください',
  noFindings: '適合以外の結果には、指摘事項を入力してください',
  noItems: '検査項目を1件以上入力すると提出できます',
  noAttendees: '立入検査では、立会者を入力すると提出できます',
  noRecord: '立入検査では、確認した内容を指摘事項に入力すると提出できます（指摘がないときは「指摘なし」）',
  photosMissing: (names: readonly string[]): string =>
    `写真が足りません。実施前と実施後の写真を、それぞれ1枚以上付けてください：${names.join('、')}`,
  ownInspection: '検査した本人は承認できません。ほかの担当者に承認を依頼してください',
  ownSubmission: '代わりに提出した本人は承認できません。ほかの担当者に承認を依頼してください',
  notified: '額の確定を通知した後は取り消せません。先に額の確定を取り消してください',
  submittedOnce: '一度でも提出した検査報告は削除できません',
  notDraft: '削除できるのは、作成中の検査報告だけです',
} as const;

/** Sentences about inspection reports. */
export const inspectionMessages = {
  inspectorUnknown: '検査員が見つかりません。有効な検査員を選び直してください',
  ended: 'この事業は終了しているため、この検査を登録できません。完了の後は立入検査を登録してください',
  siteUnknown: '検査場所を入力してください',
  timeOrder: '終了時刻は、開始時刻より後の時刻を入力してください',
  planByDesk: '検査員・検査方法・検査予定日は事務局が変更します。変更が必要なときは事務局へご連絡ください',
  notEditable: '提出した検査報告は変更できません。修正が必要なときは差し戻してください',
  itemTwice: '同じ検査項目が2回あります。片方の項目を消してください',
  itemUnknown: '写真の検査項目が見つかりません。検査項目を選び直してください',
  photoTwice: '同じ写真が2回あります。片方を消してください',
  photoUnknown: '写真が見つかりません。もう一度アップロードしてください',
  photoFuture: '撮影日は今日までの日付を入力してください',
  photosFull: (most: number): string =>
    `写真は実施前・実施後それぞれ${most}枚までです。不要な写真を消してから加えてください`,
  photoTooLarge: '写真は1枚10MB以内にしてください',
  reasonRequired: '理由を入力してください',
  beforeLate: '実施前の写真が着手日より後の日付です。',
  afterEarly: '実施後の写真が着手日より前の日付です。',
} as const;

/** Texts on the my page about an inspection. */
export const inspectionNotices = {
  scheduledTitle: (kind: string): string => `${kind}の日程のお知らせ`,
  changedTitle: (kind: string): string => `${kind}の日程変更のお知らせ`,
  body: (facts: {
    kind: string;
    when: string;
    method: string;
    place: string;
    inspector: string;
    preparation: string;
  }): string =>
    [
      `${facts.kind}を次のとおり行います。`,
      `日時：${facts.when}`,
      `方法：${facts.method}`,
      `場所：${facts.place}`,
      `検査員：${facts.inspector}`,
      `${facts.preparation}ご都合が悪いときは事務局までご連絡ください。`,
    ].join('\n'),
  /** What is to be ready on the day. */
  preparation: {
    machines: '当日は、導入した機械・設備を稼働できる状態にしてください。',
    books: '当日は、帳簿・証拠書類と財産管理台帳をご用意ください。検査員は身分を示す証明書を持っています。',
  },
  timeOpen: '（時刻は調整中です）',
  range: (start: string, end: string | null): string => (end === null ? `${start}から` : `${start}〜${end}`),
} as const;
