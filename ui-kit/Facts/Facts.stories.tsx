import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '#ui-kit/Card/index.ts';
import { Grid } from '#ui-kit/Layout/index.ts';
import { Facts } from './index.ts';

const facts = [
  { term: '受付番号', value: <b>R-4003-0127</b> },
  { term: '受付日時', value: '2026/11/20（金）11:04:37' },
  { term: '事業', value: '4003　セントラルキッチン整備による在宅向け弁当の拡大' },
  { term: '確定額', value: '—' },
];

const meta = {
  id: 'ui-kit-facts',
  title: 'ui-kit/項目と値（Facts）',
  component: Facts,
  args: { facts },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '行',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(4);
  },
};
export const Compact: Story = { name: '横の列', args: { variant: 'compact' } };
export const Pairs: Story = { name: '線なし', args: { variant: 'pairs' } };
export const All: Story = {
  name: '一覧',
  render: () => (
    <Grid>
      {(['rows', 'compact', 'pairs'] as const).map((variant) => (
        <Card key={variant}>
          <Facts facts={facts} variant={variant} />
        </Card>
      ))}
    </Grid>
  ),
};
