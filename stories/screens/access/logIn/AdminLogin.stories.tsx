import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broken, pending, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { doorHandlers, TOKEN } from '#web/mock/scenarios/access/doors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import type { InvalidReason } from '#web/parts/api/invalidReason.ts';
import { asAdmin } from '../../Screen.tsx';
import { Door } from './Door.tsx';
import {
  expectFailure,
  expectSnackbar,
  logInAs,
  logInFailures,
  tooManyTries,
  wrongPassword,
} from './logInPlays.ts';

const meta = {
  id: 'screens-auth-admin-login',
  title: '画面/ログインとアカウント/ログイン/管理者',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/login', handlers: doorHandlers, leave: fn() },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

const failures = logInFailures({}, 'createAdminSession');

export const Normal: Story = {
  name: 'ログイン前',
  tags: ['slow'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('補助事業管理ツール');
    await expect(canvas.getByRole('link', { name: 'パスワードを忘れたとき' })).toHaveAttribute(
      'href',
      '/admin/password',
    );
    await logInAs(canvasElement);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };

export const Inspector: Story = {
  name: '検査員のログイン先（事業管理は見られない）',
  args: {
    handlers: {
      createAdminSession: reply({ ...adminSession(AdminType.Inspector), token: TOKEN }),
    },
  },
  play: async ({ canvasElement, args }) => {
    await logInAs(canvasElement, 'inspector@example.jp');
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin'));
  },
};

export const ReturnUrl: Story = {
  name: '元のページへ戻る',
  tags: ['slow'],
  args: { search: '?return_url=%2Fadmin%2Fmypage%3Fq%3D4003' },
  play: async ({ canvasElement, args }) => {
    await logInAs(canvasElement);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/mypage?q=4003'));
  },
};

export const ForeignReturnUrl: Story = {
  name: 'よそのサイトへは戻らない',
  tags: ['slow'],
  args: { search: '?return_url=%2F%2Fevil.example%2F' },
  play: async ({ canvasElement, args }) => {
    await logInAs(canvasElement);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};

export const AlreadyInside: Story = {
  name: 'すでにログインしている',
  args: { visitor: asAdmin(adminSession(AdminType.JMAC)) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};

export const Required: Story = {
  name: '未入力',
  args: { handlers: { createAdminSession: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'ログインする' }));
    const email = canvas.getByRole('textbox', { name: 'メールアドレス' });
    await expect(email).toHaveAccessibleDescription('入力してください');
    await expect(canvas.getByLabelText('パスワード')).toHaveAccessibleDescription('入力してください');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.handlers.createAdminSession).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  name: 'パスワードが違う',
  tags: ['slow'],
  args: { handlers: { createAdminSession: wrongPassword } },
  play: async ({ canvasElement, args }) => {
    await logInAs(canvasElement);
    await expectFailure(canvasElement, /メールアドレスとパスワードを確認して、もう一度お試しください。/);
    await expect(within(canvasElement).getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(
      'jmac@example.jp',
    );
    await expect(args.leave).not.toHaveBeenCalled();
  },
};

export const WrongPasswordOnPhone: Story = {
  ...WrongPassword,
  name: 'パスワードが違う（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};

export const TooManyTries: Story = {
  name: '何度も失敗した（15分後に）',
  tags: ['slow'],
  ...failures.tooManyTries,
};

export const TooManyTriesForSeconds: Story = {
  name: '何度も失敗した（30秒後に）',
  tags: ['slow'],
  args: { handlers: { createAdminSession: tooManyTries(30) } },
  play: async ({ canvasElement }) => {
    await logInAs(canvasElement);
    await expectFailure(canvasElement, /30秒後に、もう一度お試しください。/);
  },
};

export const GenericError: Story = {
  name: 'サーバーのエラー',
  tags: ['slow'],
  args: { handlers: { createAdminSession: broken } },
  play: async ({ canvasElement }) => {
    await logInAs(canvasElement);
    await expectFailure(canvasElement, /サーバーでエラーが発生しました。/);
  },
};

export const Offline: Story = {
  name: 'つながらない',
  tags: ['slow'],
  ...failures.offline,
};

export const Sending: Story = {
  name: '送っている',
  tags: ['slow'],
  args: { handlers: { createAdminSession: pending } },
  play: async ({ canvasElement }) => {
    await logInAs(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: 'ログインしています' }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

export const SecondTry: Story = {
  name: '2回目でログインする',
  tags: ['slow'],
  args: {
    handlers: {
      createAdminSession: ({ body }) =>
        JSON.stringify(body).includes('tofu@example.jp')
          ? wrongPassword
          : reply({ ...adminSession(AdminType.JMAC), token: TOKEN }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await logInAs(canvasElement, 'tofu@example.jp');
    await expectSnackbar('ログイン処理に失敗しました');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'メールアドレス' }));
    await userEvent.clear(canvas.getByLabelText('パスワード'));
    await logInAs(canvasElement);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};

const ended = (reason: InvalidReason, sentence: RegExp): Story => ({
  args: { reason },
  play: async ({ canvasElement }) => {
    const notices = await within(canvasElement).findAllByRole('status');
    await expect(notices.map((notice) => notice.textContent).join('')).toMatch(sentence);
  },
});

export const LoggedOut: Story = { ...ended('loggedOut', /^ログアウトしました$/), name: 'ログアウトした' };
export const Expired: Story = {
  ...ended('expired', /一定時間操作がなかったため、ログアウトしました。/),
  name: '期限が切れた（1007）',
};
export const Invalidated: Story = {
  ...ended(
    'invalidated',
    /ほかの端末でパスワードが変更されたか、ログインが終えられたため、ログアウトしました。/,
  ),
  name: 'ほかの端末で終えられた（1008）',
};
export const Unauthorised: Story = {
  ...ended('unauthorised', /続けるにはログインしてください/),
  name: 'ログインが要る',
};
