import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '#ui-kit/Card/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ProgressBarChart } from './index.ts';

const meta = {
  id: 'ui-kit-progress-bar-chart',
  title: 'ui-kit/進み具合の図（ProgressBarChart）',
  component: ProgressBarChart,
  args: {
    caption: '公募回ごとの事業数',
    rowHead: '公募回',
    series: [
      { key: 'progressing', name: '実施中', step: 1 },
      { key: 'result', name: '実績確認済', step: 2 },
      { key: 'notified', name: '額の確定通知済', step: 3 },
      { key: 'paid', name: '支払完了', step: 4 },
      { key: 'finished', name: '完了', step: 5 },
      { key: 'out', name: '中止・取消', step: 'out' },
    ],
    rows: [
      {
        key: '1',
        name: 'R4 業態転換等支援',
        link: (
          <TextLink href="#r4" variant="bare">
            R4 業態転換等支援
          </TextLink>
        ),
        counts: { paid: 3, finished: 41, out: 4 },
        more: ['284,300'],
      },
      {
        key: '2',
        name: 'R4補 成長支援 1次',
        counts: { progressing: 6, result: 9, notified: 12, paid: 38, finished: 21, out: 5 },
        more: ['642,180'],
      },
      {
        key: '3',
        name: 'R5補 能登 営業継続',
        counts: { progressing: 22, result: 3, out: 2 },
        more: ['81,400'],
      },
    ],
    moreColumns: ['交付決定額（千円）'],
  },
} satisfies Meta<typeof ProgressBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rounds: Story = {
  name: '公募回ごと',
  decorators: [
    (Story) => (
      <Card title="公募回ごとの進み具合">
        <Story />
      </Card>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: '公募回ごとの事業数' })).toBeVisible();
    const row = canvas.getByRole('row', { name: /R4補 成長支援 1次/ });
    const figures = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    await expect(figures).toEqual(['6', '9', '12', '38', '21', '5', '91', '642,180']);
  },
};
export const Empty: Story = {
  name: '0件の行',
  args: { rows: [{ key: '1', name: 'R6 産地連携', counts: {} }], moreColumns: [] },
};
