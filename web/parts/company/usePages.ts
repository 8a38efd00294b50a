import { useState } from 'react';

const LIMIT = 50;

type ListBody = {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
  readonly total: number;
};

/** Walks through a list by cursor, forwards and back (contract, Cursor). */
export const usePages = () => {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  return {
    limit: LIMIT,
    query: cursor === undefined ? {} : { cursor },
    /** The props of a Pagination for what was read. */
    props: (list: ListBody | undefined) => {
      const shown = list?.items.length ?? 0;
      const next = list?.nextCursor ?? null;
      const before = cursors.length * LIMIT;
      return {
        total: list?.total ?? 0,
        from: shown === 0 ? 0 : before + 1,
        to: before + shown,
        onPrevious: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
        onNext: next === null ? undefined : () => setCursors([...cursors, next]),
      };
    },
  };
};
