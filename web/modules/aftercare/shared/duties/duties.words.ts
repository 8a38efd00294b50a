import * as aftercareWords from '#rules/words/aftercare.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as recordWords from '#rules/words/records.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  list: {
    title: recordWords.duty,
    context: '補助金を支払った後に、企業から毎年受け取る報告です。期限の月と種類で絞り込めます。',
    searchLabel: '完了後の報告を探す',
    searchPlaceholder: '企業名・管理番号で探す',
    empty: '完了後の報告はありません',
    emptyText: '補助金を支払うと、報告の予定がここに並びます。',
    statusFilter: '状態',
    kindFilter: '種類',
    projectFilter: '事業',
    code: myPagesWords.myPageDisplayCode,
    name: '企業',
    paper: '報告',
    status: '状態',
    dueOn: '期限',
    doneOn: aftercareWords.dutyDoneOn,
  },
  months: {
    title: '{year}の期限',
    before: '前の年度',
    after: '次の年度',
    month: '{month}月',
    count: '{count}件',
    none: '0件',
    overdue: '期限超過 {count}件',
    broken: '月ごとの件数を読み込めませんでした',
  },
  plan: {
    title: recordWords.duty,
    context:
      '補助金の受け取りの後も、毎年の報告が必要です。時期が来ると書類を提出できるようになり、期限が近づくとお知らせします。',
    items: '報告の予定',
    none: '完了後の報告は、まだありません',
    noneText: '補助金の支払の後、報告の予定がここに並びます。',
    due: '期限 {day}',
    opens: '{day}から提出できます',
    done: '{day}に確認済み',
    keep: '書類の保存',
    keepUntil: 'この事業の書類は、{day}まで保存してください。',
    keepOpen:
      'この事業の書類は、最後の報告が済んだ年度（処分制限のある財産があるときは、その期限の年度）の翌年度から{years}年間、保存してください。未了の報告が{count}件あるため、保存の期限はまだ決まりません。',
    all: 'すべての事業の完了後の報告',
  },
};

/** Texts of what is owed after the payment, for the business and the office. */
export const dutiesText = texts('duties', words);
