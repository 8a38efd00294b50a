import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { erasuresHandlers } from '#web/mock/scenarios/lists/erasures.ts';
import { asAdmin, Screen } from '../Screen.tsx';
import { jmac, listStates } from './listStates.ts';

const meta = {
  id: 'screens-admin-erasures',
  title: '画面/管理者/廃棄の記録',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/retention/erasure', handlers: erasuresHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/retention/erasure', erasuresHandlers, 'listRetentionErasures');

export const Normal: Story = {
  name: '承認待ちと、終わったもの',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: '廃棄 第3号 成長支援 第1次' });
    await expect(link).toHaveAttribute('href', '/admin/retention/erasure/3');
    await expect(await canvas.findByText('すべての種類')).toBeVisible();
  },
};

export const NoPermission: Story = {
  name: '見る権限がないとき',
  args: { visitor: asAdmin(adminSession(AdminType.BackOffice)) },
};
export const Phone: Story = { name: '電話', ...states.phone };
export const Empty: Story = { name: 'まだないとき', ...states.empty };
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Loading: Story = { name: '読み込み中', ...states.loading };
export const Broken: Story = { name: 'エラー', ...states.broken };
export const Offline: Story = { name: '通信できないとき', ...states.offline };
export const SessionEnded: Story = { name: 'ログインの期限が切れたとき', ...states.sessionEnded };
export const Tablet: Story = { name: 'タブレット', ...states.tablet };
