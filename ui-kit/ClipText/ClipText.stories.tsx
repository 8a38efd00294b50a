import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ClipText } from './index.ts';

const long = '県産牛・地魚を使う冷凍調理食品の製造ライン整備';

const meta = {
  id: 'ui-kit-clip-text',
  title: 'ui-kit/1行の文（ClipText）',
  component: ClipText,
  // Away from the corner, where the pointer of a browser without a screen rests.
  decorators: [(Story) => <div style={{ width: '12rem', margin: '2rem' }}>{Story()}</div>],
  args: { children: long },
} satisfies Meta<typeof ClipText>;

export default meta;
type Story = StoryObj<typeof meta>;

const tip = () => document.querySelector('[popover]');

export const Clipped: Story = { name: '切れる文' };

export const Tip: Story = {
  name: '全文を見る',
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(long);
    await userEvent.hover(text);
    await waitFor(() => expect(tip()).toHaveTextContent(long));
    await userEvent.unhover(text);
    await waitFor(() => expect(tip()).toBeNull());
  },
};

export const Short: Story = {
  name: '収まる文',
  args: { children: '店舗改装' },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText('店舗改装'));
    await expect(tip()).toBeNull();
  },
};
