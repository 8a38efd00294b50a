import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { returnedSection } from '#web/mock/scenarios/sections/himawariSections.ts';
import { mamekuraWorld } from '#web/mock/world/world.ts';
import { ThreadStatus } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { asUser, Screen } from '../../Screen.tsx';

const world = mamekuraWorld;
const aQuestion = world.saw('getUserThread', 1);
const anAnswered = world.saw('getUserThread', 2);
/** 発注書（1-2）. */
const sectionId = aQuestion.section?.id;

const handlers = {
  ...world.handlers,
  getUserSection: reply({ ...returnedSection, id: aQuestion.section?.id ?? returnedSection.id }),
  createUserThread: reply(aQuestion),
  createUserThreadMessage: reply(anAnswered),
  readUserThread: reply({ ...anAnswered, isUnread: false }),
};

const meta = {
  id: 'screens-user-threads',
  title: '画面/文書とやりとり/企業/お問い合わせ',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/thread', handlers, visitor: asUser(world.session), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;
const THREAD = '/user/5/thread/2';

export const List: Story = {
  name: '一覧',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('link', { name: '振込手数料を差し引いて支払った場合の書き方' }),
    ).toHaveAttribute('href', THREAD);
    await expect(canvas.getByText('未読')).toBeVisible();
  },
};

const read = fn();

export const Answered: Story = {
  name: '回答が届いたとき（開くと既読になる）',
  tags: ['slow'],
  args: {
    path: THREAD,
    handlers: {
      ...handlers,
      readUserThread: ({ body }) => {
        read(body);
        return reply({ ...anAnswered, isUnread: false });
      },
    },
  },
  play: async ({ canvasElement }) => {
    read.mockClear();
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/差し引く前の請求額を入力し/)).toBeVisible();
    await waitFor(() => expect(read).toHaveBeenCalledWith({ messageId: 5 }));
    await expect(canvas.queryByText('事務局 花子')).toBeNull();
  },
};

export const Waiting: Story = {
  name: '回答を待っているとき',
  args: { path: '/user/5/thread/1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('事務局からの回答をお待ちください')).toBeVisible();
    await expect(canvas.queryByText('内部メモ')).toBeNull();
    await expect(canvas.queryByText('電話の記録')).toBeNull();
  },
};
export const WaitingPhone: Story = { ...Waiting, name: '回答を待っているとき（電話）', globals: phone };

export const More: Story = {
  name: '続きを書く',
  tags: ['slow'],
  args: { path: THREAD },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^メッセージ/ }),
      'ありがとうございます。',
    );
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await expectSnackbar('事務局に送りました');
  },
};

export const Closed: Story = {
  name: '終了したもの',
  args: {
    path: THREAD,
    handlers: {
      ...handlers,
      getUserThread: reply({ ...anAnswered, status: ThreadStatus.Closed, isUnread: false }),
    },
  },
};

export const Full: Story = {
  name: 'これ以上書けないとき',
  args: {
    path: THREAD,
    handlers: {
      ...handlers,
      getUserThread: reply(
        {
          ...anAnswered,
          availableActions: [
            {
              action: 'write',
              allowed: false,
              reason: '一つのお問い合わせに書けるのは500件までです。新しいお問い合わせを作成してください',
            },
          ],
        },
        2,
      ),
    },
  },
};

const asked = fn();

export const Ask: Story = {
  name: '書類について質問する',
  tags: ['slow'],
  args: {
    path: `/user/5/thread/new?section=${sectionId}`,
    handlers: {
      ...handlers,
      createUserThread: ({ body }) => {
        asked(body);
        return reply(aQuestion);
      },
    },
  },
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^件名/ }), '発注書の日付について');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^質問の内容/ }),
      '発注日は契約日でよいですか。',
    );
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await expectSnackbar('事務局に送りました');
    await expect(asked).toHaveBeenCalledWith({
      mypageID: 7,
      sectionId,
      returnItemId: null,
      subject: '発注書の日付について',
      body: '発注日は契約日でよいですか。',
      fileIds: [],
    });
  },
};
export const AskPhone: Story = {
  name: '質問する（電話）',
  args: { path: '/user/5/thread/new' },
  globals: phone,
};
export const AskNothing: Story = {
  name: '入力がないとき',
  tags: ['slow'],
  args: { path: '/user/5/thread/new' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '送る' }));
    await expect(await canvas.findByRole('textbox', { name: /^件名/ })).toBeInvalid();
  },
};
export const AskRefused: Story = {
  name: '送れなかったとき',
  tags: ['slow'],
  args: {
    path: '/user/5/thread/new',
    handlers: {
      ...handlers,
      createUserThread: problem({
        status: 429,
        code: 1100,
        detail:
          '操作が続いたため、いったん受け付けを止めています。しばらく待ってから、もう一度お試しください',
        retryAfterSeconds: 30,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^件名/ }), '日付について');
    await userEvent.type(canvas.getByRole('textbox', { name: /^質問の内容/ }), '契約日でよいですか。');
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
