import type { Scope } from '#bff/core/scope.ts';
import { PaymentFindingCode as Code, PayMeans } from '#bff/generated/contract/enums.ts';
import { exportTexts } from '#bff/text/lists/exports.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { searchForm } from '../common/searchForm.ts';
import { exportList } from '../exports/exportList.ts';
import type { ExportColumn, ExportFormat } from '../exports/table.ts';
import type { Undertaking } from '../myPages/guards/undertaking.ts';
import { requireUndertaking } from '../myPages/holdUndertaking.ts';
import { headingFor, IMPORT_COLUMNS, type ImportColumn } from './imports/columns.ts';
import { expenseListOf } from './paymentFacts.ts';
import { ownMyPageId, type PaymentItemView, paymentListOf } from './paymentList.ts';

const words = exportTexts.payment;

type FindingKind = 'errors' | 'notes' | 'missing';

/** What the page narrows its deals to. */
export type DealFilter = {
  readonly q?: string | undefined;
  readonly category?: number | undefined;
  readonly finding?: FindingKind | undefined;
};

type Finding = PaymentItemView['findings'][number];

/** What a finding asks for; nothing once it is taken as it is. */
const kindOf = ({ isError, code, acceptance }: Finding): FindingKind | null => {
  if (acceptance !== null) return null;
  if (isError) return 'errors';
  return code === Code.MissingValue || code === Code.MissingVoucher ? 'missing' : 'notes';
};

const isAsked = (item: PaymentItemView, { q = '', category, finding }: DealFilter): boolean => {
  const { number, payee, description } = item;
  const isFound = searchForm(`${number} ${payee} ${description}`).includes(searchForm(q));
  const isOfCategory = category === undefined || item.expenseCategory === category;
  return (
    isFound && isOfCategory && (finding === undefined || item.findings.some((one) => kindOf(one) === finding))
  );
};

const findingsOf =
  (kind: FindingKind) =>
  ({ findings }: PaymentItemView): string =>
    findings
      .filter((finding) => kindOf(finding) === kind)
      .map(({ message }) => message)
      .join('\n');

const papersOf = ({ vouchers }: PaymentItemView): string =>
  vouchers
    .filter(({ fileCount }) => fileCount > 0)
    .map(({ branchNumber, title }) => `${branchNumber ?? ''} ${title}`.trim())
    .join('\n');

const WIDTHS: { readonly [column in ImportColumn]?: number } = {
  description: 36,
  payee: 28,
  expenseCategory: 22,
};

/** Those that can be taken over again, with the words of the template. */
const ownColumns = (undertaking: Undertaking): ExportColumn<PaymentItemView>[] => {
  const { enumLabel } = contractFacts();
  const list = expenseListOf(undertaking);
  const read = (item: PaymentItemView, column: ImportColumn) => {
    if (column === 'expenseCategory') return enumLabel(list, item.expenseCategory);
    return column === 'payMeans' ? enumLabel('PayMeans', item.payMeans ?? PayMeans.Transfer) : item[column];
  };
  return IMPORT_COLUMNS.map((column) => ({
    heading: headingFor(column),
    ...(WIDTHS[column] === undefined ? {} : { width: WIDTHS[column] }),
    cellOf: (item) => read(item, column),
  }));
};

/** What the office and the check say of a deal. */
const saidColumns: readonly ExportColumn<PaymentItemView>[] = [
  { heading: words.excludedAmount, width: 18, cellOf: ({ excludedAmount }) => excludedAmount },
  { heading: words.excludedReason, width: 30, cellOf: ({ excludedReason }) => excludedReason },
  { heading: words.acceptedAmount, width: 18, cellOf: ({ acceptedAmount }) => acceptedAmount },
  { heading: words.vouchers, width: 24, cellOf: papersOf },
  { heading: words.errors, width: 40, cellOf: findingsOf('errors') },
  { heading: words.notes, width: 40, cellOf: findingsOf('notes') },
  { heading: words.missing, width: 40, cellOf: findingsOf('missing') },
];

type Asked = { readonly format: ExportFormat; readonly isTemplate?: boolean | undefined } & DealFilter;

const exportDeals = async (
  scope: Scope,
  undertaking: Undertaking,
  { format, isTemplate, ...filter }: Asked,
) => {
  const { id: mypageId, projectId, displayCode } = undertaking.myPage;
  const shared = { format, target: { kind: 'myPage', id: mypageId }, mypageId, projectId } as const;
  const own = ownColumns(undertaking);
  if (isTemplate) return exportList(scope, { ...shared, name: exportTexts.template, columns: own, rows: [] });
  const { items } = await paymentListOf(scope, undertaking);
  return exportList(scope, {
    ...shared,
    filter,
    name: exportTexts.payments(displayCode),
    columns: [...own, ...saidColumns],
    rows: items.filter((item) => isAsked(item, filter)),
  });
};

/** The deals of the caller's own undertaking as a file. @throws NOT_FOUND */
export const exportOwnPayments = async (scope: Scope, asked: Asked) =>
  exportDeals(scope, await requireUndertaking(scope, await ownMyPageId(scope)), asked);

/** The deals of one undertaking as a file. @throws NOT_FOUND, also when the caller may not see it */
export const exportPayments = async (scope: Scope, mypageId: number, asked: Asked) =>
  exportDeals(scope, await requireUndertaking(scope, mypageId), asked);
