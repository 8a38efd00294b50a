import { paymentImportTexts as texts } from '#bff/text/money/paymentImport.ts';
import { checkBankHolder, toBankKana } from '#rules/bankKana.ts';
import { addDays } from '#rules/calendar.ts';
import { readFigure } from '#rules/figure.ts';
import { messageOf } from '#rules/messages.ts';
import { parseJapaneseDate } from '#rules/readJapaneseDate.ts';
import { codePointLength, tidyText, toHalfWidth } from '#rules/text.ts';

/** What a spreadsheet may say of a deal, in the order of its template. */
export const IMPORT_COLUMNS = [
  'number',
  'memberId',
  'expenseCategory',
  'description',
  'payee',
  'payeeInvoiceNumber',
  'invoiceNumber',
  'quotationOn',
  'orderedOn',
  'deliveredOn',
  'inspectedOn',
  'invoicedOn',
  'paidOn',
  'payMeans',
  'payeeAccountHolder',
  'invoicedAmount',
  'amountTaxIncluded',
  'amountTaxExcluded',
  'eligibleAmount',
] as const satisfies readonly (keyof typeof texts.headings)[];

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Those of a list: whose a deal is, is said where several take part and the caller sees the deals of all. */
export const columnsFor = ({ hasMembers }: { readonly hasMembers: boolean }): readonly ImportColumn[] =>
  IMPORT_COLUMNS.filter((column) => hasMembers || column !== 'memberId');

/** Where the columns stand in a sheet, counted from 0. */
export type ColumnPlaces = ReadonlyMap<ImportColumn, number>;

/** What the template heads a column with. */
export const headingFor = (column: ImportColumn): string => texts.headings[column][0] ?? column;

/** Words and the values that they stand for. */
export type Choices = ReadonlyMap<string, number | null>;

/** What a cell says, or what is wrong with it. */
export type CellReading =
  | { readonly value: string | number | null; readonly problem?: undefined }
  | { readonly problem: string };

type Reader = (cell: string) => CellReading;

const within =
  (max: number): Reader =>
  (cell) => {
    const value = tidyText(cell).replace(/\s*\n\s*/g, ' ');
    return codePointLength(value) > max
      ? { problem: messageOf({ code: 'maxLength', params: { max } }) }
      : { value };
  };

/** Day 0 of a spreadsheet's serial numbers, as they count from March 1900. */
const SERIAL_ZERO = '1899-12-30';
const SERIAL = /^\d{5}(?:\.0+)?$/;

/** A date cell that lost its format is copied as 46235. */
const serialDay = (cell: string): string | null =>
  SERIAL.test(cell) ? addDays(SERIAL_ZERO, Math.trunc(Number(cell))) : null;

const day: Reader = (cell) => {
  const value = parseJapaneseDate(cell) ?? serialDay(toHalfWidth(cell));
  return value === null ? { problem: messageOf({ code: 'date' }) } : { value };
};

const whole =
  (min: number, max: number, problem: string): Reader =>
  (cell) => {
    const value = readFigure(cell);
    return value !== null && Number.isInteger(value) && value >= min && value <= max
      ? { value }
      : { problem };
  };

const yen = whole(0, 999_999_999_999, texts.notYen);

const INVOICE_NUMBER = /^T\d{13}$/;

const registration: Reader = (cell) => {
  const value = toHalfWidth(cell).toUpperCase().replace(/[-\s]/g, '');
  return INVOICE_NUMBER.test(value) ? { value } : { problem: texts.notInvoiceNumber };
};

const accountHolder: Reader = (cell) => {
  const value = toBankKana(tidyText(cell));
  const problem = checkBankHolder(value);
  return problem === null ? { value } : { problem: messageOf(problem) };
};

/** Words without what people write differently: width, spaces, brackets, points. */
export const plainWord = (word: string): string =>
  word
    .normalize('NFKC')
    .replace(/[\s()・･.]/g, '')
    .toLowerCase();

const choice =
  (choices: Choices): Reader =>
  (cell) => {
    const known = [...choices].find(([word]) => plainWord(word) === plainWord(cell));
    return known === undefined ? { problem: texts.notChoice([...choices.keys()]) } : { value: known[1] };
  };

/** How the cells of each column are read, those with content. */
export const readersOf = (choices: {
  readonly expenseCategory: Choices;
  readonly payMeans: Choices;
  readonly memberId: Choices;
}): Readonly<Record<ImportColumn, Reader>> => ({
  number: whole(1, 99_999, texts.notNumber),
  memberId: choice(choices.memberId),
  expenseCategory: choice(choices.expenseCategory),
  description: within(200),
  payee: within(100),
  payeeInvoiceNumber: registration,
  invoiceNumber: within(50),
  quotationOn: day,
  orderedOn: day,
  deliveredOn: day,
  inspectedOn: day,
  invoicedOn: day,
  paidOn: day,
  payMeans: choice(choices.payMeans),
  payeeAccountHolder: accountHolder,
  invoicedAmount: yen,
  amountTaxIncluded: yen,
  amountTaxExcluded: yen,
  eligibleAmount: yen,
});

/** Without these a deal cannot begin. */
export const NEEDED: readonly ImportColumn[] = [
  'expenseCategory',
  'description',
  'payee',
  'amountTaxIncluded',
  'amountTaxExcluded',
];

/** An empty cell takes away what stands there; of the others it says nothing. */
export const EMPTIED: readonly ImportColumn[] = [
  'memberId',
  'payeeInvoiceNumber',
  'invoiceNumber',
  'quotationOn',
  'orderedOn',
  'deliveredOn',
  'inspectedOn',
  'invoicedOn',
  'paidOn',
  'payeeAccountHolder',
  'invoicedAmount',
];
