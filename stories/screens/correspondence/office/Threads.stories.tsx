import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { listViewHandlers } from '#web/mock/scenarios/office/listViews.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { AdminType, ThreadStatus } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac, listStates, narrowed } from '../../listStates.ts';
import { asAdmin, Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const aQuestion = officeWorld.saw('getThread', 1);

const handlers = {
  ...officeWorld.handlers,
  createThreadMessage: reply({ ...aQuestion, status: ThreadStatus.Answered }),
};

const meta = {
  id: 'screens-admin-threads',
  title: '画面/文書とやりとり/管理者/お問い合わせ',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/thread', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/thread', handlers, 'listThreads');
const files = savedStates('/admin/thread', handlers, 'exportThreads');
const DESK = '/admin/thread/1';

export const List: Story = {
  name: '一覧',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '発注書の日付について' })).toHaveAttribute(
      'href',
      DESK,
    );
    await expect(canvas.getByText('4営業日')).toBeVisible();
  },
};
export const Narrowed: Story = {
  name: '一覧（絞り込み）',
  args: { path: '/admin/thread?status=0&assigneeAdminUserId=nobody' },
};
export const WaitingLong: Story = {
  name: '一覧（待ち始めた日で絞り込み）',
  ...narrowed('/admin/thread', 'status=0&waitingTo=2026-11-20', ['対応を待ち始めた日：2026/11/20まで']),
};

/** What the secretariat's clerks begin with, and the way to all rows. */
export const OpensWithWaiting: Story = {
  name: '一覧（事務局は対応待ちから開く）',
  tags: ['slow'],
  args: {
    visitor: asAdmin(adminSession(AdminType.BackOffice)),
    handlers: {
      ...handlers,
      ...listViewHandlers([], { name: '対応待ちのお問い合わせ', search: 'status=0' }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const waiting = await canvas.findByRole('link', { name: /^対応待ちのお問い合わせ/ });
    await waitFor(() => expect(waiting).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.queryByText('回答済')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'すべて' }));
    await expect((await canvas.findAllByText('回答済')).length).toBeGreaterThan(0);
  },
};
export const NoMatch: Story = { name: '一覧（条件に合わないとき）', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存', ...files.saved };

/** What was answered once leads to a draft of a question for everybody. */
export const ToQuestion: Story = {
  name: 'よくある質問に載せる',
  tags: ['slow'],
  args: { path: '/admin/thread/2' },
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('link', { name: 'よくある質問に載せる' });
    await expect(way.getAttribute('href')).toMatch(/^\/admin\/project\/\d+\/question\?thread=2$/);
  },
};

const answer = fn();

export const Desk: Story = {
  name: '対応待ち',
  tags: ['slow'],
  args: { path: DESK },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('発注書の日付について');
    await expect(canvas.getAllByText('相手には見えません').length).toBe(2);
    await expect(await canvas.findByText('次の対応待ちへ')).toBeVisible();
  },
};
export const DeskPhone: Story = {
  ...Desk,
  name: '対応待ち（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const DeskTablet: Story = {
  ...Desk,
  name: '対応待ち（タブレット）',
  tags: ['slow'],
  globals: { viewport: { value: 'tablet' } },
};

export const Answer: Story = {
  name: '回答する（Ctrl＋Enter）',
  tags: ['slow'],
  args: {
    path: DESK,
    handlers: {
      ...handlers,
      createThreadMessage: ({ body }) => {
        answer(body);
        return reply({ ...aQuestion, version: 3 }, 3);
      },
    },
  },
  play: async ({ canvasElement }) => {
    answer.mockClear();
    const field = await within(canvasElement).findByRole('textbox', { name: /^回答の本文/ });
    await userEvent.type(field, '契約日で差し支えありません。');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectSnackbar('回答を送りました');
    await waitFor(() => expect(answer).toHaveBeenCalledOnce());
    await expect(answer).toHaveBeenCalledWith({
      kind: 0,
      body: '契約日で差し支えありません。',
      closes: false,
      fileIds: [],
    });
  },
};

export const Note: Story = {
  name: '内部メモを書く（ほかに対応待ちがないとき）',
  tags: ['slow'],
  args: {
    path: DESK,
    handlers: { ...handlers, listThreads: reply({ items: [], nextCursor: null, total: 0 }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('ほかに対応待ちはありません')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: '内部メモ' }));
    await expect(canvas.getByText(/相手には見えません。$/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^内部メモの本文/ }), '契約日を確かめた。');
    await userEvent.click(canvas.getByRole('button', { name: 'メモを残す' }));
    await expectSnackbar('メモを残しました');
  },
};

export const Call: Story = {
  name: '電話を記録する',
  tags: ['slow'],
  args: { path: DESK },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '電話の記録' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^電話をかけてきた人/ }), '豊田 まめ子');
    await userEvent.type(canvas.getByRole('textbox', { name: /^電話の内容/ }), '回答の見込みを尋ねられた。');
    await userEvent.click(canvas.getByRole('button', { name: '記録する' }));
    await expectSnackbar('電話を記録しました');
  },
};

export const Faster: Story = {
  name: 'ほかの人が先に回答したとき',
  tags: ['slow'],
  args: {
    path: DESK,
    handlers: {
      ...handlers,
      createThreadMessage: problem({
        status: 412,
        code: 1004,
        detail: 'ほかの人が先に更新しました。最新の内容を読み直してから、もう一度操作してください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: /^回答の本文/ });
    await userEvent.type(field, '契約日で差し支えありません。');
    await userEvent.click(canvas.getByRole('button', { name: '回答する' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('契約日で差し支えありません。');
  },
};

export const Nothing: Story = {
  name: '本文がないとき',
  tags: ['slow'],
  args: { path: DESK },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '回答する' }));
    await expect(await canvas.findByRole('textbox', { name: /^回答の本文/ })).toBeInvalid();
  },
};

export const Closed: Story = { name: '終了したもの', args: { path: '/admin/thread/4' } };

export const ReadOnly: Story = {
  name: '読むだけの人（農林水産省）',
  args: {
    path: DESK,
    visitor: asAdmin(adminSession(AdminType.MAFF)),
    handlers: { ...handlers, getThread: reply({ ...aQuestion, availableActions: [] }, 2) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: '発注書の日付について' });
    await expect(canvas.queryByRole('button', { name: '回答する' })).toBeNull();
  },
};

const long = 'とても長い件名で、途中に切れ目のない言葉が続くときも読めることを確かめるための件名'.repeat(2);

export const Long: Story = {
  name: '長い文章',
  args: {
    path: DESK,
    handlers: {
      ...handlers,
      getThread: reply(
        {
          ...aQuestion,
          subject: [...long].slice(0, 100).join(''),
          messages: aQuestion.messages.map((message) => ({
            ...message,
            body: `${'発注書と注文請書と契約書の日付がそれぞれ異なります。'.repeat(40)}\nhttps://example.jp/${'a'.repeat(120)}`,
          })),
        },
        2,
      ),
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Template: Story = {
  name: 'ひな形から書く',
  tags: ['slow'],
  args: { path: '/admin/thread/2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'ひな形から書く' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '期限の案内' }));
    const field = canvas.getByRole('textbox', { name: /^回答の本文/ });
    await expect(field).toHaveDisplayValue(/管理番号 5014/);
    await expect(await canvas.findByText(/\{期限\} は埋められませんでした/)).toBeVisible();
  },
};
