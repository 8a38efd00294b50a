import { useEffect, useEffectEvent } from 'react';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { useLeftExportMoves } from '#web/parts/list/exports/leftExports.ts';
import { type ExportRun, exportRunColumns, nameOf } from './exportRunColumns.tsx';
import { exportsText as t } from './exports.words.ts';

/** How often the page is read again while somebody looks at it. */
const LOOK_MS = 2_000;

/** Why the server keeps a file back, in its own words; whatever else went wrong may go right the next time. */
const wordsOf = (error: unknown): string =>
  (error instanceof ApiError && error.status === 409 ? error.detail : null) ?? t((w) => w.notSaved);

/** /admin/export: the lists that the visitor has ordered as files. Nobody sees another's. */
export const ExportRunsPage = () => {
  const read = useRead('/api/admin/export_run', {}, { everyMs: LOOK_MS });
  const remove = useChange('delete', '/api/admin/export_run/{id}');
  const files = useFiles();
  const { show } = useSnackbar();
  const { lookedAt } = useLeftExportMoves();
  const look = useEffectEvent(lookedAt);
  useEffect(() => look(), []);
  const save = async ({ id }: ExportRun): Promise<void> => {
    try {
      const download = await files.download(`/api/admin/export_run/${id}/file`);
      if (download === null) throw new TypeError('nothing to save');
      saveDownload(download);
    } catch (error) {
      show({ message: wordsOf(error), severity: 'error' });
    }
  };
  const columns = exportRunColumns({
    onSave: (run) => void save(run),
    onRemove: ({ id }) => void remove.run({ path: { id } }),
  });
  return (
    <>
      <PageHeader title={t((w) => w.title)} context={t((w) => w.context)} />
      <DataGrid
        aria-label={t((w) => w.title)}
        columns={columns}
        rows={read.data?.body.items ?? []}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        empty={<EmptyState title={t((w) => w.empty)}>{t((w) => w.emptyText)}</EmptyState>}
      />
    </>
  );
};
