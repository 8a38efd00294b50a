import type { AuditAction, TargetKind } from '#bff/generated/contract/enums.ts';
import * as correspondenceWords from '#rules/words/correspondence.ts';

type Sentence = (subject: string) => string;

const of =
  (verb: string): Sentence =>
  (subject) =>
    `${subject}を${verb}。`;

/** An act that needs no object: 「ログインしました。」 */
const alone =
  (sentence: string): Sentence =>
  () =>
    `${sentence}。`;

/** What each action of the trail is told as; the subject stands in its brackets already. */
export const activitySentences: { readonly [action in AuditAction]: Sentence } = {
  created: of('登録しました'),
  updated: of('変更しました'),
  deleted: of('削除しました'),
  uploaded: of('アップロードしました'),
  replaced: of('差し替えました'),
  viewed: of('表示しました'),
  downloaded: of('ダウンロードしました'),
  exported: of('一覧に書き出しました'),
  opened: of('開きました'),
  read: of('読みました'),
  checked: (subject) => `${subject}のチェックリストに記入しました。`,
  scored: of('採点しました'),
  edited: (subject) => `${subject}の内容を入力しました。`,
  answered: (subject) => `${subject}の指摘に回答しました。`,
  itemsClosed: (subject) => `${subject}の指摘を完了にしました。`,
  historyHidden: (subject) => `${subject}の履歴の一部を非表示にしました。`,
  confirmed: of('確認済みにしました'),
  unconfirmed: of('未確認に戻しました'),
  checkReset: (subject) => `${subject}の確認を、口座の変更のため取り消しました。`,
  delayOverridden: (subject) => `${subject}の遅延ステータスを手動で設定しました。`,
  loggedIn: alone('ログインしました'),
  loginFailed: alone('ログインに失敗しました'),
  loggedOut: alone('ログアウトしました'),
  sessionEnded: alone('ほかの端末のログインを終了しました'),
  passwordLinkSent: (subject) => `${subject}にパスワード設定のメールを送りました。`,
  passwordSet: (subject) => `${subject}のパスワードを設定しました。`,
  passwordChanged: (subject) => `${subject}のパスワードを変更しました。`,
  passwordRefused: (subject) => `${subject}のパスワードの変更を、現在のパスワードの誤りのため拒否しました。`,
  confirmationSent: (subject) => `${subject}にメールアドレス確認のメールを送りました。`,
  emailConfirmed: (subject) => `${subject}のメールアドレスを確認しました。`,
  refused: (subject) => `${subject}を試みましたが、拒否されました。`,
  submit: of('提出しました'),
  resubmit: of('再提出しました'),
  pullBack: (subject) => `${subject}の提出を取り消しました。`,
  return: of('差し戻しました'),
  confirm: of('確認済みにしました'),
  forward: of('農林水産省へ送りました'),
  maffApprove: of('農林水産省の確認済みにしました'),
  maffSendBack: of('農林水産省から事務局へ戻しました'),
  waive: of('提出免除にしました'),
  reopen: (subject) => `${subject}の確認を取り消し、差戻しに戻しました。`,
  startCheck: (subject) => `${subject}の形式確認を始めました。`,
  passFormCheck: (subject) => `${subject}の形式確認を終え、審査に進めました。`,
  adopt: of('採択しました'),
  decline: of('不採択にしました'),
  waitlist: of('補欠にしました'),
  revertDecision: (subject) => `${subject}の審査結果を取り消しました。`,
  withdraw: of('取り下げました'),
  approve: of('承認しました'),
  confirmResult: of('実績確認済みにしました'),
  revertResult: (subject) => `${subject}の実績確認を取り消しました。`,
  notifyAmount: (subject) => `${subject}の額の確定を通知しました。`,
  amendAmount: (subject) => `${subject}の額の確定を取り消しました。`,
  recordPayment: (subject) => `${subject}の支払を記録しました。`,
  revertPayment: (subject) => `${subject}の支払の記録を取り消しました。`,
  finish: of('完了にしました'),
  reopenFinished: (subject) => `${subject}の完了を取り消しました。`,
  reject: of('交付取消・不交付にしました'),
  cancel: of('中止・廃止にしました'),
  revoke: (subject) => `${subject}の交付決定を取り消しました。`,
  reinstate: of('再開しました'),
  regress: of('実施中に戻しました'),
  markDelayed: of('遅延にしました'),
  escalate: of('重大な遅延にしました'),
  deescalate: of('重大な遅延から遅延に戻しました'),
  recover: (subject) => `${subject}の遅延を解除しました。`,
  exit: of('離脱にしました'),
  rejoin: (subject) => `${subject}の離脱を解除しました。`,
  request: of('依頼しました'),
  check: of('確認しました'),
  export: (subject) => `${subject}の振込データを作りました。`,
  unexport: (subject) => `${subject}の振込データを取り消しました。`,
  settle: of('支払済にしました'),
  fail: of('振込不能にしました'),
  retry: of('改めて依頼しました'),
  start: of('実施中にしました'),
  complete: of('事業完了にしました'),
  finalize: of('確定にしました'),
  unlock: (subject) => `${subject}の確定を解除しました。`,
  propose: of('起案し直しました'),
  apply: (subject) => `${subject}を決定・通知に使いました。`,
  decideGrant: (subject) => `${subject}の交付を決定しました。`,
  rerun: of('もう一度実行しました'),
  undo: of('元に戻し始めました'),
  messageSent: (subject) => `${subject}の応募者に連絡のメールを送りました。`,
  issue: of('発行しました'),
  reminderHeld: (subject) => `${subject}のリマインドを止めました。`,
  reminderReleased: (subject) => `${subject}のリマインドを再開しました。`,
  retentionHeld: (subject) => `${subject}の保存を延長しました。`,
  retentionReleased: (subject) => `${subject}の保存の延長を取り消しました。`,
  noted: (subject) => `${subject}に記録を加えました。`,
  factorProven: alone('二要素認証で本人であることを確認しました'),
  identityProven: alone('外部アカウントで本人であることを確認しました'),
  factorRefused: alone('二要素認証に失敗しました'),
  recoveryCodesMade: (subject) => `${subject}の回復コードを作り直しました。`,
  factorsReset: (subject) => `${subject}の二要素認証を解除しました。`,
  rotated: of('入れ替えました'),
  stopped: of('停止しました'),
};

