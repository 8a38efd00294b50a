import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '同じ項目が、ほかの画面でも変更されています',
  text: 'この画面で入力した内容と、保存済みの内容は次のとおりです。どちらを残すか選んでください。',
  textByField:
    'この画面で入力した内容と、保存済みの内容は次のとおりです。項目ごとに、どちらを残すか選んでください。',
  sides: {
    mine: 'この画面の入力',
    stored: '保存済みの内容',
  },
  mine: 'この画面の入力を残す',
  theirs: '保存済みの内容に戻す',
  chosen: '選んだ内容を残す',
};

export const conflictText = texts('conflict', words);
