import * as accessWords from '#rules/words/access.ts';
import * as corporationsWords from '#rules/words/corporations.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '会社の情報',
  context: '名称・所在地・代表者が変わったときは、届出事項変更届を出してください。',
  changeProfile: '届出事項変更届を作る',
  profile: '会社',
  name: corporationsWords.corporationName,
  code: corporationsWords.corporationCode,
  prefecture: corporationsWords.corporationPrefecture,
  representative: corporationsWords.corporationRepresentative,
  undertaking: '補助事業',
  displayCode: myPagesWords.myPageDisplayCode,
  plan: myPagesWords.myPagePlanTitle,
  site: myPagesWords.myPageSite,
  contact: '連絡先',
  contactName: corporationsWords.userPrimary,
  contactEmail: accessWords.accountEmail,
  contactPhone: corporationsWords.userPhone,
  contactPhoneHelp: 'ハイフンは、あってもなくても構いません',
  contactNameMissing: '主担当の氏名を入力してください',
  contactPhoneMissing: '電話番号を入力してください',
  edit: '連絡先を変更する',
  save: '保存する',
  cancel: '変更をやめる',
  saved: '連絡先を変更しました',
  sessions: 'ログイン中の端末',
  sessionsHelp: '見覚えのない端末があるときは、ログインを終えて、パスワードを変更してください。',
  current: 'この端末',
  lastUsed: '最後の操作 {at}',
  from: '接続元 {address}',
  end: 'ログインを終える',
  endOf: '{device}のログインを終える',
  ended: '{device}のログインを終えました',
  noSessions: 'ほかにログイン中の端末はありません。',
};

/** Texts of the company's own page. */
export const userCompanyText = texts('userCompany', words);
