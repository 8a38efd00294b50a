import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banknote,
  Bell,
  Building2,
  ClipboardCheck,
  FileText,
  FolderOpen,
  HeartHandshake,
  History,
  House,
  ListChecks,
  MapPin,
  Store,
  Users,
  Wheat,
} from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountMenu } from '#ui-kit/AccountMenu/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import type { ShellMenuGroup } from './index.ts';
import { Shell, ShellMenuButton } from './index.ts';

const home = { id: 'home', items: [{ id: 'home', label: 'ホーム', href: '#home', icon: House }] };
const projects: ShellMenuGroup = {
  id: 'projects',
  label: '補助事業',
  items: [
    { id: 'project', label: '事業管理', href: '#project', icon: FolderOpen },
    {
      id: 'my-page',
      label: 'マイページ管理',
      href: '#my-page',
      icon: FileText,
      count: 38,
      countLabel: '未確認38件',
    },
    {
      id: 'report',
      label: '完了検査報告',
      href: '#report',
      icon: ClipboardCheck,
      count: 2,
      countLabel: '検査2件',
      countHref: '#today',
    },
    {
      id: 'payment',
      label: '支払管理',
      href: '#payment',
      icon: Banknote,
      count: 3,
      countLabel: '確認待ち3件',
    },
  ],
};
const groups: readonly ShellMenuGroup[] = [
  home,
  {
    id: 'applications',
    label: '応募',
    items: [
      { id: 'food', label: '外食の応募', href: '#food', icon: Store, count: 12, countLabel: '未確認12件' },
      { id: 'noto', label: '能登の応募', href: '#noto', icon: MapPin, count: 4, countLabel: '未確認4件' },
      { id: 'inclusive', label: 'インクルーシブの応募', href: '#inclusive', icon: HeartHandshake, count: 0 },
    ],
  },
  projects,
  {
    id: 'companies',
    label: '企業',
    items: [{ id: 'corporation', label: '企業管理', href: '#corporation', icon: Building2 }],
  },
  {
    id: 'admin',
    label: '管理',
    items: [
      { id: 'users', label: '管理者ユーザー管理', href: '#users', icon: Users },
      { id: 'audit', label: '操作の記録', href: '#audit', icon: History },
    ],
  },
];

const page = (
  <>
    <h1>マイページ管理</h1>
    <p>採択した事業の書類と進み具合を、企業ごとに確認します。</p>
  </>
);

const meta = {
  id: 'ui-kit-shell',
  title: 'ui-kit/画面の枠（Shell）',
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '補助事業管理ツール',
    homeHref: '#home',
    status: { environment: '検証環境', lines: ['事務局（JMAC）'] },
    groups,
    currentId: 'my-page',
    account: (
      <AccountMenu name="事務局（JMAC）" email="jmac@example.jp" onChangePassword={fn()} onLogOut={fn()} />
    ),
    children: page,
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const Admin: Story = {
  name: '事務局（常に表示）',
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation', { name: 'メインメニュー' });
    await expect(within(menu).getByRole('link', { name: /マイページ管理/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(menu).getByRole('link', { name: '外食の応募 未確認12件' })).toBeVisible();
    await expect(within(menu).getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};

/** A window as low as a laptop's: the menu is longer than it. */
export const LongMenu: Story = {
  name: '長いメニューでも、今の場所が見える',
  args: {
    groups: [
      ...groups,
      {
        id: 'more',
        label: 'そのほか',
        items: Array.from({ length: 12 }, (_, index) => ({
          id: `more-${index}`,
          label: `そのほかの画面 ${index + 1}`,
          href: `#more-${index}`,
          icon: FileText,
        })),
      },
    ],
    currentId: 'more-10',
  },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation', { name: 'メインメニュー', hidden: true });
    // Below lg the menu is in the drawer, closed.
    if (menu.checkVisibility() === false) return;
    const seen = menu.getBoundingClientRect();
    const current = within(menu).getByRole('link', { current: 'page' });
    await waitFor(() => expect(current.getBoundingClientRect().bottom).toBeLessThanOrEqual(seen.bottom));
    await expect(current.getBoundingClientRect().top).toBeGreaterThanOrEqual(seen.top);
    await expect(window.scrollY).toBe(0);
  },
};

export const LongTitle: Story = {
  name: '産地連携 R6補',
  args: {
    title: 'R6補 産地連携推進緊急対策事業',
    groups: [
      home,
      {
        id: 'applications',
        label: '応募',
        items: [{ id: 'ingredient', label: '原材料の応募', href: '#i', icon: Wheat, count: 7 }],
      },
      projects,
    ],
    currentId: 'ingredient',
  },
};

export const Business: Story = {
  name: '企業（要対応の件数）',
  args: {
    title: 'R5補 食品原材料調達リスク軽減対策事業',
    status: { lines: ['株式会社豆くら'] },
    groups: [
      {
        id: 'mine',
        items: [
          { id: 'my-page', label: 'マイページ', href: '#m', icon: House },
          {
            id: 'documents',
            label: '提出する書類',
            href: '#d',
            icon: FolderOpen,
            count: 1,
            countLabel: '差戻し1件',
            isAlert: true,
          },
        ],
      },
      {
        id: 'office',
        label: '事務局から',
        items: [{ id: 'notices', label: '通知', href: '#n', icon: Bell, count: 2, countLabel: '未読2件' }],
      },
    ],
    account: (
      <AccountMenu name="豊田 まめ子" email="mamekura@example.jp" onChangePassword={fn()} onLogOut={fn()} />
    ),
  },
};

export const Applicant: Story = {
  name: '応募者',
  args: {
    status: { lines: ['外食産業事業成長支援補助金', '第2次公募'] },
    groups: [{ id: 'mine', items: [{ id: 'tasks', label: '応募の作成', href: '#t', icon: ListChecks }] }],
    currentId: 'tasks',
    account: (
      <AccountMenu name="青葉 一郎" email="mirai@example.jp" onChangePassword={fn()} onLogOut={fn()} />
    ),
  },
};

export const Phone: Story = {
  ...phone,
  name: '上部のバー（1200px未満）',
  args: { topBarEnd: <IconButton icon={Bell} iconSize={24} name="通知" /> },
};

export const PhoneMenu: Story = {
  ...phone,
  name: '開いたメニュー',
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'メニューを開く', hidden: true });
    // From lg the bar is not shown: the story is then the same as the first one.
    if (opener.checkVisibility() === false) return;
    await step('開くと、フォーカスが中に移る', async () => {
      await userEvent.click(opener);
      const drawer = screen.getByRole('dialog', { name: 'メインメニュー' });
      await expect(drawer.contains(document.activeElement)).toBe(true);
    });
    await step('Escで閉じて、フォーカスが戻る', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'メインメニュー' })).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await userEvent.click(opener);
  },
};

export const PageBar: Story = {
  ...phone,
  name: '標準のバーと余白なし',
  args: {
    withoutToolbar: true,
    withoutBottomPadding: true,
    children: (
      <>
        <ShellMenuButton />
        {page}
      </>
    ),
  },
};
