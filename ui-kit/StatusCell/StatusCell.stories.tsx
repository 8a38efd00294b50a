import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, FileSearch, Landmark, Minus, Undo2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Row } from '#ui-kit/Layout/index.ts';
import { StatusCell } from './index.ts';

const meta = {
  id: 'ui-kit-status-cell',
  title: 'ui-kit/状態のます（StatusCell）',
  component: StatusCell,
  args: { look: { icon: Undo2, word: '差戻し', tone: 'warning' }, href: '#document' },
} satisfies Meta<typeof StatusCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  name: '開ける',
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: '差戻し' })).toHaveAttribute('href', '#document'),
};

export const Plain: Story = {
  name: '開くものがない',
  args: { look: { icon: Minus, word: '対象外', tone: 'neutral' }, href: undefined },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('link')).toBeNull(),
};

export const All: Story = {
  name: '一覧',
  render: () => (
    <Row>
      <StatusCell look={{ icon: CircleCheck, word: '確認済', tone: 'success' }} href="#1" />
      <StatusCell look={{ icon: FileSearch, word: '確認中', tone: 'info' }} href="#2" />
      <StatusCell look={{ icon: Landmark, word: '農水省', tone: 'special' }} href="#3" />
      <StatusCell look={{ icon: Undo2, word: '差戻し', tone: 'warning' }} href="#4" />
      <StatusCell look={{ icon: CircleDashed, word: '未提出', tone: 'neutral' }} href="#5" />
      <StatusCell look={{ icon: Minus, word: '対象外', tone: 'neutral' }} />
    </Row>
  ),
};
