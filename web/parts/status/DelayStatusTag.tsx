import { Check, CircleMinus, ClockAlert, TriangleAlert } from 'lucide-react';
import { DelayStatus, DelayStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** How late an undertaking is (LOOK.md, Tones). */
const delayStatusLooks: Record<DelayStatus, StatusLook> = {
  [DelayStatus.None]: { tone: 'neutral', icon: Check, isQuiet: true },
  [DelayStatus.Delayed]: { tone: 'warning', icon: ClockAlert },
  [DelayStatus.CriticalDelayed]: { tone: 'danger', icon: TriangleAlert },
  [DelayStatus.Exit]: { tone: 'neutral', icon: CircleMinus, isQuiet: true },
};

/** `<DelayStatusTag status={…} />`: word, icon and tone from this one place. */
export const DelayStatusTag = statusTag(delayStatusLooks, DelayStatusLabel);
