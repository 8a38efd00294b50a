import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { DataGrid } from '#ui-kit/DataGrid/index.ts';
import type { LinkComponentProps } from './index.ts';
import { UiKitProvider } from './index.ts';

/** In the place of a router's link. */
const RouterLink = (props: LinkComponentProps) => <a data-router {...props} />;

const meta = {
  id: 'ui-kit-provider',
  title: 'ui-kit/部品の設定（UiKitProvider）',
  component: UiKitProvider,
  args: {
    children: <Breadcrumb items={[{ label: 'マイページ管理', href: '/admin/mypage' }, { label: '5014' }]} />,
  },
} satisfies Meta<typeof UiKitProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: 'リンクの部品を渡す',
  args: { linkComponent: RouterLink },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'マイページ管理' });
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '/admin/mypage');
  },
};

export const WithoutShortcuts: Story = {
  name: '1文字のキーを使わない',
  args: {
    hasShortcuts: false,
    children: (
      <DataGrid
        aria-label="企業の一覧"
        columns={[{ id: 'name', header: '企業', isRowHeader: true, cell: (name: string) => name }]}
        rows={['株式会社豆くら', '有限会社海風すし']}
        rowId={(name) => name}
        rowLabel={(name) => name}
        paging={{ total: 2, from: 1 }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.body).toHaveFocus());
    await expect(canvas.queryByText('移動')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: '株式会社豆くら' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: '有限会社海風すし' })).toHaveFocus());
  },
};
