import { useEffect, useState } from 'react';
import { useChange } from '#web/parts/api/query.tsx';
import { useServices } from '#web/parts/api/services.ts';
import { useSection } from '#web/parts/company/useSection.ts';
import { createDraftSaver } from './draftSaver.ts';
import type { DraftState, Reading } from './draftSending.ts';

/** The saver of a section's draft, with its state for the screen. Resumes when online again. */
export const useDraftSaver = (reading: Reading) => {
  const { run } = useChange('patch', '/api/user/my_page/section', { isQuiet: true });
  const { refetch } = useSection(reading.body.id);
  const [state, setState] = useState<DraftState>({ kind: 'idle' });
  const { kept } = useServices();
  const [saver] = useState(() =>
    createDraftSaver({
      first: reading,
      storage: kept.local,
      onState: setState,
      now: () => new Date(),
    }),
  );
  const line = {
    send: (body: Parameters<typeof run>[0]['body'], ifMatch: string | null) => run({ body }, { ifMatch }),
    reread: async () => (await refetch()).data ?? null,
  };
  saver.connect(line, reading);

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
