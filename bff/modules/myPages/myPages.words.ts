import * as myPagesWords from '#rules/words/myPages.ts';
import * as recordWords from '#rules/words/records.ts';

/** Why an action on a my page is not possible now; each says what to do first. */
export const projectStatusReasons = {
  sectionsOpen: (titles: string): string =>
    `確認済でない必須の書類があります（${titles}）。すべて確認済みにしてください`,
  noInspection:
    '完了検査の報告がありません。検査結果が「適合」または指摘事項の対応が済んだ報告を承認してください',
  changeOpen: '確認中の変更申請（変更・遅延・中止など）があります。先に結果を決めてください',
  deal: (number: number): string => `${number}番`,
  findingsOpen: (count: number, deals: string): string =>
    `「経費と証憑」に、直すものが${count.toLocaleString('ja-JP')}件残っています（${deals}）。直してもらうか、理由を付けて認めるか、対象外にしてください`,
  maffOpen: '農林水産省が確認中の書類があります。確認が終わってから通知してください',
  notFinishedPhase: '事業完了日が登録されていません。完了日を登録してから通知してください',
  noGrant: '交付決定がされていません。先に交付決定をしてください',
  amountNotApproved:
    '承認された額の起案がありません。「支払」のタブで額を起案し、ほかの2人の確認と承認を受けてください',
  paymentExported: '振込データ作成済、または支払済のため、この操作はできません',
  claimOpen: '精算払請求書が確認済みになっていません。届いた請求書を確認済みにしてから記録してください',
  noAccount: '振込先口座が登録されていません。企業に登録を依頼してください',
  accountUnconfirmed: '振込先口座が確認されていません。通帳の写しと照合して、口座を確認済みにしてください',
  notPaid: '支払の記録がありません',
  recoveryKeepsPayment:
    '返還の手続が終わっていないため、支払の記録を取り消せません。先に返還を取りやめるか、取り消してください',
  recoveryOpen: '返還が完納になっていません。受入れと確認を済ませてから再開してください',
  notPaidUp: '確定額の全額がまだ振り込まれていません。支払管理で、請求・確認・承認・振込を進めてください',
  paidUp: '振り込まれています。戻すときは、支払の画面で、その支払を振込不能としてください',
  notRecovered: '支払済の金額の一部が返還の対象になっていないため、再開できません',
  propertyOpen: '財産管理台帳の書類が確認済みになっていません',
  ledgerOpen: '財産管理台帳に、確認済みになっていない財産があります。「財産管理」で確認してください',
  labelOpen: '取得財産の補助事業表示の写真が確認済みになっていません',
  taxOpen: '消費税仕入控除税額報告書が確認済みになっていません',
  taxEvidenceOpen: '消費税確定申告書の写し・計算書が確認済みになっていません',
  effectOpen: '1年目の事業効果報告書が確認済みになっていません',
} as const;

export const delayReasons = {
  stillLate: '期限を過ぎた項目が残っています。手動で変えるときは、遅延ステータスの手動設定を使ってください',
  notLate: '遅延の原因がありません。手動で変えるときは、遅延ステータスの手動設定を使ってください',
  notLeft:
    '中止・廃止または交付取消の事業ではありません。手動で変えるときは、遅延ステータスの手動設定を使ってください',
  ended: '中止・廃止または交付取消の事業です。再開すると離脱が解除されます',
} as const;

export const progressPhaseReasons = {
  noStart: '着手日を登録すると実施中になります',
  noCompletion: '事業完了日を登録すると事業完了になります',
  notNotified: '額の確定を通知すると確定になります',
  stillNotified: '額の確定を取り消すと、あわせて解除されます',
  notProgressing: '事業ステータスが「実施中」のときだけ、実施中に戻せます',
} as const;

