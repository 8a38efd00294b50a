/** Sentences of error answers that belong to no single feature. */
export const commonMessages = {
  shareSpent:
    '同じ方の処理がいくつも進んでいるため、お受けできませんでした。先の処理が終わるまで少し待ってから、もう一度お試しください',
  required: '入力してください',
  invalid: '入力内容を確認してください',
  amountsHidden: '金額での絞り込みはできません。金額の条件を外してください',
  reasonRequired: '理由を入力してください',
  actionNotNow: '今の状態では、この操作はできません。画面を読み直してください',
  readOnly: 'この操作を行う権限がありません',
  recordChanged: 'ほかの人が先に更新しました。最新の内容を読み直してから、もう一度操作してください',
  otherAccount:
    'このブラウザーでは、いま別の方がログインしています。この画面の方でログインし直すと、続きから保存できます。',
  tooManyRequests:
    '操作が続いたため、いったん受け付けを止めています。しばらく待ってから、もう一度お試しください',
  unavailable: 'ただいま処理を受け付けられません。しばらく待ってから、もう一度お試しください',
  unreadable: '読めません',
  sealLost: '封じた鍵が失われているため、読めません。口座番号は、もう一度登録してください',
  keyReused: '同じ受付番号で別の内容が送られました。画面を読み直してから、もう一度操作してください',
} as const;

const withLimit: { readonly [keyword: string]: (limit: string) => string } = {
  maxLength: (limit) => `${limit}文字以内で入力してください`,
  minLength: (limit) => (limit === '1' ? commonMessages.required : `${limit}文字以上で入力してください`),
  minimum: (limit) => `${limit}以上の数値を入力してください`,
  maximum: (limit) => `${limit}以下の数値を入力してください`,
  maxItems: (limit) => `${limit}件以内にしてください`,
  minItems: (limit) => `${limit}件以上にしてください`,
};

const withoutLimit: { readonly [keyword: string]: string } = {
  enum: '選択してください',
  pattern: '正しい形式で入力してください',
  type: '正しい形式で入力してください',
  additionalProperties: 'この項目は送れません',
  unevaluatedProperties: 'この項目は送れません',
  minProperties: '変更する項目を入力してください',
};

/** What the contract's patterns ask for, in words. */
const patterns: { readonly [pattern: string]: string } = {
  '^[\\x20-\\x7e]+$': '半角で入力してください',
  '^[ァ-ヺー・ 　]+$': '全角カタカナで入力してください',
  '^0[0-9]{9,10}$': '電話番号を、内線を除いて、10桁または11桁の数字で入力してください',
  '^0[789]0[0-9]{8}$|^060[0-9]{8}$': '携帯電話の番号を11桁の数字で入力してください',
  '^[1-9][0-9]{12}$': '法人番号が正しくありません',
  '^T[0-9]{13}$': 'Tと13桁の数字で入力してください',
  '^[0-9]{1,7}$': '7桁以内の数字で入力してください',
  '^[ｱ-ﾝﾞﾟ｢｣A-Z0-9().,/\\- ]{1,15}$': '通帳の表記のとおり、カナ・英数字で、15文字以内で入力してください',
  '^[ｱ-ﾝﾞﾟ｢｣A-Z0-9().,/\\- ]{1,30}$':
    '通帳のカナの表記のとおり、30文字以内で入力してください。長い名義は、銀行に登録されている先頭の30文字です',
  '^[ｱ-ﾝﾞﾟ｢｣A-Z0-9().,/\\- ]{1,40}$': 'カナ・英数字で、40文字以内で入力してください',
  '^[0-9]{7}$': '7桁の数字で入力してください',
  '^[0-9]{4}$': '4桁の数字で入力してください',
  '^[0-9]{3}$': '3桁の数字で入力してください',
  '^https?://': 'http または https で始まるアドレスを入力してください',
};

/** A pattern that is a set of letters and how many of them. */
const setOfLetters = /^\^(\[[^\]]+\])\{1,\d+\}\$$/;

/** The letters of a value that a pattern of bank letters does not have: who typed it is told which. */
const foreignLetters = (pattern: string, value: unknown): string => {
  const [, set] = pattern.startsWith('^[ｱ-ﾝ') ? (setOfLetters.exec(pattern) ?? []) : [];
  if (set === undefined || typeof value !== 'string') return '';
  const known = new RegExp(set, 'u');
  return [...new Set(value)].filter((letter) => !known.test(letter)).join('');
};

const patternMessage = (pattern: string, value: unknown): string => {
  const text = patterns[pattern] ?? withoutLimit.pattern ?? commonMessages.invalid;
  const letters = foreignLetters(pattern, value);
  return letters === '' ? text : `使えない文字「${letters.normalize('NFC')}」があります。${text}`;
};

const formats: { readonly [format: string]: string } = {
  date: '正しい日付を入力してください',
  'date-time': '正しい日時を入力してください',
  uri: '「http://」か「https://」で始まるアドレスを、半角で入力してください（日本語のドメインは、「xn--」で始まる形で入力します）',
  email: 'メールアドレスを正しく入力してください',
};

/**
 * What to do about a value that breaks a rule of the contract (domain 3, common messages).
 * @param keyword the rule of JSON Schema that was broken
 * @param limit what the rule asks for: its number, or the name of its format
 * @param value what was sent, where it is known
 */
export const violationMessage = (keyword: string, limit: string | undefined, value?: unknown): string => {
  if (keyword === 'pattern') return patternMessage(limit ?? '', value);
  if (keyword === 'format') return formats[limit ?? ''] ?? commonMessages.invalid;
  const text = limit === undefined ? undefined : withLimit[keyword]?.(Number(limit).toLocaleString('ja-JP'));
  return text ?? withoutLimit[keyword] ?? commonMessages.invalid;
};
