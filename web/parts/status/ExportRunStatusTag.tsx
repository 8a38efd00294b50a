import { Check, CircleAlert, CirclePlay, Hourglass } from 'lucide-react';
import { ExportRunStatus, ExportRunStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

const exportRunStatusLooks: Record<ExportRunStatus, StatusLook> = {
  [ExportRunStatus.Waiting]: { tone: 'neutral', icon: Hourglass, isQuiet: true },
  [ExportRunStatus.Making]: { tone: 'info', icon: CirclePlay },
  [ExportRunStatus.Made]: { tone: 'success', icon: Check },
  [ExportRunStatus.Failed]: { tone: 'danger', icon: CircleAlert },
};

/** Whether a list that was ordered is a file by now. */
export const ExportRunStatusTag = statusTag(exportRunStatusLooks, ExportRunStatusLabel);
