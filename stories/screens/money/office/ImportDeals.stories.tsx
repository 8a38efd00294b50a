import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { importRow, paymentImport } from '#web/mock/scenarios/money/paymentImports.ts';
import { adminMyPageHandlers as handlers } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-import-deals',
  title: '画面/補助金と支払/管理者/支払経費を表から取り込む',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/mypage/7/payment/import',
    handlers: { ...handlers, importPaymentItems: reply(paymentImport([importRow({ line: 2 })])) },
    visitor: asAdmin(adminSession(AdminType.CS)),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {
  name: '理由を入力してから',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox', { name: 'コピーした表' }));
    await userEvent.paste('経費区分\t内容\n機械・設備費\t釜');
    await userEvent.click(canvas.getByRole('button', { name: '内容を確認する' }));
    await expect(await canvas.findByText(/理由を入力してから/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /代わって取り込む理由/ }), '郵送のため');
    await userEvent.click(canvas.getByRole('button', { name: '内容を確認する' }));
    await expect(await canvas.findByRole('button', { name: '1件を取り込む' })).toBeEnabled();
  },
};
export const Phone: Story = {
  ...Reason,
  name: '理由を入力してから（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
