import { RecoveryKindLabel, RecoveryStatusLabel } from '#web/api/generated/enums.ts';
import { typesThatMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { ExportMenu } from '#web/list/ExportMenu.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { listWordsOf } from '#web/list/listWords.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { useListState } from '#web/list/useListState.ts';
import { useProjectOptions } from '#web/list/useProjectOptions.ts';
import { ListViews } from '#web/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/list/views/useSavedViews.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { recoveriesText as t } from '#web/text/ja/recoveries.ts';
import { recoveryColumns } from './recoveryColumns.tsx';
import { RECOVERY_LIST, recoveryQuery } from './recoveryQuery.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.list.statusFilter), options: optionsOf(RecoveryStatusLabel) },
  { id: 'kind', name: t((w) => w.list.kindFilter), options: optionsOf(RecoveryKindLabel) },
];

/** /admin/recovery: money that businesses have to pay back, of all undertakings. */
export const RecoveriesPage = () => (
  <OnlyFor types={typesThatMayCall('listRecoveries')}>
    <Recoveries />
  </OnlyFor>
);

const Recoveries = () => {
  const list = useListState(RECOVERY_LIST);
  const projects = useProjectOptions();
  const isEnabled = useIsAddressSettled('recoveries');
  const read = useRead(
    '/api/admin/recovery',
    { query: recoveryQuery(list) },
    { keepsPrevious: true, isEnabled },
  );
  return (
    <ListPage
      words={WORDS}
      views={<ListViews list="recoveries" shape={RECOVERY_LIST} total={read.data?.body.total} />}
      actions={
        <ExportMenu
          path="/api/admin/recovery/export"
          query={recoveryQuery(list)}
          order={{ operation: 'exportRecoveries', total: read.data?.body.total }}
          shown={() => ({ ...list, columns: recoveryColumns })}
        />
      }
      list={list}
      read={read}
      columns={recoveryColumns}
      rowLabel={({ mypage }) => mypage.corporationName}
      rowHref={({ id }) => adminPaths.recovery(id)}
      filters={[{ id: 'project_id', name: t((w) => w.list.projectFilter), options: projects }, ...FILTERS]}
    />
  );
};
