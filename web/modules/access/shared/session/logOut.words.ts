import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'ログアウトしますか',
  text: 'まだ保存していない入力があります。ログアウトすると、この端末から消えます。残すときは、やめるを押して保存が終わるのを待ってください。',
  confirm: 'ログアウトする',
};

export const logOutText = texts('logOut', words);
