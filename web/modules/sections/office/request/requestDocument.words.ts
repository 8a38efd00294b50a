import * as sectionsWords from '#rules/words/sections.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  open: '書類を依頼する',
  title: '書類を依頼する',
  lead: '選んだ書類を、企業の「提出する書類」に加えます。',
  send: '依頼する',
  document: '書類',
  member: '依頼先',
  memberHelp: '構成員を選ぶと、その構成員のユーザーが提出します。代表事業者も代わりに提出できます。',
  representative: '代表事業者（{name}）',
  dueOn: sectionsWords.sectionDueOn,
  dueHelp: '省くと、期限のない書類になります。',
  isRequired: '必須の書類にする',
  chooseDocument: '書類を選んでください',
  none: 'この公募回に、依頼できる書類がありません。',
  done: '「{title}」を依頼しました',
};

/** Texts of asking a business for one more document. */
export const requestDocumentText = texts('requestDocument', words);
