import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { FourEyesActLabel, PendingActStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { listPageOf } from '#web/parts/list/ListPage.tsx';
import { plainWordsOf } from '#web/parts/list/listWords.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatDate, formatTime } from '#web/parts/text/format.ts';
import { PendingActStatusTag } from './PendingActStatusTag.tsx';
import { pendingActsText as t } from './pendingActs.words.ts';

type PendingAct = components['schemas']['PendingAct'];

const COLUMNS: readonly GridColumn<PendingAct>[] = [
  {
    id: 'title',
    header: t((w) => w.list.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(14rem, 34vw, 40rem)',
    cell: ({ title, act }) => <GridTwoLines first={<b>{title}</b>} second={FourEyesActLabel[act]} />,
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <PendingActStatusTag status={status} />,
  },
  {
    id: 'proposedBy',
    header: t((w) => w.list.proposedBy),
    phoneSlot: 'title',
    cell: ({ proposedByName }) => proposedByName,
  },
  {
    id: 'createdAt',
    header: t((w) => w.list.createdAt),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ createdAt }) => <GridTwoLines first={formatDate(createdAt)} second={formatTime(createdAt)} />,
  },
  {
    id: 'endsAt',
    header: t((w) => w.list.endsAt),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'due',
    cell: ({ endsAt }) => formatDate(endsAt),
  },
];

/** What waits for a second person, and what became of it. */
export const pendingActList = describeList('/api/admin/pending_act', {
  seenBy: typesThatMayCall('listPendingActs'),
  words: plainWordsOf(t, (w) => w.list),
  orders: ['createdAt'],
  firstOrder: '-createdAt',
  conditions: [
    choices({ id: 'status', name: t((w) => w.list.status), labels: PendingActStatusLabel }),
    choices({ id: 'act', name: t((w) => w.list.act), labels: FourEyesActLabel }),
  ],
  columns: COLUMNS,
  rowLabel: ({ title }) => title,
  rowHref: ({ id }) => adminPaths.pendingAct(id),
});

/** /admin/pending_act: what one of JMAC has asked for and another one decides. */
export const PendingActsPage = listPageOf(pendingActList);
