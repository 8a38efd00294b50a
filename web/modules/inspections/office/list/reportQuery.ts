import {
  InspectionKind,
  InspectionReportStatus,
  InspectionResult,
  PrefectureLabel,
} from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { daysIn } from '#web/parts/list/conditionsIn.ts';
import {
  idOf,
  type ListShape,
  type ListState,
  listQuery,
  membersOf,
  PAGE_SIZE,
} from '#web/parts/list/listAddress.ts';

const DAYS = ['scheduledFrom', 'scheduledTo', 'submittedFrom', 'submittedTo'] as const;

/** The conditions of the list of inspections, by the names of the contract. */
export const REPORT_LIST = {
  filters: ['project_id', 'kind', 'status', 'result', 'prefecture', 'inspectorUserId'],
  singles: ['project_id', 'inspectorUserId'],
  others: ['mine', ...DAYS],
  sorts: ['scheduledOn', '-scheduledOn', 'status', '-status', 'updatedAt', '-updatedAt'],
  defaultSort: 'scheduledOn',
} as const satisfies ListShape<string>;

/** What is asked of the contract for the inspections that an address lists. */
export const reportQuery = (list: ListState<(typeof REPORT_LIST.sorts)[number]>) => {
  const projectId = idOf(list.values, 'project_id');
  const inspectorUserId = idOf(list.values, 'inspectorUserId');
  return {
    ...listQuery(list, PAGE_SIZE),
    kind: membersOf(list.values, 'kind', Object.values(InspectionKind)),
    status: membersOf(list.values, 'status', Object.values(InspectionReportStatus)),
    result: membersOf(list.values, 'result', Object.values(InspectionResult)),
    prefecture: membersOf(list.values, 'prefecture', valuesOf(PrefectureLabel)),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(inspectorUserId === undefined ? {} : { inspectorUserId }),
    ...daysIn(list.others, ...DAYS),
    ...(list.others.mine === 'true' ? { mine: true } : {}),
  };
};
