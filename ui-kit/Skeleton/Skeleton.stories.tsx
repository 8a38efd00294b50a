import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from './index.ts';

const meta = {
  id: 'ui-kit-skeleton',
  title: 'ui-kit/読み込み中（Skeleton）',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  name: '文',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('読み込んでいます');
  },
};
export const CardShape: Story = { name: 'カード', args: { shape: 'card' } };
export const TableShape: Story = { name: '表', args: { shape: 'table', rows: 5 } };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack>
      {(['line', 'card', 'table'] as const).map((shape) => (
        <Card key={shape}>
          <Skeleton shape={shape} />
        </Card>
      ))}
    </Stack>
  ),
};
