import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Grid } from '#ui-kit/Layout/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { Card } from './index.ts';

const meta = {
  id: 'ui-kit-card',
  title: 'ui-kit/カード（Card）',
  component: Card,
  args: { title: '交付申請', children: '交付申請書と経費内訳書を提出しました。' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ふつう',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '交付申請' })).toBeVisible();
  },
};
export const HeadAndFoot: Story = {
  name: '頭と足',
  args: {
    aside: (
      <StatusTag tone="success" icon={CircleCheck}>
        確認済
      </StatusTag>
    ),
    foot: (
      <TextLink href="#documents" variant="arrow">
        提出した書類を見る
      </TextLink>
    ),
  },
};
export const NoTitle: Story = { name: '見出しなし', args: { title: undefined } };
export const Attention: Story = { name: '企業の番', args: { edge: 'attention' } };
export const Danger: Story = { name: '止まっている（1画面に1つ）', args: { edge: 'danger' } };
export const Next: Story = { name: '次にすること（1画面に1つ）', args: { edge: 'next' } };
export const Later: Story = { name: 'まだ開始できない', args: { edge: 'later' } };
export const Roomy: Story = { name: '広い余白', args: { padding: 'roomy' } };
export const Flush: Story = {
  name: '中身が端まで届く',
  args: {
    isFlush: true,
    children: <div style={{ height: '4rem', background: 'var(--surface-subtle)' }} />,
    foot: (
      <TextLink href="#documents" variant="arrow">
        提出した書類を見る
      </TextLink>
    ),
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Grid columns={3} align="stretch">
      {(['plain', 'attention', 'danger', 'next', 'later'] as const).map((edge) => (
        <Card
          key={edge}
          edge={edge}
          title={`カード ${edge}`}
          foot={
            <TextLink href="#documents" variant="arrow">
              書類を見る
            </TextLink>
          }
        >
          交付申請書と経費内訳書を提出しました。
        </Card>
      ))}
    </Grid>
  ),
};
