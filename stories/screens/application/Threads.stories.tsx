import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { broken, notFound, pending, reply } from '#web/mock/reply.ts';
import { applicantHandlers, miraiSession, submittedApplication } from '#web/mock/scenarios/applicant.ts';
import { applicantThreadHandlers } from '#web/mock/scenarios/lists/threads.ts';
import { expectSnackbar } from '../auth/logInPlays.ts';
import { asApplicant, Screen } from '../Screen.tsx';

const handlers = { ...applicantHandlers(submittedApplication), ...applicantThreadHandlers };

const meta = {
  id: 'screens-application-threads',
  title: '画面/応募者/お問い合わせ',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => window.localStorage.clear(),
  args: {
    path: '/application/project/11/thread',
    handlers,
    visitor: asApplicant('application', miraiSession),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;

export const List: Story = { name: '一覧' };
export const ListPhone: Story = { name: '一覧（電話）', globals: phone };
export const Empty: Story = {
  name: '一覧（まだないとき）',
  args: {
    handlers: {
      ...handlers,
      listGeneralApplicationThreads: reply({ items: [], nextCursor: null, total: 0 }),
    },
  },
};
export const Loading: Story = {
  name: '一覧（読み込み中）',
  args: { handlers: { ...handlers, listGeneralApplicationThreads: pending } },
};
export const Broken: Story = {
  name: '一覧（エラー）',
  args: { handlers: { ...handlers, listGeneralApplicationThreads: broken } },
};

export const Answered: Story = {
  name: '回答が届いたとき',
  args: { path: '/application/project/11/thread/52' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/差し引く前の請求額を入力し/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^メッセージ/ }), 'ありがとうございます。');
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await expectSnackbar('事務局に送りました');
  },
};
export const Waiting: Story = {
  name: '回答を待っているとき（電話）',
  args: { path: '/application/project/11/thread/51' },
  globals: phone,
};
export const Missing: Story = {
  name: 'ないとき',
  args: {
    path: '/application/project/11/thread/99',
    handlers: { ...handlers, getGeneralApplicationThread: notFound },
  },
};

export const Ask: Story = {
  name: '質問する',
  args: { path: '/application/project/11/thread/new' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^件名/ }), '見積書の期限');
    await userEvent.type(canvas.getByRole('textbox', { name: /^質問の内容/ }), '切れていてもよいですか。');
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await expectSnackbar('事務局に送りました');
  },
};
