import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import type { DataGridProps, GridColumn, GridRowId, GridSort } from './index.ts';
import { DataGrid, GridLink } from './index.ts';

type Row = { id: number; name: string; figures: readonly number[] };

const figureColumns = 18;
const names = ['株式会社豆くら', '有限会社海風すし', '瀬戸内フーズ株式会社', '北のこむぎ製粉株式会社'];

/** Rows that look like records and are the same each time. */
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${names[index % names.length]} 第${index + 1}工場`,
    figures: Array.from(
      { length: figureColumns },
      (_figure, column) => ((index + 1) * (column + 7) * 7919) % 100_000,
    ),
  }));

const figure = (column: number): GridColumn<Row> => ({
  id: `figure${column}`,
  header: `${column + 1}月`,
  align: 'end',
  isNumeric: true,
  isSortable: true,
  phoneSlot: column === 0 ? 'due' : 'none',
  cell: ({ figures }) => (figures[column] ?? 0).toLocaleString('ja-JP'),
});

const columns: readonly GridColumn<Row>[] = [
  {
    id: 'code',
    header: '番号',
    isNumeric: true,
    isSortable: true,
    phoneSlot: 'code',
    cell: ({ id }) => <GridLink kind="code">{String(id)}</GridLink>,
  },
  { id: 'name', header: '企業', isRowHeader: true, phoneSlot: 'title', cell: ({ name }) => name },
  ...Array.from({ length: figureColumns }, (_, column) => figure(column)),
];

const sortKeyOf = (row: Row, columnId: string): number =>
  columnId === 'code' ? row.id : (row.figures[Number(columnId.slice('figure'.length))] ?? 0);

const sorted = (rows: readonly Row[], { columnId, direction }: GridSort): readonly Row[] => {
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => turn * (sortKeyOf(a, columnId) - sortKeyOf(b, columnId)));
};

type DemoProps = Pick<DataGridProps<Row>, 'maxHeight' | 'density'> & { count: number };

const Demo = ({ count, ...props }: DemoProps) => {
  const all = useMemo(() => rowsOf(count), [count]);
  const [words, setWords] = useState('');
  const [sort, setSort] = useState<GridSort>({ columnId: 'code', direction: 'ascending' });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<GridRowId>>(new Set());
  const rows = useMemo(
    () => sorted(all, sort).filter(({ name }) => name.includes(words)),
    [all, sort, words],
  );
  return (
    <Stack>
      <TextField label="企業を探す" value={words} onChange={(event) => setWords(event.target.value)} />
      <DataGrid
        aria-label="工場の一覧"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => `#${id}`}
        sort={sort}
        onSortChange={setSort}
        selection={{
          selectedIds,
          onChange: setSelectedIds,
          actions: [{ id: 'save', label: '保存する', icon: Download, onSelect: fn() }],
        }}
        {...props}
      />
    </Stack>
  );
};
const idOf = ({ id }: Row): number => id;

const meta = {
  id: 'ui-kit-data-grid-long',
  title: 'ui-kit/長い一覧（DataGrid）',
  component: Demo,
  args: { count: 10_000, maxHeight: '70dvh' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const gridOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('grid', { name: '工場の一覧' });
const rowOf = (canvasElement: HTMLElement, number: number) =>
  within(canvasElement).getByRole('row', { name: new RegExp(`第${number}工場`) });

export const TenThousand: Story = {
  name: '10,000行 × 20列',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
    await userEvent.click(within(grid).getByRole('button', { name: '番号' }));
    await expect(rowOf(canvasElement, 10_000)).toBeVisible();
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '企業を探す' }), '第777工場');
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
  },
};

export const KeysToTheEnd: Story = {
  name: '最後の行までキーで進む',
  play: async ({ canvasElement }) => {
    rowOf(canvasElement, 1).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf(canvasElement, 10_000)).toHaveFocus());
    await expect(rowOf(canvasElement, 10_000)).toHaveAttribute('aria-rowindex', '10001');
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await waitFor(() => expect(rowOf(canvasElement, 9989)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rowOf(canvasElement, 1)).toHaveFocus());
  },
};

