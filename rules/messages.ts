/**
 * The Japanese sentences of the server's rules: the one file of the server (beside the mail texts) that holds
 * any. A rule answers a code with parameters; `messageOf` turns it into a sentence that says what to do.
 */
const sentences = {
  required: '入力してください',
  choose: '選択してください',
  halfWidth: '半角で入力してください',
  minLength: '{min}文字以上で入力してください',
  maxLength: '{max}文字以内で入力してください',
  minNumber: '{min}以上の数値を入力してください',
  text: '文字で入力してください',
  integer: '整数を半角で入力してください',
  number: '数値を半角で入力してください',
  decimals: '小数点以下は{decimals}桁までで入力してください',
  maxNumber: '{max}以下の数値を入力してください',
  minItems: '{min}件以上入力してください',
  maxItems: '{max}件以内で入力してください',
  exactItems: '{min}件入力してください',
  distinct: '同じものが重なっています。異なるものを選択してください',
  yearMonth: '正しい年月を入力してください（例: 2026/11）',
  format: '入力の形式を確認してください',
  rows: '一覧の形で入力してください',
  fullWidthKatakana: '全角カタカナで入力してください',
  date: '正しい日付を入力してください（例: 2026/11/20、令和8年11月20日）',
  corporateNumber: '法人番号が正しくありません。13桁の数字を確認してください',
  postalCode: '郵便番号は7桁の数字で入力してください（例: 100-0001）',
  phone: '電話番号は市外局番から、内線を除いて入力してください（例: 03-1234-5678）',
  email: 'メールアドレスの形式が正しくありません。確認してください',
  bankCode: '銀行コードは4桁の数字で入力してください',
  branchCode: '支店コードは3桁の数字で入力してください',
  accountNumber: '口座番号を7桁以内の数字で入力してください（0だけの番号はありません）',
  bankHolderLetters: '口座名義に使えない文字「{letters}」があります。通帳のカナ表記で入力してください',
  bankHolderLength:
    '口座名義は半角30文字以内（濁点・半濁点も1文字）で入力してください。長い名義は、銀行に登録されている先頭の30文字です',
  subsidyBelowMinimum: '補助金額が下限（{minimum}）に満たないため応募できません',
  totalCostBelowMinimum: '総事業費が{minimum}以上の計画が対象です',
  totalCostBelowEligible: '総事業費は補助対象経費（{eligible}）以上の金額を入力してください',
  fundingMismatch: '資金の内訳の合計（{total}）を自己負担額（{selfFunded}）と同じ金額にしてください',
  taxIncludedMismatch: '税込金額が税抜金額の1.08倍または1.10倍と一致しません。金額を確認してください',
  salesRatioTooHigh: '売上高の比率が{limit}％以下の事業者が対象です（計算結果: {ratio}％）',
  priceRatioTooLow: '原材料価格の比率が{limit}％を超える品目が対象です（計算結果: {ratio}％）',
  fileName: 'ファイル名を確認してください。名前のないファイルは登録できません',
  fileExtension: '拡張子が対象外です（対応: {allowed}）',
  fileEmpty: 'ファイルの中身が空です。内容を確認して登録し直してください',
  fileTooLarge: 'ファイルサイズは{max}以内にしてください',
  fileContent: '拡張子（{extension}）とファイルの内容が一致しません。正しい形式で保存し直してください',
  fileText: '文字コードを確認してください。UTF-8またはShift_JISで保存し直してください',
  fileDamaged: 'ファイルが壊れているため開けません。保存し直したファイルを登録してください',
  fileEncrypted: 'パスワード付きのファイルは登録できません。パスワードを外して登録してください',
  pdfLocked:
    '開くのにパスワードが要るPDFは登録できません。パスワードなしで開けるように保存し直して（開いて「印刷」から「PDFに保存」を選ぶなど）、登録してください',
  pdfXfa:
    'このPDFは、作成したソフトでしか表示できない形式（XFAフォーム）です。開いて「印刷」から「PDFに保存」（Microsoft Print to PDF など）を選び、保存したPDFを登録してください',
  fileHeic:
    '内容がHEIC形式の写真です。JPEGで保存し直して（iPhoneは「設定」→「カメラ」→「フォーマット」で「互換性優先」を選んで撮り直すなど）、登録してください',
  fileOtherKind:
    '拡張子は{extension}ですが、内容は{actual}です。拡張子を{actual}に直すか、{extension}の形式で保存し直して登録してください',
  fileMacro: 'マクロを含むファイルは登録できません。マクロのない形式で保存し直してください',
  fileThreat: 'ウイルスまたは不正な内容が見つかったため登録できません。別のファイルを登録してください',
  fileTooComplex:
    'ファイルの構造が複雑で、制限時間内に確認できませんでした。PDFは印刷から保存し直すか分割し、ZIPは分けて、もう一度登録してください',
  archiveTooManyEntries: 'ZIPに入れられるファイルは{max}件までです。分けて登録してください',
  archiveTooLarge: 'ZIPを展開したサイズが大きすぎます。分けて登録してください',
  documentProgram:
    'この文書には実行ファイル（{name}）が埋め込まれているため登録できません。取り除いて保存し直してください',
  archiveNested: 'ZIPの中にZIPなどの圧縮ファイルは入れられません。展開して登録してください',
  archivePath: 'ZIPの中のファイル名（{name}）が正しくありません。作り直したZIPを登録してください',
  archiveExecutable: 'ZIPの中に実行ファイル（{name}）があるため登録できません。除いて登録してください',
} as const;

export type RuleCode = keyof typeof sentences;

/** What a rule found wrong: a stable code and the values its sentence needs. */
export type RuleProblem = {
  readonly code: RuleCode;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** The Japanese sentence of a problem; a missing parameter leaves its place empty. */
export const messageOf = ({ code, params = {} }: RuleProblem): string =>
  sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
