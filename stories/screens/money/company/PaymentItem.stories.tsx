import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem } from '#web/mock/reply.ts';
import { mamekuraPayments, paymentListOf } from '#web/mock/scenarios/money/mamekuraPayments.ts';
import { itemIn, pagesOf, paymentHandlers } from '#web/mock/scenarios/money/paymentHandlers.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { asUser, Screen } from '../../Screen.tsx';

/** A story's own list: what one story sends does not stand in another. */
const working = (own: MockHandlers = {}): MockHandlers => ({
  ...mamekuraHandlers,
  ...paymentHandlers(),
  ...own,
});

const meta = {
  id: 'screens-user-payment-item',
  title: '画面/補助金と支払/企業/支払経費一覧の取引',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/user/5/payment/new',
    handlers: working(),
    visitor: asUser(mamekuraSession),
    variant: 'IngR5',
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const begin = async (canvas: Canvas): Promise<void> => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^経費区分/ }), '機械・設備費');
  await userEvent.type(canvas.getByRole('textbox', { name: /^内容/ }), '包装機');
  await userEvent.type(canvas.getByRole('textbox', { name: /^支払先(?!の)/ }), '株式会社見本機械');
  await userEvent.type(canvas.getByRole('textbox', { name: /^支払額（税込）/ }), '1100000');
  await userEvent.click(await canvas.findByRole('button', { name: '10％なら 1,000,000円' }));
};

export const New: Story = {
  name: '加える',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await begin(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'この取引を加える' }));
    await expect(await canvas.findByRole('row', { name: /^4 包装機/ })).toBeVisible();
  },
};

export const OldAddress: Story = {
  name: '加える（これまでのアドレスから）',
  args: { path: '/user/5/section/new/voucher' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'この取引を加える' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '取引を加える' })).toBeVisible();
  },
};

export const FieldErrors: Story = {
  name: '加える（足りないところがある）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'この取引を加える' }));
    await expect(await canvas.findByText('5か所を直してください')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^経費区分/ }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^経費区分/ })).toHaveFocus());
  },
};

const refused = problem({
  status: 400,
  code: ErrorCode.INVALID_PARAMETER,
  detail: '入力内容を確かめてください。',
  errors: [
    {
      pointer: '/amountTaxExcluded',
      code: ErrorCode.INVALID_PARAMETER,
      message: '税込の支払額以下にしてください',
    },
    {
      pointer: '/paidOn',
      code: ErrorCode.INVALID_PARAMETER,
      message: '支払が済んだ日を入力してください（これから来る日は入力できません）',
    },
  ],
});

export const Refused: Story = {
  name: '加える（サーバーが受け付けない）',
  tags: ['slow'],
  args: { handlers: working({ createUserPaymentItem: refused }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await begin(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'この取引を加える' }));
    await expect(await canvas.findByText('2か所を直してください')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^支払額（税抜）/ })).toBeInvalid();
  },
};

export const Edit: Story = {
  name: '編集する',
  tags: ['slow'],
  args: { path: '/user/5/payment/11', handlers: working() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const party = await canvas.findByRole('textbox', { name: /^支払先(?!の)/ });
    await userEvent.type(party, '工業');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(await canvas.findByText('株式会社みほん製機工業')).toBeVisible();
  },
};

/** Somebody else saves another payee between the read and the save. */
const outrun = (): MockHandlers => {
  let list = mamekuraPayments;
  const faster = paymentListOf(
    list.items.map((item) =>
      item.id === 11 ? { ...item, version: 3, payee: '株式会社みほん製作所' } : item,
    ),
  );
  const late = problem({
    status: 412,
    code: ErrorCode.INVALID_PARAMETER,
    detail: 'ほかの人が先に変更しました。',
  });
  return {
    getUserPaymentList: (request) => pagesOf(list)(request),
    getUserPaymentItem: ({ path }) => itemIn(list.items, path.id),
    updateUserPaymentItem: () => {
      list = faster;
      return late;
    },
  };
};

export const Conflict: Story = {
  name: '編集する（ほかの人が先に変更した）',
  tags: ['slow'],
  args: { path: '/user/5/payment/11', handlers: working(outrun()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^支払先(?!の)/ }), '工業');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(await canvas.findByText('株式会社みほん製作所')).toBeVisible();
    await expect(canvas.getByText('株式会社みほん製機工業')).toBeVisible();
  },
};

export const Delete: Story = {
  name: '削除する',
  tags: ['slow'],
  args: { path: '/user/5/payment/11', handlers: working() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'この取引を削除する' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    await expect(await canvas.findByRole('row', { name: /^2 急速冷却装置/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^1 豆腐製造ライン$/)).toBeNull());
  },
};

export const Locked: Story = {
  name: '変更できない（実績の確認後）',
  args: {
    path: '/user/5/payment/11',
    handlers: working({
      getUserPaymentList: pagesOf({
        ...mamekuraPayments,
        canEdit: false,
        editRefusal: '実績が確認済みのため、支払経費一覧は変更できません',
      }),
    }),
  },
};
