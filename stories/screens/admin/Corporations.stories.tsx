import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { broken, notFound, pending, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { aCorporation, corporationHandlers } from '#web/mock/scenarios/corporation.ts';
import { asAdmin, Screen } from '../Screen.tsx';

const jmac = asAdmin(adminSession(AdminType.JMAC));

const meta = {
  id: 'screens-admin-corporations',
  title: '画面/管理者/企業管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/corporation', handlers: corporationHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneRow: Story = {
  name: '一覧（1件）',
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: aCorporation.name }, { timeout: 5000 }),
    ).toHaveAttribute('href', '/admin/corporation/1');
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  name: 'まだないとき',
  args: {
    handlers: { ...corporationHandlers, listCorporations: reply({ items: [], nextCursor: null, total: 0 }) },
  },
};

export const NoMatch: Story = {
  name: '条件に合うものがないとき',
  args: {
    path: '/admin/corporation?q=%E3%81%82',
    handlers: { ...corporationHandlers, listCorporations: reply({ items: [], nextCursor: null, total: 0 }) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('条件に合うものはありません')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...corporationHandlers, listCorporations: pending } },
};

export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...corporationHandlers, listCorporations: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const NotAllowed: Story = {
  name: '見る権限がないとき',
  args: { visitor: asAdmin(adminSession(AdminType.BackOffice)) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
      'ページが見つかりません',
    );
  },
};

export const Detail: Story = {
  name: '企業',
  args: { path: '/admin/corporation/1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/････111/)).toBeVisible();
    await expect(await canvas.findByText('若葉 さとみ')).toBeVisible();
  },
};
export const DetailPhone: Story = {
  name: '企業（電話）',
  args: { path: '/admin/corporation/1' },
  globals: { viewport: { value: 'phone' } },
};
export const Edit: Story = { name: '企業の情報を直す', args: { path: '/admin/corporation/1?edit' } };
export const New: Story = { name: '企業の登録', args: { path: '/admin/corporation/new' } };
export const NotThere: Story = {
  name: '見つからないとき',
  args: { path: '/admin/corporation/9', handlers: { ...corporationHandlers, getCorporation: notFound } },
};
