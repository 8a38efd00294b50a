import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { ownBudget, ownChangeHandlers, ownProfile } from '#web/mock/world/changes.ts';
import { mamekuraWorld } from '#web/mock/world/world.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { asUser, Screen } from '../../Screen.tsx';

const handlers = { ...mamekuraWorld.handlers, ...ownChangeHandlers };

const meta = {
  id: 'screens-user-changes',
  title: '画面/マイページ/企業/変更申請',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/change', handlers, visitor: asUser(mamekuraWorld.session), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '遅延の申請（第1号）' });
    await expect(link).toHaveAttribute('href', '/user/5/change/3');
  },
};

const created = fn();

export const New: Story = {
  name: '種類を選ぶ',
  tags: ['slow'],
  args: {
    path: '/user/5/change/new',
    handlers: {
      ...handlers,
      createUserChangeRequest: ({ body }) => {
        created(body);
        return reply(ownBudget, 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    created.mockClear();
    await userEvent.click(await canvas.findByRole('radio', { name: /^経費配分の変更/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'この申請を作る' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '経費配分の変更の申請（第2号）' }),
    ).toBeVisible();
    await expect(created).toHaveBeenCalledWith({ mypageID: 7, kind: 1 });
  },
};

export const NewRefused: Story = {
  name: '種類を選ぶ（同じ種類の申請があるとき）',
  args: {
    path: '/user/5/change/new',
    handlers: {
      ...handlers,
      createUserChangeRequest: problem({
        status: 409,
        code: ErrorCode.INVALID_PARAMETER,
        detail: 'この種類の申請は、作成中または確認中のものがあります。そちらを続けるか、取り下げてください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^遅延/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'この申請を作る' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('作成中または確認中');
  },
};

const saved = fn();

export const Returned: Story = {
  name: '差し戻された経費配分の変更',
  args: {
    path: '/user/5/change/5',
    handlers: {
      ...handlers,
      updateUserChangeRequest: ({ body }) => {
        saved(body);
        return reply(ownBudget, ownBudget.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    saved.mockClear();
    const [amount] = await canvas.findAllByRole('textbox', { name: /^金額（税抜）/ });
    if (amount === undefined) throw new Error('no amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '２７００００００');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [body] = saved.mock.calls[0] ?? [];
    await expect(body.after.budget.items[0]).toMatchObject({ number: 1, amountTaxExcluded: 27_000_000 });
  },
};

export const Submitted: Story = { name: '提出した遅延の届出', args: { path: '/user/5/change/3' } };

const refusedCells = problem({
  status: 400,
  code: ErrorCode.INVALID_PARAMETER,
  detail: '入力内容を確認してください',
  errors: [
    {
      pointer: '/after/budget/items/1/eligibleAmount',
      code: ErrorCode.INVALID_PARAMETER,
      message: '補助対象経費は、金額以下の額を入力してください',
    },
  ],
});

export const RefusedCell: Story = {
  name: '経費配分の変更（行と欄の誤り）',
  args: { path: '/user/5/change/5', handlers: { ...handlers, updateUserChangeRequest: refusedCells } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '保存する' }));
    const link = await canvas.findByRole('link', { name: /^2行目 補助対象経費（税抜）：/ });
    await userEvent.click(link);
    const [, cell] = canvas.getAllByRole('textbox', { name: /^補助対象経費（税抜）/ });
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(cell).toHaveAccessibleDescription(/金額以下の額/);
  },
};

const savedProfile = fn();

export const Account: Story = {
  name: '届出事項の変更（振込先口座も変える）',
  tags: ['slow'],
  args: {
    path: '/user/5/change/6',
    handlers: {
      ...handlers,
      updateUserChangeRequest: ({ body }) => {
        savedProfile(body);
        return reply(ownProfile, ownProfile.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    savedProfile.mockClear();
    await userEvent.click(await canvas.findByRole('checkbox', { name: '振込先口座も変える' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(await canvas.findByRole('link', { name: /口座番号を入力してください/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^口座番号/ }), '7654321');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(savedProfile).toHaveBeenCalledTimes(1));
    const [body] = savedProfile.mock.calls[0] ?? [];
    await expect(body.after.profile.bankAccount).toMatchObject({
      bankCode: '9991',
      accountNumber: '7654321',
    });
  },
};

export const AccountPhone: Story = {
  name: '届出事項の変更（電話）',
  args: { path: '/user/5/change/6' },
  globals: { viewport: { value: 'phone' } },
};
