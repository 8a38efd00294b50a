import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { recordAsked } from '#web/mock/rows.ts';
import {
  applicantHandlers,
  miraiSession,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import {
  aLetter,
  applicantPaperHandlers,
  aRecalled,
  ownLettersBecause,
} from '#web/mock/scenarios/correspondence/papers.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

const declined = {
  ...submittedApplication,
  status: ApplicationStatus.NotAdopted,
  decidedOn: '2027-01-22',
  availableActions: [],
};

const handlers = { ...applicantHandlers(declined), ...applicantPaperHandlers };

const LONG_REASON = '計画の効果を裏付ける資料の提出がなく、費用対効果を評価できなかったため。'.repeat(12);

const meta = {
  id: 'screens-application-papers',
  title: '画面/応募/応募者/届いた文書',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: {
    path: '/application/project/11/paper',
    handlers,
    visitor: asApplicant('application', miraiSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '不採択通知書' })).toHaveAttribute(
      'href',
      `/application/project/11/paper/${aLetter.id}`,
    );
    await expect(canvas.getByText('未開封')).toBeVisible();
  },
};

export const OnStatus: Story = {
  name: '応募の状況から開く',
  args: { path: '/application/project/11' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '届いた文書をすべて見る' })).toHaveAttribute(
      'href',
      '/application/project/11/paper',
    );
  },
};

export const Letter: Story = {
  name: '不採択通知書',
  args: { path: `/application/project/11/paper/${aLetter.id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const paper = within(await canvas.findByRole('article', { name: '不採択通知書' }));
    await expect(paper.getByRole('rowheader', { name: '不採択の理由' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'PDFを保存' })).toBeEnabled();
  },
};
export const Recalled: Story = {
  name: '審査結果とともに取り消された文書',
  args: { path: `/application/project/11/paper/${aRecalled.id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('この文書は取り消されました')).toBeVisible();
  },
};
export const LongText: Story = {
  name: '理由が長いとき（電話）',
  args: {
    path: `/application/project/11/paper/${aLetter.id}`,
    handlers: { ...handlers, getGeneralApplicationIssuedPaper: recordAsked(ownLettersBecause(LONG_REASON)) },
  },
  globals: phone,
};
