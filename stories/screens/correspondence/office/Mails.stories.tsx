import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { problem, reply } from '#web/mock/reply.ts';
import { recordAsked, rowsAsked } from '#web/mock/rows.ts';
import { officeWorld } from '#web/mock/world/world.ts';
import { ActorKind, MailKind, MailStatus } from '#web/parts/api/generated/enums.ts';
import { expectSnackbar } from '../../access/logIn/logInPlays.ts';
import { jmac, listStates } from '../../listStates.ts';
import { Screen } from '../../Screen.tsx';
import { savedStates } from '../../savedStates.ts';

const world = officeWorld;
const arrived = world.saw('getMail', 22);
const actions = ['resend', 'giveUp'].map((action) => ({ action, allowed: true }));
const waits = { action: 'resend', allowed: false, reason: 'このメールは送信待ちです。' };

/** Came back a few minutes after it was sent; the address has been mended since. */
const bounced: typeof arrived = {
  ...arrived,
  status: MailStatus.Bounced,
  to: 'mamekura@examle.jp',
  problem:
    '宛先のアドレスの @ より後ろ（ドメイン）が見つかりません。宛先の方に正しいアドレスを確かめ、登録のアドレスを直してから送り直してください。',
  serverAnswer: 'smtp; 550 5.1.2 Host unknown (examle.jp)',
  recipient: {
    kind: ActorKind.User,
    id: 9,
    name: arrived.toName ?? '',
    email: arrived.to,
    corporationId: 4,
  },
  availableActions: actions,
};

const failed: typeof arrived = {
  ...world.saw('getMail', 11),
  status: MailStatus.Failed,
  problem:
    '宛先のメールボックスがいっぱいです。宛先の方に電話などで知らせ、空きができてから送り直してください。',
  serverAnswer: 'Error: Message failed: 452 4.2.2 Mailbox full',
  sentAt: null,
  availableActions: actions,
};

const retrying: typeof arrived = {
  ...world.saw('getMail', 32),
  status: MailStatus.Retrying,
  problem: 'メールサーバーにつながりませんでした。自動でもう一度送ります。',
  serverAnswer: 'Error: connect ECONNREFUSED 192.0.2.25:587',
  sentAt: null,
  nextAttemptAt: '2026-11-20T08:14:00Z',
  attempts: 3,
  availableActions: [waits, { action: 'giveUp', allowed: true }],
};

/** With a link that only its receiver may use. */
const secret: typeof arrived = {
  ...arrived,
  id: 33,
  kind: MailKind.Password,
  subject: '【補助事業管理ツール 事務局】パスワード再設定のご案内',
  text: '下記URLから60分以内に新しいパスワードを設定してください。\n\nhttps://tool.example.jp/user/5/password?token=***\n',
  about: null,
  availableActions: [
    {
      action: 'resend',
      allowed: false,
      reason: 'リンクの期限が切れるメールは送り直せません。',
    },
  ],
};

const others = world.sawAll('getMail').filter(({ id }) => ![22, 11, 32].includes(id));
const mails = [bounced, failed, retrying, secret, ...others];
const again = { ...bounced, status: MailStatus.Waiting, to: arrived.to, problem: null };

const quietHandlers = {
  ...world.handlers,
  listMails: ({ query }: { readonly query: URLSearchParams }) =>
    reply(rowsAsked(query.get('resendable') === 'true' ? [] : world.saw('listMails').items, query)),
};

/** A day with one mail that came back, one that was refused and one that is tried again. */
const handlers = {
  ...world.handlers,
  listWorkCounts: reply({
    items: world
      .saw('listWorkCounts')
      .items.map((counter) => (counter.key === 'mailsFailed' ? { ...counter, count: 2 } : counter)),
  }),
  listMails: ({ query }: { readonly query: URLSearchParams }) => {
    const rows = mails.map(({ text: _text, serverAnswer: _answer, recipient: _who, ...row }) => row);
    return reply(rowsAsked(query.get('resendable') === 'true' ? rows.slice(0, 2) : rows, query));
  },
  getMail: recordAsked(mails),
  resendMail: reply({ ...again, availableActions: [waits, { action: 'giveUp', allowed: true }] }),
  giveUpMail: reply({ ...again, status: MailStatus.GivenUp }),
  resendMails: reply({ count: 2 }),
};

const meta = {
  id: 'screens-admin-mails',
  title: '画面/文書とやりとり/管理者/送信したメール',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/mail', handlers, visitor: jmac },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates('/admin/mail', handlers, 'listMails');
const files = savedStates('/admin/mail', handlers, 'exportMails');

const CAME_BACK = bounced.subject;
const LINK = secret.subject;

const open = async (canvasElement: HTMLElement, subject: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `${subject}の内容を見る` }));
  return within(await canvas.findByRole('dialog', { name: subject }));
};

export const Normal: Story = {
  name: '届かなかったメールがあるとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('届かなかったメールが2件あります')).toBeVisible();
    await expect((await canvas.findAllByText('不達')).length).toBeGreaterThan(0);
  },
};

export const Quiet: Story = {
  name: 'すべて届いたとき',
  tags: ['slow'],
  args: { handlers: quietHandlers },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: `${arrived.subject}の内容を見る` })).toBeVisible();
    await expect(canvas.queryByText(/^届かなかったメールが/)).not.toBeInTheDocument();
  },
};

export const Details: Story = {
  name: '内容を見る',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, CAME_BACK);
    await expect(
      await dialog.findByText(/登録のアドレスが mamekura@example.jp に変わっています/),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: /の登録を開く$/ })).toHaveAttribute(
      'href',
      '/admin/corporation/4',
    );
  },
};

export const Secret: Story = {
  name: 'リンクの秘密は見えない',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, LINK);
    await expect(await dialog.findByText(/token=\*\*\*/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '送り直す' })).not.toBeInTheDocument();
  },
};

export const Resent: Story = {
  name: '送り直したとき',
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, CAME_BACK);
    await userEvent.click(await dialog.findByRole('button', { name: '送り直す' }));
    await expectSnackbar('mamekura@example.jp に送り直します。');
  },
};

export const ResendRefused: Story = {
  name: '送り直せなかったとき',
  tags: ['slow'],
  args: {
    handlers: {
      ...handlers,
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
  tags: ['slow'],
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
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const dialog = await askAll(canvasElement);
    await expect(dialog.getByText('2件のメールを送り直しますか')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'まとめて送り直す' }));
    await expectSnackbar('2件を送り直します。');
  },
};

export const NoneToResend: Story = {
  name: 'まとめて送り直すものがないとき',
  tags: ['slow'],
  args: { handlers: quietHandlers },
  play: async ({ canvasElement }) => {
    const dialog = await askAll(canvasElement);
    await expect(dialog.getByText('送り直せるメールはありません')).toBeVisible();
  },
};

export const DetailsOnPhone: Story = {
  ...Details,
  name: '内容を見る（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
};
export const NoMatch: Story = { name: '条件に合うものがないとき', ...states.noMatch };
export const Saved: Story = { name: '一覧を保存する', ...files.saved };
export const NotSaved: Story = { name: '一覧を保存できないとき', ...files.notSaved };
