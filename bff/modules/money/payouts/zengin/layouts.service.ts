import type { Layout } from './record.service.ts';

/** The four records of a 総合振込 file. */
export const HEADER = [
  { name: 'dataClass', width: 1, kind: 'digits' },
  { name: 'service', width: 2, kind: 'digits' },
  { name: 'codeClass', width: 1, kind: 'digits' },
  { name: 'remitterCode', width: 10, kind: 'digits' },
  { name: 'remitterName', width: 40, kind: 'letters' },
  { name: 'transferMonthDay', width: 4, kind: 'digits' },
  { name: 'bankCode', width: 4, kind: 'digits' },
  { name: 'bankName', width: 15, kind: 'letters' },
  { name: 'branchCode', width: 3, kind: 'digits' },
  { name: 'branchName', width: 15, kind: 'letters' },
  { name: 'accountType', width: 1, kind: 'digits' },
  { name: 'accountNumber', width: 7, kind: 'digits' },
  { name: 'blank', width: 17, kind: 'letters' },
] as const satisfies Layout;

export const TRANSFER = [
  { name: 'dataClass', width: 1, kind: 'digits' },
  { name: 'bankCode', width: 4, kind: 'digits' },
  { name: 'bankName', width: 15, kind: 'letters' },
  { name: 'branchCode', width: 3, kind: 'digits' },
  { name: 'branchName', width: 15, kind: 'letters' },
  { name: 'clearingHouse', width: 4, kind: 'letters' },
  { name: 'accountType', width: 1, kind: 'digits' },
  { name: 'accountNumber', width: 7, kind: 'digits' },
  { name: 'holder', width: 30, kind: 'letters' },
  { name: 'amount', width: 10, kind: 'digits' },
  { name: 'newCode', width: 1, kind: 'digits' },
  // Ours: the bank gives both back as they are.
  { name: 'customerCode1', width: 10, kind: 'letters' },
  { name: 'customerCode2', width: 10, kind: 'letters' },
  { name: 'transferClass', width: 1, kind: 'letters' },
  { name: 'ediClass', width: 1, kind: 'letters' },
  // The bank writes into it what became of the transfer.
  { name: 'result', width: 1, kind: 'letters' },
  { name: 'blank', width: 6, kind: 'letters' },
] as const satisfies Layout;

export const TRAILER = [
  { name: 'dataClass', width: 1, kind: 'digits' },
  { name: 'count', width: 6, kind: 'digits' },
  { name: 'total', width: 12, kind: 'digits' },
  { name: 'blank', width: 101, kind: 'letters' },
] as const satisfies Layout;

export const END = [
  { name: 'dataClass', width: 1, kind: 'digits' },
  { name: 'blank', width: 119, kind: 'letters' },
] as const satisfies Layout;
