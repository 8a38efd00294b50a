import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { adminSession, assigneeHandlers } from '#web/mock/scenarios/access/admins.ts';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { tried } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const { handlers, saw } = officeWorld;
const aRequested = saw('getPayout', 5);
const aChecked = saw('getPayout', 4);

/** Checked by the person at the screen: somebody else approves. */
const anOwnCheck: typeof aChecked = {
  ...aChecked,
  checkedByName: '事務局 花子',
  availableActions: aChecked.availableActions.map((offer) =>
    offer.action === 'approve'
      ? {
          ...offer,
          allowed: false,
          reason: '自分が確認したため、承認できません。ほかの担当者に承認を依頼してください',
        }
      : offer,
  ),
};
const batches = [2, 4, 3].map((id) => saw('getPayoutBatch', id));
type Batch = (typeof batches)[number];
const inAll = (of: (batch: Batch) => number): number => batches.reduce((sum, batch) => sum + of(batch), 0);

/** A file of which the bank has answered two of three transfers. */
const aBatch: Batch = {
  ...saw('getPayoutBatch', 4),
  ...{ count: 3, amount: inAll(({ amount }) => amount), downloads: 1, paidCount: 1 },
  lines: saw('getPayoutBatch', 4).lines.map((line, index) => ({
    ...line,
    count: inAll(({ lines }) => lines[index]?.count ?? 0),
    amount: inAll(({ lines }) => lines[index]?.amount ?? 0),
  })),
  items: batches.flatMap(({ items }) => items).map((item, index) => ({ ...item, sequence: index + 1 })),
};

const meta = {
  id: 'screens-admin-payouts',
  title: '画面/補助金と支払/管理者/支払管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/payment', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/payment', handlers, 'listPayouts');
const files = savedStates('/admin/payment', handlers, 'exportPayouts');
const nothing = {
  ...handlers,
  listPayouts: reply({ items: [], nextCursor: null, total: 0, totalAmount: 0 }),
};

const listed = saw('listPayouts');

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      listPayouts: reply({
        ...listed,
        items: listed.items.map((row) => (row.id === anOwnCheck.id ? { ...anOwnCheck, history: [] } : row)),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link', { name: '合同会社そば処つきの' });
    await expect(links[0]).toHaveAttribute('href', '/admin/payment/3');
    const own = canvas.getByText('自分が確認したため、承認できません。ほかの担当者に承認を依頼してください');
    await expect(own).toBeVisible();
    const [next] = canvas.getAllByRole('button', { name: '確認する' });
    // Its words stand in one line.
    await expect(next?.offsetHeight).toBeLessThan(48);
  },
};

export const Settle: Story = {
  name: '選んだ支払を、支払済と記録する',
  tags: ['slow'],
  args: {
    handlers: { ...handlers, ...bulkRunHandlers({ state: tried('settlePayouts') }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('link', { name: '合同会社そば処つきの' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '表示中の行をすべて選ぶ' }));
    const bar = within(await canvas.findByRole('region', { name: '選んだ行への操作' }));
    await userEvent.click(bar.getByRole('button', { name: '支払済と記録' }));
    const dialog = within(await screen.findByRole('dialog', { name: /件を支払済と記録する$/ }));
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect((await dialog.findAllByText('支払日を入力してください。'))[0]).toBeVisible();
    await expect(dialog.getAllByText('どのように確かめたかを入力してください。')[0]).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /支払日/ }), '2026/11/20');
    await userEvent.type(dialog.getByRole('textbox', { name: /どのように確かめたか/ }), '銀行の画面');
    await userEvent.click(dialog.getByRole('button', { name: '結果を確かめる' }));
    await expect(await canvas.findByRole('heading', { name: '支払済と記録した場合の結果' })).toBeVisible();
  },
};

const several = narrowed(
  '/admin/payment',
  'status=1&requestedFrom=2026-01-01&paidTo=2027-03-31&amountFrom=300000&handledBy=9',
  [
    '請求日：2026/01/01から',
    '支払日：2027/03/31まで',
    '支払額：300,000円以上',
    '請求・確認・承認した人：退職 一郎（無効）',
  ],
);

export const Narrowed: Story = {
  name: '条件をいくつも付けたとき',
  tags: ['slow'],
  ...several,
  args: { ...several.args, handlers: { ...handlers, ...assigneeHandlers } },
};
export const Phone: Story = {
  name: '電話（額に単位がある）',
  tags: ['slow'],
  ...states.phone,
  play: async ({ canvasElement }) => {
    const [amount] = await within(canvasElement).findAllByRole('gridcell', { name: /,\d{3}円?$/ });
    if (amount === undefined) throw new Error('no amount');
    await expect(getComputedStyle(amount, '::after').content).toBe('"円"');
  },
};
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const NoMatch: Story = {
  name: '条件に合うものがないとき',
  args: { path: '/admin/payment?q=%E3%81%82', handlers: nothing },
};

