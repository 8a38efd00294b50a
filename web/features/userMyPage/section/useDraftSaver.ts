import { useEffect, useState } from 'react';
import { useChange } from '#web/api/query.tsx';
import { createDraftSaver, type DraftState } from './draftSaver.ts';

/** The saver of a section's draft, with its state for the screen. It goes on when the line is back. */
export const useDraftSaver = (sectionId: number) => {
  const { run } = useChange('patch', '/api/user/my_page/section', { isQuiet: true });
  const [state, setState] = useState<DraftState>({ kind: 'idle' });
  const [saver] = useState(() =>
    createDraftSaver({
      sectionId,
      storage: window.localStorage,
      onState: setState,
      now: () => new Date(),
    }),
  );
  saver.sendWith((body) => run({ body }));

  // What an earlier window could not send goes out with this one.
  useEffect(() => {
    const handleOnline = () => void saver.flush();
    handleOnline();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [saver]);

  return { state, ...saver };
};

export type DraftSaver = ReturnType<typeof useDraftSaver>;
