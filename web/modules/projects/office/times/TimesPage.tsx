import { RefreshCw } from 'lucide-react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { ProcessingStepLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { projectsText } from '../projects.words.ts';
import { processingTimesText as t } from './processingTimes.words.ts';
import type { ProcessingTimes } from './rowsOf.ts';
import { timeColumns } from './timeColumns.tsx';

/** /admin/project/:id/processing_time — how long the steps of a round take, and what waits longer. */
export const TimesPage = () => {
  const id = idInPath(useParams().id);
  return (
    <OnlyFor types={typesThatMayCall('listProcessingTimes')}>
      {id === null ? <NotFound /> : <Times projectId={id} />}
    </OnlyFor>
  );
};

const Times = ({ projectId }: { readonly projectId: number }) => {
  const read = useRead('/api/admin/project/{id}/processing_time', { path: { id: projectId } });
  return (
    <ReadPage read={read} waiting={<PageHeader title={t((w) => w.title)} />}>
      {({ body }) => <LoadedTimes times={body} />}
    </ReadPage>
  );
};

/** Measures the round now: what was done since the morning is in the numbers. */
const MeasureButton = ({ projectId }: Pick<ProcessingTimes, 'projectId'>) => {
  const { run, isBusy } = useChange('post', '/api/admin/project/{id}/processing_time', { isQuiet: true });
  const { show } = useSnackbar();
  const handleClick = async () => {
    const result = await run({ path: { id: projectId } });
    if (result.isOk) show({ message: t((w) => w.done), severity: 'success' });
    else show({ message: result.error?.detail ?? t((w) => w.failed), severity: 'error' });
  };
  return (
    <Button icon={RefreshCw} isBusy={isBusy} onClick={() => void handleClick()}>
      {t((w) => w.measure)}
    </Button>
  );
};

const Head = ({ projectId, projectName, availableActions }: ProcessingTimes) => (
  <PageHeader
    over={
      <Breadcrumb
        items={[
          { label: projectsText((w) => w.list.title), href: adminPaths.projects },
          { label: projectName, href: adminPaths.project(projectId) },
          { label: t((w) => w.title) },
        ]}
      />
    }
    title={t((w) => w.title)}
    context={t((w) => w.context)}
    actions={
      availableActions.some(({ action, allowed }) => action === 'measure' && allowed) && (
        <MeasureButton projectId={projectId} />
      )
    }
  />
);

const LoadedTimes = ({ times }: { readonly times: ProcessingTimes }) => (
  <>
    <Head {...times} />
    <Stack gap={16}>
      <Text size={14} tone="muted">
        {times.measuredAt === null
          ? t((w) => w.unmeasured)
          : t((w) => w.measured, { at: formatDateTime(times.measuredAt) })}
      </Text>
      <DataGrid
        aria-label={t((w) => w.table)}
        columns={timeColumns(times)}
        rows={times.items}
        rowId={({ step }) => step}
        rowLabel={({ step }) => ProcessingStepLabel[step]}
        status="ready"
      />
    </Stack>
  </>
);
