import * as myPagesWords from '#rules/words/myPages.ts';
import * as projectsWords from '#rules/words/projects.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'ホーム',
  context: '{day}　{name}さんの画面',
  applications: {
    label: '応募の件数',
    toCheck: '確認待ち {count}件',
    returned: '差戻し中 {count}件',
  },
  worklist: {
    title: '対応すること',
    maffTitle: '判断を待つもの',
    whose: 'だれの仕事を表示するか',
    mine: myPagesWords.myPageMine,
    team: 'チーム',
    emptyMine: '自分の担当で、対応することはありません',
    emptyMineText: '新しい仕事が届くと、ここに期限の近い順で並びます。',
    emptyTeam: '対応することはありません',
    emptyTeamText: '提出や応募が届くと、ここに期限の近い順で並びます。',
    showTeam: 'チームの仕事を見る',
    priority: myPagesWords.myPagePriority,
    what: '対応すること',
    record: '管理番号・企業',
    age: '経過',
    owner: '担当',
    due: '期限',
    noDue: '期限なし',
    waitingDays: '返事待ち{days}日',
    waitingToday: '本日の質問',
    ageDays: '{days}日',
    today: '本日',
  },
  activity: {
    title: '最近の動き',
  },
  progress: {
    title: '公募回ごとの進み具合',
    caption: '公募回ごとの、事業ステータス別の件数',
    rowHead: projectsWords.projectRound,
    out: '中止・取消',
    grant: '交付決定額（千円）',
    empty: 'マイページのある公募回は、まだありません',
    emptyText: '応募を採択すると、その公募回の進み具合がここに出ます。',
  },
  inspections: {
    title: 'これからの検査',
    empty: '予定している検査はありません',
    emptyText: '事務局が検査の予定を登録すると、日付の順にここへ並びます。',
    time: '{start}から',
    timeRange: '{start}–{end}',
    all: '完了検査報告をすべて見る',
  },
  figures: {
    title: '事業区分ごとの件数と金額',
    caption: '事業区分ごとの応募・採択の件数と、申請額・交付決定額・確定額・支払済額（千円）',
    kind: '事業区分',
    applications: '応募',
    adopted: '採択',
    applied: '申請額',
    grant: myPagesWords.myPageGrantAmount,
    confirmed: myPagesWords.myPageConfirmedAmount,
    paid: myPagesWords.myPagePaidAmount,
    total: '合計',
    unit: '金額は千円',
  },
};

export const homeText = texts('home', words);
