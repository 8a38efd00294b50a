import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { allowing } from '#web/mock/world/allowing.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const { handlers, saw } = officeWorld;

/** A part has come in, the due date is over. */
const anOrder = saw('getRecovery', 3);
/** Waits for another person than the one who proposed it. */
const aProposal = allowing(saw('getRecovery', 4), 'approve');
const aDraft = { ...saw('getRecovery', 2), returnReason: '納付先の口座を入れてください。' };

const meta = {
  id: 'screens-admin-recoveries',
  title: '画面/補助金と支払/管理者/補助金の返還',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/recovery', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/recovery', handlers, 'listRecoveries');
const files = savedStates('/admin/recovery', handlers, 'exportRecoveries');

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: '株式会社みらい食堂' });
    await expect(links[0]).toHaveAttribute('href', '/admin/recovery/1');
  },
};

export const Phone: Story = {
  name: '電話（残りの額に名前がある）',
  ...states.phone,
  play: async ({ canvasElement }) => {
    const left = await within(canvasElement).findByRole('gridcell', { name: /256,690円$/ });
    await expect(getComputedStyle(left, '::before').content).toBe('"今日の残り"');
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };

const recorded = fn();

export const Order: Story = {
  name: '返還命令中（期限超過・一部入金）',
  tags: ['slow'],
  args: {
    path: '/admin/recovery/3',
    handlers: {
      ...handlers,
      createRecoveryReceipt: ({ body }) => {
        recorded(body);
        return reply(anOrder, anOrder.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    recorded.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '入金を記録する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^入金額/ }), '6690');
    await userEvent.click(dialog.getByRole('button', { name: '入金を記録する' }));
    await waitFor(() =>
      expect(recorded).toHaveBeenCalledWith({ receivedOn: '2026-11-20', amount: 6_690, note: null }),
    );
  },
};

const ordered = fn();

export const Proposal: Story = {
  name: '確認待ち（ほかの担当者が命じる）',
  tags: ['slow'],
  args: {
    path: '/admin/recovery/4',
    handlers: {
      ...handlers,
      getRecovery: reply(aProposal),
      updateRecovery: ({ body }) => {
        ordered(body);
        return reply(aProposal, aProposal.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    ordered.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '返還を命じる' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '返還を命じる' }));
    await waitFor(() => expect(ordered).toHaveBeenCalledWith({ action: 'approve' }));
  },
};

export const Draft: Story = {
  name: '起案中（差し戻された）',
  tags: ['slow'],
  args: { path: '/admin/recovery/2', handlers: { ...handlers, getRecovery: reply(aDraft) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '内容を直す' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /^返還額/ })).toHaveValue('300,000');
  },
};

export const Settled: Story = { name: '完納', args: { path: '/admin/recovery/1' } };

export const ForMinistry: Story = {
  name: '農水省（見るだけ）',
  args: {
    path: '/admin/recovery/3',
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: {
      ...handlers,
      getRecovery: reply({
        ...anOrder,
        availableActions: [],
        receipts: anOrder.receipts.map((receipt) => ({ ...receipt, availableActions: [] })),
        reliefs: anOrder.reliefs.map((relief) => ({ ...relief, availableActions: [] })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('補助金の返還');
    await expect(canvas.queryByRole('button', { name: '入金を記録する' })).toBeNull();
  },
};

/** More came in than was due; it was checked, and the rest of it is to be given back. */
const tooMuch = {
  ...anOrder,
  toReturnAmount: 12_000,
  receipts: anOrder.receipts.map((receipt, index) => ({
    ...receipt,
    ...(index === 0
      ? { toReturnAmount: 12_000, availableActions: [{ action: 'giveBack', allowed: true }] }
      : { returnedAmount: 0 }),
  })),
};
const givenBack = fn();

export const TooMuch: Story = {
  name: '超えて入った額をお返しする',
  tags: ['slow'],
  args: {
    path: '/admin/recovery/3',
    handlers: {
      ...handlers,
      getRecovery: reply(tooMuch),
      updateRecoveryReceipt: ({ body }) => {
        givenBack(body);
        return reply(tooMuch, tooMuch.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    givenBack.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'お返しを記録する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'お返しを記録する' }));
    await waitFor(() =>
      expect(givenBack).toHaveBeenCalledWith({ action: 'giveBack', returnedOn: '2026-11-20' }),
    );
  },
};

export const Waiting: Story = {
  name: '返還を命じる前に入金があった',
  args: {
    path: '/admin/recovery/4',
    handlers: {
      ...handlers,
      getRecovery: reply({
        ...aProposal,
        waitingAmount: 50_000,
        receipts: anOrder.receipts.slice(0, 1).map((receipt) => ({ ...receipt, isBeforeOrder: true })),
      }),
    },
  },
};
