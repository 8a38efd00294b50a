import { type IDBPDatabase, openDB } from 'idb';
import type { components } from '#web/parts/api/generated/types.ts';
import type { FormValues } from '#web/parts/form/values.ts';

type Schemas = components['schemas'];
type Report = Schemas['MyPageReport'];

/** A report that its inspector took along, and what he wrote into it. */
export type OfflineReport = {
  readonly ownerId: number;
  readonly id: number;
  /** As the server had it when it answered last: what is sent is the difference to it. */
  readonly base: Report;
  readonly contact: { readonly name: string; readonly phone: string } | null;
  readonly values: FormValues;
  /** Counts up when `values` become others than what the form shows: it begins anew. */
  readonly round: number;
  /** Whether `values` hold something that the server has not got. */
  readonly isTyped: boolean;
  /** The report as somebody else saved it, where both changed the same; until the inspector decides. */
  readonly clash: Report | null;
  /** Why the server does not take what was written; null while it may. */
  readonly refusal: string | null;
  readonly sendsPlace: boolean;
  /** Milliseconds since 1970: when it was taken along or written last. */
  readonly touchedAt: number;
};

/** A photo that was taken and has not been sent, or not wholly. */
export type OfflinePhoto = {
  readonly clientId: string;
  readonly ownerId: number;
  readonly reportId: number;
  readonly addition: Omit<Schemas['PhotoAddition'], 'clientId' | 'fileId'>;
  readonly blob: Blob;
  /** Under which Idempotency-Key the file is uploaded. */
  readonly uploadKey: string;
  /** What the server calls the file once it has it. */
  readonly fileId: string | null;
  readonly refusal: string | null;
  readonly touchedAt: number;
};

/** A picture that the server has: what the camera lays over its own, and what is shown without a line. */
export type OfflinePicture = {
  readonly ownerId: number;
  readonly reportId: number;
  readonly fileId: string;
  readonly blob: Blob;
};

type PhoneSchema = {
  reports: { key: [number, number]; value: OfflineReport };
  photos: { key: string; value: OfflinePhoto };
  pictures: { key: [number, string]; value: OfflinePicture };
};

export type PhoneDb = IDBPDatabase<PhoneSchema>;

const NAME = 'onsite';
const DAY_MS = 86_400_000;

/** How long a copy lies on a phone that nobody touches; what its owner has not sent stays until he sends or forgets it. */
export const OFFLINE_DAYS = 14;

/** A later version of the product, or a log-out in another tab, is not held up by this one. */
export const openPhoneDb = (): Promise<PhoneDb> =>
  openDB<PhoneSchema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('reports', { keyPath: ['ownerId', 'id'] });
      db.createObjectStore('photos', { keyPath: 'clientId' });
      db.createObjectStore('pictures', { keyPath: ['ownerId', 'fileId'] });
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

const ALL = ['reports', 'photos', 'pictures'] as const;

/** Takes out of all three stores what `isGone` names. */
export const sweep = async (
  db: PhoneDb,
  isGone: (kept: OfflineReport | OfflinePhoto | OfflinePicture) => boolean,
): Promise<void> => {
  const tx = db.transaction(ALL, 'readwrite');
  for (const name of ALL) {
    for (let cursor = await tx.objectStore(name).openCursor(); cursor; cursor = await cursor.continue()) {
      if (isGone(cursor.value)) await cursor.delete();
    }
  }
  await tx.done;
};

/** Of the three stores, only reports have what the server had. */
export const isReport = (kept: OfflineReport | OfflinePhoto | OfflinePicture): kept is OfflineReport =>
  'base' in kept;

/**
 * Of other people nothing stays but what they have not sent, which only they can see and send, for `OFFLINE_DAYS`; one's own
 * goes after as many days, but for what was not sent: nobody else has it. A picture is kept for its report, and goes with it; so does one of a report that
 * was never taken along to its end.
 */
export const tidy = async (db: PhoneDb, ownerId: number, now: number): Promise<void> => {
  const placeOf = (photo: OfflinePhoto): string => `${photo.ownerId} ${photo.reportId}`;
  const awaited = new Set((await db.getAll('photos')).map(placeOf));
  const isUnsent = (kept: OfflineReport | OfflinePhoto): boolean =>
    !isReport(kept) || kept.isTyped || awaited.has(`${kept.ownerId} ${kept.id}`);
  const isGone = (kept: OfflineReport | OfflinePhoto): boolean => {
    const isOld = kept.touchedAt < now - OFFLINE_DAYS * DAY_MS;
    return kept.ownerId === ownerId ? isOld && !isUnsent(kept) : isOld || !isUnsent(kept);
  };
  const own = (await db.getAll('reports')).filter((kept) => kept.ownerId === ownerId && !isGone(kept));
  const reportIds = new Set(own.map(({ id }) => id));
  await sweep(db, (kept) =>
    'touchedAt' in kept ? isGone(kept) : kept.ownerId !== ownerId || !reportIds.has(kept.reportId),
  );
};
