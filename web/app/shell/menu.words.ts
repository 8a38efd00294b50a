import * as recordWords from '#rules/words/records.ts';
import { frontTexts } from '#web/parts/text/frontTexts.ts';

const words = {
  home: 'ホーム',
  exports: '保存したファイル',
  exportsReady: 'できあがったファイル{count}件',
  count: '{label}{count}件',
  applications: '応募',
  undertakings: '補助事業',
  projects: '事業管理',
  myPages: 'マイページ管理',
  changes: recordWords.change,
  amounts: recordWords.amount,
  papers: recordWords.paper,
  reports: '完了検査報告',
  payouts: '支払管理',
  corporationsGroup: '企業',
  corporations: '企業管理',
  administration: '管理',
  adminUsers: '管理者ユーザー管理',
  pendingActs: '承認の依頼',
  mails: '送信したメール',
  threads: 'お問い合わせ',
  audit: recordWords.trail,
  retention: '保存期間',
  jobs: '処理の状況',
  machineKeys: '連携キー',
  webhooks: recordWords.webhook,
  calendar: 'カレンダー',
  reminders: 'リマインド',
  properties: '財産管理',
};

/** Texts of the administrators' menu: apart from those of the menus of businesses and applicants, who never see it. */
export const menuText = frontTexts(words);
