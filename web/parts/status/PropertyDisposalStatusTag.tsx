import { BadgeCheck, CircleMinus, CircleX, Landmark, PencilLine, Send, Undo2 } from 'lucide-react';
import { PropertyDisposalStatus, PropertyDisposalStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of a request to dispose of property; not in LOOK.md, in the same language. */
const disposalStatusLooks: Record<PropertyDisposalStatus, StatusLook> = {
  [PropertyDisposalStatus.Draft]: { tone: 'neutral', icon: PencilLine },
  [PropertyDisposalStatus.Submitted]: { tone: 'info', icon: Send },
  [PropertyDisposalStatus.Returned]: { tone: 'warning', icon: Undo2 },
  [PropertyDisposalStatus.MAFFConfirming]: { tone: 'info', icon: Landmark },
  [PropertyDisposalStatus.Approved]: { tone: 'success', icon: BadgeCheck },
  [PropertyDisposalStatus.Declined]: { tone: 'danger', icon: CircleX },
  [PropertyDisposalStatus.Withdrawn]: { tone: 'neutral', icon: CircleMinus },
};

/** `<PropertyDisposalStatusTag status={…} />`: word, icon and tone from this one place. */
export const PropertyDisposalStatusTag = statusTag(disposalStatusLooks, PropertyDisposalStatusLabel);
