import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { broken, offline, reply } from '#web/mock/reply.ts';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { aReport } from '#web/mock/scenarios/inspections/report.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { readMark, writeMark } from '#web/parts/offline/offlineMark.ts';
import { openOfflineStore } from '#web/parts/offline/offlineStore.ts';
import { renderHookWithServices } from '#web/testing/renderWithServices.tsx';
import { useLogOut } from './useLogOut.ts';
// A part that pages load on demand is compiled before the clock of a test runs: on a busy machine that takes long.
import './UnsentDialog.tsx';

const open = (invalidateAdminSession: MockHandlers['invalidateAdminSession']) =>
  renderHookWithServices(() => useLogOut('admin', '/admin/login'), {
    handlers: { invalidateAdminSession },
    visitor: (sessions) => sessions.accept('admin', adminSession(AdminType.JMAC), 'id.secret'),
  });

describe('logging out', () => {
  it('ends the session on the server and here, and leads to the log-in page', async () => {
    const { result, left, services, sent } = open(reply(null));
    await act(() => result.current.logOut());
    expect(left).toEqual(['/admin/login']);
    expect(sent.map(({ address }) => address)).toEqual(['/api/admin/session/invalidate']);
    expect(services.sessions.tokenOf('admin')).toBeNull();
    expect(services.sessions.getState().adminSession.invalidReason).toBe('loggedOut');
  });

  it.each([
    ['without a connection', offline],
    ['of a broken server', broken],
  ])('works %s too', async (_name, answer) => {
    const { result, left, services } = open(answer);
    await act(() => result.current.logOut());
    expect(left).toEqual(['/admin/login']);
    expect(services.sessions.tokenOf('admin')).toBeNull();
  });

  it('leaves only once the server has answered, and asks it once', async () => {
    const doors: (() => void)[] = [];
    const { result, left, sent } = open(
      () => new Promise((resolve) => doors.push(() => resolve(reply(null)))),
    );
    act(() => void result.current.logOut());
    await waitFor(() => expect(result.current.isBusy).toBe(true));
    act(() => void result.current.logOut());
    await waitFor(() => expect(doors).toHaveLength(1));
    expect(left).toEqual([]);
    doors[0]?.();
    await waitFor(() => expect(left).toEqual(['/admin/login']));
    expect(sent).toHaveLength(1);
  });

  it('asks first while something typed has not been saved, and then leaves none of it behind', async () => {
    window.localStorage.setItem('application.27.unsent', '{"contactName":{"value":"青葉","base":null}}');
    const { result, left } = open(reply(null));
    await act(() => result.current.logOut());
    expect([left, result.current.asked.isAsking]).toEqual([[], true]);
    act(() => result.current.asked.onCancel());
    expect(result.current.asked.isAsking).toBe(false);
    expect(window.localStorage.length).toBe(1);
    await act(() => result.current.logOut());
    act(() => result.current.asked.onConfirm());
    await waitFor(() => expect(left).toEqual(['/admin/login']));
    // But who has gone: pages of his that are still open write nothing more.
    expect(Object.keys(window.localStorage)).toEqual(['loggedOut']);
  });

  it('asks first while a phone has something unsent, and then takes the reports off it', async () => {
    const { adminUser } = adminSession(AdminType.JMAC);
    const store = await openOfflineStore(adminUser.id);
    const report = {
      ...{ ownerId: adminUser.id, id: 7, base: aReport, contact: null, values: {}, round: 0, isTyped: false },
      ...{ clash: null, refusal: null, sendsPlace: false, touchedAt: Date.now() },
    };
    await store.putReport(report, [{ ownerId: adminUser.id, reportId: 7, fileId: 'a', blob: new Blob() }]);
    writeMark(window.localStorage, { adminUser, reportIds: [7], unsent: 2 });
    const { result, left } = open(reply(null));
    await act(() => result.current.logOut());
    expect([left, result.current.asked.isAsking]).toEqual([[], true]);
    await act(async () => result.current.asked.onConfirm());
    await waitFor(() => expect(left).toEqual(['/admin/login']));
    expect([readMark(window.localStorage), await store.pictures(7)]).toEqual([null, []]);
    store.close();
  });
});
