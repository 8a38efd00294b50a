import { Check, CircleMinus, TriangleAlert } from 'lucide-react';
import { MachineKeyStatus, MachineKeyStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

/** Whether a connected system can call: one that no longer can may stand still without anybody knowing. */
const machineKeyStatusLooks: Record<MachineKeyStatus, StatusLook> = {
  [MachineKeyStatus.Active]: { tone: 'success', icon: Check },
  [MachineKeyStatus.Expired]: { tone: 'warning', icon: TriangleAlert },
  [MachineKeyStatus.Stopped]: { tone: 'neutral', icon: CircleMinus, isQuiet: true },
};

/** `<MachineKeyStatusTag status={…} />`: word, icon and tone from this one place. */
export const MachineKeyStatusTag = statusTag(machineKeyStatusLooks, MachineKeyStatusLabel);
