import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import {
  adminMyPageHandlers as handlers,
  mamekuraAdminPage,
} from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { readyForAmount, readyForGrant, readyForPayment } from '#web/mock/scenarios/sections/readyPages.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { AdminType, DelayStatus } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-my-page-detail',
  title: '画面/マイページ/管理者/マイページ',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/mypage/7', handlers, visitor: asAdmin(adminSession(AdminType.JMAC)) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement.ownerDocument.body).getByRole('dialog'));

export const Normal: Story = {
  name: '重大な遅延',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: '実績を確認済みにする' });
    await expect(next).toHaveAccessibleDescription(/確認済でない必須の書類/);
    await userEvent.click(next);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
/** What is said of the documents stands in one column, whatever state they are in. */
export const Documents: Story = {
  name: '書類',
  tags: ['slow'],
  args: { path: '/admin/mypage/7?tab=documents' },
  play: async ({ canvasElement }) => {
    const notes = await within(canvasElement).findAllByText(/^\d+ファイル$/);
    const edges = new Set(notes.map((note) => Math.round(note.getBoundingClientRect().left)));
    await expect([...edges]).toHaveLength(1);
  },
};
export const Evidence: Story = { name: '経費と証憑', args: { path: '/admin/mypage/7?tab=evidence' } };
export const Delay: Story = { name: '変更・遅延', args: { path: '/admin/mypage/7?tab=delay' } };
export const Inspection: Story = {
  name: '完了検査（まだない）',
  args: { path: '/admin/mypage/7?tab=inspection' },
};
const paymentTab = '/admin/mypage/7?tab=payment';

const aLedger = officeWorld.saw('getPayoutLedger', 3);
const aFailed = officeWorld.saw('getPayout', 9);
const anExported = officeWorld.saw('getPayout', 8);
const aPaid = officeWorld.saw('getPayout', 2);

export const Payment: Story = {
  name: '支払（請求から支払まで）',
  tags: ['slow'],
  args: {
    path: paymentTab,
    handlers: { ...handlers, getPayoutLedger: reply({ ...aLedger, items: [aFailed, anExported, aPaid] }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [failed] = await canvas.findAllByRole('list', { name: '支払の経過' });
    await expect(failed).toHaveTextContent('事務局 花子');
    await expect(canvas.getByText(aFailed.failureReason ?? '')).toBeVisible();
    // Each figure stands once.
    await expect(canvas.getAllByText('支払済額')).toHaveLength(1);
  },
};
export const PaymentPhone: Story = {
  name: '支払（電話）',
  tags: ['slow'],
  args: Payment.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
export const PaymentHidden: Story = {
  name: '支払（検査機関には表示しない）',
  tags: ['slow'],
  args: { path: paymentTab, visitor: asAdmin(adminSession(AdminType.Inspector)) },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).findByText('金額は、検査員には表示されません。');
    await expect(await said).toBeVisible();
  },
};
export const Property: Story = { name: '財産管理', args: { path: '/admin/mypage/7?tab=property' } };
export const Notifications: Story = { name: '通知', args: { path: '/admin/mypage/7?tab=notifications' } };
export const History: Story = {
  name: '履歴（操作の種類で絞る）',
  tags: ['slow'],
  args: { path: '/admin/mypage/7?tab=history' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2026/11/20（金）')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '関わる人' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '操作の種類' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: '書類' }));
    await expect(await canvas.findByText('操作の種類：書類')).toBeVisible();
  },
};

export const HistoryNarrowed: Story = {
  name: '履歴（条件に合う操作がない）',
  args: {
    path: '/admin/mypage/7?tab=history&topic=2',
    handlers: { ...handlers, listActivity: reply({ items: [], nextCursor: null, total: 0 }) },
  },
};

export const Overridden: Story = {
  name: '手動の遅延の判定',
  args: {
    handlers: {
      ...handlers,
      getMyPage: reply({
        ...mamekuraAdminPage,
        delayStatus: DelayStatus.None,
        delayOverride: {
          status: DelayStatus.None,
          reason: '納期の変更を電話で確認したため',
          expiresOn: '2026-12-11',
        },
      }),
    },
  },
};

export const NotifyAmount: Story = {
  name: '額の確定を通知する',
  tags: ['slow'],
  args: { handlers: { ...handlers, getMyPage: reply(readyForAmount, 3) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '額の確定を通知する' }));
    const dialog = dialogOf(canvasElement);
    await expect(await dialog.findByText('22,000,000円')).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '額の確定を通知する' }));
    await expect(
      await within(canvasElement.ownerDocument.body).findAllByText(/記録しました/),
    ).not.toHaveLength(0);
  },
};

const decided = fn();

export const DecideGrant: Story = {
  name: '交付を決定する',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      getMyPage: reply(readyForGrant, 3),
      updateMyPage: ({ body }) => {
        decided(body);
        return reply(mamekuraAdminPage, 4);
      },
    },
  },
  play: async ({ canvasElement }) => {
    decided.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '交付を決定する' }));
    const dialog = dialogOf(canvasElement);
    await expect(await dialog.findByText('23,100,000円')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^交付決定通知書番号/ }), '補助第0023号');
    await userEvent.click(dialog.getByRole('button', { name: '交付を決定する' }));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith(
        expect.objectContaining({ action: 'decideGrant', grantNumber: '補助第0023号' }),
      ),
    );
  },
};

export const Amounts: Story = {
  name: '支払（補助金の額）',
  tags: ['slow'],
  args: {
    path: '/admin/mypage/7?tab=payment',
    handlers: { ...handlers, getMyPage: reply(readyForAmount, 3) },
  },
};

export const RecordPayment: Story = {
  name: '支払を記録する（すべて振り込んだとき）',
  tags: ['slow'],
  args: { handlers: { ...handlers, getMyPage: reply(readyForPayment, 3) } },
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).findByRole('button', { name: '支払を記録する' });
    await userEvent.click(await open);
    const dialog = dialogOf(canvasElement);
    await expect(dialog.getByText('株式会社豆くらへの補助金の支払を記録します。')).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const ClaimOpen: Story = {
  name: '請求書が確認済みでないとき',
  args: {
    handlers: {
      ...handlers,
      getMyPage: reply({
        ...readyForPayment,
        availableActions: [
          {
            action: 'recordPayment',
            allowed: false,
            reason:
              '精算払請求書が確認済みになっていません。届いた請求書を確認済みにしてから記録してください',
          },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const next = await within(canvasElement).findByRole('button', { name: '支払を記録する' });
    await expect(next).toHaveAccessibleDescription(/精算払請求書が確認済みになっていません/);
  },
};

export const ReadOnly: Story = {
  name: '農水省（見るだけ）',
  args: {
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: { ...handlers, getMyPage: reply({ ...mamekuraAdminPage, availableActions: [] }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '書類をまとめて保存する' });
    await expect(canvas.queryByRole('button', { name: '遅延の判定を変える' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'ほかの操作' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['発行した文書']);
  },
};
