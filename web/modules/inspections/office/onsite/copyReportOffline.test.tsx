import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { aReport } from '#web/mock/scenarios/inspections/report.ts';
import { openOfflineStore } from '#web/parts/offline/offlineStore.ts';
import { copyReportOffline } from './copyReportOffline.ts';

const OWNER_ID = 4;
/** With two pictures, so that a tidying comes between them. */
const report = {
  ...aReport,
  photosAfter: aReport.photosBefore.map((photo) => ({ ...photo, fileId: 'after' })),
  availableActions: [{ action: 'submit', allowed: true, reason: null }],
};

afterEach(async () => {
  const store = await openOfflineStore(OWNER_ID);
  await store.forget();
  store.close();
});

it('a report is there with its pictures, also when another tab is opened while they are fetched', async () => {
  const store = await openOfflineStore(OWNER_ID);
  const download = async () => {
    // It tidies the phone.
    (await openOfflineStore(OWNER_ID)).close();
    return { blob: new Blob(['png']), fileName: 'mill-before.png' };
  };
  const api = { read: async (path: string) => (path.includes('report') ? { body: report } : null) };
  const ports = { api, files: { download }, store, shrink: async (picture: Blob) => picture };
  expect(await copyReportOffline(ports as never, report.id)).toBe(true);
  const kept = (await store.pictures(report.id)).map(({ fileId }) => fileId);
  const asked = [...report.photosBefore, ...report.photosAfter].map(({ fileId }) => fileId);
  expect(kept.toSorted()).toEqual(asked.toSorted());
  store.close();
});
