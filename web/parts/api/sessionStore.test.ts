import { describe, expect, it, vi } from 'vitest';
import { byApplicantContext } from './contexts.ts';
import { ApiError } from './errors.ts';
import { takeReason } from './invalidReason.ts';
import type { ApplicantSession, Sessions } from './sessionState.ts';
import { createSessionStore } from './sessionStore.ts';

const expiresAt = '2026-11-20T05:04:30Z';
const adminUser = {
  id: 1,
  type: 0,
  name: '事務局 花子',
  email: 'jmac@example.jp',
  organization: null,
  assignedPrefectures: [],
} as const;
const applicationUser = {
  id: 3,
  name: null,
  email: 'a@example.jp',
  isEmailConfirmed: true,
  applicationId: 12,
  projectId: 3,
  projectName: '第1次',
  domainType: 1,
  family: 'ingredient',
} as const;
const ofApplicant: ApplicantSession = { id: '', expiresAt, applicationUser };
const user = {
  id: 2,
  name: '店主 太郎',
  email: 'b@example.jp',
  corporationId: 4,
  corporationName: '株式会社豆くら',
  projectId: 5,
  projectName: '第1次',
  domainType: 1,
  mypageId: 7,
} as const;

const answers: Sessions = {
  admin: { id: '', expiresAt, adminUser: { ...adminUser, assignedPrefectures: [] } },
  user: { id: '', expiresAt, user },
  ...byApplicantContext(() => ofApplicant),
};

type Read = Parameters<typeof createSessionStore>[0]['read'];

/** The server's answer to GET …/session/{id}. */
const found: Read = async (context, id) => ({ ...answers[context], id });

/** A jar that keeps cookies as a browser does: one by one, gone with Max-Age=0. */
const browserJar = (initial: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(initial));
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      if (line.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
};

const memoryOf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const refusal = (code: 1006 | 1007 | 1008) => new ApiError({ status: 401, code });

const storeWith = (cookies: Record<string, string>, read: Read) => {
  const jar = browserJar(cookies);
  const memory = memoryOf();
  const end = vi.fn(async () => undefined);
  const store = createSessionStore({ jar, isHttps: false, memory, read, end });
  return { store, jar, memory, end };
};

describe('sessions are restored from the cookies on every page load (spec 4)', () => {
  it('asks with the session id only, and only for contexts that have a cookie', async () => {
    const asked: string[][] = [];
    const read: Read = (context, id) => {
      asked.push([context, id]);
      return found(context, id);
    };
    const { store } = storeWith({ adminToken: 'a1.secret', applicationNotoUserToken: 'n1.secret' }, read);
    await store.restore();
    expect(asked).toEqual([
      ['admin', 'a1'],
      ['applicationNoto', 'n1'],
    ]);
    expect(store.getState().adminSession).toEqual({ isLoggedIn: true, adminUser, invalidReason: null });
    expect(store.getState().applicationNotoUserSession.applicationUser).toEqual(applicationUser);
    expect(store.getState().userSession).toEqual({ isLoggedIn: false, user: null, invalidReason: null });
  });

  it('leaves a log-in alone that came while the session before was asked for', async () => {
    const { store, jar } = storeWith({ adminToken: 'a1.secret' }, async () => {
      store.accept('admin', answers.admin, 'a2.secret');
      throw refusal(1007);
    });
    await store.restore();
    expect(jar.cookie).toBe('adminToken=a2.secret');
    expect(store.getState().adminSession).toMatchObject({ isLoggedIn: true, invalidReason: null });
  });

  it.each([
    '..',
    '%',
    '%00',
    'x',
    encodeURIComponent('あ.あ'),
    encodeURIComponent('../../user/session/1.abc'),
  ])(
    'takes the damaged token %s for none: nothing is asked, and nobody is locked out',
    async (adminToken) => {
      const asked: string[] = [];
      const read: Read = (context, id) => {
        asked.push(id);
        return found(context, id);
      };
      const { store } = storeWith({ adminToken }, read);
      await store.restore();
      expect([store.tokenOf('admin'), asked]).toEqual([null, []]);
    },
  );

  it('takes a 401 without a body as not logged in', async () => {
    const bare = new ApiError({ status: 401, code: null });
    const { store } = storeWith({ userToken: 'u1.s' }, () => Promise.reject(bare));
    await store.restore();
    expect(store.getState().userSession.invalidReason).toBe('unauthorised');
  });

  it.each([
    [1006, 'unauthorised'],
    [1007, 'expired'],
    [1008, 'invalidated'],
  ] as const)('takes 401 with code %i as not logged in, for the reason %s', async (code, reason) => {
    const { store, jar, memory } = storeWith({ userToken: 'u1.s' }, () => Promise.reject(refusal(code)));
    await store.restore();
    expect(store.getState().userSession).toEqual({ isLoggedIn: false, user: null, invalidReason: reason });
    expect(jar.cookie).toBe('');
    expect(takeReason(memory)).toBe(reason);
  });

  it('rethrows any other error and keeps the cookie', async () => {
    const broken = new ApiError({ status: 503, code: 1101 });
    const { store, jar } = storeWith({ userToken: 'u1.s' }, () => Promise.reject(broken));
    await expect(store.restore()).rejects.toBe(broken);
    expect(jar.cookie).toBe('userToken=u1.s');
  });
});

