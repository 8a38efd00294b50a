import { texts } from '#web/parts/text/i18n.ts';

const words = {
  what: { close: '締切', due: '期限' },
  line: {
    at: '{what} {at}',
    days: '{what}まで あと{days}日（{at}）',
    today: '{what}まで あと{left}（本日 {time}）',
    lastHour: '{what}まで あと{left}（サーバー時刻 {now}）',
    past: '{what}を過ぎました（サーバー時刻 {now}）',
  },
  card: {
    left: 'あと{left}',
    past: '{what}を過ぎました',
    serverTime: 'サーバー時刻 {now}',
  },
  left: {
    hours: '{hours}時間{minutes}分',
    minutes: '{minutes}分{seconds}秒',
  },
  said: {
    minutes: '{what}まで、あと{minutes}分です。',
    past: '{what}を過ぎました。',
  },
};

/** Texts of the time that is left. */
export const deadlineText = texts('deadline', words);
