import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broken, notFound, problem, reply } from '#web/mock/reply.ts';
import { bankAccount, companyHandlers } from '#web/mock/scenarios/myPages/company.ts';
import { mamekuraHandlers, mamekuraSession, readAnnouncement } from '#web/mock/scenarios/myPages/mamekura.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { asUser, Screen } from '../../Screen.tsx';

const handlers = { ...mamekuraHandlers, ...companyHandlers };

const meta = {
  id: 'screens-user-pages',
  title: '画面/マイページ/企業/そのほかのページ',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/section', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  name: '提出する書類',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: /^差戻し/ }));
    await expect(await canvas.findByRole('link', { name: '発注書（1-2）' })).toHaveAttribute(
      'href',
      '/user/5/section/234',
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: '交付申請書（R5補）' })).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: /^すべて/ }));
    await expect(await canvas.findByRole('link', { name: '交付申請書（R5補）' })).toBeVisible();
  },
};

const read = fn();

export const Notifications: Story = {
  name: '通知',
  args: { path: '/user/5/notification' },
  play: async ({ canvasElement }) => {
    const unread = await within(canvasElement).findAllByRole('button', { name: '既読にする' });
    await expect(unread).toHaveLength(2);
  },
};

export const NotificationRead: Story = {
  name: '通知（既読にする）',
  args: {
    path: '/user/5/notification',
    handlers: {
      ...handlers,
      readUserNotification: ({ path }) => {
        read(path.id);
        return notFound;
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    read.mockClear();
    const [first] = await canvas.findAllByRole('button', { name: '既読にする' });
    if (first) await userEvent.click(first);
    await expect(read).toHaveBeenCalledWith('22');
  },
};

export const NotificationsAllRead: Story = {
  name: '通知（すべて既読にする）',
  args: {
    path: '/user/5/notification',
    handlers: {
      ...handlers,
      readAllUserNotifications: ({ body }) => {
        read(body);
        return reply(null);
      },
    },
  },
  play: async ({ canvasElement }) => {
    read.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'すべて既読にする' }));
    await waitFor(() => expect(read).toHaveBeenCalledWith({ mypageID: 7, lastId: 22 }));
  },
};

export const NotificationsEmpty: Story = {
  name: '通知（なし）',
  tags: ['slow'],
  args: {
    path: '/user/5/notification',
    handlers: { ...handlers, listUserNotifications: reply({ items: [], nextCursor: null, total: 0 }) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('通知はありません')).toBeVisible();
  },
};

const opened = fn();

/** What is new opens when it is asked for, and has been read then; what was read lies open. */
export const Announcements: Story = {
  name: 'お知らせ',
  tags: ['slow'],
  args: {
    path: '/user/5/announcement',
    handlers: {
      ...handlers,
      readUserAnnouncement: ({ path }) => {
        opened(path.aid);
        return reply(readAnnouncement);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    opened.mockClear();
    const [open] = await canvas.findAllByRole('button', { name: '本文を読む' });
    await expect(canvas.queryByText(/窓口と書類の確認をお休みします/)).toBeNull();
    await expect(canvas.getByText(/^支払経費一覧の記入例と、写真の撮り方を追加しました。/)).toBeVisible();
    if (open) await userEvent.click(open);
    await expect(canvas.getByText(/窓口と書類の確認をお休みします/)).toBeVisible();
    await waitFor(() => expect(opened).toHaveBeenCalledWith('3'));
  },
};

export const AnnouncementArrived: Story = {
  name: 'お知らせ（マイページから来たとき）',
  args: { ...Announcements.args, path: '/user/5/announcement#announcement-3' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/窓口と書類の確認をお休みします/)).toBeVisible();
  },
};

const allRead = fn();

export const AnnouncementsAllRead: Story = {
  name: 'お知らせ（すべて既読にする）',
  tags: ['slow'],
  args: {
    path: '/user/5/announcement',
    handlers: {
      ...handlers,
      readAllUserAnnouncements: ({ body }) => {
        allRead(body);
        return reply(null);
      },
    },
  },
  play: async ({ canvasElement }) => {
    allRead.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'すべて既読にする' }));
    await waitFor(() => expect(allRead).toHaveBeenCalledWith({ until: readAnnouncement.notifiedAt }));
    await expectSnackbar('すべて既読にしました');
  },
};

export const AnnouncementsBroken: Story = {
  name: 'お知らせ（エラー）',
  args: { path: '/user/5/announcement', handlers: { ...handlers, listUserAnnouncements: broken } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'もう一度読み込む' }),
    ).toBeVisible();
  },
};

export const Bank: Story = {
  name: '振込先口座',
  tags: ['slow'],
  args: { path: '/user/5/bank_account' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ｶ)ﾏﾒｸﾗ')).toBeVisible();
  },
};

export const BankEdit: Story = {
  name: '振込先口座（変更する）',
  tags: ['slow'],
  args: { path: '/user/5/bank_account' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '口座を変更する' }));
    await expect(await canvas.findByRole('textbox', { name: /口座名義（カナ）/ })).toHaveValue('ｶ)ﾏﾒｸﾗ');
  },
};

export const BankFirst: Story = {
  name: '振込先口座（はじめて）',
  tags: ['slow'],
  args: {
    path: '/user/5/bank_account',
    handlers: { ...handlers, getBankAccount: notFound },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'この内容で保存する' }));
    await expect(await canvas.findByText('10か所を直してください')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '口座番号を入力してください' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /口座番号/ })).toHaveFocus());
  },
};

export const BankRefused: Story = {
  name: '振込先口座（直すところがある）',
  tags: ['slow'],
  args: {
    path: '/user/5/bank_account',
    handlers: {
      ...handlers,
      updateBankAccount: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '入力内容を確かめてください。',
        errors: [
          {
            pointer: '/accountHolderKana',
            code: ErrorCode.INVALID_PARAMETER,
            message: '漢字は使えません。通帳のカナを入力してください。',
          },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '口座を変更する' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'この内容で保存する' }));
    await expect(await canvas.findAllByText('漢字は使えません。通帳のカナを入力してください。')).toHaveLength(
      2,
    );
  },
};

export const BankLocked: Story = {
  name: '振込先口座（支払いの手続き中）',
  args: {
    path: '/user/5/bank_account',
    handlers: { ...handlers, getBankAccount: reply({ ...bankAccount, isLocked: true }, bankAccount.version) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/支払いの手続き中のため/)).toBeVisible();
  },
};

export const Company: Story = {
  name: '会社の情報',
  tags: ['slow'],
  args: { path: '/user/5/company' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /iPhone.*のログインを終える/ }),
    ).toBeVisible();
  },
};

export const CompanyEdit: Story = {
  name: '会社の情報（連絡先を変更する）',
  tags: ['slow'],
  args: { path: '/user/5/company' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '連絡先を変更する' }));
    const name = await canvas.findByRole('textbox', { name: /主担当/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(await canvas.findAllByText('主担当の氏名を入力してください')).toHaveLength(2);
  },
};

export const Activity: Story = { name: 'これまでの動き', args: { path: '/user/5/activity' } };
