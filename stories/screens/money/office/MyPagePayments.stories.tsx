import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { broken, pending, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { longPayments } from '#web/mock/scenarios/money/mamekuraPayments.ts';
import {
  acceptedPayments,
  handedInPayments,
  longDeal,
  noPayments,
  officeListOf,
  officePayments,
  otherHolderPayments,
  paymentsInOrder,
  photographed,
  returnedPayments,
} from '#web/mock/scenarios/money/officePayments.ts';
import { pagesOf } from '#web/mock/scenarios/money/paymentHandlers.ts';
import {
  adminMyPageHandlers as handlers,
  mamekuraAdminPage,
} from '#web/mock/scenarios/myPages/adminMyPages.ts';
import { type DeskLog, deskHandlers, listOnDesk } from '#web/mock/scenarios/sections/adminDesk.ts';
import { AdminType, ErrorCode } from '#web/parts/api/generated/enums.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';
import { sitePhoto } from '../../sitePhoto.ts';

const meta = {
  id: 'screens-admin-my-page-payments',
  title: '画面/補助金と支払/管理者/マイページの経費と証憑',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/mypage/7?tab=evidence',
    handlers,
    visitor: asAdmin(adminSession(AdminType.JMAC)),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { saved } = savedStates('/admin/mypage/7?tab=evidence', handlers, 'exportPaymentList');
export const Saved: Story = { name: '絞り込んだ一覧を保存する', ...saved };

const EXCLUDE = '2 急速冷却装置を対象外にする';

const openDialog = async (canvasElement: HTMLElement) => {
  const open = await within(canvasElement).findByRole('button', { name: EXCLUDE });
  await userEvent.click(open);
  return within(within(canvasElement.ownerDocument.body).getByRole('dialog'));
};

export const Normal: Story = {
  name: '直すものがある',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '直すもの 3件' }));
    await expect(await canvas.findByText('2件の合計')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'すべて 3件' }));
    await expect(await canvas.findByText('3件の合計')).toBeVisible();
    await userEvent.click(canvas.getByText(/計画の明細/));
    await expect(canvas.getByText('第1版', { exact: false })).toBeVisible();
  },
};

export const Phone: Story = {
  name: '電話',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', { name: '支払経費一覧' });
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Tablet: Story = { name: 'タブレット', globals: { viewport: { value: 'tablet' } } };

export const OfCategory: Story = {
  name: '一つの経費区分',
  tags: ['slow'],
  args: { path: '/admin/mypage/7?tab=evidence&deals=3' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('「試作原材料費」の取引 1件を表示しています。'),
    ).toBeVisible();
  },
};

export const AccountHolders: Story = {
  name: '同じ支払先の口座名義が違う',
  tags: ['slow'],
  args: { handlers: { ...handlers, getPaymentList: pagesOf(otherHolderPayments) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('支払先の口座名義の違い')).toBeVisible();
    await expect(canvas.getByText('1番の口座名義')).toBeVisible();
    await expect(canvas.getByText('口座名義 ﾐﾎﾝ ﾀﾛｳ')).toBeVisible();
  },
};

export const Photos: Story = {
  name: '写真を並べて見る',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      getPaymentList: pagesOf(officeListOf(photographed)),
      downloadAdminFile: sitePhoto,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = '1 豆腐製造ラインの写真を並べて見る（2件のうち1件）';
    await canvas.findByRole('button', { name });
    // What arrives above the deal pushes it out of the view again, and a picture comes only in the view.
    await waitFor(async () => {
      canvas.getByLabelText(name).scrollIntoView();
      await expect(canvas.getByAltText('写真（実施前）（1-7）')).toBeVisible();
    });
    await userEvent.click(canvas.getByLabelText(name));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByRole('img', { name: '写真（実施前）（1-7）' })).toBeVisible();
    await expect(dialog.getByText('写真は、まだありません')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '写真（実施後・稼働状況）（1-8）' })).toHaveAttribute(
      'href',
      '/admin/mypage/7/section/198',
    );
  },
};

export const PhotosPhone: Story = {
  ...Photos,
  name: '写真を並べて見る（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const InOrder: Story = {
  name: '直すものはない',
  tags: ['slow'],
  args: { handlers: { ...handlers, getPaymentList: pagesOf(paymentsInOrder) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('直すものはありません')).toBeVisible();
  },
};

export const NoDeal: Story = {
  name: '明細がまだない（証憑はある）',
  args: { handlers: { ...handlers, getPaymentList: pagesOf(officeListOf([])) } },
};

export const Nothing: Story = {
  name: '計画も証憑もない',
  args: {
    handlers: {
      ...handlers,
      getMyPage: reply({ ...mamekuraAdminPage, sections: [] }),
      getPaymentList: pagesOf(noPayments(5)),
    },
  },
};

export const Many: Story = {
  name: '取引が千件をこえる',
  tags: ['slow'],
  args: { handlers: { ...handlers, getPaymentList: pagesOf(longPayments) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: '支払経費一覧' }));
    await expect(table.getAllByRole('rowheader').length).toBe(51);
    await expect(table.getByText('1,200件の合計')).toBeVisible();
    await expect(canvas.getAllByText('日付の順序')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'あと24件を表示する' }));
    await expect(canvas.getAllByText('日付の順序')).toHaveLength(48);
    await userEvent.type(canvas.getByRole('searchbox', { name: '取引を探す' }), '例示冷機１２００');
    await expect(await table.findByText('1件の合計')).toBeVisible();
  },
};

