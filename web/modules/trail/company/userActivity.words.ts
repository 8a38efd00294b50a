import * as officeWords from '#rules/words/office.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'これまでの動き',
  context: 'だれが、いつ、何をしたかを新しい順に並べています。',
  empty: 'まだ動きはありません',
  emptyText: '書類を提出したり、事務局が確認したりすると、ここに残ります。',
  onBehalf: '（代わりに）',
  change: '{label}：{before} → {after}',
  person: '{name}さん',
  system: officeWords.officeSystem,
  reason: '理由：{reason}',
  message: '連絡：{reason}',
};

/** Texts of what was done on a my page, as its company reads them. */
export const userActivityText = texts('userActivity', words);
