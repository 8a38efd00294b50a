import { Archive, Clock, Lock } from 'lucide-react';
import { RetentionState, RetentionStateLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

/** Whether a record has had its time. */
const retentionStateLooks: Record<RetentionState, StatusLook> = {
  [RetentionState.Due]: { tone: 'warning', icon: Archive },
  [RetentionState.Held]: { tone: 'info', icon: Lock },
  [RetentionState.Coming]: { tone: 'neutral', icon: Clock, isQuiet: true },
};

/** `<RetentionStateTag status={…} />`: word, icon and tone from this one place. */
export const RetentionStateTag = statusTag(retentionStateLooks, RetentionStateLabel);
