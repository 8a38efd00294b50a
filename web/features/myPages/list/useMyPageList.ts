import {
  DelayStatus,
  PrefectureLabel,
  Priority,
  ProgressPhase,
  ProjectStatus,
} from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { valuesOf } from '#web/api/valuesOf.ts';
import { idOf, membersOf } from '#web/list/listAddress.ts';
import { useListState } from '#web/list/useListState.ts';
import { todayInTokyo } from '#web/text/today.ts';
import { conditionsOf, documentsOf, MY_PAGE_LIST, type ViewId } from './listViews.ts';

/** The list of my pages as the address asks for it. */
export const useMyPageList = (view: ViewId, isMatrix: boolean) => {
  const list = useListState(MY_PAGE_LIST);
  const conditions = conditionsOf(view, todayInTokyo());
  const chosenDelays = membersOf(list.values, 'delayStatus', Object.values(DelayStatus));
  const projectId = idOf(list.values, 'project_id');
  // Both hold: the earlier of the two days.
  const [dueBefore] = [conditions.dueBefore, list.others.dueBefore].filter((day) => day !== undefined).sort();
  const read = useRead(
    '/api/admin/my_page',
    {
      query: {
        ...list.query,
        ...conditions,
        ...(projectId === undefined ? {} : { project_id: projectId }),
        ...(dueBefore === undefined ? {} : { dueBefore }),
        projectStatus: membersOf(list.values, 'projectStatus', Object.values(ProjectStatus)),
        delayStatus: chosenDelays.length > 0 ? chosenDelays : (conditions.delayStatus ?? []),
        progressPhase: membersOf(list.values, 'progressPhase', Object.values(ProgressPhase)),
        priority: membersOf(list.values, 'priority', Object.values(Priority)),
        prefecture: membersOf(list.values, 'prefecture', valuesOf(PrefectureLabel)),
        ...(isMatrix ? { view: 'matrix' as const } : {}),
      },
    },
    { keepsPrevious: true, isEnabled: documentsOf(view) === null },
  );
  return { list, read };
};

const useMyPageCount = (view: ViewId): number | undefined =>
  useRead('/api/admin/my_page', { query: { limit: 1, ...conditionsOf(view, todayInTokyo()) } }).data?.body
    .total;

const useDocumentCount = (view: ViewId): number | undefined => {
  const status = documentsOf(view);
  const read = useRead(
    '/api/admin/my_page/section',
    { query: { limit: 1, ...(status === null ? {} : { status: [status] }) } },
    { isEnabled: status !== null },
  );
  return read.data?.body.total;
};

/** How many rows each view has without further conditions; missing until it is known. */
export const useViewCounts = (): Readonly<Record<ViewId, number | undefined>> => ({
  all: useMyPageCount('all'),
  mine: useMyPageCount('mine'),
  soon: useMyPageCount('soon'),
  late: useMyPageCount('late'),
  unconfirmed: useDocumentCount('unconfirmed'),
  ministry: useDocumentCount('ministry'),
});
