import { END, HEADER, TRAILER, TRANSFER } from './layouts.service.ts';
import { FieldError, writeRecord } from './record.service.ts';

type Account = {
  readonly bankCode: string;
  /** Half-width kana, as the bank writes itself; so are the branch and the holder. */
  readonly bankNameKana: string;
  readonly branchCode: string;
  readonly branchNameKana: string;
  /** 1 ordinary, 2 current, 4 savings, 9 other: the file's own codes. */
  readonly accountType: string;
  readonly accountNumber: string;
};

/** Who pays, and from which account. */
export type Remitter = Account & { readonly code: string; readonly nameKana: string };

/** One transfer; `paymentId` comes back with the bank's result. */
export type Transfer = Account & {
  readonly paymentId: number;
  readonly holderKana: string;
  /** Whole yen. */
  readonly amount: bigint;
};

export type TransferOrder = {
  readonly batchNumber: number;
  /** The day on which the bank pays, YYYY-MM-DD. */
  readonly transferOn: string;
  readonly remitter: Remitter;
  readonly transfers: readonly Transfer[];
};

/** The trailer's totals, to be compared with the payments. */
export type TransferTotals = { readonly count: number; readonly amount: bigint };

/** 総合振込. */
const SERVICE = '21';
const JIS = '0';
const BY_WIRE = '7';

/** A transfer that cannot be written: which, and the field that cannot take its value. */
export class TransferError extends Error {
  override name = 'TransferError';
  readonly paymentId: number;
  readonly field: string;
  readonly value: string;
  constructor(paymentId: number, { field, value, message }: FieldError) {
    super(`payment ${paymentId}: ${message}`);
    this.paymentId = paymentId;
    this.field = field;
    this.value = value;
  }
}

const header = ({ remitter, transferOn }: TransferOrder): Buffer =>
  writeRecord(HEADER, {
    dataClass: '1',
    service: SERVICE,
    codeClass: JIS,
    remitterCode: remitter.code,
    remitterName: remitter.nameKana,
    transferMonthDay: transferOn.slice(5).replace('-', ''),
    bankCode: remitter.bankCode,
    bankName: remitter.bankNameKana,
    branchCode: remitter.branchCode,
    branchName: remitter.branchNameKana,
    accountType: remitter.accountType,
    accountNumber: remitter.accountNumber,
    blank: '',
  });

const CUSTOMER_CODE_DIGITS = 10;
const customerCode = (number: number): string => String(number).padStart(CUSTOMER_CODE_DIGITS, '0');

const record = (transfer: Transfer, batchNumber: number): Buffer => {
  try {
    return writeRecord(TRANSFER, {
      dataClass: '2',
      bankCode: transfer.bankCode,
      bankName: transfer.bankNameKana,
      branchCode: transfer.branchCode,
      branchName: transfer.branchNameKana,
      clearingHouse: '',
      accountType: transfer.accountType,
      accountNumber: transfer.accountNumber,
      holder: transfer.holderKana,
      amount: String(transfer.amount),
      newCode: '0',
      customerCode1: customerCode(transfer.paymentId),
      customerCode2: customerCode(batchNumber),
      transferClass: BY_WIRE,
      ediClass: '',
      result: '',
      blank: '',
    });
  } catch (error) {
    throw error instanceof FieldError ? new TransferError(transfer.paymentId, error) : error;
  }
};

/** Count and sum of the transfers, as the trailer writes them. */
export const totalsOf = (transfers: readonly Pick<Transfer, 'amount'>[]): TransferTotals => ({
  count: transfers.length,
  amount: transfers.reduce((sum, { amount }) => sum + amount, 0n),
});

/**
 * The 総合振込 file: header, one record for each transfer, trailer with count and sum, end; 120 bytes each with
 * nothing between them.
 * @throws TransferError when a field cannot take a value, FieldError when the remitter's cannot or the sums are too long
 */
export const transferFileOf = (order: TransferOrder): Buffer => {
  const { count, amount } = totalsOf(order.transfers);
  return Buffer.concat([
    header(order),
    ...order.transfers.map((transfer) => record(transfer, order.batchNumber)),
    writeRecord(TRAILER, { dataClass: '8', count: String(count), total: String(amount), blank: '' }),
    writeRecord(END, { dataClass: '9', blank: '' }),
  ]);
};
