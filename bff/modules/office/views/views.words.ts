/** Sentences about views of a list that somebody saves. */
export const listViewMessages = {
  nameTaken: '同じ名前の表示があります。別の名前にするか、その表示を今の条件に変えてください',
  tooMany: '1つの一覧に保存できる表示は50個までです。使わない表示を削除してから、もう一度お試しください',
} as const;

/** A condition that the list does not have. */
export const unknownCondition = (name: string): string =>
  `この一覧にない条件（${name.slice(0, 40)}）があるため、保存できません。一覧を開き直してください`;

/** A condition with a value that the list cannot be narrowed by. */
export const unreadableCondition = (name: string): string =>
  `一覧の条件（${name.slice(0, 40)}）の値を読み取れません。一覧を開き直して、条件を選び直してください`;

/** What an inspector's list of inspections opens with. */
export const ownReportsDue = '自分の未提出の報告';
