import { addDays, instantOfTokyo } from '#rules/calendar.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import {
  ActorKind,
  ActorKindLabel,
  AdminTypeLabel,
  AuditOutcomeLabel,
  AuditTopicLabel,
  TargetKindLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choice, choices } from '#web/parts/list/conditions/choices.ts';
import type { Condition } from '#web/parts/list/conditions/condition.ts';
import { linked, ofApplication, ofMyPage } from '#web/parts/list/conditions/links.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { dayIn, numberIn } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
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

const COLUMNS: readonly GridColumn<Entry>[] = [
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

const instantOf = (day: string | undefined): string | undefined =>
  day === undefined ? undefined : instantOfTokyo(day).toISOString();

/** From the beginning of the first day to the end of the last: instants in the contract. */
const DAYS: Condition<'from' | 'to', { from?: string; to?: string }> = {
  ...days({ name: t((w) => w.at), from: 'fromDay', to: 'toDay' }),
  names: ['from', 'to'],
  address: ['fromDay', 'toDay'],
  asked: ({ others }) => {
    const last = dayIn(others, 'toDay');
    return {
      from: instantOf(dayIn(others, 'fromDay')),
      to: instantOf(last === undefined ? undefined : addDays(last, 1)),
    };
  },
};

const TARGET_KIND = choice({
  id: 'targetKind',
  name: t((w) => w.targetKind),
  labels: TargetKindLabel,
  isRare: true,
});

/** Who did what and when, of everything, as it was sealed. One record or one person is what only a link sets. */
export const auditList = describeList('/api/admin/audit', {
  seenBy: typesThatMayCall('searchAudit'),
  savedBy: 'exportAudit',
  words: listWordsOf(t, (w) => w.list),
  orders: ['at'],
  firstOrder: '-at',
  conditions: [
    DAYS,
    choices({ id: 'topic', name: t((w) => w.topic), labels: AuditTopicLabel }),
    choices({ id: 'actorKind', name: t((w) => w.actorKind), labels: ActorKindLabel }),
    choice({ id: 'outcome', name: t((w) => w.outcome), labels: AuditOutcomeLabel }),
    TARGET_KIND,
    linked({
      id: 'targetId',
      name: t((w) => w.record),
      valueText: (id, said) => {
        const { targetKind: kind } = TARGET_KIND.asked(said);
        return t((w) => w.oneTarget, { kind: kind === undefined ? '' : TargetKindLabel[kind], id });
      },
      read: (id) => id,
    }),
    linked({
      id: 'actorId',
      name: t((w) => w.person),
      valueText: (id) => t((w) => w.oneActor, { id }),
      read: numberIn,
    }),
    {
      ...ofMyPage,
      names: ['mypageId'],
      address: ofMyPage.names,
      asked: (said) => ({ mypageId: ofMyPage.asked(said).mypage_id }),
    },
    {
      ...ofApplication,
      names: ['applicationId'],
      address: ofApplication.names,
      asked: (said) => ({ applicationId: ofApplication.asked(said).application_id }),
    },
  ],
  columns: COLUMNS,
  rowLabel: ({ at, summary }) => `${formatDateTimeSeconds(at)} ${summary}`,
});
