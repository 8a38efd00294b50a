import { disposalTitle } from '#web/modules/aftercare/shared/property/disposal.ts';
import { PropertyDisposalStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { idOf } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { disposalColumns } from './disposalColumns.tsx';
import { DISPOSAL_LIST, disposalQuery } from './disposalQuery.ts';
import { disposalsText as t } from './disposals.words.ts';
import { PropertyViews } from './PropertyViews.tsx';

const WORDS = listWordsOf(t, (w) => w);

const STATUSES = optionsOf(PropertyDisposalStatusLabel);

/** /admin/property/disposal: what all businesses asked to do with their property, what was handed in last first. */
export const DisposalsPage = () => (
  <OnlyFor types={typesThatMayCall('listDisposals')}>
    <Disposals />
  </OnlyFor>
);

const Disposals = () => {
  const list = useListState(DISPOSAL_LIST);
  const projects = useProjectOptions();
  const isEnabled = useIsAddressSettled('disposals');
  const read = useRead(
    '/api/admin/disposal',
    { query: disposalQuery(list) },
    { keepsPrevious: true, isEnabled },
  );
  return (
    <ListPage
      words={WORDS}
      views={
        <PropertyViews
          page="disposals"
          projectId={idOf(list.values, 'project_id')}
          total={read.data?.body.total}
        />
      }
      actions={
        <ExportMenu
          path="/api/admin/disposal/export"
          query={disposalQuery(list)}
          order={{ operation: 'exportDisposals', total: read.data?.body.total }}
          shown={() => ({ ...list, columns: disposalColumns })}
        />
      }
      list={list}
      read={read}
      columns={disposalColumns}
      rowLabel={(disposal) => `${disposal.mypage.corporationName} ${disposalTitle(disposal)}`}
      rowHref={({ mypageId }) => adminPaths.ledger(mypageId)}
      filters={[
        { id: 'project_id', name: t((w) => w.projectFilter), options: projects },
        { id: 'status', name: t((w) => w.statusFilter), options: STATUSES },
      ]}
    />
  );
};
