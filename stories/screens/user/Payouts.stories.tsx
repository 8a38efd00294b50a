import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PaymentStatus } from '#web/api/generated/enums.ts';
import { broken, reply } from '#web/mock/reply.ts';
import { companyHandlers } from '#web/mock/scenarios/company.ts';
import { returnedSection } from '#web/mock/scenarios/himawari/himawariSections.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/mamekura.ts';
import { aRequested } from '#web/mock/scenarios/money/payoutRows.ts';
import { aLedger, ownPayoutHandlers } from '#web/mock/scenarios/money/payouts.ts';
import { asUser, Screen } from '../Screen.tsx';

const handlers = { ...mamekuraHandlers(returnedSection), ...companyHandlers, ...ownPayoutHandlers };

const meta = {
  id: 'screens-user-payouts',
  title: '画面/企業/補助金の入金',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/3/payout', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = { ...aRequested, history: [], availableActions: [] };
const ledger = (changes: object) => ({
  handlers: { ...handlers, getUserPayoutLedger: reply({ ...aLedger, items: [own], ...changes }) },
});

export const Requested: Story = {
  name: '請求した後',
  play: async ({ canvasElement }) => {
    const text = '事務局が請求の内容と口座を確認しています。';
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
};

const asked = fn();

export const Ask: Story = {
  name: '請求する',
  args: {
    handlers: {
      ...ledger({ items: [], requestedAmount: 0, leftAmount: 22_000_000, requestRefusal: null }).handlers,
      createUserPayout: ({ body }) => {
        asked(body);
        return reply(own, own.version);
      },
    },
  },
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '補助金を請求する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '請求する' }));
    const body = { mypageID: aLedger.mypageId, method: 0, amount: 22_000_000 };
    await waitFor(() => expect(asked).toHaveBeenCalledWith(body));
  },
};

export const Returned: Story = {
  name: '差し戻されたとき',
  args: ledger({
    items: [
      {
        ...own,
        status: PaymentStatus.Draft,
        returnReason: '請求額が請求書と違います。',
        availableActions: [{ action: 'request', allowed: true }],
      },
    ],
  }),
};

export const FailedPayment: Story = {
  name: '振り込めなかったとき',
  args: ledger({
    items: [
      {
        ...own,
        status: PaymentStatus.Failed,
        failureReason: '銀行の結果コード2：口座がありません、または口座名義が違います',
      },
    ],
  }),
};

export const Paid: Story = {
  name: '振り込まれた後（電話）',
  args: ledger({
    paidAmount: 22_000_000,
    items: [
      {
        ...own,
        status: PaymentStatus.Paid,
        checkedByName: '事務局',
        checkedAt: '2026-11-12T05:02:00.000Z',
        approvedByName: '事務局',
        approvedAt: '2026-11-13T05:48:00.000Z',
        batchId: 42,
        transferOn: '2026-11-25',
        paidOn: '2026-11-25',
      },
    ],
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('補助金は、全額を振り込みました')).toBeVisible();
    await expect(canvas.getByRole('list', { name: '支払の経過' })).toHaveTextContent('事務局');
  },
};

export const Waiting: Story = {
  name: '額の確定の前',
  args: ledger({
    confirmedAmount: null,
    limitAmount: 0,
    requestedAmount: 0,
    items: [],
    requestRefusal: '補助金の額の確定を待っています。確定すると、その金額を請求できます',
  }),
};

export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...handlers, getUserPayoutLedger: broken } },
};