describe('a log-in and its end', () => {
  it('puts the token into the cookie and keeps it out of the state', () => {
    const { store, jar } = storeWith({}, found);
    const listener = vi.fn();
    store.subscribe(listener);
    store.accept('applicationIngredient', answers.applicationIngredient, 'i1.secret');
    expect(jar.cookie).toBe('applicationIngredientUserToken=i1.secret');
    expect(store.tokenOf('applicationIngredient')).toBe('i1.secret');
    expect(JSON.stringify(store.getState())).not.toContain('secret');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('log-out ends the session on the server, clears the cookie, resets the state and says why', async () => {
    const { store, jar, end, memory } = storeWith({ adminToken: 'a1.s', userToken: 'u1.s' }, found);
    await store.restore();
    await store.logOut('admin');
    expect(end).toHaveBeenCalledExactlyOnceWith('admin');
    expect(jar.cookie).toBe('userToken=u1.s');
    expect(store.getState().adminSession).toEqual({
      isLoggedIn: false,
      adminUser: null,
      invalidReason: 'loggedOut',
    });
    expect(takeReason(memory)).toBe('loggedOut');
    expect(takeReason(memory)).toBeNull();
  });

  it('lets the page leave before the state says "logged out"', async () => {
    const { store } = storeWith({ adminToken: 'a1.s' }, found);
    await store.restore();
    const seen: boolean[] = [];
    await store.logOut('admin', () => seen.push(store.getState().adminSession.isLoggedIn));
    expect(seen).toEqual([true]);
  });

  it('log-out holds here even when the server cannot be reached', async () => {
    const { store, jar, end } = storeWith({ adminToken: 'a1.s' }, found);
    end.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(store.logOut('admin')).rejects.toThrow('Failed to fetch');
    expect(jar.cookie).toBe('');
    expect(store.getState().adminSession.invalidReason).toBe('loggedOut');
  });

  it('keeps "loggedOut" in preference to a reason that the server sends afterwards (spec 4)', async () => {
    const { store } = storeWith({ adminToken: 'a1.s' }, found);
    await store.logOut('admin');
    store.invalidate('admin', 'invalidated');
    expect(store.getState().adminSession.invalidReason).toBe('loggedOut');
    store.accept('admin', answers.admin, 'a2.s');
    store.invalidate('admin', 'expired');
    expect(store.getState().adminSession.invalidReason).toBe('expired');
  });

  it('stops telling a listener that has left', () => {
    const { store } = storeWith({}, found);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.invalidate('user', 'expired');
    expect(listener).not.toHaveBeenCalled();
  });
});
