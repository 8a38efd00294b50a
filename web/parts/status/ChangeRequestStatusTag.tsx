import { BadgeCheck, CircleMinus, CircleX, Landmark, PencilLine, Send, Undo2 } from 'lucide-react';
import { ChangeRequestStatus, ChangeRequestStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of a change request; not in LOOK.md, in the same language. */
const changeRequestStatusLooks: Record<ChangeRequestStatus, StatusLook> = {
  [ChangeRequestStatus.Draft]: { tone: 'neutral', icon: PencilLine },
  [ChangeRequestStatus.Submitted]: { tone: 'info', icon: Send },
  [ChangeRequestStatus.Returned]: { tone: 'warning', icon: Undo2 },
  [ChangeRequestStatus.MAFFConfirming]: { tone: 'special', icon: Landmark },
  [ChangeRequestStatus.Approved]: { tone: 'success', icon: BadgeCheck },
  [ChangeRequestStatus.Declined]: { tone: 'neutral', icon: CircleX },
  [ChangeRequestStatus.Withdrawn]: { tone: 'neutral', icon: CircleMinus },
};

/** `<ChangeRequestStatusTag status={…} />`: word, icon and tone from this one place. */
export const ChangeRequestStatusTag = statusTag(changeRequestStatusLooks, ChangeRequestStatusLabel);
