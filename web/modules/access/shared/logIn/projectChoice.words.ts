import { frontTexts } from '#web/parts/text/frontTexts.ts';

const words = {
  title: '事業を選んでください',
  lead: 'このメールアドレスでは、次の事業のマイページを使えます。',
  none: 'このメールアドレスで使える事業はありません',
  noneText: '採択のお知らせに記載したアドレスか確認するか、事務局へお問い合わせください。',
  back: '別のメールアドレスでログインする',
};

export const projectChoiceText = frontTexts(words);
