import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './index.ts';

const meta = {
  id: 'ui-kit-breadcrumb',
  title: 'ui-kit/現在の位置（Breadcrumb）',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'マイページ管理', href: '#list' },
      { label: '5014 株式会社豆くら', href: '#detail' },
      { label: '支払証憑', href: '#evidence' },
      { label: '発注書（1-2）' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {
  name: '深い位置',
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: '現在の位置' });
    await expect(within(nav).getAllByRole('link')).toHaveLength(3);
    await expect(within(nav).getByText('発注書（1-2）')).toHaveAttribute('aria-current', 'page');
  },
};

export const Long: Story = {
  name: '長い名前',
  args: {
    items: [
      { label: 'マイページ管理', href: '#list' },
      {
        label: '7002 一般社団法人やさしい外食推進協会・嚥下配慮メニューの共同開発と提供実証',
        href: '#detail',
      },
      { label: '計画変更承認申請書（第3回）' },
    ],
  },
};

export const Phone: Story = {
  ...Long,
  name: '電話',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const item of within(canvasElement).getAllByRole('listitem').slice(1)) {
      const mark = item.querySelector('svg')?.getBoundingClientRect();
      await expect(mark?.top).toBeLessThan(item.getBoundingClientRect().top + 16);
      await expect(mark?.left).toBe(item.getBoundingClientRect().left);
    }
  },
};
