import { Readable } from 'node:stream';
import { ApiError } from '#bff/core/apiError.ts';
import { type Fact, type Paper, type PaperBlock, PaperFailedError } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ThreadsBusyError } from '#bff/core/threads/threadPool.ts';
import type { AmountProposalRow } from '#bff/data/amounts/amountProposals.ts';
import type { MyPageDetail } from '#bff/data/myPages/myPages.ts';
import { contentDispositionOf } from '#bff/files/fileNames.ts';
import { AmountProposalKind, AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import { applicationMessage } from '#bff/text/applications.ts';
import { amountPaperWords as words } from '#bff/text/money/amountPapers.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { requireUndertaking } from '../myPages/holdUndertaking.ts';
import { type AmountCalculation, type AmountLine, allotmentsOf } from './amountCalculation.ts';
import { readAmountContext } from './amountContext.ts';
import { calculationIn } from './amountViews.ts';

type Source = { readonly proposal: AmountProposalRow; readonly myPage: MyPageDetail; readonly today: string };

const isGrant = ({ proposal }: Source): boolean => proposal.kind === AmountProposalKind.GrantDecision;

const isTold = ({ proposal }: Source): boolean => proposal.status === AmountProposalStatus.Applied;

/** The day of the decision; of one that is not made yet, today. */
const dayOf = (source: Source): string => {
  const { myPage, today } = source;
  const told = isGrant(source) ? myPage.grantDecisionOn : myPage.confirmedOn;
  return (isTold(source) ? told : null) ?? today;
};

const confirmationFacts = ({ proposal, myPage }: Source, paidAmount: number): Fact[] => [
  [words.grant, yenText(myPage.grantAmount ?? 0)],
  [words.confirmed, yenText(proposal.amount)],
  ...(paidAmount === 0 ? [] : [[words.paid, yenText(paidAmount)] as const]),
];

const factsOf = (source: Source, calculation: AmountCalculation | null): PaperBlock => {
  const { proposal, myPage } = source;
  const rate = calculation && words.rate(calculation.rateNumerator, calculation.rateDenominator);
  const rows: Fact[] = [
    [words.code, myPage.displayCode],
    [words.number, myPage.grantNumber ?? words.none],
    [words.plan, myPage.planTitle],
    ...(calculation === null ? [] : [[words.eligible, yenText(calculation.eligibleAmount)] as const]),
    ...(rate === null ? [] : [[words.rateLabel, rate] as const]),
    ...(isGrant(source)
      ? [[words.grant, yenText(proposal.amount)] as const]
      : confirmationFacts(source, calculation?.paidAmount ?? 0)),
  ];
  return { kind: 'facts', rows };
};

const figures = (labels: readonly string[]) => labels.map((label, index) => ({ label, isFigure: index > 0 }));

const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number): string =>
  yenText(rows.reduce((sum, row) => sum + amountOf(row), 0));

const nameOf = ({ part, label }: Pick<AmountLine, 'part' | 'label'>): string =>
  part === null ? label : words.part(part, label);

/** A table of categories with their amounts and the sums. */
const tableOf = <Row extends Pick<AmountLine, 'part' | 'label'>>(
  rows: readonly Row[],
  columns: readonly (readonly [label: string, amountOf: (row: Row) => number])[],
): PaperBlock => ({
  kind: 'table',
  columns: figures([words.category, ...columns.map(([label]) => label)]),
  rows: rows.map((row) => [nameOf(row), ...columns.map(([, amountOf]) => yenText(amountOf(row)))]),
  sums: [[words.sum, ...columns.map(([, amountOf]) => sumOf(rows, amountOf))]],
});

/** The expenses by category, with what a grant or a confirmed amount says of each. */
export const amountTables = (
  kind: number,
  { amount, calculation }: { readonly amount: number; readonly calculation: AmountCalculation | null },
): PaperBlock[] => {
  if (calculation === null) return [];
  if (kind === AmountProposalKind.GrantDecision) {
    return [
      tableOf(allotmentsOf(calculation, amount), [
        [words.eligible, ({ eligibleAmount }) => eligibleAmount],
        [words.subsidy, (row) => row.amount],
      ]),
    ];
  }
  return [
    tableOf(calculation.lines, [
      [words.planned, ({ planAmount }) => planAmount],
      [words.claimed, ({ claimedAmount }) => claimedAmount],
      [words.excluded, ({ excludedAmount }) => excludedAmount],
      [words.accepted, ({ eligibleAmount }) => eligibleAmount],
    ]),
  ];
};

const tablesOf = ({ proposal }: Source, calculation: AmountCalculation | null): PaperBlock[] => {
  const tables = amountTables(proposal.kind, { amount: proposal.amount, calculation });
  return tables.length === 0 ? [] : [{ kind: 'heading', level: 2, text: words.table }, ...tables];
};

/** The notice of an amount: 交付決定通知書 or 補助金の額の確定通知書, as a letter of the desk. */
export const amountPaperOf = (source: Source): Paper => {
  const { myPage, proposal } = source;
  const calculation = calculationIn(proposal);
  const day = dayOf(source);
  const text = isGrant(source) ? words.grantNotice : words.confirmationNotice;
  return {
    form: null,
    over: myPage.project.name,
    title: text.title,
    date: formatEraDay(day),
    madeOn: day,
    letter: { to: words.to(myPage.corporation.name), from: [[words.desk, myPage.project.deskName]] },
    foot: myPage.project.deskName,
    mark: isTold(source) ? null : words.draft,
    blocks: [
      { kind: 'text', text: text.lead },
      { kind: 'text', text: words.below, align: 'center' },
      factsOf(source, calculation),
      ...tablesOf(source, calculation),
      { kind: 'text', text: words.end, align: 'right' },
    ],
  };
};

const RETRY_AFTER_SECONDS = 10;

const refusal = (cause: unknown): unknown => {
  const isBusy = cause instanceof ThreadsBusyError;
  if (!isBusy && !(cause instanceof PaperFailedError)) return cause;
  const detail = applicationMessage(isBusy ? 'papersBusy' : 'papersFailed');
  return new ApiError('SERVICE_UNAVAILABLE', { detail, retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
};

/**
 * Prints the notice of an amount; before it is told, it says on every page that it is a draft. Nothing of it is kept.
 * @throws NOT_FOUND, SERVICE_UNAVAILABLE
 */
export const printAmountNotice = async (scope: Scope, id: number, disposition: 'inline' | 'attachment') => {
  const { proposal } = await readAmountContext(scope, id);
  const { myPage } = await requireUndertaking(scope, proposal.mypageId);
  const paper = amountPaperOf({ proposal, myPage, today: tokyoDayOf(scope.now) });
  const [printed] = await scope.printer.print([paper]).catch((error: unknown) => {
    throw refusal(error);
  });
  if (printed === undefined) throw new ApiError('NOT_FOUND');
  const name = `${myPage.displayCode}_${myPage.corporation.name}_${paper.title}.pdf`;
  return {
    content: Readable.from([printed.bytes]),
    contentType: 'application/pdf',
    disposition: contentDispositionOf(name).replace(/^attachment/, disposition),
    sizeBytes: printed.bytes.length,
  };
};