const done = fn();

export const Check: Story = {
  name: '口座を通帳の写しと照らして確認する',
  tags: ['slow'],
  args: {
    path: '/admin/payment/5',
    handlers: {
      ...handlers,
      updatePayout: ({ body }) => {
        done(body);
        return reply(aChecked);
      },
    },
  },
  play: async ({ canvasElement }) => {
    done.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '確認する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '確認する' }));
    await expect(done).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /通帳の写しと一致しています/ }));
    await userEvent.click(dialog.getByRole('button', { name: '確認する' }));
    const body = { action: 'check', accountVersion: aRequested.account?.version };
    await waitFor(() => expect(done).toHaveBeenCalledWith(body));
  },
};

export const Failed: Story = { name: '振込不能の支払', args: { path: '/admin/payment/9' } };
export const Exported: Story = { name: '振込データに入った支払', args: { path: '/admin/payment/8' } };
export const PayoutPhone: Story = {
  name: '支払（電話）',
  tags: ['slow'],
  args: { path: '/admin/payment/4' },
  globals: { viewport: { value: 'phone' } },
};
export const ForCallCentre: Story = {
  name: 'コールセンター（見るだけ）',
  args: { path: '/admin/payment/5', visitor: asAdmin(adminSession(AdminType.CS)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('button', { name: '確認する' })).toBeNull();
  },
};

export const Batches: Story = {
  name: '振込データの一覧',
  args: { path: '/admin/payment/batch' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '一覧を保存' })).toBeVisible();
  },
};
export const Batch: Story = {
  name: '振込データ',
  args: {
    path: '/admin/payment/batch/4',
    handlers: { ...handlers, getPayoutBatch: reply(aBatch) },
  },
};
export const BatchCanceled: Story = {
  name: '取り消した振込データ',
  args: {
    path: '/admin/payment/batch/4',
    handlers: {
      ...handlers,
      getPayoutBatch: reply({
        ...aBatch,
        canceledAt: '2026-11-14T01:00:00.000Z',
        lines: aBatch.lines.slice(0, 2),
        availableActions: [],
      }),
    },
  },
};

const WRONG = '2行目・102文字目：別の振込データ（B-0003）の結果です。B-0004の結果を選んでください';

export const WrongResult: Story = {
  name: '別の振込データの結果を選んだとき',
  tags: ['slow'],
  args: {
    path: '/admin/payment/batch/4',
    handlers: {
      ...handlers,
      readPayoutResult: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: WRONG,
        errors: [{ pointer: '/content', code: 1004, message: WRONG }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '銀行の結果を読み込む' }));
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['1210'], 'KEKKA.txt', { type: 'text/plain' });
    await userEvent.upload(dialog.getByLabelText(/結果のファイル/), file);
    await dialog.findByText('KEKKA.txt');
    await expect(dialog.getByText('選択済み（まだ読み込んでいません）')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '銀行の結果を読み込む' }));
    await expect((await dialog.findAllByText(WRONG))[0]).toBeVisible();
    await expect(dialog.getByText('結果を読み込めませんでした')).toBeVisible();
  },
};

export const Budget: Story = {
  name: '予算と支払の設定',
  tags: ['slow'],
  args: { path: '/admin/payment/budget' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^成長支援 第1次.*支払の設定$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /委託者コード/ })).toHaveValue('1234567890');
  },
};

const figure = (kind: 'adopted' | 'granted' | 'confirmed' | 'paid' | 'recovered', amount: number) => ({
  kind,
  count: amount === 0 ? 0 : 3,
  amount,
  query: '/admin/payment?status=5',
});

const money = {
  budgetAmount: 50_000_000,
  leftAmount: 12_750_000,
  netPaidAmount: 24_000_000,
  figures: [
    figure('adopted', 40_000_000),
    figure('granted', 37_250_000),
    figure('confirmed', 30_000_000),
    figure('paid', 25_000_000),
    figure('recovered', 1_000_000),
  ],
};

export const BudgetTotals: Story = {
  name: '予算の合計（返還と差引）',
  args: {
    path: '/admin/payment/budget',
    handlers: {
      ...handlers,
      listPayoutBudgets: reply({
        items: [
          { projectId: 2, projectName: '成長支援 第1次', fiscalYear: 2026, ...money },
          {
            projectId: 1,
            projectName: '業態転換 第1次',
            fiscalYear: 2025,
            ...money,
            budgetAmount: null,
            leftAmount: null,
          },
        ],
        total: {
          ...money,
          netPaidAmount: 48_000_000,
          figures: money.figures.map((one) => ({ ...one, count: one.count * 2, amount: one.amount * 2 })),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const total = await within(canvasElement).findByRole('row', { name: /^合計/ });
    await expect(within(total).getByRole('link', { name: /返還 6件 2,000,000/ })).toBeVisible();
  },
};
