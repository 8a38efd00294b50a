import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import {
  aDisposal,
  atMinistry,
  begunForBusiness,
  keptLine,
  ledgerOf,
  propertyHandlers,
  propertyLines,
} from '#web/mock/scenarios/aftercare/mamekuraProperty.ts';
import { adminMyPageHandlers } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const meta = {
  id: 'screens-admin-properties',
  title: '画面/完了後の手続き/管理者/財産管理',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/property', handlers: propertyHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/property', propertyHandlers, 'listProperties');
const files = savedStates('/admin/property', propertyHandlers, 'exportProperties');

export const Normal: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: '株式会社豆くら' });
    await expect(links[0]).toHaveAttribute('href', '/admin/mypage/7?tab=property');
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };

const tab = '/admin/mypage/7?tab=property';
const confirmedAll = fn();

export const Ledger: Story = {
  name: 'マイページの財産管理（各状態の行）',
  tags: ['slow'],
  args: {
    path: tab,
    handlers: {
      ...adminMyPageHandlers,
      confirmProperties: () => {
        confirmedAll();
        return reply(ledgerOf(propertyLines));
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    confirmedAll.mockClear();
    await userEvent.click(
      await canvas.findByRole('button', { name: '確認待ちの2件をまとめて確認済みにする' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '確認済みにする' }));
    await waitFor(() => expect(confirmedAll).toHaveBeenCalledOnce());
  },
};

/** Kept, and nothing is asked for. */
const confirmedLine = {
  ...keptLine,
  openDisposalId: null,
  availableActions: [{ action: 'return', allowed: true, needsReason: true }],
};

const returned = fn();

export const Return: Story = {
  name: 'マイページの財産管理（差し戻す）',
  tags: ['slow'],
  args: {
    path: tab,
    handlers: {
      ...adminMyPageHandlers,
      listMyPageProperties: reply(ledgerOf([confirmedLine])),
      updateProperty: ({ body }) => {
        returned(body);
        return reply(keptLine, keptLine.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    returned.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '差し戻す' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^理由/ }), '設置場所を確認してください。');
    await userEvent.click(dialog.getByRole('button', { name: '差し戻す' }));
    await waitFor(() =>
      expect(returned).toHaveBeenCalledWith({ action: 'return', reason: '設置場所を確認してください。' }),
    );
  },
};

export const LedgerPhone: Story = {
  name: 'マイページの財産管理（電話）',
  tags: ['slow'],
  args: { path: tab, handlers: adminMyPageHandlers },
  globals: { viewport: { value: 'phone' } },
};

export const LedgerEmpty: Story = {
  name: 'マイページの財産管理（財産がないとき）',
  args: { path: tab, handlers: { ...adminMyPageHandlers, listMyPageProperties: reply(ledgerOf([])) } },
};

export const LedgerBroken: Story = {
  name: 'マイページの財産管理（エラー）',
  args: { path: tab, handlers: { ...adminMyPageHandlers, listMyPageProperties: broken } },
};

const assessed = fn();

export const Disposal: Story = {
  name: '処分の申請（返還額を確認する）',
  tags: ['slow'],
  args: {
    path: tab,
    handlers: {
      ...adminMyPageHandlers,
      listDisposals: reply({ items: [aDisposal], nextCursor: null, total: 1 }),
      updateDisposal: ({ body }) => {
        assessed(body);
        return reply(aDisposal, aDisposal.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    assessed.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '返還額を確認する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: /^返還額/ })).toHaveValue('4,000,000');
    await userEvent.click(dialog.getByRole('button', { name: '確認する' }));
    await waitFor(() => expect(assessed).toHaveBeenCalledWith({ action: 'assess', returnAmount: 4_000_000 }));
  },
};

const begun = fn();

export const AskOnBehalf: Story = {
  name: '処分の申請（事務局が代わりに申請する）',
  tags: ['slow'],
  args: {
    path: tab,
    handlers: {
      ...adminMyPageHandlers,
      listMyPageProperties: reply(
        ledgerOf([
          {
            ...confirmedLine,
            availableActions: [{ action: 'askDisposal', allowed: true, isOnBehalf: true }],
          },
        ]),
      ),
      createDisposal: ({ body }) => {
        begun(body);
        return reply(begunForBusiness, begunForBusiness.version);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    begun.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '代わりに処分を申請する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '申請を作る' }));
    const why = dialog.getByRole('textbox', { name: /^企業に代わって行う理由/ });
    await expect(why).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(why, '書面で依頼を受けたため');
    await userEvent.click(dialog.getByRole('button', { name: '申請を作る' }));
    await waitFor(() =>
      expect(begun).toHaveBeenCalledWith(
        expect.objectContaining({ propertyId: keptLine.id, onBehalfReason: '書面で依頼を受けたため' }),
      ),
    );
  },
};

const handedIn = fn();

export const SubmitOnBehalf: Story = {
  name: '処分の申請（事務局が代わりに提出する）',
  tags: ['slow'],
  args: {
    path: tab,
    handlers: {
      ...adminMyPageHandlers,
      listDisposals: reply({ items: [begunForBusiness], nextCursor: null, total: 1 }),
      getDisposal: reply(begunForBusiness, begunForBusiness.version),
      updateDisposal: ({ body }) => {
        handedIn(body);
        return reply(aDisposal, aDisposal.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    handedIn.mockClear();
    await userEvent.click(await canvas.findByText('これまでの動き'));
    await expect(await canvas.findByText(/作成（代理）/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '申請を代わりに提出する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^理由/ }), '書面で依頼を受けたため');
    await userEvent.click(dialog.getByRole('button', { name: '申請を代わりに提出する' }));
    await waitFor(() =>
      expect(handedIn).toHaveBeenCalledWith({ action: 'submit', reason: '書面で依頼を受けたため' }),
    );
  },
};

const approved = fn();

export const Approve: Story = {
  name: '処分の申請（ほかの担当者が承認する）',
  tags: ['slow'],
  args: {
    path: tab,
    handlers: {
      ...adminMyPageHandlers,
      listDisposals: reply({ items: [atMinistry], nextCursor: null, total: 1 }),
      getDisposal: reply(atMinistry, atMinistry.version),
      updateDisposal: ({ body }) => {
        approved(body);
        return reply(atMinistry, atMinistry.version + 1);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    approved.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '処分を承認する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '処分を承認する' }));
    await waitFor(() => expect(approved).toHaveBeenCalledWith({ action: 'approve' }));
  },
};
