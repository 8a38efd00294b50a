import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { broken, notFound, pending, reply } from '#web/mock/reply.ts';
import { doorHandlers, familyProjects } from '#web/mock/scenarios/access/doors.ts';
import { miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { asApplicant } from '../../Screen.tsx';
import { Door } from './Door.tsx';
import { expectFailure, logInAs, logInFailures, wrongPassword } from './logInPlays.ts';

const handlers = { ...doorHandlers, getPublicProject: reply(familyProjects.general) };

const meta = {
  id: 'screens-auth-applicant-login',
  title: '画面/ログインとアカウント/ログイン/応募者',
  component: Door,
  parameters: { layout: 'fullscreen' },
  args: { path: '/application/project/11/login', handlers, leave: fn() },
} satisfies Meta<typeof Door>;

export default meta;
type Story = StoryObj<typeof meta>;

const failures = logInFailures(handlers, 'createGeneralApplicationSession');

type Family = keyof typeof familyProjects;

/** The log-in of one family: it calls its own operation only, so a wrong one would answer 404. */
const family = (which: Family, operation: keyof typeof doorHandlers): Story => ({
  args: {
    path: `/application/project/${familyProjects[which].id}/login`,
    variant: which === 'ingredient' ? 'IngR6' : 'Food',
    handlers: {
      getPublicProject: reply(familyProjects[which]),
      [operation]: doorHandlers[operation],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(familyProjects[which].name)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'パスワードを忘れたとき' })).toHaveAttribute(
      'href',
      `/application/project/${familyProjects[which].id}/password`,
    );
    await logInAs(canvasElement, 'mirai@example.jp');
    const home = `/application/project/${familyProjects[which].id}`;
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith(home));
  },
});

export const General: Story = { ...family('general', 'createGeneralApplicationSession'), name: '外食' };
export const Ingredient: Story = {
  ...family('ingredient', 'createIngredientApplicationSession'),
  name: '原材料・産地連携',
  tags: ['slow'],
};
export const Noto: Story = { ...family('noto', 'createNotoApplicationSession'), name: '能登' };
export const Inclusive: Story = {
  ...family('inclusive', 'createInclusiveApplicationSession'),
  name: 'インクルーシブ',
  tags: ['slow'],
};

export const Phone: Story = { name: '電話', globals: { viewport: { value: 'phone' } } };

export const ByApplication: Story = {
  name: '応募の番号のアドレス',
  tags: ['slow'],
  args: { path: '/application/27/login' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(familyProjects.general.name)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /初めて応募する方/ })).toHaveAttribute(
      'href',
      '/application/project/11/about',
    );
    await logInAs(canvasElement, 'mirai@example.jp');
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/application/project/11'));
  },
};

export const UnknownApplication: Story = {
  name: '応募が見つからない',
  args: { path: '/application/999/login', handlers: { ...handlers, getApplicationLoginTarget: notFound } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('ログインページが見つかりません')).toBeVisible();
  },
};

export const UnknownProject: Story = {
  name: '事業が見つからない（電話）',
  globals: { viewport: { value: 'phone' } },
  args: { handlers: { getPublicProject: notFound } },
  play: UnknownApplication.play,
};

export const LoadFailed: Story = {
  name: '事業を読み込めない',
  args: { handlers: { getPublicProject: broken } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'もう一度読み込む' }),
    ).toBeEnabled();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { handlers: { getPublicProject: pending } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: '応募の続きにログイン' }),
    ).toBeVisible();
  },
};

export const WrongPassword: Story = {
  name: 'パスワードが違う',
  tags: ['slow'],
  args: { handlers: { ...handlers, createGeneralApplicationSession: wrongPassword } },
  play: async ({ canvasElement }) => {
    await logInAs(canvasElement);
    await expectFailure(canvasElement, /メールアドレスとパスワードを確認して、もう一度お試しください。/);
  },
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

export const Invalidated: Story = {
  name: 'ほかの端末で終えられた（1008）',
  args: { reason: 'invalidated' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/ほかの端末でパスワードが変更されたか/),
    ).toBeVisible();
  },
};

export const AlreadyInside: Story = {
  name: 'すでにログインしている',
  args: { visitor: asApplicant('application', miraiSession) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/application/project/11'));
  },
};
