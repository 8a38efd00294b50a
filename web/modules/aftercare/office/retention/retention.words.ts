import { texts } from '#web/parts/text/i18n.ts';

const words = {
  list: {
    title: '保存期間',
    context:
      '保存期間が満了した記録と、満了する日です。満了しても、だれかが廃棄を起案し、別の人が承認するまでは消えません。保存を続けるものは、理由を付けて延長してください。',
    searchLabel: '記録を探す',
    searchPlaceholder: '名前で探す',
    empty: 'この条件の記録はありません',
    emptyText: '条件を減らすか、上の表の件数を選んでください。',
  },
  kinds: {
    title: '種類ごとの件数',
    label: '種類ごとの件数',
    kind: '種類と保存期間',
    due: '満了',
    held: '延長中',
    coming: '保存中',
    oldestOn: '最も古い満了日',
    nextOn: '次に満了する日',
    rows: '{kind}の{state}',
    broken: '件数を読み込めませんでした',
  },
  rules: {
    draft: '募集の締切から90日',
    application: '公募回の年度（決定が後の年度のときは、その年度）の終わりから、事業で決めた年数（標準5年）',
    undertaking:
      '支払・取消し・中止の年度の終わりから、事業で決めた年数（標準5年）。処分制限期間、返還、未提出の報告があるうちは満了しません',
    applicant: '募集の締切から90日',
    stopped: '停止から1年。提出や確認の記録に名前が残る人は、その記録と同じ期間保存します',
  },
  records: '記録',
  state: '状態',
  kind: '種類',
  project: '事業',
  name: '名前',
  countedOn: '数え始める日',
  dueOn: '満了する日',
  acts: '操作',
  noProject: '事業なし',
  heldUntil: '{day}まで（{name}）',
  heldOpen: '取り消すまで（{name}）',
  holdShort: '延長する',
  holdOf: '{name}（{kind}）の保存を延長する',
  releaseShort: '取り消す',
  releaseOf: '{name}（{kind}）の保存の延長を取り消す',
  hold: {
    title: '保存を延長する',
    lead: '{name}（{kind}）を、保存期間が満了した後も保存します。',
    reason: '理由',
    untilOn: 'いつまで',
    untilHelp: 'この日まで保存します。空欄なら、取り消すまで保存します',
    send: '延長する',
    done: '保存を延長しました',
    untilPassed: '今日以降の日付を入力してください',
  },
  release: {
    title: '保存の延長の取消を依頼しますか',
    text: '{name}（{kind}）は、{day}に満了する記録に戻ります。',
    reason: '延長した理由：{reason}',
    send: '依頼する',
    done: '保存の延長を取り消しました',
  },
};

/** Texts of what is kept for a time. */
export const retentionText = texts('retention', words);
