import type { Store } from '#web/parts/api/sessionStore.ts';
import { readMark } from '#web/parts/offline/offlineMark.ts';

type Here = { readonly storage: Pick<Storage, 'getItem'>; readonly pathname: string };

/** How long a bad line is waited for where the phone can go on without it. */
const PATIENCE_MS = 5_000;

const IS_OF_INSPECTORS = /^\/admin\/mypage_report(\/|$)/;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Restores the sessions of this browser. Without a timely answer an inspector continues with the reports
 * that he took along on this phone; whatever he asks of the server, the server judges as ever.
 * @throws ApiError or TypeError as `sessions.restore`, where there is nothing to go on with
 */
export const restoreSessions = (
  sessions: Pick<Store, 'restore' | 'assumeAdmin' | 'getState'>,
  { storage, pathname }: Here,
  patienceMs: number = PATIENCE_MS,
): Promise<void> => {
  const restored = sessions.restore();
  const mark = IS_OF_INSPECTORS.test(pathname) ? readMark(storage) : null;
  if (mark === null) return restored;
  const goOn = (): void => {
    const { isLoggedIn, invalidReason } = sessions.getState().adminSession;
    if (!isLoggedIn && invalidReason === null) sessions.assumeAdmin(mark.adminUser);
  };
  const answered = restored.catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
  return Promise.race([answered, pause(patienceMs)]).then(goOn);
};
