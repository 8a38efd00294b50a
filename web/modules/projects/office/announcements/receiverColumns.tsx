import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { DASH, formatDateTime, formatText } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { announcementsText as t } from './announcements.words.ts';

type Receiver = components['schemas']['AnnouncementReceiver'];

/** The columns of an announcement’s receivers; ids of sortable ones are the contract's orders. */
export const receiverColumns: readonly GridColumn<Receiver>[] = [
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
