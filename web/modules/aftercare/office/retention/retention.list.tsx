import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { RetentionKindLabel, RetentionStateLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { plainWordsOf } from '#web/parts/list/listWords.ts';
import { RetentionStateTag } from '#web/parts/status/letters/RetentionStateTag.tsx';
import { formatDate } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { hrefOfRecord } from './hrefOfRecord.ts';
import { retentionText as t } from './retention.words.ts';

export type RetentionRecord = components['schemas']['RetentionRecord'];

/** Until when it is held, and by whom; nothing where nobody holds it. */
const holdText = ({ hold }: RetentionRecord): string | undefined => {
  if (hold === null) return undefined;
  const { untilOn, heldByName: name } = hold;
  return untilOn === null
    ? t((w) => w.heldOpen, { name })
    : t((w) => w.heldUntil, { day: formatDate(untilOn), name });
};

const COLUMNS: readonly GridColumn<RetentionRecord>[] = [
  {
    id: 'dueOn',
    header: t((w) => w.dueOn),
    isNumeric: true,
    isFixed: true,
    phoneSlot: 'due',
    phoneLabel: t((w) => w.dueOn),
    cell: ({ dueOn }) => formatDate(dueOn),
  },
  {
    id: 'name',
    header: t((w) => w.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(9rem, 22vw, 26rem)',
    cell: ({ name, displayCode, projectName }) => (
      <GridTwoLines
        first={<GridLink isClipped>{name}</GridLink>}
        second={[displayCode, projectName ?? t((w) => w.noProject)].filter(Boolean).join(marks.gap)}
      />
    ),
  },
  { id: 'kind', header: t((w) => w.kind), phoneSlot: 'title', cell: ({ kind }) => RetentionKindLabel[kind] },
  {
    id: 'countedOn',
    header: t((w) => w.countedOn),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ countedOn }) => formatDate(countedOn),
  },
  {
    id: 'state',
    header: t((w) => w.state),
    isFixed: true,
    phoneSlot: 'tag',
    width: 'clamp(8rem, 14vw, 16rem)',
    cell: (record) => (
      <GridTwoLines first={<RetentionStateTag status={record.state} />} second={holdText(record)} />
    ),
  },
];

/** What has been kept long enough, and what is kept longer; it has one order and no words to search. */
export const retentionList = describeList('/api/admin/retention/record', {
  seenBy: typesThatMayCall('getRetentionOverview'),
  words: { ...plainWordsOf(t, (w) => w.list), context: t((w) => w.list.context) },
  firstOrder: 'dueOn',
  conditions: [
    round(t((w) => w.project)),
    choices({ id: 'state', name: t((w) => w.state), labels: RetentionStateLabel }),
    choices({ id: 'kind', name: t((w) => w.kind), labels: RetentionKindLabel }),
  ],
  columns: COLUMNS,
  rowLabel: ({ name, kind }) => `${name} ${RetentionKindLabel[kind]}`,
  rowHref: hrefOfRecord,
});
