import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { miraiFirstWorld } from '#web/mock/world/world.ts';
import { asUser, Screen } from '../../Screen.tsx';

const { handlers, session, saw } = miraiFirstWorld;

const plan = saw('listUserDuties');
/** Everything is done: the day until which papers are kept is known. */
const donePlan: typeof plan = {
  ...plan,
  items: plan.items.slice(0, 2),
  openCount: 0,
  lastDoneOn: '2025-06-25',
  restrictedUntilOn: null,
  retentionUntilOn: '2031-03-31',
};

const meta = {
  id: 'screens-user-duties',
  title: '画面/完了後の手続き/企業/完了後の報告',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/1/duty', handlers, visitor: asUser(session) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '3年目の予定',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '事業効果報告書（2年目）' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '事業効果報告書（3年目）' })).toBeNull();
  },
};
export const Done: Story = {
  name: 'すべて済んだとき',
  args: { handlers: { ...handlers, listUserDuties: reply(donePlan) } },
};
