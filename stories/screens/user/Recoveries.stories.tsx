import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, notFound, reply } from '#web/mock/reply.ts';
import { companyHandlers } from '#web/mock/scenarios/company.ts';
import { returnedSection } from '#web/mock/scenarios/himawari/himawariSections.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/mamekura.ts';
import { ownRecoveryHandlers } from '#web/mock/scenarios/money/recoveries.ts';
import { asUser, Screen } from '../Screen.tsx';

const handlers = { ...mamekuraHandlers(returnedSection), ...companyHandlers, ...ownRecoveryHandlers };

const meta = {
  id: 'screens-user-recoveries',
  title: '画面/企業/補助金の返還',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/3/recovery', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', {
      name: '補助金の返還（第1号）交付決定の取消し',
    });
    await expect(link).toHaveAttribute('href', '/user/3/recovery/31');
  },
};

export const Empty: Story = {
  name: '一覧（ないとき）',
  args: {
    handlers: { ...handlers, listUserRecoveries: reply({ items: [], nextCursor: null, total: 0 }) },
  },
};

export const Broken: Story = {
  name: '一覧（エラー）',
  args: { handlers: { ...handlers, listUserRecoveries: broken } },
};

export const Order: Story = {
  name: '返還命令中（納付の案内）',
  args: { path: '/user/3/recovery/31' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '納付のご案内' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '印刷する' })).toBeVisible();
  },
};

export const OrderPhone: Story = {
  name: '返還命令中（電話）',
  args: { path: '/user/3/recovery/31' },
  globals: { viewport: { value: 'phone' } },
};

export const Settled: Story = {
  name: '完納',
  args: { path: '/user/3/recovery/34' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('返還は完納です')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '印刷する' })).toBeNull();
  },
};

export const Missing: Story = {
  name: 'ないとき',
  args: { path: '/user/3/recovery/99', handlers: { ...handlers, getUserRecovery: notFound } },
};
