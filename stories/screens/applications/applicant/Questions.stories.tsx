import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broken, notFound, reply } from '#web/mock/reply.ts';
import {
  applicantHandlers,
  miraiSession,
  submittedApplication,
} from '#web/mock/scenarios/applications/applicant.ts';
import { publicQuestionHandlers } from '#web/mock/world/questions.ts';
import { asApplicant, Screen } from '../../Screen.tsx';

const handlers = { ...applicantHandlers(submittedApplication), ...publicQuestionHandlers };

const meta = {
  id: 'screens-application-questions',
  title: '画面/応募/応募者/よくある質問',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/application/project/11/question', handlers },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;
const rated = fn();
const noted = fn();

export const Everybody: Story = {
  name: 'ログインの前',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('中古の機械は対象になりますか。'));
    await expect(canvas.getByText(/新品を購入してください/)).toBeVisible();
    await expect(canvas.queryByText(/^振込手数料/)).toBeNull();
    await expect(canvas.getByRole('link', { name: '03-0000-0000' })).toBeVisible();
  },
};

/** Whom the answer did not help is shown whom to ask. */
export const NotHelped: Story = {
  name: '解決しなかったとき',
  args: {
    handlers: {
      ...handlers,
      rateQuestion: ({ path, body }) => {
        rated(path.id, body);
        return reply(null);
      },
    },
    visitor: asApplicant('application', miraiSession),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    rated.mockClear();
    const asked = await canvas.findByText('中古の機械は対象になりますか。');
    await userEvent.click(asked);
    const opened = within(asked.closest('details') ?? canvasElement);
    await userEvent.click(opened.getByRole('button', { name: 'いいえ' }));
    await expect(await canvas.findByText('お役に立てず、申し訳ありません。')).toBeVisible();
    await waitFor(() => expect(rated).toHaveBeenCalledWith('14', { isHelpful: false }));
    const [way] = canvas.getAllByRole('link', { name: '事務局に質問する' });
    await expect(way).toHaveAttribute('href', '/application/project/11/thread/new');
  },
};

export const Searched: Story = {
  name: '言葉で探す',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'よくある質問を探す' }), '見積書 2社');
    await waitFor(() => expect(canvas.queryByText('中古の機械は対象になりますか。')).toBeNull());
    await expect(await canvas.findByText('見積書は、何社から取ればよいですか。')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '分類' }), '申請');
    await expect(await canvas.findByText('見つかりませんでした')).toBeVisible();
  },
};

/** Words that were typed to their end and are not found are told to the office, once. */
export const NothingFound: Story = {
  name: '見つからないとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      noteMissedSearch: ({ body }) => {
        noted(body);
        return reply(null);
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    noted.mockClear();
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'よくある質問を探す' }), 'リース');
    await expect(await canvas.findByText('見つかりませんでした')).toBeVisible();
    await waitFor(() => expect(noted).toHaveBeenCalledWith({ q: 'リース' }));
    await expect(noted).toHaveBeenCalledTimes(1);
  },
};

const LONG = '補助対象経費の2分の1以内で交付を受ける場合の、前払金の取り扱いはどうなりますか。'.repeat(4);

export const Long: Story = {
  name: '長い質問（電話）',
  tags: ['slow'],
  globals: phone,
  args: {
    handlers: {
      ...handlers,
      listPublicQuestions: reply({
        items: [{ id: 1, category: 2, question: LONG.slice(0, 200), answer: LONG.repeat(20) }],
        nextCursor: null,
        total: 1,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const [asked] = await within(canvasElement).findAllByText(/前払金の取り扱い/);
    if (asked !== undefined) await userEvent.click(asked);
  },
};
export const Broken: Story = {
  name: 'エラー',
  args: { handlers: { ...handlers, listPublicQuestions: broken } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('よくある質問を読み込めませんでした')).toBeVisible();
  },
};
export const NotThere: Story = {
  name: '公募がないとき',
  args: { handlers: { ...handlers, getPublicProject: notFound } },
};
