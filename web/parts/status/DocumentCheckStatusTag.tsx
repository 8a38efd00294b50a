import { CircleCheck, CircleDashed, FileSearch, Landmark, Undo2 } from 'lucide-react';
import { DocumentCheckStatus, DocumentCheckStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of a document in the check (LOOK.md, Tones). */
export const documentCheckStatusLooks: Record<DocumentCheckStatus, StatusLook> = {
  [DocumentCheckStatus.Incomplete]: { tone: 'neutral', icon: CircleDashed },
  [DocumentCheckStatus.Confirming]: { tone: 'info', icon: FileSearch },
  [DocumentCheckStatus.MAFFConfirming]: { tone: 'special', icon: Landmark },
  [DocumentCheckStatus.Confirmed]: { tone: 'success', icon: CircleCheck },
  [DocumentCheckStatus.Rejected]: { tone: 'warning', icon: Undo2 },
};

/** `<DocumentCheckStatusTag status={…} />`: word, icon and tone from this one place. */
export const DocumentCheckStatusTag = statusTag(documentCheckStatusLooks, DocumentCheckStatusLabel);
