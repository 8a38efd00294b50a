import type { Store } from '#web/parts/api/sessionStore.ts';
import { readMark } from '#web/parts/offline/offlineMark.ts';

/**
 * Where reports of an inspector lie on this phone and somebody is logged in: takes away what is too old, and, when that is
 * somebody else, everything that its owner has sent.
 */
export const purgeOfflineData = async (sessions: Pick<Store, 'getState'>, window: Window): Promise<void> => {
  const { adminUser } = sessions.getState().adminSession;
  const mark = readMark(window.localStorage);
  if (adminUser === null || mark === null) return;
  const { leaveTo } = await import('#web/parts/offline/forgetOfflineData.ts');
  await leaveTo(window, mark, adminUser.id);
};
