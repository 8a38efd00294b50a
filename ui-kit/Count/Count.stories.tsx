import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '#ui-kit/Layout/index.ts';
import { Count } from './index.ts';

const meta = {
  id: 'ui-kit-count',
  title: 'ui-kit/件数（Count）',
  component: Count,
  args: { value: 12 },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { name: '件数' };
export const Alert: Story = {
  name: '未読・企業の番',
  args: { value: 2, variant: 'alert', label: '未読2件' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('未読2件')).toBeInTheDocument();
  },
};
export const Brand: Story = { name: '選んだ数', args: { value: 3, variant: 'brand' } };
export const Many: Story = {
  name: '100以上',
  args: { value: 128 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
};
export const All: Story = {
  name: '一覧',
  render: () => (
    <Row>
      <Count value={1} />
      <Count value={12} />
      <Count value={128} />
      <Count value={3} variant="brand" />
      <Count value={2} variant="alert" label="未読2件" />
    </Row>
  ),
};
