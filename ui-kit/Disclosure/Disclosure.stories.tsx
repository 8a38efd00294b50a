import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from './index.ts';

const meta = {
  id: 'ui-kit-disclosure',
  title: 'ui-kit/折りたたみ（Disclosure）',
  component: Disclosure,
  args: {
    summary: '技術的な内容',
    children: 'Error: connect ECONNREFUSED 127.0.0.1:5432\n    at TCPConnectWrap.afterConnect',
    isCode: true,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: '閉じているとき',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/ECONNREFUSED/)).not.toBeVisible();
  },
};

export const Opened: Story = {
  name: '開いたとき',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('技術的な内容'));
    await expect(canvas.getByText(/ECONNREFUSED/)).toBeVisible();
  },
};

export const Words: Story = {
  name: '文章',
  args: { summary: 'この金額の計算', children: '補助対象経費の2分の1です。', isCode: false, open: true },
};
