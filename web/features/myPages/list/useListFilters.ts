import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import {
  DelayStatusLabel,
  PrefectureLabel,
  PriorityLabel,
  ProgressPhaseLabel,
  ProjectStatus,
  ProjectStatusLabel,
} from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { optionsOf } from '#web/list/optionsOf.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };

const t = texts('myPages', words);

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
    id: 'projectStatus',
    name: t((w) => w.filters.status),
    options: STATUS_ORDER.map((status) => ({ value: String(status), label: ProjectStatusLabel[status] })),
  },
  { id: 'delayStatus', name: t((w) => w.filters.delay), options: optionsOf(DelayStatusLabel) },
  { id: 'progressPhase', name: t((w) => w.filters.phase), options: optionsOf(ProgressPhaseLabel) },
  { id: 'priority', name: t((w) => w.filters.priority), options: optionsOf(PriorityLabel) },
  { id: 'prefecture', name: t((w) => w.filters.prefecture), options: optionsOf(PrefectureLabel) },
];

/** The filters of the list: the rounds of the projects, and the statuses. */
export const useListFilters = (): readonly FilterDefinition[] => {
  const projects = useRead('/api/admin/project', { query: { limit: 200 } }).data?.body.items ?? [];
  const options = projects.map(({ id, shortName }) => ({ value: String(id), label: shortName }));
  return [{ id: 'project_id', name: t((w) => w.filters.project), options }, ...enumFilters];
};
