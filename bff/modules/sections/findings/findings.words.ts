/** Sentences about findings that are being written. */
export const findingMessages = {
  oneTarget: '区分か応募の、どちらか一つを指定してください',
  notNow: '今は差し戻せないため、指摘を保存できません。最新の内容を読み込んでください',
  fileUnknown: '指摘するファイルが見つかりません。選び直してください',
  tooMany: '指摘は100件までです。まとめて書くか、先に差し戻してください',
} as const;

/** Somebody else took the finding over. */
export const findingTakenOver = (name: string): string =>
  `この指摘は、${name}さんが引き継いでいます。最新の内容を読み込んでください`;

/** A decision would throw away what a colleague has begun. */
export const colleagueIsWriting = ({ name, count }: { name: string; count: number }): string =>
  `${name}さんが指摘を書いています（${count}件）。引き継ぐか、取り消してもらってから、もう一度お試しください`;
