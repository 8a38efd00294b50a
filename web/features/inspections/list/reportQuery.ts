import {
  InspectionKind,
  InspectionReportStatus,
  InspectionResult,
  PrefectureLabel,
} from '#web/api/generated/enums.ts';
import { valuesOf } from '#web/api/valuesOf.ts';
import {
  dayIn,
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
} from '#web/list/listAddress.ts';

/** The conditions of the list of inspections, by the names of the contract. */
export const REPORT_LIST = {
  filters: ['project_id', 'kind', 'status', 'result', 'prefecture'],
  singles: ['project_id'],
  others: ['mine', 'scheduledFrom', 'scheduledTo'],
  sorts: ['scheduledOn', '-scheduledOn', 'status', '-status', 'updatedAt', '-updatedAt'],
  defaultSort: 'scheduledOn',
} as const satisfies ListShape<string>;

/** The days that an address narrows the inspections to. */
const scheduledDays = ({ others }: Pick<ListState<string>, 'others'>) => ({
  scheduledFrom: dayIn(others, 'scheduledFrom'),
  scheduledTo: dayIn(others, 'scheduledTo'),
});

/** What is asked of the contract for the inspections that an address lists. */
export const reportQuery = (list: ListState<(typeof REPORT_LIST.sorts)[number]>) => {
  const projectId = idOf(list.values, 'project_id');
  const { scheduledFrom, scheduledTo } = scheduledDays(list);
  return {
    ...listQuery(list, PAGE_SIZE),
    kind: membersOf(list.values, 'kind', Object.values(InspectionKind)),
    status: membersOf(list.values, 'status', Object.values(InspectionReportStatus)),
    result: membersOf(list.values, 'result', Object.values(InspectionResult)),
    prefecture: membersOf(list.values, 'prefecture', valuesOf(PrefectureLabel)),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(scheduledFrom === undefined ? {} : { scheduledFrom }),
    ...(scheduledTo === undefined ? {} : { scheduledTo }),
    ...(list.others.mine === 'true' ? { mine: true } : {}),
  };
};
