import { useState } from 'react';
import type { SessionContext } from '#web/api/contexts.ts';
import { useServices } from '#web/api/services.ts';

/**
 * Logs out and goes to a log-in page (spec 4: administrators to /admin/login, others to that of the project).
 * It works without a connection too: the session of this browser ends in any case.
 */
export const useLogOut = (context: SessionContext, loginPath: string) => {
  const { sessions, leave } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const logOut = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    // A refusal changes nothing for the user: he is logged out here, and the server ends idle sessions itself.
    await sessions.logOut(context, () => leave(loginPath)).catch(() => undefined);
  };
  return { logOut, isBusy };
};
