import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { broken, notFound, pending, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { receiverHandlers } from '#web/mock/scenarios/lists/receivers.ts';
import { asAdmin, Screen } from '../Screen.tsx';
import { jmac } from './listStates.ts';

const path = '/admin/project/12/announcement/3/receiver';

const meta = {
  id: 'screens-admin-announcement-receivers',
  title: '画面/管理者/お知らせの既読状況',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/project/12/announcement/3/receiver', handlers: receiverHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /こだま製菓/ })).toHaveAttribute(
      'href',
      '/admin/mypage/41',
    );
    await expect(canvas.getAllByText('まだ開いていません')).toHaveLength(2);
  },
};
export const Unread: Story = {
  name: '開いていない企業だけ',
  args: { path: `${path}?isRead=false` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('有限会社みなと豆腐')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('株式会社こだま製菓')).toBeNull());
  },
};
export const Phone: Story = { name: '一覧（電話）', globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  name: '受け取る企業がないとき',
  args: {
    handlers: {
      ...receiverHandlers,
      listAnnouncementReceivers: reply({ items: [], nextCursor: null, total: 0 }),
    },
  },
};
export const NoPermission: Story = {
  name: '見られない人',
  args: { visitor: asAdmin(adminSession(AdminType.BackOffice)) },
};
export const NotThere: Story = {
  name: 'ないとき',
  args: { handlers: { ...receiverHandlers, getAnnouncement: notFound } },
};
export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...receiverHandlers, listAnnouncementReceivers: pending } },
};
export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...receiverHandlers, listAnnouncementReceivers: broken } },
};
