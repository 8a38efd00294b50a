import { BadgeCheck, PencilLine, Send, Undo2 } from 'lucide-react';
import type { Tone } from '#ui-kit/tokens/index.ts';
import { InspectionReportStatus, InspectionReportStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of a completion-inspection report; not in LOOK.md, in the same language. */
const inspectionReportStatusLooks: Record<InspectionReportStatus, StatusLook> = {
  [InspectionReportStatus.Draft]: { tone: 'neutral', icon: PencilLine },
  [InspectionReportStatus.Submitted]: { tone: 'info', icon: Send },
  [InspectionReportStatus.Returned]: { tone: 'warning', icon: Undo2 },
  [InspectionReportStatus.Approved]: { tone: 'success', icon: BadgeCheck },
};

/** `<InspectionReportStatusTag status={…} />`: word, icon and tone from this one place. */
export const InspectionReportStatusTag = statusTag(inspectionReportStatusLooks, InspectionReportStatusLabel);

/** Its tone alone, where the whole entry of a calendar wears it. */
export const inspectionReportTone = (status: InspectionReportStatus): Tone =>
  inspectionReportStatusLooks[status].tone;
