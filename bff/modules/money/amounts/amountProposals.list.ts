import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { AmountProposalStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { myPagesFor, type RecordSearch, recordsOfMyPages } from '#bff/modules/myPages/index.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { moneyExportTexts } from '../moneyExports.words.ts';
import { type AmountProposalFilter, amountProposalRows } from './amountProposals.data.ts';
import { summaryOf } from './amountViews.service.ts';

const words = moneyExportTexts.amountProposal;
const { Checked, Proposed } = AmountProposalStatus;

type Search = RecordSearch<AmountProposalFilter, 'notOwnId'> & {
  /** Without those that the caller proposed or checked: what he could be the next person of. */
  readonly isNotOwn?: boolean | undefined;
};

const { read, count } = recordsOfMyPages({
  rows: amountProposalRows,
  filterOf: (scope: Scope, search: Search): AmountProposalFilter => ({
    ...search,
    ...myPagesFor(scope, search),
    notOwnId: search.isNotOwn ? adminOf(scope).adminUserId : undefined,
  }),
  viewOf: (_scope, row) => summaryOf(row),
});

/** The proposals of all undertakings; its file has the amount, what was calculated, and the three who stand for it. */
export const amountProposalList = describeList({
  list: 'listAmountProposals',
  file: 'exportAmountProposals',
  view: 'amounts',
  page: '/admin/amount_proposal',
  conditions: {
    project_id: 'projectId',
    mypage_id: 'mypageId',
    status: 'statuses',
    kind: 'kinds',
    notOwn: 'isNotOwn',
    q: 'q',
  },
  orders: {
    proposedAt: [byInstant('proposedAt')],
    updatedAt: [byInstant('updatedAt')],
    displayCode: [byText('myPage.displayCode'), byNumber('number')],
  },
  firstOrder: 'proposedAt',
  read,
  count,
  present: wire,
  // Whoever is to be the next person for them: never one's own.
  counters: {
    amountsToCheck: { status: [Proposed], notOwn: true },
    amountsToApprove: { status: [Checked], notOwn: true },
  },
  exported: () => ({
    name: moneyExportTexts.amountProposals,
    target: { kind: 'amountProposal', id: 0 },
    columns: [
      ...undertakingColumns,
      { of: 'kind', heading: words.number, cellOf: ({ number }) => number },
      { of: 'kind', heading: words.kind, cellOf: ({ kind }) => labelOf('AmountProposalKind', kind) },
      {
        of: 'status',
        heading: words.status,
        cellOf: ({ status }) => labelOf('AmountProposalStatus', status),
      },
      { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
      { of: 'amount', heading: words.calculatedAmount, cellOf: ({ calculatedAmount }) => calculatedAmount },
      { of: 'proposedBy', heading: words.proposedByName, cellOf: ({ proposedByName }) => proposedByName },
      { of: 'proposedAt', heading: words.proposedAt, width: 18, cellOf: ({ proposedAt }) => proposedAt },
      { heading: words.checkedByName, cellOf: ({ checkedByName }) => checkedByName },
      { heading: words.checkedAt, width: 18, cellOf: ({ checkedAt }) => checkedAt },
      { heading: words.approvedByName, cellOf: ({ approvedByName }) => approvedByName },
      { heading: words.approvedAt, width: 18, cellOf: ({ approvedAt }) => approvedAt },
    ],
  }),
});
