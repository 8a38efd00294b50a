import { BellOff, BellRing, Check } from 'lucide-react';
import { ReminderState, ReminderStateLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

/** Only held reminders stand out. */
const reminderStateLooks: Record<ReminderState, StatusLook> = {
  [ReminderState.Planned]: { tone: 'neutral', icon: BellRing, isQuiet: true },
  [ReminderState.Held]: { tone: 'warning', icon: BellOff },
  [ReminderState.Sent]: { tone: 'success', icon: Check, isQuiet: true },
};

/** `<ReminderStateTag status={…} />`: word, icon and tone from this one place. */
export const ReminderStateTag = statusTag(reminderStateLooks, ReminderStateLabel);
