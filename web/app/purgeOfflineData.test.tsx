import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { adminSession } from '#web/mock/scenarios/access/admins.ts';
import { aReport } from '#web/mock/scenarios/inspections/report.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { NOBODY, withSession } from '#web/parts/api/sessionState.ts';
import { readMark, writeMark } from '#web/parts/offline/offlineMark.ts';
import { openOfflineStore } from '#web/parts/offline/offlineStore.ts';
import { purgeOfflineData } from './purgeOfflineData.ts';

const { adminUser } = adminSession(AdminType.Inspector);
const colleague = { ...adminSession(AdminType.Inspector), adminUser: { ...adminUser, id: 2 } };

const picturesOf = async (ownerId: number): Promise<number> => {
  const store = await openOfflineStore(ownerId);
  const pictures = await store.pictures(7);
  store.close();
  return pictures.length;
};

beforeEach(async () => {
  const store = await openOfflineStore(adminUser.id);
  await store.forget();
  const report = {
    ...{ ownerId: adminUser.id, id: 7, base: aReport, contact: null, values: {}, round: 0, isTyped: false },
    ...{ clash: null, refusal: null, sendsPlace: false, touchedAt: Date.now() },
  };
  await store.putReport(report, [{ ownerId: adminUser.id, reportId: 7, fileId: 'a', blob: new Blob() }]);
  store.close();
  writeMark(window.localStorage, { adminUser, reportIds: [7], unsent: 0 });
});

it("nothing of an inspector's is left on a phone on which somebody else has logged in", async () => {
  await purgeOfflineData({ getState: () => withSession(NOBODY, 'admin', colleague) }, window);
  expect([readMark(window.localStorage), await picturesOf(adminUser.id)]).toEqual([null, 0]);
});

it('his own log-in and a page without one leave everything', async () => {
  await purgeOfflineData(
    { getState: () => withSession(NOBODY, 'admin', adminSession(AdminType.Inspector)) },
    window,
  );
  await purgeOfflineData({ getState: () => NOBODY }, window);
  expect([readMark(window.localStorage)?.reportIds, await picturesOf(adminUser.id)]).toEqual([[7], 1]);
});
