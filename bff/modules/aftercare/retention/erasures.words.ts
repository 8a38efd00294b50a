import * as aftercareWords from '#rules/words/aftercare.ts';
import * as myPagesWords from '#rules/words/myPages.ts';

/** The file of the records of an erasure, and the headings of its columns. */
export const erasureRecordTexts = {
  file: (number: number): string => `廃棄の記録_第${number}号`,
  displayCode: myPagesWords.myPageDisplayCode,
  name: '記録',
  gone: aftercareWords.erasureErased,
  projectName: '事業',
  kind: '種類',
  countedOn: '保存期間の起算日',
  dueOn: aftercareWords.erasureDueOn,
  last: aftercareWords.erasureLastState,
  amount: aftercareWords.erasureAmount,
  fileCount: 'ファイルの数',
  fileBytes: 'ファイルの大きさ（バイト）',
  outcome: '結果',
  keptReason: '残した理由',
  finishedAt: '処理した日時',
} as const;

/** What is said of records that are erased. */
export const erasureMessages = {
  reasonRequired: '廃棄する理由を入力してください',
  none: '保存期間が満了した記録がありません。条件を変えるか、満了する日を待ってください',
  open: '承認待ちか廃棄中のものがあります。それが終わってから、もう一度起案してください',
  ownProposal: '起案した人は承認できません。ほかの事務局の人に承認を依頼してください',
  notNow: 'いまの状態では、この操作はできません。画面を読み込み直してください',
} as const;
