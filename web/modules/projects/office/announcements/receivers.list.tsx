import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { yesOrNo } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { DASH, formatDateTime, formatText } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { announcementsText as t } from './announcements.words.ts';

type Receiver = components['schemas']['AnnouncementReceiver'];

const COLUMNS: readonly GridColumn<Receiver>[] = [
  {
    id: 'nameKana',
    header: t((w) => w.receivers.company),
    isRowHeader: true,
    isFixed: true,
    isSortable: true,
    phoneSlot: 'title',
    width: 'clamp(12rem, 36vw, 40rem)',
    cell: ({ name, displayCode, isMember }) => (
      <GridTwoLines
        first={<GridLink isClipped>{name}</GridLink>}
        second={[displayCode, ...(isMember ? [t((w) => w.receivers.member)] : [])].join(marks.gap)}
      />
    ),
  },
  {
    id: 'readAt',
    header: t((w) => w.receivers.readAt),
    isFixed: true,
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ readAt, readByName }) =>
      readAt === null ? (
        t((w) => w.receivers.notRead)
      ) : (
        <GridTwoLines first={formatDateTime(readAt)} second={readByName ?? DASH} />
      ),
  },
  {
    id: 'contact',
    header: t((w) => w.receivers.contact),
    phoneSlot: 'tag',
    width: 'clamp(10rem, 22vw, 24rem)',
    cell: ({ contactName, contactEmail }) => (
      <GridTwoLines first={formatText(contactName)} second={contactEmail ?? DASH} />
    ),
  },
];

/** Which companies have opened an announcement, and which have not. */
export const receiverList = describeList('/api/admin/project/{id}/announcement/{aid}/receiver', {
  words: {
    title: t((w) => w.receivers.title),
    searchLabel: t((w) => w.receivers.searchLabel),
    searchPlaceholder: t((w) => w.receivers.searchPlaceholder),
    empty: t((w) => w.receivers.empty),
    emptyText: t((w) => w.receivers.emptyText),
  },
  orders: ['nameKana', 'readAt'],
  firstOrder: 'nameKana',
  conditions: [
    yesOrNo({
      id: 'isRead',
      name: t((w) => w.receivers.filter),
      labels: { false: t((w) => w.receivers.unread), true: t((w) => w.receivers.read) },
      isRare: false,
    }),
  ],
  columns: COLUMNS,
  rowLabel: ({ name }) => name,
  rowHref: ({ mypageId }) => adminPaths.myPage(mypageId),
});
