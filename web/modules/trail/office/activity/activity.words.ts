import * as trailWords from '#rules/words/trail.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  did: 'が{summary}',
  didOnBehalf: 'が、代わりに{summary}',
  today: '本日 {time}',
  empty: 'まだ動きはありません',
  change: '{label}：{before} → {after}',
  history: {
    who: trailWords.auditActor,
    office: '事務局など',
    system: '自動の処理',
    what: '操作の種類',
    none: '記録はまだありません',
    noneOfThese: '条件に合う操作はありません',
    noneOfTheseText: '条件を外すと、ほかの操作も表示します。',
    clear: '条件をすべて消す',
    more: 'さらに読み込む',
    trail: '閲覧や拒否も含む監査証跡を見る',
  },
};

/** Texts of the list of who did what. */
export const activityText = texts('activity', words);
