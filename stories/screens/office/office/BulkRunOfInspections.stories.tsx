import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bulkRunHandlers } from '#web/mock/scenarios/office/bulk/bulkRuns.ts';
import { tried } from '#web/mock/scenarios/office/bulk/dryRuns.ts';
import { jmac } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const assigning = () => bulkRunHandlers({ state: tried('assignReports') });
const changing = () => bulkRunHandlers({ state: tried('changeReportDates') });

const meta = {
  id: 'screens-admin-bulk-run-inspections',
  title: '画面/事務局/管理者/まとめて行う処理（検査）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/bulk/12', handlers: assigning(), visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Assigned: Story = {
  name: '検査員を決めた場合の結果',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('検査 誠さんに1件（今の担当は2件）')).toBeVisible();
    await expect(canvas.getByText('1件の宛先にメールを送ります')).toBeVisible();
    const [first] = await canvas.findAllByRole('link', { name: '株式会社豆くら' });
    await expect(first).toHaveAttribute('href', '/admin/mypage_report/7');
    await expect(canvas.getByText('完了検査 2026/12/04')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '一覧に戻る' })).toHaveAttribute(
      'href',
      '/admin/mypage_report',
    );
  },
};
export const AssignedPhone: Story = {
  ...Assigned,
  name: '検査員を決めた場合の結果（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const AssignedTablet: Story = {
  name: '検査員を決めた場合の結果（タブレット）',
  tags: ['slow'],
  globals: { viewport: { value: 'tablet' } },
};

export const Done: Story = {
  name: '検査員を決めて、終わるまで',
  tags: ['slow'],
  args: { handlers: assigning() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /できない1件には行いません/ }));
    await userEvent.click(canvas.getByRole('button', { name: '1件の検査員を決める' }));
    await expect(await canvas.findByText('1件が済みました')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '済んだ1件を元に戻す' })).toBeVisible();
  },
};

export const Rescheduled: Story = {
  name: '検査予定日を変えた場合の結果',
  tags: ['slow'],
  args: { handlers: changing() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: '2件の検査予定日を変える' })).toBeVisible();
    await expect((await canvas.findAllByText('2026/12/11'))[0]).toBeVisible();
  },
};
export const RescheduledPhone: Story = {
  name: '検査予定日を変えた場合の結果（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  args: { handlers: changing() },
};
