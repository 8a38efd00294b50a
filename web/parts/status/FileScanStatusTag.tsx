import { CircleCheck, Hourglass, ShieldAlert, ShieldX } from 'lucide-react';
import { FileScanStatus, FileScanStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** What the scanner says of a file; not in LOOK.md, in the same language. */
const fileScanStatusLooks: Record<FileScanStatus, StatusLook> = {
  [FileScanStatus.Pending]: { tone: 'info', icon: Hourglass },
  [FileScanStatus.Clean]: { tone: 'success', icon: CircleCheck, isQuiet: true },
  [FileScanStatus.Infected]: { tone: 'danger', icon: ShieldX },
  [FileScanStatus.Rejected]: { tone: 'danger', icon: ShieldAlert },
};

/** `<FileScanStatusTag status={…} />`: word, icon and tone from this one place. */
export const FileScanStatusTag = statusTag(fileScanStatusLooks, FileScanStatusLabel);
