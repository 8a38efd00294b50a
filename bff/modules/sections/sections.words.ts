import { formatEraDay } from '#rules/japaneseDate.ts';

/** How a section is called: its title, a voucher with its number (発注書（1-2）). */
export const sectionName = (section: { title: string; branchNumber: string | null }): string =>
  section.branchNumber === null ? section.title : `${section.title}（${section.branchNumber}）`;

/** A document of a member is called with whose it is, where others' stand beside it. */
export const sectionNameOf = (section: {
  title: string;
  branchNumber: string | null;
  member?: { corporation: { name: string } } | null;
}): string => {
  const name = sectionName(section);
  return section.member ? `${name}（${section.member.corporation.name}）` : name;
};

/** The quarter in the place of the number of the form: 遂行状況報告書（10–12月分）. */
export const quarterTitle = (
  title: string,
  { from, to }: { readonly from: number; readonly to: number },
): string => `${title.replace(/（[^（]*）$/, '')}（${from}–${to}月分）`;

/** Why an action of the document check is not possible now; each says what to do first. */
export const documentCheckReasons = {
  noFile: 'ファイルを1件以上登録すると提出できます',
  fileKind:
    'この書類では受け付けられない形式のファイルがあります。対応する形式のファイルに差し替えてください',
  opened: '事務局が確認を始めたため取り消せません。修正が必要なときは事務局へご連絡ください',
  amountOpen: '補助金の額の確定が通知されてから、その金額の請求書を提出できます',
  unanswered: '差戻し項目にすべて回答すると再提出できます',
  checklist: 'チェック項目をすべて確認済み（問題なし・対象外）にすると、確認済みにできます',
  checklistForward: 'チェック項目をすべて確認済み（問題なし・対象外）にすると、農林水産省へ送れます',
  openItems: '回答されていない差戻し項目があります。回答を待つか、解決した項目を閉じてください',
  ownSubmission: '代わりに提出した本人は確認済みにできません。ほかの担当者に確認を依頼してください',
  needsMaff: 'この書類は農林水産省の確認が必要です。農林水産省へ送ってください',
  noMaff: 'この書類は農林水産省の確認が要りません。確認済みにしてください',
  noEvidence: '農林水産省の回答が分かるファイルを、この書類に登録してから記録してください',
  ended: 'この事業は終了しているため、書類を変更できません',
  finalled: '補助金の額が確定しているため、この書類は変更できません',
  notYours: 'この書類は事務局または検査機関が登録します',
  inspectorOnly: '検査員が扱えるのは、自分が担当する完了検査報告書だけです',
} as const;

