import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { disposals, propertyHandlers } from '#web/mock/scenarios/aftercare/mamekuraProperty.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const path = '/admin/property/disposal';

const meta = {
  id: 'screens-admin-disposals',
  title: '画面/完了後の手続き/管理者/財産処分の申請',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/property/disposal', handlers: propertyHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(path, propertyHandlers, 'listDisposals');
const files = savedStates(path, propertyHandlers, 'exportDisposals');

export const Normal: Story = {
  name: '一覧（行は企業の財産管理へ）',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link', { name: '株式会社豆くら' });
    await expect(links).toHaveLength(disposals.length);
    await expect(links[0]).toHaveAttribute('href', '/admin/mypage/7?tab=property');
    await expect(await canvas.findByRole('link', { name: /^処分の申請/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const ToDecide: Story = {
  name: '確認待ちの申請',
  args: { path: '/admin/property/disposal?status=1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^確認待ちの申請/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findAllByRole('link', { name: '株式会社豆くら' })).toHaveLength(1);
  },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
