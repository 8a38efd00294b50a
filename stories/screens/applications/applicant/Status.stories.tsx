import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import {
  applicantHandlers,
  miraiReceipt,
  miraiSession,
  returnedApplication,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

const meta = {
  id: 'screens-application-status',
  title: '画面/応募/応募者/応募の状況',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: {
    path: '/application/project/11',
    handlers: applicantHandlers(submittedApplication),
    visitor: asApplicant('application', miraiSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  name: '形式の確認中',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: '事務局が、書類のそろい方を確認しています' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '引き戻す' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The stage is named as the tag names the state: nobody has begun to look. */
export const Submitted: Story = {
  name: '提出済',
  args: {
    handlers: applicantHandlers({ ...submittedApplication, status: ApplicationStatus.Submitted }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('提出済')).toBeVisible();
    await expect(canvas.getByRole('list', { name: /^応募の流れ 5段階中1番目/ })).toBeVisible();
  },
};

/** On the last day of a call papers may follow the submission by some minutes. */
export const PapersFollow: Story = {
  name: '提出済（様式を作成中）',
  args: {
    handlers: applicantHandlers({
      ...submittedApplication,
      status: ApplicationStatus.Submitted,
      papersInMaking: ['応募申請書', '事業計画書', '経費内訳書'],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('様式のPDFを作成しています')).toBeVisible();
    await expect(canvas.getByText(/^応募申請書・事業計画書・経費内訳書は/)).toBeVisible();
  },
};

const letters = [
  {
    sentAt: '2026-11-20T01:00:00.000Z',
    title: '【重要】交付申請のオンライン説明会と、書類のそろえ方の資料を公開したことのお知らせ',
    body: '株式会社みらい食堂 様\n\n説明会を開きます。\n・日時 12月3日（木）14:00\n・場所 オンライン',
  },
  { sentAt: '2026-11-12T01:00:00.000Z', title: '応募の締切のご案内', body: '締切は11月19日17:00です。' },
];

/** The mail may be lost; the page still says what the office has written. */
export const Letters: Story = {
  name: '事務局からの連絡があるとき',
  args: { handlers: applicantHandlers({ ...submittedApplication, letters }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /^【重要】交付申請の/ })).toBeVisible();
    await expect(canvas.getByText('締切は11月19日17:00です。')).not.toBeVisible();
    await userEvent.click(canvas.getByText('前の連絡（1件）'));
    await expect(canvas.getByText('締切は11月19日17:00です。')).toBeVisible();
  },
};

export const LettersPhone: Story = {
  name: '事務局からの連絡があるとき（電話）',
  args: { handlers: applicantHandlers({ ...submittedApplication, letters }) },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { name: '形式の確認中（電話）', globals: { viewport: { value: 'phone' } } };

export const Returned: Story = {
  name: '修正の依頼',
  tags: ['slow'],
  args: { handlers: applicantHandlers(returnedApplication) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: '修正を依頼された2か所を直して、もう一度提出してください' }),
    ).toBeVisible();
    await expect(canvas.getByText('残り 2/3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '経費明細を直す' })).toHaveAttribute(
      'href',
      '/application/project/11/step/expenses#answer-expenses',
    );
    await expect(canvas.queryByRole('link', { name: '書類を差し替える' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'もう一度提出する' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ReturnedPhone: Story = {
  name: '修正の依頼（電話）',
  tags: ['slow'],
  args: { handlers: applicantHandlers(returnedApplication) },
  globals: { viewport: { value: 'phone' } },
};

export const ReturnedStep: Story = {
  name: '修正の依頼: 直せる項目だけ開く',
  args: {
    path: '/application/project/11/step/applicant',
    handlers: applicantHandlers(returnedApplication),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: '連絡先電話' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '応募者名（屋号）' })).toBeNull();
    await expect(canvas.getByText('株式会社みらい食堂')).toBeVisible();
  },
};

export const Withdraw: Story = {
  name: '取下げ: コードを入力する',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '取り下げる' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '応募を取り下げますか' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '取り下げる理由' }), '計画を見直すため');
    await expect(dialog.getByRole('button', { name: '取り下げる' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', { name: /応募コード 4037/ }), '4037');
    await expect(dialog.getByRole('button', { name: '取り下げる' })).not.toHaveAttribute('aria-disabled');
  },
};

const decided = (status: ApplicationStatus, terms: object = {}) =>
  applicantHandlers({
    ...submittedApplication,
    status,
    decidedOn: '2027-01-22',
    availableActions: [],
    ...terms,
  });

export const Adopted: Story = {
  name: '採択: 額と条件',
  args: {
    handlers: decided(ApplicationStatus.Adopted, {
      adoptedAmount: 4_000_000,
      adoptionConditions: '見積書を再取得すること。\n客席の改修は、交付申請までに図面を添えること。',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('4,000,000円（申請額 4,050,000円）')).toBeVisible();
    await expect(canvas.getByText(/^見積書を再取得すること。/)).toBeVisible();
  },
};
export const Waitlisted: Story = { name: '補欠', args: { handlers: decided(ApplicationStatus.Waitlisted) } };
export const NotAdopted: Story = {
  name: '不採択',
  args: { handlers: decided(ApplicationStatus.NotAdopted) },
};
export const Withdrawn: Story = {
  name: '取下げ済み',
  args: { handlers: decided(ApplicationStatus.Withdrawn) },
};
export const Receipt: Story = {
  name: '受付票',
  args: { path: `/application/project/11/receipt/${miraiReceipt.id}` },
};
export const ReceiptWithPapersToFollow: Story = {
  name: '受付票（様式を作成中）',
  args: {
    path: `/application/project/11/receipt/${miraiReceipt.id}`,
    handlers: {
      ...applicantHandlers(submittedApplication),
      getGeneralApplicationReceipt: reply({ ...miraiReceipt, papersInMaking: ['応募申請書', '経費内訳書'] }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('様式のPDFを作成しています')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '応募を受け付けました' })).toBeVisible();
  },
};
export const Content: Story = { name: '提出した内容', args: { path: '/application/project/11/content' } };
