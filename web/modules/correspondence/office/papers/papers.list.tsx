import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { type IssuedPaperSummary, receiverName } from '#web/modules/correspondence/shared/papers/paper.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { IssuedPaperStatus, IssuedPaperStatusLabel, PaperKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import { ofApplication, ofMyPage } from '#web/parts/list/conditions/links.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { IssuedPaperStatusTag } from '#web/parts/status/letters/IssuedPaperStatusTag.tsx';
import { formatDate, formatDateTime } from '#web/parts/text/format.ts';

const COLUMNS: readonly GridColumn<IssuedPaperSummary>[] = [
  {
    id: 'displayCode',
    header: t((w) => w.list.code),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ displayCode }) => <GridLink kind="code">{displayCode}</GridLink>,
  },
  {
    id: 'name',
    header: t((w) => w.list.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 20vw, 26rem)',
    cell: (paper, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{receiverName(paper)}</GridLink>}
        {...(density === 'compact' ? {} : { second: paper.mypage?.planTitle ?? paper.projectName })}
      />
    ),
  },
  {
    id: 'title',
    header: t((w) => w.list.paper),
    phoneSlot: 'title',
    cell: ({ title, number }) => <GridTwoLines first={title} second={number} />,
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <IssuedPaperStatusTag status={status} />,
  },
  {
    id: 'issuedOn',
    header: t((w) => w.list.issuedOn),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ issuedOn }) => formatDate(issuedOn),
  },
  {
    id: 'openedAt',
    header: t((w) => w.list.openedAt),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ openedAt }) => formatDateTime(openedAt),
  },
];

/** While PDFs are being made, the list looks again. */
const LOOK_MS = 3_000;

const lookAgain = ({ items }: components['schemas']['IssuedPaperList']): number | false =>
  items.some(({ status }) => status === IssuedPaperStatus.Making) ? LOOK_MS : false;

/** The papers that the office has issued, and which of them were read. */
export const paperList = describeList('/api/admin/issued_paper', {
  views: savedViewsOf('issuedPapers'),
  seenBy: typesThatMayCall('listIssuedPapers'),
  savedBy: 'exportIssuedPapers',
  words: listWordsOf(t, (w) => w.list),
  orders: ['issuedOn', 'displayCode'],
  firstOrder: '-issuedOn',
  conditions: [
    round(t((w) => w.list.project)),
    choices({ id: 'status', name: t((w) => w.list.status), labels: IssuedPaperStatusLabel }),
    choices({ id: 'kind', name: t((w) => w.list.kind), labels: PaperKindLabel }),
    days({ name: t((w) => w.list.issuedOn), from: 'issuedFrom', to: 'issuedTo' }),
    ofMyPage,
    ofApplication,
  ],
  columns: COLUMNS,
  rowLabel: (paper) => `${receiverName(paper)} ${paper.title}`,
  rowHref: ({ id }) => adminPaths.paper(id),
  everyMs: lookAgain,
});
