import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { tried } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const settling = () => bulkRunHandlers({ state: tried('settlePayouts') });

const meta = {
  id: 'screens-admin-bulk-run-payouts',
  title: '画面/事務局/管理者/まとめて行う処理（支払）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/bulk/12', handlers: settling(), visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tried: Story = {
  name: '支払済と記録した場合の結果',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^銀行に渡した振込データに入っていないため/)).toBeVisible();
    await expect(canvas.getAllByText('385,000円')[0]).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: '合同会社そば処つきの' });
    await expect(link).toHaveAttribute('href', '/admin/payment/8');
    await expect(canvas.getByRole('link', { name: '一覧に戻る' })).toHaveAttribute('href', '/admin/payment');
  },
};
export const Phone: Story = {
  ...Tried,
  name: '支払済と記録した場合の結果（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const Tablet: Story = {
  name: '支払済と記録した場合の結果（タブレット）',
  tags: ['slow'],
  globals: { viewport: { value: 'tablet' } },
};

export const Done: Story = {
  name: '支払済と記録した後は、元に戻せない',
  tags: ['slow'],
  args: { handlers: settling() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /できない1件には行いません/ }));
    await userEvent.click(canvas.getByRole('button', { name: '1件を支払済と記録する' }));
    await expect(await canvas.findByText('1件が済みました')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /元に戻す$/ })).toBeNull();
  },
};
