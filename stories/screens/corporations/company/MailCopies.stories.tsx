import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { broken, pending, problem, reply } from '#web/mock/reply.ts';
import { mailCopyHandlers } from '#web/mock/scenarios/corporations/mailCopies.ts';
import { companyHandlers } from '#web/mock/scenarios/myPages/company.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { asUser, Screen } from '../../Screen.tsx';

const handlers = { ...mamekuraHandlers, ...companyHandlers };

const meta = {
  id: 'screens-user-mail-copies',
  title: '画面/企業/企業/お知らせの写しの送付先',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/company', handlers, variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const inside = { visitor: asUser(mamekuraSession) } as const;

const byLink = {
  path: '/user/5/mail_copy?confirm_token=q0Jx3y8mQm2oG7m1kqv2b7Yb3M4y5x6z7A8B9C0D1E2',
  handlers: mailCopyHandlers,
} as const;

export const Stopped: Story = {
  name: '送付先を停止する',
  tags: ['slow'],
  args: inside,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('確認待ち')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'keiri@example.jpへの写しを停止する' }));
    await expectSnackbar('keiri@example.jpへの写しを停止しました');
  },
};

export const Phone: Story = { name: '電話', args: inside, globals: { viewport: { value: 'phone' } } };

export const Added: Story = {
  name: '送付先を追加する',
  tags: ['slow'],
  args: inside,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '送付先を追加する' }));
    const dialog = within(await screen.findByRole('dialog', { name: '送付先の追加' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^名前/ }), '経理部');
    await userEvent.type(dialog.getByRole('textbox', { name: /^メールアドレス/ }), 'keiri@example.jp');
    await userEvent.click(dialog.getByRole('button', { name: '追加して確認のメールを送る' }));
    await expectSnackbar('keiri@example.jpに確認のメールを送りました');
  },
};

export const Refused: Story = {
  name: '6件目は追加できない',
  tags: ['slow'],
  args: {
    ...inside,
    handlers: {
      ...handlers,
      createUserMailCopy: problem({
        status: 409,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '送付先は5件までです。使っていないものを削除してから、追加してください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '送付先を追加する' }));
    const dialog = within(await screen.findByRole('dialog', { name: '送付先の追加' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^名前/ }), '経理部');
    await userEvent.type(dialog.getByRole('textbox', { name: /^メールアドレス/ }), 'keiri@example.jp');
    await userEvent.click(dialog.getByRole('button', { name: '追加して確認のメールを送る' }));
    await expect(await dialog.findByText(/送付先は5件までです/)).toBeVisible();
  },
};

export const Empty: Story = {
  name: '送付先のないとき',
  args: { ...inside, handlers: { ...handlers, listUserMailCopies: reply({ items: [] }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('追加した送付先はありません。')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { ...inside, handlers: { ...handlers, listUserMailCopies: pending } },
};

export const Broken: Story = {
  name: 'エラー',
  args: { ...inside, handlers: { ...handlers, listUserMailCopies: broken } },
};

export const Opened: Story = {
  name: 'リンクを開いただけでは確認しない',
  args: { ...byLink, handlers: { confirmMailCopy: broken } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'このアドレスで受け取る' })).toBeVisible();
    await expect(canvas.queryByText('メールアドレスを確認できませんでした')).toBeNull();
  },
};

export const Confirmed: Story = {
  name: 'リンクで確認する',
  args: byLink,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'このアドレスで受け取る' }));
    await expect(await canvas.findByRole('heading', { name: 'メールアドレスを確認しました' })).toBeVisible();
  },
};

export const Expired: Story = {
  name: '期限の過ぎたリンク',
  args: {
    ...byLink,
    handlers: {
      confirmMailCopy: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: 'このURLの有効期限（24時間）が過ぎました。',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'このアドレスで受け取る' }));
    await expect(await canvas.findByText(/有効期限（24時間）が過ぎました/)).toBeVisible();
  },
};
