import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken, offline, pending, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { ShellFrame } from '../../app/ShellFrame.tsx';
import { asAdmin, asApplicant, asUser } from '../../Screen.tsx';
import { expectSnackbar } from '../logIn/logInPlays.ts';

const meta = {
  id: 'screens-shell-change-password',
  title: '画面/ログインとアカウント/全員/パスワードの変更',
  component: ShellFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    area: 'admin',
    path: '/admin',
    visitor: asAdmin(adminSession(AdminType.JMAC)),
    handlers: { changeAdminPassword: reply(null) },
  },
} satisfies Meta<typeof ShellFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const wrongCurrent = problem({
  status: 401,
  code: ErrorCode.UNAUTHORIZED,
  detail: '現在のパスワードが違います。',
});

const openDialog = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).queryByRole('button', { name: 'メニューを開く' });
  if (opener !== null) await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: /^アカウント/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'パスワードを変更する' }));
  return within(await screen.findByRole('dialog', { name: 'パスワードの変更' }));
};

const change = async (canvasElement: HTMLElement) => {
  const dialog = await openDialog(canvasElement);
  await userEvent.type(dialog.getByLabelText(/^現在のパスワード/), 'Tofu-2025');
  await userEvent.type(dialog.getByLabelText(/^新しいパスワード(?!（確認）)/), 'new-Tofu-2026');
  await userEvent.type(dialog.getByLabelText(/^新しいパスワード（確認）/), 'new-Tofu-2026');
  await userEvent.click(dialog.getByRole('button', { name: 'パスワードを変更する' }));
  return dialog;
};

/** The toast is drawn while the dialog goes: it once took the page with it. */
const expectDone = async (canvasElement: HTMLElement): Promise<void> => {
  await expectSnackbar('パスワードを変更しました');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'パスワードの変更' })).toBeNull());
  await expectSnackbar('パスワードを変更しました');
  await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('ページの見出し');
};

export const Idle: Story = {
  name: '入力前',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.queryByText(/現在のパスワードが違います|エラーが発生しました/)).toBeNull();
    const note = dialog.getByText('変更すると、ほかのブラウザーではログアウトされます。');
    await waitFor(() => expect(note).toBeVisible());
  },
};

export const IdleOnPhone: Story = { ...Idle, name: '入力前（電話）', globals: phone };

export const Required: Story = {
  name: '未入力',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'パスワードを変更する' }));
    await expect(await dialog.findAllByText('入力してください')).toHaveLength(2);
  },
};

export const Unauthorized: Story = {
  name: '現在のパスワードが違う',
  tags: ['slow'],
  args: { handlers: { changeAdminPassword: wrongCurrent } },
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement);
    await expect(await dialog.findByText('現在のパスワードが違います')).toBeVisible();
    const current = dialog.getByLabelText(/^現在のパスワード/);
    await expect(current).toHaveAccessibleDescription('再度入力してください');
    await waitFor(() => expect(current).toHaveFocus());
  },
};

const fails: Story['play'] = async ({ canvasElement }) => {
  const dialog = await change(canvasElement);
  await expect(await dialog.findByText('エラーが発生しました')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'パスワードを変更する' })).toBeEnabled();
};

export const Failed: Story = {
  name: 'エラー',
  tags: ['slow'],
  args: { handlers: { changeAdminPassword: broken } },
  play: fails,
};

export const Offline: Story = {
  name: 'つながらない',
  tags: ['slow'],
  args: { handlers: { changeAdminPassword: offline } },
  play: fails,
};

export const Submitting: Story = {
  name: '送っている',
  tags: ['slow'],
  args: { handlers: { changeAdminPassword: pending } },
  play: async ({ canvasElement }) => {
    const dialog = await change(canvasElement);
    await expect(dialog.getByRole('button', { name: 'やめる' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'パスワードの変更' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'やめる',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^現在のパスワード/), 'Tofu');
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openDialog(canvasElement);
    await expect(again.getByLabelText(/^現在のパスワード/)).toHaveValue('');
  },
};

export const Done: Story = {
  name: '変更した（管理者）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await change(canvasElement);
    await expectDone(canvasElement);
  },
};

export const DoneOnPhone: Story = {
  name: '変更した（電話のメニューから）',
  tags: ['slow'],
  globals: phone,
  play: async ({ canvasElement }) => {
    await change(canvasElement);
    await expectDone(canvasElement);
  },
};

export const DoneByUser: Story = {
  name: '変更した（企業）',
  tags: ['slow'],
  args: {
    area: 'user',
    path: '/user/5',
    visitor: asUser(mamekuraSession),
    handlers: { ...mamekuraHandlers, changeUserPassword: reply(null) },
  },
  play: Done.play,
};

export const DoneByApplicant: Story = {
  name: '変更した（応募者）',
  tags: ['slow'],
  args: {
    area: 'application',
    path: '/application/project/11',
    visitor: asApplicant('application', miraiSession),
    handlers: { changeGeneralApplicationPassword: reply(null) },
  },
  play: Done.play,
};
