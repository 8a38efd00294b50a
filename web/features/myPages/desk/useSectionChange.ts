import { useEffect, useRef, useState } from 'react';
import { type ApiError, isConflict } from '#web/api/errors.ts';
import { useChange } from '#web/api/query.tsx';
import type { Section, SectionUpdate } from '../types.ts';

export type Trouble =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly error: ApiError | null };

type Change = Omit<SectionUpdate, 'id'>;

/**
 * Changes the section on the desk, one request after the other, each with the version that the last one left.
 * A conflict stops everything until the newest state was loaded.
 */
export const useSectionChange = (section: Section, etag: string | null) => {
  const change = useChange('patch', '/api/admin/my_page/section', { isQuiet: true });
  const version = useRef(etag);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    version.current = etag;
  }, [etag]);

  const sendOne = async (body: Change): Promise<Section | null> => {
    const ifMatch = version.current;
    const result = await change.run(
      { body: { id: section.id, ...body } },
      ifMatch === null ? {} : { ifMatch },
    );
    if (result.isOk) {
      version.current = result.etag;
      return result.body;
    }
    setTrouble(isConflict(result.error) ? { kind: 'conflict' } : { kind: 'refused', error: result.error });
    return null;
  };

  /** @returns the section as it is then; null when it was not changed (`trouble` says why) */
  const send = (body: Change): Promise<Section | null> => {
    const sent = queue.current.then(() => sendOne(body));
    queue.current = sent;
    return sent;
  };

  return { send, trouble, forget: () => setTrouble(null), isBusy: change.isBusy };
};
