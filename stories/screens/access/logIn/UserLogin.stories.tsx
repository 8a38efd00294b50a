import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broken, notFound, pending, reply } from '#web/mock/reply.ts';
import { doorHandlers, ingredientR5Project } from '#web/mock/scenarios/access/doors.ts';
import { mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { asUser } from '../../Screen.tsx';
import { Door } from './Door.tsx';
import { expectFailure, logInAs, logInFailures, wrongPassword } from './logInPlays.ts';

const meta = {
  id: 'screens-auth-user-login',
  title: '画面/ログインとアカウント/ログイン/企業（事業ごと）',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { path: '/user/5/login', handlers: doorHandlers, variant: 'IngR5', leave: fn() },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

const failures = logInFailures(doorHandlers, 'createUserSession');

export const Normal: Story = {
  name: 'ログイン前',
  tags: ['slow'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/令和6年度.第2次公募.採択事業者の方へ/)).toBeVisible();
    await expect(canvas.getByRole('banner')).toHaveTextContent('R5補 食品原材料調達リスク軽減対策事業');
    await expect(
      canvas.getByRole('link', { name: 'パスワードを忘れたとき・初めて設定するとき' }),
    ).toHaveAttribute('href', '/user/5/password');
    await expect(canvas.getByRole('link', { name: '03-0000-0000' })).toHaveAttribute(
      'href',
      'tel:0300000000',
    );
    await logInAs(canvasElement, 'mamekura@example.jp');
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/user/5'));
  },
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };

export const AllAnnouncements: Story = {
  name: 'お知らせをすべて見る',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('button', { name: 'お知らせをすべて見る' });
    await expect(canvas.queryByText('公募の期間を延長しました')).toBeNull();
    await userEvent.click(all);
    await expect(canvas.getByText('公募の期間を延長しました')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'お知らせをすべて見る' })).toBeNull();
  },
};

export const WithoutAnnouncements: Story = {
  name: 'お知らせがない',
  args: { handlers: { getPublicProject: reply({ ...ingredientR5Project, announcements: [] }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'お困りのとき' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '事務局からのお知らせ' })).toBeNull();
  },
};

const longName =
  '食品原材料調達リスク軽減対策事業のうち国産小麦・国産大豆等への切替えに取り組む食品製造事業者支援';

export const LongName: Story = {
  name: '長い名前（電話）',
  globals: { viewport: { value: 'phone' } },
  args: {
    handlers: {
      getPublicProject: reply({
        ...ingredientR5Project,
        name: `${longName}（第2次公募・追加募集分）`,
        deskName: `${longName} 事務局 書類受付・相談窓口`,
        deskHours: '平日 9:00〜12:00、13:00〜17:30（12月29日から1月3日を除く）',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(`${longName}（第2次公募・追加募集分）`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { getPublicProject: pending } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('マイページにログイン');
    await expect(canvas.queryByRole('button', { name: 'ログインする' })).toBeNull();
  },
};

export const UnknownProject: Story = {
  name: '事業が見つからない',
  args: { path: '/user/999/login', handlers: { getPublicProject: notFound } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ログインページが見つかりません')).toBeVisible();
  },
};

let tries = 0;

export const LoadFailed: Story = {
  name: '事業を読み込めない',
  args: {
    handlers: {
      ...doorHandlers,
      getPublicProject: () => {
        tries += 1;
        return tries === 1 ? broken : reply(ingredientR5Project);
      },
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('事業の情報を読み込めませんでした')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(await canvas.findByRole('button', { name: 'ログインする' })).toBeEnabled();
  },
};

export const WrongPassword: Story = {
  name: 'パスワードが違う',
  tags: ['slow'],
  args: { handlers: { ...doorHandlers, createUserSession: wrongPassword } },
  play: async ({ canvasElement }) => {
    await logInAs(canvasElement);
    await expectFailure(canvasElement, /メールアドレスとパスワードを確認して、もう一度お試しください。/);
  },
};

export const WrongPasswordOnPhone: Story = {
  ...WrongPassword,
  name: 'パスワードが違う（電話）',
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
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

export const Expired: Story = {
  name: '期限が切れた（1007）',
  args: { reason: 'expired' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/一定時間操作がなかったため、ログアウトしました。/),
    ).toBeVisible();
  },
};

export const AlreadyInside: Story = {
  name: 'すでにログインしている',
  args: { visitor: asUser(mamekuraSession) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/user/5'));
  },
};

export const InsideAnotherProject: Story = {
  name: '別の事業にログインしている',
  args: {
    visitor: asUser({ ...mamekuraSession, user: { ...mamekuraSession.user, projectId: 4 } }),
  },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'ログインする' })).toBeEnabled();
    await expect(args.leave).not.toHaveBeenCalled();
  },
};
