import type { ReactNode } from 'react';
import { createLater } from '#web/parts/later/createLater.ts';
import { Later } from '#web/parts/later/Later.tsx';
import { useAhead } from '#web/parts/later/useAhead.ts';
import type { UnsentAsked } from './useLogOut.ts';

const UnsentDialog = createLater(async () => (await import('./UnsentDialog.tsx')).UnsentDialog);

/** The question of a log-out that would take something along; nothing while there is none. */
export const LogOutQuestion = ({ asked }: { asked: UnsentAsked }): ReactNode => {
  useAhead(UnsentDialog.load);
  if (!asked.isAsking) return null;
  const { isBusy, onConfirm, onCancel } = asked;
  return <Later part={UnsentDialog} props={{ isBusy, onConfirm, onCancel }} onFailed={onCancel} />;
};
