import { createHash } from 'node:crypto';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  insertPaymentItems,
  MAX_DEAL_NUMBER,
  type PaymentItemRow,
  updatePaymentItems,
} from '#bff/data/payments/paymentItems.ts';
import { PaymentImportOutcome as Outcome } from '#bff/generated/contract/enums.ts';
import { paymentImportTexts as texts } from '#bff/text/money/paymentImport.ts';
import { recordAudits } from '../../audit/recordAudit.ts';
import type { Undertaking } from '../../myPages/guards/undertaking.ts';
import { holdUndertaking } from '../../myPages/holdUndertaking.ts';
import { refreshMyPageFacts } from '../../myPages/refreshMyPageFacts.ts';
import { addVouchers, followDeals, nextDealNumber } from '../dealVouchers.ts';
import { assertEditable, exclusionAfter } from '../itemRules.ts';
import { paymentFactsOf } from '../paymentFacts.ts';
import { ownMyPageId } from '../paymentList.ts';
import { headingFor, type ImportColumn } from './columns.ts';
import { type PlannedRow, planImport, type RowMessage } from './planImport.ts';
import { readSheet, type Sheet } from './readSheet.ts';

export type PaymentImportInput = {
  readonly rows: Sheet;
  readonly isDryRun: boolean;
  /** The list that the dry run was made on. */
  readonly listState?: string | null | undefined;
};

/** Changes with every deal of the list, so that nothing is taken over that was looked at on another list. */
const stateOf = (items: readonly PaymentItemRow[]): string =>
  createHash('sha256')
    .update(items.map(({ id, version }) => `${id}:${version}`).join())
    .digest('hex')
    .slice(0, 32);

type OfOutcome<Name extends PlannedRow['outcome']> = Extract<PlannedRow, { readonly outcome: Name }>;

const ofOutcome = <Name extends PlannedRow['outcome']>(rows: readonly PlannedRow[], outcome: Name) =>
  rows.filter((row): row is OfOutcome<Name> => row.outcome === outcome);

const auditsOf = ({ myPage }: Undertaking) => ({ mypageId: myPage.id, projectId: myPage.projectId });

const create = async (scope: Scope, undertaking: Undertaking, rows: readonly PlannedRow[]): Promise<void> => {
  const deals = ofOutcome(rows, Outcome.Created).map(({ deal }) => deal);
  if (deals.length === 0) return;
  const mypageId = undertaking.myPage.id;
  const added = await insertPaymentItems(
    scope.db,
    deals.map((deal) => ({ ...deal, mypageId, createdAt: scope.now })),
  );
  const ids = new Map(added.map(({ id, number }) => [number, id]));
  await recordAudits(
    scope,
    deals.map((deal) => ({
      action: 'created',
      target: { kind: 'paymentItem', id: ids.get(deal.number) ?? 0 },
      after: deal,
      ...auditsOf(undertaking),
    })),
  );
  await addVouchers(scope, undertaking, deals);
};

const change = async (scope: Scope, undertaking: Undertaking, rows: readonly PlannedRow[]): Promise<void> => {
  const changes = ofOutcome(rows, Outcome.Changed).map(({ before, after }) => ({
    before,
    after: { ...after, ...exclusionAfter(before, after.eligibleAmount) } as PaymentItemRow,
  }));
  if (changes.length === 0) return;
  await updatePaymentItems(
    scope.db,
    changes.map(({ after }) => after),
  );
  await recordAudits(
    scope,
    changes.map(({ before, after }) => ({
      action: 'updated',
      target: { kind: 'paymentItem', id: before.id },
      before,
      after,
      ...auditsOf(undertaking),
    })),
  );
  await followDeals(scope, undertaking, changes);
};

const headingOf = (column: ImportColumn | null): string =>
  column === null ? texts.wholeRow : headingFor(column);

const messageView = (line: number, { column, text }: RowMessage) => ({
  column: headingOf(column),
  message: texts.perRow(line, headingOf(column), text),
});

const rowView = (row: PlannedRow) => {
  const { line, cells, outcome, messages } = row;
  const cell = (column: ImportColumn): string | null => cells.get(column)?.trim().slice(0, 200) || null;
  const deal = 'deal' in row ? row.deal : 'after' in row ? row.after : 'before' in row ? row.before : null;
  return {
    line,
    outcome,
    number: deal?.number ?? null,
    description: deal?.description ?? cell('description'),
    payee: deal?.payee ?? cell('payee'),
    amountTaxIncluded: deal?.amountTaxIncluded ?? null,
    changedColumns: 'changed' in row ? row.changed.map(headingOf) : [],
    messages: messages.map((message) => messageView(line, message)),
  };
};

/**
 * Rows of a spreadsheet as deals: what would become of each (dry run), or all of them taken over in one transaction.
 * One refused row keeps all others out.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED once the result is settled or when the list has changed since the dry run
 */
export const importOwnPaymentItems = async (
  scope: Scope,
  { rows, isDryRun, listState }: PaymentImportInput,
) => {
  const undertaking = await holdUndertaking(scope, await ownMyPageId(scope), undefined);
  assertEditable(undertaking);
  const { items } = await paymentFactsOf(scope, undertaking);
  const state = stateOf(items);
  if (!isDryRun && listState !== state) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: texts.stale });
  const sheet = readSheet(rows);
  const next = nextDealNumber(undertaking, items);
  const planned = planImport(scope, undertaking, items, { rows: sheet.rows, next });
  const count = (outcome: PlannedRow['outcome']): number => ofOutcome(planned, outcome).length;
  const highest = ofOutcome(planned, Outcome.Created).reduce(
    (max, { deal }) => Math.max(max, deal.number),
    0,
  );
  if (highest > MAX_DEAL_NUMBER) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: texts.noRoom });
  const isTaken = !isDryRun && planned.length > 0 && count(Outcome.Refused) === 0;
  if (isTaken) {
    await create(scope, undertaking, planned);
    await change(scope, undertaking, planned);
    await refreshMyPageFacts(scope, undertaking.myPage.id);
  }
  return {
    listState: state,
    isTaken,
    createdCount: count(Outcome.Created),
    changedCount: count(Outcome.Changed),
    unchangedCount: count(Outcome.Unchanged),
    refusedCount: count(Outcome.Refused),
    problems: [...sheet.problems],
    ignoredHeadings: [...sheet.ignored],
    rows: planned.map(rowView),
  };
};
