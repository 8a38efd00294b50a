import * as accessWords from '#rules/words/access.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: accessWords.accountIdentities,
  text: '連携すると、パスワードの代わりに、外部アカウントでログインできます。',
  none: 'まだ連携していません。',
  list: '連携した外部アカウント',
  linkedAt: '連携：{at}',
  lastUsedAt: '最後に使った日時：{at}',
  link: '{label}を連携する',
  unlink: '連携を解除する',
  unlinkOf: '{label}の連携を解除する',
  unlinkTitle: '{label}の連携を解除しますか',
  unlinkText: 'これからは、この外部アカウントではログインできません。',
  unlinked: '{label}の連携を解除しました',
  notUnlinked: '解除できませんでした',
  notStarted: '連携を始められませんでした',
};

/** Texts of the accounts by which somebody logs in. */
export const identitiesText = texts('identities', words);
