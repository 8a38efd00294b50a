import { picturesRun } from 'virtual:catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { acceptedPictures } from './acceptedPictures.ts';
import { Pictures } from './Pictures.tsx';

const some = acceptedPictures.filter(({ name }) => /^(?:ui-kit-button|screens-admin-home)/.test(name));

const meta = {
  id: 'guide-pictures',
  title: 'はじめに/見本の画像',
  component: Pictures,
  tags: ['!autodocs'],
  args: { pictures: some, run: null },
} satisfies Meta<typeof Pictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: 'すべて', args: { pictures: acceptedPictures, run: picturesRun } };

export const None: Story = {
  name: 'まだ比べていない',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('まだ比べていません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ui-kit-button_all' })).toHaveAttribute(
      'href',
      '?path=/story/ui-kit-button--all',
    );
  },
};

export const Equal: Story = {
  name: '見本のとおり',
  args: { run: { ranAt: '2026-11-20T08:00:00Z', held: 120, reason: null, findings: [] } },
};

export const Different: Story = {
  name: '見本と違う',
  args: {
    run: {
      ranAt: '2026-11-20T08:00:00Z',
      held: 120,
      reason: null,
      findings: [
        { name: 'ui-kit-button_all', pixels: 1204, resized: '1280×260 → 1280×264' },
        { name: 'screens-admin-home_office_360', pixels: null, resized: null },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/1,204画素が違います。大きさも変わりました/)).toBeVisible();
    await expect(canvas.getByText(/まだ見本がありません/)).toBeVisible();
  },
};

export const NotHeld: Story = {
  name: '比べられなかった',
  args: { run: { ranAt: '2026-11-20T08:00:00Z', held: 0, reason: 'does-not-start', findings: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/libnss3/)).toBeVisible();
  },
};
