import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { returnedPayments } from '#web/mock/scenarios/money/officePayments.ts';
import { pagesOf } from '#web/mock/scenarios/money/paymentHandlers.ts';
import {
  mamekuraHandlers,
  mamekuraSession,
  mamekuraUndertaking,
} from '#web/mock/scenarios/myPages/mamekura.ts';
import { freshSection, returnedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { returnItem, type Section } from '#web/mock/scenarios/sections/sectionParts.ts';
import { DocumentType, ReturnAnswerKind, SectionKind } from '#web/parts/api/generated/enums.ts';
import { asUser, Screen } from '../../Screen.tsx';

/** The payment list as a document: it is handed in as it stands in the product. */
const asList = (section: Section): Section => ({
  ...section,
  id: 216,
  mypageId: mamekuraUndertaking.id,
  kind: SectionKind.Result,
  documentType: DocumentType.ResultPaymentList,
  title: '支払経費一覧',
  branchNumber: null,
  voucherGroup: null,
  files: [],
  fileCount: 0,
  mypage: mamekuraUndertaking,
});

const returned: Section = {
  ...asList(returnedSection),
  returnItems: [
    {
      ...returnItem(1, { comment: '支払先が見積書と違います。' }),
      row: 1,
      field: 'payee',
      fieldLabel: '支払先',
      valueAtReturn: '見本製機株式会社',
      valueNow: '株式会社みほん製機',
      answer: {
        kind: ReturnAnswerKind.EditField,
        comment: null,
        fileIds: [],
        answeredAt: null,
        answeredByName: '豊田 まめ子',
      },
    },
    {
      ...returnItem(2, { comment: '発注日が交付決定日より前の日付です。' }),
      row: 1,
      field: 'orderedOn',
      fieldLabel: '発注日',
      valueAtReturn: '令和8年7月17日',
      valueNow: '令和8年7月17日',
    },
  ],
};

const showing = (section: Section) => ({
  handlers: {
    ...mamekuraHandlers,
    getUserPaymentList: pagesOf(returnedPayments),
    getUserSection: reply(section, section.version),
  },
});

const meta = {
  id: 'screens-user-list-section',
  title: '画面/書類/企業/支払経費一覧の提出',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/user/5/section/216',
    ...showing(asList(freshSection)),
    visitor: asUser(mamekuraSession),
    variant: 'IngR5',
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  name: '提出前',
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '支払経費一覧を確かめる' });
    await expect(link).toHaveAttribute('href', '/user/5/payment');
  },
};

export const Returned: Story = {
  name: '差戻し（列への指摘）',
  args: showing(returned),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('支払経費一覧を直しました')).toBeVisible();
    await expect(canvas.getByText('支払経費一覧の明細を直すと押せます')).toBeVisible();
    const link = await canvas.findByRole('link', { name: '「1 豆腐製造ライン」を直す' });
    await expect(link).toHaveAttribute('href', '/user/5/payment/11');
    await userEvent.click(canvas.getByRole('radio', { name: '説明で答える' }));
    await expect(canvas.getByText('説明を入力すると押せます')).toBeVisible();
  },
};

export const ReturnedPhone: Story = {
  ...Returned,
  name: '差戻し（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
