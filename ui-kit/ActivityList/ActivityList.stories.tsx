import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Undo2, Upload } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { ActivityList } from './index.ts';

const items = [
  {
    id: '3',
    icon: Undo2,
    who: '事務局',
    what: 'が差し戻し（指摘 7件）',
    at: '2026/11/18 15:12',
    dateTime: '2026-11-18T06:12:00Z',
    quote: '検収日の記載がありません',
  },
  {
    id: '2',
    icon: Upload,
    who: '向井 陽子',
    what: 'さんが第1版を提出',
    at: '2026/11/13 11:05',
    dateTime: '2026-11-13T02:05:00Z',
  },
  {
    id: '1',
    icon: CircleCheck,
    tone: 'success' as const,
    who: '事務局 花子',
    what: 'さんが交付申請書を確認済みにしました',
    at: '2026/07/20 17:12',
    dateTime: '2026-07-20T08:12:00Z',
  },
];

const meta = {
  id: 'ui-kit-activity-list',
  title: 'ui-kit/これまでの流れ（ActivityList）',
  component: ActivityList,
  args: { items },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const entries = within(canvasElement).getAllByRole('listitem');
    await expect(entries).toHaveLength(3);
    await expect(entries[0]).toHaveTextContent(
      '事務局が差し戻し（指摘 7件）2026/11/18 15:12検収日の記載がありません',
    );
  },
};
export const One: Story = { name: '1件', args: { items: items.slice(0, 1) } };
