import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import {
  declined,
  ownProposal,
  pendingActHandlers,
  waitingForMe,
} from '#web/mock/scenarios/access/pendingActs.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { expectSnackbar } from '../logIn/logInPlays.ts';

const meta = {
  id: 'screens-admin-pending-acts',
  title: '画面/ログインとアカウント/管理者/承認の依頼',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/pending_act', handlers: pendingActHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Place = { readonly canvasElement: HTMLElement };

const press = async ({ canvasElement }: Place, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return { canvas, dialog: within(await canvas.findByRole('dialog')) };
};

export const List: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('rowheader', { name: /国の実績集計/ })).toBeVisible();
    await expect(canvas.getAllByText('承認待ち').length).toBeGreaterThan(1);
    await expect(canvas.getByText('承認しない')).toBeVisible();
  },
};

export const Waiting: Story = {
  name: '自分が決められる依頼',
  tags: ['slow'],
  args: { path: `/admin/pending_act/${waitingForMe.id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /国の実績集計/, level: 1 })).toBeVisible();
    await expect(canvas.getByText('読めるもの')).toBeVisible();
    await expect(canvas.getByText(/承認されたときから/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '承認する' })).toBeEnabled();
  },
};

export const Approved: Story = {
  name: '承認したとき（発行したものは一度だけ）',
  tags: ['slow'],
  args: { path: `/admin/pending_act/${waitingForMe.id}` },
  play: async (place) => {
    const { canvas, dialog } = await press(place, '承認する');
    await userEvent.click(dialog.getByRole('button', { name: '承認する' }));
    const issued = within(await canvas.findByRole('dialog', { name: '承認して発行したもの' }));
    await expect(issued.getByLabelText(/^発行したもの/)).toHaveValue(
      'hojo_3f9a1c07d2e4b586.Zk1dT0yZ3nQ8b6m2V4xR7cW9aE5hJ1uL3nQ8b6m2V4x',
    );
  },
};

export const Declining: Story = {
  name: '承認しない',
  tags: ['slow'],
  args: { path: `/admin/pending_act/${waitingForMe.id}` },
  play: async (place) => {
    const { dialog } = await press(place, '承認しない');
    await userEvent.click(dialog.getByRole('button', { name: '承認しない' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^理由/)).toHaveAccessibleDescription(/入力してください/),
    );
    await userEvent.type(dialog.getByLabelText(/^理由/), '接続元を限ってください。');
    await userEvent.click(dialog.getByRole('button', { name: '承認しない' }));
    await expectSnackbar('承認しないことを伝えました');
  },
};

export const Own: Story = {
  name: '自分の依頼',
  tags: ['slow'],
  args: { path: `/admin/pending_act/${ownProposal.id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '取り下げる' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: '承認する' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '対象を開く' })).toBeVisible();
  },
};

const refusal =
  '登録・変更されてから7日たっていないため、2人目にはなれません。確認済みの別の事務局（JMAC）に「管理者ユーザー」で確認してもらうか、令和8年11月27日を待ってください。';

export const Unconfirmed: Story = {
  name: '自分がまだ確認されていないとき',
  tags: ['slow'],
  args: {
    path: `/admin/pending_act/${waitingForMe.id}`,
    handlers: {
      ...pendingActHandlers,
      getPendingAct: reply({
        ...waitingForMe,
        availableActions: ['approve', 'decline'].map((action) => ({
          action,
          allowed: false,
          reason: refusal,
        })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const approve = await canvas.findByRole('button', { name: '承認する' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription(/7日たっていない/);
  },
};

export const Declined: Story = {
  name: '承認されなかった依頼',
  tags: ['slow'],
  args: { path: `/admin/pending_act/${declined.id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/いまの上限で足りています/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '承認する' })).toBeNull();
  },
};

export const ChangedMeanwhile: Story = {
  name: '元の内容が変わっていたとき',
  tags: ['slow'],
  args: {
    path: `/admin/pending_act/${waitingForMe.id}`,
    handlers: {
      ...pendingActHandlers,
      updatePendingAct: problem({
        status: 409,
        code: ErrorCode.INVALID_PARAMETER,
        detail:
          '依頼の後に元の内容が変わったため、この依頼は無効になりました。何も行っていません。必要なら、もう一度依頼してください。',
      }),
    },
  },
  play: async (place) => {
    const { dialog } = await press(place, '承認する');
    await userEvent.click(dialog.getByRole('button', { name: '承認する' }));
    await expect(await dialog.findByText(/この依頼は無効になりました/)).toBeVisible();
  },
};
