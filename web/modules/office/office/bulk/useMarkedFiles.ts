import { useMarkedZip } from '#web/parts/list/useMarkedZip.tsx';
import { useBulkSelection } from './useBulkSelection.tsx';

type Marking<Row extends { readonly id: number }> = Omit<
  Parameters<typeof useBulkSelection<Row>>[0],
  'isWhole'
> & {
  /** What makes the zip of the contract's list. */
  readonly operation: Parameters<typeof useMarkedZip>[0]['operation'];
  /** Whether the caller may read the files; without it, he may. */
  readonly maySave?: boolean;
  /** What narrows the list as `operation` has it, where the address has more words than that. */
  readonly conditions?: string;
};

/**
 * The marked rows of a list whose files are saved as one zip by those who may read them, and what some may do with the
 * rows besides. Without any of it no row can be marked.
 */
export const useMarkedFiles = <Row extends { readonly id: number }>({
  operation,
  maySave = true,
  conditions,
  ...asked
}: Marking<Row>) => {
  const isUsed = maySave || asked.kinds.length > 0;
  const { selection, dialog, ...marks } = useBulkSelection<Row>({ ...asked, isWhole: isUsed });
  const zip = useMarkedZip({ operation, conditions: conditions ?? asked.state.conditions, ...marks });
  const actions = [...(maySave ? zip.actions : []), ...selection.actions];
  return { ...marks, selection: isUsed ? { ...selection, actions } : undefined, dialog, notice: zip.notice };
};
