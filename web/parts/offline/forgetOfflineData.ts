import { type PhoneMark, readMark, writeMark } from './phoneMark.ts';
import { dropShell } from './phoneShell.ts';
import { openPhoneStore } from './phoneStore.ts';

/** Takes everything of a person out of this phone: his copies, what he has not sent, and the pages that open without a line. */
export const forgetOfflineData = async (window: Window, ownerId: number): Promise<void> => {
  if (readMark(window.localStorage)?.adminUser.id === ownerId) writeMark(window.localStorage, null);
  const store = await openPhoneStore(ownerId);
  await store.forget();
  store.close();
  await dropShell(window.navigator);
};

/** What lies here is tidied for who is logged in now: opening does it. Another person's pages open for nobody any more. */
export const leaveTo = async (window: Window, { adminUser }: PhoneMark, ownerId: number): Promise<void> => {
  const store = await openPhoneStore(ownerId);
  store.close();
  if (adminUser.id === ownerId) return;
  writeMark(window.localStorage, null);
  await dropShell(window.navigator);
};
