import { Button } from '#ui-kit/Button/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { ExportRunStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { ExportRunStatusTag } from '#web/parts/status/ExportRunStatusTag.tsx';
import { formatBytes, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { exportsText as t } from './exports.words.ts';

export type ExportRun = components['schemas']['ExportRun'];

type Acts = { readonly onSave: (run: ExportRun) => void; readonly onRemove: (run: ExportRun) => void };

const { Waiting, Making, Made } = ExportRunStatus;

/** By the name of its file, and before there is one by that of its list. */
export const nameOf = ({ fileName, title }: ExportRun): string => fileName ?? title;

const countText = ({ doneCount, totalCount, status }: ExportRun): string => {
  const done = formatInteger(doneCount);
  return status === Made || totalCount === null
    ? t((w) => w.count, { done })
    : t((w) => w.countOf, { done, total: formatInteger(totalCount) });
};

const Progress = ({ run }: { run: ExportRun }) => (
  <Stack gap={4}>
    <span>{countText(run)}</span>
    {run.status === Making && run.totalCount !== null && (
      <ProgressBar
        value={run.doneCount}
        max={run.totalCount}
        label={t((w) => w.progressOf, { name: run.title })}
      />
    )}
  </Stack>
);

const factColumns: readonly GridColumn<ExportRun>[] = [
  {
    id: 'name',
    header: t((w) => w.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(12rem, 30vw, 32rem)',
    cell: (run) => (
      <GridTwoLines
        first={<ClipText>{nameOf(run)}</ClipText>}
        second={run.problem ?? (run.sizeBytes === null ? run.title : formatBytes(run.sizeBytes))}
      />
    ),
  },
  {
    id: 'status',
    header: t((w) => w.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <ExportRunStatusTag status={status} />,
  },
  {
    id: 'progress',
    header: t((w) => w.progress),
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'title',
    cell: (run) => <Progress run={run} />,
  },
  {
    id: 'createdAt',
    header: t((w) => w.createdAt),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'due',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'expiresAt',
    header: t((w) => w.expiresAt),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ expiresAt }) => formatDateTime(expiresAt),
  },
];

const actsColumn = ({ onSave, onRemove }: Acts): GridColumn<ExportRun> => ({
  id: 'acts',
  header: t((w) => w.acts),
  align: 'end',
  isNumeric: true,
  isFixed: true,
  phoneSlot: 'tag',
  cell: (run) => {
    const isOpen = run.status === Waiting || run.status === Making;
    const name = nameOf(run);
    return (
      <Row gap={8}>
        {run.status === Made && (
          <Button
            size="small"
            variant="primary"
            aria-label={t((w) => w.saveOf, { name })}
            onClick={() => onSave(run)}
          >
            {t((w) => w.save)}
          </Button>
        )}
        <Button
          size="small"
          aria-label={t((w) => (isOpen ? w.stopOf : w.removeOf), { name })}
          onClick={() => onRemove(run)}
        >
          {t((w) => (isOpen ? w.stop : w.remove))}
        </Button>
      </Row>
    );
  },
});

/** What was ordered, how far it is, and what can be done with it. */
export const exportRunColumns = (acts: Acts): readonly GridColumn<ExportRun>[] => [
  ...factColumns,
  actsColumn(acts),
];
