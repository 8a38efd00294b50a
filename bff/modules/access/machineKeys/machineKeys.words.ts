/** Sentences about the keys of connected systems, and to those who call with one. */
export const machineKeyMessages = {
  nameTaken: 'この名前の連携キーがすでにあります。別の名前を入力してください',
  unknownRound: '選択した事業が見つかりません。画面を更新して、選び直してください',
  badAddress: 'IP アドレスか、203.0.113.0/24 のような範囲を入力してください',
  pastExpiry: '今日以降の日付を入力してください',
  tooMany: '使える連携キーは100個までです。使っていないキーを停止してから作成してください',
  stopped: '停止した連携キーは変えられません。新しいキーを作成してください',
  unknownKey: '連携キーが正しくありません。Authorization: Bearer に入れた値を確認してください',
  expiredKey: '連携キーの期限が切れています。事務局に期限の延長を依頼してください',
  stoppedKey: 'この連携キーは停止されています。事務局に新しいキーを依頼してください',
  elsewhere: 'この連携キーは、この接続元からは使えません。事務局に接続元の登録を依頼してください',
} as const;

/** What a second person reads of a key that is asked for. */
export const machineKeyProposals = {
  create: (name: string) => `連携キー「${name}」を作る`,
  widen: (name: string) => `連携キー「${name}」で読めるものを広げる`,
  rotate: (name: string) => `連携キー「${name}」を入れ替える`,
  createFollows: 'このキーを使うシステムは、承認されたときから、ここに書いたものを読めます。',
  widenFollows: 'このキーを使うシステムは、承認されたときから、広げたものも読めます。',
  tokenFollows:
    '承認すると、キーが承認した人の画面に一度だけ表示されます。システムの担当者に安全な方法で渡してください。',
} as const;

/** A connected system, as the audit trail and histories name it. */
export const connectedSystem = (name: string): string => `連携システム「${name}」`;