/** Acts that are told otherwise of records of a kind. */
export const sentencesOfKind: {
  readonly [kind in TargetKind]?: { readonly [action in AuditAction]?: Sentence };
} = {
  ChangeRequest: { decline: of('承認しないことにしました') },
  RetentionErasure: { created: of('起案しました'), cancel: of('中止しました') },
  IssuedPaper: { cancel: of('審査結果とともに取り消しました') },
  AmountProposal: { created: of('起案しました'), check: of('確認しました') },
  Recovery: {
    submit: of('確認に回しました'),
    approve: of('命じました'),
    settle: of('完納にしました'),
    reopen: (subject) => `${subject}の完納を取り消しました。`,
    cancel: of('取り消しました'),
    withdraw: of('取りやめました'),
  },
  RecoveryReceipt: { created: of('記録しました'), cancel: of('取り消しました') },
  RecoveryRelief: {
    created: of('起案しました'),
    approve: of('認めました'),
    decline: of('認めないことにしました'),
  },
  Mail: {
    rerun: of('送り直しました'),
    cancel: (subject) => `${subject}の送信をやめました。`,
    fail: (subject) => `${subject}が届きませんでした。`,
  },
  Member: { created: of('追加しました') },
  MachineKey: { created: of('作成しました') },
  Webhook: {
    messageSent: (subject) => `${subject}に試しの通知を送りました。`,
    rotated: (subject) => `${subject}の署名の鍵を入れ替えました。`,
    rerun: (subject) => `${subject}に通知を送り直しました。`,
  },
  CalendarAddress: {
    created: of('作成しました'),
    deleted: (subject) => `${subject}を無効にしました。`,
  },
  Announcement: { messageSent: (subject) => `${subject}を、まだ開いていない企業にメールで知らせました。` },
  Thread: {
    created: of('始めました'),
    messageSent: (subject) => `${subject}にメッセージを送りました。`,
    finish: of('終了にしました'),
    reopen: of('再開しました'),
  },
  BulkRun: { created: of('試しました'), start: of('始めました'), cancel: of('中止しました') },
  PropertyDisposal: {
    check: (subject) => `${subject}の返還額を確認しました。`,
    decline: of('承認しないことにしました'),
  },
  Property: { waive: of('台帳の対象外にしました') },
  PaymentBatch: {
    export: of('作成しました'),
    unexport: of('取り消しました'),
    settle: (subject) => `${subject}の銀行の結果を読み込みました。`,
  },
};

