import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, Printer, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row } from '#ui-kit/Layout/index.ts';
import { IconButton } from './index.ts';

const meta = {
  id: 'ui-kit-icon-button',
  title: 'ui-kit/アイコンのボタン（IconButton）',
  component: IconButton,
  args: { icon: X, name: '閉じる', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  name: 'ふつう',
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '閉じる' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Plain: Story = { name: '枠あり', args: { variant: 'plain', icon: Printer, name: '印刷する' } };
export const Small: Story = { name: '小（表の中）', args: { size: 'small' } };
export const TopBar: Story = { name: '上の帯', args: { icon: Menu, name: 'メニューを開く', iconSize: 24 } };
export const Disabled: Story = { name: '押せないとき', args: { disabled: true } };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Row>
      <IconButton icon={X} name="閉じる" />
      <IconButton icon={Printer} name="印刷する" variant="plain" />
      <IconButton icon={Printer} name="小さく印刷する" variant="plain" size="small" />
      <IconButton icon={Menu} name="メニューを開く" iconSize={24} />
      <IconButton icon={X} name="外す" disabled />
    </Row>
  ),
};
