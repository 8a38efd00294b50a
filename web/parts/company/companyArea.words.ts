import { texts } from '#web/parts/text/i18n.ts';

const words = {
  error: {
    title: '読み込めませんでした',
    text: '通信の状態を確かめて、もう一度読み込んでください。',
    retry: 'もう一度読み込む',
  },
  readAll: {
    act: 'すべて既読にする',
    done: 'すべて既読にしました',
  },
};

/** Texts that the pages of the company share, whatever they show. */
export const companyAreaText = texts('companyArea', words);
