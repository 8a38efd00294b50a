import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const { handlers, saw } = officeWorld;

/** Checked by the back office: it waits for the third person. */
const aConfirmation = saw('getAmountProposal', 10);
const proposed = saw('getAmountProposal', 14);

/** Another amount than the calculated one, proposed by the person at the screen: he cannot check it. */
const anOwn: typeof proposed = {
  ...proposed,
  isDeviating: true,
  deviationReason: '共同利用する設備の按分により、減額する。',
  proposedByName: '事務局 花子',
  availableActions: [
    {
      action: 'check',
      allowed: false,
      reason: '起案した本人は確認できません。ほかの担当者に確認を依頼してください',
    },
    { action: 'return', allowed: true, needsReason: true },
  ],
};

/** Set back by itself because the plan has changed. */
const setBack: typeof proposed = {
  ...saw('getAmountProposal', 17),
  returnReason: '計算のもとになった経費・計画・金額、または事業の状態が変わったため、自動で差し戻しました',
  isStale: true,
};

const calculated = saw('getAmountCalculation', setBack.mypageId);

/** Decided before there were proposals. */
const carriedOver: typeof proposed = {
  ...saw('getAmountProposal', 1),
  calculatedAmount: null,
  proposedByName: null,
  checkedByName: null,
  checkedAt: null,
  approvedByName: null,
  approvedAt: null,
  isCarriedOver: true,
  calculation: null,
  allotments: [],
};

const meta = {
  id: 'screens-admin-amounts',
  title: '画面/補助金と支払/管理者/補助金の額',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/amount_proposal', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/amount_proposal', handlers, 'listAmountProposals');
const files = savedStates('/admin/amount_proposal', handlers, 'exportAmountProposals');

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: '株式会社豆くら' });
    await expect(links[0]).toHaveAttribute('href', '/admin/amount_proposal/11');
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };

const decided = fn();

export const ToApprove: Story = {
  name: '額の確定（承認待ち）',
  tags: ['slow'],
  args: {
    path: '/admin/amount_proposal/10',
    handlers: {
      ...handlers,
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

export const Own: Story = {
  name: '計算と違う額（起案した本人）',
  args: {
    path: '/admin/amount_proposal/14',
    handlers: { ...handlers, getAmountProposal: reply(anOwn) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const check = await canvas.findByRole('button', { name: '確認済みにする' });
    await expect(check).toHaveAccessibleDescription(/起案した本人は確認できません/);
  },
};

const proposedAgain = fn();

export const Again: Story = {
  name: '交付決定（自動で差戻し）を起案し直す',
  tags: ['slow'],
  args: {
    path: '/admin/amount_proposal/17',
    handlers: {
      ...handlers,
      getAmountProposal: reply(setBack),
      getAmountCalculation: reply({
        ...calculated,
        calculation: setBack.calculation ?? calculated.calculation,
      }),
      updateAmountProposal: ({ body }) => {
        proposedAgain(body);
        return reply(proposed, proposed.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    proposedAgain.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '起案し直す' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByRole('textbox', { name: /^起案する額/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '11000000');
    await userEvent.click(dialog.getByRole('button', { name: '起案する' }));
    await expect(await dialog.findAllByText(/違う額にする理由を入力/)).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /^計算と違う額/ }), '共同利用分の按分');
    await userEvent.click(dialog.getByRole('button', { name: '起案する' }));
    await waitFor(() =>
      expect(proposedAgain).toHaveBeenCalledWith({
        action: 'propose',
        amount: 11_000_000,
        deviationReason: '共同利用分の按分',
      }),
    );
  },
};

export const CarriedOver: Story = {
  name: '記録ができる前に決まった額',
  args: {
    path: '/admin/amount_proposal/1',
    handlers: { ...handlers, getAmountProposal: reply(carriedOver) },
  },
};

export const ForMinistry: Story = {
  name: '農林水産省（見るだけ）',
  args: { path: '/admin/amount_proposal/10', visitor: asAdmin(adminSession(AdminType.MAFF)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('額の確定');
    await expect(canvas.queryByRole('button', { name: '承認する' })).toBeNull();
  },
};
