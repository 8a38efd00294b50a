import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AccountMenu } from './index.ts';

const meta = {
  id: 'ui-kit-account-menu',
  title: 'ui-kit/アカウント（AccountMenu）',
  component: AccountMenu,
  decorators: [(Story) => <div style={{ width: '16rem', marginTop: '8rem' }}>{Story()}</div>],
  args: {
    name: '検査機関（建築検査員）',
    email: 'inspector@example.jp',
    onChangePassword: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /アカウント/ }));

export const Closed: Story = { name: '閉じた' };

export const Open: Story = {
  name: '開いた',
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'パスワードを変更する',
      'ログアウト',
    ]);
  },
};

export const LogOut: Story = {
  name: 'ログアウトする',
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

export const WithoutPassword: Story = {
  name: 'パスワードのない利用者',
  args: { onChangePassword: undefined },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  },
};

export const LongName: Story = {
  name: '長い名前',
  args: {
    name: '一般社団法人やさしい外食推進協会 事務局',
    email: 'very-long-address-of-somebody@example.jp',
  },
};
