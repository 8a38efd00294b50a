import {
  BadgeCheck,
  CircleMinus,
  CircleX,
  ListChecks,
  ListEnd,
  PencilLine,
  Scale,
  Send,
  Undo2,
} from 'lucide-react';
import { ApplicationStatus, ApplicationStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of an application (LOOK.md, Tones). */
const applicationStatusLooks: Record<ApplicationStatus, StatusLook> = {
  [ApplicationStatus.Draft]: { tone: 'neutral', icon: PencilLine },
  [ApplicationStatus.Submitted]: { tone: 'info', icon: Send },
  [ApplicationStatus.FormChecking]: { tone: 'info', icon: ListChecks },
  [ApplicationStatus.UnderReview]: { tone: 'info', icon: Scale },
  [ApplicationStatus.Returned]: { tone: 'warning', icon: Undo2 },
  [ApplicationStatus.Adopted]: { tone: 'success', icon: BadgeCheck },
  [ApplicationStatus.Waitlisted]: { tone: 'special', icon: ListEnd },
  [ApplicationStatus.NotAdopted]: { tone: 'neutral', icon: CircleX },
  [ApplicationStatus.Withdrawn]: { tone: 'neutral', icon: CircleMinus },
};

/** `<ApplicationStatusTag status={…} />`: word, icon and tone from this one place. */
export const ApplicationStatusTag = statusTag(applicationStatusLooks, ApplicationStatusLabel);
