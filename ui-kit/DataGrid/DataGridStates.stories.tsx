import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import type { DataGridProps, GridColumn } from './index.ts';
import { DataGrid } from './index.ts';

type Company = { id: number; name: string };

const columns: readonly GridColumn<Company>[] = [
  { id: 'code', header: '管理番号', isNumeric: true, cell: ({ id }) => id },
  { id: 'name', header: '企業', isRowHeader: true, cell: ({ name }) => name },
];

const Demo = (props: Partial<DataGridProps<Company>>) => (
  <DataGrid
    aria-label="企業の一覧"
    columns={columns}
    rows={[]}
    rowId={({ id }) => id}
    rowLabel={({ name }) => name}
    {...props}
  />
);

const meta = {
  id: 'ui-kit-data-grid-states',
  title: 'ui-kit/一覧の状態（DataGrid）',
  component: Demo,
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: '読み込み中',
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(1);
  },
};

export const LoadingOnPhone: Story = {
  ...Loading,
  name: '読み込み中（電話）',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const rows = [...grid.querySelectorAll('tbody > tr')];
    await expect(rows.length).toBeGreaterThan(0);
    // As wide as the cards that are to come.
    for (const row of rows)
      await expect(row.getBoundingClientRect().width).toBe(grid.getBoundingClientRect().width);
  },
};

export const Failed: Story = {
  name: 'エラーと再読み込み',
  args: { status: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('一覧を表示できません');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: '空',
  args: {
    empty: (
      <EmptyState title="差し戻した書類はありません">
        書類を差し戻すと、再提出されるまでここに並びます。
      </EmptyState>
    ),
  },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('heading', { name: '差し戻した書類はありません' })).toBeVisible(),
};

export const EmptyByDefault: Story = { name: '空（言葉を渡さないとき）' };

const companies = [
  { id: 4003, name: '株式会社ひまわり給食センター' },
  { id: 5014, name: '株式会社豆くら' },
];

export const InCard: Story = {
  name: 'カードの中（枠なし）',
  args: { frame: 'none', rows: companies, paging: { total: 5, from: 1, onNext: fn() } },
  render: (args) => (
    <Card
      isFlush
      title="参加している企業"
      foot={
        <TextLink href="#all" variant="arrow">
          企業をすべて見る
        </TextLink>
      }
    >
      <Demo {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { name: '参加している企業' }).getBoundingClientRect();
    const [code] = canvas.getAllByRole('columnheader');
    await expect(Number.parseFloat(getComputedStyle(code ?? canvasElement).paddingLeft)).toBe(
      title.left - canvas.getByRole('region').getBoundingClientRect().left - 1,
    );
  },
};
export const InCardOnPhone: Story = {
  ...InCard,
  name: 'カードの中（電話）',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(2);
  },
};
