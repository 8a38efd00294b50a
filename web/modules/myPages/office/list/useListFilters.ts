import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import {
  DelayStatusLabel,
  DocumentCheckStatusLabel,
  PrefectureLabel,
  PriorityLabel,
  ProgramKindLabel,
  ProgressPhaseLabel,
  ProjectStatus,
  ProjectStatusLabel,
  SectionKindLabel,
} from '#web/parts/api/generated/enums.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { useAssigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { myPagesText as t } from './myPages.words.ts';

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

const enumFilters: readonly FilterDefinition[] = [
  {
    id: 'programKind',
    name: t((w) => w.filters.programme),
    options: optionsOf(ProgramKindLabel),
    isRare: true,
  },
  { id: 'status', name: t((w) => w.filters.documentStatus), options: optionsOf(DocumentCheckStatusLabel) },
  {
    id: 'projectStatus',
    name: t((w) => w.filters.status),
    options: STATUS_ORDER.map((status) => ({ value: String(status), label: ProjectStatusLabel[status] })),
  },
  {
    id: 'kind',
    name: t((w) => w.filters.sectionKind),
    options: optionsOf(SectionKindLabel),
    isRare: true,
  },
  { id: 'delayStatus', name: t((w) => w.filters.delay), options: optionsOf(DelayStatusLabel) },
  {
    id: 'progressPhase',
    name: t((w) => w.filters.phase),
    options: optionsOf(ProgressPhaseLabel),
    isRare: true,
  },
  { id: 'priority', name: t((w) => w.filters.priority), options: optionsOf(PriorityLabel), isRare: true },
  {
    id: 'prefecture',
    name: t((w) => w.filters.prefecture),
    options: optionsOf(PrefectureLabel),
    isRare: true,
  },
  {
    id: 'mine',
    name: t((w) => w.filters.assignee),
    options: [{ value: 'true', label: t((w) => w.filters.own) }],
  },
];

const useAssignee = (): FilterDefinition => ({
  id: 'assigneeAdminUserId',
  name: t((w) => w.filters.assigneeName),
  options: useAssigneeOptions(),
  isRare: true,
});

/** The filters of both lists, each of which takes its own: the rounds of the projects, statuses, one's own. */
export const useListFilters = (): readonly FilterDefinition[] => [
  { id: 'project_id', name: t((w) => w.filters.project), options: useProjectOptions() },
  ...enumFilters,
  useAssignee(),
];
