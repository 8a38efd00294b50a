import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '#ui-kit/Layout/index.ts';
import { Avatar } from './index.ts';

const meta = {
  id: 'ui-kit-avatar',
  title: 'ui-kit/名前の頭文字（Avatar）',
  component: Avatar,
  args: { name: '向井 陽子' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {
  name: '人',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('向')).toBeVisible();
  },
};
export const RareCharacter: Story = {
  name: '4バイトの文字',
  args: { name: '𠮷田 太郎' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('𠮷')).toBeVisible();
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Row>
      <Avatar name="向井 陽子" />
      <Avatar name="事務局（JMAC）" />
      <Avatar name="jmac@example.jp" />
    </Row>
  ),
};
