import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken, pending } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { personalRecordHandlers } from '#web/mock/scenarios/aftercare/personalRecords.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { ShellFrame } from '../../app/ShellFrame.tsx';
import { asAdmin, asUser } from '../../Screen.tsx';
import { expectSnackbar } from '../logIn/logInPlays.ts';

const handlers = { ...mamekuraHandlers, ...personalRecordHandlers };

const meta = {
  id: 'screens-shell-own-record',
  title: '画面/ログインとアカウント/全員/自分の記録の保存',
  component: ShellFrame,
  parameters: { layout: 'fullscreen' },
  args: { area: 'user', path: '/user/5', visitor: asUser(mamekuraSession), handlers, variant: 'IngR5' },
} satisfies Meta<typeof ShellFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = '自分の記録を保存する';

const openDialog = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).queryByRole('button', { name: 'メニューを開く' });
  if (opener !== null) await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: /^アカウント/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: TITLE }));
  return within(await screen.findByRole('dialog', { name: TITLE }));
};

export const Offered: Story = {
  name: '保存する前',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.getByText('お問い合わせ')).toBeVisible();
    await expect(dialog.queryByText('入力した内容')).toBeNull();
  },
};

export const OfferedOnPhone: Story = {
  ...Offered,
  name: '保存する前（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const Saved: Story = {
  name: '保存する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expectSnackbar('自分の記録を保存しました');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  },
};

export const Saving: Story = {
  name: '保存しているところ',
  args: { handlers: { ...handlers, downloadUserPersonalRecord: pending } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expect(dialog.getByRole('button', { name: 'やめる' })).toBeDisabled();
  },
};

export const Failed: Story = {
  name: '保存できない',
  args: { handlers: { ...handlers, downloadUserPersonalRecord: broken } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expectSnackbar('記録を保存できませんでした。もう一度お試しください。');
  },
};

export const Administrator: Story = {
  name: '管理者',
  args: {
    area: 'admin',
    path: '/admin',
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: personalRecordHandlers,
  },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
  },
};
