import type { ReactNode } from 'react';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import type { UnsentAsked } from './useLogOut.ts';

const UnsentDialog = createLazy(async () => (await import('./UnsentDialog.tsx')).UnsentDialog);

/** The question of a log-out that would take something along; nothing while there is none. */
export const LogOutConfirm = ({ asked }: { asked: UnsentAsked }): ReactNode => {
  usePrefetch(UnsentDialog.load);
  if (!asked.isAsking) return null;
  const { isBusy, onConfirm, onCancel } = asked;
  return <Lazy part={UnsentDialog} props={{ isBusy, onConfirm, onCancel }} onFailed={onCancel} />;
};
