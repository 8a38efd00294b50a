import type { ListPath } from './describeList.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { ShownList } from './useList.ts';

/** Saves the rows of a list as its address has them, in the columns that it shows. */
export const SaveList = <P extends ListPath>({ shown }: { readonly shown: ShownList<P> }) => {
  const { described, list, query, page } = shown;
  const { savedBy, columns } = described;
  const path: ListPath = described.path;
  if (savedBy === undefined) return null;
  return (
    <ExportMenu
      path={`${path}/export`}
      query={query}
      order={{ operation: savedBy, total: page?.total }}
      shown={() => ({ ...list, columns })}
    />
  );
};
