import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { notFound, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { aReport, reportHandlers } from '#web/mock/scenarios/report.ts';
import { asAdmin, Screen } from '../Screen.tsx';
import { listStates } from './listStates.ts';

const inspector = asAdmin(adminSession(AdminType.Inspector));

const meta = {
  id: 'screens-admin-inspections',
  title: '画面/管理者/完了検査報告',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/mypage_report', handlers: reportHandlers, visitor: inspector },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/mypage_report', reportHandlers, 'listMyPageReports');

export const OneRow: Story = {
  name: '一覧（1件）',
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: '北のこむぎ製粉株式会社' }),
    ).toHaveAttribute('href', '/admin/mypage_report/7');
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

export const Writing: Story = {
  name: '報告を書く',
  args: { path: '/admin/mypage_report/7' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '報告を提出する' })).toHaveAccessibleDescription(
      '写真が1枚足りません',
    );
    await expect(canvas.getByRole('button', { name: 'ロール製粉機 実施後の写真を加える' })).toBeVisible();
  },
};
export const WritingPhone: Story = {
  name: '報告を書く（電話）',
  args: { path: '/admin/mypage_report/7' },
  globals: { viewport: { value: 'phone' } },
};
export const HandedIn: Story = {
  name: '提出済みを承認する',
  args: {
    path: '/admin/mypage_report/7',
    visitor: asAdmin(adminSession(AdminType.JMAC)),
    handlers: {
      ...reportHandlers,
      getMyPageReport: reply(
        {
          ...aReport,
          status: 1,
          submittedAt: '2026-10-29T02:00:00Z',
          availableActions: [
            { action: 'approve', allowed: true },
            { action: 'return', allowed: true, needsReason: true },
          ],
        },
        aReport.version,
      ),
    },
  },
};
export const NotThere: Story = {
  name: '見つからないとき',
  args: { path: '/admin/mypage_report/9', handlers: { ...reportHandlers, getMyPageReport: notFound } },
};
