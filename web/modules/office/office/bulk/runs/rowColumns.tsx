import { styled } from 'styled-components';
import { type GridColumn, GridLink } from '#ui-kit/DataGrid/index.ts';
import { color } from '#ui-kit/tokens/index.ts';
import { formatInteger, formatText } from '#web/parts/text/format.ts';
import { bulkText as t } from '../bulk.words.ts';
import {
  asksForDate,
  type BulkRun,
  type BulkRunRow,
  isIssuing,
  isMessage,
  isOfPeople,
} from '../bulkTypes.ts';
import { recordOf } from './bulkRecord.ts';
import { Name, Outcome, StatusNow } from './rowCells.tsx';

const record = (run: BulkRun): GridColumn<BulkRunRow>[] => [
  {
    id: 'line',
    header: t((w) => w.page.line),
    isNumeric: true,
    hideBelow: 'md',
    phoneSlot: 'none',
    cell: ({ line }) => formatInteger(line),
  },
  {
    id: 'code',
    header: t((w) => w.page.code[recordOf(run)]),
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ code, targetId }) =>
      targetId === null ? (
        <b>{formatText(code)}</b>
      ) : (
        <GridLink kind="code">{code ?? t((w) => w.page.noCode)}</GridLink>
      ),
  },
  {
    id: 'name',
    header: t((w) => w.page.who[recordOf(run)]),
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(8rem, 18vw, 20rem)',
    cell: (row) => <Name {...row} />,
  },
];

const statusNow = (run: BulkRun): GridColumn<BulkRunRow> => ({
  id: 'status',
  header: t((w) => w.page.statusNow),
  isFixed: true,
  phoneSlot: 'tag',
  cell: ({ status }) => <StatusNow run={run} status={status} />,
});

const Change = styled.li`
  > del { color: ${color.textMuted}; }
`;

/** What an import makes, or what stands there and what will. */
const content: GridColumn<BulkRunRow> = {
  id: 'makes',
  header: t((w) => w.page.content),
  isFixed: true,
  phoneSlot: 'title',
  width: 'clamp(12rem, 26vw, 28rem)',
  cell: ({ makes, changes }) =>
    changes.length === 0 ? (
      formatText(makes)
    ) : (
      <ul style={{ whiteSpace: 'normal' }}>
        {changes.map(({ column, before, after }) => (
          <Change key={column}>
            {column} <del>{before ?? t((w) => w.page.nothing)}</del> →{' '}
            <b>{after ?? t((w) => w.page.nothing)}</b>
          </Change>
        ))}
      </ul>
    ),
};

/** What becomes of a row: what is written, or the state that decides. */
const contentOf = (run: BulkRun): readonly GridColumn<BulkRunRow>[] => {
  const hasNoState = run.list === 'corporations' || run.kind === 'notifyMyPages';
  // Whether somebody may log in is all that changes, and the result says it.
  if (isOfPeople(run.kind) && run.kind !== 'inviteCorporationUsers') return [];
  if (hasNoState || isIssuing(run.kind)) return [content];
  // A day is short: the width is left to the result, which may say more.
  if (run.list === 'projects') return [content];
  if (asksForDate(run.kind)) return [statusNow(run), { ...content, width: 'clamp(9rem, 17vw, 17rem)' }];
  return isMessage(run.kind) ? [statusNow(run), content] : [statusNow(run)];
};

/** The rows of a run: what they are, how they stand, what becomes of them. */
export const rowColumns = (run: BulkRun): readonly GridColumn<BulkRunRow>[] => [
  ...record(run),
  ...contentOf(run),
  {
    id: 'result',
    header: t((w) => w.page.result),
    isFixed: true,
    phoneSlot: 'title',
    cell: (row) => <Outcome row={row} />,
  },
  ...moreOf(run),
];

const amountColumn = (header: string): GridColumn<BulkRunRow> => ({
  id: 'amount',
  header,
  align: 'end',
  isNumeric: true,
  phoneSlot: 'amount',
  cell: ({ amount }) => formatInteger(amount),
});

const adoption: readonly GridColumn<BulkRunRow>[] = [
  {
    id: 'makes',
    header: t((w) => w.page.makes),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ makes }) => <span style={{ whiteSpace: 'normal' }}>{formatText(makes)}</span>,
  },
  amountColumn(t((w) => w.page.rowAmount)),
];

const assignee: GridColumn<BulkRunRow> = {
  id: 'assignee',
  header: t((w) => w.page.assignee),
  phoneSlot: 'title',
  cell: ({ assigneeName }) => formatText(assigneeName),
};

/** What a kind tells beside the result. */
const moreOf = (run: BulkRun): readonly GridColumn<BulkRunRow>[] => {
  if (run.kind === 'adoptApplications') return adoption;
  if (run.kind === 'settlePayouts') return [amountColumn(t((w) => w.page.rowPayoutAmount))];
  return run.assignees.length > 0 ? [assignee] : [];
};
