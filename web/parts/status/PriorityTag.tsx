import { ChevronsUp, ChevronUp, Equal } from 'lucide-react';
import { Priority, PriorityLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** How urgent an undertaking is for the desk (LOOK.md, Tones). */
const priorityLooks: Record<Priority, StatusLook> = {
  [Priority.P0]: { tone: 'danger', icon: ChevronsUp },
  [Priority.P1]: { tone: 'warning', icon: ChevronUp },
  [Priority.P2]: { tone: 'neutral', icon: Equal, isQuiet: true },
};

/** `<PriorityTag status={…} />`: word, icon and tone from this one place. */
export const PriorityTag = statusTag(priorityLooks, PriorityLabel);
