import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import {
  applicantHandlers,
  miraiSession,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { publicProject } from '#web/mock/scenarios/applications/applicantCall.ts';
import { applicationWaiting } from '#web/mock/world/processingTimes.ts';
import { ApplicationStatus, RoundState } from '#web/parts/api/generated/enums.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

const handlers = {
  ...applicantHandlers(submittedApplication),
  listGeneralApplicationWaiting: reply({ items: [...applicationWaiting] }),
};

const meta = {
  id: 'screens-application-expected',
  title: '画面/応募/応募者/結果の目安と公募の状況',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: {
    path: '/application/project/11',
    handlers,
    visitor: asApplicant('application', miraiSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day that the office has set for its decisions comes before a measured one. */
export const Checking: Story = {
  name: '形式の確認中',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2027/01/22（金）に発表する予定です。')).toBeVisible();
    await expect(canvas.getByText(/通常、提出から3〜5営業日ほどで確認しています。/)).toBeVisible();
  },
};

export const CheckingPhone: Story = {
  name: '形式の確認中（電話）',
  globals: { viewport: { value: 'phone' } },
};

export const Overdue: Story = {
  name: '審査中（予定日を過ぎたとき）',
  args: {
    handlers: {
      ...applicantHandlers({ ...submittedApplication, status: ApplicationStatus.UnderReview }),
      listGeneralApplicationWaiting: reply({
        items: applicationWaiting.slice(1).map((item) => ({ ...item, toOn: '2026-11-19', isPast: true })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const words = /^発表の予定日（2026\/11\/19（木））を過ぎています。/;
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};

export const Broken: Story = {
  name: '目安を読めないとき',
  args: { handlers: { ...handlers, listGeneralApplicationWaiting: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
      '応募の状況',
    );
  },
};

const about = (project: object) => ({
  path: '/application/project/11/about',
  handlers: { ...handlers, getPublicProject: reply({ ...publicProject, ...project }) },
});

export const Reviewing: Story = {
  name: '公募の状況: 審査中',
  tags: ['slow'],
  args: about({ state: RoundState.Closed, adoptionPlannedOn: '2099-01-22', announcedOn: null }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list', { name: /^公募の状況 4段階中3番目/ })).toBeVisible();
  },
};

export const Announced: Story = {
  name: '公募の状況: 発表済み',
  args: about({ state: RoundState.Closed, adoptionPlannedOn: '2026-11-20', announcedOn: '2026-11-19' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('2026/11/19（木）に発表しました')).toBeVisible();
  },
};

export const AnnouncedPhone: Story = {
  name: '公募の状況: 発表済み（電話）',
  tags: ['slow'],
  args: about({ state: RoundState.Closed, adoptionPlannedOn: null, announcedOn: '2026-11-19' }),
  globals: { viewport: { value: 'phone' } },
};
