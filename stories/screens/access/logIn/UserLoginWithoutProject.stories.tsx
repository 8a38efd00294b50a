import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { doorHandlers, loginProjects } from '#web/mock/scenarios/access/doors.ts';
import { Door } from './Door.tsx';
import { expectFailure, expectSnackbar, logInAs, logInFailures, wrongPassword } from './logInPlays.ts';

const meta = {
  id: 'screens-auth-user-login-without-project',
  title: '画面/ログインとアカウント/ログイン/企業（事業を後で選ぶ）',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/login', handlers: doorHandlers, leave: fn() },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

const failures = logInFailures({}, 'listUserLoginProjects');

export const Normal: Story = {
  name: 'ログイン前',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('マイページにログイン');
    await expect(canvas.getByText(/採択のお知らせにあるログインページを開いてください。/)).toBeVisible();
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };

export const OneProject: Story = {
  name: '事業が1つ（選ばずに入る）',
  tags: ['slow'],
  args: {
    handlers: {
      ...doorHandlers,
      listUserLoginProjects: reply({ items: loginProjects.slice(0, 1) }),
    },
  },
  play: async ({ canvasElement, args }) => {
    await logInAs(canvasElement, 'mamekura@example.jp');
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/user/5'));
  },
};

export const SeveralProjects: Story = {
  name: '事業を選ぶ',
  tags: ['slow'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await logInAs(canvasElement, 'mamekura@example.jp');
    const title = await canvas.findByRole('heading', { level: 1, name: '事業を選んでください' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /外食産業事業成長支援補助金（第2次公募）/ }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/user/3'));
  },
};

export const Choosing: Story = {
  name: '事業を選ぶ（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await logInAs(canvasElement, 'mamekura@example.jp');
    await expect(await canvas.findAllByRole('button', { name: /株式会社豆くら/ })).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const BackToForm: Story = {
  name: '別のメールアドレスでログインする',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await logInAs(canvasElement, 'mamekura@example.jp');
    await userEvent.click(await canvas.findByRole('button', { name: '別のメールアドレスでログインする' }));
    await expect(canvas.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue('');
  },
};

export const ChoiceRefused: Story = {
  name: '選んだ事業に入れない',
  tags: ['slow'],
  args: { handlers: { ...doorHandlers, createUserSession: broken } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await logInAs(canvasElement, 'mamekura@example.jp');
    await userEvent.click(await canvas.findByRole('button', { name: /第2次公募.*株式会社豆くら$/ }));
    await expect(await canvas.findByText('サーバーでエラーが発生しました。')).toBeVisible();
    await expectSnackbar('ログイン処理に失敗しました');
    await expect(args.leave).not.toHaveBeenCalled();
  },
};

export const Entering: Story = {
  name: '選んだ事業に入っている',
  tags: ['slow'],
  args: { handlers: { ...doorHandlers, createUserSession: pending } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await logInAs(canvasElement, 'mamekura@example.jp');
    await userEvent.click(await canvas.findByRole('button', { name: /飲食事業部/ }));
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const NoProject: Story = {
  name: '使える事業がない',
  tags: ['slow'],
  args: { handlers: { listUserLoginProjects: reply({ items: [] }) } },
  play: async ({ canvasElement }) => {
    await logInAs(canvasElement, 'tofu@example.jp');
    await expect(
      await within(canvasElement).findByRole('heading', {
        name: 'このメールアドレスで使える事業はありません',
      }),
    ).toBeVisible();
  },
};

export const WrongPassword: Story = {
  name: 'パスワードが違う',
  tags: ['slow'],
  args: { handlers: { listUserLoginProjects: wrongPassword } },
  play: async ({ canvasElement }) => {
    await logInAs(canvasElement);
    await expectFailure(canvasElement, /メールアドレスとパスワードを確認して、もう一度お試しください。/);
  },
};

export const TooManyTries: Story = {
  name: '何度も失敗した',
  tags: ['slow'],
  ...failures.tooManyTries,
};

export const Offline: Story = {
  name: 'つながらない',
  tags: ['slow'],
  ...failures.offline,
};

export const LoggedOut: Story = {
  name: 'ログアウトした',
  args: { reason: 'loggedOut' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ログアウトしました')).toBeVisible();
  },
};
