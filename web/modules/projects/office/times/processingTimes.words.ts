import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '処理日数',
  context:
    '提出から確認までなどにかかった営業日数を、実績から測っています。企業と応募者には、この日数を目安として見せています。',
  measured: '最後に測った日時 {at}（毎日5:20に測り直します）',
  unmeasured: 'まだ測っていません。毎日5:20に測ります。',
  measure: 'いま測り直す',
  done: '処理日数を測り直しました',
  failed: '測り直せませんでした。時間をおいて、もう一度お試しください',
  table: '段階ごとの処理日数',
  step: '段階',
  median: '中央値',
  p80: '8割が済むまで',
  basis: '測った実績',
  waiting: 'いま待っている',
  slow: '目安を過ぎている',
  days: '{days}営業日',
  sameDay: '当日',
  cases: '{count}件（{from}〜{to}）',
  few: '実績が少ないため表示していません（{count}件）',
  waitingOf: '{step}のうち待っている{count}件を見る',
  slowOf: '{step}のうち目安を過ぎている{count}件を見る',
};

/** Texts of how long the steps of a round take. */
export const processingTimesText = texts('processingTimes', words);
