/** How a line of the ledger is called in the trail: by its undertaking and what it is. */
export const propertyName = (planTitle: string, name: string): string => `${planTitle}（${name}）`;

/** Why an action on a line of the ledger is not possible now; each says what to do first. */
export const propertyReasons = {
  incomplete: '記入していない項目があります。型番・規格、数量、単価、耐用年数、設置場所を記入してください',
  notEditable: '記入待ちまたは差戻しの行だけを変更できます',
  asksWaiver: '企業は台帳の対象外と届けています。対象外にするか、理由を付けて差し戻してください',
  ownEntry: '代わりに記入した本人は確認できません。ほかの担当者に確認を依頼してください',
  disposed: '処分した財産です',
  disposalOpen: '処分の申請が決まっていません。先に申請を決めてください',
  nothingToConfirm: '確認できる行がありません。企業の提出を待つか、ほかの担当者に確認を依頼してください',
  onBehalfOnly: '企業に代わる記入は、事務局（JMAC）が行います',
  notSplit: '明細から最初に作られた行は削除できません。台帳の対象外のときは、理由を書いて提出してください',
  nothingLeft:
    'この明細の残りは50万円未満です。先にこの行の数量と単価を記入して保存すると、残りがあるときに行を追加できます',
  ofNoDeal: '支払経費一覧の明細からできた行だけを分けられます',
} as const;

/** Sentences about the values of a line. */
export const propertyMessages = {
  reasonRequired: '理由を入力してください',
  onBehalfReason: '企業に代わって記入する理由を入力してください',
  required: '入力してください',
  unitPriceLow:
    '台帳には単価50万円以上の財産を記入します。50万円未満のときは、対象外とする理由を書いて提出してください',
  tooMuch: (limit: string): string =>
    `数量×単価は、この明細で認められた額の残り（${limit}）までにしてください`,
  tooLarge: (limit: string): string => `数量×単価は、${limit}までにしてください`,
  acquiredFuture: '取得年月日は、今日以前の日付を入力してください',
} as const;

/** History comments of changes that the product makes itself. */
export const propertyTexts = {
  amountRenewed: '補助金の額の確定がやり直されました。金額を確認して、もう一度提出してください。',
} as const;

/** Texts on the my page about the ledger, and of its mails. */
export const propertyNotices = {
  draftedTitle: '財産管理台帳の記入のお願い',
  draftedBody: (count: number): string =>
    `補助金で取得した50万円以上の財産が${count}件あります。マイページの「財産管理」で、型番・数量・単価・耐用年数・設置場所を記入して提出してください。`,
  returnedTitle: (name: string): string => `財産管理台帳の「${name}」について確認が必要です`,
  returnedBody: (reason: string): string =>
    `${reason}\nマイページの「財産管理」で内容を直して、もう一度提出してください。`,
} as const;
