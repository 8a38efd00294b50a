import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { tried } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-bulk-run-projects',
  title: '画面/事務局/管理者/まとめて行う処理（事業）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/bulk/12',
    handlers: bulkRunHandlers({ state: tried('changeProjectDates') }),
    visitor: jmac,
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tried: Story = {
  name: '事業の日付を変えた場合の結果',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '2件の事業の日付を変える' })).toBeVisible();
    await expect(
      (await canvas.findAllByText(/^事業実施期限は、公募締切より後の日付を入力してください/))[0],
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: '外食産業事業成長支援補助金（第1次公募）' }),
    ).toHaveAttribute('href', '/admin/project/2');
    await expect(canvas.getByRole('link', { name: '一覧に戻る' })).toHaveAttribute('href', '/admin/project');
  },
};
export const Phone: Story = {
  ...Tried,
  name: '事業の日付を変えた場合の結果（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const Tablet: Story = {
  name: '事業の日付を変えた場合の結果（タブレット）',
  tags: ['slow'],
  globals: { viewport: { value: 'tablet' } },
};
