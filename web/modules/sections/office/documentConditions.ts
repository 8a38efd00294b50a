import { SectionKind } from '#web/parts/api/generated/enums.ts';
import { dayIn, idOf, type ListState, membersOf, readList, whatIsSaid } from '#web/parts/list/listAddress.ts';

/**
 * What documents over all my pages are narrowed by, for the contract's query, whether they are listed or worked through
 * at the desk; what is not said is left out. The desk loads nothing of the list: what it reads is what `documentList`
 * offers.
 */
export const documentConditions = ({ values, others }: Pick<ListState<string>, 'values' | 'others'>) => {
  const kind = membersOf(values, 'kind', Object.values(SectionKind));
  return whatIsSaid({
    kind: kind.length === 0 ? undefined : kind,
    assigneeAdminUserId: idOf(values, 'assigneeAdminUserId'),
    dueFrom: dayIn(others, 'dueFrom'),
    dueBefore: dayIn(others, 'dueBefore'),
    submittedFrom: dayIn(others, 'submittedFrom'),
    submittedTo: dayIn(others, 'submittedTo'),
    returnedFrom: dayIn(others, 'returnedFrom'),
    returnedTo: dayIn(others, 'returnedTo'),
  });
};

export type DocumentConditions = ReturnType<typeof documentConditions>;

const SHAPE = {
  filters: ['kind', 'assigneeAdminUserId'],
  others: ['dueFrom', 'dueBefore', 'submittedFrom', 'submittedTo', 'returnedFrom', 'returnedTo'],
  sorts: [],
  defaultSort: '',
};

/** The same of an address. */
export const documentConditionsIn = (params: URLSearchParams): DocumentConditions =>
  documentConditions(readList(params, SHAPE));
