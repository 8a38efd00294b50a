import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken, pending } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { mailPreferenceHandlers } from '#web/mock/scenarios/correspondence/mailPreferences.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { ShellFrame } from '../../app/ShellFrame.tsx';
import { asAdmin, asUser } from '../../Screen.tsx';

const handlers = { ...mamekuraHandlers, ...mailPreferenceHandlers };

const meta = {
  id: 'screens-shell-mail-preferences',
  title: '画面/文書とやりとり/全員/メールの受け取り方',
  component: ShellFrame,
  parameters: { layout: 'fullscreen' },
  args: { area: 'user', path: '/user/5', visitor: asUser(mamekuraSession), handlers, variant: 'IngR5' },
} satisfies Meta<typeof ShellFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'メールの受け取り方';

const openDialog = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).queryByRole('button', { name: 'メニューを開く' });
  if (opener !== null) await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: /^アカウント/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: TITLE }));
  return within(await screen.findByRole('dialog', { name: TITLE }));
};

export const Chosen: Story = {
  name: '選んだものがあるとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const reminders = within(await dialog.findByRole('radiogroup', { name: /^期限が近いことのお知らせ/ }));
    await expect(reminders.getByRole('radio', { name: '1日1回まとめて受け取る' })).toBeChecked();
    await expect(dialog.getByText('書類の依頼と差戻し')).toBeInTheDocument();
  },
};

export const ChosenOnPhone: Story = {
  ...Chosen,
  name: '選んだものがあるとき（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const Saved: Story = {
  name: '変更する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const messages = within(await dialog.findByRole('radiogroup', { name: /^事務局からのお知らせ/ }));
    await userEvent.click(messages.getByRole('radio', { name: '受け取らない' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expectSnackbar('メールの受け取り方を変更しました');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  },
};

export const Failed: Story = {
  name: '保存できない',
  args: { handlers: { ...handlers, updateUserMailPreferences: broken } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: '保存する' }));
    await expect(await dialog.findByText('保存できませんでした。もう一度お試しください。')).toBeVisible();
  },
};

export const Inspector: Story = {
  name: '検査機関',
  args: {
    area: 'admin',
    path: '/admin',
    visitor: asAdmin(adminSession(AdminType.Inspector)),
    handlers: mailPreferenceHandlers,
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByRole('radiogroup', { name: /^検査の担当と日程/ })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...handlers, getUserMailPreferences: pending } },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
  },
};

export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...handlers, getUserMailPreferences: broken } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
  },
};
