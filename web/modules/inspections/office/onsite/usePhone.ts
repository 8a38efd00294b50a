import { use, useEffect, useState } from 'react';
import type { Keeping } from '#web/parts/api/keeping.ts';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import type { PhonePhoto, PhonePicture, PhoneReport } from '#web/parts/offline/phoneDb.ts';
import { writeMark } from '#web/parts/offline/phoneMark.ts';
import { openPhoneStore, type PhoneStore } from '#web/parts/offline/phoneStore.ts';

type Admin = NonNullable<ReturnType<typeof useSessions>['adminSession']['adminUser']>;

let opened: { readonly ownerId: number; readonly store: Promise<PhoneStore> } | null = null;

/** One store for all pages of a window, until somebody else logs in. */
const storeOf = (ownerId: number, isOver: () => boolean): Promise<PhoneStore> => {
  if (opened?.ownerId !== ownerId) opened = { ownerId, store: openPhoneStore(ownerId, { isOver }) };
  return opened.store;
};

/** @throws Error outside of the guard: nobody's reports lie on a phone */
const useAdmin = (): Admin => {
  const { adminUser } = useSessions().adminSession;
  if (adminUser === null) throw new Error('nobody is logged in');
  return adminUser;
};

/** What lies on this phone of the one who is logged in. */
export const usePhoneStore = (): PhoneStore => {
  const { kept } = useServices();
  return use(storeOf(useAdmin().id, kept.isOver));
};

export type OnPhone = {
  readonly reports: readonly PhoneReport[];
  /** Those that are not sent, in the order of their taking. */
  readonly photos: readonly PhonePhoto[];
};

/** What the browser is asked at its next start, also where nothing answers. */
const mark = (storage: Keeping['local'], admin: Admin, { reports, photos }: OnPhone): void => {
  const unsent = photos.length + reports.filter(({ isTyped }) => isTyped).length;
  const isEmpty = reports.length + photos.length === 0;
  const reportIds = reports.map(({ id }) => id);
  writeMark(storage, isEmpty ? null : { adminUser: admin, reportIds, unsent });
};

/** Reads again after every write. @returns null until it has been read for the first time */
export const useOnPhone = (store: PhoneStore): OnPhone | null => {
  const admin = useAdmin();
  const { local: storage } = useServices().kept;
  const [found, setFound] = useState<OnPhone | null>(null);
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const [reports, photos] = await Promise.all([store.reports(), store.photos()]);
      if (isLeft) return;
      mark(storage, admin, { reports, photos });
      setFound({ reports, photos });
    };
    void read();
    const stop = store.subscribe(() => void read());
    return () => {
      isLeft = true;
      stop();
    };
  }, [store, storage, admin]);
  return found;
};

/** The pictures of a report, by the ids of their files. */
export const usePictures = (store: PhoneStore, reportId: number): ReadonlyMap<string, PhonePicture> => {
  const [pictures, setPictures] = useState<ReadonlyMap<string, PhonePicture>>(new Map());
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const found = await store.pictures(reportId);
      if (!isLeft) setPictures(new Map(found.map((picture) => [picture.fileId, picture])));
    };
    void read();
    const stop = store.subscribe(() => void read());
    return () => {
      isLeft = true;
      stop();
    };
  }, [store, reportId]);
  return pictures;
};
