import { Button } from '#ui-kit/Button/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { RetentionKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { RetentionStateTag } from '#web/parts/status/letters/RetentionStateTag.tsx';
import { formatDate } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
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

const FACTS: readonly GridColumn<RetentionRecord>[] = [
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

type Acts = {
  readonly onHold: (record: RetentionRecord) => void;
  readonly onRelease: (record: RetentionRecord) => void;
};

const Act = ({ record, onHold, onRelease }: Acts & { readonly record: RetentionRecord }) => {
  const { name, hold } = record;
  const kind = RetentionKindLabel[record.kind];
  return hold === null ? (
    <Button size="small" aria-label={t((w) => w.holdOf, { name, kind })} onClick={() => onHold(record)}>
      {t((w) => w.holdShort)}
    </Button>
  ) : (
    <Button size="small" aria-label={t((w) => w.releaseOf, { name, kind })} onClick={() => onRelease(record)}>
      {t((w) => w.releaseShort)}
    </Button>
  );
};

/** The columns of /admin/retention. */
export const retentionColumns = (acts: Acts): readonly GridColumn<RetentionRecord>[] => [
  ...FACTS,
  {
    id: 'acts',
    header: t((w) => w.acts),
    align: 'end',
    // The words of a button keep to one line, as figures do.
    isNumeric: true,
    isFixed: true,
    phoneSlot: 'tag',
    cell: (record) => <Act record={record} {...acts} />,
  },
];
