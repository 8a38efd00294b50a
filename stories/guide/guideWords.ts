/** What the actions of the contract are called on the buttons. A story fails when one is missing. */
export const ACTION_WORDS: Readonly<Record<string, string>> = {
  adopt: '採択する',
  amendAmount: '確定額を改める',
  apply: '決定・通知に使う',
  approve: '承認する',
  cancel: '取り消す・中止にする',
  check: '確認済みにする',
  complete: '事業完了にする',
  confirm: '確認済みにする',
  confirmResult: '実績を確認済みにする',
  decline: '不採択・不承認にする',
  decideGrant: '交付を決定する',
  deescalate: '重大な遅延から戻す',
  escalate: '重大な遅延にする',
  exit: '離脱にする',
  export: '振込データを作る',
  fail: '振込不能にする',
  finalize: '確定する',
  finish: '完了にする',
  forward: '農水省の確認へ回す',
  maffApprove: '農水省が確認する',
  maffSendBack: '農水省から事務局へ戻す',
  markDelayed: '遅延にする',
  notifyAmount: '額の確定を通知する',
  passFormCheck: '形式確認を終える',
  propose: '起案し直す',
  pullBack: '引き戻す',
  recordPayment: '支払を記録する',
  recover: '遅延を解く',
  regress: '実施中に戻す',
  reinstate: '取消・中止を撤回する',
  reject: '交付取消・不交付にする',
  rejoin: '離脱から戻す',
  reopen: '確認・承認を取り消して差し戻す',
  reopenFinished: '完了を取り消す',
  request: '請求する',
  resubmit: '再提出する',
  retry: '振り込み直す',
  return: '差し戻す',
  revertDecision: '採否を取り消す',
  revertPayment: '支払の記録を取り消す',
  revertResult: '実績の確認を取り消す',
  revoke: '交付決定を取り消す',
  settle: '支払済にする',
  start: '実施中にする',
  startCheck: '形式確認を始める',
  submit: '提出する',
  undo: 'まとめて元に戻す',
  unexport: '振込データを取り消す',
  unlock: '確定を解く',
  waitlist: '補欠にする',
  waive: '提出を免除する',
  withdraw: '取り下げる',
};

/** Who acts: the names of the contract's security roles. */
const ROLE_WORDS: Readonly<Record<string, string>> = {
  Applicant: '応募者',
  BackOffice: 'バックオフィス',
  CorporationUser: '企業',
  CS: 'コールセンター',
  Inspector: '検査員',
  JMAC: '事務局（JMAC）',
  MAFF: '農水省',
  System: '自動',
};

export type Actor = {
  readonly word: string;
  /** The role acts in the place of the business: with a reason, recorded and shown. */
  readonly isOnBehalf: boolean;
  /** As the contract says it, in English; null for always. */
  readonly condition: string | null;
};

/** Reads `JMAC*` and `MAFF (from MAFFConfirming)`. @throws Error for a role that has no word */
export const actorOf = (by: string): Actor => {
  const [, role = '', star, condition] = /^(\w+)(\*)?(?: \((.*)\))?$/s.exec(by) ?? [];
  const word = ROLE_WORDS[role];
  if (word === undefined) throw new Error(`No word for the role ${by}`);
  return { word, isOnBehalf: star !== undefined, condition: condition ?? null };
};
