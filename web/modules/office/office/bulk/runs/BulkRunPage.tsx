import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { BulkRunStatus } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import { bulkText as t } from '../bulk.words.ts';
import type { BulkRun } from '../bulkTypes.ts';
import { BulkRows } from './BulkRows.tsx';
import { Figures } from './Figures.tsx';
import { RunState } from './RunState.tsx';
import { StartCard } from './StartCard.tsx';
import { useBulkRun } from './useBulkRun.ts';

/** /admin/bulk/:id — an act on many rows: what it would do, how far it is, what came of it. */
export const BulkRunPage = () => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={typesThatMayCall('getBulkRun')}>
      <OneRun id={id} />
    </OnlyFor>
  );
};

const OneRun = ({ id }: { id: number }) => {
  const read = useBulkRun(id);
  return (
    <ReadPage read={read}>
      {({ body: run }) => (
        <>
          <Head run={run} />
          <Stack gap={24}>
            {run.status !== BulkRunStatus.Checked && <RunState run={run} />}
            <Figures run={run} />
            {run.notes.length > 0 && <Notes notes={run.notes} />}
            <BulkRows run={run} />
            {run.status === BulkRunStatus.Checked && (
              <StartCard run={run} onReload={() => void read.refetch()} />
            )}
          </Stack>
        </>
      )}
    </ReadPage>
  );
};

const Head = ({ run: { id, kind, status, createdByName, startedAt } }: { run: BulkRun }) => {
  const isTry = status === BulkRunStatus.Checked;
  const title = isTry ? t((w) => w.page.title[kind]) : t((w) => w.page.name[kind]);
  usePageTitle(title);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.runs.title), href: adminPaths.bulkRuns },
            { label: isTry ? t((w) => w.page.crumb) : title },
          ]}
        />
      }
      title={title}
      context={
        isTry
          ? t((w) => w.page.checked)
          : t((w) => w.page.begun, { name: createdByName, at: formatDateTime(startedAt) })
      }
      actions={<ExportMenu path={`/api/admin/bulk_run/${id}/row/export`} label={t((w) => w.page.export)} />}
    />
  );
};

/** What reading the list brought up. */
const Notes = ({ notes }: { notes: readonly string[] }) => (
  <Notice tone="info" title={notes[0] ?? ''}>
    {notes.length > 1 && notes.slice(1).map((note) => <p key={note}>{note}</p>)}
  </Notice>
);
