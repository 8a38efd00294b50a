import { describe, expect, it, vi } from 'vitest';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { ApiError, ErrorCode } from '#web/parts/api/errors.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { takeReason } from '#web/parts/api/invalidReason.ts';
import { createServices } from '#web/parts/api/services.ts';
import { memoryJar, memoryStorage, testStorages } from '#web/testing/testServices.ts';
import { logInAgain } from './logInAgain.ts';

const ended = (code: ErrorCode) => new ApiError({ status: 401, code });
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

const setUp = (here: ReturnType<typeof at>, publicSite = '') => {
  const leave = vi.fn();
  const memory = memoryStorage();
  const jar = memoryJar();
  const answer = logInAgain({ here: () => here, leave, publicSite });
  const { sessions } = createServices({
    jar,
    isHttps: true,
    memory,
    storages: testStorages(),
    leave,
    onLogInNeeded: answer,
  });
  sessions.accept('admin', adminSession(AdminType.JMAC), 'session.secret');
  return { leave, memory, jar, sessions, answer };
};

describe('a session that ended (spec 2, 4)', () => {
  it('leads to the log-in page of the place, and back to it', () => {
    const { answer, leave, sessions } = setUp(at('/admin/mypage/5', '?tab=delay', '#a'));
    answer(ended(ErrorCode.SESSION_EXPIRED), 'admin', sessions);
    expect(leave).toHaveBeenCalledExactlyOnceWith(
      '/admin/login?return_url=%2Fadmin%2Fmypage%2F5%3Ftab%3Ddelay%23a',
    );
  });

  it.each([
    [ErrorCode.SESSION_EXPIRED, 'expired'],
    [ErrorCode.SESSION_INVALIDATED, 'invalidated'],
    [ErrorCode.UNAUTHORIZED, 'unauthorised'],
  ])('with code %i is explained there as %s, once', (code, reason) => {
    const { answer, memory, sessions } = setUp(at('/admin'));
    answer(ended(code), 'admin', sessions);
    expect([takeReason(memory), takeReason(memory)]).toEqual([reason, null]);
  });

  it('is gone in this browser: no cookie, nobody logged in', () => {
    const { answer, jar, sessions } = setUp(at('/admin'));
    expect(jar.cookie).toContain('adminToken');
    answer(ended(ErrorCode.SESSION_EXPIRED), 'admin', sessions);
    expect(jar.cookie).toBe('');
    expect(sessions.getState().adminSession).toMatchObject({ isLoggedIn: false, adminUser: null });
  });

  it('was ended by the person himself: that stays the reason', () => {
    const { answer, memory, sessions } = setUp(at('/admin'));
    sessions.invalidate('admin', 'loggedOut');
    answer(ended(ErrorCode.UNAUTHORIZED), 'admin', sessions);
    expect(takeReason(memory)).toBe('loggedOut');
  });

  it.each([
    ['https://www.example.jp', 'https://www.example.jp'],
    ['', '/'],
  ])('leads to the public site where no log-in page can be told: %s', (publicSite, target) => {
    const { answer, leave, sessions } = setUp(at('/nowhere'), publicSite);
    answer(ended(ErrorCode.UNAUTHORIZED), 'user', sessions);
    expect(leave).toHaveBeenCalledExactlyOnceWith(target);
  });
});
