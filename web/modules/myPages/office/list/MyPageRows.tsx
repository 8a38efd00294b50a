import type { ComponentProps } from 'react';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import type { ActKind } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { useKindsFor } from '#web/modules/office/office/bulk/useKindsFor.ts';
import { useMarkedFiles } from '#web/modules/office/office/bulk/useMarkedFiles.ts';
import type { MyPageSummary } from '#web/modules/sections/office/sectionTypes.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { myPagesText as t } from './myPages.words.ts';
import type { useMyPageList } from './useMyPageList.ts';

type MyPageList = ReturnType<typeof useMyPageList>;

const KINDS: readonly ActKind[] = ['assignMyPages', 'changeMyPageDates', 'notifyMyPages', 'issuePapers'];

type MyPageRowsProps = MyPageList &
  Pick<ComponentProps<typeof DataGrid<MyPageSummary>>, 'columns' | 'columnChoice' | 'empty' | 'searchRef'>;

/** The list of my pages as rows that can be marked. */
export const MyPageRows = ({ list, read, ...grid }: MyPageRowsProps) => {
  const body = read.data?.body;
  const rows = body?.items ?? [];
  const { selection, dialog, notice } = useMarkedFiles({
    ...{ list: 'myPages', kinds: useKindsFor(KINDS), operation: 'exportMyPageFiles' },
    ...{ rows, total: body?.total ?? 0, state: list },
  });
  return (
    <>
      {dialog}
      {notice}
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
        {...(selection === undefined ? {} : { selection })}
        {...(body === undefined ? {} : { paging: list.pagingOf(body) })}
        {...grid}
      />
    </>
  );
};
