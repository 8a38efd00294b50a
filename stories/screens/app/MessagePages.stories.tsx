import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ErrorPage } from '#web/app/ErrorPage.tsx';
import { problem } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { mamekuraHandlers, mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { ApiError, ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin, asUser, Screen } from '../Screen.tsx';

const meta = {
  id: 'screens-shell-messages',
  title: '画面/枠/見つからない・エラー・ログインへ',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/nowhere',
    handlers: {},
    visitor: asAdmin(adminSession(AdminType.JMAC)),
    leave: fn(),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

const leadsHome =
  (href: string, title = 'ページが見つかりません'): Story['play'] =>
  async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main'));
    await expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect(main.getByRole('link', { name: 'ホームへ移動する' })).toHaveAttribute('href', href);
    await expect(document.title).toBe(`${title} | 補助事業管理ツール`);
  };

export const NotFound: Story = { name: '見つからない（管理者）', play: leadsHome('/admin') };
export const NotFoundOnPhone: Story = {
  name: '見つからない（電話）',
  globals: phone,
  play: leadsHome('/admin'),
};
export const NotFoundForUser: Story = {
  name: '見つからない（企業）',
  args: {
    path: '/user/5/nowhere',
    visitor: asUser(mamekuraSession),
    handlers: mamekuraHandlers,
  },
  play: leadsHome('/user/5'),
};

const denied = problem({
  status: 403,
  code: ErrorCode.ACCESS_DENIED,
  detail: 'この操作を行う権限がありません。',
});

export const NoPermission: Story = {
  name: '見る権限がない（1000）',
  tags: ['slow'],
  args: {
    path: '/admin/project/3',
    visitor: asAdmin(adminSession(AdminType.Inspector)),
    handlers: { getProject: denied },
  },
  play: leadsHome('/admin', 'このページは利用できません'),
};

const redirects =
  (login: string): Story['play'] =>
  async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText('Redirecting')).toBeVisible();
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(login));
  };

export const AdminRedirecting: Story = {
  name: 'ログインへ（管理者）',
  args: { visitor: () => {}, path: '/admin/mypage?q=4003' },
  play: redirects('/admin/login?return_url=%2Fadmin%2Fmypage%3Fq%3D4003'),
};
export const UserRedirecting: Story = {
  name: 'ログインへ（企業）',
  args: { visitor: () => {}, path: '/user/5/section/234' },
  play: redirects('/user/5/login?return_url=%2Fuser%2F5%2Fsection%2F234'),
};
export const ApplicantRedirecting: Story = {
  name: 'ログインへ（応募者）',
  args: { visitor: () => {}, path: '/application/project/11' },
  play: redirects('/application/project/11/login?return_url=%2Fapplication%2Fproject%2F11'),
};

const serverFault = new ApiError({
  status: 500,
  code: ErrorCode.INTERNAL_ERROR,
  detail: 'サーバーでエラーが発生しました。',
  requestId: 'req-7d9e11',
});

export const Broken: Story = {
  name: 'エラー（問い合わせ番号つき）',
  render: () => <ErrorPage error={serverFault} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('エラーが発生しました');
    await expect(canvas.getByText('問い合わせ番号：req-7d9e11')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'もう一度読み込む' })).toBeEnabled();
  },
};

export const BrokenOnPhone: Story = {
  name: 'エラー（電話）',
  globals: phone,
  render: () => <ErrorPage error={serverFault} />,
};

export const Unreachable: Story = {
  name: 'エラー（つながらない）',
  render: () => <ErrorPage error={new TypeError('Failed to fetch')} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/サーバーにつながりません。/)).toBeVisible();
  },
};
