import * as myPagesWords from '#rules/words/myPages.ts';
import * as projectsWords from '#rules/words/projects.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  month: '{year}年{month}月',
  previous: '前の月',
  next: '次の月',
  thisMonth: '今月',
  weekdays: {
    sunday: '日',
    monday: '月',
    tuesday: '火',
    wednesday: '水',
    thursday: '木',
    friday: '金',
    saturday: '土',
  },
  title: 'カレンダー',
  subscribe: 'カレンダーアプリで購読する',
  own: {
    context: '提出の期限、検査、補助金の振込、返還の期限を、月ごとに確認できます。',
    download: '自分のカレンダーに取り込む（.ics）',
    downloadFailed: 'ファイルを保存できませんでした。もう一度お試しください。',
    downloadHelp:
      'ファイルをお使いのカレンダーで開くと、いまの予定をすべて取り込めます。予定の変更を自動で反映するには、カレンダーアプリで購読してください。',
    empty: 'この月の予定はありません。',
    cutTitle: '{day}までの予定を表示しています',
    cut: '予定が{total}件あるため、早いものから{shown}件までを表示しています。すべての予定は、「自分のカレンダーに取り込む」のファイルで確認できます。',
    more: 'ほか{count}件を表示する',
    less: '一部だけを表示する',
  },
  overdue: '期限を過ぎています',
  done: '報告済み',
  office: {
    context:
      'すべての事業の期限と予定を、日ごとの件数で確認できます。件数を選ぶと、その日の一覧を表示します。',
    count: '{count}件',
    dayTitle: '{day}の予定（{count}件）',
    kindFilter: '予定の種類',
    projectFilter: projectsWords.projectRound,
    all: 'すべて',
    close: '一覧を閉じる',
    more: '次の頁',
    empty: 'この月の予定はありません。',
    countLabel: '{day} {kind} {count}件を表示する',
    code: myPagesWords.myPageDisplayCode,
    entry: '予定・企業',
    before: '前の頁',
  },
};

/** Texts of calendars, for the business and the office. */
export const calendarText = texts('calendar', words);
