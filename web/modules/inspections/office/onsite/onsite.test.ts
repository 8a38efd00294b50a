import { describe, expect, it } from 'vitest';
import { aReport } from '#web/mock/scenarios/inspections/report.ts';
import type { OfflinePhoto } from '#web/parts/offline/offlineDb.ts';
import { placeOf } from './place.ts';
import { openShots, shotList } from './shotList.ts';
import { shrunkSize } from './shrinkPicture.ts';

const waiting = (itemKey: string | null, beforeAfter: 0 | 1): OfflinePhoto => ({
  clientId: `${itemKey} ${beforeAfter}`,
  ownerId: 1,
  reportId: aReport.id,
  addition: { beforeAfter, itemKey, expenseType: 2, caption: '正面', takenAt: '2026-11-20T02:00:00Z' },
  blob: new Blob(),
  uploadKey: '',
  fileId: null,
  refusal: null,
  touchedAt: 0,
});

const [mill] = aReport.items;
if (mill === undefined) throw new Error('nothing is inspected');

describe('the list of shots', () => {
  it('counts what a report at the end lacks, whether it is sent already or waits on the phone', () => {
    expect(openShots(shotList(aReport, []))).toBe(1);
    expect(openShots(shotList({ ...aReport, photosBefore: [] }, []))).toBe(2);
    expect(openShots(shotList(aReport, [waiting('item-1', 1)]))).toBe(0);
  });

  it('asks for no photos of guidance, and for none at an interim inspection', () => {
    const guidance = { ...aReport, items: [{ ...mill, expenseType: 4 as const }] };
    expect(openShots(shotList(guidance, []))).toBe(0);
    expect(openShots(shotList({ ...aReport, kind: 1 }, []))).toBe(0);
  });

  it('puts a photo of a thing that is no longer inspected among the others', () => {
    const others = shotList(aReport, [waiting('gone', 1), waiting(null, 0)]).at(-1);
    expect(others?.itemKey).toBeNull();
    expect(others?.shots.map(({ waiting: photos }) => photos.length)).toEqual([1, 1]);
  });
});

describe('a picture', () => {
  it('is at most 1920 px long, in its own proportions; a smaller one stays as it is', () => {
    expect(shrunkSize({ width: 4032, height: 3024 })).toEqual({ width: 1920, height: 1440 });
    expect(shrunkSize({ width: 3024, height: 4032 })).toEqual({ width: 1440, height: 1920 });
    expect(shrunkSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
    expect(shrunkSize({ width: 20_000, height: 2 })).toEqual({ width: 1920, height: 1 });
  });

  it('has a place with its inaccuracy in whole metres, and nothing else of what a phone knows', () => {
    const known = { latitude: 36.2381, longitude: 137.972, accuracy: 13.2, altitude: 592, speed: 1 };
    const place = placeOf(known as unknown as GeolocationCoordinates);
    expect(place).toEqual({ latitude: 36.2381, longitude: 137.972, accuracyM: 14 });
  });
});
