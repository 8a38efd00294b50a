import { SectionKind } from '#web/parts/api/generated/enums.ts';
import { daysIn } from '#web/parts/list/conditionsIn.ts';
import { idOf, type ListState, membersOf, readList } from '#web/parts/list/listAddress.ts';

/** What documents over all my pages are narrowed by, whether they are listed or worked through at the desk. */
export const DOCUMENT_CONDITIONS = {
  filters: ['kind', 'assigneeAdminUserId'],
  others: ['dueFrom', 'dueBefore', 'submittedFrom', 'submittedTo', 'returnedFrom', 'returnedTo'],
} as const;

const { filters, others: days } = DOCUMENT_CONDITIONS;

/** The same for the contract's query; what is not said is left out. */
export const documentConditions = ({ values, others }: Pick<ListState<string>, 'values' | 'others'>) => {
  const kind = membersOf(values, 'kind', Object.values(SectionKind));
  const assigneeAdminUserId = idOf(values, 'assigneeAdminUserId');
  return {
    ...(kind.length === 0 ? {} : { kind }),
    ...(assigneeAdminUserId === undefined ? {} : { assigneeAdminUserId }),
    ...daysIn(others, ...days),
  };
};

export type DocumentConditions = ReturnType<typeof documentConditions>;

/** The same of an address. */
export const documentConditionsIn = (params: URLSearchParams): DocumentConditions =>
  documentConditions(readList(params, { filters, others: days, sorts: ['dueOn'], defaultSort: 'dueOn' }));
