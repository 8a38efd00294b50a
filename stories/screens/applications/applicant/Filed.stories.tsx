import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notFound, reply } from '#web/mock/reply.ts';
import {
  applicantHandlers,
  miraiSession,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { filedContentOf, ownFiledHandlers } from '#web/mock/scenarios/correspondence/madePapers.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

const handlers = { ...applicantHandlers(submittedApplication), ...ownFiledHandlers };

const LONG = '配膳をロボットに任せ、接客の時間を増やす。'.repeat(60);

const meta = {
  id: 'screens-application-filed',
  title: '画面/応募/応募者/応募書類一式',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: {
    path: '/application/project/11/filed',
    handlers,
    visitor: asApplicant('application', miraiSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: '提出したもの',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const paper = within(await canvas.findByRole('article', { name: '応募書類一式' }));
    await expect(paper.getByRole('rowheader', { name: '受付番号' })).toBeVisible();
    await expect(paper.getByText('𠮷野 髙志')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDFを保存' })).toBeEnabled();
  },
};
export const Long: Story = {
  name: '長い文章',
  args: { handlers: { ...handlers, getGeneralFiledApplication: reply(filedContentOf(LONG)) } },
};
export const Missing: Story = {
  name: 'まだ提出していないとき',
  args: { handlers: { ...handlers, getGeneralFiledApplication: notFound } },
};
export const FromStatus: Story = {
  name: '応募の状況から開く',
  args: { path: '/application/project/11' },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '応募書類一式を見る（PDF）' });
    await expect(link).toHaveAttribute('href', '/application/project/11/filed');
  },
};
