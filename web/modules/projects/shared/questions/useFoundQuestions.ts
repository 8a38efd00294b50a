import { useState } from 'react';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';

const LIMIT = 50;

type Asked = {
  readonly q: string;
  readonly category: components['schemas']['PublicQuestion']['category'] | null;
};

/** The published questions of a round for what is asked, page by page. A round that is not there has none. */
export const useFoundQuestions = (projectId: number, { q, category }: Asked) => {
  const [pages, setPages] = useState({ of: '', cursors: [] as readonly string[] });
  // Another search begins at its first page: a cursor belongs to the one that answered it.
  const of = `${category} ${q}`;
  const cursors = pages.of === of ? pages.cursors : [];
  const cursor = cursors.at(-1);
  const read = useRead(
    '/api/project/{projectId}/question',
    {
      path: { projectId },
      query: {
        limit: LIMIT,
        ...(q === '' ? {} : { q }),
        ...(category === null ? {} : { category: [category] }),
        ...(cursor === undefined ? {} : { cursor }),
      },
    },
    { keepsPrevious: true },
  );
  const items = read.data === null ? [] : read.data?.body.items;
  const total = read.data?.body.total ?? 0;
  const next = read.data?.body.nextCursor ?? null;
  const before = cursors.length * LIMIT;
  return {
    read,
    items,
    total,
    /** Asked and answered: there is none, and it is not the answer to the search before. */
    isNothing: read.isSuccess && !read.isPlaceholderData && total === 0,
    paging: {
      total,
      from: before + 1,
      to: before + (items?.length ?? 0),
      onPrevious: cursor === undefined ? undefined : () => setPages({ of, cursors: cursors.slice(0, -1) }),
      onNext: next === null ? undefined : () => setPages({ of, cursors: [...cursors, next] }),
    },
  };
};
