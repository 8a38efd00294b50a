import { ApiError } from '#bff/core/apiError.ts';
import type { Fact, Paper, PaperBlock, PaperColumn } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PropertyStatus } from '#bff/generated/contract/enums.ts';
import { isRestrictedOn, listLedgerRows, type PropertyRow } from '#bff/modules/aftercare/index.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { type Disposition, printedFile } from '#bff/parts/records/printNow.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { contentView } from './issuedPaperViews.service.ts';
import { ledgerPaperWords as words } from './ledger.words.ts';
import { madePaperMessages } from './made.words.ts';
import { listPaperSubjects, type PaperSubject } from './paperSubjects.data.ts';

/*
 * The ledger of an undertaking as a paper: as it is registered on the day on which it is made. It is the business's own
 * book and changes with every disposal, so it has no number and is not issued; it says its day and its last change.
 */

const column = (label: string, isFigure = false): PaperColumn => ({ label, isFigure });

const COLUMNS: readonly PaperColumn[] = [
  ...[column(words.number, true), column(words.name), column(words.category)],
  ...[column(words.quantity, true), column(words.unitPrice, true), column(words.amount, true)],
  ...[column(words.subsidy, true), column(words.acquiredOn), column(words.usefulLife, true)],
  ...[column(words.restrictionUntil), column(words.location), column(words.remarks)],
];

const dayOr = (day: string | null): string => (day === null ? words.none : formatEraDay(day));

const categoryOf = ({ paymentItem, myPage }: PropertyRow): string =>
  paymentItem === null
    ? words.none
    : contractFacts().enumLabel(myPage.project.expenseCategoryList, paymentItem.expenseCategory);

/** What the other columns do not say: that it is not confirmed yet, or what became of it. */
const remarksOf = ({ status, disposalKind, disposedOn, approvalNumber }: PropertyRow): string => {
  const { enumLabel } = contractFacts();
  const lines = [
    ...(status === PropertyStatus.Confirmed ? [] : [enumLabel('PropertyStatus', status)]),
    ...(disposalKind === null || disposedOn === null
      ? []
      : [words.disposed(enumLabel('DisposalKind', disposalKind), formatEraDay(disposedOn))]),
    ...(approvalNumber === null ? [] : [words.approved(approvalNumber)]),
  ];
  return lines.join('\n') || words.none;
};

const rowOf = (row: PropertyRow, index: number): string[] => [
  String(index + 1),
  row.modelNumber === null ? row.name : `${row.name}\n${row.modelNumber}`,
  categoryOf(row),
  row.quantity?.toLocaleString('ja-JP') ?? words.none,
  row.unitPrice === null ? words.none : yenText(row.unitPrice),
  yenText(row.amount),
  yenText(row.subsidyAmount),
  formatEraDay(row.acquiredOn),
  row.usefulLife === null ? words.none : words.years(row.usefulLife),
  dayOr(row.restrictionUntil),
  row.location ?? words.none,
  remarksOf(row),
];

const sumsOf = (rows: readonly PropertyRow[]): string[] => {
  const total = (amountOf: (row: PropertyRow) => number): string =>
    yenText(rows.reduce((sum, row) => sum + amountOf(row), 0));
  const [amount, subsidy] = [total((row) => row.amount), total((row) => row.subsidyAmount)];
  return ['', words.sum, '', '', '', amount, subsidy, '', '', '', '', ''];
};

const factsOf = (
  { displayCode, corporation, planTitle }: PaperSubject,
  rows: readonly PropertyRow[],
  today: string,
): Fact[] => {
  const changes = rows.map(({ updatedAt }) => updatedAt.getTime());
  const last =
    changes.length === 0 ? words.noChange : formatEraDay(tokyoDayOf(new Date(Math.max(...changes))));
  const until = rows
    .filter((row) => isRestrictedOn(row, today))
    .flatMap(({ restrictionUntil }) => restrictionUntil ?? [])
    .toSorted()
    .at(-1);
  return [
    [words.code, displayCode],
    [words.corporation, corporation.name],
    [words.plan, planTitle],
    [words.count, words.countValue(rows.length)],
    [words.lastChange, last],
    [words.until, until === undefined ? words.noUntil : formatEraDay(until)],
  ];
};

const text = (value: string): PaperBlock => ({ kind: 'text', text: value });

/** What is no part of the ledger (対象外) is not on it. */
const keptRows = (rows: readonly PropertyRow[]): PropertyRow[] =>
  rows.filter(({ status }) => status !== PropertyStatus.Waived);

/** The ledger of an undertaking as it is on a day. */
export const ledgerPaper = (subject: PaperSubject, ledger: readonly PropertyRow[], today: string): Paper => {
  const rows = keptRows(ledger);
  const { project } = subject;
  const table: PaperBlock = { kind: 'table', columns: COLUMNS, rows: rows.map(rowOf), sums: [sumsOf(rows)] };
  return {
    form: null,
    over: project.name,
    title: words.title,
    date: words.date(formatEraDay(today)),
    madeOn: today,
    letter: null,
    isLying: true,
    foot: project.deskName,
    mark: null,
    blocks: [
      text(words.lead),
      { kind: 'facts', rows: factsOf(subject, rows, today) },
      ...(rows.length === 0 ? [text(words.empty)] : [table, text(words.explanation)]),
    ],
  };
};

const paperNow = async (scope: Scope, mypageId: number) => {
  const [subject] = await listPaperSubjects(scope.db, [mypageId], myPageVisibility(scope));
  if (subject === undefined) throw new ApiError('NOT_FOUND');
  const rows = await listLedgerRows(scope.db, mypageId);
  return { subject, paper: ledgerPaper(subject, rows, tokyoDayOf(scope.now)) };
};

/** What stands on the ledger of an undertaking that the caller may see. @throws NOT_FOUND */
export const getLedgerPaper = async (scope: Scope, mypageId: number) =>
  contentView((await paperNow(scope, mypageId)).paper);

/** The same as its PDF; nothing of it is kept. @throws NOT_FOUND, SERVICE_UNAVAILABLE */
export const ledgerPaperFile = async (scope: Scope, mypageId: number, disposition: Disposition) => {
  const { subject, paper } = await paperNow(scope, mypageId);
  const fileName = words.pdfName(subject.displayCode, subject.corporation.name);
  return printedFile(scope, paper, { fileName, disposition, ...madePaperMessages });
};
