import { CircleCheck, CircleDashed, CircleX, MessageSquareWarning, RotateCcw } from 'lucide-react';
import { InspectionResult, InspectionResultLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** What an inspection found; not in LOOK.md, in the same language. */
const inspectionResultLooks: Record<InspectionResult, StatusLook> = {
  [InspectionResult.NotInspected]: { tone: 'neutral', icon: CircleDashed },
  [InspectionResult.Passed]: { tone: 'success', icon: CircleCheck },
  [InspectionResult.PassedWithRemarks]: { tone: 'warning', icon: MessageSquareWarning },
  [InspectionResult.Reinspection]: { tone: 'warning', icon: RotateCcw },
  [InspectionResult.Failed]: { tone: 'danger', icon: CircleX },
};

/** `<InspectionResultTag status={…} />`: word, icon and tone from this one place. */
export const InspectionResultTag = statusTag(inspectionResultLooks, InspectionResultLabel);
