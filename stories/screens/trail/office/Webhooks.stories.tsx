import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { webhookHandlers } from '#web/mock/scenarios/trail/webhooks.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-webhooks',
  title: '画面/証跡/管理者/通知先',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/webhook', handlers: webhookHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '会計システム' })).toBeVisible();
    await expect(canvas.getAllByText('自動で停止').length).toBeGreaterThan(0);
  },
};

const fillIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '通知先を登録' }));
  const dialog = within(await canvas.findByRole('dialog', { name: '通知先を登録' }));
  await userEvent.type(dialog.getByLabelText(/名前/), '会計システム');
  await userEvent.type(dialog.getByLabelText(/番地/), 'https://accounting.example.jp/hooks/hojo');
  return { canvas, dialog };
};

export const Making: Story = {
  name: '登録する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const { dialog } = await fillIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '登録する' }));
    await waitFor(() =>
      expect(dialog.getAllByText(/知らせるできごとを、1つ以上選んでください/).length).toBeGreaterThan(0),
    );
  },
};

export const Made: Story = {
  name: '登録を依頼したとき（2人目が承認する）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const { dialog } = await fillIn(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: '支払済' }));
    await userEvent.click(dialog.getByRole('button', { name: '登録する' }));
    await expectSnackbar('承認の依頼を出しました');
  },
};

export const InnerAddress: Story = {
  name: '中につながる番地のとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...webhookHandlers,
      createWebhook: problem({
        status: 400,
        code: 1004,
        detail: 'このサーバーの中につながる番地には送れません。外から届く番地を入力してください',
        errors: [
          {
            pointer: '/url',
            code: 1004,
            message: 'このサーバーの中につながる番地には送れません。外から届く番地を入力してください',
          },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await fillIn(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: '支払済' }));
    await userEvent.click(dialog.getByRole('button', { name: '登録する' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/番地/)).toHaveAccessibleDescription(/中につながる番地/),
    );
  },
};
export const Empty: Story = {
  name: 'まだないとき',
  args: { handlers: { ...webhookHandlers, listWebhooks: reply({ items: [] }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('通知先はまだありません')).toBeVisible();
  },
};
