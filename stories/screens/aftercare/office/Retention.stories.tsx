import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import {
  erasureHandlersOf,
  proposedErasure,
  waitingRecords,
} from '#web/mock/scenarios/aftercare/erasures.ts';
import { longRetentionRecord, retentionHandlers } from '#web/mock/scenarios/aftercare/retention.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-retention',
  title: '画面/完了後の手続き/管理者/保存期間',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/retention', handlers: retentionHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/retention', retentionHandlers, 'listRetentionRecords');

const press = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('dialog'));
};

const HOLD = '甘味処つむぎ（採択されなかった応募）の保存を延長する';
const RELEASE = '株式会社さくらベーカリー（終わったマイページ）の保存の延長を取り消す';

export const Normal: Story = {
  name: '満了・延長中・保存中',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const count = await canvas.findByRole('link', { name: '採択されなかった応募の満了 1' });
    await expect(count).toHaveAttribute('href', '/admin/retention?kind=1&state=0');
    await expect(await canvas.findByText('2027/12/31まで（事務局 花子）')).toBeVisible();
    await userEvent.click(count);
    await expect(await canvas.findByText('1件')).toBeVisible();
  },
};

export const Held: Story = {
  name: '延長する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, HOLD);
    await userEvent.click(dialog.getByRole('button', { name: '延長する' }));
    await expect((await dialog.findAllByText(/入力してください/)).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByLabelText(/理由/), '照会が続いているため');
    await userEvent.click(dialog.getByRole('button', { name: '延長する' }));
    await expectSnackbar('保存を延長しました');
  },
};

export const HeldBefore: Story = {
  name: 'ほかの人が延長していたとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...retentionHandlers,
      holdRetention: problem({
        status: 409,
        code: 1004,
        detail: 'すでに事務局 次郎さんが保存を延長しています。画面を読み込み直して、理由を確認してください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, HOLD);
    await userEvent.type(dialog.getByLabelText(/理由/), '照会が続いているため');
    await userEvent.click(dialog.getByRole('button', { name: '延長する' }));
    await expect(await dialog.findByText(/すでに事務局 次郎さんが保存を延長しています/)).toBeVisible();
  },
};

export const Released: Story = {
  name: '延長の取消を依頼する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, RELEASE);
    await expect(dialog.getByText('延長した理由：会計検査院の実地検査の対象のため')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '依頼する' }));
    await expectSnackbar('承認の依頼を出しました');
  },
};

export const Proposed: Story = {
  name: '廃棄を起案する',
  tags: ['slow'],
  args: {
    path: '/admin/retention?kind=1',
    handlers: {
      ...retentionHandlers,
      ...erasureHandlersOf({ ...proposedErasure, isOwn: true }, waitingRecords),
      proposeRetentionErasure: ({ body }) =>
        reply({ ...proposedErasure, ...(body as object), isOwn: true }, 1),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, '廃棄を起案する');
    await expect(
      await dialog.findByRole('checkbox', { name: '採択されなかった応募（満了 1件）' }),
    ).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: '起案する' }));
    await expect((await dialog.findAllByText(/入力してください/)).length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByLabelText(/理由/), '保存期間の満了のため');
    await userEvent.click(dialog.getByRole('button', { name: '起案する' }));
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '廃棄 第3号' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '承認して廃棄する' })).toBeNull();
  },
};

export const Waiting: Story = {
  name: '廃棄が承認を待っているとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...retentionHandlers,
      listRetentionErasures: reply({ items: [proposedErasure], nextCursor: null, total: 1 }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('15件の廃棄が、承認を待っています')).toBeVisible();
    const link = canvas.getByRole('link', { name: '確かめる' });
    await expect(link).toHaveAttribute('href', '/admin/retention/erasure/3');
  },
};

export const ProposedBefore: Story = {
  name: '廃棄の起案が残っているとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...retentionHandlers,
      proposeRetentionErasure: problem({
        status: 409,
        code: 1004,
        detail: '承認待ちか廃棄中のものがあります。それが終わってから、もう一度起案してください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, '廃棄を起案する');
    await userEvent.type(dialog.getByLabelText(/理由/), '保存期間の満了のため');
    await userEvent.click(dialog.getByRole('button', { name: '起案する' }));
    await expect(await dialog.findByText(/承認待ちか廃棄中のものがあります/)).toBeVisible();
  },
};

export const Long: Story = {
  name: '長い名前',
  args: {
    handlers: {
      ...retentionHandlers,
      listRetentionRecords: reply({ items: [longRetentionRecord], nextCursor: null, total: 1 }),
    },
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
