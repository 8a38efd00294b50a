import { addDays } from '#rules/calendar.ts';
import { DelayStatus, DocumentCheckStatus } from '#web/api/generated/enums.ts';
import type { ListShape } from '#web/list/listAddress.ts';

/** The conditions of the list of my pages, by the names of the contract. */
export const MY_PAGE_LIST = {
  filters: ['project_id', 'projectStatus', 'delayStatus', 'progressPhase', 'priority', 'prefecture'],
  singles: ['project_id'],
  others: ['dueBefore'],
  sorts: [
    'displayCode',
    '-displayCode',
    'nextDueOn',
    '-nextDueOn',
    'priority',
    '-priority',
    'corporationName',
    '-corporationName',
    'grantAmount',
    '-grantAmount',
    'updatedAt',
    '-updatedAt',
  ],
  defaultSort: 'nextDueOn',
} as const satisfies ListShape<string>;

/** The conditions of the lists of documents that wait. */
export const QUEUE_LIST = {
  filters: ['project_id'],
  singles: ['project_id'],
  sorts: [
    'dueOn',
    '-dueOn',
    'submittedAt',
    '-submittedAt',
    'ageBusinessDays',
    '-ageBusinessDays',
    'priority',
    '-priority',
  ],
  defaultSort: 'dueOn',
} as const satisfies ListShape<string>;

/** The ready views. Two of them list documents, not my pages: the contract filters my pages by no document. */
export const VIEW_IDS = ['all', 'mine', 'soon', 'late', 'unconfirmed', 'ministry'] as const;

export type ViewId = (typeof VIEW_IDS)[number];

/** The view that the address names; an unknown name shows everything. */
export const viewOf = (params: URLSearchParams): ViewId =>
  VIEW_IDS.find((id) => id === params.get('tab')) ?? 'all';

/** Whether documents, not my pages, are listed. */
export const documentsOf = (view: ViewId): DocumentCheckStatus | null => {
  if (view === 'unconfirmed') return DocumentCheckStatus.Confirming;
  return view === 'ministry' ? DocumentCheckStatus.MAFFConfirming : null;
};

/** The address of a view: the same search and conditions, from the first page. */
export const viewHref = (params: URLSearchParams, view: ViewId): string => {
  const next = new URLSearchParams(params);
  for (const name of ['cursor', 'from', 'tab', 'sort']) next.delete(name);
  if (view !== 'all') next.set('tab', view);
  if (documentsOf(view) !== null) next.delete('view');
  const search = next.toString();
  return `/admin/mypage${search === '' ? '' : `?${search}`}`;
};

const SOON_DAYS = 7;

type Conditions = {
  readonly mine?: true;
  readonly dueBefore?: string;
  readonly delayStatus?: DelayStatus[];
};

/**
 * What a view adds to the conditions. 7日以内 counts from today whenever the list is read.
 * @param today YYYY-MM-DD in Tokyo
 */
export const conditionsOf = (view: ViewId, today: string): Conditions => {
  if (view === 'mine') return { mine: true };
  if (view === 'soon') return { dueBefore: addDays(today, SOON_DAYS) };
  if (view === 'late') return { delayStatus: [DelayStatus.Delayed, DelayStatus.CriticalDelayed] };
  return {};
};
