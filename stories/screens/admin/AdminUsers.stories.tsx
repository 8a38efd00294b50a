import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { adminSession, adminUserHandlers } from '#web/mock/scenarios/admins.ts';
import { asAdmin, Screen } from '../Screen.tsx';

const jmac = asAdmin(adminSession(AdminType.JMAC));

const meta = {
  id: 'screens-admin-users',
  title: '画面/管理者/管理者ユーザー管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/user', handlers: adminUserHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [edit] = await canvas.findAllByRole('button', { name: '直す' });
    if (edit === undefined) throw new Error('no row to edit');
    await userEvent.click(edit);
    const dialog = within(await canvas.findByRole('dialog', { name: '事務局 花子さんの情報を直す' }));
    await expect(dialog.getByText(/自分自身は削除できません/)).toBeInTheDocument();
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  name: 'まだないとき',
  args: {
    handlers: { ...adminUserHandlers, listAdminUsers: reply({ items: [], nextCursor: null, total: 0 }) },
  },
};

export const NoMatch: Story = {
  name: '条件に合うものがないとき',
  args: {
    path: '/admin/user?q=%E3%81%82',
    handlers: { ...adminUserHandlers, listAdminUsers: reply({ items: [], nextCursor: null, total: 0 }) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('条件に合うものはありません')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...adminUserHandlers, listAdminUsers: pending } },
};

export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...adminUserHandlers, listAdminUsers: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const NotAllowed: Story = {
  name: '見る権限がないとき',
  args: { visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
      'ページが見つかりません',
    );
  },
};
