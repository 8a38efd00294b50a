import { Circle, CircleDot, LockKeyhole, SquareCheck } from 'lucide-react';
import { ProgressPhase, ProgressPhaseLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** How far an undertaking has come; never filled, nobody acts on it (LOOK.md, Tones). */
const progressPhaseLooks: Record<ProgressPhase, StatusLook> = {
  [ProgressPhase.None]: { tone: 'neutral', icon: Circle, isQuiet: true },
  [ProgressPhase.Progressing]: { tone: 'neutral', icon: CircleDot, isQuiet: true },
  [ProgressPhase.Finished]: { tone: 'neutral', icon: SquareCheck, isQuiet: true },
  [ProgressPhase.Finalled]: { tone: 'neutral', icon: LockKeyhole, isQuiet: true },
};

/** `<ProgressPhaseTag status={…} />`: word, icon and tone from this one place. */
export const ProgressPhaseTag = statusTag(progressPhaseLooks, ProgressPhaseLabel);
