import { BadgeCheck, CircleMinus, PencilLine, Send, Undo2 } from 'lucide-react';
import { PropertyStatus, PropertyStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of a line of the ledger of property; not in LOOK.md, in the same language. */
const propertyStatusLooks: Record<PropertyStatus, StatusLook> = {
  [PropertyStatus.Draft]: { tone: 'neutral', icon: PencilLine },
  [PropertyStatus.Submitted]: { tone: 'info', icon: Send },
  [PropertyStatus.Returned]: { tone: 'warning', icon: Undo2 },
  [PropertyStatus.Confirmed]: { tone: 'success', icon: BadgeCheck },
  [PropertyStatus.Waived]: { tone: 'neutral', icon: CircleMinus },
};

/** `<PropertyStatusTag status={…} />`: word, icon and tone from this one place. */
export const PropertyStatusTag = statusTag(propertyStatusLooks, PropertyStatusLabel);