/** Sentences about sections of a my page. */
export const sectionMessages = {
  returnItemsRequired: '差し戻すときは、差戻し項目を1件以上入力してください',
  returnDueRequired: '再提出期限を入力してください',
  returnPageUnknown: 'このページは、このファイルにありません。ページの番号を確認してください',
  returnDuePast: '再提出期限は、これから来る日時（当日17時まで）を入力してください',
  returnFileUnknown: '差戻し項目のファイルが、この書類にありません。選び直してください',
  returnFieldNotHere: '入力項目を指す差戻しは、応募でだけ使えます。ファイル・頁・行を選んでください',
  returnRowUnknown: '支払経費一覧にない番号です。一覧を読み直して、選び直してください',
  returnCellUnknown: '支払経費一覧の明細と、その列を選んでください',
  listNotPutRight:
    '支払経費一覧の明細が、まだ差し戻したときのままです。明細を直すか、「説明する」で回答してください',
  returnItemUnknown: 'この差戻し項目は見つかりません。画面を読み直してください',
  returnItemClosed: '解決済みの差戻し項目には回答できません。画面を読み直してください',
  notReturned: '差戻し中の書類だけに回答できます。画面を読み直してください',
  answerKind: '書類の差戻しには「ファイルを差し替えた」か「説明した」で回答してください',
  answerFileUnknown: '回答に付けたファイルが、この書類にありません。選び直してください',
  answerFileOld: '差戻しの後に登録した新しいファイルを選んでください',
  explanationRequired: '説明を入力してください',
  checklistUnknown: 'このチェック項目は、この書類にありません。画面を読み直してください',
  onBehalfReasonRequired: '事業者に代わって行う理由を入力してください（事業者にも表示されます）',
  commentRequired: 'コメントを入力してください',
  voucherOnly: '証憑番号と取引先は、支払証憑の書類でだけ入力できます',
  branchRequired: '支払証憑には、支払経費一覧の番号（例 18-1）を入力してください',
  branchTaken: 'この証憑番号の書類は登録済みです。番号を確認してください',
  notAddable: 'この書類は事業者が追加できません。必要なときは事務局へご連絡ください',
  ofRequest: '変更・遅延・中止などの書類は、変更申請から提出します。先に変更申請を作成してください',
  notInProgramme: 'この書類は、この事業では使いません。書類の種類を選び直してください',
  tooMany: '書類はこれ以上追加できません。使わない書類を削除してください',
  tooManyOwn: (most: number): string =>
    `自分で追加できる書類は${most}件までです。使わない書類を削除するか、1つの書類に複数のファイルを登録してください`,
  kindMismatch: '書類の種類と区分が合いません。区分を選び直してください',
  submittedOnce: '一度でも提出した書類は削除できません',
  conditionHolds: (reason: string): string =>
    `条件に当てはまる書類は削除できません（${reason}）。不要なときは、理由を付けて提出を免除してください`,
  notOwn: '自分で追加した書類だけを削除できます。不要な書類は事務局へご連絡ください',
  notEditable: '提出した書類の表示名や番号は変えられません。修正が必要なときは事務局へご連絡ください',
  nameIsDesks:
    '事務局がお願いした書類の表示名や番号は変えられません。変更が必要なときは事務局へご連絡ください',
  assigneeUnknown: '検査機関でない、有効な管理者を選んでください',
  fieldsNotAllowed: 'この操作では変更できない項目が含まれています。画面を読み直してください',
} as const;

/** Texts of the notifications that the document check writes on a my page. */
export const sectionNotices = {
  askedTitle: (title: string): string => `「${title}」の提出のお願い`,
  askedBody: (dueOn: string | null): string =>
    dueOn === null
      ? '事務局からこの書類の提出をお願いしています。'
      : `事務局からこの書類の提出をお願いしています。${formatEraDay(dueOn)}までにご提出ください。`,
  returnedTitle: (title: string): string => `「${title}」の修正のお願い`,
  returnedBody: (findings: readonly string[]): string =>
    `次の点をご確認のうえ、修正して再提出してください。\n${findings.map((text) => `・${text}`).join('\n')}`,
  /** What is about a deal of the payment list says which it is. */
  findingOfDeal: (deal: string, cell: string | null, comment: string): string =>
    cell === null ? `${deal}：${comment}` : `${deal}（${cell}）：${comment}`,
  dealsReturnedTitle: (title: string): string => `「${title}」の取引の修正のお願い`,
  dealsReturnedBody: (findings: readonly string[]): string =>
    `次の点をご確認のうえ、取引を修正してください。一覧は、代表事業者がまとめて再提出します。\n${findings.map((text) => `・${text}`).join('\n')}`,
  reopenedBody: (reason: string): string =>
    `確認が終わった書類について、再度ご確認いただきたい点がございます。\n・${reason}`,
  confirmedTitle: (title: string): string => `「${title}」の確認が完了しました`,
  confirmedBody: 'この書類についての追加のお手続きはありません。',
  issuedTitle: (title: string): string => `「${title}」を発行しました`,
  issuedBody: 'マイページで内容をご確認ください。',
} as const;

/** Lines of a section's history about the condition that asks for it. */
export const conditionTexts = {
  asked: (reason: string): string => `条件に当てはまるため、必要な書類になりました：${reason}`,
  ended: (reason: string): string =>
    `条件に当てはまらなくなったため、必要な書類ではなくなりました：${reason}`,
} as const;
