import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useEffectEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { exportRunHandlers, exportRuns } from '#web/mock/scenarios/office/exportRuns.ts';
import { AdminType, AdminTypeLabel } from '#web/parts/api/generated/enums.ts';
import { useLeftExportMoves } from '#web/parts/list/exports/leftExports.ts';
import { asAdmin } from '../Screen.tsx';
import { expectCurrent, expectMenu } from './menuPlays.ts';
import { ShellFrame, type ShellFrameProps } from './ShellFrame.tsx';

const meta = {
  id: 'screens-shell-admin-menu',
  title: '画面/枠/管理者のメニュー',
  component: ShellFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    area: 'admin',
    path: '/admin/mypage',
    visitor: asAdmin(adminSession(AdminType.JMAC)),
    environmentName: '検証環境',
    leave: fn(),
  },
} satisfies Meta<typeof ShellFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

type Variant = NonNullable<ShellFrameProps['variant']>;

const FOOD = ['外食の応募', '能登の応募', 'インクルーシブの応募'];
const INGREDIENT = ['原材料の応募'];
const R5 = 'R5補 食品原材料調達リスク軽減対策事業';
const R6 = 'R6補 産地連携推進緊急対策事業';
const TOOL = '補助事業管理ツール';
const VARIANTS: Readonly<Record<Variant, readonly [title: string, applications: readonly string[]]>> = {
  Food: [TOOL, FOOD],
  IngR4: [TOOL, INGREDIENT],
  IngR5: [R5, INGREDIENT],
  IngR6: [R6, INGREDIENT],
};

/** Spec 2 "Admin side menu", 送信したメール, 監査証跡, 保存期間, 処理の状況, 連携キー and 通知先: what stands before and after the lists of applications. */
const WORK = [
  'マイページ管理',
  '変更申請',
  '補助金の額',
  '発行した文書',
  '完了検査報告',
  'カレンダー',
  'リマインド',
  '支払管理',
  '財産管理',
];
const OFFICE = ['事業管理', ...WORK, '企業管理'];
const REST: Readonly<Record<AdminType, readonly string[]>> = {
  [AdminType.JMAC]: [
    ...OFFICE,
    '管理者ユーザー管理',
    '承認の依頼',
    '送信したメール',
    '監査証跡',
    '保存期間',
    '処理の状況',
    '連携キー',
    '通知先',
  ],
  [AdminType.MAFF]: [...OFFICE, '監査証跡'],
  [AdminType.CS]: OFFICE,
  [AdminType.Inspector]: ['マイページ管理', '完了検査報告', 'カレンダー'],
  [AdminType.BackOffice]: [...WORK, '送信したメール'],
};

const menu = (type: AdminType, variant: Variant): Story => ({
  args: { visitor: asAdmin(adminSession(type)), variant },
  play: async ({ canvasElement }) => {
    const [title, applications] = VARIANTS[variant];
    await expectMenu(canvasElement, [
      'ホーム',
      'お問い合わせ',
      '保存したファイル',
      ...applications,
      ...REST[type],
    ]);
    await expectCurrent(canvasElement, 'マイページ管理');
    const home = within(canvasElement).getByRole('link', { name: title });
    await expect(home).toHaveAttribute('href', '/admin');
    await expect(home.parentElement).toHaveTextContent(AdminTypeLabel[type]);
  },
});

