import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { BulkRowOutcome } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useReadAgain } from '#web/parts/api/useReadAgain.ts';
import { type ListShape, membersOf, PAGE_SIZE } from '#web/parts/list/listAddress.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useMarkedRows } from '#web/parts/list/useMarkedRows.ts';
import { formatCount, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { bulkText as t } from '../bulk.words.ts';
import type { BulkRun, BulkRunRow } from '../bulkTypes.ts';
import { rowHref } from './bulkRecord.ts';
import { rowColumns } from './rowColumns.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { isGoing } from './useBulkRun.ts';

const ROWS = {
  filters: ['outcome'],
  singles: ['outcome'],
  sorts: ['line'],
  defaultSort: 'line',
} as const satisfies ListShape<string>;

const SEGMENTS = [
  { key: 'done', outcome: BulkRowOutcome.Done },
  { key: 'failed', outcome: BulkRowOutcome.Failed },
  { key: 'unable', outcome: BulkRowOutcome.Unable },
  { key: 'unchanged', outcome: BulkRowOutcome.Unchanged },
  { key: 'skipped', outcome: BulkRowOutcome.Skipped },
  { key: 'undone', outcome: BulkRowOutcome.Undone },
] as const;

/** On a phone the choice scrolls sideways. */
const Line = styled.div`
  overflow-x: auto;
  white-space: nowrap;
`;

type Outcome = { readonly value: string; readonly onChange: (value: string) => void };

/** All rows, or those of one outcome; outcomes without a row are not offered. */
const Segments = ({ run: { counts }, value, onChange }: Outcome & { run: BulkRun }) => (
  <Line>
    <SegmentedChoice
      label={t((w) => w.page.segments)}
      value={value}
      onValueChange={onChange}
      options={[
        { value: '', label: `${t((w) => w.page.all)} ${formatInteger(counts.total)}` },
        ...SEGMENTS.filter(({ key, outcome }) => counts[key] > 0 || value === String(outcome)).map(
          ({ key, outcome }) => ({
            value: String(outcome),
            label: `${t((w) => w.page[key])} ${formatInteger(counts[key])}`,
          }),
        ),
      ]}
    />
  </Line>
);

/** What the rows were chosen by. */
const Target = ({ run: { selection, counts, createdAt } }: { run: BulkRun }) => (
  <p>
    {t((w) => w.page.target[selection.by], {
      count: formatCount(counts.total).replace(/件$/, ''),
      at: formatDateTime(createdAt),
      file: selection.fileName ?? '',
    })}
  </p>
);

const useRows = (run: BulkRun) => {
  const list = useListState(ROWS);
  const outcome = membersOf(list.values, 'outcome', Object.values(BulkRowOutcome));
  const { cursor } = list;
  const query = { limit: PAGE_SIZE, outcome, ...(cursor === null ? {} : { cursor }) };
  const read = useRead(
    '/api/admin/bulk_run/{id}/row',
    { path: { id: run.id }, query },
    { keepsPrevious: true, ...(isGoing(run) ? { everyMs: 2_000 } : {}) },
  );
  useReadAgain(read, run.status);
  return { list, read };
};

/** Which rows are marked, and which of them would be taken back. */
const useUndo = (run: BulkRun, rows: readonly BulkRunRow[], from: number) => {
  const { selection, marked } = useMarkedRows(rows, from);
  const [isUndoing, setUndoing] = useState(false);
  const undoable = marked.filter(({ canUndo }) => canUndo).map(({ id }) => id);
  const action = {
    id: 'undo',
    label: t((w) => w.page.undoChosen),
    icon: RotateCcw,
    onSelect: () => setUndoing(undoable.length > 0),
  };
  return {
    mayUndo: run.availableActions.some(({ action: name, allowed }) => name === 'undo' && allowed),
    selection: { ...selection, actions: [action] },
    undoable,
    isUndoing,
    close: () => setUndoing(false),
  };
};

const labelOf = ({ name, code, document }: BulkRunRow): string =>
  document === null ? (name ?? code ?? t((w) => w.page.line)) : sectionName(document);

/** The rows of a run, by outcome; those that are done can be marked and taken back. */
export const BulkRows = ({ run }: { run: BulkRun }) => {
  const { list, read } = useRows(run);
  const page = read.data?.body;
  const { selection, mayUndo, undoable, isUndoing, close } = useUndo(run, page?.items ?? [], list.from);
  return (
    <Stack gap={12}>
      <Segments
        run={run}
        value={list.values.outcome?.[0] ?? ''}
        onChange={(value) => list.filterProps.onChange({ outcome: value === '' ? [] : [value] })}
      />
      <Target run={run} />
      <DataGrid
        aria-label={t((w) => w.page.rows)}
        columns={rowColumns(run)}
        rows={page?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={labelOf}
        rowHref={(row) => rowHref(run, row) ?? ''}
        status={read.isError ? 'error' : page === undefined ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        empty={<EmptyState title={t((w) => w.page.noRows)} />}
        {...(mayUndo ? { selection } : {})}
        {...(page === undefined ? {} : { paging: list.pagingOf(page) })}
      />
      {isUndoing && (
        <UndoDialog
          run={run}
          rowIds={undoable}
          onClose={close}
          onDone={() => selection.onChange(new Set())}
        />
      )}
    </Stack>
  );
};