const quoted = (name: string): string => `「${name}」`;

/** How a record is called within a sentence; kinds that are not named here are called by their name alone. */
export const activitySubjects: { readonly [kind in TargetKind]?: (name: string) => string } = {
  Project: (name) => `事業${quoted(name)}`,
  AdminUser: (name) => `管理者${quoted(name)}`,
  BankAccount: (name) => `${quoted(name)}の振込先口座`,
  ChangeRequest: (name) => `${quoted(name)}の変更申請`,
  AmountProposal: (name) => `${quoted(name)}の起案`,
  MyPageReport: (name) => `${quoted(name)}の検査報告`,
  Notification: (name) => `お知らせ${quoted(name)}`,
  Announcement: (name) => `事業のお知らせ${quoted(name)}`,
  Application: (name) => `応募${quoted(name)}`,
  Applicant: (name) => `応募者${quoted(name)}`,
  Member: (name) => `構成員${quoted(name)}`,
  Mail: (name) => `メール${quoted(name)}`,
  MailCopy: (name) => `お知らせの写しの送付先${quoted(name)}`,
  Thread: (name) => `お問い合わせ${quoted(name)}`,
  ThreadTemplate: (name) => `ひな形${quoted(name)}`,
  Question: (name) => `よくある質問${quoted(name)}`,
  Payment: (name) => `${quoted(name)}の支払`,
  Recovery: (name) => `${quoted(name)}の返還`,
  RecoveryReceipt: (name) => `${quoted(name)}の入金`,
  RecoveryRelief: (name) => `${quoted(name)}の免除・延長`,
  PaymentBatch: (name) => `振込データ${name}`,
  PaperTemplate: (name) => `${quoted(name)}のひな形`,
  SecondFactor: (name) => `二要素認証${quoted(name)}`,
};

export const activityTexts = {
  quoted,
  yes: 'はい',
  no: 'いいえ',
  yen: (amount: string): string => `${amount}円`,
  between: '、',
} as const;

/** Words for columns that the contract calls otherwise, or does not show. */
export const activityFields: { readonly [field: string]: string } = {
  delayOverrideStatus: '遅延ステータス（手動）',
  delayOverrideReason: '手動設定の理由',
  delayOverrideEndsOn: '手動設定の期限',
  returnDueOn: '再提出期限',
  historyId: '履歴の番号',
  files: 'ファイル数',
  untilOn: '止める最後の日',
  reminderRules: correspondenceWords.reminderRules,
  messageId: 'メッセージの番号',
  subject: '件名',
  mailText: '本文',
  position: '並び順',
  renotifiedAt: '再度お知らせした日時',
  announcementIds: '読んだお知らせ',
  notificationCount: '読んだお知らせの数',
  unreadCompanyCount: '開いていない企業の数',
  copiedQuestionCount: '複写したよくある質問の数',
  copiedFromProjectId: '複写元の事業の番号',
};
