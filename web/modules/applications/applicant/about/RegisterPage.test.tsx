import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { notFound, offline, problem, reply } from '#web/mock/reply.ts';
import { TOKEN } from '#web/mock/scenarios/access/doors.ts';
import { miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { publicProject } from '#web/mock/scenarios/applications/applicantCall.ts';
import { draftApplication } from '#web/mock/scenarios/applications/applicantDraft.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { RoundState } from '#web/parts/api/generated/enums.ts';
import { field, pageShown, press, type } from '#web/testing/acts.ts';
import { asMirai } from '#web/testing/applicantServer.ts';
import { type RenderOptions, renderWithServices } from '#web/testing/renderWithServices.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const session = { ...miraiSession, applicationUserToken: TOKEN };
const started = reply({ application: draftApplication, session }, 1);

const open = async (handlers: MockHandlers = {}, options: RenderOptions = {}) => {
  const page = renderWithServices(<RegisterPage />, {
    handlers: { getPublicProject: reply(publicProject), createGeneralApplication: started, ...handlers },
    at: '/application/project/11/register',
    route: '/application/project/:projectId/register',
    ...options,
  });
  await pageShown();
  return page;
};

const fillIn = (): void => {
  type('メールアドレス', ' ｍｉｒａｉ@example.jp ');
  type('パスワード', 'Demo-2026!');
  fireEvent.click(screen.getByRole('radio', { name: '個人事業主' }));
};
const submit = (): void => press('登録して入力を始める');

describe('beginning an application', () => {
  it('registers the address in half width and leads into the application, logged in', async () => {
    const { sent, left, services } = await open();
    fillIn();
    submit();
    await waitFor(() => expect(left).toEqual(['/application/project/11']));
    const [registration] = sent.filter(({ method }) => method === 'POST');
    expect(registration?.body).toEqual({
      projectID: 11,
      email: 'mirai@example.jp',
      password: 'Demo-2026!',
      applicantType: 1,
    });
    expect(services.sessions.tokenOf('application')).toBe(TOKEN);
  });

  it('asks for everything first', async () => {
    const { sent } = await open();
    submit();
    expect(await screen.findAllByText(/法人か個人かを選んでください。/)).not.toHaveLength(0);
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says what a password has to be when one is too short', async () => {
    await open();
    fillIn();
    type('パスワード', 'short');
    submit();
    const words = '半角の英数字と記号で、8文字以上32文字以内です。';
    expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(1);
  });

  it('with an address that has begun already leads to the log-in', async () => {
    const taken = problem({
      status: 409,
      code: ErrorCode.EMAIL_ALREADY_EXISTS,
      detail: 'このアドレスは登録済みです。',
    });
    const { left } = await open({ createGeneralApplication: taken });
    fillIn();
    submit();
    await screen.findByText('このアドレスで始めた応募があります');
    expect(screen.getByRole('link', { name: '続きから入力する' }).getAttribute('href')).toBe(
      '/application/project/11/login',
    );
    expect(left).toEqual([]);
  });

  it('whose answer was lost is sent again under the same key, so that there is one application', async () => {
    const keys: (string | null)[] = [];
    const createGeneralApplication = vi.fn(({ headers }: { headers: Headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? offline() : started;
    });
    const { left } = await open({ createGeneralApplication });
    fillIn();
    submit();
    await screen.findByText('登録できませんでした');
    expect(field('パスワード').value).toBe('Demo-2026!');
    submit();
    await waitFor(() => expect(left).toEqual(['/application/project/11']));
    expect(keys[0]).toBe(keys[1]);
  });

  it('sends once, however often it is pressed', async () => {
    const { sent, left } = await open();
    fillIn();
    const button = screen.getByRole('button', { name: '登録して入力を始める' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(left).toEqual(['/application/project/11']));
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('where there is nothing to begin', () => {
  it('a call that is not open says from when to when it is', async () => {
    await open({ getPublicProject: reply({ ...publicProject, state: RoundState.Closed }) });
    expect(screen.getByText('いまは応募を始められません')).toBeDefined();
    expect(screen.getByText('2026/11/12（木）10:00 から 2026/12/17（木）17:00 まで')).toBeDefined();
    expect(screen.queryByRole('button', { name: '登録して入力を始める' })).toBeNull();
  });

  it('somebody who has begun is shown the way to his application', async () => {
    await open({}, { visitor: asMirai });
    expect(screen.getByText('作成中の応募があります')).toBeDefined();
    expect(screen.getByRole('link', { name: '続きから入力する' }).getAttribute('href')).toBe(
      '/application/project/11',
    );
  });

  it('a round that is not there is not found', async () => {
    await open({ getPublicProject: notFound });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('見つかりません');
  });
});
