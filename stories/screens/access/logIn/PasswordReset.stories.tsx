import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broken, notFound, offline, pending, problem, reply } from '#web/mock/reply.ts';
import { doorHandlers, familyProjects } from '#web/mock/scenarios/access/doors.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { Door } from './Door.tsx';
import { expectSnackbar, tooManyTries } from './logInPlays.ts';

const meta = {
  id: 'screens-auth-password-reset',
  title: '画面/ログインとアカウント/ログイン/パスワードを設定し直す',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/password', handlers: doorHandlers, variant: 'IngR5' },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

const LINK = '?token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
const phone = { viewport: { value: 'phone' } };

const invalidField = (pointer: string, message: string) =>
  problem({
    status: 400,
    code: ErrorCode.INVALID_PARAMETER,
    detail: '入力内容を確認して、もう一度送信してください。',
    errors: [{ pointer, code: ErrorCode.INVALID_PARAMETER, message }],
  });

const USED = 'このリンクは使用済みです。パスワードを忘れたときは、もう一度再設定を申し込んでください';
const EXPIRED = 'このリンクの有効期限（60分）が過ぎました。もう一度再設定を申し込んでください';

const ask = async (canvasElement: HTMLElement, email = 'mamekura@example.jp'): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'メールアドレス' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'リンクを送る' }));
};

const decide = async (
  canvasElement: HTMLElement,
  password = 'new-Tofu-2026',
  confirmation = password,
): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/^新しいパスワード(?!（確認）)/), password);
  await userEvent.type(canvas.getByLabelText(/^新しいパスワード（確認）/), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'パスワードを決める' }));
};

export const Ask: Story = {
  name: 'リンクを頼む',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'パスワードを設定し直す' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ログインに戻る' })).toHaveAttribute(
      'href',
      '/user/5/login',
    );
  },
};

export const AskOnPhone: Story = { name: 'リンクを頼む（電話）', globals: phone };

export const AskWithoutAddress: Story = {
  name: 'アドレスの形ではない',
  tags: ['slow'],
  args: { handlers: { ...doorHandlers, sendUserPasswordReset: fn() } },
  play: async ({ canvasElement, args }) => {
    await ask(canvasElement, 'mamekura');
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'メールアドレス' }),
    ).toHaveAccessibleDescription('メールアドレスの形で入力してください（例：tantou@example.jp）');
    await expect(args.handlers.sendUserPasswordReset).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  name: 'リンクを送った',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ask(canvasElement);
    await expect(
      await canvas.findByText('mamekura@example.jp が登録されていれば、設定用のリンクを送りました。'),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'メールを確認してください' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('button', { name: /もう一度送る（あと\d+秒）/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: '03-0000-0000' })).toBeVisible();
  },
};

export const SentOnPhone: Story = { ...Sent, name: 'リンクを送った（電話）', globals: phone };

