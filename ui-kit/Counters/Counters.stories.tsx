import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, ClockAlert, FileText, Landmark, Undo2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Counters } from './index.ts';

const meta = {
  id: 'ui-kit-counters',
  title: 'ui-kit/待っている件数（Counters）',
  component: Counters,
  args: {
    counters: [
      { name: '未確認書類', value: 38, href: '#unchecked', icon: FileText },
      { name: '差戻し中', value: 12, href: '#returned', icon: Undo2, tone: 'warning' },
      { name: '遅延', value: 5, href: '#delayed', icon: ClockAlert, tone: 'danger' },
      { name: '農水省確認待ち', value: 4, href: '#maff', icon: Landmark, tone: 'special' },
      { name: '支払待ち', value: 1203, href: '#payments', icon: Banknote },
    ],
  },
} satisfies Meta<typeof Counters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(5);
    await expect(links[4]).toHaveTextContent('支払待ち1,203件');
    await expect(links[1]).toHaveAttribute('href', '#returned');
  },
};
export const Nothing: Story = {
  name: '0件',
  args: { counters: [{ name: '遅延', value: 0, href: '#delayed', icon: ClockAlert, tone: 'danger' }] },
};
