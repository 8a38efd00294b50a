import { texts } from '#web/parts/text/i18n.ts';

const words = {
  kind: '区分',
  assignee: '担当者',
  due: '期限',
  submitted: '提出日',
  returned: '差戻し日',
};

export const documentConditionsText = texts('documentConditions', words);
