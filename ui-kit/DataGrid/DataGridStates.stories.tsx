import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
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
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(1);
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
