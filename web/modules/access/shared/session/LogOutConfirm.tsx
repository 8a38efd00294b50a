import type { ReactNode } from 'react';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import type { UnsentAsked } from './useLogOut.ts';

const UnsentDialog = createLazy(async () => (await import('./UnsentDialog.tsx')).UnsentDialog);

/** Asks before a log-out that would delete unsent data; nothing otherwise. */
export const LogOutConfirm = ({ asked }: { asked: UnsentAsked }): ReactNode => {
  usePrefetch(UnsentDialog.load);
  if (!asked.isAsking) return null;
  const { isBusy, onConfirm, onCancel } = asked;
  return <Lazy part={UnsentDialog} props={{ isBusy, onConfirm, onCancel }} onFailed={onCancel} />;
};
