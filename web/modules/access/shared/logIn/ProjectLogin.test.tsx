import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, notFound, reply } from '#web/mock/reply.ts';
import { doorHandlers, familyProjects, loginProjects } from '#web/mock/scenarios/access/doors.ts';
import type { Door } from '#web/parts/navigation/authRoute.ts';
import { heard, pageSettled, pageShown, press, type } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { LoginPage } from './LoginPage.tsx';
// A part that pages load on demand is compiled before the clock of a test runs: on a busy machine that takes long.
import './ProjectChoice.tsx';

const user: Door = { area: 'user', projectId: null };
const ofProject: Door = { area: 'user', projectId: 3 };

type Facts = { search?: string; handlers?: MockHandlers };

const open = async (door: Door, { search = '', handlers = {} }: Facts = {}) => {
  const page = renderWithServices(
    <LoginPage door={door} search={search} title="補助事業管理ツール" reason={null} />,
    {
      handlers: { ...doorHandlers, ...handlers },
    },
  );
  await pageShown();
  return page;
};

const logIn = async (email: string): Promise<void> => {
  await screen.findByRole('button', { name: 'ログインする' });
  await pageSettled();
  type('メールアドレス', email);
  type('パスワード', 'Demo-2026!');
  press('ログインする');
};

describe('the log-in of a company without a project', () => {
  it('enters at once where there is one', async () => {
    const [only] = loginProjects;
    if (only === undefined) throw new Error('the scenario has no project');
    const { sent, left } = await open(user, {
      handlers: { listUserLoginProjects: reply({ items: [only] }) },
    });
    await logIn('mamekura@example.jp');
    await waitFor(() => expect(left).toEqual(['/user/5']));
    expect(sent.at(-1)?.body).toMatchObject({ email: 'mamekura@example.jp', projectID: 5 });
  });

  it('lets one choose among several, and begin again with another address', { tags: ['slow'] }, async () => {
    const { left, sent } = await open(user);
    await logIn('mamekura@example.jp');
    const title = await screen.findByText('事業を選んでください');
    await waitFor(() => expect(document.activeElement === title).toBe(true));
    press('別のメールアドレスでログインする');
    await logIn('mamekura@example.jp');
    await screen.findByText('事業を選んでください');
    press(/飲食事業部/);
    await waitFor(() => expect(left).toEqual(['/user/3']));
    expect(sent.at(-1)?.body).toMatchObject({ projectID: 3, password: 'Demo-2026!' });
  });

  it('says where to look when there is none', async () => {
    await open(user, { handlers: { listUserLoginProjects: reply({ items: [] }) } });
    await logIn('mamekura@example.jp');
    expect(await screen.findByText('このメールアドレスで使える事業はありません')).toBeDefined();
  });

  it('that fails after the choice says so and lets one choose again', async () => {
    await open(user, { handlers: { createUserSession: broken } });
    await logIn('mamekura@example.jp');
    await screen.findByText('事業を選んでください');
    press(/飲食事業部/);
    await heard('ログイン処理に失敗しました');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /飲食事業部/ }).disabled).toBe(false);
  });
});

describe('the log-in page of a project', () => {
  it.each([
    ['general', 'application'],
    ['ingredient', 'applicationIngredient'],
    ['noto', 'applicationNoto'],
    ['inclusive', 'applicationInclusive'],
  ] as const)('of the family %s begins the session %s', async (family, context) => {
    const project = familyProjects[family];
    const { services, left } = await open(
      { area: 'application', projectId: project.id },
      { handlers: { getPublicProject: reply(project) } },
    );
    await logIn('mirai@example.jp');
    await waitFor(() => expect(left).toEqual([`/application/project/${project.id}`]));
    expect(services.sessions.tokenOf(context)).not.toBeNull();
  });

  it('is found by way of the application that the address names', async () => {
    const { sent } = await open({ area: 'application', applicationId: 27 });
    await screen.findByRole('button', { name: 'ログインする' });
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/application/login_target/27',
      '/api/project/11/public',
    ]);
  });

  it('carries the token of a mail along to the page of passwords', async () => {
    await open(ofProject, { search: '?token=abc' });
    const link = await screen.findByRole('link', { name: 'パスワードを忘れたとき・初めて設定するとき' });
    expect(link.getAttribute('href')).toBe('/user/5/password?token=abc');
  });

  it('shows three announcements at first, and all of them when asked', async () => {
    await open(ofProject);
    await screen.findByText('事務局からのお知らせ');
    expect(screen.queryByText('公募の期間を延長しました')).toBeNull();
    press('お知らせをすべて見る');
    expect(screen.getByText('公募の期間を延長しました')).toBeDefined();
  });

  it('that is not public any more says what to do', async () => {
    await open(ofProject, { handlers: { getPublicProject: notFound } });
    expect(await screen.findByText('ログインページが見つかりません')).toBeDefined();
  });

  it('that could not be read can be asked for again', async () => {
    let isBroken = true;
    await open(ofProject, {
      handlers: { getPublicProject: () => (isBroken ? broken : doorHandlers.getPublicProject) },
    });
    await screen.findByText('事業の情報を読み込めませんでした');
    isBroken = false;
    press('もう一度読み込む');
    expect(await screen.findByRole('button', { name: 'ログインする' })).toBeDefined();
  });
});
