import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { recordAsked } from '#web/mock/rows.ts';
import {
  applicantHandlers,
  miraiSession,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { mamekuraWorld } from '#web/mock/world/world.ts';
import { ActorKind } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

/** What 豆くら has asked, as an applicant asks about his application. */
const threads = mamekuraWorld.sawAll('getUserThread').map((thread) => ({
  ...thread,
  section: null,
  finding: null,
  messages: thread.messages.map((message) =>
    message.authorKind === ActorKind.Admin
      ? message
      : { ...message, authorKind: ActorKind.Applicant, authorName: '青葉 一郎' },
  ),
}));

const [aQuestion, anAnswered] = threads;
if (aQuestion === undefined || anAnswered === undefined) throw new Error('The demo has two threads');

const handlers = {
  ...applicantHandlers(submittedApplication),
  listGeneralApplicationThreads: reply({
    items: mamekuraWorld.saw('listUserThreads').items.map((row) => ({ ...row, section: null })),
    nextCursor: null,
    total: threads.length,
  }),
  getGeneralApplicationThread: recordAsked(threads),
  createGeneralApplicationThread: reply(aQuestion),
  createGeneralApplicationThreadMessage: reply(anAnswered),
  readGeneralApplicationThread: reply({ ...anAnswered, isUnread: false }),
};

const meta = {
  id: 'screens-application-threads',
  title: '画面/応募/応募者/お問い合わせ',
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

export const Answered: Story = {
  name: '回答が届いたとき',
  tags: ['slow'],
  args: { path: '/application/project/11/thread/2' },
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
  args: { path: '/application/project/11/thread/1' },
  globals: phone,
};

export const Ask: Story = {
  name: '質問する',
  tags: ['slow'],
  args: { path: '/application/project/11/thread/new' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^件名/ }), '見積書の期限');
    await userEvent.type(canvas.getByRole('textbox', { name: /^質問の内容/ }), '切れていてもよいですか。');
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await expectSnackbar('事務局に送りました');
  },
};
