import type { ActKind, BulkRun } from './bulkTypes.ts';
import { useBulkSelection } from './useBulkSelection.tsx';
import { useKindsFor } from './useKindsFor.ts';

type Shown<Row> = {
  /** The page of the list, once it is there. */
  readonly page: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly list: Parameters<typeof useBulkSelection>[0]['state'];
};

/**
 * What the rows of a list are marked for; none can be marked by those who may do nothing with many of them.
 * @param kinds what is done with many rows of the list
 */
export const useBulkOfList = <Row extends { readonly id: number }>(
  { page, list: state }: Shown<Row>,
  list: BulkRun['list'],
  acts: readonly ActKind[],
) => {
  const kinds = useKindsFor(acts);
  const { items: rows = [], total = 0 } = page ?? {};
  const { selection, dialog } = useBulkSelection({ list, kinds, rows, total, state });
  return { selection: kinds.length === 0 ? undefined : selection, notice: dialog };
};
