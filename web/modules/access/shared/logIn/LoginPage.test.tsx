import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, offline, problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { doorHandlers, TOKEN } from '#web/mock/scenarios/access/doors.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import type { Door } from '#web/parts/navigation/authRoute.ts';
import { alerts, field, heard, pageShown, press, pressAgain, type } from '#web/testing/acts.ts';
import { asMamekura } from '#web/testing/asMamekura.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import type { Visitor } from '#web/testing/testServices.ts';
import { LoginPage } from './LoginPage.tsx';
import type { LoginPageProps } from './loginPageProps.ts';

const admin: Door = { area: 'admin' };
const ofProject: Door = { area: 'user', projectId: 3 };

type Facts = Partial<Pick<LoginPageProps, 'search' | 'reason'>> & {
  handlers?: MockHandlers;
  visitor?: Visitor;
};

const open = async (door: Door, { search = '', reason = null, handlers = {}, visitor }: Facts = {}) => {
  const page = renderWithServices(
    <LoginPage door={door} search={search} title="補助事業管理ツール" reason={reason} />,
    {
      handlers: { ...doorHandlers, ...handlers },
      ...(visitor === undefined ? {} : { visitor }),
    },
  );
  await pageShown();
  return page;
};

const logIn = async (email = ' jmac@example.jp '): Promise<void> => {
  await screen.findByRole('button', { name: 'ログインする' });
  type('メールアドレス', email);
  type('パスワード', 'Demo-2026!');
  press('ログインする');
};

const wrongPair = problem({ status: 401, code: ErrorCode.UNAUTHORIZED, detail: 'ログインしてください。' });

describe('a log-in', () => {
  it('of an administrator leads to the projects, with the address without its spaces', async () => {
    const { sent, left } = await open(admin);
    await logIn();
    await waitFor(() => expect(left).toEqual(['/admin/project']));
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'jmac@example.jp', password: 'Demo-2026!' }]);
  });

  it('leads an inspector home, who does not see the projects', async () => {
    const session = { ...adminSession(AdminType.Inspector), token: TOKEN };
    const { left } = await open(admin, { handlers: { createAdminSession: reply(session) } });
    await logIn();
    await waitFor(() => expect(left).toEqual(['/admin']));
  });

  it('leads back to where one came from, never to another site', async () => {
    const back = await open(admin, { search: '?return_url=%2Fadmin%2Fmypage%3Fid%3D5' });
    await logIn();
    await waitFor(() => expect(back.left).toEqual(['/admin/mypage?id=5']));
    back.unmount();
    const elsewhere = await open(admin, { search: '?return_url=https%3A%2F%2Fevil.example' });
    await logIn();
    await waitFor(() => expect(elsewhere.left).toEqual(['/admin/project']));
  });

  it('asks for both, and sends nothing before', async () => {
    const { sent } = await open(admin);
    await screen.findByRole('button', { name: 'ログインする' });
    press('ログインする');
    expect(await screen.findAllByText('入力してください')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('is sent once, however often it is pressed', async () => {
    const { sent, left } = await open(admin);
    await logIn();
    fireEvent.submit(field('パスワード').closest('form') ?? document.body);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it('is not needed by somebody who is inside', async () => {
    const { left } = await open(ofProject, { visitor: asMamekura });
    await waitFor(() => expect(left).toEqual(['/user/5']));
  });
});

describe('a log-in that fails', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:00:00Z') });
    return () => void vi.useRealTimers();
  });

  const tooMany = (retryAfterSeconds: number) =>
    problem({ status: 429, code: ErrorCode.TOO_MANY_REQUESTS, detail: 'しばらく', retryAfterSeconds });

  it.each<[string, MockHandlers['createAdminSession'], string]>([
    ['a wrong pair', wrongPair, 'メールアドレスとパスワードを確認して、もう一度お試しください。'],
    ['too many tries', tooMany(900), '15分後（14:15以降）に、もう一度お試しください。'],
    ['too many tries just now', tooMany(30), '30秒後に、もう一度お試しください。'],
    ['no answer', offline, 'サーバーにつながりません。'],
    ['a broken server', broken, 'サーバーでエラーが発生しました。'],
  ])(
    'by %s says what to do, in the words of spec 8, and keeps what was typed',
    async (_name, createAdminSession, advice) => {
      const { left } = await open(admin, { handlers: { createAdminSession } });
      await logIn();
      await heard('ログイン処理に失敗しました');
      expect(alerts().join()).toContain(advice);
      expect(field('パスワード').value).toBe('Demo-2026!');
      expect(left).toEqual([]);
    },
  );

  it('can be tried again, and the notice of the first try is gone', async () => {
    const createAdminSession = vi
      .fn()
      .mockReturnValueOnce(wrongPair)
      .mockReturnValue(doorHandlers.createAdminSession);
    const { left } = await open(admin, { handlers: { createAdminSession } });
    await logIn();
    await screen.findByText('メールアドレスとパスワードを確認して、もう一度お試しください。');
    await pressAgain('ログインする');
    await waitFor(() => expect(left).toEqual(['/admin/project']));
  });
});

describe('why one has to log in', () => {
  it.each([
    ['loggedOut', 'ログアウトしました'],
    ['expired', '一定時間操作がなかったため、ログアウトしました。もう一度ログインしてください。'],
    [
      'invalidated',
      'ほかの端末でパスワードが変更されたか、ログインが終えられたため、ログアウトしました。もう一度ログインしてください。',
    ],
    ['unauthorised', '続けるにはログインしてください'],
  ] as const)('%s is said once', async (reason, words) => {
    await open(admin, { reason });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('nothing is said to somebody who just comes by', async () => {
    await open(admin);
    expect(screen.queryByText(/ログアウトしました/)).toBeNull();
  });
});
