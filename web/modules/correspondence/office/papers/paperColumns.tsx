import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { type IssuedPaperSummary, receiverName } from '#web/modules/correspondence/shared/papers/paper.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { IssuedPaperStatusTag } from '#web/parts/status/letters/IssuedPaperStatusTag.tsx';
import { formatDate, formatDateTime } from '#web/parts/text/format.ts';

/** The columns of /admin/paper; ids of sortable ones are the contract's orders. */
export const paperColumns: readonly GridColumn<IssuedPaperSummary>[] = [
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
