import * as myPagesWords from '#rules/words/myPages.ts';
import * as recordWords from '#rules/words/records.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  ofMember: '構成員：{name}',
  cards: {
    notice: '通知書',
    grant: myPagesWords.stageGrantApplication,
    underway: '実施中の届出',
    progress: '遂行状況報告',
    result: myPagesWords.stageReport,
    voucher: '支払証憑',
    after: recordWords.duty,
  },
  card: {
    returned: '差戻し {count}件',
    confirmed: '確認済 {done} / {all}件',
    confirmedOn: '{day} 確認',
    dueOn: '{day}まで',
    optional: '必要なときだけ',
    notYet: 'まだ開始できません',
    later: 'これから届きます',
    byInspector: '検査機関が提出します',
    submittedOn: '{day} 提出',
    more: 'ほか{count}件',
    noVouchers:
      '支払いの証拠になる書類を、取引ごとにまとめて提出します。支払経費一覧で、最初の取引を加えてください。',
  },
  sections: {
    title: '提出する書類',
    context: '事業の流れの順に、すべての書類を並べています。',
    filters: '書類の絞り込み',
    all: 'すべて',
    returned: '差戻し',
    incomplete: '未提出',
    confirming: '確認中',
    emptyAll: '書類は、まだありません',
    emptyAllText: '採択の後、提出する書類がここに並びます。',
    emptyReturned: '差し戻された書類はありません',
    emptyReturnedText: '直すところがあると、ここに並びます。',
    emptyIncomplete: 'これから提出する書類はありません',
    emptyIncompleteText: 'いま求められている書類は、すべて提出しました。',
    emptyConfirming: '確認中の書類はありません',
    emptyConfirmingText: '提出した書類は、事務局が確認している間ここに並びます。',
    showAll: 'すべての書類を見る',
    leftFindings: '指摘 残り{left}/{total}',
    addUnderway: '変更申請を見る・作る',
    payments: '支払経費一覧を見る',
  },
};

/** Texts of the documents that a company hands in: the list of all, and a document in few words. */
export const userSectionsText = texts('userSections', words);
