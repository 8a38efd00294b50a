import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { STORY_NOW } from '#stories/storyNow.ts';
import { applicantHandlers, miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The draft of a call that closes so long after the day of the stories. */
const closingIn = (ms: number) => ({
  handlers: applicantHandlers({
    ...draftApplication,
    closesAt: new Date(Date.parse(STORY_NOW) + ms).toISOString(),
  }),
});

const PLAN = '/application/project/11/step/plan';
const CONFIRM = '/application/project/11/step/confirm';
const phone = { viewport: { value: 'phone' } };

const meta = {
  id: 'screens-application-form-deadline',
  title: '画面/応募/応募者/応募の締切',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: PLAN, ...closingIn(48 * HOUR_MS), visitor: asApplicant('application', miraiSession) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Place = Parameters<NonNullable<Story['play']>>[0];

/** The first story of a file waits for the modules of the page as well. */
const says =
  (words: RegExp, count = 1) =>
  async ({ canvasElement }: Place): Promise<void> => {
    const lines = await within(canvasElement).findAllByText(words);
    await expect(lines).toHaveLength(count);
  };

export const Days: Story = {
  name: '締切の2日前',
  tags: ['slow'],
  play: says(/^締切まで あと2日（2026\/11\/22（日）17:00）$/),
};

export const Today: Story = {
  name: '締切の日',
  tags: ['slow'],
  args: closingIn(3 * HOUR_MS + 20 * MINUTE_MS),
  play: says(/^締切まで あと3時間\d\d分（本日 20:20）$/),
};

export const LastHour: Story = {
  name: '最後の1時間',
  args: closingIn(12.5 * MINUTE_MS),
  play: says(/^締切まで あと12分\d\d秒（サーバー時刻 17:00:\d\d）$/),
};

export const LastHourPhone: Story = { ...LastHour, name: '最後の1時間（電話）', globals: phone };

export const LastHourTasks: Story = {
  name: '最後の1時間: 項目の一覧',
  tags: ['slow'],
  args: { ...closingIn(12.5 * MINUTE_MS), path: '/application/project/11' },
  play: says(/^あと12分\d\d秒$/),
};

export const LastHourTasksPhone: Story = {
  ...LastHourTasks,
  name: '最後の1時間: 項目の一覧（電話）',
  tags: ['slow'],
  globals: phone,
};

/** Beside the button too: the page is long. */
export const LastHourConfirm: Story = {
  name: '最後の1時間: 確認・提出',
  args: { ...closingIn(12.5 * MINUTE_MS), path: CONFIRM },
  play: says(/^締切まで あと12分\d\d秒/, 2),
};

export const Closed: Story = {
  name: '締切の後',
  tags: ['slow'],
  args: closingIn(-5_000),
  play: async (place) => {
    await says(/^締切を過ぎました（サーバー時刻 17:00:\d\d）$/)(place);
    const canvas = within(place.canvasElement);
    // The line of the head goes ahead of the page: on a slow machine what follows is not there at once.
    await expect(await canvas.findByText('公募の受付は終わりました')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '募集の案内で連絡先を見る' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: '事業計画名' })).toHaveValue(
      '配膳ロボットと客席改修による省人化',
    );
  },
};

export const ClosedPhone: Story = { ...Closed, name: '締切の後（電話）', globals: phone };

export const ClosedTasks: Story = {
  name: '締切の後: 項目の一覧',
  args: { ...closingIn(-5_000), path: '/application/project/11' },
  play: says(/^公募の受付は終わりました$/),
};
