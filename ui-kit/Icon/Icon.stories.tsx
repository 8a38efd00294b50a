import type { Meta, StoryObj } from '@storybook/react-vite';
import { Undo2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Row } from '#ui-kit/Layout/index.ts';
import { Icon } from './index.ts';

const meta = {
  id: 'ui-kit-icon',
  title: 'ui-kit/アイコン（Icon）',
  component: Icon,
  args: { of: Undo2 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  name: '言葉のそば（飾り）',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const Named: Story = {
  name: '名前つき',
  args: { label: '差戻し' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '差戻し' })).toBeVisible();
  },
};
export const All: Story = {
  name: '大きさの一覧',
  render: () => (
    <Row>
      {([14, 16, 20, 24, 40] as const).map((size) => (
        <Icon key={size} of={Undo2} size={size} />
      ))}
    </Row>
  ),
};
