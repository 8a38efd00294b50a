import { resultMessages as messages, recordFields } from '../payouts.words.ts';
import {
  byteOfPayee,
  PAYEE_FIELDS,
  type ResultFile,
  type TransferResult,
} from '../zengin/resultFile.service.ts';

const SHOWN_DIGITS = 3;

/** Of an account number only the last digits are said; those of two may be the same. */
const said = (field: string, value: string): string =>
  field === 'accountNumber' ? `****${value.slice(-SHOWN_DIGITS)}` : value;

const rowDifferences = (result: TransferResult, sent: TransferResult): string[] =>
  PAYEE_FIELDS.filter((field) => result.payee[field] !== sent.payee[field]).map((field) =>
    messages.payeeDiffers({
      place: [result.record, byteOfPayee(field)],
      field: recordFields[field] ?? field,
      found: said(field, result.payee[field]),
      sent: said(field, sent.payee[field]),
    }),
  );

/**
 * Where the bank's answer names another account, or another holder, than the file that was sent: line by line (domain 12,
 * "difference between bank result and what was sent"). This is the one place that decides what becomes of a difference:
 * nothing of the file is taken over.
 */
export const differencesFrom = (sent: ResultFile, file: ResultFile): string[] => {
  const sentOf = new Map(sent.results.map((result) => [result.paymentId, result]));
  return file.results.flatMap((result) => {
    const row = sentOf.get(result.paymentId);
    return row === undefined ? [] : rowDifferences(result, row);
  });
};
