import type { ActKind, BulkRun } from './bulkTypes.ts';
import { useBulkSelection } from './useBulkSelection.tsx';
import { useKindsFor } from './useKindsFor.ts';

type Listed<Row> = {
  readonly list: BulkRun['list'];
  /** What is done with many rows of the list. */
  readonly kinds: readonly ActKind[];
  /** The page of the list, once it is there. */
  readonly page: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly state: Parameters<typeof useBulkSelection>[0]['state'];
};

/** What a list page's rows are marked for; none can be marked by those who may do nothing with many of them. */
export const useBulkOfList = <Row extends { readonly id: number }>({ list, page, ...asked }: Listed<Row>) => {
  const kinds = useKindsFor(asked.kinds);
  const { items: rows = [], total = 0 } = page ?? {};
  const { selection, dialog } = useBulkSelection({ list, kinds, rows, total, state: asked.state });
  return { selection: kinds.length === 0 ? undefined : selection, notice: dialog };
};
