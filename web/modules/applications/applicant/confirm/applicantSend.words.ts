import { texts } from '#web/parts/text/i18n.ts';

const words = {
  documents: {
    none: 'いま、差し替える書類はありません。',
    required: '必要な書類（{count}件）',
    optional: '必要に応じて添付する書類',
    withForm: '{label}（{form}）',
    stored: '第{version}版　保存済み {time}',
    submitted: '第{version}版　提出済み',
    remove: '外す',
    removeTitle: '{name}を外しますか',
    removeText: '送ったファイルを消します。もう一度添付するには、選び直してください。',
    removeRows: '{rows}の書類でもあるため、その行からもなくなります。',
    ofRows: '次の行の書類です：',
    cannotRemove: '提出済みのファイルは消せません。直すときは、新しいファイルを加えてください。',
    made: '入力した内容から作成します。添付は要りません。',
    madeHelp: '提出するときに、そのときの入力内容でPDF（A4）を作成し、受付票に記録します。',
    seeMade: 'PDFを確認する',
    seeMadeOf: '{label}のPDFを確認する',
    attachOwn: '自分で用意した書類を添付する',
    attachOwnOf: '{label}　自分で用意した書類を添付する',
    ownHelp: '添付した書類を提出します。外すと、入力した内容から作成します。',
    saveForm: '様式を保存する',
    saveFormOf: '{label}の様式を保存する',
  },
  confirm: {
    missing: 'あと{count}か所を済ませると提出できます',
    attach: '{label}を添付してください。',
    edit: '{title}を直す',
    noFile: '添付していません',
    before: '補助金申請額 {amount} で応募します',
    beforeText:
      '提出すると受付票を発行し、登録したアドレスにもメールで送ります。締切前で、事務局が確認を始めていなければ、引き戻して直せます。',
    submit: '提出する',
    busy: '提出しています',
    reason: 'あと{count}か所を済ませると提出できます。',
    scanning: '{count}件のファイルの安全を確かめています',
    scanningText: '終わるのを待たずに提出できます。間に合ったかどうかは、押した時刻で決まります。',
    waiting: {
      busy: 'ただいま大変混み合っています',
      lost: 'サーバーの返事が届きませんでした',
      scan: '添付したファイルの安全を確かめています',
    },
    scanWaitingText:
      '終わると自動で提出します。間に合ったかどうかは、押した時刻で決まります。この画面を開いたままお待ちください。',
    waitingText: '{seconds}秒ほど待ってから、自動でもう一度提出します。この画面を開いたままお待ちください。',
    failed: '提出できませんでした',
    failedText: '時間をおいて、もう一度お試しください。',
    changed:
      'ほかの画面で内容が変更されました。最新の内容を読み込みましたので、確認してからもう一度押してください。',
    offline:
      '保存できていない入力があるか、サーバーにつながりません。保存済みになってから、もう一度押してください。',
    made: '入力した内容から作成します',
    terms: '公募要領と個人情報の取扱いを読む',
  },
};

/** Texts of documents and of handing in. */
export const applicantSendText = texts('applicantSend', words);
