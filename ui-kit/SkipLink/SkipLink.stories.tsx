import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SkipLink } from './index.ts';

const meta = {
  id: 'ui-kit-skip-link',
  title: 'ui-kit/本文へ移動する（SkipLink）',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        本文
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  name: 'Tab で現れる',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '本文へ移動する' });
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', '#main');
    await expect(getComputedStyle(link).clipPath).toBe('none');
  },
};
