import * as corporationsWords from '#rules/words/corporations.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as projectsWords from '#rules/words/projects.ts';

/** Sentences about threads between the office and those it serves. */
export const threadMessages = {
  aboutOne: 'マイページか応募のどちらか一つを選んでください',
  findingUnknown: 'この書類の指摘が見つかりません。選び直してください',
  applicantHasNone: '応募についてのお問い合わせには、書類や指摘を選べません',
  assigneeUnknown:
    '担当者が見つかりません。ログインできる事務局・コールセンター・バックオフィスの人から選び直してください',
  filesUnknown: '添付ファイルが見つかりません。もう一度アップロードしてください',
  filesUsed: '添付ファイルは、ほかのメッセージで送られています。もう一度アップロードしてください',
  callOnly: '電話の相手と日時は、電話の記録にだけ入力してください',
  callLater: '電話を受けた日時は、いまより前の日時を入力してください',
  notesKept: '内部メモと電話の記録には、ファイルを添付できません',
  full: '一つのお問い合わせに書けるのは500件までです。新しいお問い合わせを作成してください',
  closedAlready: 'このお問い合わせは終了しています',
  notClosed: 'このお問い合わせは終了していません',
} as const;

/** What stands in brackets in a template, by what it is filled with. */
export const templateFields = {
  displayCode: myPagesWords.myPageDisplayCode,
  party: corporationsWords.corporationName,
  project: projectsWords.projectName,
  section: '書類名',
  due: '期限',
  deskPhone: '事務局の電話',
} as const;

const named = (fields: readonly string[]): string => fields.map((field) => `{${field}}`).join('、');

export const templateMessages = {
  unknownFields: (fields: readonly string[]): string =>
    `${named(fields)} は使えません。使える項目は ${named(Object.values(templateFields))} です`,
  leftFields: (fields: readonly string[]): string =>
    `${named(fields)} が残っています。埋めてから送ってください`,
  nameTaken: '同じ名前のひな形があります。別の名前を入力してください',
  full: 'ひな形は200件までです。使わないものを削除してください',
} as const;
