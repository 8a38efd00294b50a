import { fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { problem, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { doorHandlers, TOKEN } from '#web/mock/scenarios/access/doors.ts';
import { PROVIDER_URL, providerHandlers } from '#web/mock/scenarios/access/identities.ts';
import { ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { pageShown, press } from '#web/testing/acts.ts';
import { renderWithServices } from '#web/testing/renderWithServices.tsx';
import { LoginPage } from './LoginPage.tsx';

const session = { ...adminSession(AdminType.JMAC), token: TOKEN };

type Facts = { search?: string; provider?: string; handlers?: MockHandlers };

const open = async ({ search = '', provider, handlers = {} }: Facts) => {
  const page = renderWithServices(
    <StrictMode>
      <LoginPage
        door={{ area: 'admin' }}
        search={search}
        title="補助事業管理ツール"
        reason={null}
        hasProviders
        provider={provider}
      />
    </StrictMode>,
    { handlers: { ...doorHandlers, ...providerHandlers, ...handlers } },
  );
  await pageShown();
  return page;
};

const ANSWER = 'code=a%2Fb&state=c&iss=https%3A%2F%2Fsso.example.jp';

const finishing = (returnUrl: string | null): MockHandlers => ({
  finishAdminProviderLogIn: reply({ returnUrl, session }),
});

const finished = (sent: readonly { readonly address: string; readonly body: unknown }[]) =>
  sent.filter(({ address }) => address.endsWith('/finish'));

describe('a log-in at a provider', () => {
  it('begins with where the visitor wanted to go, if that is safe', async () => {
    const { sent, left } = await open({ search: '?return_url=%2Fadmin%2Fmypage%3Fid%3D5' });
    await screen.findByRole('button', { name: 'gBizIDでログイン' });
    press('gBizIDでログイン');
    await waitFor(() => expect(left).toEqual([PROVIDER_URL]));
    expect(sent.at(-1)).toMatchObject({
      address: '/api/admin/session/login_provider/gbiz',
      body: { returnUrl: '/admin/mypage?id=5' },
    });
  });

  it('never begins with a way to another site', async () => {
    const { sent, left } = await open({ search: '?return_url=https%3A%2F%2Fevil.example' });
    await screen.findByRole('button', { name: 'gBizIDでログイン' });
    press('gBizIDでログイン');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(sent.at(-1)?.body).toEqual({ returnUrl: null });
  });
});

it('a button can be pressed again by who comes back from the provider with the back button', async () => {
  await open({});
  await screen.findByRole('button', { name: 'gBizIDでログイン' });
  press('gBizIDでログイン');
  const isBusy = () =>
    screen.queryByRole('button', { name: '組織アカウントでログイン' })?.matches(':disabled');
  await waitFor(() => expect(isBusy()).toBe(true));
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(isBusy()).toBe(false));
});

describe('a provider’s answer', () => {
  it('is handed on as it is, once, and leads to where the visitor wanted to go', async () => {
    const { sent, left } = await open({
      search: `?${ANSWER}`,
      provider: 'workspace',
      handlers: finishing('/admin/mypage?id=5'),
    });
    await waitFor(() => expect(left).toEqual(['/admin/mypage?id=5']));
    expect(finished(sent).map(({ body }) => body)).toEqual([{ answer: ANSWER }]);
  });

  it('leads home without such a place, and never to another site', async () => {
    const home = await open({ search: `?${ANSWER}`, provider: 'workspace', handlers: finishing(null) });
    await waitFor(() => expect(home.left).toEqual(['/admin/project']));
    home.unmount();
    const handlers = finishing('//evil.example');
    const elsewhere = await open({ search: `?${ANSWER}`, provider: 'workspace', handlers });
    await waitFor(() => expect(elsewhere.left).toEqual(['/admin/project']));
  });

  it('that is refused shows what the server says to do, beside every other way in', async () => {
    const detail = '組織アカウントでのログインが取りやめられました。';
    const handlers = {
      finishAdminProviderLogIn: problem({ status: 401, code: ErrorCode.UNAUTHORIZED, detail }),
    };
    const { left } = await open({ search: `?${ANSWER}`, provider: 'workspace', handlers });
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'ログインする' })).toBeTruthy();
    expect(left).toEqual([]);
  });
});
