import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, pending, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { doorHandlers, loginProjects, TOKEN } from '#web/mock/scenarios/access/doors.ts';
import { PROVIDER_URL, providerHandlers, providers, ways } from '#web/mock/scenarios/access/identities.ts';
import { secondFactorHandlers } from '#web/mock/scenarios/access/secondFactors.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { asAdmin } from '../../Screen.tsx';
import { Door } from './Door.tsx';
import { logInAs } from './logInPlays.ts';

const handlers = { ...doorHandlers, ...providerHandlers };
const phone = { viewport: { value: 'phone' } };

const meta = {
  id: 'screens-auth-provider-login',
  title: '画面/ログインとアカウント/ログイン/外部アカウント',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { path: '/admin/login', handlers, hasProviders: true, leave: fn() },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

type Facts = Partial<Story['args']>;

const answering = (more: MockHandlers): Facts => ({ handlers: { ...handlers, ...more } });

const BUTTON = '組織アカウントでログイン';

export const Admin: Story = {
  name: '管理者',
  tags: ['slow'],
  args: { search: '?return_url=%2Fadmin%2Fmypage' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'ログインする' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: BUTTON }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(PROVIDER_URL));
  },
};

export const Phone: Story = { name: '電話', globals: phone };

export const Company: Story = {
  name: '企業（事業のログイン）',
  args: { path: '/user/5/login' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: BUTTON })).toBeVisible();
  },
};

export const CompanyWithoutProject: Story = {
  name: '企業（事業を選ぶ前）',
  args: { path: '/user/login' },
  play: Company.play,
};

export const Applicant: Story = {
  name: '応募者にはパスワードだけ',
  args: { path: '/application/project/3/login' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'ログインする' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: BUTTON })).toBeNull();
  },
};

export const NoPassword: Story = {
  name: 'パスワードではログインできない',
  args: answering({ listLoginProviders: ways({ hasAdminPasswords: false }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: BUTTON })).toBeVisible();
    await expect(canvas.queryByLabelText('パスワード')).toBeNull();
  },
};

export const LongNames: Story = {
  name: '長い名前',
  globals: phone,
  args: answering({
    listLoginProviders: ways({
      items: providers.map((one, index) => ({
        ...one,
        label: `一般社団法人食品産業振興協会の職員用アカウント（第${index + 1}事業部・共同利用の団体を含む）`,
      })),
    }),
  }),
};

export const NoneNamed: Story = {
  name: '外部アカウントのない環境',
  args: { hasProviders: false, handlers: doorHandlers },
  play: Applicant.play,
};

export const WaysUnknown: Story = {
  name: '一覧を読み込めない（パスワードでログインできる）',
  tags: ['slow'],
  args: answering({ listLoginProviders: broken }),
  play: async ({ canvasElement, args }) => {
    await logInAs(canvasElement);
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/project'));
  },
};

const UNREACHABLE = '組織アカウントに接続できません。しばらくしてから、もう一度お試しください。';

export const Unreachable: Story = {
  name: '外部アカウントに接続できない',
  args: answering({
    startAdminProviderLogIn: problem({
      status: 503,
      code: ErrorCode.SERVICE_UNAVAILABLE,
      detail: UNREACHABLE,
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: BUTTON }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(UNREACHABLE);
    await expect(canvas.getByRole('button', { name: BUTTON })).toBeEnabled();
  },
};

const returned = (path: string, more: MockHandlers): Facts => ({
  path,
  search: '?code=Zk1dT0yZ3nQ8&state=b6m2V4xR7cW9',
  ...answering(more),
});

const ADMIN = '/admin/login/workspace';
const session = { ...adminSession(AdminType.JMAC), token: TOKEN };

export const Returned: Story = {
  name: '戻ってきた（元のページへ）',
  args: returned(ADMIN, { finishAdminProviderLogIn: reply({ returnUrl: '/admin/mypage', session }) }),
  play: async ({ args }) => {
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/admin/mypage'));
  },
};

export const Finishing: Story = {
  name: '戻ってきた（確認している）',
  args: returned(ADMIN, { finishAdminProviderLogIn: pending }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ログインしています')).toBeInTheDocument();
  },
};

export const ReturnedToSecondStep: Story = {
  name: '戻ってきた（二要素認証）',
  tags: ['slow'],
  args: returned(ADMIN, {
    ...secondFactorHandlers,
    finishAdminProviderLogIn: reply({
      returnUrl: null,
      session: { ...session, secondFactor: { step: 0, kinds: [0] } },
    }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '二要素認証' })).toBeVisible();
  },
};

const UNKNOWN =
  'このアカウントではログインできません。登録されたメールアドレスのアカウントを選ぶか、事務局にお問い合わせください';
const refused = problem({ status: 401, code: ErrorCode.UNAUTHORIZED, detail: UNKNOWN });

export const Refused: Story = {
  name: '戻ってきた（登録がない）',
  args: returned(ADMIN, { finishAdminProviderLogIn: refused }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(UNKNOWN);
    await expect(await canvas.findByRole('button', { name: BUTTON })).toBeVisible();
  },
};
export const RefusedOnPhone: Story = { ...Refused, name: '戻ってきた（登録がない、電話）', globals: phone };

export const LinkRefused: Story = {
  name: '連携できなかった',
  args: {
    ...returned(ADMIN, {
      finishAdminProviderLogIn: problem({
        status: 409,
        code: ErrorCode.INVALID_PARAMETER,
        detail:
          'この組織アカウントのアカウントは、ほかの利用者に連携されています。別のアカウントを選んでください',
      }),
    }),
    visitor: asAdmin(adminSession(AdminType.JMAC)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('外部アカウントを連携できませんでした');
    await expect(canvas.getByRole('link', { name: '元の画面へ戻る' })).toHaveAttribute(
      'href',
      '/admin/security',
    );
    await expect(args.leave).not.toHaveBeenCalled();
  },
};

export const CompanyChooses: Story = {
  name: '戻ってきた（事業を選ぶ）',
  args: returned('/user/login/workspace', {
    finishUserProviderLogIn: reply({ returnUrl: null, session: null, projects: [...loginProjects] }),
  }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /飲食事業部/ }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(PROVIDER_URL));
  },
};

export const CompanyRefused: Story = {
  name: '戻ってきた（企業、登録がない）',
  args: returned('/user/login/workspace', { finishUserProviderLogIn: refused }),
  play: Refused.play,
};
