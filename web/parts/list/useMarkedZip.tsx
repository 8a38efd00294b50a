import { FolderDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GridSelection } from '#ui-kit/DataGrid/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { Ordered } from './ExportMenu.tsx';
import type { ExportOrder } from './exports/OrderedExport.tsx';
import { listText as t } from './list.words.ts';

/** Of marked rows, as the contract has it; all that match are asked for by their conditions. */
const MOST_MARKED = 300;

type Marked = {
  /** What makes the zip of the contract's list. */
  readonly operation: ExportOrder['operation'];
  readonly marked: readonly { readonly id: number }[];
  readonly isAllMatching: boolean;
  /** What narrows the list, as the part of an address. */
  readonly conditions: string;
};

type MarkedZip = {
  /** For DataGrid's `selection`; nothing while one is being made. */
  readonly actions: GridSelection['actions'];
  /** How far the zip is. */
  readonly notice: ReactNode;
};

/** The files of marked rows as one zip, which a job makes. */
export const useMarkedZip = ({ operation, marked, isAllMatching, conditions }: Marked): MarkedZip => {
  const { show } = useSnackbar();
  const [order, setOrder] = useState<ExportOrder | null>(null);
  const onSelect = (): void => {
    if (!isAllMatching && marked.length > MOST_MARKED) {
      const message = t((w) => w.archive.tooMany, { count: formatInteger(MOST_MARKED) });
      show({ message, severity: 'error' });
      return;
    }
    const ids = new URLSearchParams(marked.map(({ id }) => ['id', String(id)]));
    setOrder({ operation, search: isAllMatching ? conditions : ids.toString() });
  };
  if (order === null) {
    const action = { id: 'archive', label: t((w) => w.archive.action), icon: FolderDown, onSelect };
    return { actions: [action], notice: null };
  }
  return {
    actions: [],
    notice: (
      <Notice tone="info" title={t((w) => w.archive.working)}>
        <Ordered order={order} onEnd={() => setOrder(null)} />
      </Notice>
    ),
  };
};
