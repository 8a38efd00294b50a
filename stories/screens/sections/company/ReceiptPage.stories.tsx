import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notFound, reply } from '#web/mock/reply.ts';
import { himawariHandlers, himawariReceipt, himawariSession } from '#web/mock/scenarios/myPages/himawari.ts';
import { submittedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { asUser, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-user-receipt',
  title: '画面/書類/企業/受付票',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/user/3/receipt/${himawariReceipt.id}`,
    handlers: { ...himawariHandlers, getUserSection: reply(submittedSection, 7) },
    visitor: asUser(himawariSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '受付票',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '納品書（2-3）を受け付けました' }),
    ).toBeVisible();
    await expect(canvas.getByText('2026/11/13（金）11:05:00')).toBeVisible();
    await expect(canvas.getByText(himawariReceipt.number)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /印刷/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDFを保存' })).toBeEnabled();
    await expect(await canvas.findByRole('link', { name: '書類の画面を見る' })).toHaveAttribute(
      'href',
      '/user/3/section/134',
    );
  },
};

export const NotThere: Story = {
  name: '見つからない',
  args: { handlers: { ...himawariHandlers, getUserReceipt: notFound } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'ページが見つかりません' }),
    ).toBeVisible();
  },
};
