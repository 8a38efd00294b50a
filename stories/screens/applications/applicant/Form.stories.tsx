import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notFound, offline, otherAccount, problem, reply } from '#web/mock/reply.ts';
import {
  applicantHandlers,
  miraiSession,
  receiptSummary,
} from '#web/mock/scenarios/applications/applicant.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { papersHandlers } from '#web/mock/scenarios/applications/applicantPapers.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { FileScanStatus, TaskState } from '#web/parts/api/generated/enums.ts';
import { expectOfflineBanner, withoutLine } from '../../outages.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

const handlers = applicantHandlers(draftApplication);

/** Nothing a story before has left unsent may meet the next one. */
const withEmptyStorage = async () => window.localStorage.clear();

const meta = {
  id: 'screens-application-form',
  title: '画面/応募/応募者/応募の作成',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: withEmptyStorage,
  args: { path: '/application/project/11', handlers, visitor: asApplicant('application', miraiSession) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tasks: Story = {
  name: '項目の一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '経費を入力してください' })).toBeVisible();
    await expect(canvas.getByText('5項目中 2項目が完了')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '添付書類' })).toHaveAttribute(
      'href',
      '/application/project/11/step/documents',
    );
  },
};

export const Unconfirmed: Story = {
  name: 'メールアドレスが未確認',
  args: { handlers: applicantHandlers({ ...draftApplication, isEmailConfirmed: false }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('メールアドレスの確認が済んでいません'),
    ).toBeVisible();
  },
};

export const LinkExpired: Story = {
  name: 'メールのリンクの期限切れ',
  args: {
    path: '/application/project/11?confirm_token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
    handlers: {
      ...applicantHandlers({ ...draftApplication, isEmailConfirmed: false }),
      confirmGeneralApplicationEmail: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: 'このURLの有効期限（60分）が過ぎました。新しい確認のメールをお送りしました。',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/有効期限（60分）が過ぎました/)).toBeVisible();
  },
};

export const Step: Story = {
  name: '1項目: 自動保存',
  tags: ['slow'],
  args: { path: '/application/project/11/step/plan' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('textbox', { name: '事業計画名' });
    await userEvent.clear(title);
    await userEvent.type(title, '配膳ロボットの導入');
    await userEvent.tab();
    await expect(await canvas.findByText(/保存済み \d{2}:\d{2}/)).toBeVisible();
  },
};

export const StepOffline: Story = {
  name: '1項目: 接続が切れたとき',
  tags: ['slow'],
  beforeEach: withoutLine,
  args: {
    path: '/application/project/11/step/plan',
    handlers: { ...handlers, updateGeneralApplicationSelf: offline },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '事業計画名' }), '2');
    await userEvent.tab();
    await expect(await canvas.findByText(/この端末に残し、つながると保存します/)).toBeVisible();
    await expectOfflineBanner({ canvasElement });
    await waitFor(() =>
      expect(window.localStorage.getItem(`application.${draftApplication.id}.unsent`)).toContain(
        '配膳ロボットと客席改修による省人化2',
      ),
    );
  },
};

export const StepOtherAccount: Story = {
  name: '1項目: 別の方がログインしたとき',
  args: {
    path: '/application/project/11/step/plan',
    handlers: { ...handlers, updateGeneralApplicationSelf: otherAccount },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('textbox', { name: '事業計画名' });
    await userEvent.type(title, '2');
    await userEvent.tab();
    await expect(await canvas.findByText('このブラウザーでは、いま別の方がログインしています')).toBeVisible();
    await expect(title).toHaveValue('配膳ロボットと客席改修による省人化2');
  },
};

export const StepErrors: Story = {
  name: '1項目: 入力もれ',
  tags: ['slow'],
  args: {
    path: '/application/project/11/step/plan',
    handlers: applicantHandlers({ ...draftApplication, planTitle: null, targetSales: null }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '確認して次へ進む' }));
    await expect(canvas.getByText('2か所を直してください')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '事業計画名：入力してください。' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '事業計画名' })).toHaveFocus());
  },
};

export const Expenses: Story = {
  name: '経費と計算',
  tags: ['slow'],
  args: { path: '/application/project/11/step/expenses' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: '補助金申請額の計算' })).toHaveTextContent(
      '4,050,000円',
    );
    await userEvent.click(canvas.getByRole('button', { name: '経費明細を加える' }));
    const row = await canvas.findByRole('region', { name: '経費明細 5' });
    await userEvent.click(within(row).getByRole('button', { name: '経費明細 5を削除する' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: '経費明細 5' })).toBeNull());
  },
};

export const ExpensesPhone: Story = {
  name: '経費と計算（電話）',
  tags: ['slow'],
  args: { path: '/application/project/11/step/expenses' },
  globals: { viewport: { value: 'phone' } },
};

export const Documents: Story = {
  name: '添付書類',
  tags: ['slow'],
  args: { path: '/application/project/11/step/documents' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: '必要な書類（2件）' }),
    ).toBeVisible();
  },
};

export const DocumentsMade: Story = {
  name: '添付書類: 入力した内容から作成する書類',
  args: { path: '/application/project/11/step/documents', handlers: papersHandlers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('入力した内容から作成します。添付は要りません。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '応募申請書（様式1）のPDFを確認する' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '事業計画書（様式2）の様式を保存する' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/project\/11\/file\//),
    );
    await userEvent.click(canvas.getByRole('button', { name: /応募申請書（様式1）.*自分で用意した書類/ }));
    await expect(await canvas.findByText(/外すと、入力した内容から作成します/)).toBeVisible();
  },
};

