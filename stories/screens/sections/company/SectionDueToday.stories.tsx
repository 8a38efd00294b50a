import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { himawariHandlers, himawariSession } from '#web/mock/scenarios/myPages/himawari.ts';
import { returnedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { asUser, Screen } from '../../Screen.tsx';

/** Sent back, and due today at 17:00. */
const today = { ...returnedSection, returnDueOn: '2026-11-20', daysLeft: 0 };

/** @param now by the server's clock, whatever day the browser believes it is */
const at = (now: string) => ({
  handlers: {
    ...himawariHandlers,
    getUserSection: reply(today, today.version),
    getServerTime: reply({ now }),
  },
});

const meta = {
  id: 'screens-user-section-due-today',
  title: '画面/書類/企業/書類（期限の日）',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/user/3/section/134',
    ...at('2026-11-20T07:47:30.000Z'),
    visitor: asUser(himawariSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Place = Parameters<NonNullable<Story['play']>>[0];

const says =
  (words: RegExp) =>
  async ({ canvasElement }: Place): Promise<void> => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  };

export const LastHour: Story = { name: '最後の1時間', play: says(/^あと12分\d\d秒$/) };

export const LastHourPhone: Story = {
  ...LastHour,
  name: '最後の1時間（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const Morning: Story = {
  name: '期限の日の朝',
  tags: ['slow'],
  args: at('2026-11-20T00:10:00.000Z'),
  play: says(/^あと7時間\d\d分$/),
};

export const Past: Story = {
  name: '期限を過ぎたとき',
  args: at('2026-11-20T08:00:02.000Z'),
  play: says(/^期限を過ぎました$/),
};
