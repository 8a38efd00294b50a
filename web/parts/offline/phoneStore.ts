import {
  isReport,
  openPhoneDb,
  type PhoneDb,
  type PhonePhoto,
  type PhonePicture,
  type PhoneReport,
  sweep,
  tidy,
} from './phoneDb.ts';

const inOrder = (photos: readonly PhonePhoto[]): PhonePhoto[] =>
  photos.toSorted((one, other) => one.addition.takenAt.localeCompare(other.addition.takenAt));

const createReportWrites = (db: PhoneDb, ownerId: number) => ({
  /** With its pictures or not at all: a picture without its report is tidied away. */
  putReport: async (report: PhoneReport, pictures: readonly PhonePicture[] = []): Promise<void> => {
    const tx = db.transaction(['reports', 'pictures'], 'readwrite');
    await tx.objectStore('reports').put(report);
    for (const picture of pictures) await tx.objectStore('pictures').put(picture);
    await tx.done;
  },
  /** Changes a report as it is now: a form and the sending may both want to. */
  changeReport: async (id: number, change: (report: PhoneReport) => PhoneReport): Promise<void> => {
    const tx = db.transaction('reports', 'readwrite');
    const report = await tx.store.get([ownerId, id]);
    if (report !== undefined) await tx.store.put(change(report));
    await tx.done;
  },
  removeReport: (id: number): Promise<void> =>
    sweep(db, (kept) => kept.ownerId === ownerId && (isReport(kept) ? kept.id : kept.reportId) === id),
});

const createPhotoWrites = (db: PhoneDb, ownerId: number) => ({
  putPhoto: async (photo: PhonePhoto): Promise<void> => {
    const tx = db.transaction(['reports', 'photos'], 'readwrite');
    await tx.objectStore('photos').put(photo);
    // A report of which photos are taken does not grow old before them.
    const report = await tx.objectStore('reports').get([ownerId, photo.reportId]);
    if (report !== undefined) await tx.objectStore('reports').put({ ...report, touchedAt: photo.touchedAt });
    await tx.done;
  },
  changePhoto: async (clientId: string, change: Partial<PhonePhoto>): Promise<void> => {
    const tx = db.transaction('photos', 'readwrite');
    const photo = await tx.store.get(clientId);
    if (photo !== undefined) await tx.store.put({ ...photo, ...change });
    await tx.done;
  },
  /** The server has it: from now on it is one of the report's pictures. */
  settlePhoto: async ({ clientId, reportId, blob }: PhonePhoto, fileId: string): Promise<void> => {
    const tx = db.transaction(['photos', 'pictures'], 'readwrite');
    await tx.objectStore('pictures').put({ ownerId, reportId, fileId, blob });
    await tx.objectStore('photos').delete(clientId);
    await tx.done;
  },
  removePhoto: (clientId: string) => db.delete('photos', clientId),
});

/** Writes to the store of one person; `change` answers undefined for what is not there. */
const createWrites = (db: PhoneDb, ownerId: number) => ({
  ...createReportWrites(db, ownerId),
  ...createPhotoWrites(db, ownerId),
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

type PhoneStoreOptions = { readonly now?: number; readonly isOver?: () => boolean };

type Writes = ReturnType<typeof createWrites>;

/** Tells those who watch after every write. Where its person has logged out nothing is written any more. */
const told = (writes: Writes, { tell, isOver }: { tell: () => void; isOver: () => boolean }): Writes => {
  const after =
    <Given extends unknown[]>(write: (...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      if (isOver()) return;
      await write(...given);
      tell();
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
    forget: () => writes.forget().then(tell),
  };
};

/**
 * What lies on this phone of one person: in IndexedDB, bound to him. What is written is there when the promise is
 * fulfilled, whatever becomes of the page.
 * @param now milliseconds since 1970
 * @param isOver whether its person has logged out meanwhile, in whatever tab
 */
export const openPhoneStore = async (
  ownerId: number,
  { now = Date.now(), isOver = () => false }: PhoneStoreOptions = {},
) => {
  const db = await openPhoneDb();
  await tidy(db, ownerId, now);
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    ownerId,
    ...createReads(db, ownerId),
    ...told(createWrites(db, ownerId), { tell, isOver }),
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
