import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { offline, pending, problem, reply } from '#web/mock/reply.ts';
import { doorHandlers } from '#web/mock/scenarios/access/doors.ts';
import {
  awaitingLogIn,
  phoneApp,
  recoveryCodes,
  secondFactorHandlers,
  totp,
  wrongCode,
} from '#web/mock/scenarios/access/secondFactors.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { SecondFactorKind } from '#web/parts/api/generated/enums.ts';
import { Door } from './Door.tsx';
import { logInAs } from './logInPlays.ts';

const { Totp, Passkey } = SecondFactorKind;
const phone = { viewport: { value: 'phone' } };

const handlersOf = (kinds: readonly SecondFactorKind[]) => ({
  ...doorHandlers,
  ...secondFactorHandlers,
  createAdminSession: awaitingLogIn(kinds),
});

const meta = {
  id: 'screens-auth-second-step',
  title: '画面/ログインとアカウント/ログイン/二要素認証',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/login', handlers: handlersOf([Totp]), leave: fn() },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

const goOn = async (canvasElement: HTMLElement, title = '二要素認証') => {
  await logInAs(canvasElement);
  const canvas = within(canvasElement);
  const heading = await canvas.findByRole('heading', { name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  return canvas;
};

const sendCode = async (canvas: Awaited<ReturnType<typeof goOn>>, code = '492039'): Promise<void> => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^認証アプリのコード/ }), `${code}{Enter}`);
};

export const Code: Story = {
  name: '認証アプリのコードを入力してログインする',
  tags: ['slow'],
  play: async ({ canvasElement, args }) => {
    const canvas = await goOn(canvasElement);
    await expect(args.leave).not.toHaveBeenCalled();
    await sendCode(canvas);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};

export const Asked: Story = {
  name: '確認前',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    await goOn(canvasElement);
  },
};
export const AskedOnPhone: Story = { ...Asked, name: '確認前（電話）', globals: phone };

export const AskedForAny: Story = {
  name: 'パスキーも認証アプリもあるとき',
  tags: ['slow'],
  args: { handlers: handlersOf([Totp, Passkey]) },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await expect(canvas.getByRole('button', { name: 'パスキーで確認する' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^認証アプリのコード/ })).toBeVisible();
  },
};

export const PasskeyOnly: Story = {
  name: 'パスキーだけのとき',
  tags: ['slow'],
  args: { handlers: handlersOf([Passkey]) },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '回復コードを使う' }));
    await expect(canvas.getByRole('textbox', { name: /^回復コード/ })).toBeVisible();
  },
};

export const Recovery: Story = {
  name: '回復コードでログインする',
  tags: ['slow'],
  play: async ({ canvasElement, args }) => {
    const canvas = await goOn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '回復コードを使う' }));
    await expect(canvas.getByText(/二要素認証の解除を依頼してください/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /^回復コード/ });
    await userEvent.type(field, `${recoveryCodes[0]}{Enter}`);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};

export const WrongCode: Story = {
  name: 'コードが違う',
  tags: ['slow'],
  args: { handlers: { ...handlersOf([Totp]), proveByCode: wrongCode } },
  play: async ({ canvasElement, args }) => {
    const canvas = await goOn(canvasElement);
    await sendCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/コードが違うか、使用済みです/);
    await expect(args.leave).not.toHaveBeenCalled();
  },
};
export const WrongCodeOnPhone: Story = { ...WrongCode, name: 'コードが違う（電話）', globals: phone };

export const TooMany: Story = {
  name: '何度も間違えた',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlersOf([Totp]),
      proveByCode: problem({
        status: 429,
        code: ErrorCode.TOO_MANY_REQUESTS,
        detail: '操作の回数が多すぎます。',
        retryAfterSeconds: 240,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await sendCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('4分後に、もう一度お試しください。');
  },
};

export const Offline: Story = {
  name: 'つながらない',
  tags: ['slow'],
  args: { handlers: { ...handlersOf([Totp]), proveByCode: offline } },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await sendCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/サーバーにつながりません/);
  },
};

export const Empty: Story = {
  name: '未入力',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '確認する' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/入力してください/);
  },
};

export const Sending: Story = {
  name: '送っている',
  tags: ['slow'],
  args: { handlers: { ...handlersOf([Totp]), proveByCode: pending } },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await sendCode(canvas);
    await expect(await canvas.findByRole('button', { name: '確認しています' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const register = async (canvasElement: HTMLElement) => {
  const canvas = await goOn(canvasElement, '二要素認証の登録');
  await userEvent.click(canvas.getByRole('button', { name: '認証アプリを登録する' }));
  await userEvent.click(canvas.getByRole('button', { name: 'QRコードを表示する' }));
  await expect(await canvas.findByRole('img', { name: '認証アプリに登録するQRコード' })).toBeVisible();
  return canvas;
};

export const Choose: Story = {
  name: '登録を求められたとき',
  tags: ['slow'],
  args: { handlers: handlersOf([]) },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement, '二要素認証の登録');
    await expect(canvas.getByRole('button', { name: 'パスキーを登録する' })).toBeVisible();
  },
};
export const ChooseOnPhone: Story = { ...Choose, name: '登録を求められたとき（電話）', globals: phone };

export const Register: Story = {
  name: '認証アプリを登録してログインする',
  tags: ['slow'],
  args: { handlers: handlersOf([]) },
  play: async ({ canvasElement, args }) => {
    const canvas = await register(canvasElement);
    await expect(canvas.getByText(totp.secret.replaceAll(/.{4}(?=.)/g, '$& '))).toBeVisible();
    await sendCode(canvas);
    await expect(await canvas.findByText(recoveryCodes[0] ?? '')).toBeVisible();
    await expect(args.leave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '保存して続ける' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};

export const Scan: Story = {
  name: 'QRコードを読み取る（電話）',
  tags: ['slow'],
  args: { handlers: handlersOf([]) },
  globals: phone,
  play: async ({ canvasElement }) => {
    await register(canvasElement);
  },
};

export const Codes: Story = {
  name: '回復コードを保存する（電話）',
  tags: ['slow'],
  args: { handlers: handlersOf([]) },
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await sendCode(canvas);
    await expect(await canvas.findByText('回復コードを保存してください')).toBeVisible();
  },
};

export const WrongFirstCode: Story = {
  name: '登録するコードが違う',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlersOf([]),
      confirmTotp: problem({
        status: 400,
        code: ErrorCode.INVALID_PARAMETER,
        detail: 'コードが違います。認証アプリに表示されている6桁のコードを入力してください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await register(canvasElement);
    await sendCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/コードが違います/);
  },
};

export const SecondOfTwo: Story = {
  name: '回復コードのない登録（2つ目）',
  tags: ['slow'],
  args: {
    handlers: { ...handlersOf([]), confirmTotp: reply({ factor: phoneApp, recoveryCodes: null }) },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = await register(canvasElement);
    await sendCode(canvas);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};