/** Sentences about my pages. */
export const myPageMessages = {
  claimTakenBack:
    '補助金の額の確定を取り消しました。この請求書の金額では支払えません。改めて額の確定を通知しますので、通知を受け取ってから、その金額の請求書を提出してください',
  noticeTakenBack: '補助金の額の確定を取り消しました。額を改めて確定し、通知書を発行し直します',
  claimRenewed: '補助金の額を改めて確定しました。通知した確定額の請求書に差し替えて、再提出してください',
  memoOnly: 'コールセンターが変更できるのは事務局メモだけです',
  readOnly: 'このマイページを変更する権限がありません',
  hasSubmissions: '提出された書類があるため削除できません。中止・廃止の操作を使ってください',
  ended: 'この事業は終了しているため変更できません。先に再開の操作を行ってください',
  settled: '実績の確認が終わっているため、日付と金額は変更できません',
  alone: 'ステータスの操作と、ほかの項目の変更は、別々に保存してください',
  amountUnit: (unit: string): string => `金額は${unit}単位で入力してください`,
  appliedAboveCost: (cost: string): string => `交付申請額は、総事業費（${cost}）以下の金額を入力してください`,
  grantAboveApplied: '交付決定額は交付申請額以下の金額を入力してください',
  costBelowEligible: '総事業費は補助対象経費以上の金額を入力してください',
  recoveryRequired: '返還額（1円以上、支払済額以下）を入力してください',
  evidenceRequired: '農林水産省が確認した根拠のファイルを選んでください',
  evidenceUnknown: '根拠のファイルが、このマイページにありません。登録し直してください',
  grantApplicationBeforeAdoption: '交付申請日は採択通知日以降の日付を入力してください',
  grantDecisionFuture: '交付決定日には今日以前の日付を入力してください',
  grantDecisionKept: '交付決定日は、はじめに決定した日から変更できません',
  grantDecisionBeforeApplication: '交付決定日は交付申請日（採択通知日）以降の日付を入力してください',
  startNeedsDecision:
    '着手日は、交付決定日が登録されてから入力してください（交付決定前着手届がある場合を除く）',
  startBeforeDecision: '着手日は交付決定日以降の日付を入力してください',
  startBeforeAdoption: '着手日は採択通知日以降の日付を入力してください',
  completionBeforeStart: '事業完了日は着手日以降の日付を入力してください',
  completionNeedsStart: '着手日を先に登録してください',
  completionFuture: '事業完了日は今日以前の日付を入力してください',
  plannedAfterDeadline: (deadline: string): string =>
    `完了予定日は事業実施期限（${deadline}）以前の日付を入力してください。超えるときは、変更申請で遅延を届け出てください`,
  reportedBeforeCompletion: '実績報告日は事業完了日以降の日付を入力してください',
  inspectedFuture: '検査日には今日以前の日付を入力してください',
  inspectedBeforeCompletion: '検査日は事業完了日以降の日付を入力してください',
  confirmedTooSoon: '額の確定通知日は、額の確定を通知した後に変更できます',
  confirmedFuture: '額の確定通知日には今日以前の日付を入力してください',
  confirmedBeforeReport: '額の確定通知日は実績報告日以降の日付を入力してください',
  inspectorUnknown: '有効な検査員を選んでください',
  assigneeUnknown: '検査機関でない、有効な管理者を選んでください',
  postalCode: '郵便番号は7桁の数字で入力してください（例: 100-0001）',
  phone: '電話番号は市外局番から、内線を除いて入力してください（例: 03-1234-5678）',
  textRequired: '入力してください',
  noContact: '主担当の企業ユーザーがいません。事務局へご連絡ください',
  noAccount: '振込先口座が登録されていません。口座の登録を待ってから確認してください',
  overrideNeeded: '手動で変えるときは、理由と有効期限（今日以降）を入力してください',
  overrideStatus: '手動設定のステータスを、操作の結果と同じにしてください',
  overrideExpired: '有効期限は今日以降の日付を入力してください',
  overrideEnded: '中止・廃止または交付取消の事業では、遅延ステータスを手動で設定できません',
} as const;

/** Notification when the final amount is notified (額の確定). */
export const amountNotice = {
  title: '補助金の額が確定しました',
  body: (amount: string): string =>
    `補助金の額の確定（補助金の最終額の決定）を通知します。確定額は${amount}円です。精算払請求書をご提出ください。`,
} as const;

/** Notification when the grant is decided (交付決定), or decided anew with another amount. */
export const grantNotice = {
  first: {
    title: '補助金の交付が決定しました',
    body: (amount: string, day: string): string =>
      `補助金の交付決定を通知します。交付決定額は${amount}、交付決定日は${day}です。この日以降に、契約・発注を始めてください。`,
  },
  changed: {
    title: '補助金の交付決定額を変更しました',
    body: (amount: string, day: string): string =>
      `交付決定（${day}）の額を変更しました。変更後の交付決定額は${amount}です。`,
  },
} as const;

