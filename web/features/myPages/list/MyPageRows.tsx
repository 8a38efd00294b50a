import { FolderDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useBulkSelection } from '#web/bulk/useBulkSelection.tsx';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };
import { myPagePaths } from '../myPagePaths.ts';
import type { MyPageSummary } from '../types.ts';
import { type ArchiveProgress, useArchives } from './useArchives.ts';
import type { useMyPageList } from './useMyPageList.ts';

const t = texts('myPages', words);

type MyPageList = ReturnType<typeof useMyPageList>;

/** Marked rows and what is done with them: their files are saved one after the other. */
const useMarked = (rows: readonly MyPageSummary[], total: number, list: MyPageList['list']) => {
  const mayTry = useMayCall()('createBulkRun');
  const kinds = mayTry ? (['assignMyPages'] as const) : [];
  const bulk = useBulkSelection({ list: 'myPages', kinds, rows, total, state: list });
  const { marked, selection, isAllMatching, dialog } = bulk;
  const { save, progress, stop } = useArchives();
  const targets = marked.map(({ id, corporationName }) => ({ id, name: corporationName }));
  const archive = {
    id: 'archive',
    label: t((w) => w.archive.action),
    icon: FolderDown,
    onSelect: () => void save(targets),
  };
  // The files of rows on other pages are not known here: all that match are only assigned.
  const own = isAllMatching ? [] : [archive];
  return { selection: { ...selection, actions: [...own, ...selection.actions] }, dialog, progress, stop };
};

type MyPageRowsProps = MyPageList &
  Pick<ComponentProps<typeof DataGrid<MyPageSummary>>, 'columns' | 'columnChoice' | 'empty' | 'searchRef'>;

/** The list of my pages as rows that can be marked. */
export const MyPageRows = ({ list, read, ...grid }: MyPageRowsProps) => {
  const body = read.data?.body;
  const rows = body?.items ?? [];
  const { selection, dialog, progress, stop } = useMarked(rows, body?.total ?? 0, list);
  return (
    <>
      {dialog}
      {progress !== null && <Saving progress={progress} onStop={stop} />}
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

const Saving = ({ progress, onStop }: { progress: ArchiveProgress; onStop: () => void }) => {
  const text = t((w) => w.archive.working, progress);
  return (
    <Notice
      tone="info"
      title={text}
      actions={
        <Row>
          <Button size="small" onClick={onStop}>
            {t((w) => w.archive.stop)}
          </Button>
        </Row>
      }
    >
      <ProgressBar label={text} value={progress.done} max={progress.total} />
    </Notice>
  );
};