export const FocusStays: Story = {
  name: '送っても、JとKは焦点の行から続く',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    rowOf(canvasElement, 1).focus();
    await userEvent.keyboard('jjjk');
    await waitFor(() => expect(rowOf(canvasElement, 3)).toHaveFocus());
    grid.parentElement?.scrollTo({ top: 7000 * 56 });
    await waitFor(() => expect(rowOf(canvasElement, 7005)).toHaveAttribute('aria-rowindex', '7006'));
    await expect(rowOf(canvasElement, 3)).toHaveFocus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(rowOf(canvasElement, 4)).toHaveFocus());
    await expect(rowOf(canvasElement, 4)).toHaveAttribute('aria-rowindex', '5');
    await expect(rowOf(canvasElement, 4)).toBeVisible();
  },
};

export const Filtered: Story = {
  name: '百行に絞っても、見える行だけを描く',
  play: async ({ canvasElement }) => {
    const grid = gridOf(canvasElement);
    grid.parentElement?.scrollTo({ top: 7000 * 56 });
    await waitFor(() => expect(rowOf(canvasElement, 7005)).toBeInTheDocument());
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '企業を探す' }), '第77');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '112'));
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    grid.parentElement?.scrollTo({ top: 0 });
    await waitFor(() => expect(rowOf(canvasElement, 77)).toHaveAttribute('aria-rowindex', '2'));
  },
};

export const Scrolled: Story = {
  name: '送ると、見える行だけを描く',
  play: async ({ canvasElement }) => {
    const frame = gridOf(canvasElement).parentElement;
    frame?.scrollTo({ top: 5000 * 56 });
    await waitFor(() => expect(rowOf(canvasElement, 5005)).toBeInTheDocument());
    await expect(within(canvasElement).queryByRole('row', { name: /第100工場/ })).toBeNull();
    // The row that Tab reaches stays, or the keyboard would lose its place.
    await expect(rowOf(canvasElement, 1)).toHaveAttribute('tabindex', '0');
  },
};

const nameWidth = (canvasElement: HTMLElement): number =>
  within(canvasElement).getByRole('columnheader', { name: '企業' }).getBoundingClientRect().width;

const scrolledTo = async (canvasElement: HTMLElement, number: number): Promise<number> => {
  gridOf(canvasElement).parentElement?.scrollTo({ top: (number - 1) * 56 });
  await waitFor(() => expect(rowOf(canvasElement, number)).toBeInTheDocument());
  return nameWidth(canvasElement);
};

export const SteadyColumns: Story = {
  name: '送っても、列の幅は縮まない',
  play: async ({ canvasElement }) => {
    const first = nameWidth(canvasElement);
    const widest = await scrolledTo(canvasElement, 9000);
    await expect(widest).toBeGreaterThan(first);
    await expect(await scrolledTo(canvasElement, 5)).toBeCloseTo(widest, 0);
  },
};

export const RowKeys: Story = {
  name: '行の中をキーで動く',
  args: { count: 30, maxHeight: undefined },
  play: async ({ canvasElement }) => {
    const boxOf = (number: number) =>
      within(rowOf(canvasElement, number)).getByRole('checkbox', { name: /を選ぶ$/ });
    rowOf(canvasElement, 2).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(boxOf(2)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(rowOf(canvasElement, 2)).getByRole('link')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft} ');
    await expect(rowOf(canvasElement, 2)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(boxOf(30)).toBeChecked();
    // Tab leaves the row through what can be pressed in it, then the grid: other rows are for the arrows.
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(within(rowOf(canvasElement, 2)).getByRole('link')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: '保存する' })).toHaveFocus(),
    );
  },
};

export const Phone: Story = {
  name: '電話',
  args: { maxHeight: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(gridOf(canvasElement)).getAllByRole('row').length).toBeLessThan(80);
  },
};
