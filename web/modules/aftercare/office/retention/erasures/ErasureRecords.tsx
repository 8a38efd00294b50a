import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import {
  ApplicationStatusLabel,
  ProjectStatusLabel,
  RetentionErasureOutcomeLabel,
  RetentionKeptReasonLabel,
  RetentionKindLabel,
  RetentionErasureStatus as Status,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useReadAgain } from '#web/parts/api/useReadAgain.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { type ListShape, listQuery, membersOf, PAGE_SIZE } from '#web/parts/list/listAddress.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { RetentionErasureOutcomeTag } from '#web/parts/status/letters/RetentionErasureTags.tsx';
import { DASH, formatDate, formatInteger, formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { hrefOfRecord } from '../hrefOfRecord.ts';
import type { Erasure } from './erasure.ts';
import { erasuresText as t } from './erasures.words.ts';

type Row = components['schemas']['RetentionErasureRecord'];

/** Polling interval while the job runs. */
const LOOK_MS = 2_000;

const SHAPE = {
  filters: ['kind', 'outcome'],
  sorts: ['id'],
  defaultSort: 'id',
} as const satisfies ListShape<string>;

const WORDS = {
  title: t((w) => w.rows.title),
  empty: t((w) => w.rows.empty),
  emptyText: t((w) => w.rows.emptyText),
};

/** What it was at the end: 不採択, 支払済. */
const lastOf = ({ applicationStatus, projectStatus }: Row): string => {
  if (projectStatus !== null) return ProjectStatusLabel[projectStatus];
  return applicationStatus === null ? DASH : ApplicationStatusLabel[applicationStatus];
};

const nameOf = ({ name }: Row): string => name ?? t((w) => w.rows.gone);

const COLUMNS: readonly GridColumn<Row>[] = [
  {
    id: 'name',
    header: t((w) => w.rows.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(9rem, 24vw, 28rem)',
    cell: (row) => (
      <GridTwoLines
        first={row.name === null ? nameOf(row) : <GridLink isClipped>{row.name}</GridLink>}
        second={[row.displayCode, row.projectName ?? t((w) => w.rows.noProject)]
          .filter(Boolean)
          .join(marks.gap)}
      />
    ),
  },
  { id: 'kind', header: t((w) => w.kind), phoneSlot: 'title', cell: ({ kind }) => RetentionKindLabel[kind] },
  {
    id: 'dueOn',
    header: t((w) => w.rows.dueOn),
    isNumeric: true,
    phoneSlot: 'due',
    phoneLabel: t((w) => w.rows.dueOn),
    cell: ({ dueOn }) => formatDate(dueOn),
  },
  { id: 'last', header: t((w) => w.rows.last), hideBelow: 'lg', phoneSlot: 'none', cell: lastOf },
  {
    id: 'amount',
    header: t((w) => w.amount),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'amount',
    cell: ({ amount }) => formatYen(amount),
  },
  {
    id: 'files',
    header: t((w) => w.files),
    align: 'end',
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ fileCount }) => formatInteger(fileCount),
  },
  {
    id: 'outcome',
    header: t((w) => w.rows.outcome),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ outcome, keptReason }) => (
      <GridTwoLines
        first={<RetentionErasureOutcomeTag status={outcome} />}
        second={keptReason === null ? undefined : RetentionKeptReasonLabel[keptReason]}
      />
    ),
  },
];

const FILTERS = [
  { id: 'outcome', name: t((w) => w.rows.outcome), options: optionsOf(RetentionErasureOutcomeLabel) },
  { id: 'kind', name: t((w) => w.kind), options: optionsOf(RetentionKindLabel) },
];

/** The records of an erasure, with their names as long as they are there. */
export const ErasureRecords = ({ erasure: { id, status } }: { readonly erasure: Erasure }) => {
  const list = useListState(SHAPE);
  const { sort: _sort, q: _q, ...page } = listQuery(list, PAGE_SIZE);
  const query = {
    ...page,
    kind: membersOf(list.values, 'kind', valuesOf(RetentionKindLabel)),
    outcome: membersOf(list.values, 'outcome', valuesOf(RetentionErasureOutcomeLabel)),
  };
  const read = useRead(
    '/api/admin/retention/erasure/{id}/record',
    { path: { id }, query },
    { keepsPrevious: true, ...(status === Status.Running ? { everyMs: LOOK_MS } : {}) },
  );
  useReadAgain(read, status);
  return (
    <Stack gap={12}>
      <SectionHeading
        aside={
          <ExportMenu path={`/api/admin/retention/erasure/${id}/record/export`} query={query} size="small" />
        }
      >
        {t((w) => w.rows.title)}
      </SectionHeading>
      <RecordList
        words={WORDS}
        list={list}
        read={read}
        columns={COLUMNS}
        rowLabel={(row) => `${nameOf(row)} ${RetentionKindLabel[row.kind]}`}
        rowHref={hrefOfRecord}
        filters={FILTERS}
      />
    </Stack>
  );
};
