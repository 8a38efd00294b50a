import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { namedInShort } from '#rules/japaneseWords.ts';
import type { BatchDetailRow } from '../batches.data.ts';
import { grouped } from '../payoutLimit.service.ts';
import { batchName, resultMessages as messages } from '../payouts.words.ts';
import { remitterOf } from '../remitter.service.ts';
import type { ResultFile, ResultProblem, TransferResult } from '../zengin/resultFile.service.ts';
import { differencesFrom } from './resultDifferences.service.ts';

/*
 * Why a file of results is not the answer to a file of transfers; each sentence names line and column.
 */

/** The bank paid. */
const PAID_CODE = '0';

const { Exported, Failed, Paid } = PaymentStatus;

/** What a record's letter means; null while the bank has not carried it out. */
export const outcomeOf = (code: string): typeof Paid | typeof Failed | null => {
  if (code === '') return null;
  return code === PAID_CODE ? Paid : Failed;
};

const shapeMessage = ({ kind, record, byte, found, expected }: ResultProblem): string =>
  messages[kind](record, byte, found, expected);

const headerErrors = (file: ResultFile, batch: BatchDetailRow): string[] => {
  const code = remitterOf(batch.remitter)?.code ?? '';
  const day = batch.transferOn.slice(5).replace('-', '');
  return [
    ...(file.remitterCode === code ? [] : [messages.remitter(file.remitterCode, code)]),
    ...(file.transferMonthDay === day ? [] : [messages.transferDay(file.transferMonthDay, day)]),
  ];
};

type Item = BatchDetailRow['items'][number];

const statusWord = (status: number): string => contractFacts().enumLabel('PaymentStatus', status);

const rowError = (
  result: TransferResult,
  { batch, item, isSecond }: { batch: BatchDetailRow; item: Item | undefined; isSecond: boolean },
): string | null => {
  const { record, batchNumber, paymentId, amount, code } = result;
  const name = batchName(batch.id);
  const found = Number.isNaN(batchNumber) ? '?' : batchName(batchNumber);
  if (batchNumber !== batch.id) return messages.otherBatch(record, found, name);
  const number = Number.isNaN(paymentId) ? '?' : String(paymentId);
  if (item === undefined) return messages.unknownRow(record, number);
  if (isSecond) return messages.twice(record, number);
  if (Number(amount) !== item.amount)
    return messages.amount(record, grouped(Number(amount)), grouped(item.amount));
  const outcome = outcomeOf(code);
  const isNews = outcome !== null && item.status !== Exported;
  return isNews && outcome !== item.status ? messages.contradicts(record, statusWord(item.status)) : null;
};

const rowErrors = ({ results }: ResultFile, batch: BatchDetailRow): string[] => {
  const items = new Map(batch.items.map((item) => [item.paymentId, item]));
  const seen = new Set<number>();
  return results.flatMap((result) => {
    const isSecond = seen.has(result.paymentId);
    seen.add(result.paymentId);
    const error = rowError(result, { batch, item: items.get(result.paymentId), isSecond });
    return error === null ? [] : [error];
  });
};

const missingErrors = ({ results }: ResultFile, { items }: BatchDetailRow): string[] => {
  const there = new Set(results.map(({ paymentId }) => paymentId));
  const missing = items.filter(({ paymentId }) => !there.has(paymentId));
  if (missing.length === 0) return [];
  const names = missing.map(
    ({ payment }) => `${payment.myPage.displayCode} ${payment.myPage.corporation.name}`,
  );
  return [messages.rowMissing(namedInShort(names))];
};

/** A bank has paid nothing before the day on which it is told to. */
const earlyErrors = ({ results }: ResultFile, { transferOn }: BatchDetailRow, now: Date): string[] =>
  transferOn <= tokyoDayOf(now)
    ? []
    : results
        .filter(({ code }) => code !== '')
        .map(({ record }) => messages.beforeTransfer(record, formatEraDay(transferOn)));

type Asked = {
  readonly batch: BatchDetailRow;
  /** What the bank was sent. */
  readonly sent: ResultFile;
  readonly now: Date;
};

/** Every reason why nothing of a file may be taken over; none: it is the answer to the batch. */
export const resultErrors = (file: ResultFile, { batch, sent, now }: Asked): string[] => {
  if (file.problems.length > 0) return file.problems.map(shapeMessage);
  const errors = [
    ...headerErrors(file, batch),
    ...rowErrors(file, batch),
    ...differencesFrom(sent, file),
    ...earlyErrors(file, batch, now),
  ];
  if (errors.length > 0) return errors;
  const missing = missingErrors(file, batch);
  if (missing.length > 0) return missing;
  return file.results.every(({ code }) => code === '') ? [messages.noResults] : [];
};
