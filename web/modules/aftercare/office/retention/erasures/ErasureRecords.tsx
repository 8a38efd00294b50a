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
import { useReadAgain } from '#web/parts/api/useReadAgain.ts';
import { choices } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { plainWordsOf } from '#web/parts/list/listWords.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useList } from '#web/parts/list/useList.ts';
import { RetentionErasureOutcomeTag } from '#web/parts/status/letters/RetentionErasureTags.tsx';
import { DASH, formatDate, formatInteger, formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { hrefOfRecord } from '../hrefOfRecord.ts';
import type { Erasure } from './erasure.ts';
import { erasuresText as t } from './erasures.words.ts';

type Row = components['schemas']['RetentionErasureRecord'];

/** Polling interval while the job runs. */
const LOOK_MS = 2_000;

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

const recordList = describeList('/api/admin/retention/erasure/{id}/record', {
  words: plainWordsOf(t, (w) => w.rows),
  firstOrder: 'id',
  conditions: [
    choices({ id: 'outcome', name: t((w) => w.rows.outcome), labels: RetentionErasureOutcomeLabel }),
    choices({ id: 'kind', name: t((w) => w.kind), labels: RetentionKindLabel }),
  ],
  columns: COLUMNS,
  rowLabel: (row) => `${nameOf(row)} ${RetentionKindLabel[row.kind]}`,
  rowHref: hrefOfRecord,
});

/** The records of an erasure, with their names as long as they are there. */
export const ErasureRecords = ({ erasure: { id, status } }: { readonly erasure: Erasure }) => {
  const everyMs = status === Status.Running ? LOOK_MS : undefined;
  const shown = useList(recordList, { path: { id }, everyMs });
  useReadAgain(shown.read, status);
  return (
    <Stack gap={12}>
      <SectionHeading
        aside={
          <ExportMenu
            path={`/api/admin/retention/erasure/${id}/record/export`}
            query={shown.query}
            size="small"
          />
        }
      >
        {t((w) => w.rows.title)}
      </SectionHeading>
      <RecordList shown={shown} />
    </Stack>
  );
};
