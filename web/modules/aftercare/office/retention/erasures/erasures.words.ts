import * as aftercareWords from '#rules/words/aftercare.ts';
import * as recordWords from '#rules/words/records.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  list: {
    title: '廃棄の記録',
    context:
      '保存期間が満了した記録を廃棄した記録です。廃棄した後も、だれが起案し、だれが承認し、何を廃棄したかが残ります。',
    empty: '廃棄した記録はまだありません',
    emptyText: '「保存期間」の画面で、満了した記録の廃棄を起案できます。',
    ownFilter: '自分の関与',
    notOwn: '自分が起案したものを除く',
  },
  retention: '保存期間',
  proposedAt: '起案した日時',
  scope: '対象',
  erasure: '廃棄',
  allRounds: recordWords.everyProject,
  allKinds: 'すべての種類',
  between: '、',
  status: '状態',
  proposedBy: '起案',
  approvedBy: '承認',
  notApproved: 'まだ承認されていません',
  finishedAt: '終わった日時',
  by: '{name}（{at}）',
  erased: '廃棄済み',
  keptCount: '残した {count}件',
  title: '廃棄 第{number}号',
  kind: '種類',
  record: '対象',
  kept: '残した',
  files: 'ファイル',
  filesOf: '{count}個（{size}）',
  amount: aftercareWords.erasureAmount,
  counts: {
    title: '種類ごとの件数',
    rows: '{kind}の{outcome}',
  },
  rows: {
    title: '対象の記録',
    empty: '対象の記録はありません',
    emptyText: 'この廃棄には、対象の記録がありません。',
    name: '記録',
    gone: aftercareWords.erasureErased,
    dueOn: aftercareWords.erasureDueOn,
    last: aftercareWords.erasureLastState,
    outcome: '結果',
    noProject: '事業なし',
  },
  state: {
    own: 'ほかの事務局の人の承認を待っています',
    ownText:
      '起案した人は承認できません。事務局の別の人が、対象の記録を確かめて承認すると、廃棄が始まります。',
    other: '対象の記録を確かめて、承認してください',
    otherText:
      '{name}さんが起案しました。承認すると、記録はファイル・お問い合わせ・通知とともに消え、元に戻せません。残す記録があるときは、先に「保存期間」で保存を延長してください。',
    running: '廃棄しています（{done} / {total}件）',
    runningText: 'この画面を閉じても続きます。中止すると、まだ廃棄していない記録は残ります。',
    done: '{count}件を廃棄しました',
    doneKept: '{count}件を廃棄し、{kept}件を残しました',
    keptText: '残した理由は、下の一覧の「結果」にあります。',
    stopped: '中止しました（{count}件は廃棄済みです）',
    withdrawn: '廃棄せずに取り下げました',
  },
  acts: {
    approve: {
      name: '承認して廃棄する',
      title: '{count}件の記録を廃棄しますか',
      text: 'ファイル{files}個（{size}）も消えます。廃棄した記録は元に戻せません。残るのは、管理番号・状態・金額・日付と、だれが起案し承認したかだけです。',
      done: '承認しました。廃棄を始めます',
    },
    withdraw: {
      name: '取り下げる',
      title: '廃棄の起案を取り下げますか',
      text: '対象の記録は、そのまま残ります。もう一度廃棄するには、起案し直します。',
      done: '取り下げました',
    },
    stop: {
      name: '中止する',
      title: '廃棄を中止しますか',
      text: 'まだ廃棄していない記録は、そのまま残ります。もう一度廃棄するには、起案し直します。',
      done: '中止しました',
    },
  },
  open: {
    proposed: '{count}件の廃棄が、承認を待っています',
    running: '{count}件を廃棄しています',
    by: '起案：{by}',
    look: '確かめる',
  },
  propose: {
    open: '廃棄を起案する',
    past: '廃棄の記録',
    title: '満了した記録の廃棄を起案する',
    lead: '保存期間が満了し、延長していない記録が対象です。起案しただけでは何も消えません。事務局の別の人が承認すると、廃棄が始まります。',
    project: '事業',
    kinds: '種類',
    kindsHelp: '選ばないときは、すべての種類が対象です',
    due: '{kind}（満了 {count}件）',
    reason: '理由',
    send: '起案する',
    done: '廃棄を起案しました。ほかの事務局の人に承認を依頼してください',
  },
};

/** Texts of records that are erased. */
export const erasuresText = texts('erasures', words);
