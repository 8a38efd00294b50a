import type { CodeUse } from '#rules/displayCode.ts';
import * as projectsWords from '#rules/words/projects.ts';

/** Sentences about projects (programme rounds). */
export const projectMessages = {
  deadlineBeforeClose: '事業実施期限は、公募締切より後の日付を入力してください',
  closesBeforeOpens: '公募締切は、公募開始より後の日時を入力してください',
  rateAboveOne: '補助率の分母は、分子以上の数を入力してください',
  maximumBelowMinimum: '補助上限額は、補助下限額以上の金額を入力してください',
  raisedBelowMaximum: '取組Aを含む場合の上限額は、補助上限額以上の金額を入力してください',
  raisedRequired: '産地連携（R6補）では、取組Aを含む場合の上限額を入力してください',
  domainMismatch: '配備種別が事業区分と合いません。組み合わせを確認してください',
  expenseListMismatch: '経費区分の一覧が事業区分と合いません。組み合わせを確認してください',
  codeRangeTaken: '管理番号の範囲が、ほかの事業と重なります。管理番号オフセットと桁数を確認してください',
  shortNameTaken: (name: string): string =>
    `この略称は「${name}」で使われています。一覧とメール件名で見分けられる、ほかの略称を入力してください`,
  fixedAfterSubmission:
    '応募の提出があったため、事業区分・配備種別・管理番号の範囲は変更できません。新しい事業を登録してください',
  hasApplications: '応募があるため削除できません。公開を止める場合は「公開」を外してください',
  hasMyPages: 'マイページがあるため削除できません。公開を止める場合は「公開」を外してください',
  readOnly: '事業を変更する権限がありません',
  copyUnknown: '引き継ぐ事業が見つかりません。一覧から選択してください',
  documentUnknown: '書類種別が見つかりません。一覧から選択してください',
  documentTwice: '同じ書類種別が2回以上あります。1つにしてください',
  conditionRequired: '条件付きの書類には、条件を入力してください',
  dueIncomplete: '期限は、固定の日付か「起点と日数」のどちらか一方で入力してください',
  templateUnknown: '様式のファイルが見つかりません。もう一度アップロードしてください',
  materialUnknown:
    '公募要領などのファイルが見つからないか、安全の確認が終わっていません。もう一度アップロードしてください',
  callFiles: projectsWords.projectCallFiles,
  formsFolder: '様式',
  scoringTwice: '同じ名前の審査項目が2回以上あります。1つにしてください',
  codesNearlyUsed: ({ first, last, given, capacity, goesOnWith }: CodeUse): string =>
    `管理番号 ${first}〜${last} のうち${given.toLocaleString('ja-JP')}件（全${capacity.toLocaleString('ja-JP')}件）を使いました。` +
    `使い切ると、続きは ${goesOnWith} からになります。`,
} as const;
