import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { adminUserHandlers } from '#web/mock/scenarios/access/admins.ts';
import { personalRecordHandlers } from '#web/mock/scenarios/aftercare/personalRecords.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';
import { expectSnackbar } from '../logIn/logInPlays.ts';

const meta = {
  id: 'screens-admin-users',
  title: '画面/ログインとアカウント/管理者/管理者ユーザー管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/user', handlers: adminUserHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/user', adminUserHandlers, 'listAdminUsers');
const files = savedStates('/admin/user', adminUserHandlers, 'exportAdminUsers');

export const Normal: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('rowheader', { name: /事務局 花子/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /検査 誠/ })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const EditOneself: Story = {
  name: '自分の情報を直す',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '事務局 花子さんの操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '直す' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '事務局 花子さんの情報を直す' }));
    await expect(dialog.getByText(/自分自身は削除できません/)).toBeInTheDocument();
  },
};

export const AskedInWriting: Story = {
  name: '本人の記録を保存する',
  tags: ['slow'],
  args: { handlers: { ...adminUserHandlers, ...personalRecordHandlers } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '検査 誠さんの操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '本人の記録を保存する' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '検査 誠さんの記録を保存する' }));
    await userEvent.click(dialog.getByRole('button', { name: '記録を保存する' }));
    await expect((await dialog.findAllByText(/入力してください/)).length).toBeGreaterThan(0);
    await userEvent.type(
      dialog.getByRole('textbox', { name: /請求の内容/ }),
      '11月20日に書面で請求があったため',
    );
    await userEvent.click(dialog.getByRole('button', { name: '記録を保存する' }));
    await expectSnackbar('検査 誠さんの記録を保存しました');
  },
};

export const Narrowed: Story = {
  name: '条件をいくつも付けたとき',
  tags: ['slow'],
  ...narrowed('/admin/user', 'type=3&hasLoggedIn=true&lastLoginFrom=2026-11-01&isActive=true', [
    'ログインしたこと：ある',
    '最後のログイン：2026/11/01から',
  ]),
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };

export const ResetFactors: Story = {
  name: '二要素認証を解除する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '検査 誠さんの操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '二要素認証を解除する' }));
    const dialog = within(
      await canvas.findByRole('dialog', { name: '検査 誠さんの二要素認証を解除しますか' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: '解除する' }));
    await expectSnackbar('検査 誠さんの二要素認証を解除しました');
  },
};

export const Demand: Story = {
  name: '二要素認証を求める種類を選ぶ',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '二要素認証の設定' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '二要素認証の設定' }));
    await expect(dialog.getByRole('checkbox', { name: '事務局（JMAC）' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'バックオフィスセンター' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expectSnackbar('二要素認証の設定を保存しました');
  },
};