export const DocumentsMadePhone: Story = {
  name: '添付書類: 入力した内容から作成する書類（電話）',
  args: { path: '/application/project/11/step/documents', handlers: papersHandlers },
  globals: { viewport: { value: 'phone' } },
};

export const DocumentInterrupted: Story = {
  name: '添付書類: 送信が途切れたとき',
  tags: ['slow'],
  args: {
    path: '/application/project/11/step/documents',
    handlers: { ...handlers, uploadGeneralApplicationFile: offline },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '必要な書類（2件）' });
    const [, second] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])');
    if (second === undefined) throw new Error('no file field');
    await userEvent.upload(second, new File(['x'], '決算書.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('決算書.pdf')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /続きを送る/ })).toBeVisible();
  },
};

const [draftFile] = draftApplication.files;
const withScans = (...statuses: FileScanStatus[]) => ({
  ...draftApplication,
  files: statuses.flatMap((scanStatus, index) =>
    draftFile === undefined
      ? []
      : [
          {
            ...draftFile,
            id: `00000000-0000-4000-8000-00000000000${index}`,
            fileName: `事業計画書_${index + 1}.pdf`,
            scanStatus,
          },
        ],
  ),
});

export const DocumentsScanned: Story = {
  name: '添付書類: 検査中と、検査で止まったファイル',
  args: {
    path: '/application/project/11/step/documents',
    handlers: applicantHandlers(withScans(FileScanStatus.Pending, FileScanStatus.Infected)),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('検査中')).toBeVisible();
    await expect(canvas.getByText('ウイルス検出')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^事業計画書.*を見る$/ })).toBeNull();
  },
};

export const Confirm: Story = {
  name: '確認・提出: 足りないところ',
  args: { path: '/application/project/11/step/confirm' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('あと2か所を済ませると提出できます')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '提出する' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const complete = {
  ...draftApplication,
  requiredDocuments: draftApplication.requiredDocuments.map((document) => ({ ...document, fileCount: 1 })),
  sectionsState: draftApplication.sectionsState.map((section) => ({
    ...section,
    state: TaskState.Completed,
    missingCount: 0,
    findings: [],
  })),
  antiSocialPledge: true,
  termsAgreed: true,
};

export const ConfirmRefused: Story = {
  name: '確認・提出: 事務局の決まりで直すところ',
  tags: ['slow'],
  args: {
    path: '/application/project/11/step/confirm',
    handlers: {
      ...applicantHandlers(complete),
      updateGeneralApplicationSelf: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '入力内容を確認してください。',
        errors: [
          {
            pointer: '/fundingSources',
            code: 1004,
            message: 'あと 300,000円 の調達方法を入力してください。',
          },
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提出する' }));
    const link = await canvas.findByRole('link', { name: /あと 300,000円 の調達方法を入力してください/ });
    await userEvent.click(link);
    await expect(await canvas.findByRole('heading', { level: 1, name: '3. 経費' })).toBeVisible();
    await expect(canvas.getByText('1か所を直してください')).toBeVisible();
  },
};

export const HandIn: Story = {
  name: '確認・提出: 提出して受付票',
  tags: ['slow'],
  args: {
    path: '/application/project/11/step/confirm',
    handlers: {
      ...applicantHandlers(complete),
      updateGeneralApplicationSelf: reply({ ...complete, version: 13, receipts: [receiptSummary] }, 13),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提出する' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '応募を受け付けました' }),
    ).toBeVisible();
    await expect(canvas.getByText(receiptSummary.number)).toBeVisible();
  },
};

const scanned = { ...complete, files: withScans(FileScanStatus.Pending).files };

export const HandInScanned: Story = {
  name: '確認・提出: ファイルの安全を確かめているとき',
  tags: ['slow'],
  args: {
    path: '/application/project/11/step/confirm',
    handlers: {
      ...applicantHandlers(scanned),
      updateGeneralApplicationSelf: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: '入力内容を確認してください。',
        errors: [{ pointer: '/files/8', code: 1004, message: '安全を確かめています。' }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1件のファイルの安全を確かめています')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提出する' }));
    await expect(await canvas.findByText(/終わると自動で提出します/)).toBeVisible();
    await expect(canvas.queryByText('提出できませんでした')).toBeNull();
  },
};

/** On the last day everybody hands in: it goes on by itself. */
export const HandInWaiting: Story = {
  name: '確認・提出: 混み合っているとき',
  args: {
    path: '/application/project/11/step/confirm',
    handlers: {
      ...applicantHandlers(complete),
      updateGeneralApplicationSelf: problem({
        status: 503,
        code: 1101,
        detail: 'ただいまご利用になれません。しばらく待ってからやり直してください',
        retryAfterSeconds: 40,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提出する' }));
    await expect(await canvas.findByText('ただいま大変混み合っています')).toBeVisible();
    await expect(canvas.getByText(/秒ほど待ってから、自動でもう一度提出します/)).toBeVisible();
    await expect(canvas.queryByText('提出できませんでした')).toBeNull();
  },
};
export const Missing: Story = {
  name: '見つからない',
  args: { handlers: { ...handlers, getGeneralApplicationSelf: notFound } },
};
export const OtherRound: Story = {
  name: 'ほかの公募にログインしているとき',
  args: { path: '/application/project/9' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'ログインページへ移動する' }),
    ).toHaveAttribute('href', '/application/project/9/login');
  },
};
