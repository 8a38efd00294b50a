import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DesignReview } from './DesignReview.tsx';
import { STEPS } from './steps.ts';

const meta = {
  id: 'guide-review',
  title: 'はじめに/デザインの確認',
  component: DesignReview,
  tags: ['!autodocs'],
} satisfies Meta<typeof DesignReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is counted in the sources; that nothing is broken or unused is counted, too, and may well be nought. */
const MAY_BE_NOUGHT = /^(?:どこでも使っていない|違反の|人が見る|前回の)/;

export const Walk: Story = {
  name: 'はじめの1時間',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(STEPS.map(({ title }, index) => `${index + 1}．${title}`));
    for (const { link, href, facts } of STEPS) {
      await expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', href);
      const empty = facts.filter(([name, value]) => !MAY_BE_NOUGHT.test(name) && !/[1-9]/.test(value));
      await expect(empty).toEqual([]);
    }
  },
};
