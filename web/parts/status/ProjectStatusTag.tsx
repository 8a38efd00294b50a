import { Ban, Banknote, CircleCheck, CircleMinus, CirclePlay, ClipboardCheck, FileBadge } from 'lucide-react';
import { ProjectStatus, ProjectStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of an undertaking (LOOK.md, Tones). */
const projectStatusLooks: Record<ProjectStatus, StatusLook> = {
  [ProjectStatus.Progressing]: { tone: 'info', icon: CirclePlay },
  [ProjectStatus.ResultConfirmed]: { tone: 'info', icon: ClipboardCheck },
  [ProjectStatus.NotifiedAmount]: { tone: 'info', icon: FileBadge },
  [ProjectStatus.FinishedPayment]: { tone: 'success', icon: Banknote },
  [ProjectStatus.Finished]: { tone: 'success', icon: CircleCheck },
  [ProjectStatus.Rejected]: { tone: 'danger', icon: Ban },
  [ProjectStatus.Canceled]: { tone: 'neutral', icon: CircleMinus },
};

/** `<ProjectStatusTag status={…} />`: word, icon and tone from this one place. */
export const ProjectStatusTag = statusTag(projectStatusLooks, ProjectStatusLabel);
