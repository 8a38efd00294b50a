import type { Scope } from '#bff/core/scope.ts';
import { PaymentFindingCode as Code, PayMeans } from '#bff/generated/contract/enums.ts';
import { columnsFor, headingFor, type ImportColumn } from '#bff/modules/sections/index.ts';
import { exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn, ExportFormat } from '#bff/parts/lists/exports/table.service.ts';
import { ownMyPageId } from '#bff/parts/ownership/access.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { SortKey } from '#bff/platform/database/paging.ts';
import type { CheckedDeal, FindingKind } from './dealPages.data.ts';
import { dealViews, type PaymentItemView } from './dealViews.service.ts';
import { MAX_DEAL_NUMBER } from './dealWrites.data.ts';
import { expenseListOf, type ListOwner, requireListOwner } from './listOwner.service.ts';
import { type PaymentFacts, paymentFactsOf } from './paymentFacts.service.ts';
import { type DealSearch, readDeals } from './paymentList.service.ts';

const words = exportTexts.payment;

type Finding = PaymentItemView['findings'][number];

/** What a finding asks for; nothing once it is taken as it is. */
const kindOf = ({ isError, code, acceptance }: Finding): FindingKind | null => {
  if (acceptance !== null) return null;
  if (isError) return 'errors';
  return code === Code.MissingValue || code === Code.MissingVoucher ? 'missing' : 'notes';
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
  memberId: 28,
};

/** Those that can be taken over again, with the words of the template. */
const ownColumns = (owner: ListOwner, { members }: PaymentFacts): ExportColumn<PaymentItemView>[] => {
  const { enumLabel } = contractFacts();
  const list = expenseListOf(owner);
  const read = (item: PaymentItemView, column: ImportColumn) => {
    if (column === 'expenseCategory') return enumLabel(list, item.expenseCategory);
    if (column === 'memberId') return item.member?.name ?? owner.myPage.corporation.name;
    return column === 'payMeans' ? enumLabel('PayMeans', item.payMeans ?? PayMeans.Transfer) : item[column];
  };
  return columnsFor({ hasMembers: members.length > 0 }).map((column) => ({
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

/** Read at once: an export of ten thousand deals holds no more than these. */
const DEALS_AT_ONCE = 1000;

/** What is found of all deals is known at once; what is shown of each is read as they are sent. */
async function* viewsOf(scope: Scope, facts: PaymentFacts, deals: readonly CheckedDeal[]) {
  for (let from = 0; from < deals.length; from += DEALS_AT_ONCE) {
    yield* await dealViews(scope, facts, deals.slice(from, from + DEALS_AT_ONCE));
  }
}

type Asked = { readonly format: ExportFormat; readonly isTemplate?: boolean | undefined } & DealSearch;

const exportDeals = async (
  scope: Scope,
  owner: ListOwner,
  { format, isTemplate, ...search }: Asked,
  keys: readonly SortKey[],
) => {
  const { id: mypageId, projectId, displayCode } = owner.myPage;
  const shared = { format, target: { kind: 'myPage', id: mypageId }, mypageId, projectId } as const;
  const facts = await paymentFactsOf(scope, owner);
  const own = ownColumns(owner, facts);
  if (isTemplate) return exportList(scope, { ...shared, name: exportTexts.template, columns: own, rows: [] });
  const { deals } = await readDeals(scope, facts, search, {
    limit: MAX_DEAL_NUMBER,
    keys,
    after: undefined,
  });
  return exportList(scope, {
    ...shared,
    filter: search,
    name: exportTexts.payments(displayCode),
    columns: [...own, ...saidColumns],
    rows: viewsOf(scope, facts, deals),
  });
};

/** The deals of the caller's own undertaking as a file. @throws NOT_FOUND */
export const exportOwnPayments = async (scope: Scope, asked: Asked, keys: readonly SortKey[]) =>
  exportDeals(scope, await requireListOwner(scope, await ownMyPageId(scope)), asked, keys);

/** The deals of one undertaking as a file. @throws NOT_FOUND, also when the caller may not see it */
export const exportPayments = async (
  scope: Scope,
  mypageId: number,
  asked: Asked,
  keys: readonly SortKey[],
) => exportDeals(scope, await requireListOwner(scope, mypageId), asked, keys);