export const SentToAdmin: Story = {
  name: 'リンクを送った（管理者）',
  args: { path: '/admin/password' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ask(canvasElement, 'jmac@example.jp');
    await expect(await canvas.findByText(/^jmac@example.jp が登録されていれば/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ログインに戻る' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
  },
};

const NOTO_DESK = '能登営業継続 事務局';

export const SentToApplicant: Story = {
  name: 'リンクを送った（応募者・能登）',
  tags: ['slow'],
  args: {
    path: `/application/project/${familyProjects.noto.id}/password`,
    variant: 'Food',
    handlers: { ...doorHandlers, getPublicProject: reply({ ...familyProjects.noto, deskName: NOTO_DESK }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ask(canvasElement, 'noto@example.jp');
    await expect(await canvas.findByText(/^noto@example.jp が登録されていれば/)).toBeVisible();
    await expect(canvas.getByText(new RegExp(NOTO_DESK))).toBeVisible();
  },
};

const askFails = (answer: typeof broken | typeof offline, advice: RegExp): Story => ({
  args: { handlers: { ...doorHandlers, sendUserPasswordReset: answer } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(await within(canvasElement).findByText(advice)).toBeVisible();
    await expectSnackbar('エラーが発生しました');
  },
});

export const AskFailed: Story = {
  ...askFails(broken, /サーバーでエラーが発生しました。/),
  name: '頼めない（エラー）',
  tags: ['slow'],
};
export const AskOffline: Story = {
  ...askFails(offline, /サーバーにつながりません。/),
  name: '頼めない（つながらない）',
  tags: ['slow'],
};
export const AskTooOften: Story = {
  ...askFails(tooManyTries(600), /10分後（\d{1,2}:\d\d以降）に、もう一度お試しください。/),
  name: '頼めない（回数）',
  tags: ['slow'],
};

export const Checking: Story = {
  name: 'リンクを確かめている',
  args: { search: LINK, handlers: { ...doorHandlers, verifyUserPasswordReset: pending } },
};

export const Decide: Story = {
  name: '新しいパスワードを決める',
  tags: ['slow'],
  args: { search: LINK },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('ma***@example.jp')).toBeVisible();
    const rules = canvas.getAllByRole('listitem');
    await expect(rules[0]).toHaveTextContent('8文字以上32文字以内まだです');
    await userEvent.type(canvas.getByLabelText(/^新しいパスワード(?!（確認）)/), 'new-Tofu-2026');
    await expect(rules[0]).toHaveTextContent('8文字以上32文字以内できています');
    await expect(rules[1]).toHaveTextContent('半角の英字・数字・記号だけできています');
  },
};

export const DecideOnPhone: Story = { ...Decide, name: '新しいパスワードを決める（電話）', globals: phone };

export const Mismatch: Story = {
  name: '確認と違う（電話）',
  tags: ['slow'],
  args: { search: LINK },
  globals: phone,
  play: async ({ canvasElement }) => {
    await decide(canvasElement, 'new-Tofu-2026', 'new-Tofu-2027');
    const confirmation = within(canvasElement).getByLabelText(/^新しいパスワード（確認）/);
    await expect(confirmation).toHaveAccessibleDescription('パスワードが一致しません');
    await waitFor(() => expect(confirmation).toHaveFocus());
  },
};

const refuses = (password: string, message: string): Story => ({
  args: { search: LINK },
  play: async ({ canvasElement }) => {
    await decide(canvasElement, password);
    await expect(
      within(canvasElement).getByLabelText(/^新しいパスワード(?!（確認）)/),
    ).toHaveAccessibleDescription(new RegExp(message));
  },
});

export const TooShort: Story = { ...refuses('tofu-26', '8文字以上で入力してください'), name: '短い' };
export const TooLong: Story = { ...refuses('t'.repeat(33), '32文字以内で入力してください'), name: '長い' };
export const NotAscii: Story = { ...refuses('とうふのパスワード', '半角で入力してください'), name: '全角' };

export const TooCommon: Story = {
  name: 'サーバーが断るパスワード',
  args: {
    search: LINK,
    handlers: {
      ...doorHandlers,
      useUserPasswordReset: invalidField('/password', 'よく使われるパスワードです。別のものにしてください。'),
    },
  },
  play: async ({ canvasElement }) => {
    await decide(canvasElement, 'password');
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('よく使われるパスワードです。別のものにしてください。'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^新しいパスワード(?!（確認）)/)).toBeInvalid();
  },
};

export const Done: Story = {
  name: 'パスワードを決めた',
  tags: ['slow'],
  args: { search: LINK },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await decide(canvasElement);
    const title = await canvas.findByRole('heading', { level: 1, name: 'パスワードを決めました' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'ログインに進む' })).toHaveAttribute(
      'href',
      '/user/5/login',
    );
  },
};

export const DecideFailed: Story = {
  name: '決められない（エラー）',
  tags: ['slow'],
  args: { search: LINK, handlers: { ...doorHandlers, useUserPasswordReset: broken } },
  play: async ({ canvasElement }) => {
    await decide(canvasElement);
    await expect(await within(canvasElement).findByText('サーバーでエラーが発生しました。')).toBeVisible();
    await expectSnackbar('エラーが発生しました');
  },
};

export const Expired: Story = {
  name: 'リンクの期限が過ぎた',
  args: {
    search: LINK,
    handlers: { ...doorHandlers, verifyUserPasswordReset: invalidField('/token', EXPIRED) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(EXPIRED)).toBeVisible();
    await expect(canvas.getByText('このリンクでは、パスワードは変わりません。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '新しいリンクを受け取る' }));
    await expect(await canvas.findByRole('button', { name: 'リンクを送る' })).toBeEnabled();
  },
};

export const ExpiredOnPhone: Story = {
  name: 'リンクの期限が過ぎた（電話）',
  args: Expired.args ?? {},
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'このリンクは使えません' }),
    ).toBeVisible();
  },
};

export const Used: Story = {
  name: 'リンクが使用済み',
  args: {
    search: LINK,
    handlers: { ...doorHandlers, verifyUserPasswordReset: invalidField('/token', USED) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(USED)).toBeVisible();
  },
};

export const UsedMeanwhile: Story = {
  name: '入力のあいだに使用済みになった',
  tags: ['slow'],
  args: {
    search: LINK,
    handlers: { ...doorHandlers, useUserPasswordReset: invalidField('/token', USED) },
  },
  play: async ({ canvasElement }) => {
    await decide(canvasElement);
    await expect(await within(canvasElement).findByText(USED)).toBeVisible();
  },
};

export const NeverIssued: Story = {
  name: '存在しないリンク',
  args: { search: LINK, handlers: { ...doorHandlers, verifyUserPasswordReset: notFound } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'このリンクは使えません' }),
    ).toBeVisible();
  },
};

export const CheckFailed: Story = {
  name: 'リンクを確かめられない',
  args: { search: LINK, handlers: { ...doorHandlers, verifyUserPasswordReset: offline } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/サーバーにつながりません。/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'もう一度読み込む' })).toBeEnabled();
  },
};

export const UnknownProject: Story = {
  name: '事業が見つからない',
  args: { path: '/user/999/password', handlers: { getPublicProject: notFound } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ログインページが見つかりません')).toBeVisible();
  },
};
