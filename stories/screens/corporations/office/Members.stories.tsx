import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { corporationHandlers } from '#web/mock/scenarios/corporations/corporation.ts';
import { adminMyPageHandlers } from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { consortiumDesk } from '#web/mock/scenarios/myPages/consortium.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const handlers = { ...adminMyPageHandlers, ...consortiumDesk };

const meta = {
  id: 'screens-admin-members',
  title: '画面/企業/管理者/構成員',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/mypage/12', handlers, visitor: asAdmin(adminSession(AdminType.JMAC)) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Who takes part, how far each is, who has left, and whom the application named. */
export const Normal: Story = {
  name: '構成員がいるとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('給食での提供実証')).toBeVisible();
    await expect(canvas.getByText('ログインできる人がいません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '先に企業を登録する：食堂ひだまり' })).toBeVisible();
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };

export const None: Story = {
  name: '構成員がいないとき',
  tags: ['slow'],
  args: { handlers: { ...handlers, listMembers: reply({ items: [], suggestions: [] }) } },
};

export const Reader: Story = {
  name: '見るだけの人',
  tags: ['slow'],
  args: { visitor: asAdmin(adminSession(AdminType.Inspector)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('給食での提供実証')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '構成員を追加する' })).toBeNull();
  },
};

/** One that the application named comes with its role; only the press is left. */
export const AddSuggested: Story = {
  name: '応募に書かれた構成員を追加する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const add = { name: '追加する：株式会社あおぞらロボティクス' };
    await userEvent.click(await canvas.findByRole('button', add));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog'));
    await expect(await dialog.findByRole('radio', { name: '株式会社あおぞらロボティクス' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: /役割/ })).toHaveValue('機器の開発と設置');
    await userEvent.click(dialog.getByRole('button', { name: '追加する' }));
    await expect(
      await bodyOf(canvasElement).findByText('株式会社あおぞらロボティクスを構成員に追加しました'),
    ).toBeVisible();
  },
};

const refused = problem({
  status: 409,
  code: 1004,
  detail:
    'この企業は、同じ公募回の別の事業に参加しています。1つの企業が参加できる事業は、公募回ごとに1つです',
});

/** Any corporation is found by its name; one that takes part elsewhere in the round is refused in words. */
export const AddRefused: Story = {
  name: '追加できないとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      listCorporations: corporationHandlers.listCorporations,
      createMember: refused,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '構成員を追加する' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /企業を探す/ }), '食堂');
    const [first] = await dialog.findAllByRole('radio');
    if (first === undefined) throw new Error('nothing was found');
    await userEvent.click(first);
    await userEvent.type(dialog.getByRole('textbox', { name: /役割/ }), '調理');
    await userEvent.click(dialog.getByRole('button', { name: '追加する' }));
    await expect(await dialog.findByText(/同じ公募回の別の事業に参加しています/)).toBeVisible();
  },
};

/** Taking a member out asks first, and says what becomes of its documents. */
export const Remove: Story = {
  name: '構成員を外す',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = { name: '外す：株式会社ひまわり給食センター' };
    await userEvent.click(await canvas.findByRole('button', remove));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog'));
    await expect(await dialog.findByText(/提出していない書類は取り下げ/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '構成員から外す' }));
    await expect(
      await bodyOf(canvasElement).findByText('株式会社ひまわり給食センターを構成員から外しました'),
    ).toBeVisible();
  },
};

/** Each document of a member bears its name. */
export const Documents: Story = {
  name: '書類',
  args: { path: '/admin/mypage/12?tab=documents' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText('株式会社ひまわり給食センター')).toHaveLength(8);
  },
};

/** What each has paid stands beside the categories; a name shows the deals behind it. */
export const Deals: Story = {
  name: '構成員ごとの支払経費',
  tags: ['slow'],
  args: { path: '/admin/mypage/12?tab=evidence' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const totals = await canvas.findByRole('table', { name: '構成員ごとの合計' });
    await expect(within(totals).getByRole('row', { name: /^合計 4 20,800,000 0 20,800,000$/ })).toBeVisible();
    await userEvent.click(
      within(totals).getByRole('button', { name: '株式会社ひまわり給食センターの取引を見る' }),
    );
    const deals = await canvas.findByRole('table', { name: '支払経費一覧' });
    await waitFor(() => expect(within(deals).queryByText('構成員：株式会社みらい食堂')).toBeNull());
    await expect(within(deals).getByText('構成員：株式会社ひまわり給食センター')).toBeVisible();
  },
};

export const DealsPhone: Story = {
  name: '構成員ごとの支払経費（電話）',
  tags: ['slow'],
  args: { path: '/admin/mypage/12?tab=evidence' },
  globals: { viewport: { value: 'phone' } },
};

/** A document is asked of one member: its people hand it in. */
export const Request: Story = {
  name: '構成員に書類を依頼する',
  tags: ['slow'],
  args: { path: '/admin/mypage/12?tab=documents' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '書類を依頼する' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog'));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: /^書類/ }),
      await dialog.findByRole('option', { name: '経費内訳書（構成員別）' }),
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^依頼先/ }), '株式会社みらい食堂');
    await expect(dialog.queryByRole('option', { name: '請求書' })).toBeNull();
  },
};

export const RequestPhone: Story = {
  ...Request,
  name: '構成員に書類を依頼する（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

/** What a member does is put in other words, and its place changed. */
export const Edit: Story = {
  name: '構成員の役割と並び順を変更する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edit = { name: '編集：株式会社ひまわり給食センター' };
    await userEvent.click(await canvas.findByRole('button', edit));
    const body = bodyOf(canvasElement);
    const dialog = within(await body.findByRole('dialog'));
    const role = dialog.getByRole('textbox', { name: /^役割/ });
    await userEvent.clear(role);
    await userEvent.type(role, '給食での提供と実証');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^並び順/ }), '2番目');
    await userEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await expect(await body.findByText('株式会社ひまわり給食センターの登録を変更しました')).toBeVisible();
  },
};
