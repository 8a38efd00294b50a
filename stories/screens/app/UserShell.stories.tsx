import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { broken, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { publicProject } from '#web/mock/scenarios/applications/applicantCall.ts';
import { mamekuraHandlers, mamekuraPage, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { AdminType, DomainType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, asApplicant, asUser } from '../Screen.tsx';
import { expectCurrent, expectMenu, menuOf } from './menuPlays.ts';
import { ShellFrame } from './ShellFrame.tsx';

const handlers = mamekuraHandlers;

const meta = {
  id: 'screens-shell-user',
  title: '画面/枠/企業と応募者のメニュー',
  component: ShellFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    area: 'user',
    path: '/user/5',
    visitor: asUser(mamekuraSession),
    handlers,
    variant: 'IngR5',
    leave: fn(),
  },
} satisfies Meta<typeof ShellFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** The project is called like the programme. */
const sameName = { ...mamekuraSession.user, projectName: 'R5補 食品原材料調達リスク軽減対策事業' };

export const User: Story = {
  name: '企業',
  args: { visitor: asUser({ ...mamekuraSession, user: sameName }) },
  play: async ({ canvasElement }) => {
    const menu = within(await menuOf(canvasElement));
    await expect(await menu.findByRole('link', { name: /^提出する書類.*直す書類1件$/ })).toBeVisible();
    await expectCurrent(canvasElement, 'マイページ');
    const canvas = within(canvasElement);
    const home = canvas.getByRole('link', { name: 'R5補 食品原材料調達リスク軽減対策事業' });
    await expect(home).toHaveAttribute('href', '/user/5');
    // The status area names the company only.
    await expect(home.nextElementSibling?.textContent).toBe('株式会社豆くら');
  },
};

export const NothingWaits: Story = {
  name: '企業（待っているものがない）',
  args: {
    handlers: {
      getUserMyPage: reply({
        ...mamekuraPage,
        sections: [],
        unreadNotificationCount: 0,
        unreadThreadCount: 0,
        unreadAnnouncementCount: 0,
      }),
    },
  },
  play: ({ canvasElement }) =>
    expectMenu(canvasElement, [
      'マイページ',
      '提出する書類',
      'カレンダー',
      '支払経費一覧',
      '変更申請',
      '完了後の報告',
      '財産管理',
      '補助金の入金',
      '振込先口座',
      'よくある質問',
      'お問い合わせ',
      '通知',
      '届いた文書',
      'お知らせ',
      '会社の情報',
      'これまでの動き',
    ]),
};

export const CountsUnknown: Story = {
  name: '企業（件数を読み込めない）',
  args: { handlers: { getUserMyPage: broken } },
  play: NothingWaits.play,
};

export const UserOnPhone: Story = {
  name: '企業（電話）',
  tags: ['slow'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const bell = await within(canvasElement).findByRole('link', { name: /^通知\s*未読2件$/ });
    await expect(bell).toHaveAttribute('href', '/user/5/notification');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'メニューを開く' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'メインメニュー' }));
    await expect(await drawer.findByRole('link', { name: /直す書類1件$/ })).toBeVisible();
  },
};

export const UserLogsOut: Story = {
  name: '企業（ログアウト）',
  args: { handlers: { ...handlers, invalidateUserSession: reply(null) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^アカウント/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/user/5/login'));
  },
};

const keepUnsaved = (): void => localStorage.setItem('section.204.unsent', '{"submitterComment":"途中"}');

/** Something typed has not reached the server: it is asked for before it goes out of this browser. */
export const UserLogsOutUnsaved: Story = {
  name: '企業（保存していない入力があるときのログアウト）',
  args: { handlers: { ...handlers, invalidateUserSession: reply(null) } },
  play: async ({ canvasElement, args }) => {
    const account = await within(canvasElement).findByRole('button', { name: /^アカウント/ });
    keepUnsaved();
    await userEvent.click(account);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ログアウトしますか' }));
    await expect(args.leave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'ログアウトする' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/user/5/login'));
    await expect(localStorage.getItem('section.204.unsent')).toBeNull();
  },
};

export const UserLogsOutAsked: Story = {
  ...UserLogsOutUnsaved,
  name: '企業（ログアウトの前に尋ねる・電話）',
  globals: phone,
  play: async ({ canvasElement }) => {
    const menu = await within(canvasElement).findByRole('button', { name: 'メニューを開く' });
    keepUnsaved();
    await userEvent.click(menu);
    const drawer = within(await screen.findByRole('dialog', { name: 'メインメニュー' }));
    await userEvent.click(await drawer.findByRole('button', { name: /^アカウント/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
    await expect(await screen.findByRole('dialog', { name: 'ログアウトしますか' })).toBeVisible();
  },
};

const application = {
  area: 'application',
  path: '/application/project/11',
  visitor: asApplicant('application', miraiSession),
  variant: 'Food',
  handlers: { getPublicProject: reply(publicProject), invalidateGeneralApplicationSession: reply(null) },
} as const;

export const Applicant: Story = {
  name: '応募者',
  args: application,
  play: async ({ canvasElement }) => {
    await expectMenu(canvasElement, ['自分の応募', '募集の案内・必要な書類', 'よくある質問', 'お問い合わせ']);
    await expectCurrent(canvasElement, '自分の応募');
    await expect(within(canvasElement).getByRole('button', { name: /^アカウント/ })).toHaveTextContent(
      '青葉 一郎',
    );
  },
};

export const ApplicantLogsOut: Story = {
  name: '応募者（ログアウト）',
  args: application,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^アカウント/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/application/project/11/login'));
  },
};

export const ApplicantOnPhone: Story = { name: '応募者（電話）', args: application, globals: phone };

export const Visitor: Story = {
  name: 'ログインしていない人（公開のページ）',
  args: {
    area: 'application',
    path: '/application/project/11/about',
    visitor: () => {},
    handlers: { getPublicProject: reply({ ...publicProject, domainType: DomainType.IngR6 }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('R6補 産地連携推進緊急対策事業')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const VisitingAdmin: Story = {
  name: '応募者の画面を見ている管理者',
  args: { ...application, visitor: asAdmin(adminSession(AdminType.JMAC)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectMenu(canvasElement, ['管理者のホームへ戻る']);
    await expect(canvas.getByText(/管理者として応募者の画面を見ています。/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^アカウント/ }));
    await expect(await screen.findByRole('menuitem', { name: 'ログアウト' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'パスワードを変更する' })).toBeNull();
  },
};
