import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { notFound } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { anApplication, applicationHandlers } from '#web/mock/scenarios/application.ts';
import { asAdmin, Screen } from '../Screen.tsx';
import { jmac, listStates } from './listStates.ts';

const meta = {
  id: 'screens-admin-applications',
  title: '画面/管理者/応募',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/application', handlers: applicationHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/application', applicationHandlers, 'listGeneralApplications');

export const OneRow: Story = {
  name: '一覧（1件）',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '株式会社みらい食堂' })).toHaveAttribute(
      'href',
      '/admin/application/27',
    );
    await expect(canvas.getByRole('link', { name: /^形式の確認/ })).toHaveAttribute(
      'href',
      '/admin/application?status=1&status=2',
    );
  },
};

export const Phone: Story = { name: '電話', ...states.phone };
export const Empty: Story = { name: 'まだないとき', ...states.empty };
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Loading: Story = { name: '読み込み中', ...states.loading };
export const Broken: Story = { name: 'エラー', ...states.broken };
export const Offline: Story = { name: '通信できないとき', ...states.offline };
export const SessionEnded: Story = { name: 'ログインの期限が切れたとき', ...states.sessionEnded };
export const Tablet: Story = { name: 'タブレット', ...states.tablet };

export const ListForInspector: Story = {
  name: '一覧（検査機関は開けない）',
  args: { visitor: asAdmin(adminSession(AdminType.Inspector)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('株式会社みらい食堂')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '株式会社みらい食堂' })).toBeNull();
  },
};
export const Content: Story = { name: '内容', args: { path: '/admin/application/27' } };
export const Checklist: Story = { name: '確認', args: { path: '/admin/application/27?tab=check' } };
export const Files: Story = { name: '書類', args: { path: '/admin/application/27?tab=files' } };
export const Returns: Story = { name: '差戻し', args: { path: '/admin/application/27?tab=returns' } };
export const ReturnIt: Story = {
  name: '差し戻す',
  args: { path: '/admin/application/27?tab=check' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '差し戻す' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /差し戻しますか/ }));
    await userEvent.click(dialog.getByRole('button', { name: '差し戻す' }));
    await expect(await dialog.findByRole('link', { name: /指摘1に、直してほしいこと/ })).toBeVisible();
  },
};
export const NotYet: Story = {
  name: '進められない理由',
  args: { path: '/admin/application/27' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: '審査に進める' }),
    ).toHaveAccessibleDescription('あと1項目を確認すると、審査に進められます。');
  },
};
export const NotThere: Story = {
  name: '見つからないとき',
  args: {
    path: '/admin/application/9',
    handlers: { ...applicationHandlers, getGeneralApplication: notFound },
  },
};
export const DetailPhone: Story = {
  name: '内容（電話）',
  args: { path: `/admin/application/${anApplication.id}` },
  globals: { viewport: { value: 'phone' } },
};
