import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { mamekuraWorld } from '#web/mock/world/world.ts';
import { asUser, Screen } from '../../Screen.tsx';

const world = mamekuraWorld;
const seen = world.saw('getUserCompletion');
type Check = (typeof seen.checks)[number];

const checked = (change: (check: Check) => Check): typeof seen => ({
  ...seen,
  checks: seen.checks.map((check) => change({ ...check, isDone: true, text: null })),
  availableActions: [{ action: 'report', allowed: true }],
});

/** Everything is accepted and paid: only the day is missing. */
const ready = checked((check) => check);

const undone: Readonly<Record<string, string>> = {
  start: '着手日を、完了日と一緒に入力してください',
  deals: '取引がまだ入力されていません。実績報告までに入力してください',
};

/** Nothing was entered yet, not even when the work began. */
const fresh: typeof seen = {
  ...checked((check) => {
    const text = undone[check.key];
    return text === undefined ? check : { ...check, isDone: false, text };
  }),
  startOn: null,
  earliestOn: null,
};

/** The business has reported it. */
const reported: typeof seen = {
  ...ready,
  completionOn: '2026-11-18',
  reportDueOn: '2026-12-18',
  availableActions: [{ action: 'report', allowed: false, reason: '事業の完了は報告済みです' }],
};

const handlers = { ...world.handlers, getUserCompletion: reply(ready) };
const saved = fn();

const meta = {
  id: 'screens-user-completion',
  title: '画面/マイページ/企業/事業完了の報告',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/completion', handlers, visitor: asUser(world.session), variant: 'IngR5' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {
  name: '完了日を報告する',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
      updateUserMyPage: ({ body }) => {
        saved(body);
        return reply(world.saw('getUserMyPage'));
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    saved.mockClear();
    const day = await canvas.findByRole('textbox', { name: /^事業完了日/ });
    await userEvent.click(canvas.getByRole('button', { name: '完了を報告する' }));
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(day, '2026/11/18');
    await userEvent.click(canvas.getByRole('button', { name: '完了を報告する' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ completionOn: '2026-11-18' }));
  },
};

export const NotYet: Story = {
  name: 'まだ済んでいないことがあるとき',
  args: { handlers: world.handlers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('まだ報告できません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '支払経費一覧を開く' })).toHaveAttribute(
      'href',
      '/user/5/payment',
    );
    await expect(canvas.queryByRole('button', { name: '完了を報告する' })).toBeNull();
  },
};

export const WithStart: Story = {
  name: '着手日も入力するとき',
  args: { handlers: { ...handlers, getUserCompletion: reply(fresh) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: /^着手日/ })).toBeVisible();
  },
};

export const Reported: Story = {
  name: '報告した後',
  args: { handlers: { ...handlers, getUserCompletion: reply(reported) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('事業の完了は報告済みです')).toBeVisible();
  },
};
