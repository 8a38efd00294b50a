import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { aReport } from '#web/mock/scenarios/inspections/report.ts';
import { OFFLINE_DAYS, type OfflinePhoto, type OfflineReport } from './offlineDb.ts';
import { openOfflineStore } from './offlineStore.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;

const report = (ownerId: number, id: number, more: Partial<OfflineReport> = {}): OfflineReport => ({
  ownerId,
  id,
  base: aReport,
  contact: null,
  values: {},
  round: 0,
  isTyped: false,
  clash: null,
  refusal: null,
  sendsPlace: false,
  touchedAt: NOW,
  ...more,
});

const photo = (ownerId: number, reportId: number): OfflinePhoto => ({
  clientId: `${ownerId}-${reportId}`,
  ownerId,
  reportId,
  addition: { beforeAfter: 1, expenseType: 2, caption: '正面', takenAt: '2026-11-20T02:00:00Z' },
  blob: new Blob(['jpg']),
  uploadKey: 'key',
  fileId: null,
  refusal: null,
  touchedAt: NOW,
});

const picture = (ownerId: number, reportId: number) => ({
  ownerId,
  reportId,
  fileId: `${ownerId}-${reportId}`,
  blob: new Blob(['png']),
});

const as = async <Answer>(
  ownerId: number,
  work: (store: Awaited<ReturnType<typeof openOfflineStore>>) => Promise<Answer>,
  now = NOW,
): Promise<Answer> => {
  const store = await openOfflineStore(ownerId, { now });
  try {
    return await work(store);
  } finally {
    store.close();
  }
};

afterEach(async () => {
  await as(1, (store) => store.forget());
  await as(2, (store) => store.forget());
});

const idsOf = (ownerId: number, now = NOW): Promise<number[]> =>
  as(ownerId, async (store) => (await store.reports()).map(({ id }) => id), now);

describe('what lies on a phone', () => {
  it("is its owner's alone", async () => {
    await as(1, (store) => store.putReport(report(1, 7, { isTyped: true })));
    await as(2, (store) => store.putReport(report(2, 8)));
    expect(await idsOf(2)).toEqual([8]);
    expect(await as(2, (store) => store.report(7))).toBeUndefined();
  });

  it('goes when somebody else logs in, but for what was not sent, which waits for its owner', async () => {
    await as(1, async (store) => {
      await store.putReport(report(1, 5), [picture(1, 5)]);
      await store.putReport(report(1, 6, { isTyped: true }), [picture(1, 6)]);
      await store.putReport(report(1, 7), [picture(1, 7)]);
      await store.putPhoto(photo(1, 7));
    });
    expect(await idsOf(2)).toEqual([]);
    expect(await idsOf(1)).toEqual([6, 7]);
    expect(await as(1, async (store) => (await store.photos()).length)).toBe(1);
    expect(await as(1, async (store) => (await store.pictures(6)).length)).toBe(0);
  });

  it('stays as long as its owner has not sent it, however many days that are', async () => {
    await as(1, async (store) => {
      await store.putReport(report(1, 6, { isTyped: true }), [picture(1, 6)]);
      await store.putReport(report(1, 7));
      await store.putPhoto(photo(1, 7));
    });
    const later = NOW + 10 * OFFLINE_DAYS * DAY_MS;
    expect(await idsOf(1, later)).toEqual([6, 7]);
    expect(await as(1, async (store) => (await store.photos()).length, later)).toBe(1);
    expect(await as(1, async (store) => (await store.pictures(6)).length, later)).toBe(1);
  });

  it('goes unsent when somebody else has the phone and its owner has not come back for so many days', async () => {
    await as(1, (store) => store.putPhoto(photo(1, 7)));
    await as(2, () => Promise.resolve(), NOW + (OFFLINE_DAYS + 1) * DAY_MS);
    expect(await as(1, (store) => store.photos())).toEqual([]);
  });

  it('goes when all of it was sent and nobody has touched it for so many days', async () => {
    await as(1, (store) => store.putReport(report(1, 7), [picture(1, 7)]));
    const pictures = (now: number) => as(1, async (store) => (await store.pictures(7)).length, now);
    expect(await idsOf(1, NOW + (OFFLINE_DAYS - 1) * DAY_MS)).toEqual([7]);
    expect(await pictures(NOW + (OFFLINE_DAYS - 1) * DAY_MS)).toBe(1);
    expect(await idsOf(1, NOW + (OFFLINE_DAYS + 1) * DAY_MS)).toEqual([]);
    expect(await pictures(NOW + (OFFLINE_DAYS + 1) * DAY_MS)).toBe(0);
  });

  it('does not grow old while photos are taken for it', async () => {
    await as(1, async (store) => {
      await store.putReport(report(1, 7));
      await store.putPhoto({ ...photo(1, 7), touchedAt: NOW + 10 * DAY_MS });
    });
    expect(await idsOf(1, NOW + (OFFLINE_DAYS + 1) * DAY_MS)).toEqual([7]);
  });

  it('goes whole with its report, and leaves the others', async () => {
    await as(1, async (store) => {
      for (const id of [6, 7]) {
        await store.putReport(report(1, id), [picture(1, id)]);
        await store.putPhoto(photo(1, id));
      }
      await store.removeReport(7);
      expect((await store.photos()).map(({ reportId }) => reportId)).toEqual([6]);
      expect(await store.pictures(7)).toEqual([]);
    });
    expect(await idsOf(1)).toEqual([6]);
  });

  it('is written no more once its person has logged out, by a page that is still open', async () => {
    let isOver = false;
    const store = await openOfflineStore(1, { now: NOW, isOver: () => isOver });
    await store.putReport(report(1, 7, { isTyped: true }));
    isOver = true;
    await store.forget();
    await store.putReport(report(1, 7, { isTyped: true }));
    await store.putPhoto(photo(1, 7));
    expect([await store.reports(), await store.photos()]).toEqual([[], []]);
    store.close();
  });
});
