import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '承認を待っている依頼があります',
  by: '（{name}さんの依頼）',
};

export const pendingText = texts('pending', words);
