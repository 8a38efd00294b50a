import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problem } from '#web/mock/reply.ts';
import { jobHandlers, quietJobHandlers } from '#web/mock/scenarios/office/jobs.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-jobs',
  title: '画面/事務局/管理者/処理の状況',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/jobs', handlers: jobHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '失敗した処理があるとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('失敗した処理があります')).toBeVisible();
    await expect(
      (await canvas.findAllByRole('progressbar', { name: '四半期ごとの報告の依頼の進み具合' })).length,
    ).toBeGreaterThan(0);
  },
};

export const Quiet: Story = {
  name: 'すべて順調なとき',
  args: { handlers: quietJobHandlers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '実行の記録' })).toBeVisible();
    await expect(canvas.queryByText('失敗した処理があります')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'もう一度実行' })).not.toBeInTheDocument();
  },
};

export const Details: Story = {
  name: '失敗の内容を見る',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: '使われていないファイルの整理の内容を見る' }),
    );
    const dialog = within(await canvas.findByRole('dialog', { name: '使われていないファイルの整理' }));
    await userEvent.click(await dialog.findByText('技術的な内容'));
    await waitFor(() => expect(dialog.getByText(/JobRefusal/)).toBeVisible());
  },
};

export const Retried: Story = {
  name: 'もう一度実行したとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'もう一度実行' }));
    await expectSnackbar('使われていないファイルの整理をもう一度実行します。数秒で始まります');
  },
};

export const RetryRefused: Story = {
  name: 'もう一度実行できなかったとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...jobHandlers,
      retryJob: problem({
        status: 409,
        code: 1004,
        detail: '同じ処理が待機中または実行中です。終わってから、もう一度お試しください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'もう一度実行' }));
    await expectSnackbar('同じ処理が待機中または実行中です。終わってから、もう一度お試しください');
  },
};
