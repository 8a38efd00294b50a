import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type GridRow, rowsOf } from '../rows.ts';

export type PageProps = { readonly rows: readonly GridRow[]; readonly namePart: string };

const Page = ({ rows, draw }: { rows: readonly GridRow[]; draw: (props: PageProps) => ReactNode }) => {
  const [namePart, setNamePart] = useState('');
  return (
    <>
      <input aria-label="企業を探す" value={namePart} onChange={(event) => setNamePart(event.target.value)} />
      {draw({ rows, namePart })}
    </>
  );
};

/** One field above one grid. Making the rows is no grid's work: how long it took is told apart. */
export const showPage = (draw: (props: PageProps) => ReactNode): void => {
  const startedAt = performance.now();
  const rows = rowsOf(Number(new URLSearchParams(location.search).get('rows')));
  performance.measure('rows made', { start: startedAt, end: performance.now() });
  const root = document.getElementById('root');
  if (root !== null) createRoot(root).render(<Page rows={rows} draw={draw} />);
};
