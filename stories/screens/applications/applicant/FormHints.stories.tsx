import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  applicantHandlers,
  miraiSession,
  returnedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { applicationFile } from '#web/mock/scenarios/applications/applicantParts.ts';
import {
  applicantHandlersOf,
  applicantSessionOf,
  programmes,
} from '#web/mock/scenarios/projects/programmes.ts';
import { contextOfFamily } from '#web/parts/api/session.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

/** What the form says of its own accord while it is filled in: hints that hinder nobody. */
const meta = {
  id: 'screens-application-form-hints',
  title: '画面/応募/応募者/応募の作成で知らせること',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: {
    path: '/application/project/11/step/plan',
    handlers: applicantHandlers(draftApplication),
    visitor: asApplicant('application', miraiSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { business } = programmes;
const planOf = `/application/project/${business.own.projectId}/step/plan`;

const earlySchedule = {
  pointer: '/schedule',
  message:
    '採択の予定日より前に始まる日程があります。交付決定の日より前に行った契約・発注・購入は補助の対象になりません。日程をご確認ください',
};

const advised = draftApplication.sectionsState.map((section) =>
  section.key === 'plan' ? { ...section, advice: [earlySchedule] } : section,
);

export const EarlySchedule: Story = {
  name: '採択の予定日より前に始まる日程',
  args: {
    path: planOf,
    handlers: applicantHandlersOf({
      ...business,
      own: { ...business.own, ...{ sectionsState: advised } },
    }),
    visitor: asApplicant(contextOfFamily(business.own.family), applicantSessionOf(business)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('提出の前に、ご確認ください')).toBeVisible();
    await expect(
      canvas.getByText(/^実施スケジュール：採択の予定日より前に始まる日程があります/),
    ).toBeVisible();
  },
};

export const SameFile: Story = {
  name: '同じファイルがほかの書類にもある',
  args: {
    path: '/application/project/11/step/documents',
    handlers: applicantHandlers({
      ...draftApplication,
      files: [
        applicationFile(1, { alsoIn: ['決算書（直近2期）'] }),
        applicationFile(2, { type: 10, fileName: '決算書.pdf', alsoIn: ['事業計画書（様式2）'] }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('同じファイルが「決算書（直近2期）」にもあります')).toBeVisible();
    await expect(canvas.getByText('同じファイルが「事業計画書（様式2）」にもあります')).toBeVisible();
  },
};

export const Corrected: Story = {
  name: '修正の依頼: 差戻し時といまの内容',
  args: {
    path: '/application/project/11/step/expenses',
    handlers: applicantHandlers(returnedApplication),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/配膳ロボット2台.3,600,000円/)).toBeVisible();
    await expect(canvas.getByText(/配膳ロボット3台.3,600,000円/)).toBeVisible();
  },
};

export const CorrectedPhone: Story = {
  ...Corrected,
  name: '修正の依頼: 差戻し時といまの内容（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

const expensesAt = '/application/project/11/step/expenses';

const withFunding = (amount: number) => ({
  ...draftApplication,
  fundingSources: (draftApplication.fundingSources ?? []).map((row) => ({ ...row, amount })),
});

export const FundingEven: Story = {
  name: '資金の調達: 自己負担額と同じ',
  tags: ['slow'],
  args: { path: expensesAt, handlers: applicantHandlers(withFunding(4_430_000)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const even = await canvas.findByText('自己負担額と調達方法の合計が一致しています');
    await expect(even).toBeVisible();
  },
};

export const FundingOver: Story = {
  name: '資金の調達: 自己負担額より多い',
  args: { path: expensesAt, handlers: applicantHandlers(withFunding(5_000_000)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/570,000円/)).toBeVisible();
  },
};
