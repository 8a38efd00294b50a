import { type OfflineMark, readMark, writeMark } from './offlineMark.ts';
import { dropShell } from './offlineShell.ts';
import { openOfflineStore } from './offlineStore.ts';

/** Takes everything of a person out of this phone: his copies, what he has not sent, and the pages that open without a line. */
export const forgetOfflineData = async (window: Window, ownerId: number): Promise<void> => {
  if (readMark(window.localStorage)?.adminUser.id === ownerId) writeMark(window.localStorage, null);
  const store = await openOfflineStore(ownerId);
  await store.forget();
  store.close();
  await dropShell(window.navigator);
};

/** What lies here is tidied for who is logged in now: opening does it. Another person's pages open for nobody any more. */
export const leaveTo = async (window: Window, { adminUser }: OfflineMark, ownerId: number): Promise<void> => {
  const store = await openOfflineStore(ownerId);
  store.close();
  if (adminUser.id === ownerId) return;
  writeMark(window.localStorage, null);
  await dropShell(window.navigator);
};
