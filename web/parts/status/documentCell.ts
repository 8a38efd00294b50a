import { Minus } from 'lucide-react';
import type { StatusCellLook } from '#ui-kit/StatusCell/index.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { documentCheckStatusLooks } from './DocumentCheckStatusTag.tsx';
import { statusText as t } from './status.words.ts';

const shortWords: Record<DocumentCheckStatus, string> = {
  [DocumentCheckStatus.Incomplete]: t((w) => w.cell.incomplete),
  [DocumentCheckStatus.Confirming]: t((w) => w.cell.confirming),
  [DocumentCheckStatus.MAFFConfirming]: t((w) => w.cell.maff),
  [DocumentCheckStatus.Confirmed]: t((w) => w.cell.confirmed),
  [DocumentCheckStatus.Rejected]: t((w) => w.cell.returned),
};

/** A document's state for a cell of the matrix or the evidence grid: the tag's icon and tone, a shorter word. */
export const documentCell = (status: DocumentCheckStatus): StatusCellLook => ({
  icon: documentCheckStatusLooks[status].icon,
  tone: documentCheckStatusLooks[status].tone,
  word: shortWords[status],
});

/** The document is not asked for here, or its submission was waived. */
export const notApplicableCell: StatusCellLook = {
  icon: Minus,
  tone: 'neutral',
  word: t((w) => w.cell.notApplicable),
};
