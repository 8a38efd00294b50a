import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ChangePasswordResult } from './index.ts';
import { ChangePasswordDialog } from './index.ts';

const answer = (result: ChangePasswordResult) => fn(async () => result);

const meta = {
  id: 'ui-kit-change-password-dialog',
  title: 'ui-kit/パスワードの変更（ChangePasswordDialog）',
  component: ChangePasswordDialog,
  args: { isOpen: true, onSubmit: answer('done'), onClose: fn(), onDone: fn() },
} satisfies Meta<typeof ChangePasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'パスワードの変更' }));
const field = (name: string) => dialog().getByLabelText(name);
const submit = () => userEvent.click(dialog().getByRole('button', { name: 'パスワードを変更する' }));

const fill = async (newPassword = 'new-Tofu-2026', confirmation = newPassword) => {
  await userEvent.type(field('現在のパスワード'), 'Tofu-2025');
  await userEvent.type(field('新しいパスワード'), newPassword);
  await userEvent.type(field('新しいパスワード（確認）'), confirmation);
};

export const Idle: Story = { name: '入力前' };

export const Required: Story = {
  name: '未入力',
  play: async ({ args }) => {
    await submit();
    await expect(dialog().getAllByText('入力してください')).toHaveLength(2);
    await expect(field('現在のパスワード')).toHaveAccessibleDescription(/入力してください/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const refuses =
  (newPassword: string, message: string): Story['play'] =>
  async ({ args }) => {
    await fill(newPassword);
    await submit();
    await expect(field('新しいパスワード')).toHaveAccessibleDescription(new RegExp(message));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

export const NotAscii: Story = {
  name: '全角',
  play: refuses('とうふのパスワード', '半角で入力してください'),
};
export const TooShort: Story = { name: '短い', play: refuses('tofu-26', '8文字以上で入力してください') };
export const TooLong: Story = { name: '長い', play: refuses('t'.repeat(33), '32文字以内で入力してください') };

export const Mismatch: Story = {
  name: '確認と違う',
  play: async ({ args }) => {
    await fill('new-Tofu-2026', 'new-Tofu-2027');
    await submit();
    await expect(field('新しいパスワード（確認）')).toHaveAccessibleDescription('パスワードが一致しません');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Unauthorized: Story = {
  name: '現在のパスワードが違う',
  args: { onSubmit: answer('unauthorized') },
  play: async ({ args }) => {
    await fill();
    await submit();
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('現在のパスワードが違います'));
    await expect(field('現在のパスワード')).toHaveAccessibleDescription('再度入力してください');
    await waitFor(() => expect(field('現在のパスワード')).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Guessable: Story = {
  name: '新しいパスワードを断られた',
  args: {
    onSubmit: answer({ newPassword: '推測されやすいパスワードは使えません。別のものにしてください。' }),
  },
  play: async ({ args }) => {
    await fill('password2026');
    await submit();
    await waitFor(() => expect(field('新しいパスワード')).toHaveFocus());
    await expect(field('新しいパスワード')).toHaveAccessibleDescription(
      /推測されやすいパスワードは使えません/,
    );
    await expect(dialog().queryByRole('alert')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(field('新しいパスワード'), '!');
    await expect(field('新しいパスワード')).toBeValid();
  },
};

export const Failed: Story = {
  name: 'エラー',
  args: { onSubmit: answer('error') },
  play: async ({ args }) => {
    await fill();
    await submit();
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('エラーが発生しました'));
    await expect(field('現在のパスワード')).toBeValid();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  name: '送っている',
  args: { onSubmit: fn(() => new Promise<ChangePasswordResult>(() => undefined)) },
  play: async ({ args }) => {
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true'));
    await expect(dialog().getByRole('button', { name: 'やめる' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  name: '変更した',
  play: async ({ args }) => {
    await fill();
    await submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Tofu-2025',
      newPassword: 'new-Tofu-2026',
    });
  },
};
