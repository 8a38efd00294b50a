import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { askedLedger } from '#web/mock/world/payouts.ts';
import { miraiWorld } from '#web/mock/world/world.ts';
import { PaymentStatus } from '#web/parts/api/generated/enums.ts';
import { asUser, Screen } from '../../Screen.tsx';

const { handlers, session } = miraiWorld;
const [own] = askedLedger.items;
if (own === undefined) throw new Error('a payment');
const ledger = (changes: Partial<typeof askedLedger>) => ({
  handlers: { ...handlers, getUserPayoutLedger: reply({ ...askedLedger, ...changes }) },
});

const meta = {
  id: 'screens-user-payouts',
  title: '画面/補助金と支払/企業/補助金の入金',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/2/payout', ...ledger({}), visitor: asUser(session) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Requested: Story = {
  name: '請求した後',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const text = '事務局が請求の内容と口座を確認しています。';
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
};

const asked = fn();

export const Ask: Story = {
  name: '請求する',
  tags: ['slow'],
  args: {
    handlers: {
      ...ledger({ items: [], requestedAmount: 0, leftAmount: 8_200_000, requestRefusal: null }).handlers,
      createUserPayout: ({ body }) => {
        asked(body);
        return reply(own);
      },
    },
  },
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '補助金を請求する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '請求する' }));
    const body = { mypageID: askedLedger.mypageId, method: 0, amount: 8_200_000 };
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
  tags: ['slow'],
  args: { handlers },
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
