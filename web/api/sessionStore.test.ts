import { describe, expect, it, vi } from 'vitest';
import type { SessionContext } from './contexts.ts';
import { ApiError } from './errors.ts';
import { takeReason } from './invalidReason.ts';
import { createSessionStore } from './sessionStore.ts';

type TestSession = { readonly id: string; readonly email: string };
type TestSessions = Record<SessionContext, TestSession>;

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

const storeWith = (
  cookies: Record<string, string>,
  answer: (context: string, id: string) => Promise<TestSession>,
) => {
  const jar = browserJar(cookies);
  const memory = memoryOf();
  const end = vi.fn(async () => undefined);
  const store = createSessionStore<TestSessions>({ jar, isHttps: false, memory, read: answer, end });
  return { store, jar, memory, end };
};

const found = async (_: string, id: string): Promise<TestSession> => ({ id, email: 'jmac@example.jp' });

describe('sessions are restored from the cookies on every page load (spec 4)', () => {
  it('asks with the session id only, and only for contexts that have a cookie', async () => {
    const read = vi.fn(found);
    const { store } = storeWith({ adminToken: 'a1.secret', applicationNotoUserToken: 'n1.secret' }, read);
    await store.restore();
    expect(read.mock.calls).toEqual([
      ['admin', 'a1'],
      ['applicationNoto', 'n1'],
    ]);
    expect(store.getState().admin).toEqual({
      isLoggedIn: true,
      session: { id: 'a1', email: 'jmac@example.jp' },
      invalidReason: null,
    });
    expect(store.getState().user.isLoggedIn).toBe(false);
  });

  it.each([
    [1006, 'unauthorised'],
    [1007, 'expired'],
    [1008, 'invalidated'],
  ] as const)('takes 401 with code %i as not logged in, for the reason %s', async (code, reason) => {
    const { store, jar, memory } = storeWith({ userToken: 'u1.s' }, () => Promise.reject(refusal(code)));
    await store.restore();
    expect(store.getState().user).toEqual({ isLoggedIn: false, session: null, invalidReason: reason });
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
    store.accept('applicationIngredient', { id: 'i1', email: 'a@example.jp' }, 'i1.secret');
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
    expect(store.getState().admin).toEqual({ isLoggedIn: false, session: null, invalidReason: 'loggedOut' });
    expect(takeReason(memory)).toBe('loggedOut');
    expect(takeReason(memory)).toBeNull();
  });

  it('lets the page leave before the state says "logged out"', async () => {
    const { store } = storeWith({ adminToken: 'a1.s' }, found);
    await store.restore();
    const seen: boolean[] = [];
    await store.logOut('admin', () => seen.push(store.getState().admin.isLoggedIn));
    expect(seen).toEqual([true]);
  });

  it('log-out holds here even when the server cannot be reached', async () => {
    const { store, jar, end } = storeWith({ adminToken: 'a1.s' }, found);
    end.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(store.logOut('admin')).rejects.toThrow('Failed to fetch');
    expect(jar.cookie).toBe('');
    expect(store.getState().admin.invalidReason).toBe('loggedOut');
  });

  it('keeps "loggedOut" in preference to a reason that the server sends afterwards (spec 4)', async () => {
    const { store } = storeWith({ adminToken: 'a1.s' }, found);
    await store.logOut('admin');
    store.invalidate('admin', 'invalidated');
    expect(store.getState().admin.invalidReason).toBe('loggedOut');
    store.accept('admin', { id: 'a2', email: 'jmac@example.jp' }, 'a2.s');
    store.invalidate('admin', 'expired');
    expect(store.getState().admin.invalidReason).toBe('expired');
  });

  it('stops telling a listener that has left', () => {
    const { store } = storeWith({}, found);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.invalidate('user', 'expired');
    expect(listener).not.toHaveBeenCalled();
  });
});
