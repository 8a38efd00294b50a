import { useEffect, useRef, useState } from 'react';
import { type ApiError, isConflict, mayPass } from '#web/parts/api/errors.ts';
import type { ChangeResult } from '#web/parts/api/query.tsx';

/** Why the record is not changed: somebody else was faster, nothing answered, or the server refused. */
export type Trouble<Change> =
  | { readonly kind: 'conflict' | 'unsent' }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly change: Change };

/** The record as it is then, or what stood in the way. */
export type Sent<Body, Change> =
  | { readonly record: Body; readonly trouble: null }
  | { readonly record: null; readonly trouble: Trouble<Change> };

const troubleOf = <Change>(error: ApiError | null, change: Change): Trouble<Change> => {
  if (error === null || mayPass(error)) return { kind: 'unsent' };
  return isConflict(error) ? { kind: 'conflict' } : { kind: 'refused', error, change };
};

type Ask<Body, Change> = (change: Change, options: { ifMatch?: string }) => Promise<ChangeResult<Body>>;

/** Does one thing after the other. */
const useInTurn = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.current.then(work);
    last.current = done;
    return done;
  };
};

/**
 * Changes the record on the desk, one request after the other, each with the version that the last one left.
 * A conflict stops everything until the newest state was loaded.
 */
export const useRecordChange = <Body, Change>(etag: string | null, ask: Ask<Body, Change>) => {
  const version = useRef(etag);
  const inTurn = useInTurn();
  const [trouble, setTrouble] = useState<Trouble<Change> | null>(null);
  useEffect(() => {
    version.current = etag;
  }, [etag]);

  const sendOne = async (change: Change): Promise<Sent<Body, Change>> => {
    const ifMatch = version.current;
    const result = await ask(change, ifMatch === null ? {} : { ifMatch });
    if (result.isOk) {
      version.current = result.etag;
      setTrouble(null);
      return { record: result.body, trouble: null };
    }
    const met = troubleOf(result.error, change);
    setTrouble(met);
    return { record: null, trouble: met };
  };

  /** `trouble` tells the person what the answer tells the caller. */
  const send = (change: Change): Promise<Sent<Body, Change>> => inTurn(() => sendOne(change));

  /**
   * Something else that changes the record, and that nobody pressed for: whatever is sent meanwhile waits for it, and is
   * made to the version that it leaves.
   */
  const follow = (other: () => Promise<ChangeResult<Body>>): void =>
    void inTurn(async () => {
      const result = await other();
      if (result.isOk) version.current = result.etag;
    });

  /** Whether what is on the screen is what the last answer left; until then it comes. */
  const isNewest = (): boolean => version.current === etag;

  return { send, follow, trouble, isNewest, forget: () => setTrouble(null) };
};
