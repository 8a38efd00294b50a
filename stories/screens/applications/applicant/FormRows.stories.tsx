import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { applicantHandlers, miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { offer, rowsDraft, rowsHandlers } from '#web/mock/scenarios/applications/applicantRows.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

/** Rows of expenses that name their quotations: one has its file, one lacks it, the small ones are not asked. */
const meta = {
  id: 'screens-application-form-rows',
  title: '画面/応募/応募者/経費の行の見積書',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: {
    path: '/application/project/11/step/expenses',
    handlers: { ...applicantHandlers(rowsDraft), ...rowsHandlers },
    visitor: asApplicant('application', miraiSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '添付した行と、まだの行',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('region', { name: '経費明細 1' });
    await expect(await within(first).findByText(offer.fileName)).toBeVisible();
    const small = canvas.getByRole('region', { name: '経費明細 3' });
    await expect(within(small).queryByText('見積書')).toBeNull();
  },
};

export const RowsPhone: Story = {
  ...Rows,
  name: '添付した行と、まだの行（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const FromOther: Story = {
  name: 'ほかの行のファイルを使う',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = await canvas.findByRole('region', { name: '経費明細 2' });
    await userEvent.click(await within(second).findByText('添付済みのファイルから選ぶ（1件）'));
    await userEvent.click(within(second).getByRole('button', { name: `${offer.fileName}をこの行にも使う` }));
    await expect(
      await within(second).findByRole('button', { name: `${offer.fileName}を外す` }),
    ).toBeVisible();
  },
};

export const MissingFile: Story = {
  name: '見積書がない行',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: '経費明細 2' });
    await userEvent.click(canvas.getByRole('button', { name: '確認して次へ進む' }));
    const link = await canvas.findByRole('link', { name: /^経費明細 2 見積書：「配膳ロボット2台」/ });
    await expect(link).toBeVisible();
    await userEvent.click(link);
  },
};

export const UnderDocument: Story = {
  name: '添付書類から行へ戻る',
  args: { path: '/application/project/11/step/documents' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '経費明細 1' })).toBeVisible();
  },
};

export const RemoveFromRows: Story = {
  name: '行の書類を添付書類で外す',
  tags: ['slow'],
  args: { path: '/application/project/11/step/documents' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `${offer.fileName}を外す` }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog).toHaveTextContent('経費明細 1の書類でもあるため');
  },
};
