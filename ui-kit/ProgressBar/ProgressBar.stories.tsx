import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '#ui-kit/Layout/index.ts';
import { ProgressBar, Segments } from './index.ts';

const meta = {
  id: 'ui-kit-progress-bar',
  title: 'ui-kit/進み具合（ProgressBar・Segments）',
  component: ProgressBar,
  args: { value: 62, label: '納品書.pdfの送信' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  name: '帯',
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: '納品書.pdfの送信' }),
    ).toHaveAttribute('aria-valuenow', '62');
  },
};
export const OutOfRange: Story = {
  name: '範囲の外は端で止まる',
  args: { value: 12, max: 10 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Pieces: Story = {
  name: '区切り',
  render: () => <Segments total={7} done={5} current={6} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '7件中5件' })).toBeVisible();
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Stack gap={24}>
      {[0, 40, 62, 100].map((value) => (
        <ProgressBar key={value} value={value} label={`${value}%`} />
      ))}
      <Segments total={7} done={0} current={1} />
      <Segments total={7} done={5} current={6} />
      <Segments total={7} done={7} />
    </Stack>
  ),
};
