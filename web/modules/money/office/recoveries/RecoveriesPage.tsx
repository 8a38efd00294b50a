import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import { RecoveryKindLabel, RecoveryStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
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
