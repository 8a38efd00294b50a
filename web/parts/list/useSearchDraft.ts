import { useEffect, useEffectEvent, useState } from 'react';

/** How long a pause in typing starts a search: long enough for a syllable, short enough to feel at once. */
const SEARCH_PAUSE_MS = 300;

/** What stands in the search field while the address still waits for a pause. */
export const useSearchDraft = (q: string, onCommit: (q: string) => void) => {
  const [draft, setDraft] = useState(q);
  const [seen, setSeen] = useState(q);
  const commit = useEffectEvent(onCommit);

  // Back and forward change the address under the field.
  if (seen !== q) {
    setSeen(q);
    if (draft.trim() !== q.trim()) setDraft(q);
  }

  useEffect(() => {
    if (draft === seen) return;
    const timer = setTimeout(() => commit(draft), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, seen]);

  return { value: draft, onChange: setDraft, reset: () => setDraft('') };
};
