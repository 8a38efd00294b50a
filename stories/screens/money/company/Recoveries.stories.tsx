import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { miraiFirstWorld, miraiWorld } from '#web/mock/world/world.ts';
import { asUser, Screen } from '../../Screen.tsx';

const { handlers, session } = miraiWorld;

const meta = {
  id: 'screens-user-recoveries',
  title: '画面/補助金と支払/企業/補助金の返還',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/2/recovery', handlers, visitor: asUser(session) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', {
      name: '補助金の返還（第1号）交付決定の取消し',
    });
    await expect(link).toHaveAttribute('href', '/user/2/recovery/3');
  },
};

export const Order: Story = {
  name: '返還命令中（納付の案内）',
  tags: ['slow'],
  args: { path: '/user/2/recovery/3' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '納付のご案内' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '印刷する' })).toBeVisible();
  },
};

export const Settled: Story = {
  name: '完納',
  args: {
    path: '/user/1/recovery/1',
    handlers: miraiFirstWorld.handlers,
    visitor: asUser(miraiFirstWorld.session),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('返還は完納です')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '印刷する' })).toBeNull();
  },
};
