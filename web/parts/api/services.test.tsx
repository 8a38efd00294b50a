import { act, render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, offline, problem, reply } from '#web/mock/reply.ts';
import { adminSession, anInspector } from '#web/mock/scenarios/access/admins.ts';
import { miraiSession } from '#web/mock/scenarios/applications/applicant.ts';
import { mamekuraSession } from '#web/mock/scenarios/myPages/mamekura.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { memoryJar, memoryStorage, testServices, testStorages } from '#web/testing/testServices.ts';
import { asAdmin } from '#web/testing/visitors.ts';
import { ErrorCode } from './errors.ts';
import { saveDownload } from './files.ts';
import { AdminType } from './generated/enums.ts';
import { useMayCall } from './mayCall.ts';
import { useChange, useRead } from './query.tsx';
import { createServices, ServicesContext, useServices, useSessions } from './services.ts';
import { SESSION_CALLS } from './session.ts';
import { useFiles } from './useFiles.ts';

const expired = problem({
  status: 401,
  code: ErrorCode.SESSION_EXPIRED,
  detail: 'もう一度ログインしてください。',
});

const useBoth = () => ({
  read: useRead('/api/admin/admin_user/{id}', { path: { id: 4 } }),
  change: useChange('delete', '/api/admin/admin_user/{id}'),
});

const useCreate = () => useChange('post', '/api/admin/admin_user', { isQuiet: true });

const Lost = () => <p>{String(useServices())}</p>;

describe('the sessions of this browser', () => {
  it('are restored from their cookies, each at its own address, with the id only', async () => {
    const handlers: MockHandlers = {
      getAdminSession: reply(adminSession(AdminType.JMAC)),
      getUserSession: reply(mamekuraSession),
      getNotoApplicationSession: reply(miraiSession),
    };
    const { services, sent } = testServices({
      handlers,
      cookies: { adminToken: 'a1.s', userToken: 'u1.s', applicationNotoUserToken: 'n1.s' },
    });
    await services.sessions.restore();
    expect(sent.map(({ address }) => address).toSorted()).toEqual([
      '/api/admin/session/a1',
      '/api/application/noto/session/n1',
      '/api/user/session/u1',
    ]);
    expect(services.sessions.getState().applicationNotoUserSession.isLoggedIn).toBe(true);
  });

  it('one that has ended is not logged in and leads nobody away from a public page', async () => {
    const { services, logIns } = testServices({
      handlers: { getUserSession: expired },
      cookies: { userToken: 'u1.s' },
    });
    await services.sessions.restore();
    expect(services.sessions.getState().userSession).toMatchObject({
      isLoggedIn: false,
      invalidReason: 'expired',
    });
    expect(logIns).toEqual([]);
  });

  it('each context ends its own session', async () => {
    const ended = reply(null);
    const handlers: MockHandlers = {
      invalidateAdminSession: ended,
      invalidateUserSession: ended,
      invalidateGeneralApplicationSession: ended,
      invalidateIngredientApplicationSession: ended,
      invalidateNotoApplicationSession: ended,
      invalidateInclusiveApplicationSession: ended,
    };
    const { services, sent } = testServices({ handlers });
    for (const { end } of Object.values(SESSION_CALLS)) await end(services.api);
    expect(sent.map(({ address }) => address).toSorted()).toEqual([
      '/api/admin/session/invalidate',
      '/api/application/inclusive/session/invalidate',
      '/api/application/ingredient/session/invalidate',
      '/api/application/noto/session/invalidate',
      '/api/application/session/invalidate',
      '/api/user/session/invalidate',
    ]);
  });

  it('are always current on the page', async () => {
    const { result, services } = renderHookWithServices(useSessions);
    expect(result.current.adminSession.isLoggedIn).toBe(false);
    act(() => services.sessions.accept('admin', adminSession(AdminType.JMAC), 'id.secret'));
    expect(result.current.adminSession.adminUser?.name).toBe('事務局 花子');
    act(() => services.sessions.invalidate('admin', 'expired'));
    expect(result.current.adminSession.isLoggedIn).toBe(false);
  });
});

