import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { broken } from '#web/mock/reply.ts';
import {
  dealOf,
  longPayments,
  mamekuraPayments,
  paymentListOf,
} from '#web/mock/scenarios/money/mamekuraPayments.ts';
import { photographed, returnedPayments } from '#web/mock/scenarios/money/officePayments.ts';
import { pagesOf } from '#web/mock/scenarios/money/paymentHandlers.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { asUser, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';
import { sitePhoto } from '../../sitePhoto.ts';

const handlers = mamekuraHandlers;
const showing = (list: typeof mamekuraPayments) => ({
  handlers: { ...handlers, getUserPaymentList: pagesOf(list) },
});

const meta = {
  id: 'screens-user-payment-list',
  title: '画面/補助金と支払/企業/支払経費一覧',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/payment', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '直すところがある',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /^1 豆腐製造ライン/ });
    const [first, second] = within(row)
      .getAllByText(/あと8件|直すところ/)
      .map(({ textContent }) => textContent);
    await expect([first, second]).toEqual(['あと8件', '直すところ']);
    await expect(within(row).getByRole('link', { name: '発注書（1-2）' })).toHaveAttribute(
      'href',
      '/user/5/section/234',
    );
    await expect(
      canvas.getByRole('row', { name: /^合計 46,200,000円 46,400,000円 \+200,000円/ }),
    ).toBeVisible();
  },
};

const { saved } = savedStates('/user/5/payment', showing(longPayments).handlers, 'exportUserPaymentList');
export const Saved: Story = { name: '絞り込んだ一覧を保存する', ...saved };

export const Returned: Story = {
  name: '差戻し（明細と列への指摘）',
  args: showing(returnedPayments),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('事務局から2件の指摘があります')).toBeVisible();
    const row = await canvas.findByRole('row', { name: /^1 豆腐製造ライン/ });
    await expect(within(row).getByText('発注日：発注日が交付決定日より前の日付です。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '指摘を見て答える' })).toHaveAttribute(
      'href',
      '/user/5/section/216',
    );
  },
};

export const ReturnedPhone: Story = {
  ...Returned,
  name: '差戻し（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const FromHome: Story = {
  name: 'マイページから開く',
  tags: ['slow'],
  args: { path: '/user/5' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: '支払経費一覧を見る' }));
    await expect(await canvas.findByRole('row', { name: /^1 豆腐製造ライン/ })).toBeVisible();
  },
};

export const Photos: Story = {
  name: '写真を並べて見る',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      getUserPaymentList: pagesOf(paymentListOf(photographed)),
      downloadUserFile: sitePhoto,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = '1 豆腐製造ラインの写真を並べて見る（2件のうち1件）';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByRole('img', { name: '写真（実施前）（1-7）' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: '写真（実施後・稼働状況）（1-8）' })).toHaveAttribute(
      'href',
      '/user/5/section/198',
    );
  },
};

export const Empty: Story = {
  name: '取引がまだない',
  args: showing(paymentListOf([])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('取引は、まだありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '取引を加える' })).toHaveAttribute(
      'href',
      '/user/5/payment/new',
    );
  },
};

export const InOrder: Story = {
  name: 'すべてそろっている',
  args: showing(paymentListOf(mamekuraPayments.items.filter(({ findings }) => findings.length === 0))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('すべてそろっています')).toBeVisible();
  },
};

export const Locked: Story = {
  name: '変更できない（実績の確認後）',
  args: showing({
    ...mamekuraPayments,
    canEdit: false,
    editRefusal: '実績が確認済みのため、支払経費一覧は変更できません',
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/実績が確認済みのため/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /を編集$/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '取引を加える' })).toBeNull();
  },
};

export const BeforePlan: Story = {
  name: '計画がまだない',
  args: showing({
    ...mamekuraPayments,
    plan: null,
    totals: mamekuraPayments.totals.map((total) => ({ ...total, planAmount: 0 })),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('row', { name: /^合計 — / })).toBeVisible();
  },
};

const LONG_NAME =
  '国産大豆の全量切替に伴う充填豆腐・絹ごし豆腐兼用の連続凝固機および自動包装機一式（据付・試運転・操作教育を含む）';

const longNames = paymentListOf([
  {
    ...dealOf(3),
    ...{ id: 58, number: 128, vouchers: [] },
    description: LONG_NAME,
    payee: '特定非営利活動法人みほんのくに食品機械技術研究開発支援機構北信越地方統括本部',
    ...{ amountTaxIncluded: 999_999_999_999, amountTaxExcluded: 909_090_909_090 },
    ...{ eligibleAmount: 909_090_909_090, excludedAmount: 9_090_909_090, acceptedAmount: 900_000_000_000 },
    excludedReason: LONG_NAME,
  },
  ...mamekuraPayments.items,
]);

export const LongNames: Story = { name: '長い名前と大きな額', args: showing(longNames) };
export const LongNamesPhone: Story = {
  name: '長い名前と大きな額（電話）',
  tags: ['slow'],
  args: showing(longNames),
  globals: { viewport: { value: 'phone' } },
};

export const Many: Story = {
  name: '取引が千件をこえる',
  tags: ['slow'],
  args: showing(longPayments),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const deals = within(await canvas.findByRole('table', { name: '取引' }));
    await expect(deals.getAllByRole('row')).toHaveLength(51);
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(await deals.findByRole('row', { name: /^51 急速冷却装置/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '並び順' }), '番号の新しい順');
    await expect(await deals.findByRole('row', { name: /^1200 急速冷却装置/ })).toBeVisible();
    await expect(deals.queryByRole('row', { name: /^51 / })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: '取引を探す' }), '㈱例示冷機１２００');
    await expect(await canvas.findByText(/当てはまる取引はありません/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: '取引を探す' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: '取引を探す' }), '例示冷機１２００');
    await expect(await canvas.findByRole('row', { name: /^1200 急速冷却装置/ })).toBeVisible();
  },
};

export const ManyPhone: Story = {
  name: '取引が千件をこえる（電話）',
  args: showing(longPayments),
  globals: { viewport: { value: 'phone' } },
};

export const Broken: Story = {
  name: 'エラー',
  tags: ['slow'],
  args: { handlers: { ...handlers, getUserPaymentList: broken } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'もう一度読み込む' }),
    ).toBeVisible();
  },
};
