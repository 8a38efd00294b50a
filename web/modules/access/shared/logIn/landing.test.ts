import { describe, expect, it } from 'vitest';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { type AdminSession, NOBODY, type State, withSession } from '#web/parts/api/sessionState.ts';
import { isInside, landingOf } from './landing.ts';

const adminOf = (type: AdminType): State => {
  const session: AdminSession = {
    id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11',
    expiresAt: '2026-11-20T05:04:30Z',
    adminUser: {
      id: 1,
      type,
      name: '事務局 花子',
      email: 'jmac@example.jp',
      organization: null,
      assignedPrefectures: [],
    },
  };
  return withSession(NOBODY, 'admin', session);
};

describe('a log-in leads', () => {
  it.each([
    [AdminType.JMAC, '/admin/project'],
    [AdminType.MAFF, '/admin/project'],
    [AdminType.CS, '/admin/project'],
    [AdminType.Inspector, '/admin'],
    [AdminType.BackOffice, '/admin'],
  ])('administrators of type %i to %s: projects are the landing of those who see them', (type, landing) => {
    expect(landingOf({ context: 'admin' }, adminOf(type), '')).toBe(landing);
  });

  it('users and applicants to the home of their project', () => {
    expect(landingOf({ context: 'user', projectId: 3 }, NOBODY, '')).toBe('/user/3');
    expect(landingOf({ context: 'applicationNoto', projectId: 4 }, NOBODY, '')).toBe(
      '/application/project/4',
    );
  });

  it('back to return_url when that is safe, else home', () => {
    const target = { context: 'user', projectId: 3 } as const;
    expect(landingOf(target, NOBODY, '?return_url=%2Fuser%2F3%2Fsection%2F41%3Ftab%3D1')).toBe(
      '/user/3/section/41?tab=1',
    );
    expect(landingOf(target, NOBODY, '?return_url=https%3A%2F%2Fevil.example')).toBe('/user/3');
    expect(landingOf(target, NOBODY, '?return_url=%2F%2Fevil.example')).toBe('/user/3');
  });
});

describe('a visitor who is inside already', () => {
  it('is known by the session that the page would start', () => {
    expect(isInside({ context: 'admin' }, adminOf(AdminType.CS))).toBe(true);
    expect(isInside({ context: 'admin' }, NOBODY)).toBe(false);
    expect(isInside({ context: 'user', projectId: 3 }, adminOf(AdminType.CS))).toBe(false);
    expect(isInside({ context: 'application', projectId: 3 }, NOBODY)).toBe(false);
  });
});
