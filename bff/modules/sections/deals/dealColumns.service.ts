import {
  type CellReader,
  type Choices,
  choice,
  choicesOf,
  day,
  registration,
  whole,
  within,
} from '#bff/parts/lists/tables/cellReaders.service.ts';
import type { RowReaders } from '#bff/parts/lists/tables/readRow.service.ts';
import { headingIn, type TableShape } from '#bff/parts/lists/tables/tableShape.service.ts';
import { checkBankHolder, toBankKana } from '#rules/bankKana.ts';
import { messageOf } from '#rules/messages.ts';
import { tidyText } from '#rules/text.ts';
import { paymentImportTexts as texts } from './dealColumns.words.ts';

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

const headingsOf = (column: ImportColumn): readonly string[] => texts.headings[column];

/** What the template heads a column with. */
export const headingFor = (column: ImportColumn): string => headingIn({ headingsOf }, column);

/** What is taken over in one go, headings and what stands above them not counted. */
const MAX_IMPORT_ROWS = 5000;

const yen = whole(0, 999_999_999_999, texts.notYen);

const accountHolder: CellReader = (cell) => {
  const value = toBankKana(tidyText(cell));
  const problem = checkBankHolder(value);
  return problem === null ? { value } : { problem: messageOf(problem) };
};

/** How the cells of each column are read, those with content. */
const readersOf = (choices: {
  readonly expenseCategory: Choices;
  readonly payMeans: Choices;
  readonly memberId: Choices;
}): RowReaders<ImportColumn>['readers'] => ({
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
const EMPTIED: readonly ImportColumn[] = [
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

/** How the rows of a list are read. @param memberId whose a deal may be, by the words for it */
export const rowReadersOf = (expenseList: string, memberId: Choices): RowReaders<ImportColumn> => ({
  readers: readersOf({
    expenseCategory: choicesOf(expenseList),
    payMeans: choicesOf('PayMeans'),
    memberId,
  }),
  needed: NEEDED,
  emptied: EMPTIED,
});

/** Rows with numbers change deals: they need no more than what they change. */
const missingOf = (known: readonly ImportColumn[]): readonly ImportColumn[] =>
  known.includes('number') ? [] : NEEDED.filter((column) => !known.includes(column));

/** The payment list as a table. @param columns those that say something here */
export const paymentTable = (columns: readonly ImportColumn[]): TableShape<ImportColumn> => ({
  columns,
  headingsOf,
  missingOf,
  maxRows: MAX_IMPORT_ROWS,
  texts,
});
