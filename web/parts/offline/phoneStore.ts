import { type IDBPDatabase, openDB } from 'idb';
import type { components } from '#web/parts/api/generated/types.ts';
import type { FormValues } from '#web/parts/form/values.ts';

type Schemas = components['schemas'];
type Report = Schemas['MyPageReport'];

/** A report that its inspector took along, and what he wrote into it. */
export type PhoneReport = {
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
export type PhonePhoto = {
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
export type PhonePicture = {
  readonly ownerId: number;
  readonly reportId: number;
  readonly fileId: string;
  readonly blob: Blob;
};

type PhoneSchema = {
  reports: { key: [number, number]; value: PhoneReport };
  photos: { key: string; value: PhonePhoto };
  pictures: { key: [number, string]; value: PhonePicture };
};

type PhoneDb = IDBPDatabase<PhoneSchema>;

const NAME = 'onsite';
const DAY_MS = 86_400_000;

/** How long a copy lies on a phone that nobody touches; what its owner has not sent stays until he sends or forgets it. */
export const KEEP_DAYS = 14;

/** A later version of the product, or a log-out in another tab, is not held up by this one. */
const open = (): Promise<PhoneDb> =>
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
const sweep = async (
  db: PhoneDb,
  isGone: (kept: PhoneReport | PhonePhoto | PhonePicture) => boolean,
): Promise<void> => {
  const tx = db.transaction(ALL, 'readwrite');
  for (const name of ALL) {
    for (let cursor = await tx.objectStore(name).openCursor(); cursor; cursor = await cursor.continue()) {
      if (isGone(cursor.value)) await cursor.delete();
    }
  }
  await tx.done;
};

const isReport = (kept: PhoneReport | PhonePhoto | PhonePicture): kept is PhoneReport => 'base' in kept;

/**
 * Of other people nothing stays but what they have not sent, which only they can see and send, for `KEEP_DAYS`; one's own
 * goes after as many days, but for what was not sent: nobody else has it. A picture is kept for its report, and goes with it; so does one of a report that
 * was never taken along to its end.
 */
const tidy = async (db: PhoneDb, ownerId: number, now: number): Promise<void> => {
  const placeOf = (photo: PhonePhoto): string => `${photo.ownerId} ${photo.reportId}`;
  const awaited = new Set((await db.getAll('photos')).map(placeOf));
  const isUnsent = (kept: PhoneReport | PhonePhoto): boolean =>
    !isReport(kept) || kept.isTyped || awaited.has(`${kept.ownerId} ${kept.id}`);
  const isGone = (kept: PhoneReport | PhonePhoto): boolean => {
    const isOld = kept.touchedAt < now - KEEP_DAYS * DAY_MS;
    return kept.ownerId === ownerId ? isOld && !isUnsent(kept) : isOld || !isUnsent(kept);
  };
  const own = (await db.getAll('reports')).filter((kept) => kept.ownerId === ownerId && !isGone(kept));
  const reportIds = new Set(own.map(({ id }) => id));
  await sweep(db, (kept) =>
    'touchedAt' in kept ? isGone(kept) : kept.ownerId !== ownerId || !reportIds.has(kept.reportId),
  );
};

const inOrder = (photos: readonly PhonePhoto[]): PhonePhoto[] =>
  photos.toSorted((one, other) => one.addition.takenAt.localeCompare(other.addition.takenAt));

/** Writes to the store of one person; `change` answers undefined for what is not there. */
const createWrites = (db: PhoneDb, ownerId: number) => ({
  /** With its pictures or not at all: a picture without its report is tidied away. */
  putReport: async (report: PhoneReport, pictures: readonly PhonePicture[] = []): Promise<void> => {
    const tx = db.transaction(['reports', 'pictures'], 'readwrite');
    await tx.objectStore('reports').put(report);
    for (const picture of pictures) await tx.objectStore('pictures').put(picture);
    await tx.done;
  },
  putPhoto: async (photo: PhonePhoto): Promise<void> => {
    const tx = db.transaction(['reports', 'photos'], 'readwrite');
    await tx.objectStore('photos').put(photo);
    // A report of which photos are taken does not grow old before them.
    const report = await tx.objectStore('reports').get([ownerId, photo.reportId]);
    if (report !== undefined) await tx.objectStore('reports').put({ ...report, touchedAt: photo.touchedAt });
    await tx.done;
  },
  removePhoto: (clientId: string) => db.delete('photos', clientId),
  /** Changes a report as it is now: a form and the sending may both want to. */
  changeReport: async (id: number, change: (report: PhoneReport) => PhoneReport): Promise<void> => {
    const tx = db.transaction('reports', 'readwrite');
    const report = await tx.store.get([ownerId, id]);
    if (report !== undefined) await tx.store.put(change(report));
    await tx.done;
  },
  changePhoto: async (clientId: string, change: Partial<PhonePhoto>): Promise<void> => {
    const tx = db.transaction('photos', 'readwrite');
    const photo = await tx.store.get(clientId);
    if (photo !== undefined) await tx.store.put({ ...photo, ...change });
    await tx.done;
  },
  /** What the server refused may be sent again: somebody has done something about it. */
  clearRefusals: async (): Promise<void> => {
    const tx = db.transaction(['reports', 'photos'], 'readwrite');
    for (const name of ['reports', 'photos'] as const) {
      const store = tx.objectStore(name);
      for (const kept of await store.getAll()) {
        if (kept.ownerId === ownerId && kept.refusal !== null) await store.put({ ...kept, refusal: null });
      }
    }
    await tx.done;
  },
  /** The server has it: from now on it is one of the report's pictures. */
  settlePhoto: async ({ clientId, reportId, blob }: PhonePhoto, fileId: string): Promise<void> => {
    const tx = db.transaction(['photos', 'pictures'], 'readwrite');
    await tx.objectStore('pictures').put({ ownerId, reportId, fileId, blob });
    await tx.objectStore('photos').delete(clientId);
    await tx.done;
  },
  removeReport: (id: number): Promise<void> =>
    sweep(db, (kept) => kept.ownerId === ownerId && (isReport(kept) ? kept.id : kept.reportId) === id),
  /** Everything of this person. */
  forget: (): Promise<void> => sweep(db, (kept) => kept.ownerId === ownerId),
});

const createReads = (db: PhoneDb, ownerId: number) => {
  const isOwn = (kept: { readonly ownerId: number }): boolean => kept.ownerId === ownerId;
  return {
    reports: async () => (await db.getAll('reports')).filter(isOwn),
    report: (id: number) => db.get('reports', [ownerId, id]),
    photos: async () => inOrder((await db.getAll('photos')).filter(isOwn)),
    pictures: async (reportId: number) =>
      (await db.getAll('pictures')).filter((picture) => isOwn(picture) && picture.reportId === reportId),
  };
};

type Writes = ReturnType<typeof createWrites>;

/** Tells those who watch after every write. */
const told = (writes: Writes, tell: () => void): Writes => {
  const after =
    <Given extends unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      const answer = await write(...given);
      tell();
      return answer;
    };
  return {
    putReport: after(writes.putReport),
    putPhoto: after(writes.putPhoto),
    removePhoto: after(writes.removePhoto),
    changeReport: after(writes.changeReport),
    changePhoto: after(writes.changePhoto),
    settlePhoto: after(writes.settlePhoto),
    clearRefusals: after(writes.clearRefusals),
    removeReport: after(writes.removeReport),
    forget: after(writes.forget),
  };
};

/**
 * What lies on this phone of one person: in IndexedDB, bound to him. What is written is there when the promise is
 * fulfilled, whatever becomes of the page.
 * @param now milliseconds since 1970
 */
export const openPhoneStore = async (ownerId: number, now: number = Date.now()) => {
  const db = await open();
  await tidy(db, ownerId, now);
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    ownerId,
    ...createReads(db, ownerId),
    ...told(createWrites(db, ownerId), tell),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => db.close(),
  };
};

export type PhoneStore = Awaited<ReturnType<typeof openPhoneStore>>;

/** Whether nothing of this report waits to be sent. */
export const isSent = ({ isTyped, id }: PhoneReport, photos: readonly PhonePhoto[]): boolean =>
  !isTyped && photos.every(({ reportId }) => reportId !== id);
