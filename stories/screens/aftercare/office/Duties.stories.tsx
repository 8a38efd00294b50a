import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, pending } from '#web/mock/reply.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const { handlers } = officeWorld;

const meta = {
  id: 'screens-admin-duties',
  title: '画面/完了後の手続き/管理者/完了後の報告',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/duty', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/duty', handlers, 'listDuties');
const files = savedStates('/admin/duty', handlers, 'exportDuties');

export const Normal: Story = {
  name: '一覧と月ごとの件数',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const month = await canvas.findByRole('link', { name: /^6月/ });
    await expect(month).toHaveAttribute('href', '/admin/duty?dueFrom=2026-06-01&dueBefore=2026-06-30');
    await expect(await canvas.findByText('期限超過 2件')).toBeVisible();
  },
};

export const OneMonth: Story = {
  name: '月を選んだとき',
  args: { path: '/admin/duty?dueFrom=2026-06-01&dueBefore=2026-06-30' },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };

export const MonthsBroken: Story = {
  name: '月ごとの件数のエラー',
  args: { handlers: { ...handlers, listDutyMonths: broken } },
};

export const MonthsLoading: Story = {
  name: '月ごとの件数の読み込み中',
  args: { handlers: { ...handlers, listDutyMonths: pending } },
};
