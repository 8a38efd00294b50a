import { IssuedPaperStatusLabel, PaperKindLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { daysIn } from '#web/parts/list/conditionsIn.ts';
import {
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  numberIn,
  ownersIn,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

/** The conditions of the list of issued papers, by the names of the contract. */
export const PAPER_LIST = {
  filters: ['project_id', 'status', 'kind'],
  singles: ['project_id'],
  others: ['mypage_id', 'application_id', 'issuedFrom', 'issuedTo'],
  sorts: ['issuedOn', '-issuedOn', 'displayCode', '-displayCode'],
  defaultSort: '-issuedOn',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the papers that an address lists. */
export const paperQuery = (list: ListState<(typeof PAPER_LIST.sorts)[number]>) => ({
  ...listQuery(list, PAGE_SIZE),
  status: membersOf(list.values, 'status', valuesOf(IssuedPaperStatusLabel)),
  kind: membersOf(list.values, 'kind', valuesOf(PaperKindLabel)),
  ...ownersIn(list),
  application_id: numberIn(list.others.application_id),
  ...daysIn(list.others, 'issuedFrom', 'issuedTo'),
});
