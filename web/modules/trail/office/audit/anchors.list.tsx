import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useDownload } from '#web/parts/files/useDownload.ts';
import { NamedCell } from '#web/parts/list/columns/NamedCell.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { plainWordsOf } from '#web/parts/list/listWords.ts';
import { formatDate, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { auditText as t } from './audit.words.ts';

type Anchor = components['schemas']['AuditAnchor'];

const SaveAnchor = ({ day }: Pick<Anchor, 'day'>) => {
  const { save, isSaving } = useDownload(`/api/admin/audit/anchor/${day}`, {
    failed: t((w) => w.anchors.failed),
  });
  return (
    <Button
      size="small"
      isBusy={isSaving}
      aria-label={t((w) => w.anchors.saveOf, { day: formatDate(day) })}
      onClick={() => void save()}
    >
      {t((w) => w.anchors.save)}
    </Button>
  );
};

const COLUMNS: readonly GridColumn<Anchor>[] = [
  {
    id: 'day',
    header: t((w) => w.anchors.day),
    isRowHeader: true,
    isFixed: true,
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ day }) => formatDate(day),
  },
  {
    id: 'state',
    header: t((w) => w.anchors.state),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ isHeld }) =>
      isHeld ? (
        <StatusTag tone="success" icon={CircleCheck}>
          {t((w) => w.anchors.held)}
        </StatusTag>
      ) : (
        <StatusTag tone="danger" icon={CircleAlert}>
          {t((w) => w.anchors.lost)}
        </StatusTag>
      ),
  },
  {
    id: 'entryCount',
    header: t((w) => w.anchors.entryCount),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'title',
    cell: ({ entryCount }) => (
      <NamedCell name={t((w) => w.anchors.entryCount)}>{formatInteger(entryCount)}</NamedCell>
    ),
  },
  {
    id: 'hash',
    header: t((w) => w.anchors.hash),
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(9rem, 17vw, 30rem)',
    cell: ({ hash }) => <ClipText>{hash}</ClipText>,
  },
  {
    id: 'madeAt',
    header: t((w) => w.anchors.madeAt),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ madeAt, storedAt }) => (
      <GridTwoLines
        first={formatDateTime(madeAt)}
        second={storedAt === null ? t((w) => w.anchors.notStored) : undefined}
      />
    ),
  },
  {
    id: 'publicKeySha256',
    header: t((w) => w.anchors.key),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '9rem',
    cell: ({ publicKeySha256 }) => <ClipText>{publicKeySha256}</ClipText>,
  },
  {
    id: 'acts',
    header: t((w) => w.acts),
    align: 'end',
    isNumeric: true,
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ day }) => <SaveAnchor day={day} />,
  },
];

/** Days: where the trail ended on each, and whether the trail goes through there now. */
export const anchorList = describeList('/api/admin/audit/anchor', {
  seenBy: typesThatMayCall('listAuditAnchors'),
  words: { ...plainWordsOf(t, (w) => w.anchors), context: t((w) => w.anchors.context) },
  orders: ['day'],
  firstOrder: '-day',
  conditions: [],
  columns: COLUMNS,
  rowLabel: ({ day }) => formatDate(day),
});
