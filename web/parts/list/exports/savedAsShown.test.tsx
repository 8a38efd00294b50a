import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GridColumn } from '#ui-kit/DataGrid/index.ts';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem } from '#web/mock/reply.ts';
import { exportRunHandlers } from '#web/mock/scenarios/office/exportRuns.ts';
import { hanakosViews, listViewHandlers, ministryFirst } from '#web/mock/scenarios/office/listViews.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { asAdmin } from '#web/testing/visitors.ts';
import { ExportMenu } from '../ExportMenu.tsx';
import type { ListShape } from '../listAddress.ts';
import { useListState } from '../useListState.ts';
import { ListViews } from '../views/ListViews.tsx';
// It comes on demand; here it is there with the press.
import './OrderedExport.tsx';

/* What is saved is what is seen: conditions, order and columns of the address, however the page came to it. */

const SHAPE = {
  filters: ['list', 'delayStatus', 'prefecture', 'status'],
  others: ['dueBefore'],
  sorts: ['nextDueOn', '-grantAmount'],
  defaultSort: 'nextDueOn',
} as const satisfies ListShape<string>;

const column = (id: string, more: Partial<GridColumn<object>> = {}): GridColumn<object> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
});

const COLUMNS = [
  column('name', { isFixed: true, isRowHeader: true }),
  column('nextDueOn'),
  column('grantAmount'),
];

const List = () => {
  const list = useListState(SHAPE);
  const query = { ...list.query, ...list.values, ...list.others };
  return (
    <>
      <ListViews list="myPages" shape={SHAPE} total={50_000} />
      <ExportMenu
        path="/api/admin/my_page/export"
        query={query}
        order={{ operation: 'exportMyPages', total: 50_000 }}
        shown={() => ({ ...list, columns: COLUMNS })}
      />
    </>
  );
};

type Case = {
  /** The address that is opened, and the one that it becomes. */
  readonly search: string;
  readonly becomes?: string;
  readonly handlers?: MockHandlers;
  readonly way?: string;
  /** What is ordered, without its kind of file. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
};

const [tokyo] = hanakosViews;
const ALL = ['name', 'nextDueOn', 'grantAmount'];

const cases: Readonly<Record<string, Case>> = {
  'all rows in the order of the list': { search: '', asked: { sort: ['nextDueOn'], columns: ALL } },
  'an address with conditions, an order, columns and a page that is not the first': {
    search:
      '?q=豆&delayStatus=1&delayStatus=2&dueBefore=2026-11-30&sort=-grantAmount&hide=nextDueOn&cursor=abc&from=51',
    asked: {
      q: ['豆'],
      delayStatus: ['1', '2'],
      dueBefore: ['2026-11-30'],
      sort: ['-grantAmount'],
      columns: ['name', 'grantAmount'],
    },
  },
  'all columns, where they are wished for': {
    search: '?prefecture=13&hide=nextDueOn',
    way: 'すべての項目をExcelで保存',
    asked: { prefecture: ['13'], sort: ['nextDueOn'] },
  },
  'an own view that the list opens with': {
    search: '',
    becomes: `?${tokyo?.search}`,
    handlers: listViewHandlers(hanakosViews.map((view) => ({ ...view, isDefault: view === tokyo }))),
    asked: { delayStatus: ['1', '2'], prefecture: ['13'], sort: ['-grantAmount'], columns: ALL },
  },
  'what the list opens with for a type of administrator': {
    search: '',
    becomes: `?${ministryFirst.search}`,
    handlers: listViewHandlers([], ministryFirst),
    asked: { list: ['sections'], status: ['2'], sort: ['nextDueOn'], columns: ALL },
  },
};

it.each(Object.entries(cases))('the file has %s', async (_what, { search, becomes = search, ...one }) => {
  const orders: URLSearchParams[] = [];
  const kept = ({ body }: { readonly body: unknown }) => {
    orders.push(new URLSearchParams(Object(body).search));
    return problem({ status: 409, code: 1004, detail: '作成中のファイルが5件あります' });
  };
  const world = renderWithServices(<List />, {
    handlers: { ...exportRunHandlers([]), ...(one.handlers ?? listViewHandlers()), createExportRun: kept },
    visitor: asAdmin(AdminType.JMAC),
    at: `/admin/mypage${search}`,
  });
  const address = () => decodeURIComponent(world.router.state.location.search);
  await waitFor(() => expect(address()).toBe(becomes));
  press('一覧を保存');
  fireEvent.click(await screen.findByRole('menuitem', { name: one.way ?? 'CSVで保存', hidden: true }));
  await waitFor(() => expect(orders).toHaveLength(1));
  const [order = new URLSearchParams()] = orders;
  const { format, ...asked } = Object.fromEntries(
    [...order.keys()].map((name) => [name, order.getAll(name)]),
  );
  expect(format).toEqual([one.way === undefined ? 'csv' : 'xlsx']);
  expect(asked).toEqual(one.asked);
});
