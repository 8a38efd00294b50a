import { describe, expect, it } from 'vitest';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { NOBODY, withSession } from '#web/parts/api/sessionState.ts';
import { writeMark } from '#web/parts/offline/offlineMark.ts';
import { restoreSessions } from './restoreSessions.ts';

const session = adminSession(AdminType.Inspector);

const aStorage = (isMarked: boolean) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  if (isMarked) writeMark(storage, { adminUser: session.adminUser, reportIds: [7], unsent: 0 });
  return storage;
};

const unreachable = (): Promise<void> => Promise.reject(new TypeError('Failed to fetch'));

const open = async (
  restore: () => Promise<void>,
  { pathname = '/admin/mypage_report/7/onsite', isMarked = true, state = NOBODY } = {},
) => {
  const assumed: number[] = [];
  const sessions = {
    restore,
    getState: () => state,
    assumeAdmin: ({ id }: { id: number }) => void assumed.push(id),
  };
  await restoreSessions(sessions, { storage: aStorage(isMarked), pathname }, 20);
  return assumed;
};

describe('an inspector with reports on his phone', () => {
  it('goes on with them where nothing answers, or not in time', async () => {
    expect(await open(unreachable)).toEqual([session.adminUser.id]);
    expect(await open(() => new Promise(() => {}))).toEqual([session.adminUser.id]);
  });

  it('is who the server says, where it answers', async () => {
    const state = withSession(NOBODY, 'admin', session);
    expect(await open(() => Promise.resolve(), { state })).toEqual([]);
  });

  it('is sent to the log-in where the server says that his session has ended', async () => {
    const state = withSession(NOBODY, 'admin', null, 'expired');
    expect(await open(() => Promise.resolve(), { state })).toEqual([]);
  });

  it('sees that nothing answers on every other page, and where nothing lies on the phone', async () => {
    await expect(open(unreachable, { pathname: '/admin/payment' })).rejects.toThrow(TypeError);
    await expect(open(unreachable, { pathname: '/admin/mypage_reports' })).rejects.toThrow(TypeError);
    await expect(open(unreachable, { isMarked: false })).rejects.toThrow(TypeError);
  });
});
