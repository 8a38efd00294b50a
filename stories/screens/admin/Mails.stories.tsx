import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AdminType } from '#web/api/generated/enums.ts';
import { problem } from '#web/mock/reply.ts';
import { mailHandlers, quietMailHandlers } from '#web/mock/scenarios/lists/mails.ts';
import { expectSnackbar } from '../auth/logInPlays.ts';
import { Screen } from '../Screen.tsx';
import { savedStates } from '../savedStates.ts';
import { jmac, listStates } from './listStates.ts';

const meta = {
  id: 'screens-admin-mails',
  title: '画面/管理者/送信したメール',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/mail', handlers: mailHandlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/mail', mailHandlers, 'listMails');
const files = savedStates('/admin/mail', mailHandlers, 'exportMails');

const CAME_BACK = '【産地連携推進緊急対策事業 事務局】提出書類の修正のお願い（管理番号 5014）';
const LINK = '【補助事業管理ツール 事務局】パスワード再設定のご案内';

const open = async (canvasElement: HTMLElement, subject: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `${subject}の内容を見る` }));
  return within(await canvas.findByRole('dialog', { name: subject }));
};

export const Normal: Story = {
  name: '届かなかったメールがあるとき',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('届かなかったメールが2件あります')).toBeVisible();
    await expect((await canvas.findAllByText('不達')).length).toBeGreaterThan(0);
  },
};

export const Quiet: Story = {
  name: 'すべて届いたとき',
  args: { handlers: quietMailHandlers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: `${LINK}の内容を見る` })).toBeVisible();
    await expect(canvas.queryByText(/^届かなかったメールが/)).not.toBeInTheDocument();
  },
};

export const Details: Story = {
  name: '内容を見る',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, CAME_BACK);
    await expect(
      await dialog.findByText(/登録のアドレスが mamekura@example.jp に変わっています/),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: /の登録を開く$/ })).toHaveAttribute(
      'href',
      '/admin/corporation/3',
    );
  },
};

export const Secret: Story = {
  name: 'リンクの秘密は見えない',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LINK);
    await expect(await dialog.findByText(/token=\*\*\*/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '送り直す' })).not.toBeInTheDocument();
  },
};

export const Resent: Story = {
  name: '送り直したとき',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, CAME_BACK);
    await userEvent.click(await dialog.findByRole('button', { name: '送り直す' }));
    await expectSnackbar('mamekura@example.jp に送り直します。');
  },
};

export const ResendRefused: Story = {
  name: '送り直せなかったとき',
  args: {
    handlers: {
      ...mailHandlers,
      resendMail: problem({
        status: 409,
        code: 1004,
        detail: 'このメールは送信待ちです。送り終わってから、もう一度お試しください',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, CAME_BACK);
    await userEvent.click(await dialog.findByRole('button', { name: '送り直す' }));
    await expectSnackbar('このメールは送信待ちです。送り終わってから、もう一度お試しください');
  },
};

export const GivenUp: Story = {
  name: '取りやめにしたとき',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, CAME_BACK);
    await userEvent.click(await dialog.findByRole('button', { name: '取りやめにする' }));
    await expectSnackbar('取りやめにしました。あとから送り直すこともできます。');
  },
};

const askAll = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'まとめて送り直す' }));
  return within(await canvas.findByRole('dialog'));
};

export const AllResent: Story = {
  name: 'まとめて送り直す',
  play: async ({ canvasElement }) => {
    const dialog = await askAll(canvasElement);
    await expect(dialog.getByText('2件のメールを送り直しますか')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'まとめて送り直す' }));
    await expectSnackbar('2件を送り直します。');
  },
};

export const NoneToResend: Story = {
  name: 'まとめて送り直すものがないとき',
  args: { handlers: quietMailHandlers },
  play: async ({ canvasElement }) => {
    const dialog = await askAll(canvasElement);
    await expect(dialog.getByText('送り直せるメールはありません')).toBeVisible();
  },
};

export const DetailsOnPhone: Story = {
  ...Details,
  name: '内容を見る（電話）',
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { name: '電話', ...states.phone };
export const Tablet: Story = { name: 'タブレット', ...states.tablet };
export const Empty: Story = { name: 'まだないとき', ...states.empty };
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Loading: Story = { name: '読み込み中', ...states.loading };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const NotSaved: Story = { name: '一覧を保存できないとき', ...files.notSaved };
export const Broken: Story = { name: 'エラー', ...states.broken };
export const Offline: Story = { name: '通信できないとき', ...states.offline };
export const SessionEnded: Story = { name: 'ログインの期限が切れたとき', ...states.sessionEnded };
export const NotAllowed: Story = { name: '見る権限がないとき', ...states.notAllowed(AdminType.CS) };
