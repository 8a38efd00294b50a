import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { companyHandlers } from '#web/mock/scenarios/company.ts';
import { donePlan, noDuties, ownDutyHandlers } from '#web/mock/scenarios/duties.ts';
import { returnedSection } from '#web/mock/scenarios/himawari/himawariSections.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/mamekura.ts';
import { asUser, Screen } from '../Screen.tsx';

const handlers = { ...mamekuraHandlers(returnedSection), ...companyHandlers, ...ownDutyHandlers };

const meta = {
  id: 'screens-user-duties',
  title: '画面/企業/完了後の報告',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/3/duty', handlers, visitor: asUser(mamekuraSession), variant: 'IngR5' },
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

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };
export const Done: Story = {
  name: 'すべて済んだとき',
  args: { handlers: { ...handlers, listUserDuties: reply(donePlan) } },
};
export const Empty: Story = {
  name: 'まだないとき',
  args: { handlers: { ...handlers, listUserDuties: reply(noDuties) } },
};
export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { ...handlers, listUserDuties: pending } },
};
export const Broken: Story = { name: 'エラー', args: { handlers: { ...handlers, listUserDuties: broken } } };
