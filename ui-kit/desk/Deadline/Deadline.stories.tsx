import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { businessDaysLeft } from '#rules/businessDays.ts';
import { Grid, Stack } from '#ui-kit/Layout/index.ts';
import { Deadline, DeadlineCard } from './index.ts';

const meta = {
  id: 'ui-kit-deadline',
  title: 'ui-kit/期限（Deadline）',
  component: DeadlineCard,
  args: {
    title: '再提出の期限まで',
    daysLeft: 5,
    at: '2026/11/30（月）17:00',
    dateTime: '2026-11-30T08:00:00Z',
  },
} satisfies Meta<typeof DeadlineCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  name: '近い',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/残り/).parentElement).toHaveTextContent('残り5営業日');
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-30T08:00:00Z');
  },
};
export const Calm: Story = { name: 'まだ先', args: { daysLeft: 26, title: '実績報告書の期限まで' } };
export const Today: Story = {
  name: '当日',
  args: { daysLeft: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('本日まで')).toBeVisible();
  },
};
export const Past: Story = {
  name: '期限切れ',
  args: { daysLeft: -2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('期限切れ')).toBeVisible();
  },
};
export const PastOnSunday: Story = {
  name: '期限切れ（週末に見る）',
  args: {
    daysLeft: businessDaysLeft('2026-11-22', '2026-11-20'),
    at: '2026/11/20（金）17:00',
    dateTime: '2026-11-20T08:00:00Z',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('期限切れ')).toBeVisible();
    await expect(within(canvasElement).queryByText('本日まで')).toBeNull();
  },
};
export const Call: Story = {
  name: '公募の締切（暦の日）',
  args: { title: '応募の締切まで', unit: 'calendarDays', daysLeft: 10 },
};
export const LastHour: Story = {
  name: '最後の1時間（言葉と色を変える）',
  args: { title: '公募の締切まで', daysLeft: 0, left: 'あと12分30秒', tone: 'danger' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('あと12分30秒')).toBeVisible();
    await expect(within(canvasElement).queryByText('本日まで')).toBeNull();
  },
};
export const InRow: Story = {
  name: '表や一覧の中',
  render: () => (
    <Stack gap={12}>
      <Deadline daysLeft={1} at="11/24" dateTime="2026-11-24" />
      <Deadline daysLeft={26} at="2027/01/04（月）" dateTime="2027-01-04" />
      <Deadline daysLeft={-1} at="11/19" dateTime="2026-11-19" />
      <Deadline daysLeft={5} at="11/30" dateTime="2026-11-30" show="days" />
    </Stack>
  ),
};
export const All: Story = {
  name: '一覧',
  render: (args) => (
    <Grid columns={3}>
      {[26, 7, 0, -1].map((daysLeft) => (
        <DeadlineCard key={daysLeft} {...args} daysLeft={daysLeft} />
      ))}
      <DeadlineCard {...args} title="応募の締切まで" unit="calendarDays" daysLeft={10} />
    </Grid>
  ),
};
