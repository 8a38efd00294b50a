import type { JobFailureKind } from '#bff/core/jobFailure.ts';
import type { JobName } from '#bff/generated/contract/enums.ts';

/** What each job is there for, in a sentence. */
export const jobPurposes: { readonly [name in JobName]: string } = {
  sendMails: '送信待ちのメールを送ります。変更があったときは、すぐに送ります。',
  sendDigests: 'メールを1日1回まとめて受け取る人に、前回からのお知らせを1通にまとめて用意します。',
  sendPasswordLinks:
    'パスワードの再設定の申し込みに、登録のあるアドレスであればメールを用意します。申し込みがあったときは、すぐに用意します。',
  sealAudit: '監査証跡の新しい記録を、書き換えられない鎖につなぎます。変更があったときは、すぐにつなぎます。',
  anchorAudit:
    '監査証跡の末尾に1日1回署名し、控えとしてファイルの保管場所に置き、決められた宛先に送ります。前の控えと証跡がつながることも確かめます。',
  followPayouts:
    '銀行の結果を読み込んだ支払について、企業に知らせ、事業ステータスを進めます。読み込んだときは、すぐに行います。',
  runBulk:
    'まとめて行う処理（採否や担当の決定など）を、1行ずつ進めます。始めたときは、すぐに進めます。始めずに7日たった試しは消します。',
  makePapers:
    '提出のときに作り終わらなかった様式のPDFを作り、受領書に加えます。提出があったときは、すぐに作ります。',
  makeIssuedPapers:
    '発行した文書のPDFを作り、企業にお知らせとメールを、応募者にメールを送ります。発行したときは、すぐに作ります。',
  resumeScans: '検査が終わらなかったファイルを、もう一度検査します。',
  askForQuarterReports: '実施中の事業に、その四半期の遂行状況報告書を依頼します。',
  draftPropertyLedgers:
    '補助金の額が確定した事業のうち、財産管理台帳のないものに、50万円以上の財産の行を作って企業に記入を依頼します。',
  askForDuties:
    '補助金を支払った事業に、完了後の報告（事業効果・消費税）の予定を作り、時期が来た書類を依頼します。',
  remindOfDeadlines:
    '事業ごとの決まりの日に、書類・差戻し・報告・検査・納付・応募の期限を、まだ済んでいない企業と応募者に知らせます。',
  remindOfAnnouncements:
    'お知らせをまだ開いていない企業に、メールを用意します。事務局が送ると決めたときは、すぐに用意します。',
  recomputeDelays: '日付が変わったあとの進捗・期限・遅延・優先度を、すべての事業について計算します。',
  sweepFiles:
    '途中で切れたアップロードや、1日たっても使われないファイルなど、どの書類にも使われていないものを片付けます。片付けたファイルは30日間取っておきます。',
  forgetIdempotencyKeys: '二重送信を防ぐための記録のうち、1日を過ぎたものを消します。',
  makeExports: '保存を依頼された件数の多い一覧を、ファイルにします。依頼があったときは、すぐに始めます。',
  forgetExports: '依頼から7日を過ぎた一覧のファイルを消します。',
  tellWebhooks: 'ほかのシステムに知らせるできごとを、監査証跡から拾って、通知先ごとに用意します。',
  sendWebhooks:
    '用意した通知を送ります。届かないときは、間隔をあけて3日のあいだ送り直し、それでも届かない通知先は停止します。',
  forgetWebhookDeliveries: '30日を過ぎた通知の記録を消します。',
  sealSecrets:
    '口座番号などの秘密のうち、いまの鍵で暗号化されていないものを暗号化します。鍵を入れ替えたあとは、新しい鍵で暗号化し直します。',
  forgetOldRecords:
    '保存期間を過ぎたログインの記録（1年）・使われなくなったリンク（90日）・事業や応募に関わらないメール（1年）を消し、件数を監査証跡に残します。',
  eraseRecords:
    '保存期間が満了し、廃棄が承認された記録を、ファイルとともに消します。承認されたときは、すぐに始めます。',
  endPendingActs: '14日のあいだ決められなかった承認の依頼を、期限切れにします。',
  measureProcessingTimes:
    '公募回ごとに、確認・決定・支払・回答などにかかった営業日数を実績から測ります。企業と応募者に示す目安に使います。',
};

const whatFailed: { readonly [kind in Exclude<JobFailureKind, 'refused'>]: string } = {
  database: 'データベースにつながりませんでした。',
  storage:
    'ファイルの保管場所に読み書きできませんでした。空き容量と、保管場所につながっているかを確認してください。',
  stopped: '処理していたサーバーが途中で止まりました。',
  unknown: '処理の途中で誤りが起きました。',
};

/** A failure in plain words, with what happens next or what to do. */
export const failureSentence = (
  { kind, sentence }: { readonly kind: JobFailureKind; readonly sentence: string },
  isTriedAgain: boolean,
): string => {
  const what = kind === 'refused' ? sentence : whatFailed[kind];
  if (isTriedAgain) return `${what}自動でもう一度実行します。`;
  return kind === 'refused'
    ? what
    : `${what}もう一度実行しても直らないときは、技術的な内容を添えて保守の担当者に連絡してください。`;
};

const pad = (minutes: string): string => minutes.padStart(2, '0');

/** A cron expression of the shapes that the jobs use: every minute, at a minute of each hour, at a time of each day. */
export const scheduleText = (cron: string): string => {
  const [minute = '*', hour = '*'] = cron.split(' ');
  if (minute === '*') return '毎分';
  return hour === '*' ? `毎時${minute}分` : `毎日 ${hour}:${pad(minute)}`;
};

/** Mails that are not sent, though every run of the job ended well. @returns null where there are none */
export const mailNotice = (waiting: number, failed: number): string | null =>
  [
    waiting === 0
      ? ''
      : `まだ送れていないメールが${waiting}件あります。3日のあいだ、自動で送り直します。続くときは保守の担当者に連絡してください。`,
    failed === 0
      ? ''
      : `届けられなかったメールが${failed}件あります。「メール」の一覧で理由を確認してください。`,
  ].join('') || null;

export const jobMessages = {
  notFailed: '失敗した実行だけを、もう一度実行できます',
  busy: '同じ処理が待機中または実行中です。終わってから、もう一度お試しください',
  tooManyOrphans: (unknown: number, known: number): string =>
    `どの書類にも使われていないファイルが${unknown}件見つかりました（使われているファイルは${known}件）。` +
    'データベースとファイルの保管場所の組み合わせが違うおそれがあるため、何も消していません。' +
    '保守の担当者に、接続先のデータベースを確認するよう連絡してください。',
} as const;
