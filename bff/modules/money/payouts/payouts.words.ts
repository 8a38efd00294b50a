import * as corporationsWords from '#rules/words/corporations.ts';
import * as moneyWords from '#rules/words/money.ts';
import * as recordWords from '#rules/words/records.ts';

/** Why something about a payment is not possible now; each says what to do first. */
export const payoutReasons = {
  amountOpen: '補助金の額の確定を待っています。確定すると、その金額を請求できます',
  noGrant: '交付決定額が登録されていません。登録してから概算払を請求してください',
  ended: '支払が終わっているか、事業が終了しているため、請求できません',
  claimOpen: '精算払請求書が提出されていません。提出してから請求してください',
  claimUnconfirmed: '精算払請求書が確認済みになっていません。先に確認済みにしてください',
  noAccount: '振込先口座が登録されていません。口座を登録してから請求してください',
  noPassbook: '通帳の写しがありません。口座の画面で写しを受け取ってから確認してください',
  nothingLeft: '請求できる額をすべて請求しています。取り消された支払があるときだけ、もう一度請求できます',
  onlySettlement: '額が確定しているため、精算払で請求してください',
  onlyEstimate: '額の確定の前のため、概算払で請求してください',
  ownEntry: '代わりに請求した本人は、確認も承認もできません。ほかの担当者に依頼してください',
  ownCheck: '自分が確認したため、承認できません。ほかの担当者に承認を依頼してください',
  accountChanged: '確認の後に口座が変わりました。差し戻して、もう一度確認してください',
  accountUnconfirmed: '口座の確認が取り消されています。差し戻して、もう一度確認してください',
  byBatch: '振込データは、支払管理の「振込データを作る」でまとめて作ります',
  byWholeBatch: '作成の取消しは、振込データの画面で、ファイルごとに行います',
  notTransferred: (day: string): string => `振込日（${day}）になってから記録してください`,
  accountAsBefore:
    '口座が、振込不能になったときのままです。企業が口座を訂正するか、事務局が口座を改めて確認すると、もう一度振り込めます',
  recoveryThere: (number: number, status: string): string =>
    `この支払には返還（第${number}号・${status}）があるため、振込不能にできません。銀行から戻ったお金であることを確かめ、先に返還を取りやめるか、取り消してください`,
  undertakingEnded: '事業が完了または中止されています。先に事業ステータスを戻してください',
} as const;

/** Sentences about what is typed. */
export const payoutMessages = {
  amountRequired: '請求額を1円以上で入力してください',
  aboveLeft: (left: string): string =>
    `請求できるのは、あと${left}円までです。${left}円以下で入力してください`,
  reasonRequired: '理由を入力してください',
  onBehalfReasonRequired: '事業者に代わって請求する理由を入力してください（事業者にも表示されます）',
  reasonNotForBusiness: '理由は、事務局が代わりに請求するときだけ入力してください',
  accountVersionRequired: '通帳の写しと照らした口座を確かめてから、確認してください',
  accountVersionOld: '見ている間に口座が変わりました。新しい口座を通帳の写しと照らしてください',
  paidOnRequired: '支払日を入力してください',
  paidOnFuture: '支払日は今日以前の日付を入力してください',
  paidOnHoliday: '支払日は銀行の営業日を入力してください',
  paidOnBeforeTransfer: (day: string): string => `支払日は振込日（${day}）以降の日付を入力してください`,
} as const;

/** Sentences about files of transfers. */
/** What a second person reads of a file that is to be taken back. */
export const batchProposal = {
  title: (fileName: string): string => `振込データ「${fileName}」を取り消す`,
  file: recordWords.paymentBatch,
  fileText: (count: number, amount: number, transferOn: string): string =>
    `${count}件・${amount.toLocaleString('ja-JP')}円（振込日 ${transferOn}）`,
  canceled: '取消',
  follows: (count: number): string => `${count}件の支払は承認済に戻り、次の振込データに入ります。`,
};

