import { Check, CircleAlert, CircleMinus, CirclePlay, Hourglass, RotateCw } from 'lucide-react';
import { JobStatus, JobStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** Whether work of the product itself goes well: only what failed for good asks somebody to act. */
const jobStatusLooks: Record<JobStatus, StatusLook> = {
  [JobStatus.Waiting]: { tone: 'neutral', icon: Hourglass, isQuiet: true },
  [JobStatus.Retrying]: { tone: 'warning', icon: RotateCw },
  [JobStatus.Running]: { tone: 'info', icon: CirclePlay },
  [JobStatus.Completed]: { tone: 'neutral', icon: Check, isQuiet: true },
  [JobStatus.Failed]: { tone: 'danger', icon: CircleAlert },
  [JobStatus.Cancelled]: { tone: 'neutral', icon: CircleMinus, isQuiet: true },
};

/** `<JobStatusTag status={…} />`: word, icon and tone from this one place. */
export const JobStatusTag = statusTag(jobStatusLooks, JobStatusLabel);
