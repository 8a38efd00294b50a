import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { webhookHandlers } from '#web/mock/scenarios/trail/webhooks.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-webhook',
  title: '画面/証跡/管理者/通知先の記録',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/webhook/2', handlers: webhookHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/webhook/2', webhookHandlers, 'listWebhookDeliveries');

export const Normal: Story = {
  name: '記録',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('204（42ミリ秒）')).toBeVisible();
    await expect(canvas.getByText('10秒以内に応答がありませんでした')).toBeVisible();
  },
};

export const Failing: Story = {
  name: '届いていないとき',
  args: { path: '/admin/webhook/3' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('通知が届いていません')).toBeVisible();
  },
};

export const Disabled: Story = {
  name: '自動で停止したとき',
  args: { path: '/admin/webhook/4' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('通知を自動で停止しました')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再開する' }));
    await expectSnackbar('「実績集計（試行）」を再開しました');
  },
};

export const Tested: Story = {
  name: '試しに送る',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '試しに送る' }));
    await expectSnackbar('試しの通知を送ります。結果は記録に出ます');
  },
};

export const Rotated: Story = {
  name: '署名の鍵を入れ替える',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'ほかの操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '署名の鍵を入れ替える' }));
    const ask = within(await canvas.findByRole('dialog', { name: '署名の鍵を入れ替えますか' }));
    await userEvent.click(ask.getByRole('button', { name: '入れ替える' }));
    await expectSnackbar('承認の依頼を出しました');
  },
};

export const TurnedOff: Story = {
  name: '停止する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'ほかの操作' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '停止する' }));
    const ask = within(await canvas.findByRole('dialog', { name: '会計システムへの通知を停止しますか' }));
    await userEvent.click(ask.getByRole('button', { name: '停止する' }));
    await expectSnackbar('「会計システム」を停止しました');
  },
};

export const Replayed: Story = {
  name: '内容を見て送り直す',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '支払済の内容を見る' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '支払済' }));
    await userEvent.click(dialog.getByRole('button', { name: '送り直す' }));
    await expectSnackbar('通知を送り直します');
  },
};

export const SpanReplayed: Story = {
  name: '期間を選んで送り直す',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '期間を選んで送り直す' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '期間を選んで送り直す' }));
    await userEvent.type(dialog.getByLabelText(/初めの日/), '2026/11/20');
    await userEvent.type(dialog.getByLabelText(/終わりの日/), '2026/11/19');
    await userEvent.click(dialog.getByRole('button', { name: '送り直す' }));
    await waitFor(() =>
      expect(dialog.getAllByText(/終わりの日は、初めの日以降にしてください/).length).toBeGreaterThan(0),
    );
  },
};
export const Empty: Story = { name: 'まだないとき', ...states.empty };
export const Broken: Story = { name: 'エラー', ...states.broken };
