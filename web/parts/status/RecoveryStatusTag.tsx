import { BadgeCheck, CircleMinus, Gavel, PencilLine, Send } from 'lucide-react';
import { RecoveryStatus, RecoveryStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of money to be paid back; not in LOOK.md, in the same language. */
const recoveryStatusLooks: Record<RecoveryStatus, StatusLook> = {
  [RecoveryStatus.Draft]: { tone: 'neutral', icon: PencilLine },
  [RecoveryStatus.Submitted]: { tone: 'info', icon: Send },
  [RecoveryStatus.Ordered]: { tone: 'warning', icon: Gavel },
  [RecoveryStatus.Settled]: { tone: 'success', icon: BadgeCheck },
  [RecoveryStatus.Withdrawn]: { tone: 'neutral', icon: CircleMinus },
};

/** `<RecoveryStatusTag status={…} />`: word, icon and tone from this one place. */
export const RecoveryStatusTag = statusTag(recoveryStatusLooks, RecoveryStatusLabel);
