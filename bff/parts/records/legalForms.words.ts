/** How legal forms are written short, after NFKC: ㈱ and （株） are (株) by then, ㍿ is 株式会社. */
export const LEGAL_FORMS: readonly (readonly [short: string, full: string])[] = [
  ['(株)', '株式会社'],
  ['(有)', '有限会社'],
  ['(同)', '合同会社'],
  ['(資)', '合資会社'],
  ['(名)', '合名会社'],
  ['(一社)', '一般社団法人'],
  ['(一財)', '一般財団法人'],
  ['(医)', '医療法人'],
  ['(福)', '社会福祉法人'],
  ['(農)', '農事組合法人'],
];
