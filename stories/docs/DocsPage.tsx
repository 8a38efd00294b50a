import { lazy, Suspense } from 'react';

// The blocks of the docs addon are half of a preview, and a story that is a test has no docs page.
const PartDocs = lazy(async () => ({ default: (await import('./PartDocs.tsx')).PartDocs }));

/** The docs page of every file of stories. */
export const DocsPage = () => (
  <Suspense fallback={null}>
    <PartDocs />
  </Suspense>
);
