/** Sentences about bank accounts. */
export const bankAccountMessages = {
  exists: '口座は登録済みです。内容を変えるときは、登録済みの口座を変更してください',
  underPayment: '支払の手続中のため変更できません。振込が終わってから変更するか、事務局にご連絡ください',
  reasonRequired: '事務局が代わりに登録・変更する理由を入力してください',
  reasonNotForBusiness: '理由は、事務局が代わりに登録・変更するときだけ入力してください',
  passbookUnknown: '通帳の写しが見つかりません。もう一度アップロードしてください',
  nameLetters: '使えない文字「{letters}」があります。カナ・英数字で入力してください',
  nameLength: '半角15文字以内（濁点・半濁点も1文字）で入力してください',
  holderDiffers: '口座名義が企業名と一致しません。通帳の表記を確認してください',
  unreadable: '口座番号は読めません（封じた鍵が失われました）。もう一度登録してください',
  savings: '貯蓄預金には振り込めないことがあります。普通預金または当座預金を確認してください',
  sharedBy: (count: number): string =>
    `同じ口座が、ほかの${count}つの企業にも登録されています。通帳の写しを見比べて、取り違えがないか確認してください`,
  changed: '口座を登録または変更しました',
  readOnly: '口座を変更する権限がありません',
} as const;
