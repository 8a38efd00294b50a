import { useEffect, useEffectEvent, useRef } from 'react';
import { useChange } from '#web/parts/api/query.tsx';

/** Milliseconds without typing after which a search counts. */
const MEANT_AFTER_MS = 2_000;

/**
 * Tells the office of words for which there was no answer, each once a visit.
 * @param missed the words that were searched for in vain; null while something is found
 */
export const useMissedSearch = (projectId: number, missed: string | null): void => {
  const { run } = useChange('post', '/api/project/{projectId}/missed_search', { isQuiet: true });
  const told = useRef(new Set<string>());
  const tell = useEffectEvent((q: string) => {
    if (told.current.has(q)) return;
    told.current.add(q);
    void run({ path: { projectId }, body: { q } });
  });
  useEffect(() => {
    if (missed === null) return;
    const timer = setTimeout(() => tell(missed), MEANT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [missed]);
};