export const JmacFood: Story = { ...menu(AdminType.JMAC, 'Food'), name: '事務局（JMAC）・外食' };
export const JmacIngR4: Story = { ...menu(AdminType.JMAC, 'IngR4'), name: '事務局（JMAC）・原材料 R4' };
export const JmacIngR5: Story = { ...menu(AdminType.JMAC, 'IngR5'), name: '事務局（JMAC）・原材料 R5補' };
export const JmacIngR6: Story = { ...menu(AdminType.JMAC, 'IngR6'), name: '事務局（JMAC）・産地連携 R6補' };
export const MaffFood: Story = { ...menu(AdminType.MAFF, 'Food'), name: '農林水産省・外食' };
export const MaffIngR4: Story = { ...menu(AdminType.MAFF, 'IngR4'), name: '農林水産省・原材料 R4' };
export const MaffIngR5: Story = { ...menu(AdminType.MAFF, 'IngR5'), name: '農林水産省・原材料 R5補' };
export const MaffIngR6: Story = { ...menu(AdminType.MAFF, 'IngR6'), name: '農林水産省・産地連携 R6補' };
export const CsFood: Story = { ...menu(AdminType.CS, 'Food'), name: 'コールセンター・外食' };
export const CsIngR4: Story = { ...menu(AdminType.CS, 'IngR4'), name: 'コールセンター・原材料 R4' };
export const CsIngR5: Story = { ...menu(AdminType.CS, 'IngR5'), name: 'コールセンター・原材料 R5補' };
export const CsIngR6: Story = { ...menu(AdminType.CS, 'IngR6'), name: 'コールセンター・産地連携 R6補' };
export const InspectorFood: Story = { ...menu(AdminType.Inspector, 'Food'), name: '検査機関・外食' };
export const InspectorIngR4: Story = { ...menu(AdminType.Inspector, 'IngR4'), name: '検査機関・原材料 R4' };
export const InspectorIngR5: Story = { ...menu(AdminType.Inspector, 'IngR5'), name: '検査機関・原材料 R5補' };
export const InspectorIngR6: Story = {
  ...menu(AdminType.Inspector, 'IngR6'),
  name: '検査機関・産地連携 R6補',
};
export const BackOfficeFood: Story = {
  ...menu(AdminType.BackOffice, 'Food'),
  name: 'バックオフィスセンター・外食',
};
export const BackOfficeIngR4: Story = {
  ...menu(AdminType.BackOffice, 'IngR4'),
  name: 'バックオフィスセンター・原材料 R4',
};
export const BackOfficeIngR5: Story = {
  ...menu(AdminType.BackOffice, 'IngR5'),
  name: 'バックオフィスセンター・原材料 R5補',
};
export const BackOfficeIngR6: Story = {
  ...menu(AdminType.BackOffice, 'IngR6'),
  name: 'バックオフィスセンター・産地連携 R6補',
};

export const Account: Story = {
  name: 'アカウントのメニュー',
  play: async ({ canvasElement }) => {
    const account = await within(canvasElement).findByRole('button', { name: /^アカウント/ });
    await expect(account).toHaveTextContent('事務局（JMAC）');
    await expect(account).toHaveTextContent('jmac@example.jp');
    await userEvent.click(account);
    await expect(await screen.findByRole('menuitem', { name: 'パスワードを変更する' })).toBeVisible();
  },
};

export const LogOut: Story = {
  name: 'アカウントのメニュー（ログアウト）',
  args: { handlers: { invalidateAdminSession: reply(null) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^アカウント/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ログアウト' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/login'));
  },
};

const openDrawer = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'メニューを開く' }));
  return screen.findByRole('dialog', { name: 'メインメニュー' });
};

export const PhoneClosed: Story = {
  name: '電話（閉じたメニュー）',
  args: { variant: 'IngR6', visitor: asAdmin(adminSession(AdminType.Inspector)) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(R6, { selector: 'header p' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const PhoneOpen: Story = {
  name: '電話（開いたメニュー）',
  args: { variant: 'IngR6', visitor: asAdmin(adminSession(AdminType.Inspector)) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    const { left } = within(drawer).getByRole('button', { name: 'メニューを閉じる' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(window.innerWidth - 56);
    await expect(within(drawer).getByRole('link', { name: '完了検査報告' })).toBeVisible();
  },
};

export const PhoneGoes: Story = {
  name: '電話（選ぶとメニューが閉じる）',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await userEvent.click(within(drawer).getByRole('link', { name: '事業管理' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Tablet: Story = {
  name: 'タブレット',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'メニューを開く' })).toBeVisible();
  },
};

/** The page to which somebody went on while his file was being made. */
const WentOn = ({ id }: { id: string }) => {
  const { leave } = useLeftExportMoves();
  const handOver = useEffectEvent(leave);
  useEffect(() => handOver(id), [id]);
  return null;
};

const [, , madeRun] = exportRuns;

export const ExportReady: Story = {
  name: 'ファイルができた知らせ',
  tags: ['slow'],
  args: { handlers: exportRunHandlers(), content: <WentOn id={madeRun?.id ?? ''} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ができました'));
    await expect(await canvas.findByText('できあがったファイル1件')).toBeInTheDocument();
  },
};
