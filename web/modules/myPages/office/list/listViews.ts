import { DOCUMENT_CONDITIONS, documentConditions } from '#web/modules/sections/office/documentConditions.ts';
import {
  DelayStatus,
  DocumentCheckStatus,
  PrefectureLabel,
  Priority,
  ProgramKind,
  ProgressPhase,
  ProjectStatus,
} from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { daysIn, flagsIn } from '#web/parts/list/conditionsIn.ts';
import {
  dayIn,
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
  whatIsSaid,
  yenIn,
} from '#web/parts/list/listAddress.ts';
import type { WorkCount } from '#web/parts/list/useWorkCounts.ts';

/** The conditions of the list of my pages, by the names of the contract. */
export const MY_PAGE_LIST = {
  filters: [
    'project_id',
    'programKind',
    'projectStatus',
    'delayStatus',
    'progressPhase',
    'priority',
    'prefecture',
    'mine',
    'assigneeAdminUserId',
    'awaitsAmount',
  ],
  singles: ['project_id', 'assigneeAdminUserId', 'awaitsAmount'],
  others: [
    'dueFrom',
    'dueBefore',
    'grantAmountFrom',
    'grantAmountTo',
    'amount',
    'reportedFrom',
    'reportedTo',
  ],
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

/** The conditions of the list of documents over all my pages. */
export const QUEUE_LIST = {
  filters: ['project_id', 'status', 'mine', ...DOCUMENT_CONDITIONS.filters],
  singles: ['project_id', 'assigneeAdminUserId'],
  others: DOCUMENT_CONDITIONS.others,
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

/** The tabs in the order of the work; three of them list documents, not my pages. */
export const VIEW_KEYS = [
  'myPages',
  'myPagesMine',
  'dueWithin7Days',
  'delayed',
  'unconfirmedSections',
  'returnedSections',
  'maffConfirming',
] as const satisfies readonly WorkCount['key'][];

/** What makes a tab; the round and the search only narrow it. */
export const VIEW_CONDITIONS: readonly string[] = [
  'list',
  ...[...MY_PAGE_LIST.filters, ...MY_PAGE_LIST.others, ...QUEUE_LIST.filters, ...QUEUE_LIST.others].filter(
    (name) => name !== 'project_id',
  ),
];

/** Whether the address lists documents, not my pages. */
export const listsDocuments = (params: URLSearchParams): boolean => params.get('list') === 'sections';

/** The rounds, the own ones and the search: what both lists understand. */
const commonQuery = <Sort extends string>(list: ListState<Sort>) => {
  const projectId = idOf(list.values, 'project_id');
  return {
    ...listQuery(list, PAGE_SIZE),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...((list.values.mine ?? []).includes('true') ? { mine: true } : {}),
  };
};

const AMOUNTS = ['appliedAmount', 'grantAmount', 'confirmedAmount'] as const;

/** What is asked of the contract for the my pages that an address lists. */
export const myPageQuery = (list: ListState<(typeof MY_PAGE_LIST.sorts)[number]>) => {
  const conditions = {
    dueFrom: dayIn(list.others, 'dueFrom'),
    dueBefore: dayIn(list.others, 'dueBefore'),
    grantAmountFrom: yenIn(list.others, 'grantAmountFrom'),
    grantAmountTo: yenIn(list.others, 'grantAmountTo'),
    assigneeAdminUserId: idOf(list.values, 'assigneeAdminUserId'),
  };
  const amount = AMOUNTS.find((name) => name === list.others.amount);
  return {
    ...commonQuery(list),
    ...(amount === undefined ? {} : { amount }),
    ...whatIsSaid(conditions),
    ...daysIn(list.others, 'reportedFrom', 'reportedTo'),
    ...flagsIn(list.values, 'awaitsAmount'),
    programKind: membersOf(list.values, 'programKind', Object.values(ProgramKind)),
    projectStatus: membersOf(list.values, 'projectStatus', Object.values(ProjectStatus)),
    delayStatus: membersOf(list.values, 'delayStatus', Object.values(DelayStatus)),
    progressPhase: membersOf(list.values, 'progressPhase', Object.values(ProgressPhase)),
    priority: membersOf(list.values, 'priority', Object.values(Priority)),
    prefecture: membersOf(list.values, 'prefecture', valuesOf(PrefectureLabel)),
  };
};

/** What is asked of the contract for the documents that an address lists; without a status those of every status. */
export const documentQuery = (list: ListState<(typeof QUEUE_LIST.sorts)[number]>) => {
  const all = Object.values(DocumentCheckStatus);
  const chosen = membersOf(list.values, 'status', all);
  return { ...commonQuery(list), ...documentConditions(list), status: chosen.length === 0 ? all : chosen };
};
