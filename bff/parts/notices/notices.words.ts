/** Sentences about announcements and notifications. */
export const noticeMessages = {
  publishOrder: '掲載終了は、掲載開始より後の日時を入力してください',
  filesUnknown: '添付ファイルが見つかりません。もう一度アップロードしてください',
  filesUsed: '添付ファイルは、ほかのお知らせで使われています。もう一度アップロードしてください',
  sectionUnknown: '関連する書類が、このマイページにありません。選び直してください',
  alreadyRead: '事業者が読んだお知らせは変更・削除できません。新しいお知らせを作成してください',
  alreadyMailed: 'メールを送ったお知らせは変更・削除できません。新しいお知らせを作成してください',
  remindPublished: '掲載中のお知らせだけ、メールで知らせることができます。掲載の期間を確かめてください',
  allHaveRead: 'すべての企業が開いています。メールは送りませんでした',
  isReminding: '前のメールを送っているところです。終わってから、もう一度お試しください',
  noRecipient:
    'メールを受け取る企業ユーザーがいません。企業ユーザーを登録するか、メールを送らずに保存してください',
} as const;

/** A mail that always comes at once, and why its reader cannot choose. */
type Obligatory = { readonly what: string; readonly why: string };

const PASSWORD: Obligatory = {
  what: 'パスワードの設定と再設定',
  why: 'リンクを使える時間が限られているため',
};
const FILE: Obligatory = {
  what: '登録いただいたファイルの確認のお願い',
  why: 'ファイルをお預かりできておらず、登録し直していただくため',
};

/** What always comes at once, for each kind of reader. */
export const obligatoryMails: { readonly [kind in 'admin' | 'user' | 'applicant']: readonly Obligatory[] } = {
  admin: [PASSWORD, { what: '検査報告の差戻し', why: '修正していただく必要があるため' }, FILE],
  user: [
    PASSWORD,
    { what: '書類の依頼と差戻し', why: '期限までに対応していただく必要があるため' },
    { what: '期限のある事務局からのお知らせ', why: '期限までに対応していただく必要があるため' },
    { what: '重要なお知らせを、まだ開いていないとき', why: '手続きや日程にかかわるため' },
    { what: '検査の日程', why: '当日までに準備していただく必要があるため' },
    {
      what: '変更・財産処分の申請の結果、通知書の発行',
      why: '事業の進め方が変わることがあるため',
    },
    { what: '補助金の額・支払・返還', why: '権利と義務にかかわるため' },
    FILE,
  ],
  applicant: [
    { what: 'メールアドレスの確認、パスワードの設定と再設定', why: 'リンクを使える時間が限られているため' },
    { what: '応募の受付', why: '審査が終わるまで保管していただく控えのため' },
    { what: '応募内容の修正のお願い', why: '期限までに再提出していただく必要があるため' },
    { what: '審査結果', why: 'その後のお手続きが決まるため' },
    FILE,
  ],
};

export const mailPreferenceMessages = {
  notYours: 'この用件の受け取り方は変更できません。画面を開き直して、もう一度お試しください',
} as const;
