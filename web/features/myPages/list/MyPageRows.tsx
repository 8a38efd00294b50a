import { FolderDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useBulkSelection } from '#web/bulk/useBulkSelection.tsx';
import { Ordered } from '#web/list/ExportMenu.tsx';
import type { ExportOrder } from '#web/list/OrderedExport.tsx';
import { formatInteger } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };
import { myPagePaths } from '../myPagePaths.ts';
import type { MyPageSummary } from '../types.ts';
import type { useMyPageList } from './useMyPageList.ts';

const t = texts('myPages', words);

type MyPageList = ReturnType<typeof useMyPageList>;

/** Of marked rows, as the contract has it; all that match are asked for by their conditions. */
const MOST_MARKED = 300;

/** Marked rows and what is done with them: their files become one zip, which a job makes. */
const useMarked = (rows: readonly MyPageSummary[], total: number, list: MyPageList['list']) => {
  const mayTry = useMayCall()('createBulkRun');
  const kinds = mayTry ? (['assignMyPages', 'changeMyPageDates', 'notifyMyPages'] as const) : [];
  const bulk = useBulkSelection({ list: 'myPages', kinds, rows, total, state: list });
  const { marked, selection, isAllMatching, dialog } = bulk;
  const { show } = useSnackbar();
  const [order, setOrder] = useState<ExportOrder | null>(null);
  const save = (): void => {
    if (!isAllMatching && marked.length > MOST_MARKED) {
      show({
        message: t((w) => w.archive.tooMany, { count: formatInteger(MOST_MARKED) }),
        severity: 'error',
      });
      return;
    }
    const ids = new URLSearchParams(marked.map(({ id }) => ['id', String(id)]));
    setOrder({ operation: 'exportMyPageFiles', search: isAllMatching ? list.conditions : ids.toString() });
  };
  const archive = { id: 'archive', label: t((w) => w.archive.action), icon: FolderDown, onSelect: save };
  const actions = [...(order === null ? [archive] : []), ...selection.actions];
  return { selection: { ...selection, actions }, dialog, order, end: () => setOrder(null) };
};

type MyPageRowsProps = MyPageList &
  Pick<ComponentProps<typeof DataGrid<MyPageSummary>>, 'columns' | 'columnChoice' | 'empty' | 'searchRef'>;

/** The list of my pages as rows that can be marked. */
export const MyPageRows = ({ list, read, ...grid }: MyPageRowsProps) => {
  const body = read.data?.body;
  const rows = body?.items ?? [];
  const { selection, dialog, order, end } = useMarked(rows, body?.total ?? 0, list);
  return (
    <>
      {dialog}
      {order !== null && (
        <Notice tone="info" title={t((w) => w.archive.working)}>
          <Ordered order={order} onEnd={end} />
        </Notice>
      )}
      <DataGrid
        aria-label={t((w) => w.list.name)}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ corporationName }) => corporationName}
        rowHref={({ id }) => myPagePaths.detail(id)}
        status={read.isError ? 'error' : body === undefined ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        {...list.sortProps}
        density={list.density}
        selection={selection}
        {...(body === undefined ? {} : { paging: list.pagingOf(body) })}
        {...grid}
      />
    </>
  );
};
