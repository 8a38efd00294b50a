import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '確認中のもの',
  note: '日数は、これまでの実績から計算した目安です。',
  since: '{day}受付',
  more: 'ほかに{count}件あります。',
  days: {
    one: '{to}営業日ほどで',
    range: '{from}〜{to}営業日ほどで',
    fromToday: '当日〜{to}営業日ほどで',
    today: '当日のうちに',
  },
  when: {
    one: '{to}',
    range: '{from}〜{to}',
  },
  usual: {
    ApplicationCheck: '通常、提出から{days}確認しています。{when}ごろが目安です。',
    ApplicationDecision: '通常、提出から{days}採否を決めています。{when}ごろが目安です。',
    DocumentCheck: '通常、提出から{days}確認しています。{when}ごろが目安です。',
    ChangeDecision: '通常、提出から{days}決定しています。{when}ごろが目安です。',
    AmountConfirmation: '通常、実績報告から{days}額を確定しています。{when}ごろが目安です。',
    Payment: '通常、請求から{days}支払っています。{when}ごろが目安です。',
    Answer: '通常、{days}回答しています。{when}ごろが目安です。',
  },
  planned: '{day}に発表する予定です。',
  plannedPast: '発表の予定日（{day}）を過ぎています。事務局で確認しています。',
  past: '目安（{day}ごろ）を過ぎています。事務局で確認しています。',
  pastMinistry: '目安（{day}ごろ）を過ぎています。農林水産省で確認しています。',
  few: 'これまでの実績が少ないため、日数の目安は表示していません。',
};

/** Texts of what waits for the office. */
export const waitingText = texts('waiting', words);
