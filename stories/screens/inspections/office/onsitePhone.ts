import { STORY_NOW } from '#stories/storyNow.ts';
import { aReport, plannedReport } from '#web/mock/scenarios/inspections/report.ts';
import { inspectorWorld } from '#web/mock/world/world.ts';
import { reportValues } from '#web/modules/inspections/office/report/reportForm.ts';
import type { OfflinePhoto, OfflineReport } from '#web/parts/offline/offlineDb.ts';
import { openOfflineStore } from '#web/parts/offline/offlineStore.ts';
import { paintSite } from '../../sitePhoto.ts';

const { id: OWNER_ID } = inspectorWorld.session.adminUser;

export const takenReport: OfflineReport = {
  ownerId: OWNER_ID,
  id: aReport.id,
  base: aReport,
  contact: { name: '白石 麦', phone: '0115550112' },
  values: reportValues(aReport),
  round: 0,
  isTyped: false,
  clash: null,
  refusal: null,
  sendsPlace: false,
  touchedAt: Date.parse(STORY_NOW),
};

export const nextReport: OfflineReport = {
  ...takenReport,
  id: plannedReport.id,
  base: plannedReport,
  values: reportValues(plannedReport),
};

/** A photo that waits to be sent. */
export const waitingPhoto = (number: number, more: Partial<OfflinePhoto> = {}) => ({
  clientId: `00000000-0000-4000-8000-00000000010${number}`,
  ownerId: OWNER_ID,
  reportId: aReport.id,
  addition: {
    beforeAfter: 1 as const,
    itemKey: 'item-1',
    expenseType: 2 as const,
    caption: '製粉ライン 実施後',
    takenAt: `2026-11-20T02:1${number}:00Z`,
    position: { latitude: 43.0909, longitude: 141.3405, accuracyM: 14 },
  },
  uploadKey: `00000000-0000-4000-8000-00000000020${number}`,
  fileId: null,
  refusal: null,
  touchedAt: Date.parse(STORY_NOW),
  ...more,
});

type Waiting = ReturnType<typeof waitingPhoto>;

/** Puts reports and photos on the phone of a story, and takes them away after it. */
export const onPhone =
  (reports: readonly OfflineReport[], photos: readonly Waiting[] = []) =>
  async () => {
    const store = await openOfflineStore(OWNER_ID);
    await store.forget();
    const blob = await paintSite();
    const pictures = aReport.photosBefore.map(({ fileId }) => {
      return { ownerId: OWNER_ID, reportId: aReport.id, fileId, blob };
    });
    for (const report of reports) await store.putReport(report, pictures);
    for (const photo of photos) await store.putPhoto({ ...photo, blob });
    return async () => {
      await store.forget();
      store.close();
    };
  };

/** What the browser says of the line, for one story. */
export const withoutLine = () => {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(window.navigator, 'onLine');
};

/** A camera that looks at a wall with a window. @returns what puts the real one back */
export const withCamera = () => {
  const canvas = document.createElement('canvas');
  canvas.width = 960;
  canvas.height = 720;
  const context = canvas.getContext('2d');
  const paint = (): void => {
    if (context === null) return;
    context.fillStyle = '#c9c2b4';
    context.fillRect(0, 0, 960, 720);
    context.fillStyle = '#7d8b99';
    context.fillRect(320, 160, 400, 420);
  };
  const timer = setInterval(paint, 50);
  paint();
  const { mediaDevices } = navigator;
  const getUserMedia = (): Promise<MediaStream> => Promise.resolve(canvas.captureStream(20));
  Object.defineProperty(mediaDevices, 'getUserMedia', { configurable: true, value: getUserMedia });
  return () => {
    clearInterval(timer);
    Reflect.deleteProperty(mediaDevices, 'getUserMedia');
  };
};
