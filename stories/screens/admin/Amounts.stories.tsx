import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/admins.ts';
import { aConfirmation, aDeviation } from '#web/mock/scenarios/money/amountRows.ts';
import { amountHandlers } from '#web/mock/scenarios/money/amounts.ts';
import { asAdmin, Screen } from '../Screen.tsx';
import { savedStates } from '../savedStates.ts';
import { jmac, listStates } from './listStates.ts';

const meta = {
  id: 'screens-admin-amounts',
  title: '画面/管理者/補助金の額',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/amount_proposal', handlers: amountHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/amount_proposal', amountHandlers, 'listAmountProposals');
const files = savedStates('/admin/amount_proposal', amountHandlers, 'exportAmountProposals');

export const Normal: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: '株式会社豆くら' });
    await expect(links[1]).toHaveAttribute('href', '/admin/amount_proposal/31');
  },
};

export const Phone: Story = { name: '電話', ...states.phone };
export const Empty: Story = { name: 'まだないとき', ...states.empty };
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Loading: Story = { name: '読み込み中', ...states.loading };
export const Broken: Story = { name: 'エラー', ...states.broken };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const Offline: Story = { name: '通信できないとき', ...states.offline };
export const SessionEnded: Story = { name: 'ログインの期限が切れたとき', ...states.sessionEnded };
export const Tablet: Story = { name: 'タブレット', ...states.tablet };

const decided = fn();

export const ToApprove: Story = {
  name: '額の確定（承認待ち）',
  args: {
    path: '/admin/amount_proposal/31',
    handlers: {
      ...amountHandlers,
      updateAmountProposal: ({ body }) => {
        decided(body);
        return reply(aConfirmation, aConfirmation.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    decided.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '承認する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '承認する' }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith({ action: 'approve' }));
  },
};

export const ToApprovePhone: Story = {
  name: '額の確定（電話）',
  args: { path: '/admin/amount_proposal/31' },
  globals: { viewport: { value: 'phone' } },
};

export const Own: Story = {
  name: '計算と違う額（起案した本人）',
  args: { path: '/admin/amount_proposal/32' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const check = await canvas.findByRole('button', { name: '確認済みにする' });
    await expect(check).toHaveAccessibleDescription(/起案した本人は確認できません/);
  },
};

const proposed = fn();

export const Again: Story = {
  name: '交付決定（自動で差戻し）を起案し直す',
  args: {
    path: '/admin/amount_proposal/33',
    handlers: {
      ...amountHandlers,
      updateAmountProposal: ({ body }) => {
        proposed(body);
        return reply(aDeviation, aDeviation.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    proposed.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '起案し直す' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /^起案する額/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '22000000');
    await userEvent.click(dialog.getByRole('button', { name: '起案する' }));
    await expect(await dialog.findAllByText(/違う額にする理由を入力/)).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /^計算と違う額/ }), '共同利用分の按分');
    await userEvent.click(dialog.getByRole('button', { name: '起案する' }));
    await waitFor(() =>
      expect(proposed).toHaveBeenCalledWith({
        action: 'propose',
        amount: 22_000_000,
        deviationReason: '共同利用分の按分',
      }),
    );
  },
};

export const CarriedOver: Story = {
  name: '記録ができる前に決まった額',
  args: { path: '/admin/amount_proposal/30' },
};

export const ForMinistry: Story = {
  name: '農林水産省（見るだけ）',
  args: { path: '/admin/amount_proposal/31', visitor: asAdmin(adminSession(AdminType.MAFF)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('額の確定');
    await expect(canvas.queryByRole('button', { name: '承認する' })).toBeNull();
  },
};
