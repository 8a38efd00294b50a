import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { paymentHandlers } from '#web/mock/scenarios/money/paymentHandlers.ts';
import { companyHandlers } from '#web/mock/scenarios/myPages/company.ts';
import { memberHandlers, representativeHandlers } from '#web/mock/scenarios/myPages/consortium.ts';
import {
  memberPage,
  memberPageDone,
  memberPageReturned,
  memberPaymentsReturned,
} from '#web/mock/scenarios/myPages/consortiumPages.ts';
import { miraiMemberWorld, yasashiiWorld } from '#web/mock/world/world.ts';
import { asUser, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-user-members',
  title: '画面/企業/企業/構成員',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/7', handlers: memberHandlers, visitor: asUser(miraiMemberWorld.session) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member reads whose undertaking it is, and finds its own documents and nothing of the money. */
export const MemberHome: Story = {
  name: '構成員のマイページ',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('株式会社みらい食堂 様');
    await expect(await canvas.findByText('一般社団法人やさしい外食推進協会')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '経費内訳書（構成員別）' })).toHaveAttribute(
      'href',
      '/user/7/section/384',
    );
    await expect(canvas.queryByText('交付決定額')).toBeNull();
    await expect(canvas.getByRole('link', { name: '支払経費一覧を見る' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '振込先口座' })).toBeNull();
  },
};

export const MemberPhone: Story = {
  name: '構成員のマイページ（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const MemberDone: Story = {
  name: '構成員：すべて提出したとき',
  args: { handlers: { ...memberHandlers, getUserMyPage: reply(memberPageDone, 1) } },
};

/** Rows of its own came back with the representative's list: it is told, and led to its deals. */
export const MemberReturned: Story = {
  name: '構成員：取引が差し戻されたとき',
  tags: ['slow'],
  args: { handlers: { ...memberHandlers, getUserMyPage: reply(memberPageReturned, 1) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '取引を修正する' })).toHaveAttribute(
      'href',
      '/user/7/payment',
    );
    await expect(canvas.getAllByText(/2026\/11\/30（月）17:00/)[0]).toBeVisible();
  },
};

export const MemberEmpty: Story = {
  name: '構成員：書類がないとき',
  tags: ['slow'],
  args: {
    handlers: { ...memberHandlers, getUserMyPage: reply({ ...memberPage, sections: [], deadlines: [] }, 1) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('提出する書類は、まだありません')).toBeVisible();
  },
};

export const MemberSections: Story = {
  name: '構成員の書類の一覧',
  args: { path: '/user/7/section' },
};

export const MemberSection: Story = {
  name: '構成員の書類',
  args: { path: '/user/7/section/384' },
};

/** The company page of a member tells what it takes part in; the representative's details are not its own. */
export const MemberCompany: Story = {
  name: '構成員の会社の情報',
  tags: ['slow'],
  args: {
    path: '/user/7/company',
    handlers: {
      ...memberHandlers,
      listUserOwnSessions: companyHandlers.listUserOwnSessions,
      listUserOwnIdentities: companyHandlers.listUserOwnIdentities,
      listUserMailCopies: reply({ items: [] }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('嚥下配慮メニューの試作')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '連絡先を変更する' })).toBeNull();
  },
};

/** The account is the representative's: to a member its page is not there. */
export const MemberBankAccount: Story = {
  name: '構成員が開いた振込先口座',
  args: { path: '/user/7/bank_account' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ページが見つかりません')).toBeVisible();
  },
};

/** A member enters what it has paid: its own deals, and nothing of the plan. */
export const MemberDeals: Story = {
  name: '構成員の支払経費一覧',
  tags: ['slow'],
  args: { path: '/user/7/payment' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('この一覧は、代表事業者がまとめて提出します')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '納品書（4-3）' })).toHaveAttribute(
      'href',
      '/user/7/section/413',
    );
    await expect(canvas.queryByRole('columnheader', { name: '計画' })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'だれの取引か' })).toBeNull();
  },
};

export const MemberDealsPhone: Story = {
  name: '構成員の支払経費一覧（電話）',
  tags: ['slow'],
  args: { path: '/user/7/payment' },
  globals: { viewport: { value: 'phone' } },
};

export const MemberDealsReturned: Story = {
  name: '構成員の支払経費一覧：差戻し',
  tags: ['slow'],
  args: {
    path: '/user/7/payment',
    handlers: { ...memberHandlers, ...paymentHandlers(memberPaymentsReturned) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('事務局から1件の指摘があります')).toBeVisible();
    await expect(canvas.getByText(/直した内容は、代表事業者がまとめて提出します/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '指摘を見て答える' })).toBeNull();
  },
};

const whole = { handlers: representativeHandlers, visitor: asUser(yasashiiWorld.session) };

/** The representative sees how far each member is beside its own documents. */
export const Representative: Story = {
  name: '代表事業者のマイページ',
  tags: ['slow'],
  args: whole,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const members = within(await canvas.findByRole('region', { name: '構成員の書類' }));
    await expect(members.getByText(/提出 6 \/ 8件\s確認済 4件/)).toBeVisible();
    await expect(members.getByRole('link', { name: '株式会社みらい食堂 書類を見る' })).toHaveAttribute(
      'href',
      '/user/7/section#member-2',
    );
  },
};

export const RepresentativePhone: Story = {
  name: '代表事業者のマイページ（電話）',
  tags: ['slow'],
  args: whole,
  globals: { viewport: { value: 'phone' } },
};

/** The documents of each member stand in a card of their own. */
export const RepresentativeSections: Story = {
  name: '代表事業者の書類の一覧',
  tags: ['slow'],
  args: { ...whole, path: '/user/7/section' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: '構成員：株式会社ひまわり給食センター' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '構成員の参加同意書' })).toHaveLength(2);
  },
};

/** Whoever acts for a member sees for whom. */
export const RepresentativeSection: Story = {
  name: '代表事業者が開いた構成員の書類',
  tags: ['slow'],
  args: { ...whole, path: '/user/7/section/384' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('構成員：株式会社みらい食堂')).toBeVisible();
  },
};

/** Of all deals the representative reads whose each is, and narrows them to one. */
export const RepresentativeDeals: Story = {
  name: '代表事業者の支払経費一覧',
  tags: ['slow'],
  args: { ...whole, path: '/user/7/payment' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const whose = await canvas.findByRole('combobox', { name: 'だれの取引か' });
    await expect(canvas.getByText('構成員：株式会社みらい食堂')).toBeVisible();
    await userEvent.selectOptions(whose, '株式会社ひまわり給食センター');
    await waitFor(() => expect(canvas.queryByText('構成員：株式会社みらい食堂')).toBeNull());
    await expect(canvas.getByText('構成員：株式会社ひまわり給食センター')).toBeVisible();
  },
};

export const RepresentativeDealsPhone: Story = {
  name: '代表事業者の支払経費一覧（電話）',
  args: { ...whole, path: '/user/7/payment' },
  globals: { viewport: { value: 'phone' } },
};

/** Who enters a deal for a member says so. */
export const RepresentativeDeal: Story = {
  name: '代表事業者が加える取引',
  tags: ['slow'],
  args: { ...whole, path: '/user/7/payment/new' },
  play: async ({ canvasElement }) => {
    const whose = await within(canvasElement).findByRole('combobox', { name: /だれの取引か/ });
    await expect(whose).toHaveDisplayValue('代表事業者');
  },
};
