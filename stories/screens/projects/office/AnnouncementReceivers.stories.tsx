import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { notFound, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { announcement, receiverHandlers, underWay } from '#web/mock/scenarios/projects/receivers.ts';
import { AdminType, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const path = '/admin/project/7/announcement/7/receiver';

const meta = {
  id: 'screens-admin-announcement-receivers',
  title: '画面/公募回/管理者/お知らせの既読状況',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/project/7/announcement/7/receiver', handlers: receiverHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /やさしい外食推進協会/ })).toHaveAttribute(
      'href',
      '/admin/mypage/12',
    );
    await expect(canvas.getAllByText('まだ開いていません')).toHaveLength(4);
  },
};
export const Unread: Story = {
  name: '開いていない企業だけ',
  args: { path: `${path}?isRead=false` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('株式会社ひまわり給食センター')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('一般社団法人やさしい外食推進協会')).toBeNull());
  },
};

const reminded = fn();
const REMIND = '開いていない4社にメールで知らせる';

const press = async (canvasElement: HTMLElement): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: REMIND }));
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'メールを送る' }));
};

export const Remind: Story = {
  name: 'メールで知らせる',
  tags: ['slow'],
  args: {
    handlers: {
      ...receiverHandlers,
      remindAnnouncement: () => {
        reminded();
        return reply({ ...announcement, ...underWay }, announcement.version);
      },
    },
  },
  play: async ({ canvasElement }) => {
    reminded.mockClear();
    await press(canvasElement);
    await expectSnackbar('4社へのメールを用意しています');
    await expect(reminded).toHaveBeenCalledOnce();
  },
};
export const RemindAgain: Story = {
  name: '前のメールを用意しているとき',
  args: { handlers: { ...receiverHandlers, getAnnouncement: reply({ ...announcement, ...underWay }, 1) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('前のメールを用意しています')).toBeVisible();
  },
};
const ALL_READ = 'すべての企業が開いています。メールは送りませんでした';
export const NotReminded: Story = {
  name: 'メールで知らせる（その間に全員が開いたとき）',
  tags: ['slow'],
  args: {
    handlers: {
      ...receiverHandlers,
      remindAnnouncement: problem({ status: 409, code: ErrorCode.INVALID_PARAMETER, detail: ALL_READ }),
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expectSnackbar(ALL_READ);
  },
};
export const Reminded: Story = {
  name: 'メールで知らせたあと',
  args: {
    handlers: {
      ...receiverHandlers,
      getAnnouncement: reply({ ...announcement, remindedAt: '2026-11-20T01:00:00Z', remindedCount: 4 }, 1),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/4社へメール/)).toBeVisible();
  },
};
export const ReadOnly: Story = {
  name: '読むだけの人（農林水産省）',
  args: { visitor: asAdmin(adminSession(AdminType.MAFF)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /やさしい外食推進協会/ });
    await expect(canvas.queryByRole('button', { name: REMIND })).toBeNull();
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
