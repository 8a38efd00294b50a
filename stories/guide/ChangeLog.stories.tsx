import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ChangeLog } from './ChangeLog.tsx';
import { CHANGES } from './changes.ts';

const meta = {
  id: 'guide-change-log',
  title: 'はじめに/変わったこと',
  component: ChangeLog,
  tags: ['!autodocs'],
} satisfies Meta<typeof ChangeLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '変わったこと',
  play: async ({ canvasElement }) => {
    const days = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(days.map(({ textContent }) => textContent)).toEqual(
      CHANGES.map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
  },
};
