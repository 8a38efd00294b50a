import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import {
  exemptTaxReport,
  taxOnDesk,
  taxReport,
  taxToEnter,
} from '#web/mock/scenarios/aftercare/taxReports.ts';
import { type DeskLog, deskHandlers } from '#web/mock/scenarios/sections/adminDesk.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { orderForm } from '../../orderForm.ts';
import { asAdmin, Screen } from '../../Screen.tsx';

const log: DeskLog = [];

const meta = {
  id: 'screens-admin-tax-report-desk',
  title: '画面/完了後の手続き/管理者/消費税の報告の確認',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/mypage/2/section/55',
    handlers: { ...deskHandlers(log, [taxOnDesk(taxReport)]), downloadAdminFile: orderForm },
    visitor: asAdmin(adminSession(AdminType.JMAC)),
  },
  beforeEach: () => {
    log.length = 0;
    sessionStorage.clear();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '計算と、確認した後のこと',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('返還する額の計算')).toBeVisible();
    await expect(canvas.getByText(/返還（668,181円）の起案を作ります/)).toBeVisible();
  },
};

export const Finding: Story = {
  name: '項目を指摘する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('返還する額の計算');
    await userEvent.keyboard('n');
    const place = await canvas.findByRole('button', { name: /場所/ });
    await userEvent.click(place);
    const choice = (await canvas.findAllByRole('combobox')).find((box) =>
      within(box).queryByRole('option', { name: '総売上高（税抜）' }),
    );
    if (choice === undefined) throw new Error('no choice of places');
    await userEvent.selectOptions(choice, '総売上高（税抜）');
    await expect(choice).toHaveValue('totalSales');
  },
};

export const OnBehalf: Story = {
  name: '報告を代わりに入力する',
  tags: ['slow'],
  args: {
    handlers: { ...deskHandlers(log, [taxToEnter]), downloadAdminFile: orderForm },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '報告を代わりに入力する' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /^企業に代わって入力する理由/ }),
      '郵送で届いたため',
    );
    await userEvent.click(dialog.getByRole('radio', { name: '免税事業者' }));
    await userEvent.click(dialog.getByRole('button', { name: '報告を保存する' }));
    await waitFor(() =>
      expect(log).toContainEqual(
        expect.objectContaining({
          onBehalfReason: '郵送で届いたため',
          taxReport: expect.objectContaining({ method: 0 }),
        }),
      ),
    );
  },
};

export const Exempt: Story = {
  name: '免税事業者',
  tags: ['slow'],
  args: {
    handlers: { ...deskHandlers(log, [taxOnDesk(exemptTaxReport)]), downloadAdminFile: orderForm },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/確認済みにすると、この報告は終わります/)).toBeVisible();
  },
};