/** What a second person reads of a payment that is to have failed. */
export const failProposal = {
  title: (displayCode: string, name: string): string => `${displayCode} ${name}の支払済を振込不能にする`,
  status: '状態',
  amount: '支払額',
  amountText: (amount: number): string => `${amount.toLocaleString('ja-JP')}円`,
  follows: '支払は振込不能になり、企業に知らせます。口座を直して、もう一度支払います。',
};

export const batchMessages = {
  askTheBank:
    '保存した振込データを取り消すときは、銀行に送っていないか、銀行で取り消したことを確認し、確認した印を付けてください',
  transferFar:
    '振込データには月日だけが入るため、1年以上先の日付は指定できません。1年以内の日付を入力してください',
  transferPast: '振込日は明日以降の日付を入力してください',
  transferHoliday: '振込日は銀行の営業日を入力してください',
  noRemitter: '振込依頼人（補助金を振り込む口座）が設定されていません。支払の設定で登録してください',
  nothingApproved: moneyWords.payoutNoneApproved,
  tooMany: '一つの振込データに入れられるのは1万件までです。事務局のシステム担当へご連絡ください',
  sumsDiffer: (count: string, amount: string): string =>
    `承認済の支払は、いま${count}件・${amount}円です。画面を開き直して、件数と合計を確かめてください`,
  accountsChanged: (names: string): string =>
    `確認の後に口座が変わった支払があります（${names}）。差し戻して確認し直してから、作成してください`,
  fieldWrong: (name: string, field: string): string =>
    `${name}の${field}を振込データに書けません。口座を訂正してから、作成してください`,
  remitterWrong: (field: string): string =>
    `振込依頼人の${field}を振込データに書けません。支払の設定を訂正してから、作成してください`,
  canceled: moneyWords.batchIsCanceled,
  resultIn: '銀行の結果を記録した支払があるため、取り消せません',
  reasonRequired: '2回目からの保存には、理由の入力が必要です',
} as const;

/** The fields of a transfer's record, in words. */
export const recordFields: { readonly [name: string]: string } = {
  bankCode: corporationsWords.bankBankCode,
  bankName: corporationsWords.bankBankNameKana,
  branchCode: corporationsWords.bankBranchCode,
  branchName: corporationsWords.bankBranchNameKana,
  accountType: corporationsWords.bankAccountType,
  accountNumber: corporationsWords.bankAccountNumber,
  holder: corporationsWords.bankAccountHolderKana,
  remitterCode: moneyWords.batchRemitterCode,
  remitterName: moneyWords.batchRemitterNameKana,
  amount: '金額',
  total: '合計金額',
};

const place = (record: number, byte: number): string => `${record}行目・${byte}文字目`;

/** Where the bank's answer names another payee: what stands in it, and what was sent. */
type PayeeDifference = {
  readonly place: readonly [record: number, byte: number];
  readonly field: string;
  readonly found: string;
  readonly sent: string;
};