export const LongNames: Story = {
  name: '長い名前と大きな額',
  args: { handlers: { ...handlers, getPaymentList: pagesOf(officeListOf([longDeal])) } },
};

export const LongNamesPhone: Story = {
  ...LongNames,
  name: '長い名前と大きな額（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

const readOnly = (type: AdminType): Story => ({
  args: { visitor: asAdmin(adminSession(type)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table', { name: '支払経費一覧' });
    await expect(canvas.queryByRole('button', { name: EXCLUDE })).toBeNull();
  },
});

export const Ministry: Story = { ...readOnly(AdminType.MAFF), name: '農水省（見るだけ）' };
export const BackOffice: Story = {
  ...readOnly(AdminType.BackOffice),
  name: 'バックオフィスセンター（見るだけ）',
};

export const Inspector: Story = {
  name: '検査員（金額なし）',
  args: { visitor: asAdmin(adminSession(AdminType.Inspector)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table', { name: '取引と証憑' });
    await expect(canvas.queryByText('経費区分ごとの合計')).toBeNull();
  },
};

export const Confirmed: Story = {
  name: '実績が確認済み',
  args: {
    handlers: {
      ...handlers,
      getPaymentList: pagesOf({
        ...officePayments,
        editRefusal: '実績が確認済みのため、支払経費一覧は変更できません',
      }),
    },
  },
};

export const Exclude: Story = {
  name: '対象外にする（入力の誤り）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: /対象外とする額/ }), '15,400,001');
    await userEvent.click(dialog.getByRole('button', { name: '対象外にする' }));
    await expect(await dialog.findAllByText(/15,400,000までの数字/)).not.toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: '全額（15,400,000円）を入力する' }));
    await expect(dialog.getByRole('textbox', { name: /対象外とする額/ })).toHaveValue('15,400,000');
  },
};

const meanwhile = officePayments.items.map((item) =>
  item.number === 2
    ? {
        ...item,
        version: 3,
        excludedAmount: 660,
        acceptedAmount: 15_399_340,
        excludedReason: '振込手数料のため',
      }
    : item,
);

export const Conflict: Story = {
  name: '対象外にする（ほかの人が先に変更した）',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      // Read alone, after the change was refused, the deal is another.
      getPaymentList: (request) =>
        pagesOf(request.query.has('number') ? officeListOf(meanwhile) : officePayments)(request),
      excludePaymentItem: problem({
        status: 412,
        code: ErrorCode.INVALID_PARAMETER,
        detail: 'ほかの人が先に変更しました。',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: /対象外とする額/ }), '1320');
    await userEvent.type(dialog.getByRole('textbox', { name: /理由/ }), '手数料2回分');
    await userEvent.click(dialog.getByRole('button', { name: '対象外にする' }));
    await expect(await dialog.findByRole('radiogroup', { name: '対象外とする額（税抜）' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /理由/ })).toHaveValue('手数料2回分');
  },
};

export const Accept: Story = {
  name: '理由を付けて認める（理由の入力なし）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const name = 'A 1 豆腐製造ラインを、理由を付けて認める';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '理由を付けて認める' }));
    await expect(await dialog.findAllByText(/入力してください/)).not.toHaveLength(0);
  },
};

export const Accepted: Story = {
  name: '理由を付けて認めた違い',
  tags: ['slow'],
  args: { handlers: { ...handlers, getPaymentList: pagesOf(acceptedPayments) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Bを認めたことを取り消す' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /直すもの/ })).toBeNull();
  },
};

/** A desk on which the list lies. */
const handedIn = (log: DeskLog = []) => ({
  ...deskHandlers(log, [listOnDesk]),
  getPaymentList: pagesOf(handedInPayments),
});

export const SendBack: Story = {
  name: '差戻しの指摘を書く',
  tags: ['slow'],
  args: { handlers: handedIn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'A 1 豆腐製造ラインを、差戻しの指摘にする';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const finding = await canvas.findByRole('textbox', { name: '指摘の内容 1' });
    await waitFor(() => expect(finding).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '2 急速冷却装置に指摘する' }));
    const menu = within(canvasElement.ownerDocument.body);
    await userEvent.click(menu.getByRole('menuitem', { name: '支払日' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '指摘の内容 2' })).toHaveFocus());
    await userEvent.keyboard('振込の日付を確かめてください。');
    await expect(canvas.getByText('2 急速冷却装置 支払日')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '差し戻す（指摘2件）' }));
    await expect(menu.getByRole('dialog', { name: '支払経費一覧を差し戻しますか' })).toBeVisible();
  },
};

export const SendBackPhone: Story = {
  name: '差戻しの指摘を書く（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: { handlers: handedIn() },
  play: async ({ canvasElement }) => {
    const name = 'A 1 豆腐製造ラインを、差戻しの指摘にする';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Returned: Story = {
  name: '差し戻した一覧',
  tags: ['slow'],
  args: { handlers: { ...handlers, getPaymentList: pagesOf({ ...returnedPayments, canEdit: false }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('発注日：発注日が交付決定日より前の日付です。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /差戻しの指摘にする/ })).toBeNull();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...handlers, getPaymentList: pending } },
};
export const Broken: Story = { name: 'エラー', args: { handlers: { ...handlers, getPaymentList: broken } } };
