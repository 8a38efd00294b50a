import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, offline, problem, reply } from '#web/mock/reply.ts';
import { doorHandlers } from '#web/mock/scenarios/access/doors.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import type { Door } from '#web/parts/navigation/authRoute.ts';
import { alerts, field, heard, pageShown, press, type } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { PasswordPage } from './PasswordPage.tsx';

const TOKEN = 'a-token-of-more-than-twenty-letters';
const NEW = /^新しいパスワード(?!（確認）)/;
const ofProject: Door = { area: 'user', projectId: 3 };

/** @param state what the page's place in the history holds; a reload keeps it */
const open = async (
  search = '',
  handlers: MockHandlers = {},
  door: Door = ofProject,
  state: unknown = null,
) => {
  window.history.replaceState(state, '', `/user/5/password${search}`);
  const page = renderWithServices(<PasswordPage door={door} search={search} title="補助事業管理ツール" />, {
    handlers: { ...doorHandlers, ...handlers },
  });
  await pageShown();
  return page;
};
const posts = (sent: readonly { method: string; address: string; body: unknown }[]) =>
  sent
    .filter(({ method }) => method === 'POST')
    .map(({ address, body }) => [address.split('/').at(-1), body]);

const spent = problem({
  status: 400,
  code: ErrorCode.INVALID_PARAMETER,
  detail: 'リンクの期限が過ぎています。',
  errors: [{ pointer: '/token', code: 1004, message: 'このリンクは、すでに使われています。' }],
});

describe('asking for a link', () => {
  const ask = async (email: string, handlers: MockHandlers = {}) => {
    const page = await open('', handlers);
    type('メールアドレス', email);
    press('リンクを送る');
    return page;
  };

  it('sends it to the address without its spaces, and never says whether that is known', async () => {
    const { sent } = await ask(' mamekura@example.jp ');
    await screen.findByText('メールを確認してください');
    expect(
      screen.getByText('mamekura@example.jp が登録されていれば、設定用のリンクを送りました。'),
    ).toBeDefined();
    expect(posts(sent)).toEqual([['send', { email: 'mamekura@example.jp' }]]);
  });

  it.each([
    ['', '入力してください'],
    ['mamekura', 'メールアドレスの形で入力してください（例：tantou@example.jp）'],
  ])('%j is not sent: %s', async (email, words) => {
    const { sent } = await ask(email);
    expect(await screen.findByText(words)).toBeDefined();
    expect(posts(sent)).toEqual([]);
  });

  it('that fails says so and keeps the address', async () => {
    await ask('mamekura@example.jp', { sendUserPasswordReset: offline });
    await heard('エラーが発生しました');
    expect(alerts().join()).toContain('サーバーにつながりません。');
    expect(field('メールアドレス').value).toBe('mamekura@example.jp');
  });
});

describe('another mail', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return () => void vi.useRealTimers();
  });

  const again = (): HTMLButtonElement => screen.getByRole('button', { name: /^もう一度送る/ });
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
  };

  it('can be asked for after a minute, counted down, and then after another', async () => {
    const { sent } = await open();
    type('メールアドレス', 'mamekura@example.jp');
    press('リンクを送る');
    await screen.findByText('メールを確認してください');
    expect(again().disabled).toBe(true);
    expect(again().textContent).toMatch(/^もう一度送る（あと(?:60|59)秒）$/);
    await pass(60);
    expect(again().disabled).toBe(false);
    press('もう一度送る');
    await heard('リンクをもう一度送りました');
    expect(posts(sent)).toHaveLength(2);
    await waitFor(() => expect(again().disabled).toBe(true));
  });
});

