import { ChangeRequestKindLabel, ChangeRequestStatusLabel } from '#web/api/generated/enums.ts';
import { typesThatMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { ExportMenu } from '#web/list/ExportMenu.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { listWordsOf } from '#web/list/listWords.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { daysFilter } from '#web/list/rangeFilters.tsx';
import { useListState } from '#web/list/useListState.ts';
import { useProjectOptions } from '#web/list/useProjectOptions.ts';
import { ListViews } from '#web/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/list/views/useSavedViews.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { changesText as t } from '#web/text/ja/changes.ts';
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