/** 次にすること: the one thing that the business does next. */
export const nextActionTexts = {
  answerTitle: (title: string): string => `「${title}」を修正して再提出してください`,
  answerText: (open: number): string =>
    open > 0
      ? `差戻し項目が${open}件残っています。`
      : 'すべての差戻し項目に回答しました。再提出してください。',
  dealsTitle: (title: string): string => `「${title}」の取引を修正してください`,
  dealsText: (open: number): string =>
    `自社の取引に差戻し項目が${open}件あります。修正すると、代表事業者が一覧をまとめて再提出します。`,
  submitTitle: (title: string): string => `「${title}」を提出してください`,
  memberText: (name: string): string =>
    `構成員の${name}が提出する書類です。提出をお願いするか、代わりに提出してください。`,
  submitText: '書類を用意して、書類のページから提出してください。',
  overdueText: '提出期限を過ぎています。提出が難しいときは事務局へご連絡ください。',
  payBackTitle: '補助金の返還をお願いします',
  payBackText: '期限までに納付してください。納付する日の金額と納付先をご確認ください。',
  payBackLate: '返還の期限を過ぎています。延滞金は日ごとに増えます。納付する日の金額をご確認ください。',
  bankTitle: '振込先の口座を登録してください',
  bankText: '補助金の振込みに必要です。通帳の写しを用意してください。',
  changeTitle: '変更申請を直して、もう一度提出してください',
  changeText: '差し戻された変更申請があります。理由を確認してください。',
  ledgerTitle: '財産管理台帳を記入してください',
  ledgerText: (count: number): string =>
    `補助金で取得した財産${count}件の型番・数量・単価・耐用年数・設置場所を記入して、提出してください。`,
  completionTitle: '事業の完了を報告してください',
  completionText:
    '検収と支払がすべて済んだら、最後の日を事業の完了日として報告してください。実績報告の期限は、完了日から決まります。',
  delayTitle: '遅延の届出を提出してください',
  delayText: '完了予定日を過ぎています。新しい完了予定日を、変更申請で届け出てください。',
  waitTitle: '事務局の確認をお待ちください',
  waitText: (count: number): string =>
    `提出した書類${count}件を確認しています。結果はメールとお知らせでご連絡します。`,
  noneTitle: '今すぐ行うことはありません',
  noneText: '次の手続きの時期になりましたら、お知らせします。',
  endedTitle: '手続きは終了しています',
  endedText: 'ご不明な点は事務局へお問い合わせください。',
} as const;

/** 次にすること as the desk's lists show it. */
export const deskActionTexts = {
  check: (title: string): string => `「${title}」の確認`,
  maff: (title: string): string => `「${title}」の農林水産省の確認待ち`,
  waitReturn: (title: string): string => `「${title}」の再提出待ち`,
  waitSubmit: (title: string): string => `「${title}」の提出待ち`,
  none: '対応待ちなし',
} as const;

export const deadlineTexts = {
  section: (title: string): string => `「${title}」の提出`,
  return: (title: string): string => `「${title}」の再提出`,
  deals: (title: string): string => `「${title}」の取引の修正`,
  plannedCompletion: '事業の完了（予定）',
  completionDeadline: myPagesWords.myPageCompletionDeadline,
} as const;

export const delayCauseTexts = {
  /** Papers of deals that are late together: 請求書（18件）. */
  papers: (title: string, count: number): string => (count === 1 ? title : `${title}（${count}件）`),
  plannedCompletionPassed: (day: string): string =>
    `完了予定日（${day}）を過ぎましたが、事業が完了していません。`,
  sectionOverdue: (title: string, days: number): string =>
    `「${title}」の提出期限を${days}営業日過ぎています。`,
  forecastPastDeadline: (forecast: string, deadline: string): string =>
    `完了の見込み（${forecast}）が事業実施期限（${deadline}）を過ぎています。`,
  notStarted: (days: number): string =>
    days >= 0
      ? `事業実施期限まで${days}日ですが、まだ着手していません。`
      : '事業実施期限を過ぎましたが、着手していません。',
} as const;

/** 採択 から 完了後の報告 まで: the steps that a business sees, each by what goes on in it while it is the current one. */
export const lifecycleLabels = {
  adoption: '採択',
  grantApplication: myPagesWords.stageGrantApplication,
  grantDecision: myPagesWords.stageGrantDecision,
  implementation: '事業の実施',
  report: myPagesWords.stageReport,
  inspection: myPagesWords.stageInspection,
  amount: myPagesWords.stageAmount,
  payment: '入金',
  afterwards: recordWords.duty,
} as const;