describe('the link of the mail', () => {
  const set = async (password: string, confirmation: string, handlers: MockHandlers = {}) => {
    const page = await open(`?token=${TOKEN}`, handlers);
    await screen.findByText('ma***@example.jp');
    type(NEW, password);
    type('新しいパスワード（確認）', confirmation);
    press('パスワードを決める');
    return page;
  };

  it('leaves the address bar at once', async () => {
    await open(`?token=${TOKEN}&from=mail`);
    expect(window.location.search).toBe('?from=mail');
  });

  it('is still there after the page was loaded again, and still in no address', async () => {
    const page = await open(`?token=${TOKEN}`);
    await screen.findByText('ma***@example.jp');
    page.unmount();
    await open('', {}, ofProject, window.history.state);
    expect(await screen.findByText('ma***@example.jp')).toBeDefined();
    expect(window.location.href).not.toContain(TOKEN);
  });

  it('sets the password once, says with which address one logs in, and leads to the log-in', async () => {
    const { sent } = await set('Demo-2026!', 'Demo-2026!');
    await screen.findByText('パスワードを決めました');
    expect(screen.getByText('ログインに使うメールアドレス：ma***@example.jp')).toBeDefined();
    expect(posts(sent)).toEqual([
      ['verify', { token: TOKEN }],
      ['use', { token: TOKEN, password: 'Demo-2026!' }],
    ]);
    expect(screen.getByRole('link', { name: 'ログインに進む' }).getAttribute('href')).toBe('/user/5/login');
  });

  it.each([
    ['', '', '入力してください'],
    ['ｐａｓｓｗｏｒｄ', 'ｐａｓｓｗｏｒｄ', '半角で入力してください'],
    ['1234567', '1234567', '8文字以上で入力してください'],
    ['a'.repeat(33), 'a'.repeat(33), '32文字以内で入力してください'],
    ['Demo-2026!', 'Demo-2026?', 'パスワードが一致しません'],
  ])('takes no password %j with %j: %s', async (password, confirmation, words) => {
    const { sent } = await set(password, confirmation);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(posts(sent)).toHaveLength(1);
  });

  it('ticks the rules off while one types', async () => {
    await open(`?token=${TOKEN}`);
    await screen.findByText('ma***@example.jp');
    const met = () => [...document.querySelectorAll('li[data-met]')].map(({ textContent }) => textContent);
    expect(met()).toEqual(['8文字以上32文字以内まだです', '半角の英字・数字・記号だけまだです']);
    type(NEW, 'short');
    expect(met()).toEqual(['8文字以上32文字以内まだです', '半角の英字・数字・記号だけできています']);
    type(NEW, 'long enough');
    expect(met().join()).not.toContain('まだです');
  });

  it('that is spent says so, and another can be asked for', async () => {
    await open(`?token=${TOKEN}`, { verifyUserPasswordReset: spent });
    await screen.findByText('このリンクは使えません');
    expect(screen.getByText('このリンクは、すでに使われています。')).toBeDefined();
    press('新しいリンクを受け取る');
    expect(await screen.findByText('パスワードを設定し直す')).toBeDefined();
  });

  it('that was spent while one typed says so too', async () => {
    await set('Demo-2026!', 'Demo-2026!', { useUserPasswordReset: spent });
    expect(await screen.findByText('このリンクは使えません')).toBeDefined();
  });

  it('that could not be checked can be checked again', async () => {
    let isBroken = true;
    await open(`?token=${TOKEN}`, {
      verifyUserPasswordReset: () => (isBroken ? broken : doorHandlers.verifyUserPasswordReset),
    });
    await screen.findByText('エラーが発生しました');
    isBroken = false;
    press('もう一度読み込む');
    expect(await screen.findByText('ma***@example.jp')).toBeDefined();
  });

  it('whose password is too common says so at the field, and can be used again', async () => {
    const message = 'よく使われるパスワードです。別のものにしてください。';
    const common = problem({
      status: 400,
      code: ErrorCode.INVALID_PARAMETER,
      detail: '入力を確かめてください。',
      errors: [{ pointer: '/password', code: 1004, message }],
    });
    const useUserPasswordReset = vi.fn().mockReturnValueOnce(common).mockReturnValue(reply(null));
    await set('password1', 'password1', { useUserPasswordReset });
    await screen.findByText(message);
    type(NEW, 'Demo-2026!');
    type('新しいパスワード（確認）', 'Demo-2026!');
    press('パスワードを決める');
    expect(await screen.findByText('パスワードを決めました')).toBeDefined();
  });
});
