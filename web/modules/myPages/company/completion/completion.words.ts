import * as myPagesWords from '#rules/words/myPages.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '事業完了の報告',
  context: '検収と支払がすべて済んだら、最後の日を事業の完了日として報告してください。',
  facts: {
    start: '着手日',
    planned: '完了予定日',
    deadline: myPagesWords.myPageCompletionDeadline,
    completion: '事業完了日',
    reportDue: '実績報告の期限',
  },
  days: '日程',
  checks: {
    title: '報告の前に済ませること',
    done: '済み',
    open: 'まだ',
    later: '後でもよい',
    payments: '支払経費一覧を開く',
    changes: '変更申請を開く',
  },
  form: {
    title: '完了日を報告する',
    start: '着手日',
    startHelp: '契約・発注をした最初の日です。',
    completion: '事業完了日',
    completionHelp: '最後の検収・支払の日です。',
    completionFrom: '最後の検収・支払の日（{day}）以降の日付を入力してください。',
    send: '完了を報告する',
    sent: '事業の完了を報告しました',
  },
  notYet: 'まだ報告できません',
  reported: {
    title: '事業の完了は報告済みです',
    text: '実績報告書と支払経費一覧を、{day}までに提出してください。日付を直すときは事務局へ連絡してください。',
    sections: '実績報告の書類を開く',
  },
};

/** Texts of the page on which a business reports that its work is completed. */
export const completionText = texts('completion', words);
