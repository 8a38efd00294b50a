import {
  ApplicationStatus,
  DomainType,
  PrefectureLabel,
  ProgramKind,
} from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
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
import { applicationsText as t } from '../applications.words.ts';

/** The conditions of the lists of applications, by the names of the contract. */
export const APPLICATION_LIST = {
  filters: ['project_id', 'domainType', 'programKind', 'status', 'prefecture', 'mine', 'assigneeAdminUserId'],
  singles: ['project_id', 'assigneeAdminUserId'],
  others: ['submittedFrom', 'submittedTo', 'subsidyAmountFrom', 'subsidyAmountTo'],
  sorts: [
    'displayCode',
    '-displayCode',
    'submittedAt',
    '-submittedAt',
    'name',
    '-name',
    'subsidyAmount',
    '-subsidyAmount',
    'averageScore',
    '-averageScore',
    'updatedAt',
    '-updatedAt',
  ],
  defaultSort: 'displayCode',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the applications that an address lists. */
export const applicationQuery = (list: ListState<(typeof APPLICATION_LIST.sorts)[number]>) => {
  return {
    ...listQuery(list, PAGE_SIZE),
    domainType: membersOf(list.values, 'domainType', Object.values(DomainType)),
    programKind: membersOf(list.values, 'programKind', Object.values(ProgramKind)),
    status: membersOf(list.values, 'status', Object.values(ApplicationStatus)),
    prefecture: membersOf(list.values, 'prefecture', valuesOf(PrefectureLabel)),
    ...whatIsSaid({
      project_id: idOf(list.values, 'project_id'),
      assigneeAdminUserId: idOf(list.values, 'assigneeAdminUserId'),
      submittedFrom: dayIn(list.others, 'submittedFrom'),
      submittedTo: dayIn(list.others, 'submittedTo'),
      subsidyAmountFrom: yenIn(list.others, 'subsidyAmountFrom'),
      subsidyAmountTo: yenIn(list.others, 'subsidyAmountTo'),
    }),
    ...((list.values.mine ?? []).includes('true') ? { mine: true } : {}),
  };
};

/** The tabs in the order of the work: sets that the server counts, by their words. */
export const VIEWS = [
  { key: 'applications', label: t((w) => w.list.views.all) },
  { key: 'applicationsToCheck', label: t((w) => w.list.views.toCheck) },
  { key: 'applicationsReturned', label: t((w) => w.list.views.returned) },
  { key: 'applicationsUnderReview', label: t((w) => w.list.views.underReview) },
  { key: 'applicationsDecided', label: t((w) => w.list.views.decided) },
] as const;

/** What makes a tab; the round and the search only narrow it. */
export const VIEW_CONDITIONS: readonly string[] = [
  'status',
  'prefecture',
  'programKind',
  'mine',
  'assigneeAdminUserId',
  ...APPLICATION_LIST.others,
];
