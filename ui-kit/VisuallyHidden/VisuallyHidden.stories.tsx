import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  id: 'ui-kit-visually-hidden',
  title: 'ui-kit/読み上げだけ（VisuallyHidden）',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  name: '言葉を足す',
  render: () => (
    <button type="button">
      直す<VisuallyHidden>（指摘1の答え）</VisuallyHidden>
    </button>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^直す\s?（指摘1の答え）$/ });
    await expect(button.querySelector('span')?.getBoundingClientRect().width).toBe(1);
  },
};