describe('a session that ends while one works', () => {
  it('leads to the log-in of its context, without the message of a failure', async () => {
    const { result, logIns } = renderHookWithServices(useBoth, {
      handlers: { getAdminUser: reply(anInspector), deleteAdminUser: expired },
      visitor: asAdmin(AdminType.JMAC),
    });
    await waitFor(() => expect(result.current.read.isSuccess).toBe(true));
    const outcome = await act(() => result.current.change.run({ path: { id: 4 } }));
    expect(outcome).toMatchObject({ isOk: false, error: { code: ErrorCode.SESSION_EXPIRED } });
    expect(logIns).toEqual(['admin']);
    expect(document.querySelector('[role=log]')?.textContent).toBe('');
  });

  it('is asked once more by no read: it would end the same way', async () => {
    const { result, sent } = renderHookWithServices(useBoth, {
      handlers: { getAdminUser: expired },
      visitor: asAdmin(AdminType.JMAC),
    });
    await waitFor(() => expect(result.current.read.isError).toBe(true));
    expect(sent).toHaveLength(1);
  });
});

describe('a change that is sent again', () => {
  const body = { type: AdminType.CS, name: '実', email: 'minoru@example.jp' };

  it('carries the same key until the server has accepted it; then, or with other content, another', async () => {
    const keys: (string | null)[] = [];
    const answers = [offline, () => broken, () => reply(anInspector, 2)];
    const { result } = renderHookWithServices(useCreate, {
      handlers: {
        createAdminUser: ({ headers }) => {
          keys.push(headers.get('idempotency-key'));
          return answers.shift()?.() ?? broken;
        },
      },
    });
    for (const name of ['実', '実', '実', '実', '誠']) {
      await act(() => result.current.run({ body: { ...body, name } }));
    }
    const [first, second, third, afterwards, other] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, afterwards, other]).size).toBe(3);
  });

  it('that the page answers for itself shows no message', async () => {
    const { result } = renderHookWithServices(useCreate, { handlers: { createAdminUser: broken } });
    await act(() => result.current.run({ body }));
    expect(document.querySelector('[role=log]')?.textContent).toBe('');
  });
});

describe('buttons follow the contract', () => {
  it.each([
    [AdminType.JMAC, true],
    [AdminType.MAFF, false],
    [AdminType.Inspector, false],
  ])('administrator type %i may delete administrators: %s', (type, isAllowed) => {
    const { result } = renderHookWithServices(useMayCall, { visitor: asAdmin(type) });
    expect(result.current('deleteAdminUser')).toBe(isAllowed);
  });

  it('nobody may do anything', () => {
    const { result } = renderHookWithServices(useMayCall);
    expect(result.current('deleteAdminUser')).toBe(false);
  });
});

describe('a page outside of the services', () => {
  it('has no silent default network', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Lost />)).toThrow('useServices needs a ServicesContext above it');
    vi.restoreAllMocks();
  });
});

describe('a download', () => {
  it('is saved under the name that the server gave', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const anchor = vi.spyOn(document, 'createElement');
    saveDownload({ blob: new Blob(['x']), fileName: '交付申請書.pdf' });
    const made = anchor.mock.results.at(-1)?.value;
    expect(made).toHaveProperty('download', '交付申請書.pdf');
    expect(click).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});

it('without a fetch of its own the browser’s network is used', async () => {
  const fetch = vi.fn(
    async () => new Response('x', { headers: { 'content-disposition': 'attachment; filename="a.csv"' } }),
  );
  vi.stubGlobal('fetch', fetch);
  const services = createServices({
    baseUrl: 'http://mock.invalid',
    jar: memoryJar(),
    isHttps: true,
    memory: memoryStorage(),
    storages: testStorages(),
    leave: () => {},
    onLogInNeeded: () => {},
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  const { result } = renderHook(useFiles, { wrapper });
  expect((await result.current.download('/api/admin/project'))?.fileName).toBe('a.csv');
  expect(fetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
