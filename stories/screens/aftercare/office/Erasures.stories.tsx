import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { erasuresHandlers } from '#web/mock/scenarios/aftercare/erasures.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-admin-erasures',
  title: '画面/完了後の手続き/管理者/廃棄の記録',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/retention/erasure', handlers: erasuresHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/retention/erasure', erasuresHandlers, 'listRetentionErasures');

export const Normal: Story = {
  name: '承認待ちと、終わったもの',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: '廃棄 第3号 成長支援 第2次' });
    await expect(link).toHaveAttribute('href', '/admin/retention/erasure/3');
    await expect(await canvas.findByText('すべての種類')).toBeVisible();
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
