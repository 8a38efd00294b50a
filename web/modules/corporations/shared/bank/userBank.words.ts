import * as corporationsWords from '#rules/words/corporations.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  bank: {
    title: '振込先口座',
    context: '補助金を振り込む口座です。法人は法人名義、個人事業主は本人名義の口座を登録してください。',
    edit: '口座を変更する',
    save: 'この内容で保存する',
    cancel: '変更をやめる',
    saved: '口座を保存しました。銀行に送る名義を確かめてください。',
    bank: '銀行',
    branch: '支店',
    account: '口座',
    bankCode: corporationsWords.bankBankCode,
    bankCodeHelp: '数字4けた（ゆうちょ銀行は9900）',
    bankName: '銀行名',
    bankNameKana: corporationsWords.bankBankNameKana,
    branchCode: corporationsWords.bankBranchCode,
    branchCodeHelp: '数字3けた',
    branchName: '支店名',
    branchNameKana: corporationsWords.bankBranchNameKana,
    accountType: '口座の種類',
    accountNumber: corporationsWords.bankAccountNumber,
    accountNumberHelp: '数字7けたまで。7けたより短いときは、左に0を補います',
    mark: '記号',
    markHelp:
      '通帳にある5けたの数字（例: 10180）。振込用の店番（3けた）でも入力できます。どちらも、振込用の店番・店名に直して保存します',
    markWrong: '記号は、0で終わる5けたの数字（例: 10180）か、振込用の店番（3けた）を入力してください',
    number: '番号',
    numberHelp:
      '通帳にある番号を、末尾の1まで入力してください（例: 12345671）。振込用の口座番号に直して保存します',
    numberWrong:
      '番号を確認してください。記号が1で始まる口座の番号は末尾が1で、8けたまでです。店番を入力したときは、振込用の口座番号（7けたまで）を入力してください',
    accountHolder: corporationsWords.bankAccountHolder,
    accountHolderKana: corporationsWords.bankAccountHolderKana,
    kanaHelp: '通帳の1ページ目にあるカナ。全角で入力しても、銀行の文字に直して保存します',
    passbook: '通帳の写し（口座番号と名義のカナが見えるページ）',
    passbookOther: '別のファイルに替わっています',
    passbookMissing: '通帳の写しを選んでください',
    passbookSending: '通帳の写しの送信が終わると保存できます',
    missing: '{label}を入力してください',
    storedTitle: '銀行に送る文字',
    storedHelp: '通帳のカナと同じか確かめてください。違うときは、変更して保存し直してください。',
    confirmed: '{at} に事務局が確認しました',
    unconfirmed: '事務局が確認します。確認が終わるまで、振込の手続きは始まりません。',
    locked: '支払いの手続き中のため、いまは変更できません。変更が要るときは事務局へご連絡ください。',
    rechecked: '変更すると、事務局がもう一度確認します。',
    changes: '変更の記録',
    change: '{name}が変更（{number}）',
  },
};

/** Texts of the bank account. */
export const userBankText = texts('userBank', words);
