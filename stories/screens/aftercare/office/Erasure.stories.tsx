import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { problem } from '#web/mock/reply.ts';
import {
  doneErasure,
  erasureHandlersOf,
  longErasureRecord,
  proposedErasure,
  runningErasure,
  settledRecords,
  waitingRecords,
} from '#web/mock/scenarios/aftercare/erasures.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const handlers = erasureHandlersOf(proposedErasure, waitingRecords);

const meta = {
  id: 'screens-admin-erasure',
  title: '画面/完了後の手続き/管理者/廃棄',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/retention/erasure/3', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/retention/erasure/3', handlers, 'listRetentionErasureRecords');

export const Normal: Story = {
  name: '承認する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('対象の記録を確かめて、承認してください')).toBeVisible();
    const count = await canvas.findByRole('link', { name: '終わったマイページの対象 3' });
    await expect(count).toHaveAttribute('href', '/admin/retention/erasure/3?kind=2');
    await userEvent.click(canvas.getByRole('button', { name: '承認して廃棄する' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('15件の記録を廃棄しますか')).toBeVisible();
    await expect(dialog.getByText(/ファイル295個/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '承認して廃棄する' }));
    await expectSnackbar('承認しました。廃棄を始めます');
  },
};

export const Own: Story = {
  name: '自分が起案したとき',
  tags: ['slow'],
  args: { handlers: erasureHandlersOf({ ...proposedErasure, isOwn: true }, waitingRecords) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('ほかの事務局の人の承認を待っています')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '承認して廃棄する' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '取り下げる' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('廃棄の起案を取り下げますか')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '取り下げる' }));
    await expectSnackbar('取り下げました');
  },
};

export const Changed: Story = {
  name: 'ほかの人が先に承認していたとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      updateRetentionErasure: problem({
        status: 412,
        code: 1004,
        detail: 'ほかの人が先に変更しました。画面を読み込み直してください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '承認して廃棄する' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '承認して廃棄する' }));
    await expectSnackbar('ほかの人が先に変更しました。画面を読み込み直してください');
  },
};

export const Running: Story = {
  name: '廃棄しているとき',
  args: {
    handlers: erasureHandlersOf(runningErasure, [
      ...settledRecords,
      ...waitingRecords.slice(1).map((row) => ({ ...row, id: 33 })),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('progressbar', { name: '廃棄しています（6 / 15件）' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '中止する' })).toBeVisible();
  },
};

export const Done: Story = {
  name: '終わったとき',
  tags: ['slow'],
  args: { handlers: erasureHandlersOf(doneErasure, settledRecords) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('14件を廃棄し、1件を残しました')).toBeVisible();
    await expect(await canvas.findByText('（廃棄済み）')).toBeVisible();
    await expect(canvas.getByText('保存の延長')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '中止する' })).toBeNull();
  },
};

export const Long: Story = {
  name: '長い名前',
  args: { handlers: erasureHandlersOf(proposedErasure, [longErasureRecord]) },
};
export const Empty: Story = { name: '記録がないとき', ...states.empty };
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Loading: Story = { name: '読み込み中', ...states.loading };
export const Broken: Story = { name: 'エラー', ...states.broken };
