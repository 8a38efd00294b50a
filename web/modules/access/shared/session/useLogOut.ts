import { useState } from 'react';
import type { SessionContext } from '#web/parts/api/contexts.ts';
import { useServices } from '#web/parts/api/services.ts';
import { forgetUnsent, hasUnsent } from '#web/parts/form/unsaved/unsentCopies.ts';
import { type OfflineMark, readMark, writeMark } from '#web/parts/offline/offlineMark.ts';

/** Where the script does not come, the copies go with the database that they lie in. */
const forgetCopies = async ({ adminUser }: OfflineMark): Promise<void> => {
  try {
    const { forgetOfflineData } = await import('#web/parts/offline/forgetOfflineData.ts');
    await forgetOfflineData(window, adminUser.id);
  } catch {
    window.indexedDB.deleteDatabase('onsite');
    writeMark(window.localStorage, null);
  }
};

/** Whether somebody is asked before what he typed is gone, and his two answers. */
export type UnsentAsked = {
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/**
 * Logs out and goes to a log-in page (spec 4: administrators to /admin/login, others to that of the project), after a
 * question when something typed has not been saved: it stays with nobody who comes next.
 * It works without a connection too: the session of this browser ends in any case.
 */
export const useLogOut = (context: SessionContext, loginPath: string) => {
  const { sessions, kept, leave } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const end = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    // First: a page that is still open would write again what is taken away below.
    kept.end(context);
    const mark = context === 'admin' ? readMark(window.localStorage) : null;
    if (mark !== null) await forgetCopies(mark);
    const goAway = () => {
      forgetUnsent(window.localStorage, context);
      leave(loginPath);
    };
    // A refusal changes nothing for the user: he is logged out here, and the server ends idle sessions itself.
    await sessions.logOut(context, goAway).catch(() => undefined);
  };
  const logOut = async (): Promise<void> => {
    const isOnPhone = context === 'admin' && (readMark(window.localStorage)?.unsent ?? 0) > 0;
    if (isOnPhone || hasUnsent(window.localStorage, context)) setIsAsking(true);
    else await end();
  };
  const asked: UnsentAsked = {
    isAsking,
    isBusy,
    onConfirm: () => void end(),
    onCancel: () => setIsAsking(false),
  };
  return { logOut, isBusy, asked };
};
