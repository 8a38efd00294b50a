import { icons } from 'virtual:catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icons } from './Icons.tsx';

const meta = {
  id: 'foundations-icons',
  title: '土台/アイコン',
  component: Icons,
  args: { facts: icons },
  tags: ['!autodocs'],
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'すべてのアイコン',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const house = canvas.getByRole('button', { name: /^House / });
    await expect(house.querySelector('svg')).not.toBeNull();
    await expect(canvasElement.querySelectorAll('ul button:not(:has(svg))')).toHaveLength(0);
    // With a clipboard of its own: the browser of the tests lets nobody write into it.
    await userEvent.setup().click(house);
    await expect(await canvas.findByText('House を写しました')).toBeVisible();
  },
};
