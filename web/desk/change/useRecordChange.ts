import { useEffect, useRef, useState } from 'react';
import { type ApiError, isConflict } from '#web/api/errors.ts';
import { useChange } from '#web/api/query.tsx';
import type { Section, SectionUpdate } from '../../types.ts';

/** Why the section is not changed: somebody else was faster, nothing answered, or the server refused. */
export type Trouble =
  | { readonly kind: 'conflict' | 'unsent' }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly change: Change };

type Change = Omit<SectionUpdate, 'id'>;

/** The section as it is then, or what stood in the way. */
export type Sent = { readonly section: Section } | { readonly section: null; readonly trouble: Trouble };

/** Sends a change of the section on the desk. */
export type SendChange = (change: Change) => Promise<Sent>;

/** Not the server's last word: nobody is logged in any more, too much at once, or it is broken. */
const mayPass = (status: number): boolean => status === 401 || status === 429 || status >= 500;

const troubleOf = (error: ApiError | null, change: Change): Trouble => {
  if (error === null || mayPass(error.status)) return { kind: 'unsent' };
  return isConflict(error) ? { kind: 'conflict' } : { kind: 'refused', error, change };
};

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

  const sendOne = async (body: Change): Promise<Sent> => {
    const ifMatch = version.current;
    const result = await change.run(
      { body: { id: section.id, ...body } },
      ifMatch === null ? {} : { ifMatch },
    );
    if (result.isOk) {
      version.current = result.etag;
      setTrouble(null);
      return { section: result.body };
    }
    const met = troubleOf(result.error, body);
    setTrouble(met);
    return { section: null, trouble: met };
  };

  /** `trouble` tells the person what the answer tells the caller. */
  const send: SendChange = (body) => {
    const sent = queue.current.then(() => sendOne(body));
    queue.current = sent;
    return sent;
  };

  return { send, trouble, forget: () => setTrouble(null) };
};