/** Why a file of results is not taken over, with its place. */
export const resultMessages = {
  length: (record: number, byte: number): string =>
    `${place(record, byte)}：1行が120文字になっていません。ファイルが途中で切れているか、全銀の形式ではありません`,
  order: (record: number, byte: number, found: string, expected: string): string =>
    `${place(record, byte)}：データ区分が「${found}」です。ここには「${expected}」が入ります`,
  digits: (record: number, byte: number, found: string): string =>
    `${place(record, byte)}：金額「${found}」に数字でない文字があります`,
  count: (record: number, byte: number, found: string, expected: string): string =>
    `${place(record, byte)}：トレーラーの件数「${found}」が、明細の件数「${expected}」と合いません`,
  total: (record: number, byte: number, found: string, expected: string): string =>
    `${place(record, byte)}：トレーラーの合計「${found}」が、明細の合計「${expected}」と合いません`,
  service: (record: number, byte: number, found: string): string =>
    `${place(record, byte)}：種別コードが「${found}」です。総合振込は「21」です`,
  remitter: (found: string, expected: string): string =>
    `${place(1, 5)}：委託者コードが「${found}」です。この振込データでは「${expected}」です`,
  transferDay: (found: string, expected: string): string =>
    `${place(1, 55)}：振込日が「${found}」です。この振込データでは「${expected}」です`,
  otherBatch: (record: number, found: string, expected: string): string =>
    `${place(record, 102)}：別の振込データ（${found}）の結果です。${expected}の結果を選んでください`,
  unknownRow: (record: number, found: string): string =>
    `${place(record, 92)}：この振込データにない支払（番号 ${found}）です`,
  twice: (record: number, found: string): string =>
    `${place(record, 92)}：同じ支払（番号 ${found}）が2回あります`,
  amount: (record: number, found: string, expected: string): string =>
    `${place(record, 81)}：金額が${found}円です。この振込データでは${expected}円です`,
  rowMissing: (names: string): string => `結果のファイルに、次の支払がありません（${names}）`,
  contradicts: (record: number, was: string): string =>
    `${place(record, 114)}：すでに「${was}」と記録した支払です。違う結果は、支払の画面で理由を添えて記録してください`,
  payeeDiffers: ({ place: [record, byte], field, found, sent }: PayeeDifference): string =>
    `${place(record, byte)}：${field}${found === sent ? '' : `「${found}」`}が、送った振込データ（${sent}）と違います。読み込まずに、どの口座へ振り込まれたかを銀行に確かめてください`,
  beforeTransfer: (record: number, day: string): string =>
    `${place(record, 114)}：振込日（${day}）の前の結果です。振込日になってから、銀行の結果を受け取り直して読み込んでください`,
  noResults: '結果が一つも入っていません。銀行が結果を書き込んだファイルを選んでください',
  notBase64: 'ファイルを読み取れませんでした。もう一度選んでください',
  tooMany: (more: number): string => `ほかにも${more}か所が違います。ファイルが正しいか確かめてください`,
} as const;

/** What the letters mean that the bank writes behind a transfer. */
const codes: { readonly [code: string]: string } = {
  '1': '資金が不足しています',
  '2': '口座がありません、または口座名義が違います',
  '3': '受取人の都合で入金できません',
  '4': '依頼書がありません',
  '8': '委託者の都合で停止しました',
  '9': 'その他の理由で入金できません',
};

export const failureText = (code: string): string =>
  `銀行の結果コード${code}：${codes[code] ?? '振り込めませんでした。銀行へ理由を確かめてください'}`;

/** The number of a file as people say it. */
export const batchName = (id: number): string => `B-${String(id).padStart(4, '0')}`;

/** A payment in the trail: by its undertaking, its number and its amount. */
export const payoutNotices = {
  request: {
    title: '補助金の支払を請求しました',
    body: (amount: string, reason: string): string =>
      `事務局が、${amount}円の支払を代わりに請求しました。\n理由：${reason}`,
  },
  return: {
    title: '補助金の支払の請求が差し戻されました',
    body: (amount: string, reason: string): string =>
      `${amount}円の支払の請求を差し戻しました。内容を直して、もう一度請求してください。\n理由：${reason}`,
  },
  settle: {
    title: '補助金を振り込みました',
    body: (amount: string, day: string): string =>
      `${day}に、補助金${amount}円を登録の口座へ振り込みました。入金をご確認ください。`,
  },
  fail: {
    title: '補助金を振り込めませんでした',
    body: (amount: string, reason: string): string =>
      `補助金${amount}円を、登録の口座へ振り込めませんでした。理由を確かめ、口座に違うところがあるときは訂正してください。確認が終わると、もう一度振り込みます。\n理由：${reason}`,
  },
  cancel: {
    title: '補助金の支払を取り消しました',
    body: (amount: string, reason: string): string => `${amount}円の支払を取り消しました。\n理由：${reason}`,
  },
} as const;

export const payoutName = (planTitle: string, amount: string): string => `${planTitle}・${amount}円`;
