import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import {
  ActorKind,
  ActorKindLabel,
  AdminTypeLabel,
  TargetKindLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { detailsColumn } from '#web/parts/list/columns/detailsColumn.tsx';
import { AuditOutcomeTag } from '#web/parts/status/AuditOutcomeTag.tsx';
import { formatDateTimeSeconds, formatText } from '#web/parts/text/format.ts';
import { auditText as t } from './audit.words.ts';

type Entry = components['schemas']['AuditEntry'];

/** 事務局（JMAC）, 事業者, ログイン前: in what part somebody acted. */
export const partOf = ({ actorKind, adminType }: Entry): string => {
  if (actorKind === null) return t((w) => w.beforeLogIn);
  return actorKind === ActorKind.Admin && adminType !== null
    ? AdminTypeLabel[adminType]
    : ActorKindLabel[actorKind];
};

/** What stands below a name; nothing where the part says the same. */
const below = (entry: Entry): string | undefined => {
  if (entry.onBehalfOf !== null) return t((w) => w.onBehalf, { name: entry.onBehalfOf });
  return partOf(entry) === entry.actorName ? undefined : partOf(entry);
};

const FACTS: readonly GridColumn<Entry>[] = [
  {
    id: 'at',
    header: t((w) => w.at),
    isRowHeader: true,
    isFixed: true,
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ at }) => formatDateTimeSeconds(at),
  },
  {
    id: 'actor',
    header: t((w) => w.actor),
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(9rem, 15vw, 18rem)',
    cell: (entry) => <GridTwoLines first={entry.actorName} second={below(entry)} />,
  },
  {
    id: 'summary',
    header: t((w) => w.summary),
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(12rem, 28vw, 36rem)',
    cell: ({ summary, reason }) => <GridTwoLines first={summary} second={reason ?? undefined} />,
  },
  {
    id: 'target',
    header: t((w) => w.target),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: 'clamp(7rem, 13vw, 16rem)',
    cell: ({ targetKind, targetTitle }) => (
      <GridTwoLines
        first={<ClipText>{formatText(targetTitle)}</ClipText>}
        second={TargetKindLabel[targetKind]}
      />
    ),
  },
  {
    id: 'outcome',
    header: t((w) => w.outcome),
    phoneSlot: 'tag',
    cell: ({ outcome }) => <AuditOutcomeTag status={outcome} />,
  },
];

/** The columns of the trail; the sortable one is called as the contract's order. */
export const auditColumns = (onOpen: (entry: Entry) => void): readonly GridColumn<Entry>[] => [
  ...FACTS,
  detailsColumn({
    header: t((w) => w.acts),
    label: t((w) => w.details),
    labelOf: ({ at }) => t((w) => w.detailsOf, { at: formatDateTimeSeconds(at) }),
    onOpen,
  }),
];
