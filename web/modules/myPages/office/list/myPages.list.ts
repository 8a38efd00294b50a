import {
  DelayStatusLabel,
  DocumentCheckStatus,
  DocumentCheckStatusLabel,
  PrefectureLabel,
  PriorityLabel,
  ProgramKindLabel,
  ProgressPhaseLabel,
  ProjectStatus,
  ProjectStatusLabel,
  SectionKindLabel,
} from '#web/parts/api/generated/enums.ts';
import { choices, onlyThose, person, round, yesOrNo } from '#web/parts/list/conditions/choices.ts';
import { addressOf } from '#web/parts/list/conditions/condition.ts';
import { hasAmount } from '#web/parts/list/conditions/links.ts';
import { amounts, days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import type { WorkCount } from '#web/parts/list/useWorkCounts.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { myPageColumns } from './myPageColumns.tsx';
import { myPagesText as t } from './myPages.words.ts';
import { queueColumns } from './queueColumns.tsx';

/** The numbers of ProjectStatus are not in the order of time (contract, x-process-order). */
const STATUS_ORDER: readonly ProjectStatus[] = [
  ProjectStatus.Progressing,
  ProjectStatus.ResultConfirmed,
  ProjectStatus.NotifiedAmount,
  ProjectStatus.FinishedPayment,
  ProjectStatus.Finished,
  ProjectStatus.Rejected,
  ProjectStatus.Canceled,
];

const PROJECT_STATUS = { id: 'projectStatus', name: t((w) => w.filters.status) } as const;

const OWN = { id: 'mine', name: t((w) => w.filters.assignee), those: t((w) => w.filters.own) } as const;

const ASSIGNEE = person({
  id: 'assigneeAdminUserId',
  name: t((w) => w.filters.assigneeName),
  isRare: true,
});

const SEARCH = {
  searchLabel: t((w) => w.list.searchLabel),
  searchPlaceholder: t((w) => w.list.search),
};

/** The undertakings. */
export const myPageList = describeList('/api/admin/my_page', {
  savedBy: 'exportMyPages',
  words: {
    ...SEARCH,
    title: t((w) => w.list.name),
    empty: t((w) => w.list.emptyTitle),
    emptyText: t((w) => w.list.emptyText),
  },
  orders: ['displayCode', 'nextDueOn', 'priority', 'corporationName', 'grantAmount', 'updatedAt'],
  firstOrder: 'nextDueOn',
  conditions: [
    round(t((w) => w.filters.project)),
    choices({
      id: 'programKind',
      name: t((w) => w.filters.programme),
      labels: ProgramKindLabel,
      isRare: true,
    }),
    {
      ...choices({ ...PROJECT_STATUS, labels: ProjectStatusLabel }),
      filter: () => ({
        ...PROJECT_STATUS,
        options: STATUS_ORDER.map((status) => ({ value: String(status), label: ProjectStatusLabel[status] })),
      }),
    },
    choices({ id: 'delayStatus', name: t((w) => w.filters.delay), labels: DelayStatusLabel }),
    choices({
      id: 'progressPhase',
      name: t((w) => w.filters.phase),
      labels: ProgressPhaseLabel,
      isRare: true,
    }),
    choices({ id: 'priority', name: t((w) => w.filters.priority), labels: PriorityLabel, isRare: true }),
    choices({
      id: 'prefecture',
      name: t((w) => w.filters.prefecture),
      labels: PrefectureLabel,
      isRare: true,
    }),
    // One's own are a tab here: the condition leaves its room to the others.
    onlyThose({ ...OWN, isRare: true }),
    ASSIGNEE,
    days({ name: t((w) => w.filters.due), from: 'dueFrom', to: 'dueBefore' }),
    yesOrNo({
      id: 'awaitsAmount',
      name: t((w) => w.filters.awaitsAmount),
      labels: { true: t((w) => w.filters.awaitsAmountYes), false: t((w) => w.filters.awaitsAmountNo) },
    }),
    days({ name: t((w) => w.filters.reported), from: 'reportedFrom', to: 'reportedTo', isRare: true }),
    amounts({ name: t((w) => w.filters.amount), from: 'grantAmountFrom', to: 'grantAmountTo' }),
    hasAmount,
  ],
  columns: myPageColumns(true),
  rowLabel: ({ corporationName }) => corporationName,
  rowHref: ({ id }) => myPagePaths.detail(id),
});

const STATUS = choices({
  id: 'status',
  name: t((w) => w.filters.documentStatus),
  labels: DocumentCheckStatusLabel,
});

/** The documents over all of them. */
export const documentList = describeList('/api/admin/my_page/section', {
  savedBy: 'exportSections',
  words: {
    ...SEARCH,
    title: t((w) => w.queue.name),
    empty: t((w) => w.queue.nothingTitle),
    emptyText: t((w) => w.list.nothingText),
  },
  orders: ['dueOn', 'submittedAt', 'ageBusinessDays', 'priority'],
  firstOrder: 'dueOn',
  conditions: [
    round(t((w) => w.filters.project)),
    {
      ...STATUS,
      // Without one, those of every status: asked for nothing, the contract lists what waits.
      asked: (said) => {
        const { status } = STATUS.asked(said);
        return { status: status.length === 0 ? Object.values(DocumentCheckStatus) : status };
      },
    },
    choices({ id: 'kind', name: t((w) => w.filters.sectionKind), labels: SectionKindLabel, isRare: true }),
    onlyThose(OWN),
    ASSIGNEE,
    days({ name: t((w) => w.filters.documentDue), from: 'dueFrom', to: 'dueBefore' }),
    days({ name: t((w) => w.filters.submitted), from: 'submittedFrom', to: 'submittedTo', isRare: true }),
    days({ name: t((w) => w.filters.returned), from: 'returnedFrom', to: 'returnedTo', isRare: true }),
  ],
  columns: queueColumns,
  rowLabel: sectionName,
});

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
  ...[...myPageList.conditions, ...documentList.conditions]
    .flatMap((condition) => addressOf(condition))
    .filter((name) => name !== 'project_id'),
];

/** Whether the address lists documents, not my pages. */
export const listsDocuments = (params: URLSearchParams): boolean => params.get('list') === 'sections';
