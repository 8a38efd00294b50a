import { AmountProposalKindLabel, AmountProposalStatusLabel } from '#web/parts/api/generated/enums.ts';
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
import { amountColumns } from './amountColumns.tsx';
import { AMOUNT_LIST, amountQuery } from './amountQuery.ts';
import { amountsText as t } from './amounts.words.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.list.statusFilter), options: optionsOf(AmountProposalStatusLabel) },
  { id: 'kind', name: t((w) => w.list.kindFilter), options: optionsOf(AmountProposalKindLabel) },
  {
    id: 'notOwn',
    name: t((w) => w.list.ownFilter),
    options: [{ value: 'true', label: t((w) => w.list.notOwn) }],
  },
];

/** /admin/amount_proposal: the amounts of all undertakings that are proposed, and who is to look at them. */
export const AmountsPage = () => (
  <OnlyFor types={typesThatMayCall('listAmountProposals')}>
    <Amounts />
  </OnlyFor>
);

const Amounts = () => {
  const list = useListState(AMOUNT_LIST);
  const projects = useProjectOptions();
  const isEnabled = useIsAddressSettled('amounts');
  const read = useRead(
    '/api/admin/amount_proposal',
    { query: amountQuery(list) },
    { keepsPrevious: true, isEnabled },
  );
  return (
    <ListPage
      words={WORDS}
      views={<ListViews list="amounts" shape={AMOUNT_LIST} total={read.data?.body.total} />}
      actions={
        <ExportMenu
          path="/api/admin/amount_proposal/export"
          query={amountQuery(list)}
          order={{ operation: 'exportAmountProposals', total: read.data?.body.total }}
          shown={() => ({ ...list, columns: amountColumns })}
        />
      }
      list={list}
      read={read}
      columns={amountColumns}
      rowLabel={({ mypage }) => mypage.corporationName}
      rowHref={({ id }) => adminPaths.amount(id)}
      filters={[{ id: 'project_id', name: t((w) => w.list.projectFilter), options: projects }, ...FILTERS]}
    />
  );
};
