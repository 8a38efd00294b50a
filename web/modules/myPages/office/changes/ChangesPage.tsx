import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeRequestKindLabel, ChangeRequestStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { changeColumns } from './changeColumns.tsx';
import { CHANGE_LIST, changeQuery } from './changeQuery.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.list.statusFilter), options: optionsOf(ChangeRequestStatusLabel) },
  { id: 'kind', name: t((w) => w.list.kindFilter), options: optionsOf(ChangeRequestKindLabel) },
];

/** /admin/change_request: what all undertakings ask to change. */
export const ChangesPage = () => (
  <OnlyFor types={typesThatMayCall('listChangeRequests')}>
    <Changes />
  </OnlyFor>
);

const Changes = () => {
  const list = useListState(CHANGE_LIST);
  const projects = useProjectOptions();
  const isEnabled = useIsAddressSettled('changes');
  const read = useRead(
    '/api/admin/change_request',
    { query: changeQuery(list) },
    { keepsPrevious: true, isEnabled },
  );
  return (
    <ListPage
      words={WORDS}
      views={<ListViews list="changes" shape={CHANGE_LIST} total={read.data?.body.total} />}
      actions={
        <ExportMenu
          path="/api/admin/change_request/export"
          query={changeQuery(list)}
          order={{ operation: 'exportChangeRequests', total: read.data?.body.total }}
          shown={() => ({ ...list, columns: changeColumns })}
        />
      }
      list={list}
      read={read}
      columns={changeColumns}
      rowLabel={({ mypage }) => mypage.corporationName}
      rowHref={({ id }) => adminPaths.change(id)}
      filters={[
        { id: 'project_id', name: t((w) => w.list.projectFilter), options: projects },
        ...FILTERS,
        daysFilter(list, {
          name: t((w) => w.list.submittedFilter),
          from: 'submittedFrom',
          to: 'submittedTo',
          isRare: true,
        }),
      ]}
    />
  );
};
